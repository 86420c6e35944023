"""What must hold for the cards of decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.rulebook import rule

from .checks import check_ids
from .effects import Filter, Retrieve
from .faulting import error, unknown, warning
from .records import Card, CardsFile, Category, HeroesFile, Subcategory, Zone, ZonesFile
from .step_checks import StepChecks, named_cards, uses_x, within

RANKS: tuple[Subcategory, ...] = ("initiate", "adept", "master")
"""The abilities of a hero."""
GONE = ("exile", "removed", "removed_encounter")
"""A card that goes there is not brought back from the discard pile."""


def check_base(base: CardsFile, zones: ZonesFile) -> Iterator[Fault]:
    """The base deck cards."""
    yield from _check_file("base.toml", base, zones, "base", (None,))


def check_abilities(abilities: CardsFile, heroes: HeroesFile, zones: ZonesFile) -> Iterator[Fault]:
    """The abilities: each hero has one of every rank (TAC-DECK-02)."""
    file, known = "abilities.toml", [hero.id for hero in heroes.hero]
    yield from _check_file(file, abilities, zones, "hero", RANKS)
    strange = [card for card in abilities.card if card.hero not in known]
    for card in strange:
        yield unknown(Place(file, card.id, ("hero",)), "no-hero", card.hero or "", known)
    ranks = Counter((card.hero, card.subcategory) for card in abilities.card)
    for id in [] if strange else known:
        for rank in RANKS:
            if ranks[id, rank] != 1:
                yield error(Place(file), "rank", hero=id, rank=rank, found=ranks[id, rank])


def check_novice_cards(novices: CardsFile, zones: ZonesFile) -> Iterator[Fault]:
    """The Novice cards."""
    yield from _check_file("novices.toml", novices, zones, "hero", ("novice",))


def check_reward_cards(rewards: CardsFile, zones: ZonesFile) -> Iterator[Fault]:
    """The reward cards."""
    yield from _check_file("rewards.toml", rewards, zones, "reward", (None,))


def _check_file(
    file: str, cards: CardsFile, zones: ZonesFile, category: Category, subcategories: tuple[Subcategory | None, ...]
) -> Iterator[Fault]:
    by_id = {zone.id: zone for zone in zones.zone}
    for card in cards.card:
        at = Place(file, card.id)
        if card.category != category or card.subcategory not in subcategories:
            wanted = tuple(subcategory or category for subcategory in subcategories)
            yield error(at, "wrong-file", found=card.subcategory or card.category, wanted=wanted)
        yield from _check_kind(card, at)
        yield from _check_card(card, at, by_id)


@rule("TAC-CARD-04")
def _check_kind(card: Card, at: Place) -> Iterator[Fault]:
    """Base deck cards and abilities have no colour; abilities alone belong to a hero; hero cards exist once."""
    ability = card.subcategory in RANKS
    if card.colour != "colourless" and (ability or card.category == "base"):
        yield error(at.at_field("colour"), "coloured", found=card.colour)
    if card.hero is not None and not ability:
        yield error(at.at_field("hero"), "hero-of-none", found=card.hero)
    if card.category == "hero" and card.copies != 1:
        yield error(at.at_field("copies"), "copies", found=card.copies)
    if len(set(card.types)) < len(card.types):
        yield error(at.at_field("types"), "double-type")


def _check_card(card: Card, at: Place, zones: Mapping[str, Zone]) -> Iterator[Fault]:
    checks = StepChecks("card", zones, card.zone)
    yield from checks.check_zone(card.zone, at.at_field("zone"))
    yield from checks.check_all(card.effect, at.at_field("effect"))
    if card.passive is not None:
        yield from checks.check_reaction(card.passive, at.at_field("passive"), passive=True)
    passive = () if card.passive is None else (card.passive,)
    if uses_x((*card.effect, *passive)) != (card.x is not None):
        yield error(at.at_field("x"), "no-x" if card.x is None else "idle-x")
    if card.x is not None:
        yield from _check_x(card, at.at_field("x"), checks)


def _check_x(card: Card, at: Place, checks: StepChecks) -> Iterator[Fault]:
    """What counts needs nothing but its own words (specification 9.5)."""
    x = card.x
    assert x is not None
    if x.of == "choose" and x.most is None:
        yield error(at.at_field("most"), "x-most")
    if x.most is not None and x.least > x.most:
        yield error(at.at_field("least"), "x-range", least=x.least, most=x.most)
    for field, given, kind in (("zone", x.zone, "enemies"), ("cards", x.cards, "played")):
        if (given is not None) != (x.of == kind):
            yield error(at.at_field(field), "x-field", field=field, given="no" if given is None else "yes", kind=kind)
    if x.zone is not None:
        yield from checks.check_zone(x.zone, at.at_field("zone"), filled=True)


def check_card_ids(base: CardsFile, abilities: CardsFile, novices: CardsFile, rewards: CardsFile) -> Iterator[Fault]:
    """No two cards have the same id, and cards that are named exist."""
    files = {"base.toml": base, "abilities.toml": abilities, "novices.toml": novices, "rewards.toml": rewards}
    yield from check_ids([(card.id, file) for file, cards in files.items() for card in cards.card])
    known = {card.id for cards in files.values() for card in cards.card}
    for file, cards in files.items():
        for card in cards.card:
            steps = (*card.effect, *(() if card.passive is None else (card.passive,)))
            counted = [] if card.x is None or card.x.cards is None else [card.x.cards.removeprefix("card:")]
            named = [*named_cards(steps), *(id for id in counted if card.x and card.x.cards == f"card:{id}")]
            for id in named:
                if id not in known:
                    yield unknown(Place(file, card.id), "no-card", id, known)


def check_loops(
    base: CardsFile, abilities: CardsFile, novices: CardsFile, rewards: CardsFile, heroes: HeroesFile
) -> Iterator[Fault]:
    """Two cards of one deck that take each other back could be played for ever, were it not for TAC-PLAY-16."""
    cards = [card for file in (base, abilities, novices, rewards) for card in file.card if card.after not in GONE]
    taking = [card for card in cards if any(True for _ in _taken_back(card))]
    for one, other in combinations_with_replacement(taking, 2):
        if one is other and one.copies == 1:
            continue
        together = any(_may_have(hero.id, hero.colours, one, other) for hero in heroes.hero)
        if together and _takes_back(one, other) and _takes_back(other, one):
            file = {"base": "base.toml", "reward": "rewards.toml"}.get(one.category, "novices.toml")
            at = Place("abilities.toml" if one.hero else file, one.id, ("effect",))
            yield warning(at, "loop", found=other.id)


def _taken_back(card: Card) -> Iterator[Filter | None]:
    """Which cards a card takes from the discard pile into the hand, as filters."""
    for step in within(card.effect):
        if isinstance(step, Retrieve) and step.source == "discard" and step.into == "hand":
            yield step.cards


def _takes_back(card: Card, other: Card) -> bool:
    words = {*other.types, other.colour, f"card:{other.id}", *(("base",) if other.category == "base" else ())}
    return any(cards is None or cards in words for cards in _taken_back(card))


def _may_have(hero: str, colours: Iterable[str], *cards: Card) -> bool:
    return all(card.hero in (None, hero) and card.colour in (*colours, "colourless") for card in cards)


CARD_CHECKS: tuple[Check, ...] = (
    check_base,
    check_abilities,
    check_novice_cards,
    check_reward_cards,
    check_card_ids,
    check_loops,
)
