"""Which games the laws are tried on, with which options, and what no rule can say about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from oakveil.games.avel.choices import Rearrangement, SetCalm
from oakveil.games.avel.state import Avel
from oakveil.games.tactique.choices import Concede
from oakveil.games.tactique.state import Tactique
from oakveil.games.veridia.bringing import BringCharacter, InventCharacter
from oakveil.games.veridia.dice_room import RollDice
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Option, Seat
from tests.duel.state import Bow, Duel

from . import campaign


class Setting(NamedTuple):
    """Options of a game to try. The long battery plays most games of the `main` ones: one for every player count.

    The laws are tried at one of `every` questions: at fewer where each has hundreds of answers.
    """

    game: str
    options: dict[str, Any]
    main: bool = False
    every: int = 13

    def __str__(self) -> str:
        return "-".join([self.game, *(str(value) for value in self.options.values())])


DUELS = [
    Setting("duel", {"seats": 2}, main=True),
    Setting("duel", {"seats": 3}, main=True),
    Setting("duel", {"seats": 3, "rounds": 6, "rush": True}),
]
SETTINGS = [
    *DUELS,
    *(Setting("avel", {"heroes": heroes}, main=True) for heroes in (1, 2, 3, 4)),
    Setting("avel", {"heroes": 2, "bag_draw": "blind", "trade_consent": "ask", "first_seat": "random"}),
    Setting("avel", {"heroes": 3, "bag_draw": "grab_calm", "neighbour_rolls": True, "coat_passes": True}),
    Setting("avel", {"heroes": 2, "land": "generated", "crater": "difficult", "march_choice": "auto"}),
    Setting("avel", {"heroes": 4, "land": "generated", "gen_shape": "sprawling", "trade_consent": "ask"}),
    Setting("avel", {"heroes": 1, "crater": "moderate", "beast_delta": -6, "odds": "off", "chronicle": False}),
    *(
        Setting("tactique", {"players": players, "heroes": heroes, "difficulty": difficulty}, main=True)
        for players, heroes, difficulty in ((1, 2, "extreme"), (3, 3, "hard"), (2, 4, "normal"), (5, 5, "easy"))
    ),
    Setting("tactique", {"players": 2, "heroes": 3, "battlefields": "chosen", "novice_pick": "random"}),
    Setting("tactique", {"players": 2, "hero_pick": "first_game", "battlefields": "random", "replay_cap": 1}),
    Setting("tactique", {"players": 1, "difficulty": "extreme", "second_boss": "random", "hero_pick": "random"}),
    *(
        Setting("veiel", {"heroes": heroes, "dm": dm}, main=True)
        for heroes in (2, 3, 4, 5, 6)
        for dm in ("bot", "none")
    ),
    Setting("veiel", {"heroes": 3, "players": 2, "dm": "human", "dm_dice": "hidden", "dm_fudge": "free"}),
    Setting("veiel", {"heroes": 4, "players": 1, "phylacteries": True, "throne_room": True, "hero_pick": "draft"}),
    Setting("veiel", {"heroes": 2, "team_vote": "majority", "enemy_stats": "hidden", "riddle": "puzzle"}),
    Setting("veiel", {"heroes": 3, "dm": "none", "nodm_order": "players", "nodm_event_trigger": "per_combat"}),
    *(
        Setting("oakdell", {"players": players, "dungeon": dungeon, "scenario": scenario}, main=True)
        for players, dungeon in ((1, "mossy_cellar"), (2, "hollow_roots"), (3, "mossy_cellar"), (4, "hollow_roots"))
        for scenario in ("boss", "shrines")
    ),
    Setting("oakdell", {"players": 2, "boss": "hollow_colossus", "death_variant": True, "heroes": "choose"}),
    Setting("oakdell", {"players": 3, "first_monster": "draw", "heroes": "random", "time_up": "defeat"}),
    Setting("oakdell", {"players": 1, "solo_decks": "three", "longer": True, "scenario": "shrines"}),
    Setting("veridia", {"side_a": "pregen:sela", "side_b": "npc:orc", "round_limit": 10}, main=True),
    Setting("veridia", {"map": "bridge", "side_a": "pregen:oren", "side_b": "npc:goblin, 3@npc:hunter"}, main=True),
    Setting("veridia", {"map": "none", "side_a": "pregen:ilva, 2@pregen:nib", "side_b": "creature:wolf*2"}),
    Setting(
        "veridia",
        {"map": "tavern", "side_a": "pregen:brakk", "side_b": "npc:guard", "side_c": "npc:bandit", "surprise": "roll"},
    ),
    Setting(
        "veridia",
        {"map": "ruin", "side_a": "pregen:veyra", "side_b": "creature:undead_warrior", "wear": "on", "morale": True},
    ),
    Setting("veridia", {"mode": "builder"}, main=True, every=150),
    Setting("veridia", {"mode": "dice", "room": 2}, main=True),
    Setting("veridia", {"mode": "expedition", "party": "pregen:sela, 2@pregen:senna"}, main=True, every=90),
    Setting(
        "veridia",
        {"mode": "expedition", "party": "pregen:oren", "difficulty": "deadly", "region": "garga_wilds", "legs": 5},
        every=90,
    ),
    Setting("veridia", {"mode": "campaign", "players": 2, "round_limit": 10}, main=True, every=15),
    Setting(
        "veridia",
        {"mode": "campaign", "players": 1, "advancement": "free", "roll_visibility": "gm_and_roller", "map": "none"},
        every=15,
    ),
]


def bow(g: Duel, seat: Seat) -> Option:
    return Bow()


def leave_all_as_it_is(g: Avel, seat: Seat) -> Option:
    hero = g.hero(seat)
    return Rearrangement(hero.weapon, hero.shield, hero.helmet, hero.backpack)


def change_the_clock(g: Avel, seat: Seat) -> Option:
    return SetCalm(not g.hero(seat).calm)


def throw_dice(g: Veridia, seat: Seat) -> Option:
    return RollDice(3 + seat, seat % 2, against=4 if seat > 1 else None)


def bring_a_quick_sheet(g: Veridia, seat: Seat) -> Option:
    return BringCharacter("(3+2) - Guard [3/3/3/2]\nAttack: 3+2 +2dmg\nDodge: 2+3-1\nBlock: 2+2\nArmor: [0]+2 / [0]+0")


def invent(g: Veridia, seat: Seat) -> Option:
    return InventCharacter()


def give_up(g: Tactique, seat: Seat) -> Option:
    return Concede(seat == 1 and seat not in g.state.conceding)


COMMANDS: dict[str, Callable[[Any, Seat], Option]] = {
    "duel.bow": bow,
    "avel.rearrange": leave_all_as_it_is,
    "avel.calm": change_the_clock,
    "tactique.concede": give_up,
    "veridia.roll": throw_dice,
    "veridia.bring": bring_a_quick_sheet,
    "veridia.invent": invent,
    **campaign.DEEDS,
}
"""For every command of every game, a value to try. It need not be legal."""

THINKERS = {"clever"}
"""Players that play on in their heads. They take long; they are asked less often."""
