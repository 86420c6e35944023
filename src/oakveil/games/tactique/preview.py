"""What the table foretells: what every enemy will do, what bosses may do, what an answer leads to (specification 7).

Everything is found out by the rules themselves, on a copy of the table. Whoever is told a forecast must have dealt the
table anew for their seat before (`Table.redealt`); what chance decides is left out or marked.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.table import Event

from .board import Cell
from .events import (
    BossAction,
    CardDiscarded,
    CardExiled,
    DamageDealt,
    DamageTaken,
    DeckShuffled,
    DiceRolled,
    EnemyAdvanced,
    EnemyAttacked,
    EnemyDied,
    EnemyMoved,
    EnemyStayed,
    EnemyStunned,
    EnemyTurnStarted,
    HeroMoved,
    LifeLost,
    NoEnemyLeft,
    Triggered,
    WoundTaken,
)
from .rules.enemies import ACTIONS, EnemiesTurn
from .rules.lasting import end_effects, has
from .state import EnemyId, FigureId, HeroId, Tactique

LONGEST = 200
"""A forecast gives up after so many answers: no enemies' turn asks for that many."""


class Harm(msgspec.Struct, frozen=True):
    """What a hero suffers: damage (blocked or not), how much of it is blocked, wounds, cards it must give up."""

    hero: HeroId
    damage: int = 0
    blocked: int = 0
    wounds: int = 0
    cards: int = 0
    pushed_to: Cell | None = None


class Deed(msgspec.Struct, frozen=True):
    """What an enemy will do on its turn.

    `start` is where it stands then, `path` the cells it enters, `targets` whom it attacks with its zone turned to
    `turn`. `towards` is whom it approaches when it can attack nobody; `reason` is told in the words of the events.
    `stunned`: it loses its turn. `dies`: it does not survive it. `summons`: it will bring others, and dice decide
    where. `action`: of a boss, the Action that is meant.
    """

    enemy: EnemyId
    start: Cell
    path: tuple[Cell, ...] = ()
    targets: tuple[HeroId, ...] = ()
    turn: str = ""
    reason: str = ""
    towards: HeroId = ""
    harm: tuple[Harm, ...] = ()
    stunned: bool = False
    dies: bool = False
    summons: bool = False
    action: str = ""


class Prospect(msgspec.Struct, frozen=True):
    """An Action that a boss may carry out on its next turn: how likely, and what it would do as the first one."""

    action: str
    chance: float
    deed: Deed | None


class Forecast(NamedTuple):
    """The coming enemies' turn: the deeds in order, without Actions of bosses and summons. `exact`: no dice fall."""

    deeds: tuple[Deed, ...]
    exact: bool


def forecast(g: Tactique) -> Forecast:
    """What every enemy will do if the heroes' turn ended now. People answer as their defaults say."""
    return _run(_without_dice(g), lambda event: False)


def prospects(g: Tactique, boss: EnemyId) -> tuple[Prospect, ...]:
    """The Actions that may come on the boss's next turn, each with the chance that it does and what it would do."""
    state = g.state
    if boss not in state.enemies:
        return ()
    return tuple(Prospect(action, chance, _as_first(g, boss, action)) for action, chance in _chances(g, boss) if chance)


def _chances(g: Tactique, boss: EnemyId) -> list[tuple[str, float]]:
    """The chance that each Action comes up in the boss's next turn, in printed order."""
    state = g.state
    pile = set(state.actions[boss].cards)
    again = set(state.played_actions[boss])
    draws = ACTIONS - has(g, boss, "stunned")
    chances: list[tuple[str, float]] = []
    for action in g.box.bosses[boss].action:
        if len(pile) >= draws:
            chances.append((action.id, draws / len(pile) if action.id in pile else 0.0))
        elif action.id in pile:
            chances.append((action.id, 1.0))
        else:
            anew = len(again | pile)
            chances.append((action.id, min(1.0, (draws - len(pile)) / anew) if action.id in again else 0.0))
    return chances


