"""Whom enemies attack and where they go: pure positions (specification 3.24 to 3.26, worked examples W17 to W28)."""

import random

import pytest

from oakveil.games.tactique.board import INDEX, WHOLE, Cell, beside, distance, mask_of
from oakveil.games.tactique.rules.behaviour import Decision, Prey, decide, group_from, retreat_path, shares
from oakveil.games.tactique.sight import Sight, sight

THREAT = {
    "barbarian": (5, 1),
    "horde_breaker": (5, 2),
    "knight": (5, 3),
    "rogue": (4, 2),
    "healer": (1, 2),
    "assassin": (1, 3),
    "scholar": (1, 1),
}
ZONES = {
    "touch": sight(((1, 0),)),
    "line2": sight(((1, 0), (2, 0))),
    "line3": sight(((1, 0), (2, 0), (3, 0))),
    "ray": sight(((1, 0), (2, 0), (3, 0), (4, 0), (5, 0))),
    "long": sight(((2, 0), (3, 0), (4, 0))),
    "cross1": sight(((1, 0), (-1, 0), (0, 1), (0, -1))),
    "arc": sight(((1, -1), (1, 0), (1, 1))),
    "all": sight(None),
}


def prey(**heroes: Cell) -> list[Prey]:
    """Heroes by id and cell, in seat order."""
    return [Prey(hero, INDEX[cell], *THREAT[hero]) for hero, cell in heroes.items()]


def foe(
    at: Cell,
    zone: str,
    steps: int,
    heroes: list[Prey],
    multi: bool = False,
    others: tuple[Cell, ...] = (),
    lowest: bool = False,
) -> Decision:
    """What an enemy at a cell does; `others` are cells that are taken as well."""
    free = WHOLE & ~mask_of((at, *others)) & ~sum(1 << hero.at for hero in heroes)
    return decide(INDEX[at], steps, free, heroes, ZONES[zone], multi, lowest)


@pytest.mark.rule("TAC-AI-02", "TAC-AI-03", "TAC-AI-04")
def test_whoever_is_in_range_is_attacked_without_a_step() -> None:
    """W17."""
    does = foe("B1", "touch", 2, prey(assassin="B2", knight="A6"))
    assert does == Decision((), ("assassin",), "right", "in_range")


@pytest.mark.rule("TAC-AI-03", "TAC-AI-04")
def test_the_nearest_hero_beats_a_threat_farther_away() -> None:
    """W18."""
    does = foe("C1", "touch", 4, prey(assassin="C3", knight="A5"))
    assert does == Decision(("C2",), ("assassin",), "right", "nearest")


@pytest.mark.rule("TAC-AI-03")
def test_of_heroes_equally_near_the_greater_threat_is_attacked() -> None:
    """W19."""
    does = foe("C2", "touch", 4, prey(assassin="A2", knight="C4"))
    assert does == Decision(("C3",), ("knight",), "right", "threat")


@pytest.mark.rule("TAC-THREAT-02")
def test_of_equal_threats_more_swords_decide_then_the_earlier_seat() -> None:
    """W20."""
    assert foe("B3", "touch", 2, prey(horde_breaker="B2", knight="B4")) == Decision((), ("knight",), "right", "swords")
    twins = [Prey("one", INDEX["B2"], 5, 3), Prey("two", INDEX["B4"], 5, 3)]
    assert foe("B3", "touch", 2, twins) == Decision((), ("one",), "left", "seat")


@pytest.mark.rule("TAC-AI-01", "TAC-AI-04")
def test_rows_are_crossed_before_columns() -> None:
    """W21."""
    does = foe("C1", "touch", 4, prey(knight="A3"))
    assert does == Decision(("B1", "A1", "A2"), ("knight",), "right", "only")
    assert foe("A1", "touch", 4, prey(knight="C3")).path == ("B1", "C1", "C2")


@pytest.mark.rule("TAC-AI-01", "TAC-AI-06", "TAC-AI-07")
def test_two_heroes_beat_one_of_greater_threat() -> None:
    """W22."""
    does = foe("C5", "cross1", 3, prey(knight="A4", assassin="C3", healer="D2"), multi=True)
    assert does.path == ("D5", "D4", "D3")
    assert (does.targets, does.reason) == (("assassin", "healer"), "group")


@pytest.mark.rule("TAC-AI-06")
def test_of_groups_of_one_size_the_greater_sum_of_threat_is_attacked() -> None:
    """W23."""
    heroes = prey(knight="A2", scholar="B1", barbarian="D6", rogue="C5")
    does = foe("B4", "cross1", 3, heroes, multi=True)
    assert does.path == ("C4", "D4", "D5")
    assert (does.targets, does.reason) == (("barbarian", "rogue"), "sum_threat")


