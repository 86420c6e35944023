"""Whom lines of cards are for, when they hold, and what happens by itself (specification 9.1 to 9.3)."""

import pytest

from oakveil.games.veiel.choices import AddTarget, ControlHero, UseCard
from oakveil.games.veiel.effects import dungeon, fighting, terms
from oakveil.games.veiel.effects.lines import Auto, Then
from oakveil.games.veiel.effects.words import To
from oakveil.games.veiel.events import BossEffect, CheckRolled, ItemSpent, NothingHappens
from oakveil.games.veiel.rules.aiming import aimed, holds, neighbours
from oakveil.games.veiel.rules.attack import action
from oakveil.games.veiel.rules.happening import happens
from oakveil.games.veiel.rules.using import targets
from oakveil.games.veiel.state import RoomCard
from tests.games.veiel.tables import TableTalk, Waiting, box_with, change, foe, hero, lay, scene

TEAM = (hero("knight"), hero("healer"), hero("shaman", vit=0), hero("magician"))
LINE = [foe("zombie", hp=4), foe("ghoul"), foe("archer", hp=1), foe("statue", hp=0)]


@pytest.mark.rule("VEIEL-DEATH-02", "VEIEL-COMBAT-13")
@pytest.mark.parametrize(
    ("to", "up_to", "heroes", "enemies"),
    [
        ("self", None, ("healer",), ()),
        ("heroes", None, ("knight", "healer", "magician"), ()),
        ("allies", None, ("knight", "magician"), ()),
        ("heroes_not_holder", None, ("healer", "magician"), ()),
        ("hero", None, ("magician",), ("ghoul.2",)),
        ("fallen", None, ("shaman",), ()),
        ("enemies", None, (), ("zombie.1", "ghoul.2", "archer.3")),
        ("first", 2, (), ("zombie.1", "ghoul.2")),
        ("other_enemy_worst", None, (), ("zombie.1",)),
        (None, None, ("magician",), ("ghoul.2",)),
    ],
)
def test_whom_a_line_means(to: To | None, up_to: int | None, heroes: object, enemies: object) -> None:
    g = lay(*TEAM, foes=LINE)
    part = Then(to=to, up_to=up_to, do=(fighting.Stun(),))
    actor = "healer" if to in ("self", "allies", "heroes", "heroes_not_holder") else "archer.3"
    assert aimed(g, part, actor, ("shaman", "magician"), ("ghoul.2", "statue.4")) == (heroes, enemies)


@pytest.mark.rule("VEIEL-NODM-18", "VEIEL-EVENT-10")
def test_traps_strike_the_trigger_and_the_standing_neighbours_once_each() -> None:
    g = lay(*TEAM, hero("sealer"))
    assert neighbours(g, "healer", both=False) == ("healer", "magician")
    assert neighbours(g, "healer", both=True) == ("healer", "magician", "knight")
    assert neighbours(g, "knight", both=True) == ("knight", "healer", "sealer")
    pair = lay(hero("knight"), hero("healer"))
    assert neighbours(pair, "knight", both=True) == ("knight", "healer")
    alone = lay(hero("knight"), hero("healer", vit=0))
    assert neighbours(alone, "knight", both=True) == ("knight",)


@pytest.mark.rule("VEIEL-EVENT-07")
def test_conditions() -> None:
    g = lay(hero("knight", level=3), hero("healer"), hero("shaman", vit=0), foes=[foe("zombie"), foe("gargoyle")])
    g.combat.master_turns = 6
    assert holds(g, None, "knight")
    assert holds(g, terms.LevelAtMost(2), "knight", "healer") and not holds(g, terms.LevelAtMost(2), "healer", "knight")
    assert holds(g, terms.Victim("self"), "knight", "knight") and not holds(g, terms.Victim("self"), "knight", "healer")
    assert holds(g, terms.Victim("hero"), "knight", "healer")
    assert holds(g, terms.Bearer("knight"), "knight") and not holds(g, terms.Bearer("sealer"), "knight")
    assert holds(g, terms.HeroesAtLeast(2), "") and not holds(g, terms.HeroesAtLeast(3), "")
    assert holds(g, terms.EveryTurn(3), "") and not holds(g, terms.EveryTurn(4), "")
    assert holds(g, terms.NotNatural(20), "", die=19) and not holds(g, terms.NotNatural(20), "", die=20)
    assert holds(g, terms.OfClass("zombie"), "", "zombie.1") and not holds(g, terms.OfClass("zombie"), "", "gargoyle.2")
    assert holds(g, terms.NotBoss(), "")
    g.combat.kind = "boss"
    assert not holds(g, terms.NotBoss(), "")


@pytest.mark.rule("VEIEL-BOSS-01", "VEIEL-NODM-21")
def test_the_dm_names_whom_the_priestess_controls() -> None:
    team = (hero("knight"), hero("healer", controlled=True), hero("magician"))
    frame = happens(lay(*team, foes=[foe("priestess")]), ("priestess",), "boss_start", "priestess.1")
    assert frame is not None
    t = scene(*team, foes=[foe("priestess")], master="human", frames=[frame])
    assert t.options("control") == [ControlHero("knight"), ControlHero("magician")]
    assert t.asks[0].seat == 4
    t.dice(check=2)
    t.answer(ControlHero("magician"))
    assert t.told(BossEffect) == [BossEffect("priestess", 0)]
    assert t.told(CheckRolled)[0].needed == 14
    assert t.hero("magician").controlled and not t.hero("knight").controlled


