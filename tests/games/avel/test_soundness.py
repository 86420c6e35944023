"""Saves whose seal is right and whose table cannot be: each is refused in one line, none goes on to fail later."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from oakveil.games.avel import GAME, choices
from oakveil.games.avel.options import AvelOptions
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.save import SaveError, _seal, dump, parse
from tests.games.avel.table import foe, hero, scene

Body = dict[str, Any]
Change = Callable[[Body], object]


@cache
def saved(kind: str) -> bytes:
    """A match saved at a question of this kind, with Agatha at the Quarry or at the place of the question."""
    if kind == "battle":
        t = scene(hero("quarry"), foes=[foe("kiln_hound", at="quarry")])
        t.dice("_ _ | _")
        t.fight("kiln_hound")
    elif kind == "clash":
        t = scene(hero("quarry", worn=["emberbane_blade"]), foes=[foe("kiln_hound", at="quarry")])
        t.dice("A _ | _")
        t.fight("kiln_hound")
    elif kind == "grab":
        t = scene(hero("marketplace", coins=3), bag_draw="grab_calm")
        t.answer(choices.Service("trade"))
        t.answer(choices.Buy())
    elif kind == "deal":
        t = scene(hero(coins=2), hero(), trade_consent="ask")
        t.answer(choices.Exchange(2))
        t.answer(choices.Proposal(give_coins=1))
    elif kind == "seal":
        t = scene(hero("stone_circles", coins=3))
        t.answer(choices.Service("seal_lair"))
    elif kind == "trap":
        t = scene(hero("elven_camp", coins=4))
        t.answer(choices.Service("set_trap"))
    elif kind == "march":
        t = scene(hero(), foes=[foe("bark_beetle", at="elven_camp")], act=2, solo=True)
        t.end_turn()
    elif kind == "end":
        t = scene(hero(), foes=[foe("cinder_rat", at="fox_hollow")], act=2, solo=True)
        t.end_turn()
    else:
        t = scene(hero("quarry", coins=1, packed=["buckler"]))
    return dump(t.match)


def top(body: Body) -> Body:
    frame: Body = body["stack"][-1]
    return frame


def put(where: Callable[[Body], Any], **fields: Any) -> Change:
    return lambda body: where(body).update(fields)


def agatha(body: Body) -> Body:
    one: Body = body["state"]["heroes"][0]
    return one


def state(body: Body) -> Body:
    whole: Body = body["state"]
    return whole


def options(body: Body) -> Body:
    chosen: Body = body["options"]
    return chosen


def hide_the_quarry(body: Body) -> None:
    next(tile for tile in state(body)["tiles"].values() if tile["front"] == "quarry")["up"] = False


BROKEN: dict[str, tuple[str, Change, str]] = {
    "no adventure": ("turn", lambda b: b["stack"].pop(0), "Turn lies where the adventure should"),
    "two adventures": ("turn", lambda b: b["stack"].insert(0, b["stack"][0]), "Adventure lies on Adventure"),
    "a clash outside a battle": ("clash", lambda b: b["stack"].pop(2), "Clash lies on Turn"),
    "a stack upside down": ("clash", lambda b: b["stack"].reverse(), "Clash lies where the adventure should"),
    "a turn that begins again": ("battle", lambda b: b["stack"][1].update(at="begin"), "at step 'begin'"),
    "a battle of somebody else": ("battle", put(top, seat=2), "Battle of seat 2 lies on Turn of seat 1"),
    "a seat nobody has": ("turn", put(top, seat=9), "Turn: seat is not possible"),
    "a seat below the first": ("turn", put(top, seat=0), "Turn: seat is not possible"),
    "nobody waiting": ("turn", lambda b: b["stack"][0].update(waiting=[7]), "Adventure: waiting is not possible"),
    "a monster nobody knows": ("battle", put(top, monster="hydra"), "Battle: monster is not possible"),
    "a monster elsewhere": ("battle", put(top, monster="frost_giant"), "Battle does not go with"),
    "two monsters in a clash": ("clash", put(top, monster="frost_giant"), "Clash does not go with"),
    "a clash too many": ("battle", put(top, clash=4), "Battle does not go with"),
    "a clash below none": ("battle", put(top, clash=-1), "Battle: clash is not possible"),
    "dice beyond counting": ("battle", put(top, dice=[10**9, 0, 0, 0]), "Battle: dice is not possible"),
    "an elixir of no colour": ("battle", put(top, brewed=["pink"]), "Battle: brewed is not possible"),
    "a face no die has": ("clash", put(top, faces=["attack", "skull", "blank"]), "Clash: faces is not possible"),
    "a die too many": ("clash", put(top, faces=["attack"] * 9), "Clash does not go with"),
    "a shape nobody felt": ("grab", lambda b: top(b)["parade"][0].update(shape="moon"), "parade is not possible"),
    "nothing to feel": ("grab", put(top, parade=[]), "DrawEquipment does not go with"),
    "an exchange with oneself": ("deal", put(top, other=1), "MakeExchange does not go with"),
    "an exchange of nothing there": (
        "deal",
        put(top, proposal={"type": "Proposal", "give": ["excalibur"]}),
        "MakeExchange does not go with",
    ),
    "no seal to lay": ("seal", put(state, seals=0), "StoneCircles does not go with"),
    "a service that is elsewhere": ("seal", lambda b: agatha(b).update(tile="0,0"), "StoneCircles does not go with"),
    "a trap nobody can pay": ("trap", put(top, trap="stake_pit"), "ElvenCamp does not go with"),
    "a trap nobody knows": ("trap", put(top, trap="tickle"), "ElvenCamp: trap is not possible"),
    "somebody absent marches": ("march", put(top, monster="frost_giant"), "Advance does not go with"),
    "a byname of no side": ("turn", put(agatha, byname="mars.attack.0"), "hero 1: there is no such byname"),
    "a byname of no quarter": ("turn", put(agatha, byname="moon.attack.9"), "hero 1: there is no such byname"),
    "a byname in pieces": ("turn", put(agatha, byname="moon"), "hero 1: there is no such byname"),
    "a name nobody can read": ("turn", put(agatha, name="\x1b[31m"), "hero 1: this is no name"),
    "no name": ("turn", put(agatha, name=""), "hero 1: this is no name"),
    "an emblem twice": ("turn", put(agatha, emblem="stag"), "two heroes have one emblem"),
    "more actions than any turn": ("turn", put(agatha, actions_left=99), "hero 1: 99 actions"),
    "fewer actions than none": ("turn", put(agatha, actions_left=-1), "hero 1: -1 actions"),
    "a used marker on nothing": ("turn", put(agatha, used=["buckler"]), "hero 1: a used marker"),
    "in hand for no reason": (
        "turn",
        lambda b: agatha(b).update(backpack=[], holding=["buckler"]),
        "hero 1: a token in hand",
    ),
    "on a tile face down": ("turn", hide_the_quarry, "something lies on a tile that is face down"),
    "an act before its time": ("turn", put(state, act=2), "act 2 with the astrolabe marker on space 0"),
    "a marker past its act": ("turn", put(state, marker=12), "act 1 with the astrolabe marker on space 12"),
    "a round before the first": ("turn", put(state, round=-5), "fewer than no rounds"),
    "a monster that has fallen": (
        "battle",
        lambda b: state(b)["monsters"]["kiln_hound"].update(damage=2, toughness=2),
        "the monster kiln_hound has 2 damage of 2",
    ),
    "a crater nobody knows": ("turn", put(state, crater_token="abyss"), "there is no such crater token"),
    "an end nobody knows": ("end", lambda b: state(b)["outcome"].update(reason="bored"), "it has not ended as"),
    "an end by nobody": ("end", lambda b: state(b)["outcome"]["details"].update(monster="hydra"), "with which monster"),
    "a land nobody made": ("turn", put(options, land="atlantis"), "its options do not fit (land: no layout 'atlantis'"),
    "a first seat nobody has": ("turn", put(options, first_seat="4"), "its options do not fit (first_seat"),
    "a place of no emblem": ("turn", lambda b: b["places"][0].update(emblem="cat"), "its options do not fit (emblem"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_table_that_cannot_be_is_refused_in_one_line(name: str) -> None:
    kind, change, why = BROKEN[name]
    head = json.loads(saved(kind))
    change(head["body"])
    head["seal"] = _seal(head["body"])
    with pytest.raises(SaveError) as refusal:
        parse(json.dumps(head).encode())
    assert why in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize("kind", sorted({kind for kind, _, _ in BROKEN.values()}))
def test_the_same_tables_unchanged_come_back(kind: str) -> None:
    assert dump(parse(saved(kind))) == saved(kind)


def test_every_question_of_whole_games_can_be_saved_and_comes_back() -> None:
    for heroes, seed in ((1, "one"), (4, "four")):
        chosen = AvelOptions(heroes=heroes, neighbour_rolls=True, trade_consent="ask", bag_draw="grab_calm")
        match, chance = Match.start(GAME, chosen, seed=FairSeed.of(seed)), Chance(b"players")
        while match.outcome is None:
            if match.number % 11 == 0:
                assert parse(dump(match)).position() == match.position()
            ask = match.asks()[0]
            match.answer(ask.seat, ask.propose(chance))
        assert parse(dump(match)).outcome == match.outcome


@pytest.mark.rule("AVEL-BATTLE-14")
def test_what_was_used_in_a_battle_may_be_worn_no_more_before_its_end() -> None:
    """The reward of a battle can replace it; its marker comes off when the battle closes."""
    head = json.loads(saved("clash"))
    put(agatha, used=["buckler"])(head["body"])
    head["seal"] = _seal(head["body"])
    assert parse(json.dumps(head).encode()).table.state.heroes[0].used == ("buckler",)
