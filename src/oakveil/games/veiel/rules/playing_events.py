"""Events: played by a DM, or turned over without one (specification 3.13, 3.25, 8.7)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import AddTarget, EnoughTargets
from ..effects import dungeon, fighting
from ..effects.lines import EventVerb, Happening, Play
from ..events import EventPlayed, EventTurned, NothingHappens, RollFailed
from ..state import CardId, HeroId, Veiel
from . import misfortunes  # noqa: F401 - there stands what most verbs of events do
from .aiming import aimed, holds
from .alchemist import spend_item
from .carry import Carry
from .equipment import break_gear
from .event_piles import discard_event
from .harm import mute
from .line import reanimate
from .moments import Moment, Opened
from .saving import Saves
from .sheet import number


class Playing(Opened):
    """The DM plays an event, or the power of the boss. `about` is the hero whose moment it is.

    `target` and `lost` are what the DM has chosen at first, `targets` all for whom it is.
    """

    card: CardId
    target: str | None = None
    lost: CardId | None = None
    about: HeroId = ""
    targets: tuple[str, ...] = ()

    def _play(self, g: Veiel) -> Play:
        play = g.box.events[self.card].play
        assert play is not None
        return play

    def _opener(self, g: Veiel) -> Opened:
        """The procedure in whose moment the event is played."""
        moment = g.below(self)
        assert isinstance(moment, Moment)
        below = g.below(moment)
        assert isinstance(below, Opened)
        return below

    @step("VEIEL-EVENT-05", "VEIEL-BOSS-02", "VEIEL-BOSS-03")
    def put_down(self, g: Veiel) -> None:
        """An event leaves the hand; a power stays with its boss, and its use is counted."""
        state = g.state
        state.events_used += 1
        if g.box.events[self.card].power:
            state.power_uses += 1
            state.power_crossing = state.incursion
        else:
            state.hand.cards.remove(self.card)
            discard_event(g, self.card)
        if self.target is not None:
            self.targets = (self.target,)
        else:
            self.targets = aimed(g, self._play(g), self.about, (self.about,) if self.about else (), ())[0]

    @step("VEIEL-EVENT-03", "VEIEL-NODM-18")
    def aim(self, g: Veiel) -> Ask | None:
        """Where it is for several, the DM names the others one by one."""
        options, master = self._others(g), g.master
        if not options or master is None:
            return None
        offered: list[Option] = [EnoughTargets(), *options]
        return Ask(master, "veiel.event_targets", offered, default=offered[1])

    def on_aim(self, g: Veiel, choice: AddTarget | EnoughTargets) -> None:
        if isinstance(choice, AddTarget):
            self.targets += (choice.target,)
            self.goto(Playing.aim)

    def _others(self, g: Veiel) -> list[AddTarget]:
        play = self._play(g)
        if play.up_to is None or len(self.targets) >= play.up_to:
            return []
        if play.to == "dead":
            left = list(g.combat.dead)
            for card in self.targets:
                left.remove(card)
            return [AddTarget(card) for card in dict.fromkeys(left)]
        return [AddTarget(hero.id) for hero in g.standing() if hero.id not in self.targets]

    @step("VEIEL-EVENT-04", "VEIEL-EVENT-11", "VEIEL-EVENT-12")
    def take_effect(self, g: Veiel) -> Frame | None:
        """What needs the choice of the DM, or changes what is going on, is done here; all else verb by verb."""
        g.tell(EventPlayed, self.card, self.targets, self.lost)
        play = self._play(g)
        if any(type(verb) is fighting.Fight for verb in play.do):
            return self._fight(g, play)
        rest = tuple(verb for verb in play.do if not self._settle(g, verb))
        return _carry_out(g, self.card, play, rest, self.targets) if rest else None

    def _fight(self, g: Veiel, play: Play) -> Frame:
        """A horde interrupts what the team had decided."""
        from .fight import Fight  # events are played in fights

        fights = [verb for verb in play.do if isinstance(verb, fighting.Fight)]
        count = {kind: sum(number(g, verb.n) for verb in fights if verb.kind == kind) for kind in ("basic", "powerful")}
        return Fight(kind="horde", basic=count["basic"], powerful=count["powerful"])

    def _settle(self, g: Veiel, verb: EventVerb) -> bool:
        """Do what only the DM can do; False for everything else."""
        opener = self._opener(g)
        match verb:
            case fighting.Fail():
                opener.failed = True
                g.tell(RollFailed, self.about, self.card)
            case dungeon.Redirect():
                g.state.place = self.targets[0]
            case dungeon.Mute(which="chosen") if self.lost is not None:
                mute(g, g.hero(self.targets[0]), self.lost)
            case dungeon.LoseItem(which="chosen") if self.lost is not None:
                spend_item(g, g.hero(self.targets[0]), self.lost, lost=True)
            case dungeon.Break(which="chosen") if self.lost is not None:
                break_gear(g, g.hero(self.targets[0]), self.lost)
            case dungeon.Strike():
                opener.cancelled = True
                return False
            case _:
                return False
        return True

    @step("VEIEL-EVENT-11")
    def report(self, g: Veiel) -> None:
        """How a fight ended that the event has brought."""
        if self.result:
            self._opener(g).result = self.result


@rule("VEIEL-NODM-13", "VEIEL-NODM-14", "VEIEL-NODM-18", "VEIEL-NODM-20", "VEIEL-NODM-21", "VEIEL-EVENT-05")
def turn_event(g: Veiel, trigger: HeroId) -> Frame | None:
    """The next event laid out is turned over for a hero; what it does to whom its card says."""
    card = g.state.laid_events.draw()
    g.state.events_used += 1
    g.tell(EventTurned, card, trigger)
    discard_event(g, card)
    turned = g.box.events[card].turned
    if turned is None or not holds(g, turned.condition, "", trigger):
        g.tell(NothingHappens, card)
        return None
    if turned.to == "dead":
        dead = g.combat.dead
        targets = tuple(g.chance.sample(dead, min(turned.up_to or 1, len(dead)), "veiel.raised"))
    else:
        targets = aimed(g, turned, trigger, (trigger,), ())[0]
    if turned.to is not None and not targets:
        g.tell(NothingHappens, card)
        return None
    return _carry_out(g, card, turned, turned.do, targets)


def _carry_out(
    g: Veiel, card: CardId, happening: Happening, verbs: tuple[EventVerb, ...], targets: tuple[str, ...]
) -> Frame | None:
    """Have the verbs of an event carried out. Whoever stands up again is an enemy of this fight."""
    if happening.to == "dead":
        raise_dead(g, targets)
        return None
    heroes = targets if happening.to is not None else ()
    if happening.save is not None:
        return Saves(source=card, save=happening.save, heroes=heroes, verbs=verbs)
    return Carry(source=card, verbs=verbs, heroes=heroes)


@rule("VEIEL-COMBAT-15", "VEIEL-COMBAT-03")
def raise_dead(g: Veiel, cards: tuple[CardId, ...]) -> None:
    """Dead basic enemies come back at the end of the line with half of their HP; they bring no more loot."""
    combat = g.combat
    for card in cards:
        at = combat.dead.index(card)
        combat.dead = combat.dead[:at] + combat.dead[at + 1 :]
        reanimate(g, card)
