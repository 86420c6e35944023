"""The sentences of all effects and the texts of all traits, in both languages (specification, section 9)."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec import convert

from oakveil.games.veridia import house_box
from oakveil.games.veridia.catalogue import HOUSE, TEXTS
from oakveil.games.veridia.effects import AnyEffect, Use
from oakveil.games.veridia.effects.harm import Damage, Poison
from oakveil.games.veridia.effects.mending import Armor, Cure, Heal
from oakveil.games.veridia.effects.persons import Dispel, Hands, Stat
from oakveil.games.veridia.effects.rolls import Charge, Dice, Difficulty, Weapon
from oakveil.games.veridia.effects.turns import ExtraAction, Move, Speed
from oakveil.games.veridia.effects.words import Effect, Who
from oakveil.games.veridia.gallery import printed, telling, use_told
from oakveil.kernel.text import LOCALES, Locale
from tests.catalogues import messages_of

BOX = house_box()
FOLDER = HOUSE.parent / "text" / "effects"
CARDS = {locale: printed(BOX, TEXTS.in_(locale)) for locale in LOCALES}
VERBS = get_args(AnyEffect)


def plain(text: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def told(effect: Effect) -> tuple[str, str]:
    """What an effect says, in English and in French."""
    english, french = (telling(BOX, TEXTS.in_(locale)).say(effect) for locale in LOCALES)
    return english, plain(french)


def lines(trait: str, locale: Locale) -> list[str]:
    """What stands on a trait, without its short label."""
    head, _, *rest = CARDS[locale][trait].lines
    return [plain(line) for line in (head, *rest)]


def effects_of_content() -> list[Effect]:
    """Every effect that the content of the house has."""
    found: list[Effect] = []
    for trait in BOX.traits.values():
        found += [*trait.passive, *(effect for use in trait.use for effect in (*use.do, *use.on_blocked))]
    found += [effect for quality in BOX.creature_traits.values() for effect in quality.effect]
    found += [effect for condition in BOX.conditions.values() for effect in condition.effect]
    found += [effect for part in BOX.aimed.values() for effect in part.effect]
    waiting = [effect.then for effect in found if isinstance(effect, Charge)]
    return found + [convert(then, AnyEffect) for all_of_it in waiting for then in all_of_it]


LABELS = {
    text.in_(locale)
    for text in (
        *(trait.text for trait in BOX.traits.values()),
        *(quality.text for quality in BOX.creature_traits.values()),
    )
    for locale in LOCALES
}
"""The short labels, which are written in the content."""


# -- all of them -------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = (messages_of(FOLDER / f"{locale}.ftl") for locale in LOCALES)

    assert list(english) == list(french)
    assert {id: args for id, args in english.items() if args != french[id]} == {}


@pytest.mark.parametrize("kind", VERBS, ids=lambda kind: kind.__struct_config__.tag)
def test_every_verb_has_a_sentence_and_an_example(kind: type[Effect]) -> None:
    examples = [effect for effect in effects_of_content() if type(effect) is kind]
    message = f"veridia-effect-{kind.__struct_config__.tag}".replace("_", "-")

    assert all(message in messages_of(FOLDER / f"{locale}.ftl") for locale in LOCALES)
    assert examples or kind.__struct_config__.tag == "dormant"
    for effect in examples:
        assert all(told(effect))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_told_without_holes(locale: Locale) -> None:
    for id, card in CARDS[locale].items():
        for line in set(card.lines) - LABELS:
            assert not line[0].islower() and line[-1] == ".", (id, line)
            assert not re.search(r"  |[{}_]|\.\.|,,|::|;;| [,.]|, ?[.;:]|: ?[.;]|\(\)|formula|none", line), (id, line)


def test_french_cards_have_no_english_words() -> None:
    english = re.compile(r"\b(the|and|or|of|with|within|successes|dice|turns|damage|level)\b")

    for id, card in CARDS["fr"].items():
        for line in set(card.lines) - LABELS:
            assert not english.search(line), (id, line)


def test_every_trait_has_a_card() -> None:
    assert [id for id in CARDS["en"] if id in BOX.traits] == list(BOX.traits)
    assert len(BOX.traits) == 280


# -- every word of the vocabulary (specification 9.2, 9.3) -------------------------------------------------------------

ROLLS = (
    "all physical mental social combat attack melee_attack ranged_attack unarmed_attack spell knockout grapple "
    "break_free parry block dodge unarmed_defence exchange run chase sight next_action this_roll attr:choice "
    "attr:perception skill:melee sense:choice weapon:choice weapon:this weapon:that_hand attacks_against "
    "projectile_attacks_into_area open_this_lock"
)
CONDITIONS = (
    "hit hurt match shield dual_wielding single_engaged_with_weapon awakened half_undead attuned_armor daylight "
    "each_target_turn weapon:sword|axe tgt.has_armor tgt.no_armor gm:known_here gm:first_meeting"
)
DURATIONS = (
    "4 turns,1 turn,lvl turns,s turns,1+m turns,this turn,own next turn,end of next turn,1 minute,2 hours,s days,"
    "1 week,6 months,scene,fades,until own slot,until grown"
)
ENDS = [
    "depleted",
    "attacks:3",
    "attacked:1",
    "hit:2",
    "used:1",
    "charges",
    "damage_taken",
    "own_action",
    "healed:paid",
    "big_jump",
    "instant_cancel",
]
TARGETS = [
    "self_or_other",
    "one",
    "willing",
    "many:1",
    "many:lvl",
    "area",
    "cell",
    "weapon",
    "own_weapon",
    "item",
    "item_or_area",
    "item_or_creature",
    "place",
    "animal",
    "beast",
    "human",
    "attack",
    "blessed:weapon",
    "blessed:armor",
]
USES: dict[str, list[object]] = {
    "action": ["normal", "free", "instant", "none"],
    "window": ["damage_to_self", "attack_declared", "before_own_turn", "own_roll_seen"],
    "consume": ["sigil", "amber_gem", "crimsom_gem", "cyan_gem"],
    "limit": ["1/day", "2/day"],
    "choose": ["attribute", "skill"],
    "charge_when": ["hit", "damage"],
    "range": [0, 30, "touch", "reach", "sight", "hearing", "unlimited"],
    "target": [*TARGETS],
    "ends": [[end] for end in ENDS],
    "defend": [["dodge"], ["block"], ["parry"], ["exchange"], ["block_unarmed"]],
}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_filter_condition_and_duration_is_told(locale: Locale) -> None:
    tell = telling(BOX, TEXTS.in_(locale))

    rolls = [tell.rolls([on]) for on in ROLLS.split()]
    conditions = [tell.when(when) for when in CONDITIONS.split()]
    durations = [tell.lasting(duration) for duration in DURATIONS.split(",")]
    holders = [tell.say(Hands(count=1, who=who)) for who in get_args(Who)]
    for told in (rolls, conditions, durations, holders):
        assert all(told) and len(set(told)) == len(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", USES)
def test_every_word_of_a_use_is_told(key: str, locale: Locale) -> None:
    tell = telling(BOX, TEXTS.in_(locale))
    plainly = {"action": "normal", "charge": 1, "do": [{"verb": "act_last"}]}

    uses = [convert({**plainly, key: value}, Use) for value in USES[key]]
    told = [use_told(use, tell) for use in uses]
    assert len(set(told)) == len(told)


# -- numbers, conditions, holders --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (Damage(type="elemental", amount=1), "Deal 1 elemental damage.", "Inflige 1 dégât élémentaire."),
        (Damage(type="elemental", amount="2"), "Deal 2 elemental damage.", "Inflige 2 dégâts élémentaires."),
        (
            Damage(type="physical", amount="2+s", pierce="half"),
            "Deal physical damage equal to 2 + successes, ignoring half of the outer armour.",
            "Inflige des dégâts physiques égaux à 2 + succès, en ignorant la moitié de l'armure externe.",
        ),
        (
            Damage(type="physical", amount="s", pierce="outer", barrier="ignore"),
            "Deal physical damage equal to the successes, ignoring outer armour and barriers.",
            "Inflige des dégâts physiques égaux aux succès, en ignorant l'armure externe et les barrières.",
        ),
        (Dice(amount=-1, on=("social",)), "−1 die on social rolls.", "−1 dé aux jets sociaux."),
        (
            Dice(amount="-max(0,s-tgt.willpower)", on=("attack",)),
            "−1 die per success above the target's willpower on attacks.",
            "−1 dé par succès au-delà de la volonté de la cible aux attaques.",
        ),
        (
            Dice(amount=2, on=("attr:agility", "skill:animal_handling")),
            "+2 dice on agility rolls and animal handling rolls.",
            "+2 dés aux jets d'agilité et aux jets de dressage.",
        ),
        (
            Dice(amount=-3, on=("all",), who="self", duration="own next turn"),
            "On yourself: −3 dice on all rolls, during the next turn.",
            "Sur vous-même : −3 dés à tous les jets, pendant le tour suivant.",
        ),
        (
            Difficulty(amount="s", on=("spell",), duration="1 turn"),
            "Difficulty +1 per success on spells, for 1 turn.",
            "Difficulté +1 par succès aux sorts, pendant 1 tour.",
        ),
        (
            Heal(what="points", amount=1, limits="ignore", who="self", when="hurt"),
            "If the target is hurt, on yourself: heal 1 point of damage, beyond the limits of magical healing.",
            "Si la cible est blessée, sur vous-même : soigne 1 point, au-delà des limites des soins magiques.",
        ),
        (
            Armor(amount="half_down(lvl)", layer="inner", decay="1/2turns"),
            "Inner armour +½ level (rounded down), 1 less every two turns.",
            "Armure interne +½ niveau (arrondi inférieur), 1 de moins tous les deux tours.",
        ),
        (
            Cure(what=("poison", "magic"), count="s"),
            "End 1 of these per success: poisons or magic effects.",
            "Met fin à 1 de ces effets par succès : poisons ou effets magiques.",
        ),
        (
            Dispel(max_level="s", count=1),
            "End 1 magic effect of level up to the successes.",
            "Dissipe 1 effet magique de niveau inférieur ou égal aux succès.",
        ),
        (
            Poison(effect="damage", amount=1, after_hours=(3, 6), stacks=False),
            "Poison: 1 damage, after 3 and 6 hours, never twice at a time.",
            "Poison : 1 dégât, après 3 et 6 heures, jamais deux à la fois.",
        ),
        (
            Weapon(add_quirk="armor_piercing", scope="next_hit"),
            "The weapon is armour piercing, with its next hit.",
            "L'arme est perce-armure, à son prochain coup.",
        ),
        (
            Weapon(on_hit="burn", amount=1, turns=1, when="match"),
            "On a match: the weapon sets the target on fire for 1 turn (1 elemental damage).",
            "Sur une paire : l'arme enflamme la cible pendant 1 tour (1 dégât élémentaire).",
        ),
        (
            ExtraAction(count=2),
            "2 more main actions this turn, each with its own dice pool.",
            "2 actions principales de plus ce tour, chacune avec sa propre réserve de dés.",
        ),
        (Speed(metres=0), "No movement.", "Aucun déplacement."),
        (Speed(times="1/2"), "Movement × 1/2.", "Déplacement × 1/2."),
        (
            Move(kind="push", metres="6*m", from_="self"),
            "Push 6 m per match away.",
            "Repousse de 6 m par paire.",
        ),
        (Hands(count=1), "Has only 1 hand.", "N'a que 1 main."),
        (
            Stat(stat="healing_speed", times="paid+1"),
            "Speed of healing × (points spent + 1).",
            "Vitesse de guérison × (points payés + 1).",
        ),
    ],
)
def test_an_effect_is_told(effect: Effect, english: str, french: str) -> None:
    assert told(effect) == (english, french)


def test_a_lesser_number_inside_a_sum_stands_in_brackets() -> None:
    tell = telling(BOX, TEXTS.in_("en"))

    assert tell.formula("min(s,1)+m") == "(the lesser of successes and 1) + matches"
    assert tell.formula("2*(s+m)") == "2 × (successes + matches)"
    assert tell.formula("max(0,s-tgt.constitution)") == "successes − the target's constitution (at least 0)"


# -- traits as a whole -------------------------------------------------------------------------------------------------

GOLDEN = {
    "lucky_find": (
        ["Assets; cost 2.", "Starting money +100 deli."],
        ["Biens ; coût 2.", "Argent de départ +100 deli."],
    ),
    "half_swording": (
        [
            "Martial trait; cost 4; requires melee 4.",
            "Together with a melee attack or an exchange, with sword, side-sword, longsword or great sword. "
            "−3 dice on this roll. The weapon is armour piercing, for this attack.",
        ],
        [
            "Trait martial ; coût 4 ; demande mêlée 4.",
            "Avec une attaque de mêlée ou un échange, avec épée, épée de côté, épée longue ou grande épée. "
            "−3 dés à ce jet. L'arme est perce-armure, pour cette attaque.",
        ],
    ),
    "magic_arrow": (
        [
            "Grey magic 2; cost 3; requires grey magic 2.",
            "Normal action; 1 mana; roll intuition + marksmanship; one target within 60 m; may be dodged or blocked. "
            "Deal physical damage equal to 2 + successes.",
        ],
        [
            "Magie grise 2 ; coût 3 ; demande magie grise 2.",
            "Action normale ; 1 mana ; jet : intuition + tir ; une cible à 60 m au plus ; esquive ou blocage possible. "
            "Inflige des dégâts physiques égaux à 2 + succès.",
        ],
    ),
    "barrier": (
        [
            "Grey magic 3; cost 5; requires grey magic 3.",
            "Normal action; 1 mana; roll intuition + arcana; yourself or another within 15 m; for 1 hour; "
            "ends when used up. Barrier equal to 2 × successes.",
        ],
        [
            "Magie grise 3 ; coût 5 ; demande magie grise 3.",
            "Action normale ; 1 mana ; jet : intuition + arcanes ; vous-même ou autrui à 15 m au plus ; "
            "pendant 1 heure ; jusqu'à épuisement. Barrière égale à 2 × succès.",
        ],
    ),
    "phantom_grasp": (
        [
            "Way of the psychic 4; cost 5; requires way of the psychic 4.",
            "Free action; 1 fervor; one target in sight; may be dodged with 2 successes. "
            "Deal 2 physical damage, ignoring outer armour and barriers.",
        ],
        [
            "Voie du psychisme 4 ; coût 5 ; demande voie du psychisme 4.",
            "Action gratuite ; 1 ferveur ; une cible en vue ; esquive possible avec 2 succès. "
            "Inflige 2 dégâts physiques, en ignorant l'armure externe et les barrières.",
        ],
    ),
    "sanguis": (
        [
            "Way of the blood 1; cost 7; requires way of the blood 1.",
            "Free action; fervor: 1 up to the level of the way of the blood; until it has faded. "
            "+1 die per point spent on physical rolls and mental rolls, 1 less each turn. "
            "Inner armour +½ points spent (rounded down), 1 less every two turns. "
            "Inner elemental resist +½ points spent (rounded down), 1 less every two turns.",
        ],
        [
            "Voie du sang 1 ; coût 7 ; demande voie du sang 1.",
            "Action gratuite ; ferveur : de 1 jusqu'au niveau de voie du sang ; jusqu'à disparition. "
            "+1 dé par point payé aux jets physiques et aux jets mentaux, 1 de moins à chaque tour. "
            "Armure interne +½ points payés (arrondi inférieur), 1 de moins tous les deux tours. "
            "Résistance élémentaire interne +½ points payés (arrondi inférieur), 1 de moins tous les deux tours.",
        ],
    ),
    "devils_luck": (
        [
            "Devil path 1; cost 3; requires devil path 1.",
            "Instant action, after seeing your own roll; 1 focus. Repeat the roll; the second one counts.",
        ],
        [
            "Voie du diable 1 ; coût 3 ; demande voie du diable 1.",
            "Action instantanée, après avoir vu votre jet ; 1 focus. Relancer ; le second jet compte.",
        ],
    ),
    "acid_splash": (
        [
            "Chromatic magic 4; cost 4; requires chromatic magic 4.",
            "Normal action; 1 mana; roll intuition + arcana; one target within 6 m; may be dodged or blocked; "
            "if blocked, the shield is destroyed. If the target wears armour: worn armour takes 1 point of wear per "
            "success. If the target wears no armour: deal 2 elemental damage.",
        ],
        [
            "Magie chromatique 4 ; coût 4 ; demande magie chromatique 4.",
            "Action normale ; 1 mana ; jet : intuition + arcanes ; une cible à 6 m au plus ; esquive ou blocage "
            "possible ; en cas de blocage, le bouclier est détruit. Si la cible porte une armure : l'armure portée "
            "subit 1 point d'usure par succès. Si la cible ne porte pas d'armure : inflige 2 dégâts élémentaires.",
        ],
    ),
}
"""Traits as players read them, with ordinary spaces."""


@pytest.mark.parametrize("id", GOLDEN)
def test_golden_traits_come_out_letter_by_letter(id: str) -> None:
    english, french = GOLDEN[id]

    assert lines(id, "en") == english
    assert lines(id, "fr") == french
