"""Content packs that differ from the house in one place, and what is said about it (specification 12.2)."""

from typing import Any

from tests.packs import GONE, Table, more

Broken = tuple[str, str, str, Any, str]
"""File, entry, way to the place, the value there, and what is told without the place."""

CROSSED = [[500, 300], [600, 400], [600, 300], [500, 400]]
"""A polygon that crosses itself in (550, 350)."""
SPUR = [[500, 300], [600, 300], [600, 400], [600, 350], [500, 400]]
"""A polygon that runs back along itself."""
FLAT = [[500, 300], [600, 300], [550, 300]]
TOUCHING = [[500, 300], [600, 300], [600, 400], [550, 300], [500, 400]]
"""A polygon of which one corner lies on another edge."""
MARGIN = [[10, 10], [30, 10], [30, 30], [10, 30]]
"""A polygon that no crossing of lines can reach."""


def feature(kind: str, x: int, y: int, **more: object) -> Table:
    return {"kind": kind, "x": x, "y": y, **more}


def without(*kinds: str) -> Any:
    """The same features without those of these kinds."""
    return lambda features: [one for one in features if one["kind"] not in kinds]


def moved(kind: str, x: int, y: int) -> Any:
    """The same features with all of this kind on another space."""
    return lambda features: [{**one, "x": x, "y": y} if one["kind"] == kind else one for one in features]


