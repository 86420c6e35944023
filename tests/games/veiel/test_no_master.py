"""Playing without a dungeon master: fixed dice, random targets, the trigger of events (specification 3.25)."""

import pytest

from oakveil.games.veiel.events import AttackRolled, DiceTied, EventTurned
from oakveil.games.veiel.rules.no_master import constant, printed_option, random_other
from tests.games.veiel.tables import foe, hero, lay, scene

HEALER = hero("healer")


@pytest.mark.rule("VEIEL-NODM-03")
@pytest.mark.parametrize(
    ("lines", "start", "step", "shown"), [(2, 5, 2, 5), (3, 5, 2, 7), (5, 5, 2, 11), (5, 7, 2, 13), (4, 5, 0, 5)]
)
def test_the_fixed_die_grows_with_the_dungeon(lines: int, start: int, step: int, shown: int) -> None:
    assert constant(lay(HEALER, hero("knight"), lines=lines, nodm_start=start, nodm_step=step)) == shown


@pytest.mark.rule("VEIEL-NODM-03", "VEIEL-NODM-06")
def test_enemies_defend_themselves_with_the_fixed_die_bosses_too() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("urais")], master="none", lines=3)
    t.dice(hero=15)
    t.attack("urais")
    (rolled,) = t.told(AttackRolled)
    assert (rolled.foe_die, rolled.foe_total, rolled.result) == (0, 7 + 11, "hit")


@pytest.mark.rule("VEIEL-NODM-05", "VEIEL-NODM-04")
def test_on_a_tie_the_hero_rolls_again_and_a_20_is_no_tie() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("tomb_guard")], master="none")
    t.dice(hero=[4, 5])
    t.attack("tomb_guard")
    assert t.told(DiceTied) == [DiceTied("knight", "tomb_guard.1", 4, 0, 10)]
    assert t.foe("tomb_guard").hp == 7
    hard = scene(hero("knight"), HEALER, foes=[foe("urais")], master="none", lines=5, nodm_start=9, nodm_step=3)
    hard.dice(hero=20)
    hard.attack("urais")
    assert hard.told(AttackRolled)[0].times == 2


@pytest.mark.rule("VEIEL-NODM-12", "VEIEL-NODM-19")
def test_x36_a_d6_picks_among_the_other_standing_heroes() -> None:
    g = lay(hero("knight"), HEALER, hero("shaman", vit=0), hero("magician"), master="none")
    t = scene(hero("knight"), HEALER, hero("shaman", vit=0), hero("magician"), master="none")
    t.dice(random_hero=[3, 2])
    assert random_other(t.g) == ("magician",)
    for _ in range(30):
        assert random_other(g) in (("healer",), ("magician",))


@pytest.mark.rule("VEIEL-NODM-12")
def test_others_are_counted_clockwise_from_the_defender() -> None:
    t = scene(HEALER, hero("knight"), hero("magician"), master="none")
    t.g.state.defender = "knight"
    t.dice(random_hero=[1, 2])
    assert (random_other(t.g), random_other(t.g)) == (("magician",), ("healer",))


@pytest.mark.rule("VEIEL-NODM-12")
def test_a_lone_defender_is_the_target() -> None:
    assert random_other(lay(hero("knight"), hero("healer", vit=0), master="none")) == ("knight",)


@pytest.mark.rule("VEIEL-NODM-21")
def test_attack_options_go_in_printed_order_and_on_into_the_next_turn() -> None:
    g = lay(hero("knight"), HEALER, foes=[foe("gargoyle")], master="none")
    gargoyle = g.combat.line[0]
    found = []
    for _ in range(3):
        found.append(printed_option(g, gargoyle))
        gargoyle.strikes += 1
    assert found == [0, 1, 0]


@pytest.mark.rule("VEIEL-NODM-14", "VEIEL-NODM-15")
def test_x35_a_low_die_turns_an_event_for_this_hero_once() -> None:
    strong = hero("barbarian", raised=("FOR",) * 5)
    t = scene(strong, HEALER, foes=[foe("zombie", hp=30)], events=["exhaust", "exhaust"], master="none")
    t.dice(hero=4)
    told = [type(event) for event in t.attack("zombie")]
    assert told.index(AttackRolled) < told.index(EventTurned)
    assert (t.foe("zombie").hp, t.hero("barbarian").end) == (24, 2)
    assert (len(t.g.state.laid_events.cards), t.key) == (1, "waiting")
    assert t.hero("barbarian").has_triggered


@pytest.mark.rule("VEIEL-NODM-14")
@pytest.mark.parametrize(("die", "turned"), [(5, 1), (6, 0)])
def test_five_is_low(die: int, turned: int) -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie")], events=["exhaust"], master="none")
    t.dice(hero=die)
    t.attack("zombie")
    assert len(t.told(EventTurned)) == turned


@pytest.mark.rule("VEIEL-NODM-14")
@pytest.mark.parametrize(("trigger", "turned"), [("per_hero", 1), ("per_combat", 0)])
def test_each_hero_or_the_whole_team_triggers_once(trigger: str, turned: int) -> None:
    t = scene(
        *(hero("knight"), hero("healer", has_triggered=True)),
        foes=[foe("zombie")],
        events=["exhaust"],
        master="none",
        nodm_event_trigger=trigger,
    )
    t.g.combat.has_triggered = True
    t.dice(hero=3)
    t.attack("zombie")
    assert len(t.told(EventTurned)) == turned


@pytest.mark.rule("VEIEL-NODM-14")
def test_who_has_triggered_does_so_no_more() -> None:
    t = scene(hero("knight", has_triggered=True), HEALER, foes=[foe("zombie")], events=["exhaust"], master="none")
    t.dice(hero=3)
    t.attack("zombie")
    assert t.told(EventTurned) == []


@pytest.mark.rule("VEIEL-NODM-15")
@pytest.mark.parametrize(
    ("told", "card", "turned"),
    [
        (hero("magician", level=3), "magic_missile", 1),
        (hero("healer", level=3), "heal", 0),
        (hero("horde_breaker", level=5), "charge", 1),
    ],
)
def test_attacking_is_an_attack_or_a_roll_that_does_damage(told: object, card: str, turned: int) -> None:
    t = scene(told, hero("knight", vit=5), foes=[foe("zombie")], events=["fog"], master="none")  # type: ignore[arg-type]
    t.dice(hero=3, check=3)
    t.use(card)
    assert len(t.told(EventTurned)) == turned


@pytest.mark.rule("VEIEL-NODM-15")
def test_of_ties_only_the_last_die_counts() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("tomb_guard")], events=["fog"], master="none")
    t.dice(hero=[4, 15])
    t.attack("tomb_guard")
    assert t.told(EventTurned) == []


@pytest.mark.rule("VEIEL-NODM-14", "VEIEL-ATK-11")
def test_the_event_comes_before_the_fight_ends() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie", hp=1)], events=["horde"], master="none")
    t.dice(hero=5)
    t.attack("zombie")
    assert len(t.line()) == 2
    assert t.told(EventTurned) == [EventTurned("horde", "knight")]


@pytest.mark.rule("VEIEL-NODM-14")
def test_with_a_dm_no_event_turns_by_itself() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie")], events=["fog"])
    t.dice(hero=3, enemy=10)
    t.attack("zombie")
    assert t.told(EventTurned) == []
