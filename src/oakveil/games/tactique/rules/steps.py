"""The steps of a card, an enemy's turn, an Action or a reaction, one after another (specification 3.10, 9.2)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import Cell
from ..choices import ChooseOption
from ..effects import (
    AnyStep,
    Attack,
    Block,
    CardStep,
    Choose,
    Damage,
    Dig,
    Discard,
    Draw,
    Exile,
    Grant,
    Heal,
    If,
    Look,
    Move,
    Number,
    On,
    PlayNow,
    Pull,
    Push,
    Regain,
    Relocate,
    Repeat,
    Retreat,
    Retrieve,
    Rune,
    Search,
    Shift,
    Split,
    Summon,
    Swap,
    Teleport,
    Wound,
    ZoneId,
)
from ..events import BlockGained, StepResolved
from ..state import BATTLEFIELD, Enemy, FigureId, Hero, Tactique
from . import summons
from .attacks import AttackStep, retreat
from .harm import DamageEnemies, DamageHero, SplitDamage, regain
from .lasting import amount, grant, granted, react
from .looking import LookAt, RetrieveCards, SearchDeck, dig
from .movement import LayRune, MoveHero, ShiftEnemy, TeleportEnemy, TeleportFigure, swap
from .piles import DiscardCards, ExileCards, draw
from .progress import Resolving
from .prospects import any_works, holds
from .shoving import Shove
from .targets import ONE, SEVERAL, chosen_in, for_foes, is_there, possible, question
from .wounds import ForcedDiscard, ForcedExile, HealHero, TakeWounds

TOGETHER = frozenset({Push, Pull, Split, If, Choose, Repeat})
"""Steps that are not carried out on one figure after the other."""
RESOLVED = frozenset({Block, Move, Retreat, Draw, Grant, Regain, On, Look, Shift, Teleport, Swap, Relocate})
"""Steps that count as resolved as soon as they are begun; of the others it is told later."""


@rule("TAC-BLOCK-01")
def gain_block(g: Tactique, figure: Hero | Enemy, n: int, keep: bool = False) -> None:
    """Block adds up without limit. `keep`: that of an enemy survives one removal (TAC-ROUND-02)."""
    figure.block += n
    if keep and isinstance(figure, Enemy):
        figure.kept += n
    g.tell(BlockGained, figure.id, n, figure.block)


class Steps(Resolving, kw_only=True):
    """Steps in printed order, each on its own: one that cannot be resolved does not stop the next (TAC-PLAY-05).

    `actor` is the hero, enemy or battlefield that acts; `source` its physical card, its own id, or an Action. `zone` is
    that of the card, `origin` where a dead enemy stood. `that`, `those`, `trigger` and `target` are whom the selectors
    of these names mean. `triggered`: a reaction. `inner`: part of a step of the steps below.
    """

    actor: FigureId
    source: str
    zone: ZoneId
    no_self: bool = False
    steps: tuple[AnyStep, ...]
    number: int = 0
    x: int | None = None
    that: FigureId | None = None
    those: tuple[FigureId, ...] = ()
    trigger: FigureId | None = None
    target: tuple[FigureId, ...] = ()
    triggered: bool = False
    origin: Cell | None = None
    inner: bool = False
    left: tuple[FigureId, ...] = ()
    branch: int = 0
    reason: str = ""

    @step("TAC-PLAY-01", "TAC-PLAY-04", "TAC-PLAY-05", "TAC-PLAY-09", "TAC-PLAY-12", "TAC-TARGET-01", "TAC-ENEMY-07")
    def aim(self, g: Tactique) -> Ask | Frame | None:
        """The next step, and whom it is for: asked where there is a choice, now and not earlier.

        Where there is none, the step is carried out at once.
        """
        if not self.steps:
            self.end()
            return None
        step = self.steps[self.number]
        if step.then and self.number and not self.resolved:
            self._miss("not_then")
            return None
        if self._is_foe(g):
            if self.place(g) is None and self.actor != BATTLEFIELD:
                self.end()  # an enemy that has died does nothing more (TAC-ENEMY-04)
                return None
            self._take(for_foes(g, self, getattr(step, "to", "me"), step.zone or self.zone), step)
            return self._go(g)
        if type(step) is Choose:
            return self._choose_option(g, step)
        to = getattr(step, "to", "me")
        zone = step.zone or self.zone
        sets = possible(g, self, to, zone, getattr(step, "up_to", None))
        if len(sets) > 1:
            return question(g, self, to, zone, sets)
        if not sets:
            self._miss("no_target")
            return None
        self._take(sets[0], step)
        return self._go(g)

    def _choose_option(self, g: Tactique, step: Choose) -> Ask:
        options = [ChooseOption(number, any_works(g, self, option)) for number, option in enumerate(step.options)]
        return Ask(g.hero(self.actor).seat, "tactique.choose_option", options)

    def _go(self, g: Tactique) -> Frame | None:
        """Carry out the step; where that is done at once, on to the next one."""
        self.goto(Steps.advance)
        frame = self.carry_out(g)
        if frame is None and not self.left:
            self.advance(g)
        return frame

    def on_aim(self, g: Tactique, choice: Option) -> None:
        if type(choice) is ChooseOption:
            self.branch = choice.number
        else:
            self._take(chosen_in(choice), self.steps[self.number])

    def _is_foe(self, g: Tactique) -> bool:
        """Whether an enemy or the battlefield acts."""
        return self.actor not in g.box.heroes

    def _miss(self, reason: str) -> None:
        self.left, self.resolved, self.reason = (), False, reason
        self.goto(Steps.advance)

    @rule("TAC-PLAY-10")
    def _take(self, figures: tuple[FigureId, ...], step: AnyStep) -> None:
        self.left, self.resolved, self.reason = figures, False, "nothing" if figures else "no_target"
        to = getattr(step, "to", "me")
        if to in ONE:
            self.that = figures[0]
        elif to in SEVERAL:
            self.those = figures

    @step("TAC-PLAY-04", "TAC-PLAY-06", "TAC-X-03")
    def carry_out(self, g: Tactique) -> Frame | None:
        """On one figure after the other, or on all at once."""
        step = self.steps[self.number]
        x = self.count(getattr(step, "n", 0))
        if x is None:
            self._miss("no_x")
            return None
        if type(step) in TOGETHER:
            return self._carry_out_together(g, step, x)
        if not self.left:
            return None
        if type(step) is Damage and self.left[0] in g.state.enemies:
            self.resolved = True
            self.life_taken = self.died = False
            card = not self.triggered and self.actor in g.box.heroes
            return DamageEnemies(targets=self.left, n=x, by=self.actor, source=self.source, card=card)
        figure, self.left = self.left[0], self.left[1:]
        if self.left:
            self.goto(Steps.carry_out)
        if getattr(step, "to", "me") != "dead_hero" and not is_there(g, figure):
            return None
        return self._carry_out_on(g, step, figure, x)

    def _carry_out_together(self, g: Tactique, step: AnyStep, n: int) -> Frame | None:
        """A step on all figures at once, or one made of other steps."""
        match step:
            case If() | Choose() | Repeat():
                return self._branch_off(g, step, n)
            case Split():
                self.resolved = bool(self.left)
                return SplitDamage(actor=self.actor, n=n, heroes=self.left, source=self.source) if self.left else None
        there = tuple(figure for figure in self.left if is_there(g, figure))
        self.resolved, pull = bool(there), isinstance(step, Pull)
        return Shove(actor=self.actor, figures=there, n=n, pull=pull, origin=self.place(g)) if there else None

    def _carry_out_on(self, g: Tactique, step: AnyStep, figure: FigureId, n: int) -> Frame | None:
        """A step on one figure. What is done at once is resolved; a procedure tells when it was (TAC-PLAY-06).

        The most frequent steps come first: to find out that a record is not of a type takes time.
        """
        if type(step) in RESOLVED:
            self.resolved = True
        if type(step) is Attack:
            return AttackStep(enemy=figure, attack=step, source=self.source, zone=step.zone or self.zone)
        elif type(step) is Block:
            gain_block(g, g.figure(figure), n + self._bonus(g, "block"), step.keep)
        elif type(step) is Move:
            n += amount(g, figure, "move")
            if self.triggered:
                return MoveHero(hero=figure, n=n, through=step.through, ask="passive_move")
            own = figure == self.actor
            return MoveHero(hero=figure, n=n, through=step.through, ask="choose_move" if own else "ally_move")
        elif type(step) is Retreat:
            return retreat(g, figure, n)
        elif type(step) is Heal:
            return HealHero(hero=figure, n=n + self._bonus(g, "heal"), source=self.source)
        elif type(step) is Draw:
            draw(g, g.hero(figure), n)
        elif type(step) is Grant:
            grant(g, figure, step, self.actor, self.source, step.zone or self.zone)
        elif type(step) is Damage:
            return DamageHero(hero=figure, n=n, by=self.actor, source=self.source)
        elif type(step) is Wound:
            return TakeWounds(hero=figure, n=n, source=self.source)
        elif type(step) is Discard and self._is_foe(g):
            return ForcedDiscard(hero=figure, n=n, source=self.source)
        elif type(step) is Discard:
            return DiscardCards(hero=figure, n=n)
        elif type(step) is Exile and self._is_foe(g):
            return ForcedExile(hero=figure, n=n, source=self.source)
        elif type(step) is Exile:
            return ExileCards(hero=figure, n=n)
        elif type(step) is Search:
            return SearchDeck(hero=figure, n=step.n, cards=step.cards)
        elif type(step) is Retrieve:
            return RetrieveCards(hero=figure, n=step.n, source=step.source, into=step.into, cards=step.cards)
        elif type(step) is Dig:
            self.resolved = dig(g, g.hero(figure), step.n, step.cards)
        elif type(step) is Rune:
            return LayRune(hero=figure, rune=step, card=self.source, zone=step.zone or self.zone)
        elif type(step) is Summon:
            return summons.Summon(actor=self.actor, tier=step.pile, n=n, most=step.most)
        elif type(step) is PlayNow:
            return self._play_now(g, step, figure)
        elif type(step) is On:
            react(g, g.hero(figure), step, self.source, step.zone or self.zone)
        elif type(step) is Look:
            return LookAt(hero=figure, n=step.n, take=step.take, rest=step.rest)
        elif type(step) is Shift:
            return ShiftEnemy(enemy=figure, n=n, by=self.actor)
        elif type(step) is Teleport and figure in g.state.enemies:
            return TeleportEnemy(enemy=figure, by=self.actor, zone=step.dest)
        elif type(step) is Teleport:
            return TeleportFigure(figure=figure, by=self.actor, zone=step.dest)
        elif type(step) is Swap:
            swap(g, self.actor, figure)
        elif type(step) is Regain:
            regain(g, figure, n)
        elif type(step) is Relocate:
            summons.relocate(g, figure)
        return None

    def _bonus(self, g: Tactique, mod: str) -> int:
        """What a hero's block and heal steps of cards have more (specification 9.3)."""
        if self.triggered or self.actor not in g.box.heroes:
            return 0
        return granted(g, self.actor, "block" if mod == "block" else "heal")

    @rule("TAC-PLAY-17")
    def _play_now(self, g: Tactique, step: PlayNow, figure: FigureId) -> Frame | None:
        """Ruling: no chains. A card that is itself played out of turn lets nobody play."""
        from .playing import PlayCard, PlayOutOfTurn  # playing a card runs its steps

        card = g.within(PlayCard)
        if card is not None and not card.own_turn:
            self.reason = "chain"
            return None
        self.resolved = True
        return PlayOutOfTurn(hero=figure, left=step.n)

    @rule("TAC-PLAY-06")
    def _branch_off(self, g: Tactique, step: If | Choose | Repeat, n: int) -> Frame | None:
        """The steps inside a step. A condition that does not hold, without an alternative, is not resolved."""
        steps: tuple[CardStep, ...]
        self.resolved = True
        match step:
            case If():
                steps = step.do if holds(g, self, step.cond) else step.otherwise
                self.resolved, self.reason = bool(steps), "condition"
            case Choose():
                steps = step.options[self.branch]
            case Repeat():
                steps = step.do * n
        if not steps:
            return None
        return Steps(
            actor=self.actor,
            source=self.source,
            zone=self.zone,
            no_self=self.no_self,
            steps=steps,
            x=self.x,
            that=self.that,
            those=self.those,
            trigger=self.trigger,
            target=self.target,
            triggered=self.triggered,
            origin=self.origin,
            inner=True,
            life_taken=self.life_taken,
            died=self.died,
        )

    @step("TAC-PLAY-05", "TAC-PLAY-06")
    def advance(self, g: Tactique) -> None:
        g.tell(StepResolved, self.source, self.number, self.resolved, "" if self.resolved else self.reason)
        self.number += 1
        if self.number == len(self.steps):
            self._finish(g)
        else:
            self.goto(Steps.aim)

    def _finish(self, g: Tactique) -> None:
        """Steps inside a step hand back whom they have chosen, and what their damage has done."""
        if self.inner:
            below = g.below(self)
            assert isinstance(below, Steps)
            below.that, below.those = self.that, self.those
            below.life_taken, below.died = self.life_taken, self.died
        self.end()

    def place(self, g: Tactique) -> Cell | None:
        """The cell from which the zone is measured (TAC-ZONE-10); None for the battlefield."""
        if self.actor in g.state.enemies:
            return g.state.enemies[self.actor].cell
        return self.origin if self._is_foe(g) else g.hero(self.actor).cell

    @rule("TAC-X-01", "TAC-X-03")
    def count(self, n: Number) -> int | None:
        """A number of the text, or a multiple of X; None when there is no legal X."""
        if isinstance(n, int):
            return n
        return None if self.x is None else self.x * int(n[:-1] or 1)