@pytest.mark.rule("VEIEL-BOSS-01")
def test_a_save_keeps_the_mind_free() -> None:
    team = (hero("knight"), hero("healer", vit=0), hero("magician"))
    frame = happens(lay(*team, foes=[foe("priestess")]), ("priestess",), "boss_start", "priestess.1")
    assert frame is not None
    t = scene(*team, foes=[foe("priestess")], master="none", frames=[frame])
    t.dice(check=20, named=["magician"])
    assert t.key == "waiting"
    assert not any(one.controlled for one in t.g.state.heroes)


@pytest.mark.rule("VEIEL-BOSS-01")
def test_with_nobody_left_to_name_nothing_happens() -> None:
    team = (hero("knight", controlled=True), hero("healer", controlled=True))
    frame = happens(lay(*team, foes=[foe("priestess")]), ("priestess",), "boss_start", "priestess.1")
    assert frame is not None
    t = scene(*team, foes=[foe("priestess")], frames=[frame])
    assert t.told(NothingHappens) == [NothingHappens("priestess")]


@pytest.mark.rule("VEIEL-BOSS-01")
def test_what_a_boss_does_is_told_by_its_number() -> None:
    team = (hero("knight"), hero("healer"))
    frame = happens(lay(*team, foes=[foe("urais")]), ("urais",), "half", "urais.1")
    assert frame is None or frame.lines == (("urais", 1),)
    t = scene(*team, foes=[foe("hunter")], frames=[Waiting()])
    burning = happens(t.g, ("hunter",), "third", "hunter.1")
    assert burning is not None
    t.push(burning)
    t.dice(check=[1, 1])
    assert (t.hero("knight").vit, t.hero("healer").vit) == (16, 8)
    assert t.told(BossEffect) == [BossEffect("hunter", 0)]


@pytest.mark.rule("VEIEL-ATK-11")
@pytest.mark.parametrize(("die", "poison"), [(4, 2), (3, 0)])
def test_some_effects_need_a_die(die: int, poison: int) -> None:
    lucky = Auto(on="hit", roll=4, do=(fighting.Poison(2),))
    box = box_with(change("w_venom_blade", effect=(lucky,)))
    t = scene(hero("assassin", weapon="w_venom_blade"), hero("healer"), foes=[foe("zombie")], box=box)
    t.dice(hero=15, enemy=2, d6=die)
    t.attack("zombie")
    assert t.foe("zombie").poison == poison


@pytest.mark.rule("VEIEL-NODM-21")
def test_a_boss_may_do_something_else_to_a_hero_that_the_dm_names() -> None:
    special = change("priestess").special[0]
    poisons = Auto(on="boss_start", to="hero", do=(fighting.Poison(3),))
    box = box_with(change("priestess", special=(type(special)(name=special.name, effect=(poisons,)),)))
    team = (hero("knight", controlled=True), hero("healer"))
    g = lay(*team, foes=[foe("priestess")], box=box, master="human")
    frame = happens(g, ("priestess",), "boss_start", "priestess.1")
    assert frame is not None
    t = TableTalk(g, [Waiting(), frame])
    assert t.options("event_targets") == [AddTarget("knight"), AddTarget("healer")]
    t.answer(AddTarget("knight"))
    assert (t.hero("knight").poison, t.hero("healer").poison) == (3, 0)


@pytest.mark.rule("VEIEL-REST-05", "VEIEL-ABIL-02")
def test_end_spent_in_the_rest_zone_is_spent() -> None:
    g = lay(hero("scholar", level=3), hero("knight"), place="", where="rest", lines=2)
    t = TableTalk(g, [Waiting(), action("scholar", UseCard("omniscience", 0, "B2"))])
    assert (t.hero("scholar").end, g.state.rooms["B2"].up) == (5, True)


@pytest.mark.rule("VEIEL-ALCH-06")
def test_what_can_be_used_without_limit_stays() -> None:
    box = box_with(change("antidote", unlimited=True))
    t = scene(hero("knight", poison=1, items=("antidote", "smoke")), hero("healer"), foes=[foe("zombie")], box=box)
    t.use("antidote", "knight")
    assert (t.hero("knight").items, t.told(ItemSpent)) == (("antidote", "smoke"), [])


@pytest.mark.rule("VEIEL-ROOM-06", "VEIEL-PHY-03")
def test_greed_fills_the_purse() -> None:
    t = scene(hero("knight", phylactery="ph_greed"), hero("healer"), crystals=2, frames=[Waiting()])
    frame = happens(t.g, ("ph_greed",), "loot", "knight")
    assert frame is not None
    t.push(frame)
    assert (t.key, t.g.state.crystals) == ("waiting", 3)
    assert isinstance(t.g.box.lines["ph_greed"][0].verbs()[0], dungeon.Crystals)


@pytest.mark.rule("VEIEL-INC-02")
def test_from_the_rest_zone_the_first_line_is_next() -> None:
    for place, seen in (("", ["A1"]), ("A1", ["A2", "B2", "C2"])):
        g = lay(hero("sealer"), hero("knight"), lines=3, place=place)
        if not place:
            g.state.rooms["A1"] = RoomCard("chest")
        assert targets(g, g.hero("sealer"), g.box.use_of["ph_eye", 0]) == seen
