"""Heroes that strike heroes: under control, by a mental attack, and in the Priestess's Lair (specification 3.12)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from .. import choices
from ..choices import ChooseFirst, ControlHero, EndTurn, LetThemStay, SendBack, UseCard
from ..effects.lines import Free
from ..events import HeroStruck, NothingHappens, TurnLost
from ..state import CardId, Hero, HeroId, Veiel
from .attack import action, attack_bonus
from .defence import Defence
from .dice import FoeDie
from .ending import go_to_rest
from .harm import bind, free
from .moments import Opened
from .no_master import pick
from .rolling import d20
from .sheet import is_immune, stat, weapons
from .team import Answer, agreed, decide
from .using import calm_uses


class HeroStrike(Defence, kw_only=True):
    """A hero attacks another one with a weapon.

    Ruling (VEIEL-LAIR-04): whoever is struck defends itself as against an enemy, reactions included; effects of the
    weapon do not count, and the RED always does.
    """

    hero: HeroId
    weapon: CardId

    def attacker(self, g: Veiel) -> str:
        return self.hero

    def throw(self, g: Veiel) -> FoeDie:
        return FoeDie(d20(g, "veiel.hero_die"), up=True)

    def totals(self, g: Veiel, hero: Hero) -> tuple[int, int]:
        return self.foe.face() + attack_bonus(g, g.hero(self.hero), self.weapon), self.die + stat(g, hero, "DEF")

    def announce(self, g: Veiel, foe: int, total: int, foe_total: int) -> None:
        blow = (self.hero, self.weapon, self.target)
        g.tell(HeroStruck, *blow, foe, self.die, foe_total, total, self.result_told(), self.outcome == "no_shield")

    def blow(self, g: Veiel) -> tuple[int, bool, CardId]:
        damage = g.box.weapons[self.weapon].damage + stat(g, g.hero(self.hero), "DMG")
        return damage, False, self.weapon


@rule("VEIEL-LAIR-04", "VEIEL-COND-05", "VEIEL-LAIR-07")
def blows_at(g: Veiel, hero: Hero, others: list[HeroId]) -> list[choices.StrikeHero]:
    """Every attack of a hero on one of these heroes; the range of a weapon does not matter."""
    return [choices.StrikeHero(weapon, other) for weapon in weapons(g, hero) for other in others]


class StrikeHero(Frame):
    """The DM has a hero strike another one; without a DM chance says with what, and whom."""

    hero: HeroId

    @step("VEIEL-COND-05", "VEIEL-LAIR-04", "VEIEL-NODM-21")
    def choose(self, g: Veiel) -> Ask | Frame | None:
        others = [hero.id for hero in g.standing() if hero.id != self.hero]
        options = blows_at(g, g.hero(self.hero), others)
        if not options:
            return None
        if g.master is None or len(options) == 1:
            return self.on_choose(g, pick(g, options, "veiel.puppet"))
        return Ask(g.master, "veiel.puppet", options)

    def on_choose(self, g: Veiel, choice: choices.StrikeHero) -> Frame:
        return HeroStrike(hero=self.hero, target=choice.target, weapon=choice.weapon)


class Lair(Frame):
    """Half of the team fights the other half for up to `rounds` rounds.

    `controlled` are the heroes of one side; `first` begins the round, and `turn` is counted from it.
    """

    rounds: int
    controlled: tuple[HeroId, ...] = ()
    round: int = 0
    first: HeroId = ""
    turn: int = 0

    @step("VEIEL-LAIR-02", "VEIEL-NODM-21")
    def control(self, g: Veiel) -> Ask | None:
        """The DM names them, or chance does; their players keep playing them.

        Ruling (VEIEL-LAIR-02): who is immune to control cannot be named.
        """
        options = self._nameable(g)
        if not options:
            return None
        if g.master is None or len(options) == 1:
            self.on_control(g, ControlHero(pick(g, options, "veiel.controlled")))
            return None
        return Ask(g.master, "veiel.control", [ControlHero(id) for id in options])

    def on_control(self, g: Veiel, choice: ControlHero) -> None:
        self.controlled += (choice.hero,)
        bind(g, g.hero(choice.hero), "controlled")
        self.goto(Lair.control)

    def _nameable(self, g: Veiel) -> list[HeroId]:
        """Who can be named yet; nobody when half of those that stand are."""
        standing = g.standing()
        if len(self.controlled) >= len(standing) // 2:
            return []
        return [hero.id for hero in standing if not hero.controlled and not is_immune(g, hero, "control")]

    @step("VEIEL-LAIR-01")
    def begin(self, g: Veiel) -> None:
        """Ruling (VEIEL-LAIR-01): where there is nobody to fight, there is nothing to win."""
        if not self.controlled:
            below = g.below(self)
            assert isinstance(below, Opened)
            below.cancelled = True
            g.tell(NothingHappens, g.state.rooms[g.state.place].face())
            self.end()

    @step("VEIEL-LAIR-03", "VEIEL-LAIR-05")
    def new_round(self, g: Veiel) -> None:
        if self.round == self.rounds or self._is_over(g):
            return self.goto(Lair.release)
        self.round += 1
        self.turn = 0

    def _is_over(self, g: Veiel) -> bool:
        """Whether one side has fallen."""
        sides = {hero.id in self.controlled for hero in g.standing()}
        return len(sides) < 2

    @step("VEIEL-LAIR-03", "VEIEL-TEAM-01")
    def name_first(self, g: Veiel) -> Ask | AskAll:
        options = [ChooseFirst(hero.id) for hero in g.standing()]
        last = next((option for option in options if option.hero == self.first), None)
        return decide(g, "veiel.first_hero", options, default=last)

    def on_name_first(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        assert isinstance(choice, ChooseFirst)
        self.first = choice.hero

    @step("VEIEL-LAIR-03")
    def take_turns(self, g: Veiel) -> Frame | None:
        """Clockwise, everybody that stands, until one side has fallen or the team is sent back."""
        if g.state.where == "rest":
            self.goto(Lair.release)
            return None
        order = g.clockwise(self.first)
        while self.turn < len(order) and not self._is_over(g):
            hero = order[self.turn]
            self.turn += 1
            if hero.stands:
                self.goto(Lair.take_turns)
                return LairTurn(hero=hero.id, controlled=self.controlled)
        self.goto(Lair.new_round)
        return None

    @step("VEIEL-LAIR-05", "VEIEL-LAIR-09")
    def release(self, g: Veiel) -> None:
        """The control ends. Whoever has fallen stays fallen."""
        for hero in g.state.heroes:
            free(g, hero, "controlled")


class LairTurn(Frame):
    """A hero strikes one of the other side, or refuses to. `controlled` are the heroes of one side."""

    hero: HeroId
    controlled: tuple[HeroId, ...]
    has_struck: bool = False

    def _foes(self, g: Veiel) -> list[HeroId]:
        side = self.hero in self.controlled
        return [hero.id for hero in g.standing() if (hero.id in self.controlled) is not side]

    @step("VEIEL-LAIR-03", "VEIEL-LAIR-07", "VEIEL-COMBAT-09")
    def act(self, g: Veiel) -> Ask | None:
        """One attack; free abilities and what does not use the turn may be added.

        Ruling (VEIEL-LAIR-03): no enemy is there, so they are those that can be used outside combat.
        """
        hero, foes = g.hero(self.hero), self._foes(g)
        if not hero.stands or not foes:
            return None
        blows: list[Option] = [] if self.has_struck else [*blows_at(g, hero, foes)]
        uses = [use for use in calm_uses(g, hero) if type(g.box.lines[use.card][use.line]) is Free]
        if not blows and not uses:
            return None
        end = EndTurn()
        return Ask(hero.seat, "veiel.duel", (*blows, *uses, end), default=blows[0] if blows else end)

    def on_act(self, g: Veiel, choice: choices.StrikeHero | UseCard | EndTurn) -> Frame | None:
        if isinstance(choice, EndTurn):
            return None
        self.goto(LairTurn.act)
        if isinstance(choice, UseCard):
            return action(self.hero, choice)
        self.has_struck = True
        return HeroStrike(hero=self.hero, target=choice.target, weapon=choice.weapon)

    @step("VEIEL-LAIR-06", "VEIEL-LAIR-08")
    def refuse(self, g: Veiel) -> None:
        """A hero that could have struck and did not refuses to fight. Without a DM the team is sent back at once."""
        if self.has_struck or not g.hero(self.hero).stands or not self._foes(g):
            return self.end()
        g.tell(TurnLost, self.hero, "refused")
        if g.master is None:
            self.end()
            go_to_rest(g, "sent_back")

    @step("VEIEL-LAIR-06")
    def judge(self, g: Veiel) -> Ask:
        """The DM may let it pass."""
        return Ask(g.options.seats + 1, "veiel.send_back", (SendBack(), LetThemStay()), default=SendBack())

    def on_judge(self, g: Veiel, choice: SendBack | LetThemStay) -> None:
        if isinstance(choice, SendBack):
            go_to_rest(g, "sent_back")
