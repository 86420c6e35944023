"""What the page of Chronicles of Avel shows beside the state: odds, the march, ways to the castle, the clash so far.

Everything here follows from what lies open (AVEL-ODDS-01, -02). Odds are told as the option `odds` wants them.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .furniture import Furniture, furniture
from .land import CASTLE, Cell
from .odds import BattleOdds, HeroDice
from .preview import (
    Approach,
    EffectOdds,
    battle_odds,
    battle_odds_with_effects,
    care_needed,
    dice_and_clashes,
    elixir_odds,
    fought,
    march_forecast,
)
from .rules.battle import Battle
from .rules.clash import Clash
from .rules.march import usual_way
from .sequence import Turn
from .state import BEAST, Avel, Hero, Monster, MonsterId, TileId, TokenId

_WORDS = ((0.10, "hopeless"), (0.35, "risky"), (0.60, "even"), (0.85, "good"))
"""What a chance to win is called below each limit; `sure` above them all (specification 7.5)."""


class Odds(Struct, frozen=True, kw_only=True):
    """Odds of a battle as far as they are told: a word, and in `full` the chances and expected totals.

    `word` is hopeless, risky, even, good or sure. `half_width` is not 0 for odds from samples: those of `defeat` are
    that exact.
    """

    word: str
    full: bool
    defeat: float = 0
    stun: float = 0
    damage: float = 0
    wounds: float = 0
    half_width: float = 0


class ElixirAid(Struct, frozen=True):
    """The odds after drinking an elixir."""

    token: TokenId
    odds: Odds


class BattleAid(Struct, frozen=True, kw_only=True):
    """A battle that can be had, or that is being fought: of a hero against a monster on its tile.

    `dice` are the hero's green, orange, blue and yellow dice. `care` says why to be careful (AVEL-TIP-05). `odds` are
    those of the clashes left; None when no odds are told.
    """

    hero: Seat
    monster: MonsterId
    dice: HeroDice
    care: Literal["", "wounded", "risky"]
    odds: Odds | None
    elixirs: tuple[ElixirAid, ...] = ()


class ClashAid(Struct, frozen=True):
    """What the clash would come to now: (damage, wounds) for each number of spells used as attacks, from 0.

    `usual` is the number a careful player uses.
    """

    colours: tuple[str, ...]
    mine: int
    results: tuple[tuple[int, int], ...]
    usual: int


class Aids(Struct, frozen=True, kw_only=True):
    """`hidden` are the tiles face down, in no order that tells where.

    `march` says who would enter when. `ways` are the cells each monster is going to walk, its own first and the castle
    last, if nothing changes; before the rise that of the Beast, from the crater.
    """

    hidden: tuple[TileId, ...]
    battles: tuple[BattleAid, ...]
    clash: ClashAid | None
    march: tuple[Approach, ...]
    ways: dict[MonsterId, tuple[Cell, ...]]


class AvelPage:
    """What Chronicles of Avel adds for a page."""

    records: Sequence[type[Struct]] = (Furniture, Aids, Odds, BattleAid)

    def furniture(self, content: Box, text: Text) -> Furniture:
        """The box in words."""
        return furniture(content, text)

    def aids(self, g: Avel, seat: Seat | None, text: Text) -> Aids:
        """What can be told of the table at once, the same to everybody."""
        state = g.state
        return Aids(
            hidden=tuple(sorted(spot.face() for spot in state.tiles.values() if not spot.up)),
            battles=_battles(g),
            clash=_clash(g),
            march=tuple(march_forecast(g)) if state.act == 2 else (),
            ways=_ways(g),
        )

    @rule("AVEL-ODDS-01")
    def consult(self, g: Avel, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
        """`odds`: of a battle of hero `hero` against `monster`, wherever it is, as a BattleAid. `odds_with_effects`:
        the same with the one-time effects of what is worn, as Odds. Raises KeyError, TypeError or ValueError.
        """
        wish = msgspec.convert(about, _Wish)
        if not 1 <= wish.hero <= len(g.state.heroes):
            raise ValueError("no such hero")
        if wish.monster not in g.state.monsters:
            raise ValueError("no such monster")
        hero = g.hero(wish.hero)
        match topic:
            case "odds":
                return _battle(g, hero, wish.monster)
            case "odds_with_effects":
                chance = Chance(secrets.token_bytes(32))
                found = told(g, battle_odds_with_effects(g, hero, wish.monster, chance))
                if found is None:
                    raise ValueError("no odds are told at this table")
                return found
        raise KeyError(topic)


class _Wish(Struct, frozen=True, forbid_unknown_fields=True):
    hero: Seat
    monster: MonsterId


def told(g: Avel, odds: BattleOdds[float] | EffectOdds) -> Odds | None:
    """Odds as this table tells them."""
    word = next((word for limit, word in _WORDS if odds.defeat < limit), "sure")
    match g.options.odds:
        case "off":
            return None
        case "simple":
            return Odds(word=word, full=False)
    return Odds(
        word=word,
        full=True,
        defeat=odds.defeat,
        stun=odds.stun,
        damage=odds.damage,
        wounds=odds.wounds,
        half_width=odds.half_width if isinstance(odds, EffectOdds) else 0,
    )


def _battles(g: Avel) -> tuple[BattleAid, ...]:
    """The battle being fought, else every battle that the hero whose turn it is could begin where it stands."""
    battle, turn = g.within(Battle), g.within(Turn)
    if battle is not None:
        return (_battle(g, g.hero(battle.seat), battle.monster),) if battle.monster in g.state.monsters else ()
    if turn is None:
        return ()
    hero = g.hero(turn.seat)
    return tuple(_battle(g, hero, monster.id) for monster in g.monsters_on(hero.tile))


def _battle(g: Avel, hero: Hero, monster: MonsterId) -> BattleAid:
    battle = fought(g, hero, monster)
    brewed = battle.brewed if battle is not None else ()
    begun = battle is not None and battle.clash > 0
    odds = None if g.options.odds == "off" or not hero.hearts else told(g, battle_odds(g, hero, monster, brewed))
    elixirs = [] if odds is None or begun else list(elixir_odds(g, hero, monster).items())
    return BattleAid(
        hero=hero.seat,
        monster=monster,
        dice=dice_and_clashes(g, hero, monster, brewed)[0],
        care="" if begun else care_needed(g, hero, monster),
        odds=odds,
        elixirs=tuple(ElixirAid(token, better) for token, with_it in elixirs if (better := told(g, with_it))),
    )


def _clash(g: Avel) -> ClashAid | None:
    """The clash as it lies: only while its dice are on the table."""
    clash = g.within(Clash)
    if clash is None or not clash.faces or clash.monster not in g.state.monsters:
        return None
    results = tuple(clash.result(g, attacks) for attacks in range(clash.spells() + 1))
    return ClashAid(clash.colours(g), sum(clash.dice), results, clash.usual_spells(g))


@rule("AVEL-TIP-04")
def _ways(g: Avel) -> dict[MonsterId, tuple[Cell, ...]]:
    """The way each monster would go to the castle as things lie now."""
    if g.state.act == 1:
        return {BEAST: way_of(g, BEAST, g.land.crater)}
    return {monster.id: way_of(g, monster.id, monster.tile) for monster in g.state.monsters.values()}


def way_of(g: Avel, id: MonsterId, cell: Cell) -> tuple[Cell, ...]:
    """From `cell` to the castle, at each fork where the march goes by default (AVEL-MARCH-05)."""
    way = [cell]
    while way[-1] != CASTLE:
        way.append(usual_way(g, Monster(id, way[-1], 1)))
    return tuple(way)
