"""The rest zone (specification 3.4)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import BuyGear, BuyItem, Depart, Done, RevealOffer, Sell, StayLonger
from ..events import RestBegan
from ..state import Hero, Veiel
from .alchemist import buy, purchases, restock
from .camp import Camp
from .event_piles import discard_unused
from .sheet import maxima
from .smith import buy_gear, dealings, discard_offer, reveal_offer, sell
from .team import Answer, agreed, decide

DONE, DEPART, STAY = Done(), Depart(), StayLonger()


@rule("VEIEL-REST-01", "VEIEL-REST-02", "VEIEL-REST-03", "VEIEL-DEATH-07", "VEIEL-ABIL-10", "VEIEL-INC-09")
def begin_rest(g: Veiel) -> None:
    """The team arrives: all heroes are as good as new, unused events are gone, the alchemist has all back."""
    state = g.state
    state.where, state.place, state.is_resolved, state.quiet = "rest", "", False, False
    for hero in state.heroes:
        recover(g, hero)
    discard_unused(g)
    restock(g)
    g.tell(RestBegan, state.incursion)


@rule("VEIEL-REST-01", "VEIEL-REST-02", "VEIEL-DEATH-07")
def recover(g: Veiel, hero: Hero) -> None:
    """A hero, even a fallen one, stands with all VIT and END; conditions and what lasted for an incursion end."""
    hero.poison = hero.burn = hero.burn_turns = 0
    hero.imprisoned = hero.controlled = hero.branded = False
    hero.muted, hero.cursed, hero.used = (), (), ()
    hero.effects = tuple(effect for effect in hero.effects if effect.until == "game")
    hero.vit, hero.end = maxima(g, hero)


class Rest(Frame):
    """What the team does in the rest zone until it departs. `is_offered`: the blacksmith has shown an offer."""

    is_offered: bool = False

    @step("VEIEL-REST-04", "VEIEL-REST-07", "VEIEL-SMITH-02", "VEIEL-ALCH-02", "VEIEL-TEAM-01")
    def shop(self, g: Veiel) -> Ask | AskAll | None:
        """The team deals with the blacksmith and the alchemist; it is not asked where it could not buy or sell."""
        options: list[Option] = [*dealings(g, self.is_offered), *purchases(g)]
        return decide(g, "veiel.shop", [*options, DONE], DONE) if options else None

    def on_shop(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        match choice:
            case Done():
                return
            case RevealOffer():
                reveal_offer(g, self.is_offered)
                self.is_offered = True
            case BuyGear():
                buy_gear(g, choice.card)
            case Sell():
                sell(g, choice.card)
            case BuyItem():
                buy(g, choice.item, choice.hero)
        self.goto(Rest.shop)

    @step("VEIEL-REST-04")
    def camp(self, g: Veiel) -> Frame:
        return Camp()

    @step("VEIEL-REST-06", "VEIEL-TEAM-01")
    def depart(self, g: Veiel) -> Ask | AskAll:
        return decide(g, "veiel.depart", [DEPART, STAY], DEPART)

    def on_depart(self, g: Veiel, answer: Answer) -> None:
        if type(agreed(g, answer)) is StayLonger:
            self.goto(Rest.shop)

    @step("VEIEL-REST-06", "VEIEL-SMITH-02")
    def leave(self, g: Veiel) -> None:
        discard_offer(g)
