"""What components do (specification, section 9): one frozen record for each verb, a file for each family.

A record holds what the content file says and tells it as a sentence; the rules carry it out.
"""

from .equipment import (
    AddAttack,
    AddDefence,
    AddDie,
    BrewDie,
    ElixirEffect,
    EquipmentEffect,
    Heal,
    HealFull,
    OneTimeEffect,
    Reroll,
    WornEffect,
    sentences,
)
from .land import Band, Invade, Mend, Refill, Retire, Rise, Spring, TrackEffect
from .monsters import Attribute, Coins, Draw, FewerDice, NoEffects, Reward, Upgrade
from .services import BuildWall, SealLair, Service, SetTrap, Trade, Wish, WishResult
from .words import Brood, Colour, Effect, Face, HeroColour, Piece

__all__ = [
    "AddAttack",
    "AddDefence",
    "AddDie",
    "Attribute",
    "Band",
    "BrewDie",
    "Brood",
    "BuildWall",
    "Coins",
    "Colour",
    "Draw",
    "Effect",
    "ElixirEffect",
    "EquipmentEffect",
    "Face",
    "FewerDice",
    "Heal",
    "HealFull",
    "HeroColour",
    "Invade",
    "Mend",
    "NoEffects",
    "OneTimeEffect",
    "Piece",
    "Refill",
    "Reroll",
    "Retire",
    "Reward",
    "Rise",
    "SealLair",
    "Service",
    "SetTrap",
    "Spring",
    "TrackEffect",
    "Trade",
    "Upgrade",
    "Wish",
    "WishResult",
    "WornEffect",
    "sentences",
]
