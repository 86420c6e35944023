"""Setting up an encounter, and its end (specification 3.6, 3.7, 3.30, 3.33)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.ask import Ask, AskAny, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, Mask
from ..box import HAND
from ..choices import ConfirmPlaces, DrawBattlefield, PickBattlefield, PlaceAgain, PlaceHero
from ..effects import Tier
from ..events import (
    BlockLost,
    CardReturned,
    EncounterEnded,
    EncounterStarted,
    HeroPlaced,
    RuneRemoved,
)
from ..records import Encounter
from ..state import EnemyId, HeroId, Tactique
from .lasting import forget, release
from .piles import discard_card, draw
from .progress import Happened
from .setup import TIERS, plan_of
from .summons import draw_enemy, place_enemy
from .triggers import react
from .walking import free_cells


@cache
def placings(hero: HeroId) -> dict[Mask, PlaceHero]:
    """For each cell, as a set of its own, the choice to place a hero there."""
    return {bit: PlaceHero(hero, cell) for cell, bit in BIT.items()}


@rule("TAC-DIFF-01", "TAC-DIFF-02", "TAC-DIFF-03")
def encounter_plan(g: Tactique) -> Encounter:
    """How many enemies the encounter of now has."""
    return plan_of(g.options, g.box)[g.state.encounter - 1]


class SetUpEncounter(Frame):
    """Battlefield, hands, heroes, enemies, start triggers (TAC-ENC-01).

    `placing` are the heroes still to be placed, `confirmed` the seats whose heroes stand where they should, `coming`
    what enemies are still to be placed: bosses by name, others by tier.
    """

    placing: tuple[HeroId, ...] = ()
    confirmed: tuple[Seat, ...] = ()
    coming: tuple[str, ...] = ()

    @step("TAC-FIELD-01", "TAC-ENC-02")
    def choose_battlefield(self, g: Tactique) -> AskAny | None:
        """Any seat may answer for the team. Without a choice the top one of the pile is drawn. None comes twice."""
        state = g.state
        if g.options.battlefields != "chosen" or not state.battlefields.cards:
            return None
        fields = [PickBattlefield(field) for field in g.box.battlefields if field not in state.seen_battlefields]
        options: list[Option] = [DrawBattlefield(), *fields]
        seats = sorted({hero.seat for hero in state.heroes})
        return AskAny(tuple(Ask(seat, "tactique.pick_battlefield", options, DrawBattlefield()) for seat in seats))

    def on_choose_battlefield(self, g: Tactique, choice: PickBattlefield | DrawBattlefield, seat: Seat) -> None:
        if isinstance(choice, PickBattlefield):
            g.state.battlefields.cards.remove(choice.battlefield)
            g.state.battlefields.cards.append(choice.battlefield)

    @step("TAC-ENC-01", "TAC-ENC-02", "TAC-FIELD-02", "TAC-FIELD-03", "TAC-GEN-05")
    def reveal_battlefield(self, g: Tactique) -> None:
        """Its obstacles are there before anybody is placed."""
        state, plan = g.state, encounter_plan(g)
        if state.battlefields.cards:
            state.battlefield = state.battlefields.draw()
            state.seen_battlefields += (state.battlefield,)
            state.obstacles = g.box.obstacles[state.battlefield]
        number, field = state.encounter, state.battlefield or ""
        g.tell(EncounterStarted, number, field, plan.basic, plan.intermediate, plan.powerful, plan.boss)

    @step("TAC-ENC-03", "TAC-DEATH-12", "TAC-DEATH-06", "TAC-FIELD-04")
    def fill_hands(self, g: Tactique) -> None:
        """Ruling (TAC-ENC-03): every encounter begins with a hand of 5, or what there is; nobody dies of it.

        Ruling (TAC-DEATH-12): a dead hero that can draw 5 cards is alive again.
        """
        for hero in g.state.heroes:
            if not hero.alive and len(hero.deck) + len(hero.discard) >= HAND:
                hero.alive = True
            if hero.alive and g.state.encounter > 1:
                draw(g, hero, HAND - len(hero.hand))
        self.placing = tuple(hero.id for hero in g.state.heroes)

    @step("TAC-ENC-04", "TAC-GEN-09")
    def place_hero(self, g: Tactique) -> Ask | None:
        if not self.placing:
            return None
        hero = g.hero(self.placing[0])
        free = free_cells(g) | (BIT[hero.cell] if hero.cell is not None else 0)
        places = [place for bit, place in placings(hero.id).items() if bit & free]
        return Ask(hero.seat, "tactique.place_hero", places)

    def on_place_hero(self, g: Tactique, choice: PlaceHero) -> None:
        hero = g.hero(choice.hero)
        hero.cell = choice.cell
        self.placing = self.placing[1:]
        g.tell(HeroPlaced, hero.id, choice.cell, hero.alive)
        self.goto(SetUpEncounter.place_hero)

    @step("TAC-ENC-04")
    def confirm(self, g: Tactique) -> AskAny | None:
        """Ruling (TAC-ENC-04): until all have confirmed, a seat may place its heroes anew."""
        asks: list[Ask] = []
        for seat in sorted({hero.seat for hero in g.state.heroes} - set(self.confirmed)):
            mine: list[Option] = [PlaceAgain(hero.id) for hero in g.state.heroes if hero.seat == seat]
            asks.append(Ask(seat, "tactique.confirm_places", [ConfirmPlaces(), *mine], ConfirmPlaces()))
        return AskAny(tuple(asks)) if asks else None

    def on_confirm(self, g: Tactique, choice: ConfirmPlaces | PlaceAgain, seat: Seat) -> None:
        if isinstance(choice, ConfirmPlaces):
            self.confirmed += (seat,)
            return self.goto(SetUpEncounter.confirm)
        self.placing = (choice.hero,)
        self.goto(SetUpEncounter.place_hero)

    @step("TAC-ENC-05", "TAC-BOSS-01", "TAC-DIFF-02")
    def line_up(self, g: Tactique) -> None:
        """Ruling (TAC-ENC-05): the boss first, then Basic, Intermediate, Powerful."""
        plan = encounter_plan(g)
        counts = (plan.basic, plan.intermediate, plan.powerful)
        bosses = g.state.bosses if plan.boss else ()
        self.coming = (*bosses, *(tier for tier, count in zip(TIERS, counts, strict=True) for _ in range(count)))

    @step("TAC-ENC-05", "TAC-ENC-06", "TAC-ENC-08", "TAC-ENC-11")
    def place_enemies(self, g: Tactique) -> None:
        """Each is placed before the next one is drawn; where a pile and its defeated are empty, nobody comes."""
        for one in self.coming:
            enemy: EnemyId | None = one if one in g.box.bosses else draw_enemy(g, _tier(one))
            if enemy is not None:
                place_enemy(g, enemy)
        self.coming = ()

    @step("TAC-ENC-09", "TAC-ENC-01")
    def start(self, g: Tactique) -> Frame | None:
        return react(g, Happened("encounter_start"))


def _tier(word: str) -> Tier:
    return next(tier for tier in TIERS if tier == word)


@rule("TAC-END-03", "TAC-END-06", "TAC-OUT-07", "TAC-DUR-01", "TAC-BOSS-10")
def end_encounter(g: Tactique) -> None:
    """Hands are discarded, everything that lasts ends, the board is cleared, cards come back.

    The defeated enemies lie in their piles already (TAC-DMG-09); the battlefield goes under its pile.
    """
    state = g.state
    g.tell(EncounterEnded, state.encounter, state.round)
    runes, state.runes = state.runes, ()
    for rune in runes:
        g.tell(RuneRemoved, rune.cell, rune.card)
        release(g, rune.owner, rune.card)
    for hero in state.heroes:
        forget(g, hero)
    for hero in state.heroes:
        for card in tuple(hero.hand):
            discard_card(g, hero, card, "end")
        if hero.block:
            lost, hero.block = hero.block, 0
            g.tell(BlockLost, hero.id, lost, 0)
        for card in hero.removed:
            hero.discard.append(card)
            g.tell(CardReturned, hero.id, card, "discard")
        hero.removed, hero.cell, hero.ready = (), None, True
        hero.plays = hero.played = hero.limits = ()
    if state.battlefield is not None:
        state.battlefields.cards.insert(0, state.battlefield)
    state.battlefield, state.obstacles, state.active = None, (), None
    state.round, state.limits = 0, ()