def _as_first(g: Tactique, boss: EnemyId, action: str) -> Deed | None:
    """What the boss does with this Action if it is the first that it draws."""
    ahead = _without_dice(g)
    ahead.state.actions[boss].cards = [action]
    drawn = 0

    def second(event: Event) -> bool:
        nonlocal drawn
        drawn += isinstance(event, BossAction)
        return drawn > 1

    deeds = _run(ahead, second).deeds
    return next((deed for deed in deeds if deed.enemy == boss and deed.action == action), None)


def after_enemies(g: Tactique, chance: Chance, bosses: bool = True) -> Tactique:
    """A copy of the table after the enemies' turn that would follow now, with this chance for what it decides.

    For programs that weigh positions: nothing is told, so it is quick. Without `bosses` they draw no Actions.
    """
    ahead = _ahead(g, chance)
    if not bosses:
        _silence_bosses(ahead)
    _play(ahead)
    return ahead


def _silence_bosses(ahead: Tactique) -> None:
    """Bosses have no Actions left to draw (TAC-BOSS-11)."""
    for boss in ahead.state.bosses:
        ahead.state.actions[boss].cards, ahead.state.played_actions[boss] = [], ()


def _ahead(g: Tactique, chance: Chance) -> Tactique:
    """A copy at the beginning of the enemies' turn. The turn of the active hero is over, but it has not drawn."""
    ahead = g.copy(chance)
    if ahead.state.active is not None:
        end_effects(ahead, ahead.hero(ahead.state.active), "turn", "next_turn")
    ahead.state.active = None
    ahead.stack = [EnemiesTurn()]
    return ahead


def _without_dice(g: Tactique) -> Tactique:
    """As `_ahead`, but nobody comes out of the piles, and bosses draw no Actions."""
    ahead = _ahead(g, Chance(b"forecast"))
    _silence_bosses(ahead)
    for tier in ahead.state.piles:
        ahead.state.piles[tier].cards, ahead.state.defeated[tier] = [], ()
    return ahead


class _Stop(Exception):
    """The rest of the enemies' turn does not matter."""


def _run(ahead: Tactique, enough: Callable[[Event], bool]) -> Forecast:
    """Play the enemies' turn on a copy until an event is `enough`, and tell what each enemy did."""
    teller = _Teller()

    def listen(event: Event) -> None:
        if enough(event):
            raise _Stop
        teller.hear(ahead, event)

    ahead.listener = listen
    with suppress(_Stop):
        _play(ahead)
    return Forecast(teller.told(), teller.exact)


def _play(ahead: Tactique) -> None:
    for _ in range(LONGEST):
        asks = ahead.asks()
        if not asks:
            return
        ask = asks[0]
        ahead.answer(ask.default if ask.default is not None else ask.options[0], ask.seat)


_HARMFUL = frozenset({DamageTaken, WoundTaken, CardDiscarded, CardExiled, HeroMoved})


class _Tally:
    """Adds up what heroes suffer."""

    def __init__(self) -> None:
        self._harm: dict[HeroId, Harm] = {}

    def hear(self, event: Event) -> None:
        if type(event) not in _HARMFUL:
            return
        match event:
            case DamageTaken(hero=hero, amount=amount, reduced=reduced, blocked=blocked):
                old = self._of(hero)
                self._harm[hero] = replace(old, damage=old.damage + amount - reduced, blocked=old.blocked + blocked)
            case WoundTaken(hero=hero):
                old = self._of(hero)
                self._harm[hero] = replace(old, wounds=old.wounds + 1)
            case CardDiscarded(hero=hero, why="forced") | CardExiled(hero=hero):
                old = self._of(hero)
                self._harm[hero] = replace(old, cards=old.cards + 1)
            case HeroMoved(hero=hero, to=to, how="push" | "pull"):
                self._harm[hero] = replace(self._of(hero), pushed_to=to)

    def _of(self, hero: HeroId) -> Harm:
        return self._harm.get(hero) or Harm(hero)

    def told(self) -> tuple[Harm, ...]:
        return tuple(self._harm.values())