ERRORS: dict[str, list[Broken]] = {
    "V01": [
        ("sheets", "", "schema", "oakdell-sheets/2", "This file is not an oakdell-sheets/1 file."),
        ("dungeons", "", "schema", "mazes", "This file is not an oakdell-sheets/1 file."),
    ],
    "V02": [
        ("heroes", "dell_scout", "id", "oak_squire", 'The id "oak_squire" is used twice.'),
        ("sheets", "ghost", "points 3 id", "P1", 'The id "P1" is used twice.'),
        ("sheets", "hydra", "pools 0 id", "mid", 'The id "mid" is used twice.'),
        ("sheets", "mimic", "parts 1 id", "tongue", 'The id "tongue" is used twice.'),
        ("sheets", "ghost", "icons 1 id", "I1", 'The id "I1" is used twice.'),
        ("sheets", "chained_ogre", "chains 1 id", "C1", 'The id "C1" is used twice.'),
        ("dungeons", "mossy_cellar", "features 2 id", "S2", 'The id "S2" is used twice.'),
        ("sheets", "ghost", "points 3 id", "P 1", '"P 1" is no id: use 1 to 20 letters, digits and underscores.'),
    ],
    "V04": [
        (
            "sheets",
            "ghost",
            "points 3 x",
            1001,
            'ghost: "1001" lies outside the sheet or is not a whole number from 0 to 1000.',
        ),
        (
            "sheets",
            "ghost",
            "parts 0 polygons 0 7 1",
            99.5,
            'ghost: "99.5" lies outside the sheet or is not a whole number from 0 to 1000.',
        ),
    ],
    "V05": [
        ("sheets", "ghost", "points", lambda points: points[:7], "ghost has 7 attack points; 8 to 24 are needed."),
        (
            "sheets",
            "ghost",
            "points",
            lambda points: [point for point in points if point["colour"] != "red"],
            "ghost: there is no red point.",
        ),
    ],
    "V06": [
        (
            "sheets",
            "ghost",
            "points 1",
            {"id": "P2", "colour": "yellow", "x": 539, "y": 50},
            "ghost: P1 and P2 are too close; 40 units are the least.",
        ),
        (
            "sheets",
            "ghost",
            "points 11",
            {"id": "P12", "colour": "green", "x": 500, "y": 100},
            "ghost: P1, P7 and P12 lie on one line.",
        ),
    ],
    "V07": [
        (
            "sheets",
            "ghost",
            "parts 0 polygons",
            more(CROSSED),
            'ghost: part "body" crosses itself or has no area near (600,300).',
        ),
        (
            "sheets",
            "ghost",
            "parts 0 polygons",
            more(SPUR),
            'ghost: part "body" crosses itself or has no area near (600,400).',
        ),
        (
            "sheets",
            "ghost",
            "parts 0 polygons",
            more(FLAT),
            'ghost: part "body" crosses itself or has no area near (600,300).',
        ),
        (
            "sheets",
            "ghost",
            "parts 0 polygons",
            more(TOUCHING),
            'ghost: part "body" crosses itself or has no area near (600,400).',
        ),
        ("sheets", "ghost", "parts 0 polygons 0", [[500, 300], [600, 400]], "Number of items: 2; expected 3 to 200."),
    ],
    "corners": [
        (
            "sheets",
            "ghost",
            "parts 0 polygons",
            [[[x, 500 + x % 2] for x in range(200)]] * 6,
            "ghost: its polygons have 1,200 corners; 1,000 are the most.",
        ),
    ],
    "V08": [
        (
            "sheets",
            "ghost",
            "points 0",
            {"id": "P1", "colour": "red", "x": 510, "y": 500},
            'ghost: P1 lies on or too near to "body".',
        ),
        (
            "sheets",
            "ghost",
            "points 0",
            {"id": "P1", "colour": "red", "x": 500, "y": 131},
            'ghost: P1 lies on or too near to "body".',
        ),
        ("sheets", "chained_ogre", "chains 0 path 0", [900, 275], 'chained_ogre: P3 lies on or too near to "C1".'),
    ],
    "V09": [
        ("sheets", "ghost", "icons 0 r", 41, "Found 41; expected 8 to 40."),
        ("sheets", "ghost", "icons 0 x", 19, "ghost: icon I1 does not lie inside the sheet as a whole."),
        (
            "sheets",
            "ghost",
            "icons 0",
            {"id": "I1", "kind": "key", "x": 500, "y": 70, "r": 20},
            "ghost: icon I1 lies over the point P1.",
        ),
        (
            "sheets",
            "ghost",
            "icons 0",
            {"id": "I1", "kind": "key", "x": 30, "y": 30, "r": 20},
            "ghost: no line can ever reach icon I1.",
        ),
    ],
    "V10": [
        ("sheets", "ghost", "parts 0 pool", "life", 'ghost: part "body" belongs to "life", which does not exist.'),
        ("sheets", "ghost", "parts 0 pool", GONE, 'ghost: "hp" can never be hit.'),
        ("sheets", "ghost", "parts 0 polygons", [MARGIN], 'ghost: "hp" can never be hit.'),
        ("sheets", "ghost", "pools 0 start", 6, 'ghost: "hp" starts with more drops than fit on it.'),
        ("sheets", "ghost", "pools 0 start", 0, "ghost: it starts without any drop."),
    ],
    "V11": [
        ("sheets", "mimic", "ability parts", ["lid"], 'mimic: ability "hard_part" names "lid", which does not exist.'),
        (
            "sheets",
            "gargoyle",
            "ability parts",
            ["wing"],
            'gargoyle: ability "wings" names "wing", which does not exist.',
        ),
        (
            "sheets",
            "seven_eyed_watcher",
            "ability types A 0",
            "A9",
            'seven_eyed_watcher: ability "eyes" names "A9", which does not exist.',
        ),
        (
            "sheets",
            "seven_eyed_watcher",
            "ability faces 0",
            "D",
            'seven_eyed_watcher: ability "eyes" names "D", which does not exist.',
        ),
        ("sheets", "seven_eyed_watcher", "ability faces", ["A", "B"], "Number of items: 2; expected exactly 6."),
        (
            "sheets",
            "hollow_colossus",
            "ability torso",
            "chest",
            'hollow_colossus: ability "torso_growth" names "chest", which does not exist.',
        ),
        (
            "sheets",
            "hollow_colossus",
            "ability faces 5",
            "foot",
            'hollow_colossus: ability "torso_growth" names "foot", which does not exist.',
        ),
        (
            "sheets",
            "chained_ogre",
            "chains",
            GONE,
            'chained_ogre: chain links and the ability "chains" belong together; one of them is missing.',
        ),
        (
            "sheets",
            "chained_ogre",
            "ability",
            {"kind": "none"},
            'chained_ogre: chain links and the ability "chains" belong together; one of them is missing.',
        ),
        (
            "sheets",
            "bloodroot",
            "pools 0 start",
            10,
            "bloodroot: it grows, but its drops already fill the track at the start.",
        ),
        (
            "sheets",
            "hollow_colossus",
            "ability",
            {"kind": "growth"},
            'hollow_colossus: a boss attacks by "eyes" or "torso_growth".',
        ),
        ("sheets", "hollow_colossus", "level", 3, 'hollow_colossus: "eyes" and "torso_growth" belong to bosses.'),
    ],
    "V12": [
        ("sheets", "ghost", "table black", [0, 1, 2], "ghost: the black table has only 3 entries; 6 are needed."),
        ("sheets", "ghost", "table white 5", 10, "Found 10; expected 0 to 9."),
        ("sheets", "ghost", "table", GONE, "ghost: the attack table is missing."),
        (
            "sheets",
            "hollow_colossus",
            "table",
            {"white": [0] * 6, "black": [1] * 6},
            "hollow_colossus: a boss has no attack table.",
        ),
        (
            "sheets",
            "hollow_colossus",
            "reward",
            [{"do": "key"}],
            "hollow_colossus: a boss has no reward; it is the victory.",
        ),
    ],
    "V15": [
        ("sheets", "bloodroot", "level", 2, "Level 3 has 4 sheets; 5 are needed for 4 players."),
        ("sheets", "ghost", "level", 2, "The Ghost must be of level 1."),
        ("dungeons", "mossy_cellar", "default_boss", "hydra", 'mossy_cellar: there is no boss "hydra".'),
        ("dungeons", "mossy_cellar", "default_boss", "kraken", 'mossy_cellar: there is no boss "kraken".'),
    ],
    "V16": [
        ("dungeons", "mossy_cellar", "cells 0", "#1", "mossy_cellar: the rows of the map must be equally long."),
        (
            "dungeons",
            "mossy_cellar",
            "cells 0",
            "#111122#22333x#",
            '"#111122#22333x#" is no row of a map: use 1, 2 and 3 for floor and # for rock, 40 at most.',
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features",
            without("entrance"),
            "mossy_cellar: there must be exactly one entrance.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features",
            more(feature("entrance", 1, 1)),
            "mossy_cellar: there must be exactly one entrance.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features",
            without("boss", "shrine"),
            "mossy_cellar: there is neither a boss chamber nor a shrine.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features",
            more(feature("boss", 1, 1)),
            "mossy_cellar: there can be only one boss chamber.",
        ),
    ],
    "V17": [
        (
            "dungeons",
            "mossy_cellar",
            "doors 0",
            {"x": 7, "y": 2, "side": "S"},
            "mossy_cellar: the door at (7,2) leads into rock.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "walls 0",
            {"x": 14, "y": 2, "side": "E"},
            "mossy_cellar: the wall at (14,2) stands before rock.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "doors 1",
            {"x": 8, "y": 0, "side": "S"},
            "mossy_cellar: the door at (8,0) has a door or wall in its place already.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "walls 1",
            {"x": 8, "y": 0, "side": "S"},
            "mossy_cellar: the wall at (8,0) has a door or wall in its place already.",
        ),
    ],
    "V18": [
        (
            "dungeons",
            "mossy_cellar",
            "doors",
            more({"x": 14, "y": 7, "side": "S"}, {"x": 13, "y": 8, "side": "E"}),
            "mossy_cellar: the boss chamber cannot be reached without a key.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "walls",
            more({"x": 5, "y": 0, "side": "E"}, {"x": 6, "y": 0, "side": "S"}),
            "mossy_cellar: shrine S1 cannot be reached without a key.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features",
            moved("entrance", 0, 0),
            "mossy_cellar: the entrance is no floor space.",
        ),
    ],
    "V19": [
        (
            "dungeons",
            "mossy_cellar",
            "walls",
            more({"x": 1, "y": 0, "side": "E"}, {"x": 1, "y": 0, "side": "S"}),
            "mossy_cellar: the potion at (1,0) can never be reached.",
        ),
        (
            "dungeons",
            "mossy_cellar",
            "features 4",
            feature("torch", 0, 0),
            "mossy_cellar: the torch at (0,0) can never be reached.",
        ),
    ],
    "V20": [
        (
            "dungeons",
            "mossy_cellar",
            "features 1",
            feature("trap", 1, 0),
            "mossy_cellar: two things share the space (1,0).",
        ),
        ("dungeons", "mossy_cellar", "features 2 cost damage", 10, "Found 10; expected 1 to 9."),
        ("dungeons", "mossy_cellar", "features 2 cost", {}, 'mossy_cellar: a "shrine" needs cost.'),
        ("dungeons", "mossy_cellar", "features 2 cost", GONE, 'mossy_cellar: a "shrine" needs cost.'),
        ("dungeons", "mossy_cellar", "features 0 colour", GONE, 'mossy_cellar: a "potion" needs colour.'),
        ("dungeons", "mossy_cellar", "features 1 id", "T1", 'mossy_cellar: a "trap" has no id.'),
    ],
    "V21": [
        (
            "dungeons",
            "mossy_cellar",
            "rounds boss longer",
            5,
            "mossy_cellar: the longer track is shorter than the normal one.",
        ),
        ("dungeons", "mossy_cellar", "rounds shrines normal", 2, "Found 2; expected 3 to 20."),
    ],
    "V22": [
        ("dice", "", "sector 6 value", 7, "Found 7; expected 1 to 6."),
        ("dice", "", "sector 6", GONE, "The sector black 1 is missing."),
        ("dice", "", "sector 6 value", 2, "The sector black 2 is there twice."),
        ("dice", "", "sector 3 point", "red", "No white die strikes from a green point."),
        ("dice", "", "sector 6 move", 7, "Found 7; expected 1 to 6."),
    ],
    "V23": [
        (
            "sheets",
            "ghost",
            "reward 0 do",
            "gold",
            '"gold" is not a known effect; expected potion, potion_choice, skill, key, torch, equipment or hearts.',
        ),
        ("sheets", "ghost", "reward 0 do", "skil", '"skil" is not a known effect; did you mean "skill"?'),
        (
            "potions",
            "red",
            "effect 1 do",
            "heal",
            (
                '"heal" is not a known effect; '
                "expected measure, block_point, direct_damage, self_damage, free_line or chain."
            ),
        ),
        (
            "equipment",
            "sword_white",
            "trigger",
            "noon",
            (
                '"noon" is not a known effect; expected attack_phase, damaged_by_monster, dungeon_phase, line_damage, '
                "monster_attack, monster_killed, monster_phase_start, monster_roll, own_torch_lit or torch_bonus."
            ),
        ),
        (
            "equipment",
            "sword_white",
            "trigger",
            "attack_phase",
            'sword_white: "bonus_damage" does not work at "attack_phase"; expected line_damage.',
        ),
        (
            "equipment",
            "sword_white",
            "when",
            {"moon": "full"},
            (
                '"moon" is not a known effect; '
                "expected die, light, space, move_total, dealt_at_least, taken_at_least or hp_at_most."
            ),
        ),
        (
            "equipment",
            "sword_white",
            "when",
            {"move_total": 1},
            "sword_white: only what passes doors can depend on the length of a move.",
        ),
        (
            "equipment",
            "sword_white",
            "when",
            {"taken_at_least": 1},
            "sword_white: only what works after an attack can depend on the hearts that it cost.",
        ),
        (
            "equipment",
            "boots_stride",
            "when",
            {"die": "white"},
            "boots_stride: what works with the route can depend on nothing but its length.",
        ),
        (
            "equipment",
            "sword_white",
            "cost",
            {"circle": "block"},
            "sword_white: only what skips the Monster Phase can cost a circle.",
        ),
        ("equipment", "sword_white", "", GONE, 'The piece "sword" needs two effects; 1 found.'),
        (
            "equipment",
            "sword_white",
            "kind",
            "armour",
            'Both effects of the piece "sword" must name it alike and be of one kind.',
        ),
        (
            "character",
            "damage",
            "circle",
            {"do": "block_damage"},
            'A circle of the track "damage" must do this: bonus_damage.',
        ),
    ],
    "V24": [
        ("character", "damage", "values", [1] * 8, 'The track "damage" needs nine circles.'),
        (
            "character",
            "damage",
            "values 8",
            1,
            'The track "damage": a circle must not be worth less than the one before it.',
        ),
        ("character", "damage", "values 8", 0, "Found 0; expected 1 to 9."),
        (
            "character",
            "damage",
            "specials 0 skill",
            "fly",
            "Found 'fly'; expected anypoint, breach, disable, dodge, run, stun, torch, trapavoid or wallbreak.",
        ),
        (
            "character",
            "damage",
            "specials 0 skill",
            "run",
            'The special skill "run" hangs on 2 circles; one is the most.',
        ),
        ("character", "damage", "specials 0 after", 5, 'The track "damage": two special skills hang after circle 5.'),
        ("character", "", "special 0", GONE, 'The special skill "breach" is missing.'),
        (
            "character",
            "",
            "special 5 effect",
            [{"do": "step", "amount": 1}],
            'The special skill "dodge" must do this, in this order: skip_monster_phase or step.',
        ),
        ("character", "", "track 0", GONE, 'The track "damage" is missing.'),
    ],
    "V25": [
        ("heroes", "oak_squire", "hearts", 25, "oak_squire: 25 hearts do not fit the track."),
        ("heroes", "oak_squire", "hearts", 0, "oak_squire: 0 hearts do not fit the track."),
        ("character", "", "full_hearts_max", 9, "oak_squire: 10 hearts do not fit the track."),
        ("heroes", "oak_squire", "start block", 10, "Found 10; expected 0 to 9."),
    ],
    "V26": [
        ("potions", "red", "row", GONE, "The red potion has no row."),
        ("potions", "red", "row", "square", "Found 'square'; expected round or triangular."),
        ("potions", "red", "", GONE, "There is no red potion."),
        ("potions", "red", "circles", 10, "Found 10; expected 1 to 9."),
    ],
    "names": [
        ("names", "", "first", ["Ackerin", "Corm", "Corm"], "There are only 2 different names; 4 are needed."),
        ("names", "", "first", ["Corm"], "There is only 1 different name; 4 are needed."),
    ],
}

