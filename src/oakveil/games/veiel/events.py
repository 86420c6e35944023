"""What can happen (specification, section 6). Who may know it is told by `audience`; mostly everybody."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from .effects.words import Attribute, Condition, Trait, Until
from .records import Raised
from .state import CardId, EnemyId, FightKind, HeroId, Place, RoomId, Slot, Wing

FigureId = HeroId | EnemyId
Result = Literal["hit", "miss", "success", "failure"]
FightEnd = Literal["won", "fled", "fallen", "ended"]
Told = Literal["poison", "burn", "mute", "imprisoned", "controlled", "branded", "stunned", "curse", "by_force", "fog"]
"""What hangs on a hero, an enemy or the fight, and is shown by a token (VEIEL-COMBAT-18)."""


class ToMaster(Event, frozen=True):
    """What only the DM knows; `master` is its seat, 0 when nobody knows it."""

    master: Seat

    def audience(self) -> tuple[Seat, ...] | None:
        return (self.master,) if self.master else ()


class GameStarted(Event, frozen=True):
    heroes: tuple[HeroId, ...]
    seats: tuple[Seat, ...]
    master: Seat
    boss: CardId
    power: CardId
    special_room: RoomId


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroId


class VoicesHeard(Event, frozen=True):
    """Who decides for the team: the heroes of these players."""

    heroes: tuple[HeroId, ...]


class DefenderNamed(Event, frozen=True):
    hero: HeroId


class PhylacteryDrawn(Event, frozen=True):
    hero: HeroId
    card: CardId


class PhylacteryRemoved(Event, frozen=True):
    hero: HeroId
    card: CardId


class LineAdded(Event, frozen=True):
    """Three rooms came to the far end; where each lies is told to the DM only."""

    line: int
    rooms: tuple[RoomId, ...]


class LineLaid(ToMaster, frozen=True):
    line: int
    rooms: tuple[RoomId, ...]


class RoomsTaken(Event, frozen=True):
    """The corruption has these places."""

    places: tuple[Place, ...]


class RoomsLaid(ToMaster, frozen=True):
    places: tuple[Place, ...]
    rooms: tuple[RoomId, ...]


class RestBegan(Event, frozen=True):
    """The team is in the rest zone, before incursion `number`: all are as good as new."""

    number: int


class CrossingStarted(Event, frozen=True):
    number: int
    lines: int
    events: int


class EventsDrawn(Event, frozen=True):
    """The DM has drawn, or without one so many events were laid out."""

    n: int
    why: Literal["crossing", "wing"]


class EventSeen(ToMaster, frozen=True):
    card: CardId


class EventsDiscarded(Event, frozen=True):
    n: int


class EventsReshuffled(Event, frozen=True):
    pass


class WingChosen(Event, frozen=True):
    wing: Wing
    changed: bool


class RoomEntered(Event, frozen=True):
    place: Place


class RoomRevealed(Event, frozen=True):
    place: Place
    room: RoomId


class RoomResolved(Event, frozen=True):
    place: Place


class RoomReplaced(Event, frozen=True):
    place: Place
    room: RoomId


class RoomPeeked(Event, frozen=True):
    """A face-down room was looked at by the team."""

    place: Place
    room: RoomId
    source: CardId


class RoomFrozen(Event, frozen=True):
    place: Place
    frozen: bool


class PricePaid(Event, frozen=True):
    """The team pays what a room asks for."""

    by: Literal["crystals", "unlock", "item"]
    hero: HeroId | None
    card: CardId | None


class EventPlayed(Event, frozen=True):
    """The DM plays an event, or the power of the boss."""

    card: CardId
    targets: tuple[str, ...]
    lost: CardId | None


class EventTurned(Event, frozen=True):
    """Without a DM an event was turned over for the hero `trigger`."""

    card: CardId
    trigger: HeroId


class NothingHappens(Event, frozen=True):
    """An effect finds nobody and nothing that it could do something to."""

    source: CardId


class FightStarted(Event, frozen=True):
    kind: FightKind
    line: tuple[EnemyId, ...]


class EnemiesFirst(Event, frozen=True):
    pass


class RoundStarted(Event, frozen=True):
    number: int


class MasterTurnStarted(Event, frozen=True):
    number: int


class FleeRolled(Event, frozen=True):
    hero: HeroId
    die: int
    needed: int
    result: Result


class TurnStarted(Event, frozen=True):
    hero: HeroId


class TurnEnded(Event, frozen=True):
    hero: HeroId


class ActionDeclared(Event, frozen=True):
    """What a hero is about to do: with a weapon, or with a line of an ability or another card."""

    hero: HeroId
    card: CardId
    targets: tuple[str, ...]


class CostPaid(Event, frozen=True):
    hero: HeroId
    end: int
    vit: int
    crystals: int


class CostRefunded(Event, frozen=True):
    hero: HeroId
    end: int


class AttackRolled(Event, frozen=True):
    """A duel of dice of a hero. `foe_die` is 0 where there is none (VEIEL-NODM-03) or it is hidden."""

    hero: HeroId
    weapon: CardId
    target: EnemyId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    times: int


class DiceTied(Event, frozen=True):
    """Equal totals: the dice are rolled again."""

    hero: HeroId
    foe: FigureId
    die: int
    foe_die: int


class CheckRolled(Event, frozen=True):
    hero: HeroId
    source: CardId
    stats: tuple[Attribute, ...]
    die: int
    total: int
    needed: int
    result: Result


class DieRolled(Event, frozen=True):
    """A d6 of an effect; `needed` is 0 where it does not have to reach anything."""

    source: CardId
    die: int
    needed: int


class RollFailed(Event, frozen=True):
    """A success was turned into a failure."""

    hero: HeroId
    source: CardId


class DamageDealt(Event, frozen=True):
    """`raw` before the reduction, `final` after it."""

    source: CardId
    target: FigureId
    raw: int
    final: int
    pierce: bool


class GaugeLost(Event, frozen=True):
    """VIT or END (for an enemy: HP) that nothing reduces."""

    target: FigureId
    gauge: Literal["VIT", "END"]
    n: int
    source: CardId


class Healed(Event, frozen=True):
    target: FigureId
    n: int
    source: CardId


class EndGained(Event, frozen=True):
    hero: HeroId
    n: int
    source: CardId


class Revived(Event, frozen=True):
    hero: HeroId
    source: CardId


class HeroSaved(Event, frozen=True):
    hero: HeroId
    vit: int
    source: CardId


class HeroFell(Event, frozen=True):
    hero: HeroId


class EnemyDied(Event, frozen=True):
    enemy: EnemyId


class EnemyJoined(Event, frozen=True):
    enemy: EnemyId
    place: int
    reanimated: bool


class EnemyMoved(Event, frozen=True):
    enemy: EnemyId
    place: int


class MinionsCrumbled(Event, frozen=True):
    n: int


class ConditionSet(Event, frozen=True):
    target: FigureId
    kind: Told
    n: int = 0
    turns: int = 0


class ConditionEnded(Event, frozen=True):
    target: FigureId
    kind: Told


class Resisted(Event, frozen=True):
    """A hero is immune to a condition."""

    hero: HeroId
    kind: Condition


class Modified(Event, frozen=True):
    """Somebody's characteristic changes for a time."""

    target: FigureId
    trait: Trait
    n: int
    until: Until
    source: CardId


