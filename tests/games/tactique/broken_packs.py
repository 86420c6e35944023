"""Content packs that differ from the house in one place, and what is said about it (specification, section 12)."""

from typing import Any

from tests.packs import GONE, Table, but, more


def step(verb: str, **fields: object) -> Table:
    """A step or a passive; `for_`, `from_` and `else_` are the fields `for`, `from` and `else`."""
    return {"verb": verb, **{field.removesuffix("_"): value for field, value in fields.items()}}


def grant(mod: str, to: str, until: str = "round", **fields: object) -> Table:
    return step("grant", mod=mod, to=to, until=until, **fields)


def attack(*hit: Table, mode: str = "single", **fields: object) -> Table:
    return step("attack", mode=mode, hit=list(hit), **{"zone": "touch", **fields})


HIT = step("damage", n=1, to="target")
BLOCK = step("block", n=1)
WAIT = step("on", event="play", do=[BLOCK], until="turn")
DAMAGE = step("damage", n=2, to="enemy")
UNTARGETABLE = "An enemy that can never be targeted may be unbeatable; use the trait 'elusive', or let it end."
NO_END = "What a card or an Action reacts to later needs an end: 'until'."

Broken = tuple[str, str, str, Any, str]
"""File, entry, way to the place, the value there, and what is told: "place | sentence" where the place is another."""

