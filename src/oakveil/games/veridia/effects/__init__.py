"""What traits, conditions and creatures do (specification, section 9): one frozen record for each verb."""

from .uses import Action, AnyEffect, Area, Defence, Pay, Use
from .words import Amount, DamageType, Effect, Factor, Layer, PoolId

__all__ = [
    "Action",
    "Amount",
    "AnyEffect",
    "Area",
    "DamageType",
    "Defence",
    "Effect",
    "Factor",
    "Layer",
    "Pay",
    "PoolId",
    "Use",
]
