"""Everything that is asked, answered and done in Tactique can be told in both languages, and nothing hidden is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from oakveil.bots.random import choose
from oakveil.games.tactique import GAME, choices, events, house_box
from oakveil.games.tactique.effects import Happening
from oakveil.games.tactique.gallery import printed
from oakveil.games.tactique.narrator import TactiqueNarrator
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.tactique.rules.behaviour import Reason
from oakveil.games.tactique.state import Tactique
from oakveil.kernel.ask import Broken, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.settings import settings
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES, Locale
from tests.games.tactique.table import TableTalk, foe, fresh, hero, lay, reinforcing, scene
from tests.games.tactique.test_texts import CHOICES, EVENTS

ENGLISH, FRENCH = (TactiqueNarrator(GAME.texts.in_(locale)) for locale in LOCALES)

IDS = {
    id
    for table in (house_box().cards, house_box().enemies, house_box().bosses, house_box().actions, house_box().heroes)
    for id in table
    if "_" in id
}
"""What may never be read: ids, as far as they are no words of the texts."""


def fault_of(told: str) -> str:
    """What is wrong with a text that people read, or ""."""
    if not told or told != told.strip() or "  " in told or told[0].islower():
        return f"badly written: {told!r}"
    for pattern in (r"[{}\[\]]", r"tactique-", r"\bNone\b|\bTrue\b|\bFalse\b", r"[a-z]_[a-z]", r"\bnone\b", r"\.\.|,,"):
        if re.search(pattern, told):
            return f"{pattern} in {told!r}"
    return next((f"{id} in {told!r}" for id in IDS & set(re.findall(r"[a-z_]+", told))), "")


def expect_readable(told: str) -> None:
    assert fault_of(told) == ""


def plain(told: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


# -- whole games ------------------------------------------------------------------------------------------------------

ROUND_THE_TABLE: tuple[dict[str, Any], ...] = (
    {"players": 1, "battlefields": "chosen", "novice_pick": "suggested"},
    {"players": 3, "battlefields": "random", "difficulty": "easy"},
    {"players": 5, "difficulty": "extreme", "second_boss": "random", "hero_pick": "random"},
)


@pytest.mark.parametrize("options", ROUND_THE_TABLE, ids=str)
def test_a_game_can_be_told_from_the_first_question_on(options: dict[str, Any]) -> None:
    match = Match.start(GAME, TactiqueOptions(**options), seed=FairSeed.of("tale"))
    minds, narrators = Chance(b"minds"), [GAME.told_in(locale) for locale in LOCALES]
    for _ in range(150):
        asks = match.asks()
        if not asks:
            break
        happened = match.events()
        for narrator in narrators:
            for event in happened:
                expect_readable(narrator.event(match.table, event))
            for ask in asks:
                expect_readable(narrator.question(match.table, ask))
                for option in ask.options:
                    expect_readable(narrator.option(match.table, option))
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))
    for narrator in narrators:
        for line in narrator.summary(match.table, 1).splitlines():
            expect_readable(line)


# -- every record with every word it may carry ------------------------------------------------------------------------

SAMPLES: dict[str, tuple[object, ...]] = {
    "hero": ("knight", "bardess"),
    "meant_for": ("knight", "healer"),
    "enemy": ("rat_swarm", "night_wyrm"),
    "boss": ("night_wyrm",),
    "figure": ("knight", "zombie"),
    "target": ("zombie",),
    "by": ("knight", "zombie", "battlefield"),
    "owner": ("knight", "zombie", "battlefield"),
    "summoner": ("", "rat_queen", "battlefield"),
    "card": ("strike.1", "all_or_nothing.1"),
    "cards": (("strike.1",), ("strike.1", "run.2"), ()),
    "source": ("strike.1", "zombie", "dive", "cursed_ground", "knight"),
    "action": ("dive",),
    "battlefield": ("", "blood_moon"),
    "cell": ("B3",),
    "start": ("A1",),
    "to": ("B3",),
    "path": (("A2", "A3"), ("A2",), ()),
    "heroes": (("knight",), ("knight", "healer")),
    "targets": (("knight",), ("knight", "healer")),
    "enemies": (("zombie",), ("zombie", "rat_swarm")),
    "figures": (("zombie",), ("knight", "healer")),
    "bosses": (("night_wyrm",), ("night_wyrm", "hollow_king")),
    "seats": ((1, 2),),
    "seat": (1,),
    "turn": ("right", "down", "left", "up"),
    "difficulty": ("easy", "normal", "hard", "extreme", "custom"),
    "pile": ("basic", "red", "colourless", "night_wyrm"),
    "tier": ("basic", "powerful"),
    "row": (1, 4),
    "column": (1, 6),
    "x": (-1, 0, 3),
    "event": tuple(event for union in get_args(Happening) for event in get_args(union)),
}
REASONS: dict[type[Event], tuple[str, ...]] = {
    events.StepResolved: ("", "not_then", "no_target", "nothing", "no_x", "condition", "chain"),
    events.EnemyAttacked: tuple(
        reason for reason in get_args(Reason) if reason not in ("distance", "hidden", "rooted", "no_way")
    ),
    events.EnemyAdvanced: ("path", "distance"),
    events.EnemyStayed: ("hidden", "rooted", "no_way"),
}


NUMBERS = ("x", "row", "column", "seat")
"""Fields in which not every number can stand."""


def words_of(kind: type[Option] | type[Event], field: str, hint: object) -> tuple[object, ...]:
    """What may stand in a field of a record."""
    if field == "reason" and issubclass(kind, Event):
        return REASONS[kind]
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if hint is int and field not in NUMBERS:
        return (0, 1, 2)
    if issubclass(kind, Option):
        return tuple(word for word in SAMPLES[field] if word)
    return SAMPLES[field]


def records_of(kind: type[Option] | type[Event]) -> Iterator[Any]:
    """A record of this kind for each word that each of its fields may carry."""
    hints = get_type_hints(kind)
    fields = {field: words_of(kind, field, hints[field]) for field in kind.__struct_fields__}
    usual = {field: words[0] for field, words in fields.items()}
    yield kind(**usual)
    for field, words in fields.items():
        for word in words[1:]:
            yield kind(**{**usual, field: word})


@pytest.fixture(scope="module")
def g() -> Tactique:
    """A table at which everybody is that the samples name."""
    return lay(
        hero("knight", at="B2", hand=["strike"], wounds=["run"]),
        hero("healer", at="A6"),
        hero("bardess", at="D1"),
        foes=[foe("zombie", at="C2"), foe("rat_swarm", at="C5"), foe("night_wyrm", at="D6")],
    )


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("narrator", [ENGLISH, FRENCH], ids=LOCALES)
def test_every_answer_and_event_can_be_told_in_all_its_forms(
    kind: type[Option] | type[Event], narrator: TactiqueNarrator, g: Tactique
) -> None:
    for record in records_of(kind):
        told = narrator.option(g, record) if issubclass(kind, Option) else narrator.event(g, record)
        expect_readable(told)


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAC-ENEMY-07", "TAC-THREAT-02")
@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        ("threat", "several heroes equally near, greater threat", "plusieurs héros aussi proches, menace plus forte"),
        ("in_range", "in range without a step", "à portée sans bouger"),
        ("nearest", "the nearest hero", "le héros le plus proche"),
        ("group", "nowhere can it hit more", "impossible d'en toucher davantage"),
    ],
)
def test_an_attack_is_explained_in_one_sentence(reason: str, english: str, french: str, g: Tactique) -> None:
    attack = events.EnemyAttacked("zombie", "up", ("knight",), reason)

    assert ENGLISH.event(g, attack) == f"The Zombie hits the Knight: {english}."
    assert plain(FRENCH.event(g, attack)) == f"Le Zombie frappe le Chevalier : {french}."


@pytest.mark.rule("TAC-AI-05")
def test_whoever_goes_for_the_lowest_threat_says_so() -> None:
    g = lay(hero("knight", at="B2"), foes=[foe("veiled_killer", at="C2")])
    attack = events.EnemyAttacked("veiled_killer", "up", ("knight",), "threat")

    assert ENGLISH.event(g, attack) == "The Veiled Killer hits the Knight: several heroes equally near, less threat."
    g.state.battlefield = "hall_of_mirrors"
    assert ENGLISH.event(g, attack).endswith("greater threat.")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.DamageDealt("strike.1", "knight", "zombie", 1, 2, 0, 1, 2),
            "Strike: the Zombie takes 3 damage (bonus 2, 1 blocked).",
            "« Frappe » : le Zombie subit 3 dégâts (bonus 2, 1 bloqué).",
        ),
        (
            events.DamageDealt("strike.1", "knight", "zombie", 1, 0, 0, 0, 1),
            "Strike: the Zombie takes 1 damage.",
            "« Frappe » : le Zombie subit 1 dégât.",
        ),
        (
            events.DamageTaken("knight", "zombie", "zombie", 2, 1, 0, "healer"),
            "The Zombie: the Knight takes 1 damage in place of the Healer (reduced by 1).",
            "Le Zombie : le Chevalier subit 1 dégât pour le Guérisseur (réduction 1).",
        ),
        (
            events.EnemyDied("zombie", "knight", "C2"),
            "The Knight defeats the Zombie!",
            "Le Chevalier élimine le Zombie !",
        ),
        (
            events.EnemyDied("zombie", "night_wyrm", "C2"),
            "The Zombie vanishes with the Night Wyrm.",
            "Le Zombie disparaît avec la Vouivre de nuit.",
        ),
        (events.EnemyDied("zombie", "battlefield", "C2"), "The Zombie dies.", "Le Zombie meurt."),
        (
            events.CardPlayed("bardess", "fireball.1", 2, False, 1),
            "The Bardess plays Fireball out of turn, X = 2.",
            "La Bardesse joue « Boule de feu » hors de son tour, X = 2.",
        ),
        (
            events.CardPlayed("bardess", "strike.1", -1, True, 2),
            "The Bardess resolves Strike again.",
            "La Bardesse résout « Frappe » encore une fois.",
        ),
        (
            events.EncounterStarted(2, "blood_moon", 1, 2, 0, 0),
            "Encounter 2 of 4: 1 Basic enemy and 2 Intermediate enemies. Battlefield: Blood Moon. All enemies "
            "inflict 1 more damage.",
            "Affrontement 2 sur 4 : 1 ennemi basique et 2 ennemis intermédiaires. Champ de bataille : « Lune de sang "
            "». Tous les ennemis infligent 1 dégât de plus.",
        ),
        (
            events.EncounterStarted(4, "", 0, 0, 0, 1),
            "Encounter 4 of 4: 1 boss.",
            "Affrontement 4 sur 4 : 1 boss.",
        ),
        (
            events.BossAction("night_wyrm", "devour", "life"),
            "The Night Wyrm has lost a life and answers: Devour. Move up to 3 spaces, then attack one hero in the "
            "zone: 4 damage, 1 card exiled.",
            "La Vouivre de nuit a perdu une vie et riposte : « Dévorer ». Déplacement de 3 cases au plus, puis attaque "
            "un héros de la zone : 4 dégâts, exil de 1 carte.",
        ),
        (
            events.EffectAdded("knight", "threat", 2, "round", "war_cry.1"),
            "War Cry: the Knight - threat +2, until the end of the enemies' turn.",
            "« Cri de guerre » : le Chevalier, menace +2, jusqu'à la fin du tour des ennemis.",
        ),
        (
            events.EnemyPlaced("zombie", "B3", 2, 3, "rat_queen"),
            "The Rat Queen summons the Zombie on B3 (lives: 2, wounds for each: 3).",
            "La Reine des rats invoque le Zombie en B3 (vies : 2, blessures pour chacune : 3).",
        ),
        (
            events.StepResolved("strike.1", 0, False, "no_target"),
            "Strike: the first part finds no target.",
            "« Frappe » : la première partie ne trouve aucune cible.",
        ),
        (
            events.DiceRolled(2, 3, False),
            "The black dice: B3 - it is not free, once more.",
            "Les dés noirs : B3. La case n'est pas libre, on relance.",
        ),
    ],
)
def test_an_event_reads_like_a_tale(event: Event, english: str, french: str, g: Tactique) -> None:
    assert (ENGLISH.event(g, event), plain(FRENCH.event(g, event))) == (english, french)


# -- questions and answers --------------------------------------------------------------------------------------------


def test_a_question_tells_the_step_that_asks() -> None:
    t = scene(hero("knight", at="B2", hand=["strike", "parry"]), foes=[foe("zombie", at="C2"), foe("ghoul", at="B3")])
    t.answer(choices.Play(t.g.hero("knight").hand[0]))

    assert ENGLISH.question(t.g, t.ask) == "Knight, which enemy? (Strike: inflict 1 damage to an enemy in the zone)"
    assert plain(FRENCH.question(t.g, t.ask)) == (
        "Chevalier, quel ennemi ? (« Frappe » : infligez 1 dégât à un ennemi de la zone)"
    )
    assert [ENGLISH.option(t.g, option) for option in t.ask.options] == [
        "The Ghoul (B3; lives: 3; wounds left: 2; block: 0)",
        "The Zombie (C2; lives: 2; wounds left: 3; block: 0)",
    ]


def test_the_options_of_a_card_are_told_with_what_they_do() -> None:
    t = scene(hero("knight", at="B2", hand=["excellent_form", "parry"]), foes=[foe("zombie", at="D6")])
    t.answer(choices.Play(t.g.hero("knight").hand[0]))

    assert [ENGLISH.option(t.g, option) for option in t.ask.options] == [
        "Inflict 3 damage to an enemy in the zone (nothing would happen now)",
        "Gain 5 block",
    ]
    assert [FRENCH.option(t.g, option) for option in t.ask.options] == [
        "Infligez 3 dégâts à un ennemi de la zone (rien ne se passerait maintenant)",
        "Gagnez 5 de blocage",
    ]


def test_whoever_must_give_up_a_card_hears_to_whom() -> None:
    t = scene(
        hero("knight", at="B2", hand=["strike", "parry"]),
        hero("healer", at="D6", hand=["strike"]),
        foes=[foe("cultist", at="B1")],
        turn="enemies",
    )

    assert ENGLISH.question(t.g, t.ask) == "Knight, which card must go? (the Cultist)"
    assert FRENCH.question(t.g, t.ask) == "Chevalier, quelle carte devez-vous défausser\u202f? (le Cultiste)"


def test_rewards_are_offered_with_their_texts() -> None:
    t = reinforcing(hero("knight", at="B2"), hero("healer", at="A6"))
    card = next(option.card for option in t.ask.options if isinstance(option, choices.TakeReward))

    told = [ENGLISH.option(t.g, option) for option in t.ask.options]
    name = house_box().card_of[card].name.in_("en")
    assert told[0].startswith(f"{name} (") and told[0].endswith(".)")
    assert told[-1] == "Heal 4 wounds instead"


def test_seats_are_called_by_their_heroes() -> None:
    assert ENGLISH.seat(fresh().g, 2) == "Seat 2"
    g = lay(hero("knight", at="B2", seat=1), hero("healer", at="A6", seat=1), hero("bardess", at="D1", seat=2))
    assert (ENGLISH.seat(g, 1), FRENCH.seat(g, 1)) == ("Knight and Healer", "Chevalier et Guérisseur")


def test_a_question_is_put_to_the_hero_that_it_is_about() -> None:
    t = scene(hero("knight", at="B2", hand=["run"], seat=1), hero("healer", at="A6", seat=1), foes=[foe("ghoul", "D6")])

    assert ENGLISH.question(t.g, t.ask) == "Knight, what do you do?"


def test_a_refusal_is_told() -> None:
    broken = Broken("TAC-WIN-03", "tactique-broken-concede")

    assert ENGLISH.refusal(fresh().g, broken) == "You have said so already."


@pytest.mark.parametrize("reason", ["boss_defeated", "all_dead", "conceded"])
def test_the_end_is_told(reason: str, g: Tactique) -> None:
    for narrator in (ENGLISH, FRENCH):
        expect_readable(narrator.outcome(g, Outcome((), reason, {"encounter": 2, "round": 3})))


# -- the table --------------------------------------------------------------------------------------------------------


def lines_of(t: TableTalk) -> list[str]:
    return ENGLISH.summary(t.g, 1).splitlines()


def test_the_table_is_told_line_by_line() -> None:
    t = scene(
        hero("knight", at="B2", hand=["strike", "strike", "parry"], wounds=["run"], block=2),
        hero("healer", at="A6", alive=False, deck=()),
        foes=[foe("zombie", at="C2", wounds=1), foe("ghoul", at="A2")],
        battlefield="narrow_pass",
    )

    assert lines_of(t) == [
        "Encounter 1 of 4, round 1: the heroes' turn.",
        "Battlefield Narrow Pass: A3, A4, D3, D4 are obstacles.",
        "Obstacles: A3, A4, D3, D4.",
        "Knight, B2, playing: threat 5, swords 3, block 2. Cards beyond the next hand: 8.",
        "Knight - deck: 10; discard pile: 0; exile: 0; wounds: Run.",
        "In hand, 2 times: Strike. Inflict 1 damage to an enemy in the zone.",
        "In hand: Parry. Gain 2 block.",
        "Healer, A6, dead: threat 1, swords 2, block 0. Cards beyond the next hand: -5.",
        "Healer - deck: 0; discard pile: 0; exile: 0; wounds: nothing.",
        "Ghoul (acts as number 1) - A2; lives: 3; wounds left: 2; block: 0. Move up to 2 spaces, then attack one hero "
        "in the zone: 1 wound (ignoring block), 1 damage.",
        "Zombie (acts as number 2) - C2; lives: 2; wounds left: 1; block: 0. Passive: Each time it loses a life: the "
        "heroes in the Cross zone split 3 damage by threat. Move up to 1 space, then attack one hero in the zone: 2 "
        "damage.",
        "Enemies in the piles: Basic 10, Intermediate 13, Powerful 12.",
    ]


def test_whoever_listens_hears_of_the_own_heroes_first() -> None:
    g = lay(hero("knight", at="B2"), hero("healer", at="A6"))

    assert ENGLISH.summary(g, 2).splitlines()[1].startswith("Healer")
    assert ENGLISH.summary(g, None).splitlines()[1].startswith("Knight")


def test_nothing_hidden_is_told(g: Tactique) -> None:
    seen, stack = g.seen_by(None)
    view = g.blank(seen, stack, g.chance, {})

    assert ENGLISH.summary(view, None) == ENGLISH.summary(g, None)


# -- before the game, and the cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_value_has_a_label_in_both_languages(locale: Locale) -> None:
    listed = settings(GAME, locale)

    assert [setting.id for setting in listed] == list(TactiqueOptions.__struct_fields__)
    for setting in listed:
        assert setting.label and setting.help.endswith((".", "?"))
        for choice in setting.choices:
            assert choice.label and "_" not in choice.label
        msgspec.convert({setting.id: setting.default}, TactiqueOptions)


def test_bosses_are_offered_by_name() -> None:
    boss, second = (next(one for one in settings(GAME, "fr") if one.id == id) for id in ("boss", "second_boss"))

    assert boss.label_of("night_wyrm") == second.label_of("night_wyrm") == "Vouivre de nuit"
    assert boss.label_of("random") == "un au hasard"
    assert second.label_of("none") == "aucun"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_printed(locale: Locale) -> None:
    box = house_box()
    shown = printed(box, GAME.texts.in_(locale))

    assert set(shown) == {*box.heroes, *box.cards, *box.enemies, *box.bosses, *box.actions, *box.battlefields}
    for card in shown.values():
        for line in card.lines:
            expect_readable(line)


@pytest.mark.parametrize(
    ("id", "english"),
    [
        (
            "knight",
            [
                "Hero: purple and yellow; defender; threat 5, swords 3; blocks, draws the blows, protects neighbours. "
                "Base deck: 3 Strike, 4 Parry and 3 Run."
            ],
        ),
        (
            "guild_member",
            [
                "Master of the Brigand; Support; zone: Whole Board (not yourself); copies: 1.",
                "Draw 2 cards. Another hero anywhere on the board draws 1 card. That hero may immediately play up to 2 "
                "cards from their hand.",
            ],
        ),
        (
            "rat_swarm",
            [
                "Basic enemy; several targets; zone: Cross; lives x wounds with 2, 3, 4, 5 heroes: 3 x 2, 5 x 2, "
                "5 x 3, 5 x 4.",
                "Move up to 3 spaces, then attack as many heroes as possible in the zone: 1 damage.",
            ],
        ),
        (
            "brood",
            [
                "Action (Night Wyrm); one target; zone: Line 3.",
                "Summon 1 Basic enemy (no more than 1 of its summons on the board). Move up to 2 spaces, then attack "
                "one hero in the zone: 3 damage.",
            ],
        ),
    ],
)
def test_a_card_is_printed_with_what_stands_around_its_text(id: str, english: list[str]) -> None:
    assert list(printed(house_box(), GAME.texts.in_("en"))[id].lines) == english
