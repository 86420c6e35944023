"""Fights in which everybody plays at random: they come to an end, and nothing impossible lies on the table."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest

from oakveil.games.veiel.records import Raised
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.rules.sheet import maximum
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import HeroHere, Waiting, hero, house_box, lay

RAISED: tuple[Raised, ...] = ("VIT", "END", "FOR", "DEX", "INT", "FOI")
MASTERS: tuple[Literal["bot", "none", "human"], ...] = ("bot", "none", "human")


def anybody(id: str, luck: Random) -> HeroHere:
    """A hero of some level with some weapon and something in its slots."""
    box, level = house_box(), luck.randint(1, 5)
    one_handed = [card for card, weapon in box.weapons.items() if weapon.hands == 1]
    weapon = luck.choice([*box.catalogue.weapons])
    second = luck.choice([*one_handed, "s_kite"]) if weapon in one_handed else None
    thing: dict[str, Any] = {"items": (luck.choice([*box.items]),)}
    charm: dict[str, Any] = {"items": (), "phylactery": luck.choice([*box.catalogue.phylacteries])}
    return hero(
        id,
        level=level,
        raised=tuple(luck.choice(RAISED) for _ in range(level - 1)),
        weapon=weapon,
        second=second,
        rune=luck.choice([*box.runes]),
        **luck.choice([thing, charm]),
    )


def some_fight(luck: Random) -> Veiel:
    """Some heroes are about to fight somebody, with or without a DM."""
    box, master = house_box(), luck.choice(MASTERS)
    team = [anybody(id, luck) for id in luck.sample([*box.heroes], luck.randint(2, 6))]
    known = [id for id, event in box.events.items() if (event.turned if master == "none" else not event.power)]
    events = luck.choices(known, k=4)
    boss = luck.random() < 0.3
    g = lay(
        *team,
        master=master,
        hand=() if master == "none" else events,
        events=events if master == "none" else (),
        room=luck.choice(["monster", "ossuary", "burning_glade"]),
        crystals=luck.randint(0, 9),
        lines=luck.randint(2, 5),
        boss=luck.choice([*box.bosses]),
        where="boss" if boss else "dungeon",
        place="" if boss else "A1",
    )
    fight = Fight(kind="boss") if boss else Fight(kind="room", basic=luck.randint(1, 5), powerful=luck.randint(0, 1))
    g.stack = [Waiting(), fight]
    return g


def check(g: Veiel) -> None:
    """What must be true whenever somebody is asked."""
    for one in g.state.heroes:
        assert 0 <= one.vit <= maximum(g, one, "VIT")
        assert one.end >= 0
        assert len(one.items) <= 2
    combat = g.state.combat
    if combat is not None:
        assert len({enemy.id for enemy in combat.line}) == len(combat.line)
        assert all(enemy.hp <= enemy.full for enemy in combat.line)


@pytest.mark.rule("VEIEL-COMBAT-10", "VEIEL-COMBAT-17")
@pytest.mark.parametrize("seed", range(25))
def test_fights_end(seed: int) -> None:
    g, chance, answers = some_fight(Random(seed)), Chance(b"answers %d" % seed), 0
    while (asks := g.asks()) and asks[0].key != "veiel.waiting":
        check(g)
        assert all(len(set(ask.options)) == len(ask.options) > 1 for ask in asks), asks
        g.answer(asks[0].propose(chance), asks[0].seat)
        answers += 1
        if answers % 10 == 0:
            g = g.copy(g.chance)
    assert g.state.combat is None


@pytest.mark.rule("VEIEL-COMBAT-10")
def test_a_copy_of_a_fight_goes_on_alike() -> None:
    """Nothing of a procedure in progress is left behind."""
    for seed in range(10):
        g, chance = some_fight(Random(seed)), Chance(b"answers")
        for _ in range(40):
            asks = g.asks()
            if not asks or asks[0].key == "veiel.waiting":
                break
            choice = asks[0].propose(chance)
            other = g.copy(Chance(b"ahead"))
            g.chance = Chance(b"ahead")
            g.answer(choice, asks[0].seat)
            other.answer(choice, asks[0].seat)
            assert other.state == g.state and other.stack == g.stack
