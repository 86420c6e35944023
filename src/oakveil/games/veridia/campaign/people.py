"""The people whom players play: who they are now, and changing that (specification 2.3, VER-GM-01)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..calendar import Wellbeing, disease_dice
from ..characters import Character
from ..health import level_name, penalty
from ..modifiers import Part
from ..pools import Pool
from ..profile import Profile, of_character, stat
from ..state import Unit, Veridia
from .present import campaign_of
from .records import MASTER, Folk, Person, PersonId, SealedFolk


def folk_of(person: Person) -> Folk:
    """The sheet of somebody and how it fares. Only rules may ask."""
    front = person.folk.front
    assert front is not None, "rules were run on a view"
    return front


def person_of(g: Veridia, id: PersonId) -> Person:
    return campaign_of(g).people[id]


def unknown_person(g: Veridia, ids: tuple[PersonId, ...]) -> Broken | None:
    """What is wrong where people are named: one of them does not play here, or is named twice."""
    people = campaign_of(g).people
    strange = next((id for id in ids if id not in people), "")
    if strange or len(set(ids)) < len(ids):
        return Broken("VER-GM-01", "veridia-gm-nobody", {"who": strange or ids[0]})
    return None


def not_own(g: Veridia, seat: Seat, id: PersonId) -> Broken | None:
    """What is wrong where a seat speaks for somebody: it must be its own, and alive."""
    person = campaign_of(g).people.get(id)
    if person is None or (seat != MASTER and person.seat != seat):
        return Broken("VER-GM-01", "veridia-gm-not-yours")
    if person.dead:
        return Broken("VER-HEALTH-05", "veridia-gm-dead", {"who": person.name})
    return None


def of_seat(g: Veridia, seat: Seat) -> Iterator[Person]:
    """The people of a seat."""
    return (person for person in campaign_of(g).people.values() if person.seat == seat)


def living(g: Veridia) -> list[Person]:
    """The people who are alive."""
    return [person for person in campaign_of(g).people.values() if not person.dead]


@rule("VER-GM-01", "VER-GM-16")
def decider(g: Veridia, person: Person) -> Seat:
    """The seat that decides for somebody: its player's, where the guide may answer, or the master's."""
    return MASTER if person.run == "master" else person.seat


@rule("VER-GM-01", "VER-GM-16")
def stood_in_for(g: Veridia) -> frozenset[Seat]:
    """The seats that the guide answers for: of a master who is away, until the fight is over, and of absent players.

    Ruling (VER-GM-01): the guide plays for a player once all of his people are handed over to it.
    """
    campaign = campaign_of(g)
    runs: dict[Seat, set[str]] = {}
    for person in campaign.people.values():
        runs.setdefault(person.seat, set()).add(person.run)
    absent = {seat for seat, by in runs.items() if by == {"guide"}}
    return frozenset(absent | {MASTER} if campaign.guided and g.state.fight is not None else absent)


def profile_of(g: Veridia, person: Person) -> Profile:
    return of_character(folk_of(person).character, g.box)


def unit_of(g: Veridia, id: str) -> Unit | None:
    """Somebody as a unit of the fight in progress."""
    return g.state.fight.units.get(id) if g.state.fight is not None else None


@rule("VER-GM-01")
def enter(g: Veridia, seat: Seat, character: Character) -> Person:
    """Somebody new plays: whole, with full pools."""
    campaign = campaign_of(g)
    id = f"p{campaign.next_id}"
    profile = of_character(character, g.box)
    folk = Folk(character, Wellbeing(pools=dict(profile.pools)))
    sealed = SealedFolk(campaign.next_id, (MASTER, seat), folk)
    person = Person(id, seat, character.name, level_name(profile.levels, 0), sealed, campaign.scene)
    campaign.next_id += 1
    campaign.people[id] = person
    return person


def change(
    g: Veridia, person: Person, character: Character | None = None, being: Wellbeing | None = None, **more: object
) -> Person:
    """Somebody with another sheet, or faring otherwise; what others see of it follows."""
    folk = folk_of(person)
    folk = replace(folk, character=character or folk.character, being=being or folk.being)
    profile = of_character(folk.character, g.box)
    most = {pool: profile.pools[pool] for pool in profile.pools}
    pools = {pool: min(most[pool], folk.being.pools.get(pool, 0)) for pool in most}
    whole = sum(profile.levels)
    folk = replace(folk, being=replace(folk.being, damage=max(0, min(whole, folk.being.damage)), pools=pools))
    seen = level_name(profile.levels, folk.being.damage)
    sealed = replace(person.folk, front=folk)
    changed = replace(person, name=folk.character.name, level=seen, folk=sealed, **more)
    campaign_of(g).people[person.id] = changed
    return changed


@rule("VER-HEALTH-04", "VER-CAL-02")
def burdens(g: Veridia, person: Person, physical: bool) -> tuple[Part, ...]:
    """What wounds and a disease take from the rolls of somebody."""
    folk, profile = folk_of(person), profile_of(g, person)
    unit = unit_of(g, person.id)
    damage = unit.damage if unit is not None else folk.being.damage
    hurt = penalty(profile.levels, damage, -stat(profile.modifiers, "wound_penalty"))
    sick = disease_dice(folk.being.disease) if physical else 0
    parts = [Part("wounds", -hurt)] if hurt else []
    return (*parts, Part("disease", sick)) if sick else tuple(parts)


def plus(pool: Pool, source: str, amount: int) -> Pool:
    """A pool with a part more, where that is anything."""
    return pool.plus(Part(source, amount)) if amount else pool


@rule("VER-POOL-04", "VER-POOL-05")
def points_left(g: Veridia, person: Person, pool: str) -> int:
    """The points of a pool, or of health, that somebody has now: in a fight those of its unit."""
    unit, being = unit_of(g, person.id), folk_of(person).being
    if pool == "health":
        return sum(profile_of(g, person).levels) - (being.damage if unit is None else unit.damage)
    return {str(id): n for id, n in (being.pools if unit is None else unit.pools).items()}.get(pool, 0)


@rule("VER-POOL-04", "VER-POOL-05")
def spend(g: Veridia, person: Person, pool: str, points: int) -> None:
    """Take points of a pool, or of health; below nothing they are given back, as far as there is room."""
    unit, being, profile = unit_of(g, person.id), folk_of(person).being, profile_of(g, person)
    if pool == "health":
        damage = (being.damage if unit is None else unit.damage) + points
        if unit is None:
            change(g, person, being=replace(being, damage=damage))
        else:
            unit.damage = max(0, min(sum(profile.levels), damage))
        return
    old = being.pools if unit is None else unit.pools
    new = {id: max(0, min(profile.pools[id], n - points)) if id == pool else n for id, n in old.items()}
    if unit is None:
        change(g, person, being=replace(being, pools=new))
    else:
        unit.pools = new
