"""The sentences of all effects and the texts of all cards, in both languages (specification, section 9)."""

import tomllib
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.catalogue import HOUSE, TEXTS
from oakveil.games.oakdell.effects.abilities import AnyAbility, Coffins, Growth, HardPart, Overkill, TorsoGrowth
from oakveil.games.oakdell.effects.attacks import ModifyRoll, SkipMonsterPhase
from oakveil.games.oakdell.effects.harm import BonusDamage, DirectDamage, SelfDamage
from oakveil.games.oakdell.effects.moves import ExtraMove, ExtraMoveExact, Step
from oakveil.games.oakdell.effects.rewards import (
    Develop,
    GainAnyPotion,
    GainEquipment,
    GainHearts,
    GainKey,
    GainPotion,
    GainTorch,
    Reward,
)
from oakveil.games.oakdell.effects.strikes import FreeLine, StrikeFrom
from oakveil.games.oakdell.effects.words import Cost, Effect, Trigger, When
from oakveil.games.oakdell.gallery import kind_of, on_sheet, printed, telling
from oakveil.games.oakdell.records import GearEffect, PointColour, PotionEffect, SpecialEffect
from oakveil.kernel.text import LOCALES, Locale
from tests.catalogues import messages_of

GOLDEN = tomllib.loads(Path(__file__).with_name("golden_texts.toml").read_text("utf-8"))
BOX = house_box()
TEXT = HOUSE.parent / "text"


def plain(text: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def told(effect: Effect) -> tuple[str, str]:
    """What an effect says, in English and in French."""
    english, french = (telling(BOX, TEXTS.in_(locale)).say(effect) for locale in LOCALES)
    return english, plain(french)


def gear(trigger: Trigger, when: When, effect: Effect, cost: Cost | None = None) -> tuple[str, str]:
    """What gear says."""
    english, french = (telling(BOX, TEXTS.in_(locale)).gear(trigger, when, cost, effect) for locale in LOCALES)
    return english, plain(french)


def ability(sheet: str, ability: AnyAbility) -> tuple[str, str]:
    """What an ability says on a sheet."""
    english, french = (on_sheet(telling(BOX, TEXTS.in_(locale)), BOX.sheets[sheet]).say(ability) for locale in LOCALES)
    return english, plain(french)


@pytest.mark.parametrize("id", GOLDEN)
def test_golden_texts_come_out_letter_by_letter(id: str) -> None:
    for locale in LOCALES:
        card = printed(BOX, TEXTS.in_(locale))[id]
        assert plain(card.name) == GOLDEN[id]["name"][locale]
        assert [plain(line) for line in card.lines] == GOLDEN[id][locale]


def test_every_card_is_golden() -> None:
    assert list(printed(BOX, TEXTS.in_("en"))) == list(GOLDEN)
    assert len(GOLDEN) == 4 + 3 + 9 + 20 + 6 + 18 + 10 + 2 * (1 + 4)


@pytest.mark.parametrize("folder", ["cards", "content"])
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: str) -> None:
    english, french = (messages_of(TEXT / folder / f"{locale}.ftl") for locale in LOCALES)

    assert list(english) == list(french)
    assert {id: args for id, args in english.items() if args != french[id]} == {}


@pytest.mark.parametrize(
    "kind", [*get_args(Reward), *get_args(GearEffect), *get_args(PotionEffect), *get_args(SpecialEffect)]
)
def test_every_verb_has_a_sentence(kind: type[Effect]) -> None:
    verb = kind.__struct_config__.tag
    messages = messages_of(TEXT / "cards" / "en.ftl")

    assert any(id in messages for id in (f"oakdell-effect-{verb}", f"oakdell-effect-{verb}_by_level"))