@pytest.mark.rule("TAC-AI-06")
def test_of_groups_of_equal_threat_more_swords_decide() -> None:
    heroes = [Prey("few", INDEX["A1"], 3, 1), Prey("many", INDEX["D1"], 3, 2)]
    does = foe("B1", "cross1", 3, heroes, multi=True)
    assert does == Decision(("C1",), ("many",), "right", "sum_swords")
    even = [Prey("up", INDEX["A1"], 3, 1), Prey("down", INDEX["D1"], 3, 1)]
    assert foe("B1", "cross1", 3, even, multi=True) == Decision((), ("up",), "right", "path")


@pytest.mark.rule("TAC-AI-06")
def test_of_turns_with_one_and_the_same_worth_the_first_is_taken() -> None:
    """Right, down, left, up: the Executioner's arc covers A3 turned right and turned up."""
    does = foe("B2", "arc", 0, prey(knight="A3"), multi=True)
    assert does == Decision((), ("knight",), "right", "only")
    assert foe("B2", "arc", 0, prey(knight="A1"), multi=True).turn == "left"


@pytest.mark.rule("TAC-ATK-03", "TAC-AI-09")
def test_a_hidden_hero_is_walked_around() -> None:
    """W24: the Assassin at B3 cannot be attacked and blocks the way."""
    does = foe("B2", "touch", 2, prey(knight="B5"), others=("B3",))
    assert does == Decision(("A2", "A3"), (), "", "path", "knight")


@pytest.mark.rule("TAC-ATK-05")
def test_with_every_hero_hidden_nothing_is_done() -> None:
    """W25."""
    assert foe("B2", "touch", 2, []) == Decision((), (), "", "hidden")
    assert foe("B2", "cross1", 2, [], multi=True) == Decision((), (), "", "hidden")


@pytest.mark.rule("TAC-AI-04", "TAC-AI-11")
def test_an_archer_steps_back_to_shoot_and_then_retreats() -> None:
    """W26."""
    assert foe("B4", "long", 1, prey(knight="B3")) == Decision(("B5",), ("knight",), "left", "only")
    free = WHOLE & ~mask_of(["B5", "B3"])
    assert retreat_path(INDEX["B5"], 1, free, [INDEX["B3"]]) == ("A5",)


@pytest.mark.rule("TAC-AI-11")
def test_whoever_stands_farthest_already_does_not_retreat() -> None:
    free = WHOLE & ~mask_of(["D6", "A1"])
    assert retreat_path(INDEX["D6"], 2, free, [INDEX["A1"]]) == ()
    assert retreat_path(INDEX["D6"], 2, free, []) == ()


@pytest.mark.rule("TAC-AI-06")
def test_the_ballista_moves_to_where_its_ray_hits_two() -> None:
    """W27."""
    does = foe("C6", "ray", 1, prey(knight="B1", healer="B4"), multi=True)
    assert does == Decision(("B6",), ("knight", "healer"), "left", "group")


@pytest.mark.rule("TAC-AI-01", "TAC-AI-09")
def test_the_zombie_advances_to_the_closest_hero_rows_first() -> None:
    """W28."""
    does = foe("D6", "touch", 1, prey(knight="A1", healer="A2"))
    assert does == Decision(("C6",), (), "", "path", "healer")


@pytest.mark.rule("TAC-AI-05")
def test_the_veiled_killer_prefers_the_lowest_threat_but_distance_comes_first() -> None:
    near = prey(assassin="B4", knight="B2")
    assert foe("B3", "touch", 4, near, lowest=True).targets == ("assassin",)
    assert foe("B3", "touch", 4, near).targets == ("knight",)
    assert foe("B3", "touch", 4, prey(assassin="D6", knight="B2"), lowest=True).targets == ("knight",)
    equal = prey(healer="B2", scholar="B4", assassin="C3")
    assert foe("B3", "touch", 4, equal, lowest=True).targets == ("scholar",), "fewest swords of threat 1"


@pytest.mark.rule("TAC-AI-08")
def test_the_whole_board_needs_no_step() -> None:
    heroes = prey(assassin="B4", knight="A1", healer="D6")
    assert foe("B3", "all", 2, heroes) == Decision((), ("knight",), "right", "threat")
    everyone = Decision((), ("knight", "assassin", "healer"), "right", "all")
    assert foe("B3", "all", 2, heroes, multi=True) == everyone


