"""Content packs that differ from the house in one place, and what is said about it (specification, section 12)."""

from typing import Any

from tests.packs import GONE, Table, but, more


def line(when: str, *do: Table, **fields: object) -> Table:
    """A line of a card; `if_` is the field `if`."""
    return {"when": when, **{field.removesuffix("_"): value for field, value in fields.items()}, "do": list(do)}


def verb(word: str, **fields: object) -> Table:
    return {"verb": word, **fields}


def check(value: int, *stats: str) -> Table:
    return {"roll": "check", "stats": list(stats), "value": value}


ATTACK = {"roll": "attack"}
HEAL = verb("heal", n=2)
DAMAGE = verb("damage", n=3)
GAIN = verb("gain", gauge="END", n=1)
LOSE = verb("lose", gauge="VIT", n=1)

Broken = tuple[str, str, str, Any, str]
"""File, entry, way to the place, the value there, and what is told; "field | sentence" where the place is another."""

ERRORS: list[Broken] = [
    # counts
    ("weapons", "w_codex", "", GONE, " | E-COUNT weapons: 85 of 86"),
    ("weapons", "w_rapier", "copies", 3, " | E-COUNT weapons: 87 of 86"),
    ("armours", "a_plate", "copies", 2, " | E-COUNT armours: 32 of 31"),
    ("runes", "r_iron", "copies", 2, " | E-COUNT runes: 31 of 30"),
    ("phylacteries", "ph_eye", "", GONE, "runes.toml | E-COUNT runes: 29 of 30"),
    ("items", "oil", "copies", 1, " | E-COUNT items: 28 of 29"),
    ("events", "fog", "copies", 2, " | E-COUNT events: 36 of 35"),
    ("monsters", "shade", "", GONE, " | E-COUNT monsters: 21 of 22"),
    ("powerful", "gargoyle", "", GONE, " | E-COUNT powerful: 4 of 5"),
    # ids
    ("weapons", "w_rapier", "id", "w_dagger", "id | E-ID w_dagger used twice"),
    ("weapons", "w_rapier", "id", "rampage", "id | E-ID rampage used twice"),
    ("weapons", "w_rapier", "id", "W!", "id | 'W!' is no id: use 1 to 40 lower case letters, digits and underscores."),
    # what heroes start with
    ("heroes", "knight", "stats FOR", 3, "equipment | E-START knight: needs FOR 4, has 3"),
    ("heroes", "horde_breaker", "stats DEX", 2, "equipment | E-START horde_breaker: needs DEX 3, has 2"),
    ("heroes", "knight", "equipment", ["w_excalibur"], "E-START knight: there is no w_excalibur"),
    ("heroes", "assassin", "items", ["w_dagger"], "E-START assassin: there is no w_dagger"),
    ("heroes", "barbarian", "equipment", more("s_wooden"), "E-START barbarian: more than two hands"),
    ("heroes", "adventurer", "items", ["key", "oil", "ward"], "Number of items: 3; expected at most 2."),
    ("heroes", "bardess", "items", ["oil", "ward"], "E-START bardess: more than 2 items"),
    ("heroes", "bardess", "instrument", GONE, "E-NAME mandolin needs one hero who carries it; there are 0"),
    ("heroes", "bardess", "instrument", "lute", "E-START bardess: there is no lute"),
    ("items", "key", "id", "lockpick", "heroes.toml, adventurer, items | E-START adventurer: there is no key"),
    # ranges and types
    ("monsters", "statue", "DEF", 44, "E-RANGE statue.DEF = 44 (0..20)"),
    ("monsters", "statue", "HP", 0, "E-RANGE statue.HP = 0 (1..40)"),
    ("heroes", "knight", "stats VIT", 40, "E-RANGE knight.stats.VIT = 40 (8..30)"),
    ("abilities", "heal", "effect 0 test value", 50, "E-RANGE heal.effect.#1.test.value = 50 (2..40)"),
    ("weapons", "w_rapier", "price", "five", "Found the text 'five'; expected a whole number."),
    ("weapons", "w_rapier", "hands", 3, "Found '3'; expected 1 or 2."),
    ("weapons", "w_rapier", "copis", 3, " | There is no field 'copis' here; did you mean 'copies'?"),
    ("heroes", "knight", "tip", GONE, " | The field 'tip' is missing."),
    # words of effects
    (
        "abilities",
        "fireball",
        "effect 0 do 1 verb",
        "ignite",
        'effect #1 do #2 | E-FX fireball: unknown word "ignite", did you mean "burn"?',
    ),
    (
        "abilities",
        "fireball",
        "effect 0 do 1 verb",
        "brun",
        'effect #1 do #2 | E-FX fireball: unknown word "brun", did you mean "burn"?',
    ),
    (
        "abilities",
        "fireball",
        "effect 0 do 1 verb",
        "fight",
        'effect #1 do #2 | E-FX fireball: "fight" has no place in a line of this kind',
    ),
    ("abilities", "fireball", "effect 0 to", "enmy", 'E-FX fireball: unknown word "enmy", did you mean "enemy"?'),
    ("abilities", "fireball", "effect 0 test stats 0", "int", 'E-FX fireball: unknown word "int", did you mean "INT"?'),
    (
        "abilities",
        "smoke_screen",
        "effect 0 on",
        "def_fial",
        'E-FX smoke_screen: unknown word "def_fial", did you mean "def_fail"?',
    ),
    (
        "items",
        "seal",
        "effect 1 if hero",
        "seeler",
        'effect #2 | E-FX seal: unknown word "seeler", did you mean "sealer"?',
    ),
    (
        "rooms",
        "vine",
        "effect 0 price item",
        "bombe",
        'effect #1 | E-FX vine: unknown word "bombe", did you mean "bomb"?',
    ),
    (
        "rooms",
        "monster",
        "effect 0 do 0 n",
        "T.rooms",
        'effect #1 | E-FX monster: unknown word "T.rooms", did you mean "T.room"?',
    ),
    ("abilities", "heal", "effect 0 do 0 n", "foi/2", 'effect #1 | E-FX heal: unknown word "foi", did you mean "FOI"?'),
    ("abilities", "heal", "effect 0 do 0 n", "FOI/", "effect #1 | E-FX heal: FOI/ is no number"),
    # what does not go together
    ("abilities", "rupture_seal", "effect 0 test stats 1", "INT", "effect #1 | E-FX rupture_seal: INT+INT"),
    ("rooms", "vine", "effect 1 save stats 0", "DEX", "effect #2 | E-FX vine: DEX or DEX"),
    (
        "rooms",
        "trap_pit",
        "effect 0 do",
        more(verb("draw", n=1)),
        "effect #1 | E-FX trap_pit: a save can only avoid what happens to its target",
    ),
    ("items", "bomb", "effect 0 up_to", GONE, 'effect #1 | E-FX bomb: "first" needs "up_to"'),
    ("items", "antidote", "effect 0 up_to", 2, 'effect #1 | E-FX antidote: "up_to" does not go with "hero"'),
    (
        "items",
        "antidote",
        "effect 0 range",
        "any",
        'effect #1 | E-FX antidote: the range "any" needs enemies as targets',
    ),
    ("items", "knife", "effect 0 to", "hero", 'effect #1 | E-FX knife: "damage" cannot be for "hero"'),
    ("items", "stone", "effect 0 to", "hero", 'effect #1 | E-FX stone: "revive" cannot be for "hero"'),
    ("abilities", "omniscience", "effect 0 to", "room", 'effect #1 | E-FX omniscience: "reveal" cannot be for "room"'),
    ("abilities", "heal", "effect 0 to", "fallen", 'effect #1 | E-FX heal: "heal" cannot be for "fallen"'),
    (
        "abilities",
        "marching_song",
        "effect 0 to",
        "enemy",
        'effect #1 | E-FX marching_song: "gain" cannot be for "enemy"',
    ),
    (
        "abilities",
        "rampage",
        "effect 0 test",
        check(9, "FOR"),
        'effect #1 | E-FX rampage: "weapon" needs a normal attack',
    ),
    (
        "abilities",
        "perfect_block",
        "effect 0 on",
        "loot",
        'effect #1 | E-FX perfect_block: "block" has no place in the window "loot"; expected def_fail',
    ),
    (
        "events",
        "fumble",
        "play on",
        "enter",
        'play | E-FX fumble: "fail" has no place in the window "enter"; expected def_ok or hero_roll',
    ),
    (
        "abilities",
        "smuggler",
        "effect 0 do 0",
        verb("block"),
        'effect #1 | E-FX smuggler: "block" is for reactions only',
    ),
    (
        "runes",
        "r_leech",
        "effect 0 on",
        "dies",
        'effect #1 | E-FX r_leech: this card cannot react in the window "dies"; expected kill, enter or loot',
    ),
    (
        "monsters",
        "bloated",
        "effect 0 on",
        "half",
        'effect #1 | E-FX bloated: this card cannot react in the window "half"; expected dies or enemy_turn',
    ),
    (
        "abilities",
        "born_of_flames",
        "effect 0 then to",
        "fallen",
        'effect #1 then | E-FX born_of_flames: "heal" cannot be for "fallen"',
    ),
    (
        "abilities",
        "born_of_flames",
        "effect 0 then to",
        "hero",
        'effect #1 then | E-FX born_of_flames: nobody is the "hero" here',
    ),
    (
        "abilities",
        "born_of_flames",
        "effect 0 then",
        {"to": "enemies", "up_to": 2, "do": [DAMAGE]},
        'effect #1 then | E-FX born_of_flames: nobody is the "enemies" here',
    ),
    (
        "rooms",
        "ossuary",
        "effect 1 on",
        "round_start",
        'effect #2 | E-FX ossuary: "reanimate" has no place in the window "round_start"; expected enemy_dies',
    ),
    (
        "rooms",
        "ossuary",
        "effect 1 do",
        [verb("crystals", n=1)],
        'effect #2 | E-FX ossuary: "crystals" has no place in the window "enemy_dies"; expected hit, kill, enter, '
        "loot, fight_start, round_start, dies, enemy_turn, boss_start, half, twothirds or third",
    ),
    ("events", "p_reanim", "play to", "heroes", 'play | E-FX p_reanim: "reanimate" cannot be for "heroes"'),
    ("events", "p_brand", "play to", "dead", 'play | E-FX p_brand: "brand" cannot be for "dead"'),
    (
        "bosses",
        "urais",
        "special 0 effect 0 to",
        GONE,
        'special #1 effect #1 | E-FX urais: "enemyattack" cannot be for ""',
    ),
    ("items", "ward", "effect 0 do 0 until", GONE, 'effect #1 | E-FX ward: a modifier needs an end, "until"'),
    (
        "runes",
        "r_hawk",
        "effect 0 do 0 until",
        "combat",
        'effect #1 | E-FX r_hawk: what a card always gives has no "until"',
    ),
    ("events", "mute", "play to", "trigger", 'play | E-FX mute: nobody is the "trigger" here'),
    ("events", "mute", "play to", "victim", 'play | E-FX mute: nobody is the "victim" here'),
    ("monsters", "bloated", "effect 0 on", "enemy_turn", 'effect #1 | E-FX bloated: nobody is the "killer" here'),
    ("abilities", "last_encore", "effect 0 on", "flee", 'effect #1 | E-FX last_encore: nobody is the "victim" here'),
    # armours, classes, events, names
    ("armours", "s_tower", "hands", 1, ' | E-EQUIP s_tower is an armour or a shield, field "hands" not allowed'),
    ("monsters", "ghoul", "class", "brute", 'E-CLASS ghoul: "brute" is no class of monsters'),
    ("events", "curse_def", "play", GONE, " | E-EVENT curse_def: no effect"),
    ("events", "ambush", "id", "trap", "events.toml | E-NAME ambush missing: playing without a DM needs it"),
    ("balance", "", "start_items", ["bomb", "rope"], "items.toml | E-NAME rope missing: setup needs it"),
    ("abilities", "rampage", "hero", "viking", "hero | E-NAME rampage: there is no hero viking"),
    ("abilities", "rampage", "level", 3, "abilities.toml | E-NAME barbarian needs one ability of level 3; there are 2"),
    # bosses
    ("bosses", "hunter", "attacks", [1, 2, 3], "E-BOSS hunter: no attacks for 5 heroes"),
    ("bosses", "hunter", "power", "fog", "E-BOSS hunter: no boss power fog"),
    ("bosses", "hunter", "room", "chest", "E-BOSS hunter: no special room chest"),
    ("bosses", "hunter", "room", "lair", "bosses.toml, room | E-BOSS lair needs one boss; it has 2"),
    ("bosses", "hunter", "HP", 39, "E-BOSS hunter: 9 HP with 2 heroes, needs 10"),
    (
        "balance",
        "",
        "boss_hp",
        [-78, 0, 0, 0, 0],
        "bosses.toml, urais, HP | E-BOSS urais: 0 HP with 2 heroes, needs 10",
    ),
    ("powerful", "gargoyle", "attacks", [1, 2, 2, 2], "E-BOSS gargoyle: no attacks for 6 heroes"),
    # rooms
    ("rooms", "riddle", "stages", ["return_3"], "rooms.toml | E-ROOMS stage return_2 has 2 cards, needs 3"),
    ("rooms", "throne", "stages", ["spare"], "rooms.toml | E-ROOMS stage throne has 0 cards, needs 1"),
]