ERRORS: list[Broken] = [
    # P01, P02, P03: what msgspec refuses
    ("novices", "focus", "effect 0 verb", "exil", "effect #1 | There is no verb 'exil' here; did you mean 'exile'?"),
    ("novices", "focus", "effect 0 n", GONE, "effect #1 | The field 'n' is missing."),
    ("novices", "focus", "effect 0 n", 30, "'draw' of 30 is not possible; allowed are 0 to 12, X, and 2X to 9X."),
    ("novices", "focus", "effect 0 n", "Y", "'draw' of Y is not possible; allowed are 0 to 12, X, and 2X to 9X."),
    ("novices", "focus", "effect 0 n", "1X", "'draw' of 1X is not possible; allowed are 0 to 12, X, and 2X to 9X."),
    ("novices", "aegis", "effect 0 to", "all_enemys", "Found 'all_enemys'; did you mean 'all_enemies'?"),
    ("novices", "aegis", "efect", [], " | There is no field 'efect' here; did you mean 'effect'?"),
    ("novices", "focus", "effect", [], "Number of items: 0; expected 1 to 8."),
    ("novices", "focus", "types", ["defence"], "types #1 | Found 'defence'; did you mean 'defense'?"),
    ("novices", "focus", "id", "Focus!", "'Focus!' is no id: use 1 to 40 lower case letters, digits and underscores."),
    ("novices", "prayer", "effect 0 then", "yes", "Found the text 'yes'; expected true or false."),
    ("zones", "touch", "cells", [[6, 0]], "cells #1 #1 | Found 6; expected -5 to 5."),
    ("battlefields", "ruined_hall", "passives 0 cells 0", "E1", "'E1' is not written in the form that is needed here."),
    # P04: zones
    ("novices", "aegis", "zone", "near", "Zone 'near' does not exist; did you mean 'near3'?"),
    ("novices", "celestial_step", "effect 0 dest", "rings", "Zone 'rings' does not exist; did you mean 'ring'?"),
    ("enemies", "ghoul", "turn 0 zone", "touching", "Zone 'touching' does not exist; did you mean 'touch'?"),
    ("novices", "aegis", "zone", "self", "effect #1 | The zone 'self' has no cells: nobody can be reached there."),
    ("abilities", "bastion", "zone", "self", "effect #2 | The zone 'self' has no cells: nobody can be reached there."),
    (
        "battlefields",
        "ossuary",
        "passives 0 do 0 zone",
        "ring",
        "The zone 'ring' needs a figure that it is around; a battlefield has none.",
    ),
    ("zones", "hook", "cells", [[0, 0], [1, 0]], "[0, 0] is the figure itself; it is in no zone."),
    ("zones", "hook", "cells", [[1, 0], [1, -1], [1, -1]], "The cell [1, -1] is named twice."),
    ("zones", "hook", "whole_board", True, "cells | A zone has cells or is the whole board, not both."),
    # P05: what a step refers to
    (
        "novices",
        "aegis",
        "effect",
        more(BLOCK, step("block", n=1, to="those")),
        "effect #3 to | Step 3 says 'those', but no earlier step was for several figures.",
    ),
    (
        "novices",
        "focus",
        "effect",
        more(step("draw", n=1, to="that")),
        "effect #2 to | Step 2 says 'that', but no earlier step chose one figure.",
    ),
    (
        "novices",
        "telekinesis",
        "effect 1 to",
        "that",
        "Step 2 says 'that', but no earlier step chose one figure.",
    ),
    (
        "novices",
        "aegis",
        "effect",
        more(step("heal", n=1, to="trigger")),
        "effect #2 to | Step 2 says 'trigger', but nobody causes this event.",
    ),
    (
        "novices",
        "breach_the_line",
        "effect 1 to",
        "target",
        "Step 2 says 'target', which stands only in the 'hit' of an attack.",
    ),
    ("enemies", "ghoul", "turn 0 hit 1 to", "all_heroes", "Step 2 of a hit must be for 'target'."),
    (
        "novices",
        "focus",
        "effect",
        more(step("if", cond={"is": "that_beside_ally"}, do=[BLOCK])),
        "effect #2 cond | The condition asks about that enemy, but no earlier step chose one.",
    ),
    (
        "rewards",
        "coup_de_grace",
        "effect 0",
        grant("rooted", "enemy"),
        "effect #2 cond | The condition asks what damage did, but no earlier step damages an enemy.",
    ),
    (
        "novices",
        "breach_the_line",
        "effect",
        more(step("heal", n=1, to="that")),
        "effect #4 to | 'heal' is for heroes, but 'that' is an enemy.",
    ),
    (
        "enemies",
        "ghoul",
        "turn 0 hit",
        more(grant("stunned", "target")),
        "turn #1 hit #3 to | 'stunned' is for enemies, but 'target' is a hero.",
    ),
    ("novices", "focus", "effect 0 then", True, "The first step has nothing before it: leave out 'then'."),
    # P06: X
    ("novices", "bloodlust", "x", GONE, "The effect uses X but the card does not say what X is."),
    ("novices", "bloodlust", "effect 0 n", 2, "x | The card says what X is but the effect does not use it."),
    ("rewards", "flurry", "x most", GONE, "A chosen X needs 'most'."),
    ("novices", "bloodlust", "x least", 5, "X would be at least 5 and at most 4."),
    ("abilities", "break_the_horde", "x zone", GONE, "X of 'enemies' needs 'zone'."),
    ("novices", "bloodlust", "x cards", "attack", "'cards' goes only with X of 'played'."),
    ("enemies", "ghoul", "turn 0 hit 0 n", "X", "turn | Only cards have an X; write a number."),
    ("enemies", "zombie", "passives 0 do 0 n", "2X", "passives #1 | Only cards have an X; write a number."),
    # P07: whose verbs, selectors, events and ends they are
    ("novices", "focus", "effect", more(attack(HIT)), "effect #2 | 'attack' belongs to enemies; a card uses 'damage'."),
    (
        "novices",
        "focus",
        "effect",
        more(but(do=[step("summon", n=1, pile="basic")])(WAIT)),
        "effect #2 do #1 | 'summon' belongs to enemies and battlefields; a card cannot use it.",
    ),
    (
        "rewards",
        "coup_de_grace",
        "effect 1 do 0",
        step("split", n=1),
        "'split' belongs to enemies; a card uses 'damage'.",
    ),
    (
        "enemies",
        "looter",
        "turn 1",
        step("on", event="life_lost", do=[BLOCK], until="own_turn"),
        "An enemy reacts only by its passives: 'on' stands there.",
    ),
    (
        "enemies",
        "looter",
        "turn 1",
        step("draw", n=1),
        "'draw' belongs to the cards of heroes; an enemy cannot use it.",
    ),
    (
        "enemies",
        "looter",
        "turn 1",
        step("heal", n=1),
        "'heal' belongs to the cards of heroes; an enemy uses 'regain'.",
    ),
    ("battlefields", "open_grave", "passives 0 do 0", step("retreat", n=1), "A battlefield cannot use 'retreat'."),
    ("battlefields", "blood_moon", "passives 0", step("thorns", n=1), "'thorns' is no passive of a battlefield."),
    ("enemies", "gargoyle", "passives 0 trait", "reverse_threat", "'reverse_threat' is no passive of an enemy."),
    ("novices", "focus", "effect 0 to", "enemy", "'draw' cannot be for 'enemy'; expected me, hero or all_heroes."),
    (
        "novices",
        "war_cry",
        "effect 0",
        grant("stunned", "me"),
        "effect #1 to | 'stunned' cannot be for 'me'; expected enemy or all_enemies.",
    ),
    (
        "enemies",
        "looter",
        "turn 1",
        step("block", n=1, to="hero"),
        "turn #2 to | 'block' cannot be for 'hero'; expected me, all_enemies, other_enemies or all_heroes.",
    ),
    ("abilities", "guild_member", "effect 2 to", "all_heroes", "'play_now' cannot be for 'all_heroes'; expected hero."),
    ("rewards", "chain_lightning", "effect 0 up_to", GONE, "'enemies' needs 'up_to': how many at most."),
    ("novices", "magic_missile", "effect 0 up_to", 2, "'up_to' goes with 'enemies' and 'heroes', not with 'enemy'."),
    ("novices", "war_cry", "effect 0 n", GONE, "'damage' of 0 is not possible here."),
    ("novices", "smoke_screen", "effect 1 n", 2, "'hidden' is there or not: leave out 'n'."),
    ("novices", "provocation", "effect 1 uses", 1, "'uses' means nothing with 'threat'."),
    ("novices", "provocation", "effect 1 for", "attack", "'for' means nothing with 'threat'."),
    ("novices", "frost_shard", "effect 1 until", "turn", "'turn' cannot be the end here; expected round or encounter."),
    (
        "novices",
        "provocation",
        "effect 1 until",
        "next_turn",
        "'next_turn' cannot be the end here; expected round, encounter or turn.",
    ),
    (
        "rewards",
        "unchained_fury",
        "effect 0",
        but(event="dying", for_=GONE),
        "effect #1 event | 'dying' is no event that a card reacts to here;"
        " expected play, kill, wounded, discarded or exiled.",
    ),
    (
        "enemies",
        "zombie",
        "passives 0 event",
        "kill",
        "'kill' is no event that an enemy reacts to; expected life_lost, death, round_start or hero_turn_end.",
    ),
    ("rewards", "unchained_fury", "effect 0 until", GONE, f"effect #1 | {NO_END}"),
    ("rewards", "trophy_hunter", "passive until", "turn", "A passive has no end: leave out 'until'."),
    ("rewards", "trophy_hunter", "passive for", "attack", "'for' means nothing with 'kill'."),
    ("battlefields", "ossuary", "passives 0 round", 2, "'round' means nothing with 'round_start'."),
    (
        "battlefields",
        "plague_village",
        "passives 0 to",
        "all_enemies",
        "'heal' cannot be for 'all_enemies'; expected all_heroes.",
    ),
    ("battlefields", "war_drums", "passives 0 n", -1, "'speed' of -1 is not possible here."),
    ("enemies", "banshee", "turn 0 prefer", "lowest_threat", "'prefer' means nothing with 'multi'."),
    ("enemies", "ghoul", "turn 0 zone", GONE, "An attack needs a zone."),
    ("abilities", "foresight", "effect 0 take", 4, "'look' takes more cards (4) than it looks at (3)."),
    # P08: ids, and the files of cards
    ("enemies", "zombie", "id", "ghoul", "Two enemies are called 'ghoul'."),
    ("base", "shoot", "id", "run", "Two base deck cards are called 'run'."),
    ("rewards", "cleave", "id", "focus", "The id 'focus' is used twice: in novices.toml and in rewards.toml."),
    ("enemies", "zombie", "id", "knight", "The id 'knight' is used twice: in heroes.toml and in enemies.toml."),
    ("bosses", "hollow_king", "action 0 id", "terror", "id | The id 'terror' is used twice: in bosses.toml."),
    ("rewards", "lantern", "category", "base", " | 'lantern' is 'base'; the cards of this file are reward."),
    ("base", "run", "colour", "red", "'run' cannot be red: base deck cards and abilities are colourless."),
    ("rewards", "cleave", "hero", "knight", "Only abilities belong to a hero; 'cleave' belongs to 'knight'."),
    ("abilities", "riposte", "copies", 2, "'riposte' has 'copies = 2'; of Novices and abilities there is one each."),
    ("rewards", "cleave", "types", ["attack", "attack"], "'cleave' has the same type twice."),
    (
        "abilities",
        "illitildes_hand",
        "effect 1 for",
        "card:stike",
        " | No card is called 'stike'; did you mean 'strike'?",
    ),
    # P09, P10, P13, P14: heroes and piles
    (
        "heroes",
        "knight",
        "colours",
        ["purple", "purple"],
        "A hero needs two different colours: blue, green, purple, red or yellow.",
    ),
    (
        "heroes",
        "knight",
        "colours",
        ["purple", "pink"],
        "A hero needs two different colours: blue, green, purple, red or yellow.",
    ),
    ("heroes", "knight", "deck run", 2, "deck | The base deck of 'knight' has 9 cards; 10 are needed."),
    (
        "heroes",
        "knight",
        "deck",
        {"strike": 3, "parry": 4, "runn": 3},
        "No base deck card is called 'runn'; did you mean 'run'?",
    ),
    ("base", "parry", "copies", 16, "Base card 'parry': 16 copies, but five heroes can need 17."),
    ("heroes", "healer", "novices 0", "aegs", "novices | No Novice is called 'aegs'; did you mean 'aegis'?"),
    (
        "heroes",
        "healer",
        "novices 0",
        "bloodlust",
        "novices | 'healer' cannot have the Novice 'bloodlust', which is red.",
    ),
    ("heroes", "healer", "novices 0", "purifying_halo", "novices | 'healer' suggests 'purifying_halo' twice."),
    (
        "abilities",
        "riposte",
        "hero",
        "rouge",
        "No hero is called 'rouge'; did you mean 'rogue'?",
    ),
    ("abilities", "riposte", "", GONE, "'rogue': Adept cards: 0; each hero has 1."),
    (
        "rewards",
        "",
        "card",
        lambda old: [card for card in old if card.get("colour") != "green" or card["id"] == "volley"],
        " | The green reward pile has 2 cards; at least 3 are needed.",
    ),
    # P11, P12, P16, P21: enemies and bosses
    (
        "enemies",
        "lich",
        "vitality 3 0",
        9,
        "Lives must be 1 to 8; 'lich' has 9. (Vitality is [lives, wounds] with 2, 3, 4 and 5 heroes.)",
    ),
    (
        "enemies",
        "lich",
        "vitality 0 1",
        7,
        "Wounds must be 1 to 6; 'lich' has 7. (Vitality is [lives, wounds] with 2, 3, 4 and 5 heroes.)",
    ),
    ("enemies", "lich", "vitality", [[4, 2], [4, 4]], "Number of items: 2; expected exactly 4."),
    ("bosses", "hollow_king", "action", lambda old: old[:6], "'hollow_king' has 6 actions; 7 are needed."),
    ("enemies", "looter", "turn 1", grant("untargetable", "me", "own_turn"), f"turn | {UNTARGETABLE}"),
    ("bosses", "night_wyrm", "action 4 turn 0 until", "encounter", f"action wall_of_night turn | {UNTARGETABLE}"),
    ("enemies", "bone_mage", "icon", "single", "The icon is 'single', but the attack is 'multi'."),
    (
        "bosses",
        "hollow_king",
        "action 4 icon",
        "multi",
        "action call_the_guard icon | The icon is 'multi', but there is no attack; write 'none'.",
    ),
    (
        "enemies",
        "",
        "enemy",
        lambda old: [enemy for enemy in old if enemy["tier"] != "basic" or enemy["id"] == "ghoul"],
        " | Basic enemies: 1; at least 2 are needed.",
    ),
    # P19: difficulty; battlefields
    (
        "difficulty",
        "",
        "normal 1",
        {"basic": 4, "powerful": 5},
        "normal #2 | Encounter 2 has 9 enemies; the board has dice for 8.",
    ),
    ("difficulty", "", "hard 0", {}, "hard #1 | Encounter 1 has no enemies."),
    ("difficulty", "", "hard 2", {"boss": 1}, "hard #3 | Encounter 3 has a boss; bosses come in the fourth only."),
    ("difficulty", "", "easy 3", {"basic": 1}, "easy #4 | Encounter 4 has no boss."),
    ("difficulty", "", "easy", more({"basic": 1}), "Number of items: 5; expected exactly 4."),
    (
        "battlefields",
        "ruined_hall",
        "passives 0 cells",
        [f"{row}{column}" for row in "ABCD" for column in (1, 2, 3)],
        "passives | Cells without an obstacle: 12; at least 13 are needed.",
    ),
    (
        "battlefields",
        "ruined_hall",
        "passives 0 cells",
        ["A2", "B2", "C2", "D2"],
        "passives | The obstacles cut the board into pieces.",
    ),
]

