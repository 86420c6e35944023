"""The rounds and turns of the Duel."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, AskAny, Broken, Clock, Free, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome

from .reactions import Strike
from .state import HARM, Aim, Boo, Cheer, Duel, Keep, Kept, Peek, Play, Rest, Spring, Stake, Staked, Tricks


class Rounds(Frame):
    """The whole game: in every round all stake in secret, then each has a turn."""

    turns: int = 0

    @step("DUEL-STAKE-01")
    def stake(self, g: Duel) -> AskAll:
        return AskAll(tuple(Ask(seat, "duel.stake", [Stake(0), Stake(1), Stake(2)]) for seat in g.state.duellists))

    def on_stake(self, g: Duel, choices: dict[Seat, Stake]) -> None:
        stakes = {seat: choice.n for seat, choice in choices.items()}
        g.state.first = max(stakes, key=lambda seat: (stakes[seat], -seat))
        g.tell(Staked, stakes)

    @step("DUEL-TURN-01")
    def turn(self, g: Duel) -> Frame:
        seat = g.clockwise(g.state.first)[self.turns]
        self.turns += 1
        return Turn(seat=seat, looking=Tricks(seat))

    @step("DUEL-TURN-01")
    def next_turn(self, g: Duel) -> None:
        if self.turns < len(g.state.duellists):
            self.goto(Rounds.turn)

    @step("DUEL-END-01")
    def next_round(self, g: Duel) -> None:
        if g.state.round == g.options.rounds:
            best = max(duellist.life for duellist in g.state.duellists.values())
            winners = tuple(seat for seat, duellist in g.state.duellists.items() if duellist.life == best)
            g.finish(Outcome(winners, "time", {"life": best}))
        g.state.round += 1
        self.turns = 0
        self.goto(Rounds.stake)


class Turn(Frame):
    """A turn of `seat`. The tricks it is `looking` at lie in the frame: nobody else knows them."""

    seat: Seat
    looking: Tricks
    target: Seat = 0

    @step("DUEL-TURN-02")
    def look(self, g: Duel) -> None:
        state = g.state
        if len(state.deck) < 2:
            state.deck.cards[:0] = state.discard
            state.discard.clear()
            g.chance.shuffle(state.deck.cards, "duel.shuffle")
        self.looking.cards = [state.deck.draw() for _ in range(min(2, len(state.deck)))]

    @step("DUEL-TURN-02")
    def keep(self, g: Duel) -> Ask | None:
        if not self.looking:
            return None
        return Ask(self.seat, "duel.keep", [Keep(trick) for trick in sorted(set(self.looking.seen()))])

    def on_keep(self, g: Duel, choice: Keep) -> None:
        self.looking.cards.remove(choice.trick)
        g.state.duellists[self.seat].hand.cards.append(choice.trick)
        g.state.deck.cards[:0] = self.looking.cards
        self.looking.cards = []
        g.tell(Kept, self.seat, choice.trick)

    @step("DUEL-AIM-01")
    def aim(self, g: Duel) -> Ask:
        others = g.clockwise(self.seat)[1:]

        def check(aim: Aim) -> Broken | None:
            if aim.target not in others:
                return Broken("DUEL-AIM-01", "duel-aim-elsewhere")
            if not 0 <= aim.degrees < 360:
                return Broken("DUEL-AIM-02", "duel-aim-degrees", {"degrees": aim.degrees})
            return None

        def propose(chance: Chance) -> Option:
            return Aim(chance.roll(others, "bot"), chance.below(360, "bot"))

        clock = Clock(5.0, lapse=Aim(others[0], 0)) if g.options.rush else None
        return Ask(self.seat, "duel.aim", free=Free(Aim, check, propose), clock=clock)

    def on_aim(self, g: Duel, choice: Aim) -> None:
        self.target = choice.target

    @step("DUEL-TURN-03")
    def act(self, g: Duel) -> Ask:
        duellist = g.state.duellists[self.seat]
        options: list[Option] = [Play(trick) for trick in HARM if duellist.has(trick)]
        if duellist.ambush is not None and not duellist.ambush.up:
            options.append(Spring() if self.seat in duellist.ambush.peeked else Peek())
        return Ask(self.seat, "duel.act", [*options, Rest()], default=Rest())

    def on_act(self, g: Duel, choice: Play | Peek | Spring | Rest) -> Frame | None:
        duellist = g.state.duellists[self.seat]
        if isinstance(choice, Play):
            g.spend(self.seat, choice.trick)
            return Strike(by=self.seat, target=self.target, harm=HARM[choice.trick])
        if isinstance(choice, Peek):
            assert duellist.ambush is not None
            duellist.ambush = type(duellist.ambush)(duellist.ambush.front, peeked=(self.seat,))
        elif isinstance(choice, Spring):
            assert duellist.ambush is not None
            duellist.ambush = duellist.ambush.turned()
        return None

    @step("DUEL-CHEER-01")
    def cheer(self, g: Duel) -> AskAny | None:
        if not g.state.beads:
            return None
        others = g.clockwise(self.seat)[1:]
        return AskAny(tuple(Ask(seat, "duel.cheer", [Cheer(), Boo()]) for seat in others))

    def on_cheer(self, g: Duel, choice: Cheer | Boo, seat: Seat) -> None:
        if isinstance(choice, Cheer):
            g.state.duellists[seat].beads.append(g.state.beads.draw(g.chance, "duel.bead"))