_DEEDS = frozenset(
    {EnemyMoved, EnemyAttacked, EnemyAdvanced, EnemyStayed, EnemyStunned, EnemyDied, NoEnemyLeft, BossAction}
)
"""The events that tell what an enemy does. To look here first saves comparing every event with each of them."""


class _Teller:
    """Gathers the events of an enemies' turn into deeds."""

    def __init__(self) -> None:
        self.exact = True
        self._deeds: list[tuple[Deed, _Tally]] = []

    def hear(self, g: Tactique, event: Event) -> None:
        if isinstance(event, EnemyTurnStarted):
            self._deeds.append((Deed(event.enemy, g.state.enemies[event.enemy].cell), _Tally()))
        elif type(event) is DiceRolled:
            self.exact = False
        elif self._deeds:
            deed, tally = self._deeds[-1]
            tally.hear(event)
            if type(event) in _DEEDS:
                self._deeds[-1] = (_with(deed, event), tally)

    def told(self) -> tuple[Deed, ...]:
        return tuple(replace(deed, harm=tally.told()) for deed, tally in self._deeds)


def _with(deed: Deed, event: Event) -> Deed:
    """A deed and what an event adds to it: something the enemy does in its turn, or that is done to it."""
    match event:
        case EnemyMoved(enemy=deed.enemy, path=path):
            return replace(deed, path=(*deed.path, *path))
        case EnemyAttacked(turn=turn, targets=targets, reason=reason):
            return replace(deed, turn=turn, targets=targets, reason=reason)
        case EnemyAdvanced(hero=hero, reason=reason):
            return replace(deed, towards=hero, reason=reason)
        case EnemyStayed(reason=reason):
            return replace(deed, reason=reason)
        case EnemyStunned(enemy=deed.enemy):
            return replace(deed, stunned=True)
        case EnemyDied(enemy=deed.enemy):
            return replace(deed, dies=True)
        case NoEnemyLeft():
            return replace(deed, summons=True)
        case BossAction(boss=deed.enemy, action=action) if not deed.action:
            return replace(deed, action=action)
    return deed


class Blow(msgspec.Struct, frozen=True):
    """What an answer does to an enemy: wounds that get through, block used up, lives lost, and whether it dies."""

    enemy: EnemyId
    wounds: int = 0
    blocked: int = 0
    lives: int = 0
    dies: bool = False


class Consequences(msgspec.Struct, frozen=True):
    """What follows from an answer at once, up to the next question.

    `triggers` are who reacts with what. `exact`: neither dice nor shuffles nor a boss's Action come into it; what comes
    after the first of them is not told.
    """

    blows: tuple[Blow, ...]
    harm: tuple[Harm, ...]
    triggers: tuple[tuple[FigureId, str], ...]
    exact: bool


def consequences(g: Tactique, option: Option) -> Consequences:
    """What an answer to the open question would do to enemies and heroes."""
    ahead = g.copy(Chance(b"forecast"))
    blows: dict[EnemyId, Blow] = {}
    triggers: list[tuple[FigureId, str]] = []
    tally = _Tally()
    exact = True

    def listen(event: Event) -> None:
        nonlocal exact
        match event:
            case DiceRolled() | BossAction() | DeckShuffled():
                exact = False
                raise _Stop
            case DamageDealt(target=enemy, wounds=wounds, blocked=blocked):
                old = blows.get(enemy, Blow(enemy))
                blows[enemy] = replace(old, wounds=old.wounds + wounds, blocked=old.blocked + blocked)
            case LifeLost(enemy=enemy, lives=lives):
                lost = g.state.enemies[enemy].lives - lives if enemy in g.state.enemies else 1
                blows[enemy] = replace(blows.get(enemy, Blow(enemy)), lives=lost)
            case EnemyDied(enemy=enemy):
                blows[enemy] = replace(blows.get(enemy, Blow(enemy)), dies=True)
            case Triggered(owner=owner, source=source):
                triggers.append((owner, source))
            case _:
                tally.hear(event)

    ask = ahead.asks()[0]
    ahead.listener = listen
    with suppress(_Stop):
        ahead.answer(option, ask.seat)
    return Consequences(tuple(blows.values()), tally.told(), tuple(triggers), exact)
