"""Getting stunned (rulebook: Getting stunned; specification 3.14)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.frame import Frame, step

from ..choices import Lose
from ..events import CoinsChanged, HeroStunned, TokenDiscarded
from ..land import CASTLE
from ..state import Avel, Hero, TokenId
from .packing import remove, to_bag


def least_missed(g: Avel, hero: Hero) -> TokenId:
    """The cheapest packed gear, without any an elixir, without those what is worn."""

    def dear(token: TokenId) -> tuple[int, float]:
        elixir = g.box.equipment[token].kind == "elixir"
        return (2 if token in hero.worn() else 1 if elixir else 0), g.worth(token)

    return min(hero.tokens(), key=dear)


class Stun(Frame):
    """A hero without hearts is carried to the castle. Nothing of it lasts: the next turn is normal (AVEL-STUN-08)."""

    seat: Seat
    coins: int = 0
    token: TokenId = ""

    @step("AVEL-STUN-03", "AVEL-STUN-04", "AVEL-STUN-05", "AVEL-CASTLE-01", "AVEL-END-04")
    def carry_home(self, g: Avel) -> None:
        hero = g.hero(self.seat)
        hero.tile = CASTLE
        hero.hearts = g.box.numbers.hearts
        self.coins, hero.coins = hero.coins, 0
        g.state.coins += self.coins
        if self.coins:
            g.tell(CoinsChanged, self.seat, -self.coins, "stun", g.state.coins)

    @step("AVEL-STUN-06")
    def choose_loss(self, g: Avel) -> Ask | None:
        """Any token, worn or packed; with one or none there is no choice."""
        hero = g.hero(self.seat)
        tokens = hero.tokens()
        if len(tokens) < 2:
            self.token = tokens[0] if tokens else ""
            return None
        return Ask(self.seat, "avel.stun_loss", tuple(map(Lose, tokens)), default=Lose(least_missed(g, hero)))

    def on_choose_loss(self, g: Avel, choice: Lose) -> None:
        self.token = choice.token

    @step("AVEL-STUN-06")
    def lose_token(self, g: Avel) -> None:
        if self.token:
            remove(g.hero(self.seat), self.token)
            to_bag(g, self.token)
            g.tell(TokenDiscarded, self.seat, self.token)
        g.tell(HeroStunned, self.seat, self.coins, self.token)

    @step("AVEL-STUN-07", "AVEL-SOLO-04", "AVEL-TURN-09")
    def end_turn(self, g: Avel) -> None:
        """At once: the rest of the turn is left out, whatever actions were left."""
        from ..sequence import Turn  # turns contain everything else

        turn = g.within(Turn)
        assert turn is not None
        turn.reason = "stunned"
        turn.goto(Turn.finish)
