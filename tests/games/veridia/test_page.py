"""What the page shows of a fight beside the state: exact odds, ways, ranges, and nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oakveil.games.veridia import GAME, catalogue, house_box
from oakveil.games.veridia.choices import Attack, Divide, EndSlot, Nothing, Part, Split, UseTrait, Walk
from oakveil.games.veridia.odds import contest_odds, roll_odds
from oakveil.games.veridia.page import VeridiaPage
from oakveil.games.veridia.page_fight import FightAids, UnitAid
from oakveil.games.veridia.page_odds import OptionAid, dealt_odds
from oakveil.games.veridia.page_sheet import SheetAid
from oakveil.games.veridia.rules.moving import cost
from oakveil.games.veridia.state import Barrier, Member, Unit, Veridia
from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.text import Locale

from .table import Talk, fight, person

PAGE = VeridiaPage()
TEXTS = {locale: catalogue.TEXTS.in_(locale) for locale in ("en", "fr")}


def aids(t: Talk, seat: Seat | None = 1, locale: Locale = "en") -> FightAids:
    found = PAGE.aids(t.g, seat, TEXTS[locale]).fight
    assert found is not None
    return found


def unit(t: Talk, id: str, seat: Seat | None = 1) -> UnitAid:
    return next(one for one in aids(t, seat).units if one.id == id)


def odds(t: Talk, choice: Option, seat: Seat = 1) -> OptionAid:
    """The odds of an answer to the open question."""
    found = aids(t, seat).options[t.ask.options.index(choice)]
    assert found is not None, f"{choice} has no odds"
    return found


def told(t: Talk, seat: Seat | None = 1) -> bytes:
    """Everything that reaches the page of a seat: state and procedures, and what the page is told beside them."""
    seen, anew = t.g.seen_by(seat), t.g.redealt(seat, Chance(b"told"))
    return msgspec.json.encode((seen, PAGE.aids(anew, seat, TEXTS["en"])))


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-ODDS-01")
def test_an_attack_is_offered_with_its_dice_its_chance_and_its_mean() -> None:
    """The orc's axe: seven dice, two fewer against the guard's threatening weapon."""
    t = fight("npc:orc", "npc:guard").slot("orc")
    found = odds(t, Attack("axe", "guard"))
    alone = roll_odds(found.dice, found.difficulty)
    assert found.dice == 7 - 2
    assert (found.hit, found.mean) == (round(alone.success, 4), round(alone.mean, 2))
    assert found.critical == round(alone.critical, 4)
    assert found.parts


@pytest.mark.rule("VER-ODDS-01")
def test_the_damage_of_an_attack_is_told_after_armour() -> None:
    """Counted by hand: two dice with a weapon of damage 2 against armour 3 deal s - 1 points on s successes."""
    chances = dealt_odds(2, 0, 0, 2, 3, 0, False, False)
    assert chances == pytest.approx((4 / 9 + 4 / 9, 1 / 9))
    pierced = dealt_odds(2, 0, 0, 2, 3, 0, True, False)
    assert pierced == pytest.approx((4 / 9, 4 / 9, 1 / 9)), "half of the armour counts: 3 - 1"
    t = fight("npc:orc", "npc:guard").slot("orc")
    found = odds(t, Attack("axe", "guard"))
    assert found.hurts is not None and found.worse is not None and found.out is not None and found.kills is not None
    assert found.hit >= found.hurts >= found.worse >= found.out >= found.kills >= 0
    assert found.damage is not None and found.damage > 0


@pytest.mark.rule("VER-ODDS-01", "VER-RESP-02")
def test_each_answer_is_told_with_what_it_loses_and_deals() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard"))
    found = aids(t)
    by = {type(option).__name__: odds for option, odds in zip(t.ask.options, found.options, strict=True)}
    nothing = next(found.options[n] for n, option in enumerate(t.ask.options) if option == Nothing())
    assert found.threat is not None and nothing is not None
    assert (found.threat.by, found.threat.dice) == ("orc", 7 - 2)
    assert nothing.lose == found.threat.nothing
    for kind in ("Defend", "Counter"):
        assert by[kind] is not None, kind
    best = min(one.lose for one in found.options if one is not None and one.lose is not None)
    assert nothing.lose is not None and best < nothing.lose
    assert any(one is not None and one.inflict for one in found.options)


@pytest.mark.rule("VER-ODDS-01", "VER-CONT-02")
def test_the_chance_of_a_defence_is_that_the_attacker_keeps_no_success() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard"))
    threat = aids(t).threat
    assert threat is not None
    for option, found in zip(t.ask.options, aids(t).options, strict=True):
        if type(option).__name__ == "Defend" and found is not None:
            kept = contest_odds(threat.dice, found.dice, threat.difficulty, found.difficulty).win
            assert found.hit == pytest.approx(1 - kept, abs=1e-4)


@pytest.mark.rule("VER-ODDS-05")
def test_every_die_of_a_set_says_what_it_is_worth() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard"))
    split = aids(t).split
    assert split is not None and split.answers
    defence = next(kind for kind in split.kinds if kind.first)
    blow = next(kind for kind in split.kinds if kind.kind == "attack")
    assert list(defence.worth) == sorted(defence.worth, reverse=True)
    assert list(blow.worth) == sorted(blow.worth)
    assert len(defence.worth) == defence.dice + 1


@pytest.mark.rule("VER-CONC-02")
def test_a_main_can_be_dealt_out_in_the_own_slot() -> None:
    t = fight("npc:guard", "npc:orc").slot("guard").answer(Divide())
    split = aids(t).split
    assert split is not None and not split.answers
    assert {"attack", "dodge"} <= {kind.kind for kind in split.kinds}


def test_advice_is_given_and_can_be_switched_off() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard"))
    advised = aids(t).advised
    assert advised is not None and -1 <= advised < len(t.ask.options)
    silent = fight("npc:guard", "npc:orc", advice=False).slot("orc").answer(Attack("axe", "guard"))
    assert aids(silent).advised is None
    assert any(aids(silent).options)


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-MOVE-01", "VER-MAP-03")
def test_ways_are_told_with_what_they_cost() -> None:
    """A person walks six cells in the open, and ends on no cell where somebody stands."""
    t = fight("npc:guard*2", "npc:orc", gap=8).slot("guard.1")
    turn = aids(t).turn
    assert turn is not None
    assert (turn.cells, turn.speed) == (6, 6)
    walker = t.unit("guard.1")
    for way in turn.ways:
        assert way.path[-1] == way.cell
        assert cost(t.g, walker, way.path) == way.cost <= 6
        assert t.offers(Walk(way.path)), way
    assert t.unit("guard.2").cell not in {way.cell for way in turn.ways}
    assert len(turn.ways) > 60


@pytest.mark.rule("VER-COVER-01", "VER-COVER-02")
def test_the_object_that_covers_a_target_is_named() -> None:
    """In the open field an object stands on H7: it hides two quarters of whoever is behind it."""
    t = fight("npc:archer", "npc:orc")
    t.unit("archer").cell, t.unit("orc").cell = (3, 6), (8, 6)
    t.slot("archer")
    turn = aids(t).turn
    assert turn is not None
    target = turn.targets["orc"]
    assert (target.cover, target.behind, target.at) == (2, "object", (7, 6))
    assert (target.metres, target.seen, target.adjacent) == (7.5, True, False)
    t.unit("orc").cell = (8, 8)
    assert aids(t.slot("archer")).turn.targets["orc"].behind == ""  # type: ignore[union-attr]


@pytest.mark.rule("VER-RANGE-01")
def test_the_range_of_a_bow_in_hand_is_told() -> None:
    archer, guard = fight("npc:archer", "npc:orc").slot("archer"), fight("npc:guard", "npc:orc").slot("guard")
    assert [band.step for band in aids(archer).turn.bands] == [6]  # type: ignore[union-attr]
    assert aids(guard).turn.bands == ()  # type: ignore[union-attr]


@pytest.mark.rule("VER-TURN-06")
def test_a_greyed_button_says_why_with_the_rule() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard")).answer(Nothing()).slot("guard")
    t.unit("guard").turn.main = "spent"
    t.g._question = None
    turn = aids(t).turn
    assert turn is not None
    assert ("main", "spent", "VER-TURN-06") in [(no.what, no.why, no.rule) for no in turn.denied]
    far = fight("npc:guard", "npc:orc", gap=9).slot("guard")
    assert "no_target" in [no.why for no in aids(far).turn.denied if no.what == "attack"]  # type: ignore[union-attr]


# -- what nobody may know ----------------------------------------------------------------------------------------------

MAGE: dict[str, Any] = {"specialties": {"chromatic": 4}, "skills": {"arcana": 4}, "traits": ("fireball",)}
AREA = ("fireball", 0)
"""A ball of fire with a radius of three metres, up to 45 m away."""

SECRETS: dict[str, Callable[[Unit], None]] = {
    "wounds within the level": lambda foe: setattr(foe, "damage", foe.damage + 1),
    "points": lambda foe: setattr(foe, "pools", dict.fromkeys(foe.pools, 0)),
    "the barrier": lambda foe: setattr(foe, "barrier", Barrier(7)),
    "dice that are kept": lambda foe: setattr(foe.turn, "members", (Member("parry", 5, "sword"),)),
    "arrows": lambda foe: setattr(foe, "ammunition", dict.fromkeys(foe.ammunition, 1)),
}


def secretive() -> Talk:
    """Ann stands beside Ben, who has mana, a barrier, arrows and a parry that he keeps. It is her slot."""
    ben = person("Ben", ("sword",), specialties={"chromatic": 3}, skills={"arcana": 4})
    t = fight("own:1", "own:2", person("Ann"), ben)
    foe = next(one for one in t.g.fight.units.values() if one.side == "b")
    foe.pools = {"mana": 5}
    foe.barrier = Barrier(2)
    foe.turn.main = "set"
    foe.ammunition = {"arrow": 9}
    ann = next(one for one in t.g.fight.units.values() if one.side == "a")
    t.slot(ann.id)
    foe.turn.main = "set"
    foe.turn.members = (Member("parry", 2, "sword"),)
    t.g._question = None
    return t


@pytest.mark.rule("VER-ODDS-02")
@pytest.mark.parametrize("secret", SECRETS)
def test_what_a_foe_keeps_to_itself_changes_nothing_on_the_page(secret: str) -> None:
    t = secretive()
    before, others = told(t), told(t, None)
    foe = next(one for one in t.g.fight.units.values() if one.side == "b")
    own = told(t, foe.seat)
    SECRETS[secret](foe)
    assert (told(t), told(t, None)) == (before, others)
    assert told(t, foe.seat) != own


@pytest.mark.rule("VER-ODDS-02", "VER-HEALTH-03")
@pytest.mark.parametrize(("shown", "level", "left"), [("exact", 1, 7), ("level", 1, None), ("hidden", -1, None)])
def test_health_is_shown_as_far_as_the_options_say(shown: str, level: int, left: int | None) -> None:
    t = fight("npc:guard", "npc:orc", health_shown=shown).slot("guard")
    orc = t.unit("orc")
    orc.damage = sum(orc.profile.levels) - 7
    orc.damage = min(orc.damage, orc.profile.levels[0] + orc.profile.levels[1] - 1)
    whole = sum(orc.profile.levels)
    seen = unit(t, "orc")
    assert seen.level == level
    assert seen.left == (None if left is None else whole - orc.damage)
    assert unit(t, "orc", orc.seat).left == whole - orc.damage
    assert unit(t, "orc", None).own is None


def test_that_somebody_is_out_of_the_fight_is_seen_even_where_health_is_hidden() -> None:
    t = fight("npc:guard", "npc:orc*2", health_shown="hidden").slot("guard")
    orc = t.unit("orc.1")
    orc.damage = sum(orc.profile.levels) - 1
    assert (unit(t, "orc.1").out, unit(t, "orc.1").level) == (True, 3)
    assert (unit(t, "orc.2").out, unit(t, "orc.2").level) == (False, -1)


def test_dice_that_are_kept_are_told_to_the_own_side_alone() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").answer(Attack("axe", "guard"))
    kinds = {kind.kind: kind for kind in aids(t).split.kinds}  # type: ignore[union-attr]
    first = next(kind for kind in kinds.values() if kind.first)
    t.answer(Split((Part(first.kind, 1, first.means), Part("attack", 2, kinds["attack"].means))))
    seat = t.unit("orc").seat
    assert [member.dice for member in unit(t, "guard").members] == [2]
    assert [member.dice for member in unit(t, "guard", seat).members] == [None]


# -- areas, sheets, words ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-MAP-06", "VER-RESP-13")
def test_an_area_is_told_with_whom_it_hits_friends_apart() -> None:
    mage = person("Ilva", ("staff",), **MAGE)
    t = fight("own:1, npc:guard", "npc:orc, npc:goblin", mage)
    caster, guard, orc, goblin = t.g.fight.units.values()
    caster.cell, guard.cell, orc.cell, goblin.cell = (3, 3), (12, 4), (12, 3), (13, 9)
    caster.pools = {"mana": 9}
    t.slot(caster.id).answer(UseTrait(*AREA))
    while t.ask.key != "veridia.centre":
        t.answer(t.ask.options[0])
    found = aids(t).areas
    assert len(found) == len(t.ask.options)
    near = found[[getattr(option, "cell", None) for option in t.ask.options].index((12, 3))]
    assert (12, 3) in near.cells
    assert orc.id in near.foes and goblin.id not in near.foes
    assert near.friends == (guard.id,)


def test_the_sheet_of_the_own_side_is_told_and_no_other() -> None:
    t = fight("pregen:sela", "npc:orc").slot("sela")
    sheet = PAGE.consult(t.g, 1, "fight.sheet", {"unit": "sela"}, TEXTS["en"])
    assert isinstance(sheet, SheetAid)
    assert ("Sword", 10) in [(line.name, line.dice) for line in sheet.attacks]
    assert ("dodge", 5) in [(line.name, line.dice) for line in sheet.defences]
    with pytest.raises(ValueError, match="orc"):
        PAGE.consult(t.g, 1, "fight.sheet", {"unit": "orc"}, TEXTS["en"])
    with pytest.raises(KeyError):
        PAGE.consult(t.g, 1, "fight.sheet", {"unit": "nobody"}, TEXTS["en"])


def test_a_sheet_can_be_read_before_anybody_stands_on_the_map() -> None:
    t = fight("pregen:sela", "npc:orc")
    for one in t.g.fight.units.values():
        one.cell = None
    sheet = PAGE.consult(t.g, 1, "fight.sheet", {"unit": "sela"}, TEXTS["en"])
    assert isinstance(sheet, SheetAid) and sheet.attacks
    assert t.unit("sela").cell is None


def test_the_page_speaks_french() -> None:
    t = fight("npc:guard", "npc:orc").slot("guard")
    assert {one.name for one in aids(t, locale="fr").units} == {"Garde", "Orc"}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_furniture_names_everything_there_is(locale: Locale) -> None:
    box = house_box()
    found = PAGE.furniture(box, TEXTS[locale])
    assert set(found.maps) == set(box.maps) and set(found.conditions) == set(box.conditions)
    assert {*box.traits, *box.weapons, *box.armors, *box.skills, *box.attributes, *box.pools} <= set(found.things)
    assert all(found.things[trait].lines for trait in box.traits)
    assert [level.mark for level in found.levels] == ["H", "h", "I", "X"]
    assert all(thing.name for thing in (*found.things.values(), *found.conditions.values()))


def test_every_question_of_whole_fights_can_be_shown_to_everybody() -> None:
    """Sides of all kinds, played by programs: no view fails, and each has the odds of as many answers as there are."""
    keys = set[str]()
    sides: list[tuple[str, str, dict[str, Any]]] = [
        ("pregen:sela, pregen:tomar", "npc:orc, npc:goblin*2", {"map": "ruin"}),
        ("pregen:ilva, pregen:oren", "creature:wolf*2, creature:giant_spider", {"map": "forest_path"}),
        ("npc:guard, npc:archer", "creature:ghoul, creature:animated_gloves", {"map": "none"}),
    ]
    for number, (a, b, more) in enumerate(sides):
        options = GAME.options(side_a=a, side_b=b, **more)
        g: Veridia = GAME.new(options, (), house_box(), Chance(bytes([number] * 32)))  # type: ignore[assignment]
        chance = Chance(bytes([number + 9] * 32))
        for turn in range(120):
            asks = g.asks()
            if not asks:
                break
            ask = asks[0]
            keys.add(ask.key)
            for seat in (1, 2, None):
                found = PAGE.aids(g, seat, TEXTS["fr" if turn % 2 else "en"]).fight
                assert found is not None
                assert len(found.options) == (len(ask.options) if seat == ask.seat else 0)
                if seat == ask.seat:
                    assert found.asked
            bot = GAME.bots["easy" if turn % 5 else "sensible"]
            g.answer(ask.propose(chance) if turn % 4 == 0 else bot(g, ask, chance), ask.seat)
    assert {"veridia.turn", "veridia.answer", "veridia.place"} <= keys


def test_ending_a_slot_needs_no_odds() -> None:
    t = fight("npc:guard", "npc:orc").slot("guard")
    assert aids(t).options[t.ask.options.index(EndSlot())] is None
