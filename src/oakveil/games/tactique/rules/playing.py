"""Playing a card, from the hand to where it goes afterwards (specification 3.10 to 3.12)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import ChooseX, Play, StopPlaying
from ..effects import AnyStep, Discard, Exile
from ..events import CardInPlay, CardPlayed
from ..records import X
from ..state import CardId, Hero, HeroId, Tactique
from .boss import lost_lives
from .interrupts import interrupt
from .lasting import lasts, put_away, use_up
from .progress import CardPlay, Happened
from .steps import Steps
from .targets import enemies_in, turned_zones
from .thorns import thorns_of_card
from .triggers import react

STOP = StopPlaying()


@rule("TAC-PLAY-11", "TAC-PLAY-16", "TAC-KEY-01", "TAC-KEY-02", "TAC-KEY-03", "TAC-KEY-04", "TAC-PLAY-17")
def playable(g: Tactique, hero: Hero, own_turn: bool = True, held: list[CardId] | None = None) -> list[CardId]:
    """The cards of its hand that a hero may play now, one of each name; `held`: one of each name, if known already.

    Ruling (TAC-PLAY-11): also those that can do nothing. Ruling (TAC-PLAY-16): one physical card only so often a turn.
    Ruling (TAC-PLAY-17): Priming is not checked out of turn.
    """
    if len(hero.plays) >= g.options.replay_cap:
        cards = g.box.distinct(_not_too_often(hero, g.options.replay_cap))
    else:
        cards = g.box.distinct(hero.hand) if held is None else held
    priming = g.box.priming
    if not own_turn or priming.issuperset(hero.plays):
        return cards
    may: list[CardId] = []
    for card in cards:
        if card not in priming:
            may.append(card)
    return may


@rule("TAC-PLAY-16")
def _not_too_often(hero: Hero, cap: int) -> list[CardId]:
    """The cards of its hand that a hero has played less than `cap` times in this turn."""
    return [card for card in hero.hand if hero.plays.count(card) < cap]


class PlayCard(CardPlay):
    """A hero plays a card. While it is being resolved it lies in none of the hero's places (TAC-CARD-07).

    `own_turn` is false when a card lets it be played. `resolution` is 2 for the second one of an echo.
    """

    own_turn: bool = True
    echo: bool = False
    resolution: int = 1
    x: int | None = None

    @step("TAC-PLAY-01", "TAC-PLAY-02", "TAC-CARD-07", "TAC-KEY-06", "TAC-PLAY-18")
    def take(self, g: Tactique) -> Frame | None:
        """Without an X the card is resolved at once."""
        hero = g.hero(self.hero)
        hero.hand.remove(self.card)
        hero.plays += (self.card,)
        self.echo = bool(hero.effects) and use_up(g, hero, "echo", self.card)
        if g.card(self.card).x is not None:
            return None
        self.goto(PlayCard.finish)
        return self.resolve(g)

    @step("TAC-X-01", "TAC-X-02", "TAC-X-03", "TAC-X-04", "TAC-X-05", "TAC-PLAY-18")
    def find_x(self, g: Tactique) -> Ask | None:
        """X is found when the card begins to be resolved, again for a second resolution."""
        x = g.card(self.card).x
        if x is None:
            return None
        hero = g.hero(self.hero)
        if x.of != "choose":
            self.x = computed(g, hero, x)
            return None
        values = affordable(g, hero, self.card, x)
        if len(values) > 1:
            return Ask(hero.seat, "tactique.choose_x", list(map(ChooseX, values)))
        self.x = values[0] if values else None
        return None

    def on_find_x(self, g: Tactique, choice: ChooseX) -> None:
        self.x = choice.n

    @step("TAC-PLAY-01", "TAC-PLAY-04")
    def resolve(self, g: Tactique) -> Frame:
        card = g.card(self.card)
        x = -1 if self.x is None else self.x
        g.tell(CardPlayed, self.hero, self.card, x, self.own_turn, self.resolution)
        return Steps(
            actor=self.hero, source=self.card, zone=card.zone, no_self=card.no_self, steps=card.effect, x=self.x
        )

    @step("TAC-DMG-06", "TAC-PLAY-15", "TAC-PLAY-03", "TAC-PLAY-01", "TAC-PLAY-02", "TAC-PLAY-18", "TAC-X-05")
    def finish(self, g: Tactique) -> None:
        """Once more with an echo. Then bonuses are used up, the card counts as played and goes where it belongs.

        Ruling (TAC-PLAY-15): it never counts itself.
        """
        if self.echo and self.resolution == 1:
            self.resolution = 2
            self.goto(PlayCard.find_x)
            return
        hero = g.hero(self.hero)
        if self.dealt and hero.effects:
            use_up(g, hero, "damage", self.card)
        hero.played += (self.card,)
        if lasts(g, self.card):
            hero.in_play += (self.card,)
            g.tell(CardInPlay, self.hero, self.card)
        else:
            put_away(g, hero, self.card, "played")
        if not (self.damaged or hero.reactions or hero.passives or owing(g)):
            self.end()

    @step("TAC-TRIG-02", "TAC-PLAY-13")
    def react(self, g: Tactique) -> Frame | None:
        hero = g.hero(self.hero)
        if not (hero.reactions or hero.passives):
            return None
        return react(g, Happened("play", self.hero, self.card))

    @step("TAC-TRIG-08")
    def thorns(self, g: Tactique) -> Frame | None:
        return thorns_of_card(g, self) if self.damaged else None

    @step("TAC-BOSS-04", "TAC-BOSS-05", "TAC-BOSS-06")
    def lives(self, g: Tactique) -> Frame | None:
        """What a boss does for each life that the card has cost it, one boss after the other."""
        frame = lost_lives(g, after_card=True)
        if frame is not None:
            self.goto(PlayCard.lives)
        return frame


def owing(g: Tactique) -> bool:
    """Whether a boss has lost lives that are still to be worked off."""
    enemies = g.state.enemies
    return any(boss in enemies and enemies[boss].owed for boss in g.state.bosses)


@rule("TAC-X-01")
def computed(g: Tactique, hero: Hero, x: X) -> int:
    """X as the text defines it, at most and at least what it says. The card being played is not in hand."""
    match x.of:
        case "wounds":
            n = len(hero.wounds)
        case "block":
            n = hero.block
        case "hand":
            n = len(hero.hand)
        case "exile":
            n = len(hero.exile)
        case "played":
            n = sum(g.box.fits(card, x.cards) for card in hero.played)
        case _:
            assert hero.cell is not None and x.zone is not None
            n = max(len(enemies_in(g, cells)) for cells in turned_zones(g, x.zone, hero.cell))
    return max(x.least, n if x.most is None else min(n, x.most))


@rule("TAC-X-02", "TAC-X-03", "TAC-X-04")
def affordable(g: Tactique, hero: Hero, card: CardId, x: X) -> list[int]:
    """The values a hero may choose for X: those for which it can pay what the card has it discard or exile."""
    most = x.most or 12
    for one in g.card(card).effect:
        most = min(most, _limit(hero, one, most))
    return list(range(x.least, most + 1))


def _limit(hero: Hero, one: AnyStep, most: int) -> int:
    """How great X may be for a step of the card."""
    match one:
        case Discard(n=str(n)):
            return len(hero.hand) // int(n[:-1] or 1)
        case Exile(n=str(n)):
            cards = len(hero.wounds) + len(hero.hand) + len(hero.deck) + len(hero.discard)
            return cards // int(n[:-1] or 1)
    return most


class PlayOutOfTurn(Frame):
    """A hero may play up to `left` cards at once, in the turn of another (TAC-FLOW-04)."""

    hero: HeroId
    left: int

    @step("TAC-PLAY-17", "TAC-FLOW-04")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        cards = playable(g, hero, own_turn=False) if self.left and hero.alive else []
        if not cards:
            self.end()
            return None
        options: list[Option] = [STOP, *map(Play, cards)]
        return interrupt(g, hero, "play_now", options, STOP)

    def on_choose(self, g: Tactique, choice: Play | StopPlaying) -> Frame | None:
        if isinstance(choice, StopPlaying):
            self.end()
            return None
        self.left -= 1
        self.goto(PlayOutOfTurn.choose)
        return PlayCard(hero=self.hero, card=choice.card, own_turn=False)