def test_every_ability_has_a_sentence_and_a_name() -> None:
    messages = messages_of(TEXT / "cards" / "en.ftl")

    for sheet in BOX.sheets.values():
        assert {f"oakdell-ability-{kind_of(sheet.ability)}", f"oakdell-ability-{kind_of(sheet.ability)}.name"} <= {
            *messages
        }


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (GainHearts(1), "Gain 1 heart.", "Gagnez 1 cœur."),
        (GainHearts(2), "Gain 2 hearts.", "Gagnez 2 cœurs."),
        (Develop("choice"), "Develop a skill of your choice.", "Développez une compétence au choix."),
        (Develop("block"), "Develop Damage Blocking.", "Développez Blocage des dégâts."),
        (GainPotion("orange"), "Gain a Potion of Precision.", "Gagnez une Potion de précision."),
        (GainAnyPotion("round"), "Gain a round potion of your choice.", "Gagnez une potion ronde au choix."),
        (BonusDamage(1), "+1 damage to a line that dealt damage.", "+1 dégât à un trait qui a blessé."),
        (BonusDamage(2), "+2 damage to a line that dealt damage.", "+2 dégâts à un trait qui a blessé."),
        (DirectDamage(2), "Deal 2 damage.", "Infligez 2 dégâts."),
        (
            DirectDamage(1, 3),
            "Deal 1 damage, or 3 with your last heart.",
            "Infligez 1 dégât, ou 3 à votre dernier cœur.",
        ),
        (SelfDamage(2), "Take 2 damage.", "Subissez 2 dégâts."),
        (ExtraMove(1), "Move 1 more space, or none.", "Avancez de 1 case de plus au maximum."),
        (
            ExtraMoveExact((1,)),
            "Move exactly 1 more space, or none.",
            "Avancez d'exactement 1 case de plus, ou d'aucune.",
        ),
        (Step(2), "Move 2 spaces.", "Avancez de 2 cases."),
        (ModifyRoll(-2), "−2 to the monster's result.", "−2 au résultat du monstre."),
    ],
)
def test_a_sentence_agrees_with_its_number(effect: Effect, english: str, french: str) -> None:
    assert told(effect) == (english, french)


@pytest.mark.rule("OAK-GEO-11")
def test_fifty_units_are_a_centimetre() -> None:
    assert told(FreeLine(100, 1)) == ("Draw a line of 2 cm anywhere.", "Tracez un trait de 2 cm n'importe où.")
    assert told(FreeLine(125, 1)) == ("Draw a line of 2.5 cm anywhere.", "Tracez un trait de 2,5 cm n'importe où.")


@pytest.mark.parametrize(
    ("colour", "english", "french"),
    [("red", "red", "rouge"), ("yellow", "yellow", "jaune"), ("blue", "blue", "bleu"), ("green", "green", "vert")],
)
def test_a_strike_names_its_colour(colour: PointColour, english: str, french: str) -> None:
    assert told(StrikeFrom(colour)) == (f"Strike from a {english} point.", f"Frappez depuis un point {french}.")


# -- when, on what condition, at what cost -----------------------------------------------------------------------------


@pytest.mark.parametrize("trigger", get_args(Trigger))
def test_every_trigger_stands_before_its_effect(trigger: Trigger) -> None:
    english, french = gear(trigger, When(), SkipMonsterPhase())

    assert english.endswith(": skip it.") and french.endswith(" : passez-la.")


@pytest.mark.parametrize(
    ("when", "english", "french"),
    [
        (When(die="white"), "with a white die", "avec un dé blanc"),
        (When(die="black"), "with a black die", "avec un dé noir"),
        (When(light="dark"), "in darkness", "dans l'obscurité"),
        (When(space="trap"), "standing on a trap", "sur un piège"),
        (When(move_total=1), "if you move exactly 1", "si vous avancez d'exactement 1"),
        (
            When(dealt_at_least=1),
            "if you dealt 1 or more damage this turn",
            "si vous avez infligé au moins 1 dégât ce tour",
        ),
        (When(taken_at_least=1), "if it cost you hearts", "si elle vous a coûté au moins 1 cœur"),
        (When(taken_at_least=2), "if it cost you 2 or more hearts", "si elle vous a coûté au moins 2 cœurs"),
        (When(hp_at_most=1), "with your last heart", "s'il vous reste au plus 1 cœur"),
        (When(hp_at_most=3), "with 3 or fewer hearts left", "s'il vous reste au plus 3 cœurs"),
        (When(light="dark", die="black"), "with a black die, in darkness", "avec un dé noir, dans l'obscurité"),
    ],
)
def test_conditions_stand_behind_the_trigger(when: When, english: str, french: str) -> None:
    assert gear("line_damage", when, BonusDamage(1)) == (
        f"When a line deals damage, {english}: +1 damage.",
        f"Quand un trait blesse, {french} : +1 dégât.",
    )


