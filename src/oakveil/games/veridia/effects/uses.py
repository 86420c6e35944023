"""The ways of using a trait (specification 9.2)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from . import harm, making, mending, persons, rolls, turns
from .words import Amount, Duration, Test, When

AnyEffect = (
    rolls.Dice
    | harm.Damage
    | harm.AddDamage
    | harm.Vulnerable
    | harm.Thorns
    | harm.KnockOut
    | harm.Freeze
    | harm.Poison
    | harm.Disease
    | harm.Condition
    | harm.Wear
    | harm.Destroy
    | harm.Drop
    | harm.Trap
    | mending.Heal
    | mending.Regen
    | mending.Cure
    | mending.Barrier
    | mending.Armor
    | mending.Resist
    | mending.IgnoreDamage
    | mending.Immune
    | mending.PoolGain
    | mending.NoHealing
    | mending.RepairStage
    | mending.OnDeath
    | rolls.Difficulty
    | rolls.Successes
    | rolls.AutoMiss
    | rolls.Reroll
    | rolls.Initiative
    | rolls.MayDefend
    | rolls.NullifyAttack
    | rolls.AttackRange
    | rolls.AttackMode
    | rolls.Weapon
    | rolls.OnCriticalFailure
    | rolls.IgnoreWounds
    | rolls.Charge
    | rolls.SkillCap
    | rolls.SwapAttribute
    | turns.FirstRoundFirst
    | turns.NeverSurprised
    | turns.ActLast
    | turns.Untouchable
    | turns.SurpriseTurn
    | turns.ExtraAction
    | turns.Forbid
    | turns.Speed
    | turns.Jump
    | turns.Fly
    | turns.Move
    | turns.Terrain
    | turns.TerrainIgnore
    | turns.Light
    | turns.Travel
    | turns.Reach
    | turns.Illusion
    | turns.Summon
    | turns.Control
    | turns.RelaySpell
    | turns.ReloadAs
    | turns.Dormant
    | turns.LiftKg
    | persons.Stat
    | persons.Money
    | persons.SkillCost
    | persons.Unlock
    | persons.Crew
    | persons.Hands
    | persons.HouseBlind
    | persons.Become
    | persons.Upkeep
    | persons.Dispel
    | persons.Reveal
    | persons.FetchItems
    | persons.AskGm
    | persons.AskPairs
    | persons.Narrate
    | making.Cast
    | making.CastStored
    | making.StoreSpell
    | making.Enchant
    | making.MakeGem
    | making.MakeItem
    | making.Brew
)
"""Every verb of the vocabulary (specification 9.4)."""

Action = Literal["normal", "free", "instant", "rider", "channel", "ritual", "minutes", "craft", "none"]
Defence = Literal["dodge", "block", "parry", "exchange", "block_unarmed"]
House = tuple[str, ...]
"""The fields of a record whose values are ours and not those of the source."""


class Pay(Struct, frozen=True, forbid_unknown_fields=True):
    """Points to be paid: of a pool, a number or a range such as "1..lvl", "any"."""

    pool: Literal["mana", "fervor", "focus", "health"]
    points: Annotated[str, Meta(pattern=r"^([0-9]{1,2}|any|1\.\.([0-9]|lvl|any))\Z")]


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """The area of a use (VER-MAP-06), by its radius, diameter or surface."""

    radius_m: Annotated[int, Meta(ge=0, le=1000)] | None = None
    diameter_m: Amount | None = None
    square_m: Amount | None = None
    exclude_centre: bool = False
    fixed: bool = False


class Use(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way of using a trait: what it costs, what is rolled, whom it is aimed at, what it does."""

    action: Action
    pay: Pay | None = None
    pay_when: Literal["declared", "hit"] = "declared"
    pay_with: Literal["", "charges"] = ""
    charge: Annotated[int, Meta(ge=0, le=5)] = 0
    charge_when: Literal["", "hit", "damage"] = ""
    roll: str = ""
    auto_successes: Annotated[int, Meta(ge=0, le=5)] = 0
    difficulty: Annotated[int, Meta(ge=0, le=6)] | Literal["house:clothing"] = 0
    difficulty_other: Annotated[int, Meta(ge=0, le=6)] = 0
    roll_only_if: Literal["", "concurrent"] = ""
    secret: bool = False
    need: Test = "s>=1"
    target: Annotated[str, Meta(pattern=r"^[a-z_]{1,30}(:[a-z0-9+]{1,12})?\Z")] = "self"
    pick: str = ""
    range: Annotated[int, Meta(ge=0, le=5000)] | Literal["touch", "reach", "sight", "hearing", "unlimited", ""] = ""
    area: Area | None = None
    defend: tuple[Defence, ...] = ()
    defend_vs: Annotated[int, Meta(ge=1, le=9)] | Literal["s"] = "s"
    duration: Duration = ""
    ends: tuple[str, ...] = ()
    rider_of: tuple[str, ...] = ()
    window: Literal["", "damage_to_self", "attack_declared", "before_own_turn", "own_roll_seen"] = ""
    family: Literal["", "sanguis"] = ""
    choose: Literal["", "attribute", "skill"] = ""
    consume: Literal["", "sigil", "amber_gem", "crimsom_gem", "cyan_gem"] = ""
    limit: Literal["", "1/day", "2/day"] = ""
    approve: Literal["", "gm"] = ""
    when: When = ""
    needs_trait: str = ""
    replaces_damage: bool = False
    replaces_pay_of: str = ""
    on_blocked: tuple[harm.Destroy, ...] = ()
    turns: Annotated[int, Meta(ge=0, le=9)] = 0
    hours: Annotated[int, Meta(ge=0, le=500)] = 0
    shared: bool = False
    minutes: Annotated[int, Meta(ge=0, le=1000)] = 0
    days: str = ""
    house: House = ()
    do: Annotated[tuple[AnyEffect, ...], Meta(min_length=1, max_length=8)]
