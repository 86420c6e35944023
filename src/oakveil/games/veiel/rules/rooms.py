"""What rooms do (specification 3.10, 8.9)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import LeaveIt, PayPrice
from ..effects import dungeon, fighting
from ..effects.lines import Here, RoomVerb, Win
from ..effects.terms import Price
from ..effects.words import Trait
from ..events import NothingHappens, PricePaid
from ..state import HeroId, RoomId, Veiel
from . import deeds, riddle  # noqa: F401 - there stands what most verbs of rooms do
from .aiming import holds
from .alchemist import spend_item
from .carry import Carry, whole
from .fight import Fight
from .lair import Lair
from .moments import Opened
from .saving import Saves
from .sheet import carried, number
from .smith import change_purse
from .team import Answer, agreed, decide

APART = frozenset({fighting.Fight, fighting.Enemies, fighting.Duel, dungeon.Skip})
"""Verbs that are not carried out one by one."""
LEAVE_IT = LeaveIt()


class RoomEffect(Opened):
    """What a room does when it has been turned over, line by line. `line` is the number of the one in progress."""

    room: RoomId
    line: int = -1

    def _here(self, g: Veiel) -> Here:
        line = g.box.lines[self.room][self.line]
        assert isinstance(line, Here)
        return line

    @step("VEIEL-INC-01", "VEIEL-INC-04")
    def next_line(self, g: Veiel) -> None:
        """What only a victory brings, or what something sets off, does not happen now."""
        lines = g.box.lines[self.room]
        self.result, self.cancelled = "", False
        for at in range(self.line + 1, len(lines)):
            line = lines[at]
            if isinstance(line, Here) and holds(g, line.condition, ""):
                self.line = at
                return
        self.end()

    @step("VEIEL-ROOM-03", "VEIEL-ROOM-05", "VEIEL-ROOM-06", "VEIEL-ROOM-11", "VEIEL-TEAM-01")
    def ask_price(self, g: Veiel) -> Ask | AskAll | None:
        """Asked once, and only where the team can pay; opening is proposed, giving an item away is not."""
        price = self._here(g).price
        if price is None:
            return None
        options: list[Option] = [*ways_to_pay(g, price)]
        if not options:
            self.goto(RoomEffect.next_line)
            return None
        return decide(g, "veiel.price", [*options, LEAVE_IT], LEAVE_IT if price.item is not None else options[0])

    def on_ask_price(self, g: Veiel, answer: Answer) -> None:
        choice, price = agreed(g, answer), self._here(g).price
        assert price is not None
        if isinstance(choice, PayPrice):
            pay(g, choice, price)
        else:
            self.goto(RoomEffect.next_line)

    @step("VEIEL-ROOM-01", "VEIEL-ROOM-02", "VEIEL-ROOM-09")
    def fight(self, g: Veiel) -> Frame | None:
        """All enemies of a line are one fight, and what the line says of the enemies is true of them."""
        verbs = self._here(g).do
        fights = [verb for verb in verbs if isinstance(verb, fighting.Fight)]
        if not fights:
            return None
        count = {"basic": 0, "powerful": 0}
        for verb in fights:
            count[verb.kind] += number(g, verb.n)
        return Fight(kind="room", basic=count["basic"], powerful=count["powerful"], bonus=bonus(verbs))

    @step("VEIEL-ROOM-09", "VEIEL-LAIR-01")
    def duel(self, g: Veiel) -> Frame | None:
        verb = next((verb for verb in self._here(g).do if isinstance(verb, fighting.Duel)), None)
        return None if verb is None else Lair(rounds=verb.rounds)

    @step("VEIEL-ROOM-04", "VEIEL-ROOM-05", "VEIEL-ROOM-08", "VEIEL-LAIR-01")
    def do(self, g: Veiel) -> Frame | None:
        """The other verbs of the line; after a duel they are its reward, which is cancelled where none took place."""
        if self._is_over(g):
            self.end()
            return None
        line = self._here(g)
        verbs = tuple(verb for verb in line.do if type(verb) not in APART)
        if not verbs or self.cancelled:
            return None
        heroes = targets(g) if line.to == "heroes" else ()
        if line.save is not None:
            return Saves(source=self.room, save=line.save, heroes=heroes, verbs=verbs)
        return Carry(source=self.room, verbs=verbs, heroes=heroes)

    @step("VEIEL-ROOM-09", "VEIEL-INC-04")
    def take_prize(self, g: Veiel) -> Frame | None:
        """What the room brings after a victory; where something was skipped, that is all it does."""
        if self._is_over(g) or any(type(verb) is dungeon.Skip for verb in self._here(g).do):
            self.end()
            return None
        self.goto(RoomEffect.next_line)
        if self.result != "won" or all(type(verb) is not fighting.Fight for verb in self._here(g).do):
            return None
        prizes = tuple(verb for line in g.box.lines[self.room] if isinstance(line, Win) for verb in line.do)
        return Carry(source=self.room, verbs=prizes) if prizes else None

    def _is_over(self, g: Veiel) -> bool:
        return g.state.where == "rest" or not g.standing()


@rule("VEIEL-ROOM-05", "VEIEL-DEATH-02")
def targets(g: Veiel) -> tuple[HeroId, ...]:
    """The standing heroes in seat order from the defender."""
    state = g.state
    return tuple(hero.id for hero in g.clockwise(state.defender or state.heroes[0].id) if hero.vit > 0)


def bonus(verbs: tuple[RoomVerb, ...]) -> tuple[tuple[Trait, int], ...]:
    """What a line says of all enemies of its fight."""
    return tuple(change for verb in verbs if isinstance(verb, fighting.Enemies) for change in verb.by.items())


@rule("VEIEL-ROOM-03", "VEIEL-ROOM-06")
def ways_to_pay(g: Veiel, price: Price) -> list[PayPrice]:
    """How the team can pay. Ruling (VEIEL-ROOM-03): what a fallen hero carries is not at hand in such a room."""
    ways: list[PayPrice] = []
    if 0 < price.crystals <= g.state.crystals:
        ways.append(PayPrice("crystals"))
    for hero in g.standing():
        if price.unlock and any(card in g.box.unlocks for card in carried(g, hero)):
            ways.append(PayPrice("unlock", hero.id))
        if price.item in hero.items:
            ways.append(PayPrice("item", hero.id))
    return ways


@rule("VEIEL-ROOM-03", "VEIEL-ALCH-06")
def pay(g: Veiel, way: PayPrice, price: Price) -> None:
    """The team pays. What opens is used up unless its use is unlimited."""
    if way.hero is None:
        g.tell(PricePaid, "crystals", None, None)
        change_purse(g, -price.crystals)
        return
    hero, card = g.hero(way.hero), price.item
    if way.by == "unlock":
        card = next(card for card in carried(g, hero) if card in g.box.unlocks)
    assert card is not None
    g.tell(PricePaid, way.by, hero.id, card)
    if card in hero.items:
        spend_item(g, hero, card)


@whole(dungeon.Nothing)
@rule("VEIEL-ROOM-04")
def nothing(g: Veiel, carry: Carry, verb: dungeon.Nothing) -> None:
    g.tell(NothingHappens, carry.source)
