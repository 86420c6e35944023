"""The clever player of The Order of Veiel: what it finds out by playing its answers out."""

from __future__ import annotations

from oakveil.games.veiel.bots import sensible
from oakveil.games.veiel.choices import Attack, FaceBoss, Flee, GoBack, Stay
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.search import clever, prospects
from oakveil.games.veiel.sequence import Incursion
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Bot
from tests.games.veiel.tables import TableTalk, foe, hero, lay, scene

GREAT = {"level": 5, "items": ("potion_vit", "bomb"), "armour": "a_plate"}


def answer(t: TableTalk, bot: Bot) -> Option:
    ask = t.asks[0]
    return bot(t.g.redealt(ask.seat, Chance(b"seen")), ask, Chance(b"mind"))


def start_of_round(*team: object, **more: object) -> TableTalk:
    """A fight at the question whether the team flees."""
    fight = Fight(kind="room")
    fight.goto(Fight.leave)
    t = scene(*team, frames=[fight], **more)  # type: ignore[arg-type]
    assert t.key == "flee"
    return t


def test_it_flees_from_what_only_looks_bearable() -> None:
    team = (hero("knight", vit=10), hero("healer", vit=7))
    t = start_of_round(*team, foes=[foe("last_giant"), foe("black_knight")], crystals=25)
    t.g.state.incursion = 2
    assert answer(t, sensible) == Stay()
    assert answer(t, clever) == Flee()


def test_it_goes_home_where_the_boss_would_win_and_faces_one_that_is_nearly_dead() -> None:
    frame = Incursion()
    frame.goto(Incursion.onward)
    t = scene(hero("knight"), hero("healer"), place="A2", room="empty", crystals=3, frames=[frame])
    assert t.key == "onward"
    assert answer(t, clever) == GoBack() and FaceBoss() in t.options()


def test_in_a_fight_against_basic_enemies_it_does_what_is_usual() -> None:
    t = scene(hero("barbarian"), hero("healer"), foes=[foe("zombie")])
    assert answer(t, clever) == answer(t, sensible) == Attack("w_wood_axe", "zombie.1")


def test_crystals_and_standing_heroes_promise_more() -> None:
    poor, rich = (lay(hero("knight"), hero("healer"), crystals=n) for n in (0, 20))
    assert 0 < prospects(poor) < prospects(rich) < 1
    rich.hero("healer").vit = 0
    before = prospects(rich)
    rich.hero("healer").vit = 12
    assert prospects(rich) > before