WARNINGS: dict[str, list[Broken]] = {
    "V03": [
        ("heroes", "oak_squire", "name fr", GONE, "'oak_squire': no French name; the English one is shown."),
    ],
    "V12": [
        (
            "sheets",
            "rat_pack",
            "table black 9",
            0,
            "rat_pack: the black table falls; a higher result should never be milder.",
        ),
        (
            "sheets",
            "rat_pack",
            "table white",
            [0] * 9,
            "rat_pack: the white table ends with the result 9; a whole swarm reaches 10.",
        ),
    ],
    "V13": [
        (
            "sheets",
            "ghost",
            "pools 0",
            {"id": "hp", "start": 20, "max": 20, "name": {"en": "Body", "fr": "Corps"}},
            "ghost: we found no way to defeat this monster with plain lines.",
        ),
    ],
    "V14": [
        (
            "sheets",
            "bog_slime",
            "copies",
            2,
            "bog_slime: 1 crossing is closer to an outline than a pencil line; the computer decides it exactly.",
        ),
        (
            "sheets",
            "ghost",
            "copies",
            2,
            "ghost: 4 crossings are closer to an outline than a pencil line; the computer decides them exactly.",
        ),
        (
            "sheets",
            "ghost",
            "icons 1",
            {"id": "I2", "kind": "key", "x": 480, "y": 620, "r": 20},
            "ghost: 1 line passes the rim of an icon closer than a pencil line; the computer decides it exactly.",
        ),
    ],
    "V22": [
        (
            "dice",
            "",
            "sector",
            lambda sectors: [{**one, "move": 6 if one["die"] == "white" else 1} for one in sectors],
            "White dice move farther than black ones on average; the dice sheet is made the other way round.",
        ),
    ],
}
