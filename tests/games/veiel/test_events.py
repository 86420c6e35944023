"""Events in their windows, with a DM and without one (specification 3.13, 3.15, 3.25, 5.2, 8.7)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import AddTarget, EnoughTargets, PassEvent, PassRoom, PlayEvent, StrikeHero
from oakveil.games.veiel.effects.words import Window
from oakveil.games.veiel.events import (
    AbilityMuted,
    EventPlayed,
    EventTurned,
    GearBroken,
    HeroStruck,
    NothingHappens,
    TurnEnded,
)
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.master_turn import MasterTurn
from oakveil.games.veiel.rules.moments import Opened, moment
from oakveil.games.veiel.rules.playing_events import turn_event
from oakveil.games.veiel.state import EventPile, Veiel
from oakveil.kernel.frame import Frame, step
from tests.games.veiel.tables import HeroHere, TableTalk, Waiting, foe, hero, scene

TEAM = (hero("knight", level=3), hero("healer", level=5), hero("magician", level=3))


class Occasion(Opened):
    """Something in which a window opens."""

    window: Window
    about: str = ""
    die: int = 0

    @step()
    def open(self, g: Veiel) -> Frame | None:
        return moment(g, self.window, self.about, self.die)

    @step()
    def report(self, g: Veiel) -> None:
        below = g.below(self)
        assert isinstance(below, Waiting)
        below.failed, below.cancelled, below.result = self.failed, self.cancelled, self.result


class Turning(Frame):
    """An event is turned over for a hero."""

    hero: str

    @step()
    def turn(self, g: Veiel) -> Frame | None:
        return turn_event(g, self.hero)


def opened(
    window: Window, *hand: str, about: str = "", team: tuple[HeroHere, ...] = TEAM, die: int = 0, **more: Any
) -> TableTalk:
    """A window opens while the DM holds these events; in a fight against a zombie if nothing else is told."""
    more = {"foes": [foe("zombie")], **more}
    return scene(*team, hand=hand, frames=[Occasion(window=window, about=about, die=die)], **more)


def turned(event: str, trigger: str, *team: HeroHere, **more: Any) -> TableTalk:
    """Without a DM this event is turned over for a hero."""
    more = {"foes": [foe("zombie")], **more}
    return scene(*(team or TEAM), events=[event], master="none", frames=[Turning(hero=trigger)], **more)


def plays(t: TableTalk) -> list[PlayEvent]:
    return [option for option in t.options("event") if isinstance(option, PlayEvent)]


def below(t: TableTalk) -> Waiting:
    frame = t.g.stack[0]
    assert isinstance(frame, Waiting)
    return frame


# When the DM is asked.


@pytest.mark.rule("VEIEL-EVENT-03", "VEIEL-EVENT-07")
@pytest.mark.parametrize(
    ("event", "window"),
    [
        ("curse_def", "def_ok"),
        ("ambush", "fight_start"),
        ("strategic", "enemy_phase"),
        ("prison", "hero_start"),
        ("fumble", "hero_roll"),
        ("fog", "round_start"),
    ],
)
def test_an_event_is_offered_in_its_window_and_in_no_other(event: str, window: Window) -> None:
    for other in ("def_ok", "fight_start", "enemy_phase", "hero_start", "hero_roll", "round_start"):
        t = opened(other, event, "exhaust", about="knight")
        assert any(option.card == event for option in plays(t)) is (other == window)


@pytest.mark.rule("VEIEL-EVENT-03")
@pytest.mark.parametrize("window", ["fight_start", "round_start", "hero_start", "hero_declare", "enemy_phase"])
def test_an_event_for_any_window_is_offered_in_all_but_those_of_rolls(window: Window) -> None:
    assert plays(opened(window, "exhaust", about="knight"))
    for narrow in ("hero_roll", "def_ok"):
        assert not plays(opened(narrow, "exhaust", about="knight"))


@pytest.mark.rule("VEIEL-EVENT-04", "VEIEL-INFO-01")
def test_whether_the_dm_is_asked_tells_nothing_about_the_hand() -> None:
    """Any event of the box may be in a hand that is not empty."""
    for hand in (("fumble",), ("curse_def",), ("ambush", "horde")):
        assert opened("hero_roll", *hand, about="knight").key == "event"
        assert opened("def_ok", *hand, about="knight").key == "event"
    assert opened("hero_roll", about="knight").key == "waiting"


@pytest.mark.rule("VEIEL-EVENT-04")
def test_without_a_steady_pace_the_dm_is_asked_only_with_a_card_to_play() -> None:
    assert opened("hero_roll", "curse_def", about="knight", steady_pace=False).key == "waiting"
    assert opened("hero_roll", "fumble", about="knight", steady_pace=False).key == "event"


@pytest.mark.rule("VEIEL-EVENT-04", "VEIEL-EVENT-13", "VEIEL-EVENT-05")
def test_the_dm_plays_one_card_after_the_other_until_it_passes() -> None:
    t = opened("round_start", "exhaust", "exhaust", "exhaust")
    t.answer(PlayEvent("exhaust", "knight"))
    t.answer(PlayEvent("exhaust", "healer"))
    assert (t.hero("knight").end, t.hero("healer").end) == (1, 4)
    t.answer(PassEvent())
    assert t.key == "waiting"
    assert (t.g.state.hand.cards, t.g.state.event_discard) == (["exhaust"], ("exhaust", "exhaust"))


@pytest.mark.rule("VEIEL-EVENT-13")
def test_the_dm_may_keep_out_of_all_that_happens_in_this_room() -> None:
    t = opened("round_start", "exhaust")
    t.answer(PassRoom())
    assert t.key == "waiting"
    t.push(Occasion(window="enemy_phase"))
    assert t.key == "waiting"
    t.g.state.quiet = False
    t.push(Occasion(window="enemy_phase"))
    assert t.key == "event"


# What events do with a DM.


@pytest.mark.rule("VEIEL-EVENT-11")
@pytest.mark.parametrize(("heroes", "enemies"), [(2, 2), (3, 2), (6, 5)])
def test_x06_a_horde_interrupts_the_team_before_it_leaves(heroes: int, enemies: int) -> None:
    team = [hero(id) for id in ("knight", "healer", "magician", "shaman", "assassin", "scholar")][:heroes]
    t = opened("leave", "horde", "exhaust", team=tuple(team), foes=())
    t.answer(PlayEvent("horde"))
    while t.key in ("place_enemy", "event"):
        t.answer(t.options()[0])
    assert len(t.line()) == enemies
    assert t.g.combat.kind == "horde"
    t.g.combat.line = []
    fight = next(frame for frame in t.g.stack if isinstance(frame, Fight))
    fight.goto(Fight.new_round)
    t.g.stack[t.g.stack.index(fight) + 1 :] = []
    t.g._question = None
    assert (t.key, below(t).result) == ("waiting", "won")


@pytest.mark.rule("VEIEL-EVENT-11", "VEIEL-FLEE-03")
def test_a_horde_that_cannot_be_beaten_ends_the_crossing() -> None:
    t = opened("leave", "horde", team=(hero("knight"), hero("healer")), foes=())
    t.answer(PlayEvent("horde"))
    while t.key in ("place_enemy", "event"):
        t.answer(t.options()[0])
    t.dice(flee=20)
    t.answer(t.options("flee")[0])
    assert (t.key, below(t).result, t.g.state.where) == ("waiting", "fled", "rest")


@pytest.mark.rule("VEIEL-EVENT-03")
def test_a_secret_door_leads_into_another_wing_of_the_line() -> None:
    t = opened("enter", "secret_door", foes=(), place="B2")
    assert [option.target for option in plays(t)] == ["A2", "C2"]
    t.answer(PlayEvent("secret_door", "C2"))
    assert t.g.state.place == "C2"


@pytest.mark.rule("VEIEL-ABIL-10", "VEIEL-EVENT-07")
def test_muteness_locks_an_ability_that_works() -> None:
    t = opened("round_start", "mute", team=(hero("knight", level=1), hero("healer", level=5, phylactery=None)))
    assert plays(t) == [PlayEvent("mute", "healer", "heal"), PlayEvent("mute", "healer", "resurrection")]
    t.answer(PlayEvent("mute", "healer", "resurrection"))
    assert t.hero("healer").muted == ("resurrection",)

    immune = opened("round_start", "mute", team=(hero("knight", level=3, phylactery="ph_will"), hero("healer")))
    assert plays(immune) == []


@pytest.mark.rule("VEIEL-EVENT-07", "VEIEL-PHY-04")
def test_a_lost_item_is_a_consumable() -> None:
    t = opened("round_start", "lost_item", team=(hero("bardess", items=("key",), phylactery="ph_ash"), hero("knight")))
    assert plays(t) == [PlayEvent("lost_item", "bardess", "key")]
    t.answer(PlayEvent("lost_item", "bardess", "key"))
    assert (t.hero("bardess").items, t.g.state.alchemist_discard["key"]) == ((), 1)


@pytest.mark.rule("VEIEL-EVENT-07")
def test_breakage_takes_worn_armour_or_the_shield() -> None:
    t = opened("round_start", "breakage", team=(hero("knight", armour="a_plate", second="s_kite"), hero("healer")))
    assert plays(t) == [PlayEvent("breakage", "knight", "a_plate"), PlayEvent("breakage", "knight", "s_kite")]
    t.answer(PlayEvent("breakage", "knight", "s_kite"))
    assert (t.hero("knight").armour, t.hero("knight").second) == ("a_plate", None)
    assert "s_kite" in t.g.state.smith_discard
    assert len(t.told(GearBroken)) == 1


@pytest.mark.rule("VEIEL-EVENT-03", "VEIEL-ROOM-05")
def test_a_spike_slab_is_for_up_to_three_heroes_that_may_dodge() -> None:
    t = opened("round_start", "spikes", team=(*TEAM, hero("shaman", vit=0)))
    t.dice(check=[9, 8])
    t.answer(PlayEvent("spikes", "knight"))
    assert t.options("event_targets") == [EnoughTargets(), AddTarget("healer"), AddTarget("magician")]
    t.answer(AddTarget("magician"))
    t.answer(EnoughTargets())
    assert t.told(EventPlayed)[0].targets == ("knight", "magician")
    assert (t.hero("knight").vit, t.hero("magician").vit) == (20, 12 - 3)


@pytest.mark.rule("VEIEL-EVENT-03")
def test_a_rockfall_is_for_two_at_most() -> None:
    t = opened("round_start", "rockfall")
    t.dice(check=[2, 2])
    t.answer(PlayEvent("rockfall", "healer"))
    t.answer(AddTarget("knight"))
    assert (t.key, t.hero("healer").vit, t.hero("knight").vit) == ("waiting", 8, 16)


@pytest.mark.rule("VEIEL-COND-04", "VEIEL-EVENT-07")
def test_imprisonment_is_for_the_hero_whose_turn_begins() -> None:
    turn = HeroTurn(hero="healer")
    t = scene(*TEAM, foes=[foe("zombie")], hand=["prison", "prison"], frames=[turn])
    t.answer(PlayEvent("prison"))
    assert plays(t) == []
    t.answer(PassEvent())
    assert t.hero("healer").imprisoned
    assert all(type(option).__name__ in ("BreakFree", "EndTurn") for option in t.options("action"))


@pytest.mark.rule("VEIEL-EVENT-12")
def test_a_fumble_spoils_a_success_but_no_natural_20() -> None:
    t = opened("hero_roll", "fumble", about="knight", die=19)
    t.answer(PlayEvent("fumble"))
    assert below(t).failed
    assert opened("hero_roll", "fumble", about="knight", die=20).key == "waiting"


@pytest.mark.rule("VEIEL-NODM-20", "VEIEL-EVENT-07")
def test_a_fog_does_not_get_thicker() -> None:
    t = opened("round_start", "fog", "fog")
    t.answer(PlayEvent("fog"))
    assert t.g.combat.fog
    assert plays(t) == []


@pytest.mark.rule("VEIEL-BOSS-02", "VEIEL-BOSS-03")
def test_a_power_is_used_once_in_a_crossing_and_twice_in_a_game() -> None:
    t = opened("resolved", foes=(), boss="urais", crystals=9)
    t.answer(PlayEvent("p_covet"))
    assert (t.key, t.g.state.crystals, t.g.state.power_uses) == ("waiting", 6, 1)
    for crossing, uses, asked in ((1, 1, False), (2, 1, True), (3, 2, False)):
        t.g.state.incursion, t.g.state.power_uses = crossing, uses
        t.push(Occasion(window="resolved"))
        assert (t.key == "event") is asked
        if asked:
            t.answer(PlayEvent("p_covet"))
    assert t.g.state.crystals == 3


@pytest.mark.rule("VEIEL-BOSS-04")
def test_no_power_in_the_last_fight() -> None:
    t = opened("enemy_phase", foes=[foe("hunter")], where="boss", place="")
    assert t.key == "waiting"
    t = opened("enemy_phase", foes=[foe("zombie")], boss="hunter")
    assert len(plays(t)) == 3


@pytest.mark.rule("VEIEL-COND-06", "VEIEL-COND-03")
def test_the_hunters_brand_burns() -> None:
    t = opened("enemy_phase", boss="hunter")
    t.answer(PlayEvent("p_brand", "magician"))
    one = t.hero("magician")
    assert (one.branded, one.burn, one.burn_turns) == (True, 2, 2)


@pytest.mark.rule("VEIEL-COMBAT-15", "VEIEL-COMBAT-03")
def test_x48_the_reanimated_have_half_their_hp_and_bring_no_loot() -> None:
    t = scene(*TEAM, foes=[foe("ghoul")], boss="apprentice", frames=[Occasion(window="enemy_phase")])
    t.g.combat.dead = ("plague", "bloated", "bloated")
    t.answer(PlayEvent("p_reanim", "bloated"))
    assert t.options("event_targets") == [EnoughTargets(), AddTarget("plague"), AddTarget("bloated")]
    t.answer(AddTarget("bloated"))
    assert t.line() == ["ghoul", "bloated", "bloated"]
    assert [(one.hp, one.full, one.gives_loot) for one in t.g.combat.line[1:]] == [(5, 5, False)] * 2
    assert [*t.g.combat.dead] == ["plague"]


@pytest.mark.rule("VEIEL-LAIR-04", "VEIEL-COND-05")
def test_a_mental_attack_has_a_hero_strike_an_ally_instead_of_its_turn() -> None:
    t = scene(*TEAM, foes=[foe("zombie")], boss="priestess", frames=[HeroTurn(hero="knight")])
    t.dice(hero=[15, 3])
    t.answer(PlayEvent("p_mental"))
    assert t.options("puppet") == [StrikeHero("w_militia_sword", "healer"), StrikeHero("w_militia_sword", "magician")]
    t.answer(StrikeHero("w_militia_sword", "healer"))
    assert (t.key, len(t.told(TurnEnded))) == ("waiting", 1)
    assert t.told(HeroStruck)[0].total == 15 + 6
    assert t.hero("healer").vit < 12


@pytest.mark.rule("VEIEL-EVENT-07")
def test_there_is_no_mental_attack_of_a_lone_hero() -> None:
    team = (hero("knight"), hero("healer", vit=0))
    t = scene(*team, foes=[foe("zombie")], boss="priestess", frames=[HeroTurn(hero="knight")])
    assert t.key == "action"


# What events do without a DM.


@pytest.mark.rule("VEIEL-NODM-14", "VEIEL-NODM-13")
def test_the_next_event_is_turned_over_and_discarded() -> None:
    t = turned("exhaust", "healer")
    assert (t.key, t.hero("healer").end) == ("waiting", 4)
    assert (len(t.g.state.laid_events), t.g.state.event_discard) == (0, ("exhaust",))
    assert t.told(EventTurned)[0].trigger == "healer"


@pytest.mark.rule("VEIEL-NODM-16", "VEIEL-EVENT-10")
def test_muteness_takes_the_best_ability_of_the_trigger_or_of_the_next_that_has_any() -> None:
    assert turned("mute", "healer").key == "waiting"
    for level, phylactery, muted in (
        (5, None, ("healer", "resurrection")),
        (3, None, ("healer", "heal")),
        (1, None, ("magician", "magic_missile")),
        (5, "ph_will", ("magician", "magic_missile")),
    ):
        team = (hero("knight", level=3), hero("healer", level=level, phylactery=phylactery), hero("magician", level=3))
        t = turned("mute", "healer", *team)
        assert t.key == "waiting"
        assert [(told.hero, told.ability) for told in t.told(AbilityMuted)] == [muted]


@pytest.mark.rule("VEIEL-NODM-16", "VEIEL-EVENT-10")
def test_muteness_skips_the_fallen_and_may_find_nobody() -> None:
    t = turned("mute", "healer", hero("knight"), hero("healer"), hero("magician", level=5, vit=0))
    assert t.key == "waiting"
    assert len(t.told(NothingHappens)) == 1


@pytest.mark.rule("VEIEL-NODM-17")
def test_a_lost_item_is_a_random_one_of_the_first_that_has_any() -> None:
    team = (hero("knight", items=("bomb", "oil")), hero("healer"), hero("magician"))
    t = turned("lost_item", "healer", *team)
    t.dice(lost=["oil"])
    assert (t.key, t.hero("knight").items) == ("waiting", ("bomb",))


@pytest.mark.rule("VEIEL-NODM-17")
def test_breakage_takes_a_random_piece() -> None:
    t = turned("breakage", "knight", hero("knight", armour="a_plate", second="s_kite"), hero("healer"))
    t.dice(lost=["a_plate"])
    assert (t.key, t.hero("knight").armour, t.hero("knight").second) == ("waiting", None, "s_kite")


@pytest.mark.rule("VEIEL-NODM-18", "VEIEL-EVENT-10")
def test_traps_strike_the_neighbours_that_stand() -> None:
    team = (hero("knight"), hero("healer"), hero("shaman", vit=0), hero("magician"), hero("scholar"))
    t = turned("spikes", "healer", *team)
    t.dice(check=[2, 2, 2])
    assert t.key == "waiting"
    assert [t.hero(id).vit for id in ("knight", "healer", "magician", "scholar")] == [17, 9, 9, 12]

    t = turned("rockfall", "scholar", *team)
    t.dice(check=[2, 2])
    assert t.key == "waiting"
    assert [t.hero(id).vit for id in ("knight", "healer", "magician", "scholar")] == [16, 12, 12, 8]


@pytest.mark.rule("VEIEL-NODM-18")
def test_in_a_team_of_two_everybody_is_struck_once() -> None:
    t = turned("spikes", "healer", hero("knight"), hero("healer"))
    t.dice(check=[2, 2])
    assert (t.key, t.hero("knight").vit, t.hero("healer").vit) == ("waiting", 17, 9)


@pytest.mark.rule("VEIEL-NODM-19")
def test_a_strategic_error_gives_the_token_to_a_random_other() -> None:
    t = turned("strategic", "healer")
    t.dice(random_hero=2)
    assert (t.key, t.g.state.defender, t.g.combat.by_force) == ("waiting", "magician", True)


@pytest.mark.rule("VEIEL-NODM-20")
def test_curses_become_tokens() -> None:
    assert turned("curse_def", "healer").key == "waiting"
    for event, window in (("curse_def", "def_ok"), ("fumble", "hero_roll")):
        t = turned(event, "healer")
        assert t.key == "waiting"
        assert t.hero("healer").cursed == (window,)


@pytest.mark.rule("VEIEL-NODM-20")
def test_a_horde_joins_the_fight_even_against_a_boss() -> None:
    t = turned("horde", "healer")
    assert (t.key, len(t.line())) == ("waiting", 3)
    assert all(one.gives_loot for one in t.g.combat.line)

    t = turned("horde", "healer", foes=[foe("urais")], where="boss", place="")
    assert (t.key, len(t.line()), t.line()[-1]) == ("waiting", 3, "urais")


@pytest.mark.rule("VEIEL-NODM-20", "VEIEL-NODM-21")
def test_powers_among_the_events() -> None:
    t = turned("p_covet", "healer", crystals=2)
    assert (t.key, t.g.state.crystals) == ("waiting", 0)

    t = turned("p_mental", "healer")
    t.dice(puppet=[StrikeHero("w_sceptre", "magician")], hero=[12, 12])
    assert t.key == "waiting"
    assert [(told.hero, told.target) for told in t.told(HeroStruck)] == [("healer", "magician")]

    t = turned("prison", "healer")
    assert (t.key, t.hero("healer").imprisoned) == ("waiting", True)

    t = scene(*TEAM, foes=[foe("zombie")], master="none", frames=[Turning(hero="healer")])
    t.g.state.laid_events = EventPile(["p_reanim"])
    t.g.combat.dead = ("ghoul",)
    assert (t.key, t.line()) == ("waiting", ["zombie", "ghoul"])


@pytest.mark.rule("VEIEL-NODM-14")
def test_an_event_that_finds_nobody_does_nothing() -> None:
    t = turned("p_reanim", "healer")
    assert t.key == "waiting"
    assert [told.source for told in t.told(NothingHappens)] == ["p_reanim"]


@pytest.mark.rule("VEIEL-DMTURN-01", "VEIEL-EVENT-03")
def test_without_a_dm_no_window_asks_for_events() -> None:
    t = scene(*TEAM, foes=[foe("zombie")], master="none", events=["strategic"], frames=[MasterTurn()])
    assert t.key == "pass_defender"
