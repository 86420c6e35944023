"""Exchanging with other heroes (rulebook: Exchanging with other players; specification 3.15)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Broken, Clock, Free, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Accept, Cancel, Decline, Proposal, Rearrangement
from ..events import CoinsChanged, Exchanged, ExchangeRefused
from ..state import Avel, Hero
from .packing import arrange, put

REPLY_SECONDS = 60
"""An exchange that is not answered in this time is declined."""


@rule("AVEL-EXCH-01", "AVEL-EXCH-06", "AVEL-EXCH-09", "AVEL-SOLO-05")
def partners(g: Avel, hero: Hero) -> list[Seat]:
    """The heroes on the same tile (the castle, too), if no monster is there and there is anything to exchange.

    Ruling (AVEL-EXCH-06): only the hero whose turn it is exchanges, with one other at a time.
    """
    here: list[Seat] = []
    tile = hero.tile
    for other in g.state.heroes:
        if other.tile == tile and other is not hero and (owns_something(other) or owns_something(hero)):
            here.append(other.seat)
    return [] if here and g.monsters_on(tile) else here


def owns_something(hero: Hero) -> bool:
    """Whether a hero has anything to give."""
    return hero.coins > 0 or hero.has_tokens()


class MakeExchange(Frame):
    """The active hero exchanges equipment and coins with one other hero (AVEL-EXCH-02: not an action)."""

    seat: Seat
    other: Seat
    proposal: Proposal = Proposal()

    @step("AVEL-EXCH-03", "AVEL-EXCH-06", "AVEL-TURN-08")
    def propose(self, g: Avel) -> Ask:
        return Ask(
            self.seat,
            "avel.exchange",
            (Cancel(),),
            default=Cancel(),
            free=Free(
                Proposal,
                lambda proposal: broken_by(g, self.seat, self.other, proposal),
                lambda chance: random_gift(g, self.seat, self.other, chance),
            ),
        )

    def on_propose(self, g: Avel, choice: Proposal | Cancel) -> None:
        if isinstance(choice, Cancel):
            return self.end()
        self.proposal = choice

    @step("AVEL-EXCH-07", "AVEL-TURN-10")
    def reply(self, g: Avel) -> Ask | None:
        if g.options.trade_consent == "trust":
            return None
        return Ask(
            self.other,
            "avel.exchange_reply",
            (Accept(), Decline()),
            default=Accept(),
            clock=Clock(REPLY_SECONDS, Decline()),
        )

    def on_reply(self, g: Avel, choice: Accept | Decline) -> None:
        if isinstance(choice, Decline):
            g.tell(ExchangeRefused, self.seat, self.other)
            self.end()

    @step("AVEL-EXCH-03", "AVEL-EXCH-04", "AVEL-EXCH-08")
    def hand_over(self, g: Avel) -> None:
        """Both lay everything out anew: what they wore they go on wearing, what comes fills empty slots first."""
        hero, other, deal = g.hero(self.seat), g.hero(self.other), self.proposal
        plans = after(g, hero, other, deal)
        assert not isinstance(plans, Broken)  # whatever was rearranged meanwhile, what fitted some way still does
        put(hero, plans[0])
        put(other, plans[1])
        coins = deal.take_coins - deal.give_coins
        hero.coins += coins
        other.coins -= coins
        if coins:
            g.tell(CoinsChanged, hero.seat, coins, "exchange", g.state.coins)
            g.tell(CoinsChanged, other.seat, -coins, "exchange", g.state.coins)
        g.tell(Exchanged, hero.seat, other.seat, deal.give, deal.take, deal.give_coins, deal.take_coins)


def broken_by(g: Avel, seat: Seat, other: Seat, deal: Proposal) -> Broken | None:
    """Which rule an exchange breaks, if any; see `after`."""
    plans = after(g, g.hero(seat), g.hero(other), deal)
    return plans if isinstance(plans, Broken) else None


@rule("AVEL-EXCH-03", "AVEL-EXCH-04")
def after(g: Avel, hero: Hero, other: Hero, deal: Proposal) -> tuple[Rearrangement, Rearrangement] | Broken:
    """How both heroes would wear and pack everything after an exchange, or the rule it breaks.

    Nobody gives what it does not have, and afterwards all that each of them has must fit.
    """
    sides = (
        (hero, hero.tokens(), deal.give, deal.give_coins, deal.take, deal.take_coins),
        (other, other.tokens(), deal.take, deal.take_coins, deal.give, deal.give_coins),
    )
    for one, owned, gives, coins_given, _, _ in sides:
        twice = len(set(gives)) < len(gives)
        if twice or not set(gives).issubset(owned) or not 0 <= coins_given <= one.coins:
            return Broken("AVEL-EXCH-03", "avel-broken-not-owned")
    plans = []
    for one, owned, gives, coins_given, gets, coins_got in sides:
        tokens = [*(token for token in owned if token not in gives), *gets]
        plan = arrange(g, tokens, one.coins - coins_given + coins_got, keep=one.worn())
        if plan is None:
            return Broken("AVEL-EXCH-04", "avel-broken-does-not-fit", {"hero": one.name})
        plans.append(plan)
    return plans[0], plans[1]


def random_gift(g: Avel, seat: Seat, other: Seat, chance: Chance) -> Proposal:
    """A legal exchange for a player who does not care: one token or coin either way, else nothing at all."""
    hero, partner = g.hero(seat), g.hero(other)
    deals = [
        *(Proposal(give=(token,)) for token in hero.tokens()),
        *(Proposal(take=(token,)) for token in partner.tokens()),
        *([Proposal(give_coins=1)] if hero.coins else []),
        *([Proposal(take_coins=1)] if partner.coins else []),
    ]
    chance.shuffle(deals, "bot")
    return next((deal for deal in deals if broken_by(g, seat, other, deal) is None), Proposal())