WARNINGS: list[Broken] = [
    ("base", "run", "copies", 21, "base.toml: Base deck cards: 94; the box has 93."),
    ("rewards", "cleave", "copies", 1, "rewards.toml: The red reward pile has 24 cards; in the box it has 25."),
    ("enemies", "ghoul", "", GONE, "enemies.toml: Basic enemies: 11; the box has 12."),
    ("bosses", "night_wyrm", "", GONE, "bosses.toml: Bosses: 4; the box has 5."),
    ("battlefields", "ambush", "", GONE, "battlefields.toml: Battlefields: 17; the box has 18."),
    ("enemies", "ghoul", "", but(turn=[], icon="none"), "enemies.toml, ghoul, turn: 'ghoul' does nothing on its turn."),
    (
        "rewards",
        "second_wind",
        "after",
        GONE,
        "abilities.toml, smuggler, effect: 'smuggler' and 'second_wind' can bring each other back again and again;"
        " only the limit of plays in a turn stops them.",
    ),
    (
        "rewards",
        "venom",
        "name fr",
        GONE,
        "rewards.toml, venom, name: 'venom': no French name; the English one is shown.",
    ),
    (
        "heroes",
        "knight",
        "novices 1",
        "provocation",
        "heroes.toml, novices: Several heroes suggest 'provocation'; there is only one.",
    ),
]
