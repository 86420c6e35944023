"""Small decisions of the bots, and those that no plan covers (specification 10)."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .appraisal import Appraisal
from .choices import (
    ConfirmPlaces,
    DiscardCard,
    DrawBattlefield,
    ExileFromHand,
    ExileTop,
    ExileWound,
    HealFour,
    HealWound,
    PickHero,
    PickNovice,
    PlaceHero,
    PutBack,
    StartTurn,
    Substitute,
    TakeCard,
    TakeReward,
    WoundFromHand,
)
from .rules.reinforcing import Reinforcing
from .scoring import score
from .state import Hero, Tactique
from .worth import Worth, worth_of

NOISE = 1.2
"""Up to so much is added to the value of a Novice: static values are rough, and teams shall differ."""
WORST_KEPT = 1.0
"""A card of the hand below this value is exiled rather than the top card of the deck."""
LEAST_REWARD = 1.7
ENOUGH_CARDS = (11.5, 13.5, 15.0)
"""With fewer cards after the first, second and third encounter, healing is worth its full weight."""
HEALING_IDLE, HEALING_DIRE = 0.35, 1.5
ORDER = ("support", "striker", "defender", "healer")
"""In this order heroes take their turns."""
PLACES: dict[str, tuple[str, ...]] = {
    "defender": ("B3", "B4", "C3", "C4"),
    "striker": ("B2", "B5", "C2", "C5"),
    "support": ("B2", "B5", "C2", "C5", "A2", "A5"),
    "healer": ("A2", "A5", "D2", "D5", "B2", "B5"),
}


def habit(g: Tactique, ask: Ask, chance: Chance) -> Option | None:
    """The answer to a small decision; None to a question that should be thought about."""
    answer = _HABITS.get(ask.key)
    return None if answer is None else answer(g, ask, worth_of(g.box), chance)


def at_once(g: Tactique, ask: Ask, chance: Chance) -> Option:
    """An answer without any plan: by habit, else what leads to the best position, else the default."""
    usual = habit(g, ask, chance)
    if usual is not None:
        return usual
    if ask.default is not None:
        return ask.default
    best, best_score = ask.options[0], float("-inf")
    for option in ask.options:
        ahead = g.copy(Chance(b"at once"))
        ahead.answer(option, ask.seat)
        value = score(ahead, worth_of(g.box), "turn")
        if value > best_score:
            best, best_score = option, value
    return best


def play_on(g: Tactique, chance: Chance, most: int = 200) -> None:
    """Answer everything by habit until nothing is asked any more."""
    for _ in range(most):
        asks = g.asks()
        if not asks:
            return
        g.answer(at_once(g, asks[0], chance), asks[0].seat)


def _pick_hero(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """A role that the team lacks, else any hero."""
    roles = [g.box.heroes[hero.id].role for hero in g.state.heroes]
    lacking = [
        option for option in ask.options if isinstance(option, PickHero) and g.box.heroes[option.hero].role not in roles
    ]
    return chance.roll(lacking or ask.options, "bot")


def _pick_novice(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    best, best_value = ask.options[0], -1.0
    for option in ask.options:
        assert isinstance(option, PickNovice)
        value = worth.value[option.card] + NOISE * chance.below(1001, "bot") / 1000
        if value > best_value:
            best, best_value = option, value
    return best


def _place(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """By role, on the first cell that is free."""
    first = ask.options[0]
    assert isinstance(first, PlaceHero)
    for cell in PLACES[g.box.heroes[first.hero].role]:
        if PlaceHero(first.hero, cell) in ask.options:
            return PlaceHero(first.hero, cell)
    return first


def _start_turn(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """By role; a hero that would die at its refill waits until the healers have played."""
    ready = [g.hero(option.hero) for option in ask.options if isinstance(option, StartTurn)]

    def turn(hero: Hero) -> tuple[bool, int]:
        return endangered(g, hero), ORDER.index(g.box.heroes[hero.id].role)

    return StartTurn(min(ready, key=turn).id)


def endangered(g: Tactique, hero: Hero) -> bool:
    """Whether a hero that plays its whole hand could die at its refill."""
    return len(hero.deck) + len(hero.discard) + len(hero.hand) < g.box.refill_to[g.state.battlefield]


def _worst(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    return min(ask.options, key=lambda option: _value(worth, option))


def _best(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    return max(ask.options, key=lambda option: _value(worth, option))


def _value(worth: Worth, option: Option) -> float:
    match option:
        case (
            HealWound(card=card)
            | DiscardCard(card=card)
            | WoundFromHand(card=card)
            | TakeCard(card=card)
            | PutBack(card=card)
            | Substitute(card=card)
            | ExileWound(card=card)
            | ExileFromHand(card=card)
        ):
            return worth.value[card]
    return 0.0


def _look(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """Take the best; put the best back last, so that it lies on top."""
    return _worst(g, ask, worth, chance) if isinstance(ask.options[0], PutBack) else _best(g, ask, worth, chance)


def _exile(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """The worst wound, else a card of the hand that is of no use, else the top card of the deck."""
    wounds = [option for option in ask.options if isinstance(option, ExileWound)]
    hand = [option for option in ask.options if isinstance(option, ExileFromHand)]
    if wounds:
        return min(wounds, key=lambda option: worth.value[option.card])
    if hand:
        worst = min(hand, key=lambda option: worth.value[option.card])
        if worth.value[worst.card] < WORST_KEPT or ExileTop() not in ask.options:
            return worst
    return ExileTop()


def _substitute(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """Always, with the worst card."""
    cards = [option for option in ask.options if isinstance(option, Substitute)]
    return min(cards, key=lambda option: worth.value[option.card])


def _reward(g: Tactique, ask: Ask, worth: Worth, chance: Chance) -> Option:
    """The card that the hero wants most, or healing where that is worth more."""
    frame = g.within(Reinforcing)
    assert frame is not None
    hero = g.hero(frame.waiting[0])
    appraisal = Appraisal(g.box, worth, hero)
    offers = [
        (appraisal.wanted(option.card, chance), option) for option in ask.options if isinstance(option, TakeReward)
    ]
    value, best = max(offers, key=lambda offer: offer[0], default=(0.0, HealFour()))
    alive = len(hero.deck) + len(hero.discard) + len(hero.hand)
    enough = ENOUGH_CARDS[g.state.encounter - 1]
    healing = min(4, len(hero.wounds)) * (1.0 if alive < enough else HEALING_IDLE)
    if alive < enough - 2:
        healing += HEALING_DIRE
    return HealFour() if healing > value or (value < LEAST_REWARD and hero.wounds) else best


_Habit = Callable[[Tactique, Ask, Worth, Chance], Option]
_HABITS: dict[str, _Habit] = {
    "tactique.pick_hero": _pick_hero,
    "tactique.pick_novice": _pick_novice,
    "tactique.pick_battlefield": lambda g, ask, worth, chance: DrawBattlefield(),
    "tactique.place_hero": _place,
    "tactique.confirm_places": lambda g, ask, worth, chance: ConfirmPlaces(),
    "tactique.start_turn": _start_turn,
    "tactique.choose_heal": _best,
    "tactique.heal_four": _best,
    "tactique.choose_discard": _worst,
    "tactique.forced_discard": _worst,
    "tactique.wound_from_hand": _worst,
    "tactique.choose_exile": _exile,
    "tactique.forced_exile": _exile,
    "tactique.choose_look": _look,
    "tactique.choose_search": _best,
    "tactique.choose_retrieve": _best,
    "tactique.substitute": _substitute,
    "tactique.reward": _reward,
}
"""The small decisions, by question."""