def test_a_cost_stands_last() -> None:
    assert gear("monster_phase_start", When(space="trap"), SkipMonsterPhase(), Cost("strike")) == (
        "Before the Monster Phase, standing on a trap, if you fill a circle of Additional Strikes: skip it.",
        "Avant la phase du monstre, sur un piège, si vous noircissez un cercle de Frappes supplémentaires : passez-la.",
    )


# -- abilities ---------------------------------------------------------------------------------------------------------


def test_an_extra_reward_is_listed() -> None:
    reward = (GainKey(), GainTorch(), GainEquipment(), GainHearts(2), Develop("choice"), GainAnyPotion("round"))

    assert ability("bog_slime", Overkill(1, reward)) == (
        "If you deal 1 extra damage in the turn of the kill, also gain a key, a torch, a piece of equipment, 2 hearts, "
        "a circle of a skill of your choice and a round potion of your choice.",
        "Si vous infligez 1 dégât de trop au tour de la mise à mort, gagnez aussi une clé, une torche, une pièce "
        "d'équipement, 2 cœurs, un cercle d'une compétence au choix et une potion ronde au choix.",
    )


def test_what_is_gained_three_times_is_told_once() -> None:
    english, french = ability("mimic", HardPart(("chest", "tongue"), 1, (GainKey(), GainTorch(), GainKey(), GainKey())))

    assert english == (
        "Hits on the Chest and the Tongue deal no damage. With such a hit before it dies, also gain a key 3 times and "
        "a torch."
    )
    assert french.endswith("Avec une de ces touches avant sa mort, gagnez aussi 3 fois une clé et une torche.")


def test_faces_that_stand_for_one_result_are_told_by_that_number() -> None:
    colossus = BOX.sheets["hollow_colossus"].ability
    assert isinstance(colossus, TorsoGrowth)

    english, _ = ability("hollow_colossus", replace(colossus, faces=("left", "right", "left", "left", "head", "head")))

    assert "(1 Left hand, 2 Right hand, 3–4 Left hand, 5–6 Head)" in english


def test_nobody_is_immune_unless_the_sheet_says_so() -> None:
    colossus = BOX.sheets["hollow_colossus"].ability
    assert isinstance(colossus, TorsoGrowth)

    assert ability("hollow_colossus", colossus)[0].endswith("; +1 with a black die. Immune to a Potion of Rage.")
    assert ability("hollow_colossus", replace(colossus, immune=()))[0].endswith("; +1 with a black die.")
    assert ability("hollow_colossus", replace(colossus, immune=("red", "green")))[1].endswith(
        "Immunisé contre une Potion de rage et une Potion de blessure."
    )


def test_one_coffin_is_enough_for_some() -> None:
    english, french = ability("vampire_count", Coffins(1))

    assert english == "After a Monster Phase mark a coffin; it deals its drops as damage and leaves."
    assert french == "Après une phase du monstre, cochez un cercueil ; il inflige ses gouttes en dégâts et part."


def test_growth_ends_with_the_longest_pool() -> None:
    assert ability("bloodroot", Growth())[0] == "Gains a drop for each heart it breaks, up to 10 drops."


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_house_is_told_without_holes(locale: Locale) -> None:
    for card in printed(BOX, TEXTS.in_(locale)).values():
        for line in card.lines:
            assert not line[0].islower() and line[-1] == ".", line
            assert "  " not in line and "{" not in line and ".." not in line, line


def test_sheets_are_told_with_their_lore() -> None:
    assert printed(BOX, TEXTS.in_("fr"))["bloodroot"].lines[-1] == "Elle boit ce que vous versez."
    assert all(sheet.lore is not None and sheet.lore.fr for sheet in BOX.sheets.values())