@pytest.mark.rule("TAC-AI-10")
def test_without_any_way_it_goes_where_the_closest_hero_is_nearest() -> None:
    walled = ("A2", "B1", "C3", "D5")
    does = foe("C1", "touch", 3, prey(knight="A1"), others=(*walled, "C2", "D2"))
    assert does == Decision((), (), "", "no_way", "knight"), "D1 is farther away than C1"
    does = foe("D1", "touch", 3, prey(knight="A1"), others=walled)
    assert does == Decision(("C1",), (), "", "distance", "knight")


@pytest.mark.rule("TAC-AI-09")
def test_whoever_cannot_walk_stays() -> None:
    assert foe("D6", "touch", 0, prey(knight="A1")) == Decision((), (), "", "no_way")


@pytest.mark.rule("TAC-THREAT-03")
def test_damage_is_split_point_by_point() -> None:
    """W01: 3 damage on Knight and Healer are 2 and 1."""
    assert shares(3, prey(knight="C1", healer="C3")) == [("knight", 2), ("healer", 1)]
    assert shares(2, prey(knight="C1", healer="C3", scholar="B2")) == [("knight", 1), ("healer", 1)]
    assert shares(5, prey(knight="C1", healer="C3", scholar="B2")) == [("knight", 2), ("healer", 2), ("scholar", 1)]
    assert shares(3, []) == []


@pytest.mark.rule("TAC-ENEMY-07")
def test_an_area_of_an_enemy_turns_to_the_most_heroes() -> None:
    ranked = prey(knight="B2", healer="B4", assassin="B5")
    assert group_from(INDEX["B3"], ranked, ZONES["line2"]) == ("healer", "assassin")
    assert group_from(INDEX["D1"], ranked, ZONES["line2"]) == ()


def _free_cells(rng: random.Random) -> tuple[list[Cell], list[Cell]]:
    """Cells taken at random, heroes' first."""
    cells = rng.sample(sorted(INDEX), 11)
    return cells[:4], cells[4:]


@pytest.mark.rule("TAC-AI-01", "TAC-AI-02", "TAC-AI-04", "TAC-AI-06", "TAC-AI-09")
def test_decisions_agree_with_a_plain_search() -> None:
    """The masks do what the words of the specification say, written out path by path."""
    rng = random.Random(7)
    for _ in range(150):
        stand, taken = _free_cells(rng)
        names = rng.sample(sorted(THREAT), 4)
        heroes = prey(**dict(zip(names, stand, strict=True)))
        here, steps = taken[0], rng.randint(0, 4)
        zone, multi = rng.choice(sorted(ZONES)), rng.random() < 0.5
        does = foe(here, zone, steps, heroes, multi, tuple(taken[1:]))
        paths = _all_paths(here, steps, {*stand, *taken})
        hits = [(path, turn, group) for path in paths for turn, group in _groups(path, here, heroes, ZONES[zone])]
        if not hits:
            assert not does.targets
            continue
        if multi:
            best = max(_worth(group) for _, _, group in hits)
            path, turn, group = next(hit for hit in hits if _worth(hit[2]) == best)
            assert (does.path, does.turn, set(does.targets)) == (path, turn, {one.hero for one in group})
        else:
            fewest = len(hits[0][0])
            near = [one for path, _, group in hits if len(path) == fewest for one in group]
            target = max(near, key=lambda one: (one.threat, one.swords))
            path, turn = next((path, turn) for path, turn, group in hits if target in group)
            assert (does.path, does.turn, does.targets) == (path, turn, (target.hero,))


def _all_paths(here: Cell, steps: int, taken: set[Cell]) -> list[tuple[Cell, ...]]:
    """Every shortest path to every cell in path order."""
    paths: list[tuple[Cell, ...]] = [()]
    seen = {here}
    ends: list[tuple[tuple[Cell, ...], Cell]] = [((), here)]
    for _ in range(steps):
        longer = [((*path, to), to) for path, end in ends for to in beside(end) if to not in taken | seen]
        seen |= {to for _, to in longer}
        ends = longer
        paths += [path for path, _ in longer]
    return paths


def _groups(path: tuple[Cell, ...], here: Cell, heroes: list[Prey], zone: Sight) -> list[tuple[str, list[Prey]]]:
    origin = INDEX[path[-1] if path else here]
    turned = zip(("right", "down", "left", "up"), zone.turns[origin], strict=True)
    groups = [(turn, [one for one in heroes if mask >> one.at & 1]) for turn, mask in turned]
    return [(turn, group) for turn, group in groups if group]


def _worth(group: list[Prey]) -> tuple[int, int, int]:
    return len(group), sum(one.threat for one in group), sum(one.swords for one in group)


@pytest.mark.rule("TAC-GEN-08")
def test_distance_counts_steps_on_the_empty_board() -> None:
    assert distance("A1", "D6") == 8
