"""What lies on the table of The Order of Veiel, and the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Self

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import State, Table
from oakveil.kernel.zones import Deck, FaceDown, Hand

from .box import Box
from .effects.words import PlayWindow, Trait, Until
from .options import VeielOptions
from .records import Raised

HeroId = str
"""A hero of the team: the id of its sheet."""
EnemyId = str
"""An enemy in the line: the id of its card and a number that nobody else in this fight has, "zombie.2"."""
CardId = str
"""Equipment, a consumable, an event: what a card says. Copies of a card cannot be told apart."""
RoomId = str
Place = str
"""A place on the board: wing and line, "A1" to "C5"."""
Wing = Literal["A", "B", "C"]
WINGS: tuple[Wing, ...] = ("A", "B", "C")
Slot = Literal["armour", "weapon", "second", "rune"]
"""Where equipment is worn; `second`: the second one-handed weapon, or a shield (VEIEL-SHEET-05)."""
SLOTS: tuple[Slot, ...] = ("armour", "weapon", "second", "rune")
EnemyKind = Literal["basic", "powerful", "boss"]
FightKind = Literal["room", "horde", "boss"]
Where = Literal["setup", "rest", "dungeon", "boss"]


class RoomCard(FaceDown[RoomId], frozen=True):
    """A room on the board. `up`: everybody knows what it is, if only because it was seen there (VEIEL-INFO-02).

    `seen` is the incursion in which it was seen last. Rooms of one `batch` were mixed: nobody else can tell them apart.
    """

    seen: int = 0
    frozen: bool = False
    batch: str = ""

    def pool_name(self) -> str:
        return f"veiel.room.{self.batch}"

    def masked(self, seat: int | None) -> Self:
        return self if self._known_to(seat) else msgspec.structs.replace(self, front=None)

    def refilled(self, seat: int | None, unknown: Iterator[RoomId]) -> Self:
        return self if self._known_to(seat) else msgspec.structs.replace(self, front=next(unknown))

    def shown(self, incursion: int) -> Self:
        """The same room, now known to everybody."""
        return msgspec.structs.replace(self, up=True, seen=incursion)


class EventPile(Deck[CardId]):
    """Events face down: the pile, or those laid out for a crossing without a DM (VEIEL-NODM-13)."""

    pool = "veiel.event"


class EventHand(Hand[CardId]):
    """The events in the hand of the DM."""

    pool = "veiel.event"


class SmithPile(Deck[CardId]):
    """A pile of the blacksmith."""

    pool = "veiel.smith"


class MonsterPile(Deck[CardId]):
    """The basic monsters to come."""

    pool = "veiel.monster"


class PhylacteryPile(Deck[CardId]):
    pool = "veiel.phylactery"


class Lasting(msgspec.Struct, frozen=True):
    """A modifier that a hero or an enemy has until something ends it (VEIEL-SHEET-08)."""

    trait: Trait
    n: int
    until: Until
    source: CardId


class Hero(msgspec.Struct, kw_only=True):
    """A hero. `raised` are its level points in their order; `items` the consumables in its slots.

    `burn` VIT are lost in each of the next `burn_turns` turns. `cursed` are the windows in which its next success fails
    (VEIEL-NODM-20). `used` are limited cards used up, as "card:line:per". `has_played` its turn in this round,
    `has_acted` in this turn; `has_triggered` an event in this combat (VEIEL-NODM-14).
    """

    id: HeroId
    seat: Seat
    level: int = 1
    raised: tuple[Raised, ...] = ()
    vit: int
    end: int
    armour: CardId | None = None
    weapon: CardId | None = None
    second: CardId | None = None
    rune: CardId | None = None
    items: tuple[CardId, ...] = ()
    phylactery: CardId | None = None
    instrument: CardId | None = None
    poison: int = 0
    burn: int = 0
    burn_turns: int = 0
    imprisoned: bool = False
    controlled: bool = False
    branded: bool = False
    muted: tuple[CardId, ...] = ()
    effects: tuple[Lasting, ...] = ()
    cursed: tuple[PlayWindow, ...] = ()
    used: tuple[str, ...] = ()
    has_played: bool = False
    has_acted: bool = False
    has_triggered: bool = False

    @property
    def stands(self) -> bool:
        return self.vit > 0


class Enemy(msgspec.Struct, kw_only=True):
    """An enemy in the line. `card` is what it is; `full` the HP it came with.

    `gives_loot` is False for the reanimated and the summoned (VEIEL-COMBAT-15); a `minion` crumbles with its boss.
    `strikes` counts its attacks, for they go in printed order without a DM (VEIEL-NODM-21). `fired` are effects of its
    card, or of the room, that happen once.
    """

    id: EnemyId
    card: CardId
    kind: EnemyKind
    hp: int
    full: int
    poison: int = 0
    burn: int = 0
    burn_turns: int = 0
    stunned: bool = False
    effects: tuple[Lasting, ...] = ()
    gives_loot: bool = True
    minion: bool = False
    has_acted: bool = False
    strikes: int = 0
    fired: tuple[str, ...] = ()


class Combat(msgspec.Struct, kw_only=True):
    """A fight. `line` are the enemies from the front on; `dead` the basic enemies killed in it, as cards.

    `waiting` are enemies whose place in the line the DM has yet to say. `basic` and `powerful` count the defeated that
    give loot. `first` began the last players' turn. `may_pass`: the holder of the defender token is asked before the
    next attack. `by_force`: it cannot be passed until the end of the DM's turn. `fog`: any range is front. `drawn`
    numbers enemies.
    """

    kind: FightKind
    line: list[Enemy] = []
    waiting: list[Enemy] = []
    dead: tuple[CardId, ...] = ()
    basic: int = 0
    powerful: int = 0
    round: int = 0
    master_turns: int = 0
    first: HeroId | None = None
    enemies_first: bool = False
    may_pass: bool = False
    by_force: bool = False
    fog: bool = False
    has_triggered: bool = False
    fled: bool = False
    drawn: int = 0


class VeielState(State, kw_only=True):
    """Everything on the table. `heroes` are in seat order, clockwise.

    `incursion` is the crossing in progress or the one being prepared, from 1 on; before the first rest it is 0.

    `lines` is the depth of the board; `place` where the team is, empty in the rest zone. `entered` are the rooms
    entered in this crossing; `is_resolved` tells whether the room the team is in is.

    `speakers` are the seats that decide for the team where not all do (VEIEL-TEAM-03).

    `box` is the equipment nobody wears, `offer` what the blacksmith shows. `alchemist` and `alchemist_discard` are the
    consumables in stock and used, by how many. `faced` are powerful monsters met (VEIEL-ROOM-02).

    `power_uses` counts the uses of the boss power in the game, `power_crossing` is the incursion of the last one.
    `quiet`: the DM is not asked in this room any more.

    What the result tells (VEIEL-END-04): `deaths` counts how often heroes have fallen, `rounds` those of all fights,
    `dealt` the HP that enemies have lost, `suffered` the VIT that heroes have, `events_used` the events of the DM.
    """

    where: Where = "setup"
    incursion: int = 0
    heroes: list[Hero]
    defender: HeroId | None = None
    boss: CardId
    power: CardId
    special_room: RoomId
    crystals: int = 0
    lines: int = 0
    rooms: dict[Place, RoomCard]
    place: Place = ""
    entered: tuple[Place, ...] = ()
    is_resolved: bool = False
    spare_rooms: tuple[RoomId, ...] = ()
    speakers: tuple[Seat, ...] = ()
    box: tuple[CardId, ...] = ()
    left_pile: SmithPile
    right_pile: SmithPile
    offer: tuple[CardId, ...] = ()
    smith_discard: tuple[CardId, ...] = ()
    alchemist: dict[CardId, int]
    alchemist_discard: dict[CardId, int]
    phylacteries: PhylacteryPile
    events: EventPile
    laid_events: EventPile
    hand: EventHand
    event_discard: tuple[CardId, ...] = ()
    monsters: MonsterPile
    monster_discard: tuple[CardId, ...] = ()
    faced: tuple[CardId, ...] = ()
    power_uses: int = 0
    power_crossing: int = 0
    quiet: bool = False
    deaths: int = 0
    rounds: int = 0
    dealt: int = 0
    suffered: int = 0
    events_used: int = 0
    combat: Combat | None = None


@rule("VEIEL-MODE-05")
def master_seat(options: VeielOptions) -> Seat | None:
    """The seat of the DM, who plays no hero; None without one."""
    return None if options.master == "none" else options.seats + 1


class Veiel(Table[VeielState]):
    """A table of The Order of Veiel. `box` is what never changes during a game.

    `master` is the seat of the DM, after those of the heroes; None without one. `_heroes` are those looked for
    before, by their ids: a hero is the same record for as long as there is the table.
    """

    __slots__ = ("_heroes", "box", "master", "options")

    def __init__(
        self,
        options: VeielOptions,
        box: Box,
        state: VeielState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options
        self.box = box
        self.master: Seat | None = master_seat(options)
        self._heroes: dict[HeroId, Hero] = {}

    def blank(self, state: VeielState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        return type(self)(self.options, self.box, state, stack, chance, given)

    @property
    @rule("VEIEL-TEAM-02", "VEIEL-TEAM-03")
    def leader(self) -> Seat:
        """Whose player confirms for the team: that of the defender; of the first hero before there is one.

        Where that player follows the others, it is the next one clockwise that does not.
        """
        state = self.state
        seat = state.heroes[0].seat if state.heroes else 1
        if state.defender is not None:
            seat = self.hero(state.defender).seat
        speakers = state.speakers
        if not speakers or seat in speakers:
            return seat
        return next((speaker for speaker in speakers if speaker > seat), speakers[0])

    @property
    def size(self) -> int:
        """The number of heroes, fallen ones included: the column of every table (VEIEL-MODE-01)."""
        return self.options.heroes

    @property
    def combat(self) -> Combat:
        """The fight in progress."""
        combat = self.state.combat
        assert combat is not None, "there is no fight"
        return combat

    def hero(self, id: HeroId) -> Hero:
        """A hero of the team. Raises KeyError."""
        if id not in self._heroes:
            self._heroes[id] = self._found(id)
        return self._heroes[id]

    def _found(self, id: HeroId) -> Hero:
        for hero in self.state.heroes:
            if hero.id == id:
                return hero
        raise KeyError(id)

    def standing(self) -> list[Hero]:
        """The heroes that stand, in seat order."""
        return [hero for hero in self.state.heroes if hero.vit > 0]

    @rule("VEIEL-SETUP-01")
    def clockwise(self, start: HeroId) -> list[Hero]:
        """All heroes clockwise from `start`, which comes first."""
        heroes = self.state.heroes
        for at, hero in enumerate(heroes):
            if hero.id == start:
                return heroes[at:] + heroes[:at]
        raise KeyError(start)

    @rule("VEIEL-INFO-01")
    def seen_by(self, seat: Seat | None) -> tuple[VeielState, list[Frame]]:
        """State and procedures as a seat sees them; only the DM sees the enemies whose place it has yet to say.

        With hidden figures only the DM is told the HP of enemies, and how many they have lost. Whoever else sees how
        badly they are wounded: in thirds, rounded up.
        """
        state, stack = super().seen_by(seat)
        if seat is not None and seat == self.master:
            return state, stack
        is_hidden = self.options.enemy_stats == "hidden"
        state.dealt = 0 if is_hidden else state.dealt
        if state.combat is None:
            return state, stack
        if self.master is not None:
            state.combat.waiting = []
        if is_hidden:
            for enemy in (*state.combat.line, *state.combat.waiting):
                enemy.hp, enemy.full = -(-3 * enemy.hp // enemy.full), 3
        return state, stack

    @rule("VEIEL-INFO-01")
    def redealt(self, seat: Seat | None, chance: Chance) -> Self:
        """With hidden figures whoever is not the DM thinks of enemies as no more wounded than they look."""
        table = super().redealt(seat, chance)
        if self.options.enemy_stats == "open" or (seat is not None and seat == self.master):
            return table
        table.state.dealt = 0
        combat = table.state.combat
        for enemy in () if combat is None else (*combat.line, *combat.waiting):
            enemy.hp = enemy.full * -(-3 * enemy.hp // enemy.full) // 3
        return table

    def enemy(self, id: EnemyId) -> Enemy | None:
        """An enemy in the line; None when it is not there any more."""
        for enemy in self.combat.line:
            if enemy.id == id:
                return enemy
        return None
