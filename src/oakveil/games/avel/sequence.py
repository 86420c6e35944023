"""The sequence of play: rounds, turns, and the end of a round (specification 3.3, 3.17)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from .choices import DrinkHealing, EndTurn, Exchange, Fight, Move, Rest, Service, TurnChoice
from .events import RoundBegan, TurnBegan, TurnEnded
from .rules.battle import Battle, drink_up
from .rules.exchange import MakeExchange, partners
from .rules.march import March
from .rules.moon import move_marker, retire
from .rules.movement import move, moves
from .rules.rewards import heal
from .rules.tiles import may_rest, rest, service_here, use_service
from .state import Avel, Hero, TokenId


class Adventure(Frame):
    """The whole game after set-up: round after round until it is won or lost."""

    waiting: tuple[Seat, ...] = ()

    @step("AVEL-TURN-01", "AVEL-TURN-02")
    def begin_round(self, g: Avel) -> None:
        """The seats wait for their turns, the one with the coat of arms first."""
        state = g.state
        state.round += 1
        state.beast_rounds += state.act == 2
        self.waiting = g.seats_from(state.coat)
        g.tell(RoundBegan, state.round, state.marker, state.act, chronicle_line(g))

    @step("AVEL-TURN-01", "AVEL-TURN-02")
    def next_turn(self, g: Avel) -> Frame | None:
        if not self.waiting:
            return None
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto(Adventure.next_turn)
        return Turn(seat=seat)

    @step("AVEL-MOON-01", "AVEL-MOON-12", "AVEL-MARCH-01", "AVEL-RISE-09")
    def end_round(self, g: Avel) -> Frame | None:
        """Before the Beast the marker moves; from the round after the rise on, the monsters march instead."""
        return move_marker(g) if g.state.act == 1 else March()

    @step("AVEL-MOON-09", "AVEL-MOON-10", "AVEL-TURN-03")
    def close_round(self, g: Avel) -> None:
        """After the first round with the Beast the walls go to the box; when and why, says `retire` (AVEL-MOON-10).

        Ruling (AVEL-TURN-03): the coat of arms stays with its seat, but for the house variant `coat_passes`.
        """
        state = g.state
        if state.beast_rounds == 1 and g.box.beyond is not None:
            retire(g, g.box.beyond.piece)
        if g.options.coat_passes:
            state.coat = state.coat % len(state.heroes) + 1
        self.goto(Adventure.begin_round)


def chronicle_line(g: Avel) -> str:
    """Which line of the chronicle opens this round: the rounds left before the rise, or `beast_1` to `beast_4`."""
    if not g.options.chronicle:
        return ""
    if g.state.act == 2:
        return f"beast_{min(g.state.beast_rounds, 4)}"
    return str(g.box.rise - g.state.marker)


REST, END_TURN = Rest(), EndTurn()


class Turn(Frame):
    """The turn of one hero: actions and free things, until the player ends it.

    Each action is finished before anything else happens (AVEL-TURN-07): it is carried out on top of this frame. Other
    heroes do nothing meanwhile but answer an exchange, roll for a monster or rearrange (AVEL-TURN-10).
    """

    seat: Seat
    reason: Literal["chosen", "done", "stunned"] = "done"

    @step("AVEL-TURN-05", "AVEL-SOLO-01", "AVEL-SOLO-02", "AVEL-STUN-08", "AVEL-PREP-08")
    def begin(self, g: Avel) -> None:
        """All actions of a turn, also after a stun; a lone hero's action tokens are `actions_left` (AVEL-SOLO-02)."""
        hero = g.hero(self.seat)
        hero.actions_left = g.box.numbers.actions[len(g.state.heroes) - 1]
        g.tell(TurnBegan, self.seat, hero.actions_left)

    @step("AVEL-TURN-05", "AVEL-TURN-06", "AVEL-TURN-08", "AVEL-TURN-09")
    def act(self, g: Avel) -> Ask | None:
        """An action or a free thing; after each it is asked again. With neither left the turn ends by itself."""
        hero = g.hero(self.seat)
        options = actions(g, hero) if hero.actions_left else []
        options += free_things(g, hero)
        if not options:
            return None
        options.append(END_TURN)
        return Ask(self.seat, "avel.action", options)

    @rule("AVEL-TURN-05", "AVEL-TURN-07", "AVEL-SOLO-02", "AVEL-ELIXIR-06", "AVEL-EXCH-02")
    def on_act(self, g: Avel, choice: TurnChoice) -> Frame | None:
        if type(choice) is EndTurn:
            self.reason = "chosen"
            return None
        self.goto(Turn.act)
        hero = g.hero(self.seat)
        hero.actions_left -= choice.actions
        if type(choice) is Move:
            move(g, hero, choice.tile)
        elif type(choice) is Rest:
            rest(g, hero)
        elif type(choice) is Fight:
            return Battle(seat=self.seat, monster=choice.monster)
        elif type(choice) is Service:
            service = service_here(g, hero)
            assert service is not None
            return use_service(g, hero, service)
        elif type(choice) is DrinkHealing:
            drink_healing(g, hero, choice.token)
        elif type(choice) is Exchange:
            return MakeExchange(seat=self.seat, other=choice.hero)
        return None

    @step("AVEL-TURN-06", "AVEL-TURN-09", "AVEL-STUN-07", "AVEL-SOLO-04")
    def finish(self, g: Avel) -> None:
        """The turn is over: by choice, by itself, or because a stun skipped the rest of it (`Stun.end_turn`)."""
        hero = g.hero(self.seat)
        g.tell(TurnEnded, self.seat, self.reason, hero.actions_left)
        hero.actions_left = 0


@rule("AVEL-TURN-05", "AVEL-BATTLE-01", "AVEL-BEAST-05", "AVEL-MOVE-06")
def actions(g: Avel, hero: Hero) -> list[Option]:
    """The actions possible now: Move, Battle with a monster of choice on the tile, Tile action, Rest."""
    options = moves(g, hero)
    for monster in g.monsters_on(hero.tile):
        options.append(Fight(monster.id))
    service = service_here(g, hero)
    if service is not None:
        options.append(Service(g.box.verb(service)))
    if may_rest(g, hero):
        options.append(REST)
    return options


@rule("AVEL-TURN-08", "AVEL-ELIXIR-06", "AVEL-ELIXIR-07", "AVEL-ELIXIR-08", "AVEL-EXCH-01", "AVEL-EXCH-02")
def free_things(g: Avel, hero: Hero) -> list[Option]:
    """What costs no action: drinking a healing elixir of one's own while wounded, and exchanging.

    Ruling (AVEL-ELIXIR-07): with all hearts no draught is offered.
    """
    options: list[Option] = []
    if hero.backpack and hero.hearts < g.box.numbers.hearts:
        for token in hero.packed():
            if token in g.box.heals:
                options.append(DrinkHealing(token))
    for seat in partners(g, hero):
        options.append(Exchange(seat))
    return options


@rule("AVEL-ELIXIR-02", "AVEL-ELIXIR-06")
def drink_healing(g: Avel, hero: Hero, token: TokenId) -> None:
    """A healing elixir between actions: all hearts, or as many as it says."""
    drink_up(g, hero, token)
    heal(g, hero, g.box.heals[token], "draught")