class AbilityMuted(Event, frozen=True):
    hero: HeroId
    ability: CardId


class DefenderPassed(Event, frozen=True):
    hero: HeroId
    by_force: bool


class EnemyAttacked(Event, frozen=True):
    """A duel of dice of an enemy. `option` is its attack, 0 the first; dice as in `AttackRolled`."""

    enemy: EnemyId
    option: int
    target: HeroId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    without_shield: bool


class MasterRolled(ToMaster, frozen=True):
    """What a hidden die of the DM shows, and its total."""

    die: int
    total: int


class EnemyStunned(Event, frozen=True):
    """A stunned enemy loses its turn."""

    enemy: EnemyId


class ReactionUsed(Event, frozen=True):
    hero: HeroId
    card: CardId


class BossEffect(Event, frozen=True):
    """What a boss does besides its attacks."""

    boss: CardId
    number: int


class HeroStruck(Event, frozen=True):
    """A hero strikes another one (VEIEL-LAIR-04)."""

    hero: HeroId
    weapon: CardId
    target: HeroId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    without_shield: bool


class TurnLost(Event, frozen=True):
    hero: HeroId
    why: Literal["controlled", "refused"]


class SentBack(Event, frozen=True):
    pass


class FightEnded(Event, frozen=True):
    result: FightEnd


class LootRolled(Event, frozen=True):
    dice: tuple[int, ...]
    again: bool


class CardsDrawn(Event, frozen=True):
    """Cards of the blacksmith that came into the box."""

    cards: tuple[CardId, ...]


class CardsPassed(Event, frozen=True):
    """Cards of the blacksmith that were revealed and not kept."""

    cards: tuple[CardId, ...]


class CrystalsChanged(Event, frozen=True):
    n: int
    purse: int


class Equipped(Event, frozen=True):
    hero: HeroId
    slot: Slot
    card: CardId


class Unequipped(Event, frozen=True):
    """`forced`: its bearer may not wear it any more."""

    hero: HeroId
    slot: Slot
    card: CardId
    forced: bool


class ItemMoved(Event, frozen=True):
    hero: HeroId
    item: CardId
    to: HeroId


class ItemGained(Event, frozen=True):
    hero: HeroId
    item: CardId


class ItemSpent(Event, frozen=True):
    """A consumable went to the alchemist discard. `lost`: it was not used."""

    hero: HeroId
    item: CardId
    lost: bool


class GearBroken(Event, frozen=True):
    hero: HeroId
    card: CardId


class Sold(Event, frozen=True):
    card: CardId


class Bought(Event, frozen=True):
    card: CardId
    hero: HeroId | None
    price: int


class OfferRevealed(Event, frozen=True):
    cards: tuple[CardId, ...]


class OfferDiscarded(Event, frozen=True):
    cards: tuple[CardId, ...]


class LevelGained(Event, frozen=True):
    hero: HeroId
    level: int
    raised: Raised


class RiddleShown(Event, frozen=True):
    """The riddle and its answers as data; the page and the terminal put it into words."""

    family: str
    attempt: int


class RiddleAnswered(Event, frozen=True):
    answer: int
    right: bool


class TeamFell(Event, frozen=True):
    """All heroes have fallen and the team is carried to the rest zone."""

    lost: int


class DieChanged(ToMaster, frozen=True):
    old: int
    new: int


class GameEnded(Event, frozen=True):
    won: bool
    reason: str
    incursion: int
