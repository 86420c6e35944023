"""What the log of a campaign keeps (VER-GM-15)."""

from __future__ import annotations

from typing import TypeAlias

from .. import events
from .events import (
    Awarded,
    Barred,
    BuildingJudged,
    BuildingStarted,
    BuildingSubmitted,
    CampaignBegan,
    CampaignEnded,
    ClockChanged,
    ClockRanOut,
    CriticalRuled,
    DamageHeld,
    DayOver,
    DefaultsAllowed,
    EncounterPlanned,
    EngineShot,
    GroupRolled,
    GuideAgreed,
    HiddenRollCounted,
    HoldChanged,
    IntegrityWarned,
    Journeyed,
    LineDrawn,
    NoteWritten,
    NpcAdded,
    Overridden,
    Paused,
    PeopleMoved,
    PersonAdvanced,
    PersonHandedOver,
    PersonJoined,
    PoolProposed,
    PromptResolved,
    Reminded,
    RequestCancelled,
    Resumed,
    Revealed,
    RollMade,
    RollRequested,
    RollWished,
    SceneChanged,
    SceneOpened,
    ShopClosed,
    ShopOpened,
    SiegeBegan,
    SiegeEnded,
    SiegeWorked,
    StockFixed,
    TerrainChanged,
    TimePassed,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
    TrackerChanged,
    Traded,
    TraitInvoked,
    WageSettled,
)

Result: TypeAlias = (
    events.AttackDeclared
    | events.TraitDeclared
    | events.DiceRolled
    | events.Hit
    | events.Missed
    | events.Damaged
    | events.Healed
    | events.KnockedOut
    | events.Died
    | events.LeftFight
    | events.ConditionBegan
    | events.ConditionEnded
    | events.EffectBegan
    | events.EffectEnded
    | events.PointsPaid
    | events.InitiativeRolled
    | events.CriticalFailure
    | events.FightStarted
    | events.FightEnded
    | events.RoundBegan
)
"""What a fight works out and the log keeps."""
Happening: TypeAlias = (
    CampaignBegan
    | PersonJoined
    | PersonAdvanced
    | BuildingStarted
    | BuildingSubmitted
    | BuildingJudged
    | SceneOpened
    | SceneChanged
    | PeopleMoved
    | TerrainChanged
    | TokenPlaced
    | TokenMoved
    | TokenRemoved
    | NoteWritten
    | ClockChanged
    | Revealed
    | NpcAdded
    | EncounterPlanned
    | RollRequested
    | RequestCancelled
    | PoolProposed
    | RollWished
    | RollMade
    | HiddenRollCounted
    | Overridden
    | HoldChanged
    | DamageHeld
    | TrackerChanged
    | GroupRolled
    | Awarded
    | IntegrityWarned
    | TimePassed
    | DayOver
    | ClockRanOut
    | WageSettled
    | Journeyed
    | ShopOpened
    | StockFixed
    | ShopClosed
    | Traded
    | Barred
    | SiegeBegan
    | SiegeWorked
    | EngineShot
    | SiegeEnded
    | TraitInvoked
    | PromptResolved
    | CriticalRuled
    | PersonHandedOver
    | Paused
    | Resumed
    | LineDrawn
    | GuideAgreed
    | Reminded
    | DefaultsAllowed
    | CampaignEnded
    | Result
)
"""What the log keeps."""