WARNINGS: list[Broken] = [
    (
        "items",
        "potion_end",
        "effect 0 discard",
        False,
        "items.toml, potion_end, effect #1: W-LOOP potion_end: endless END",
    ),
    (
        "abilities",
        "heal",
        "effect 0 cost",
        GONE,
        "abilities.toml, heal, effect #1: W-LOOP heal: endless VIT",
    ),
    (
        "items",
        "oil",
        "name",
        {"en": "Oil"},
        "items.toml, oil, name: W-LANG oil: no French text; the English one is shown",
    ),
]

SOUND: list[tuple[str, str, str, Any]] = [
    ("weapons", "w_rapier", "effect", [line("act", HEAL, test=check(15, "FOI"), to="hero")]),
    ("phylacteries", "ph_eye", "effect", [line("free", GAIN, to="self")]),
    ("items", "oil", "effect", [line("free", GAIN, to="self", limit={"n": 1, "per": "combat"})]),
    ("abilities", "rampage", "effect", [line("act", DAMAGE, test=ATTACK, to="enemy", range="two")]),
    (
        "rooms",
        "empty",
        "effect",
        [line("here", LOSE, to="random_hero"), line("auto", LOSE, to="heroes", on="fight_start")],
    ),
    ("items", "oil", "effect", [line("act", DAMAGE, if_={"is": "class", "of": "zombie"}, to="enemy", discard=True)]),
    ("weapons", "w_rapier", "", but(tags=["assassin"], pierce=True, needs=[{"DEX": 7}, {"FOR": 7, "INT": 2}])),
]
"""What no house card does, but a pack may."""
