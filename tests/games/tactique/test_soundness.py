"""A loaded table that cannot be is found out: what lies where it may not, and procedures that make no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oakveil.games.tactique.board import CELLS
from oakveil.games.tactique.choices import TakeFromDeck
from oakveil.games.tactique.rules.harm import SplitDamage
from oakveil.games.tactique.rules.looking import LookAt
from oakveil.games.tactique.rules.playing import PlayCard
from oakveil.games.tactique.rules.steps import Steps
from oakveil.games.tactique.rules.triggers import Triggers
from oakveil.games.tactique.sequence import HeroTurn
from oakveil.games.tactique.soundness import flaw
from oakveil.games.tactique.state import LaidRune, Tactique
from oakveil.kernel.outcome import Outcome

from .table import foe, hero, lay, scene


def table() -> Tactique:
    return lay(
        hero("knight", "B1", hand=["strike"]),
        hero("healer", "A1", alive=False),
        foes=[foe("zombie", "B3"), foe("night_wyrm", "D6")],
        battlefield="ruined_hall",
        battlefields="random",
    )


def change_hero(**fields: object) -> Callable[[Tactique], object]:
    def change(g: Tactique) -> None:
        for name, value in fields.items():
            setattr(g.state.heroes[0], name, value)

    return change


def change_state(**fields: object) -> Callable[[Tactique], object]:
    def change(g: Tactique) -> None:
        for name, value in fields.items():
            setattr(g.state, name, value)

    return change


def change_enemy(**fields: object) -> Callable[[Tactique], object]:
    def change(g: Tactique) -> None:
        for name, value in fields.items():
            setattr(g.state.enemies["zombie"], name, value)

    return change


DAMAGES: dict[str, Callable[[Tactique], object]] = {
    "a hero twice": lambda g: g.state.heroes.append(g.state.heroes[1]),
    "too few heroes": lambda g: g.state.heroes.pop(),
    "a hero nobody plays": change_state(active="rogue"),
    "a fifth encounter": change_state(encounter=5),
    "a stranger gives up": change_state(conceding=(7,)),
    "a card twice": change_hero(discard=["strike.1"]),
    "a card that does not exist": change_hero(discard=["sword.1"]),
    "an ability of another hero": change_hero(discard=["fireball.1"]),
    "a card set aside that is not to be earned": change_hero(set_aside=("perfect_block.1",)),
    "a passive that it does not have": change_hero(passives=("phylactery.1",)),
    "negative block": change_hero(block=-1),
    "beside the board": change_hero(cell="E1"),
    "two on one cell": change_hero(cell="B3"),
    "on an obstacle": change_hero(cell="B5"),
    "dead with a hand": change_hero(alive=False),
    "knows a card that is not in its deck": lambda g: setattr(g.state.heroes[0].deck, "known", ("strike.1",)),
    "the deck of somebody else": lambda g: setattr(g.state.heroes[0].deck, "owner", 2),
    "has played what does not exist": change_hero(plays=("sword.1",)),
    "too many lives": change_enemy(lives=9),
    "no wounds left": change_enemy(wounds=0),
    "more kept than can be": change_enemy(kept=-1),
    "summoned by nobody": change_enemy(summoner="nobody"),
    "an enemy too few": lambda g: g.state.piles["basic"].cards.clear(),
    "an enemy that does not take part": lambda g: g.state.enemies.update(hollow_king=g.state.enemies["night_wyrm"]),
    "an Action of another boss": lambda g: g.state.actions["night_wyrm"].cards.append("sentence"),
    "no Actions": lambda g: g.state.actions.clear(),
    "other obstacles": change_state(obstacles=("A1",)),
    "no battlefield of the box": change_state(battlefield="meadow", obstacles=()),
    "a rune beside the board": lambda g: setattr(
        g.state,
        "runes",
        (LaidRune("E1", "fire_rune.1", "knight", g.card("fire_rune.1").effect[0], 1),),  # type: ignore[arg-type]
    ),
    "a strange end": change_state(outcome=Outcome((1,), "all_dead", {"encounter": 1})),
    "no campaign": lambda g: g.stack.pop(0),
    "a turn on a turn": lambda g: g.stack.append(HeroTurn(hero="knight")),
    "the turn of another hero": lambda g: setattr(g.stack[-1], "hero", "healer"),
    "a card played that does not exist": lambda g: g.stack.append(PlayCard(hero="knight", card="sword.1")),
    "steps that are over long ago": lambda g: g.stack.extend(
        [
            PlayCard(hero="knight", card="strike.1"),
            Steps(actor="knight", source="strike.1", zone="touch", steps=(), number=3),
        ]
    ),
    "steps in a zone that does not exist": lambda g: g.stack.extend(
        [
            PlayCard(hero="knight", card="strike.1"),
            Steps(actor="knight", source="strike.1", zone="moon", steps=g.card("strike.1").effect),
        ]
    ),
    "looking at more cards than there are": lambda g: g.stack.extend(
        [
            PlayCard(hero="knight", card="strike.1"),
            Steps(actor="knight", source="strike.1", zone="touch", steps=g.card("strike.1").effect),
            LookAt(hero="knight", n=40, take=1, rest="top", at="choose"),
        ]
    ),
}


def test_a_table_as_it_should_be() -> None:
    assert flaw(table()) is None
    assert table().state.heroes[0].cell in CELLS


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_what_cannot_be_is_found(damage: Callable[[Tactique], object]) -> None:
    g = table()
    damage(g)
    found = flaw(g)
    assert found is not None and found.strip()


@pytest.mark.rule("TAC-THREAT-03", "TAC-KEY-08")
def test_a_table_is_sound_while_damage_is_being_split() -> None:
    """The first of those who share it is asked for a Substitution, the share of the second is still to come."""
    t = scene(
        hero("knight", "B1", hand=["strike", "old_shield", "run"]), hero("healer", "C2"), foes=[foe("zombie", "B2")]
    )
    t.foe("zombie").wounds = 1
    t.play("strike")
    assert t.key == "substitute"
    t.answer(TakeFromDeck())
    t.answer(TakeFromDeck())
    assert (len(t.wounds("knight")), len(t.wounds("healer"))) == (2, 1)


def test_a_share_of_nobody_is_found() -> None:
    g = table()
    steps = Steps(actor="zombie", source="zombie", zone="all", steps=g.box.enemies["zombie"].turn, triggered=True)
    share = SplitDamage(actor="zombie", n=3, heroes=("knight",), source="zombie", parts=(("rogue", 1),))
    g.stack += [Triggers(), steps, share]
    assert flaw(g) is not None
