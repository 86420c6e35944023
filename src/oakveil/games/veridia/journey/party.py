"""The party of an expedition: who is in it, who decides, what everybody rolls, owns, suffers (specification 3.18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.game import BadOptions
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..characters import Character, Owned
from ..dice import Rolled, judge, roll
from ..gear import Loadout, loadout_of, of_item
from ..health import INCAPACITATED, level, penalty
from ..modifiers import Part
from ..numbers import burden, resist
from ..options import VeridiaOptions
from ..outfitting import CENTS
from ..pools import Pool, Wanted, names_of, pool_of
from ..profile import Profile, of_character, stat
from ..ready import ready_character
from ..records import AttributeId, SkillId
from ..rules.setup import units_of
from ..shopping import added
from ..state import Throw, Veridia
from ..travelling import Traveller, on_foot
from .events import JourneyRoll, MemberDied, MemberHealed, MemberHurt, MoneyChanged, ThingGained, ThingLost
from .state import Ailment, Entry, Journey, Member

MOST_MEMBERS = 4
HELP = 1
"""What a helper with the skill adds to a roll (VER-EXP-09)."""
LUGGAGE = ("goods", "household", "vehicles", "siege", "livestock")
"""Sections of the price list that nobody carries lightly; adventurer's gear and sigils are no burden (VER-TRAV-03)."""
TRAY = 20


# -- who is in it ------------------------------------------------------------------------------------------------------


@rule("VER-EXP-01")
def gather(options: VeridiaOptions, own: Sequence[Character], box: Box) -> dict[str, Member]:
    """The party that the options name, in full health and with full pools. Raises BadOptions."""
    wanted = units_of(options.party, "party", "a", 1)
    if not 1 <= len(wanted) <= MOST_MEMBERS:
        raise BadOptions(f"party: {len(wanted)} characters; a party has 1 to {MOST_MEMBERS}")
    members: dict[str, Member] = {}
    for wish in wanted:
        match wish.kind:
            case "pregen" if wish.id in box.pregens:
                character = ready_character(box.pregens[wish.id], box)
            case "own" if wish.id.isdigit() and 0 < int(wish.id) <= len(own):
                character = own[int(wish.id) - 1]
            case _:
                known = "write pregen:sela, own:1, 2@own:2"
                raise BadOptions(f"party: there is no character {wish.kind}:{wish.id}; {known}")
        id = wish.id if wish.kind == "pregen" else f"own{wish.id}"
        while id in members:
            id = f"{id}x"
        members[id] = Member(id=id, seat=wish.seat, character=character, pools=dict(of_character(character, box).pools))
    seats = {member.seat for member in members.values()}
    if seats != set(range(1, max(seats) + 1)):
        raise BadOptions("party: seats are numbered from 1 without a gap")
    return members


def party_seats(options: VeridiaOptions) -> int:
    """How many seats play the party; the guide sits after them. Raises BadOptions."""
    return max((wish.seat for wish in units_of(options.party, "party", "a", 1)), default=1)


def journey_of(g: Veridia) -> Journey:
    """The expedition in progress."""
    journey = g.state.journey
    assert journey is not None, "nobody travels"
    return journey


def alive(journey: Journey) -> list[Member]:
    """The members that live."""
    return [member for member in journey.members.values() if not member.dead]


def profile_of(g: Veridia, member: Member) -> Profile:
    """Who a member is in a fight."""
    return of_character(member.character, g.box)


@rule("VER-HEALTH-04")
def able(g: Veridia, member: Member) -> bool:
    """Whether a member can do anything: it lives and is not incapacitated."""
    return not member.dead and level(profile_of(g, member).levels, member.damage) < INCAPACITATED


def able_members(g: Veridia) -> list[Member]:
    """The members that can do something."""
    return [member for member in journey_of(g).members.values() if able(g, member)]


@rule("VER-EXP-07")
def leader(g: Veridia) -> Seat:
    """Who decides for all.

    Ruling (VER-EXP-07): what the whole party does is for its leader to say, the first seat with a member that lives;
    what a member does by itself, in camp and in town, is for its own seat. So no program outvotes a person.
    """
    return min((member.seat for member in alive(journey_of(g))), default=1)


def chief(g: Veridia) -> Member:
    """The first member of the leader that lives."""
    seat = leader(g)
    journey = journey_of(g)
    return next((one for one in alive(journey) if one.seat == seat), next(iter(journey.members.values())))


@rule("VER-EXP-16")
def guide(g: Veridia) -> Seat:
    """The seat of the guide, which plays every foe: the one after those of the party."""
    return max(member.seat for member in journey_of(g).members.values()) + 1


# -- rolls -------------------------------------------------------------------------------------------------------------


@rule("VER-DICE-10", "VER-HEALTH-04", "VER-EXP-04")
def member_pool(
    g: Veridia, member: Member, attribute: AttributeId, skill: SkillId, helped: bool = False, sense: str = ""
) -> Pool:
    """The pool of a roll outside fights: attribute and skill, effects, wounds, ailments, armour, a helper."""
    profile = profile_of(g, member)
    known = frozenset({f"sense:{sense}"}) if sense else frozenset[str]()
    wanted = Wanted("skill", attribute, skill, circumstances=known)
    pool = pool_of(profile, wanted, profile.modifiers)
    lost = wounds(profile, member)
    parts = [Part("wounds", -lost)] if lost else []
    if "physical" in names_of(wanted):
        parts += [Part(ailment.source, ailment.dice) for ailment in member.ailments]
    if skill == "athletics":
        parts += burden(profile, loadout(g, profile))
    if helped:
        parts.append(Part("helper", HELP))
    return pool.plus(*parts)


@rule("VER-HEALTH-04", "VER-HEALTH-06")
def wounds(profile: Profile, member: Member) -> int:
    """The dice that wounds take."""
    return penalty(profile.levels, member.damage, -stat(profile.modifiers, "wound_penalty"))


def loadout(g: Veridia, profile: Profile) -> Loadout:
    """What somebody holds and wears at the beginning of a fight."""
    return loadout_of(profile.gear, g.box, dual=profile.has("dual_wielding_specialist"))


@rule("VER-EXP-09")
def helper(g: Veridia, roller: Member, skill: SkillId) -> Member | None:
    """Another member that can help with a roll: it has the skill."""
    others = [one for one in able_members(g) if one.id != roller.id]
    return next((one for one in others if one.character.skills.get(skill, 0)), None)


@rule("VER-DICE-11", "VER-DICE-16")
def throw(g: Veridia, who: str, purpose: str, pool: Pool, difficulty: int = 0) -> Rolled:
    """Roll a pool outside fights, and tell it."""
    rolled = judge(
        roll(max(0, pool.dice), g.chance, "veridia.roll.journey"), difficulty + pool.difficulty, pool.automatic
    )
    g.tell(JourneyRoll, who, purpose, rolled, pool.parts, difficulty + pool.difficulty)
    g.state.tray = (*g.state.tray, Throw(who, purpose, rolled))[-TRAY:]
    return rolled


# -- wounds ------------------------------------------------------------------------------------------------------------


@rule("VER-HEALTH-05", "VER-EXP-13")
def hurt(g: Veridia, member: Member, amount: int, source: str) -> None:
    """Damage to a member outside fights, nothing reduced any more; damage beyond the last point kills."""
    if amount <= 0 or member.dead:
        return
    whole = sum(profile_of(g, member).levels)
    dies = member.damage + amount > whole
    member.damage = min(whole, member.damage + amount)
    g.tell(MemberHurt, member.id, amount, source)
    if dies:
        die(g, member, source)


def die(g: Veridia, member: Member, source: str) -> None:
    """A member dies; where death is not for good, it is brought home and wakes there (VER-EXP-13)."""
    member.dead = True
    journey_of(g).deaths += 1
    g.tell(MemberDied, member.id, source)


def heal(g: Veridia, member: Member, amount: int, source: str) -> None:
    """So many points back, whatever the levels."""
    back = min(amount, member.damage)
    if back > 0:
        member.damage -= back
        g.tell(MemberHealed, member.id, back, source)


@rule("VER-EXP-09", "VER-DEF-01")
def harm_by_hazard(g: Veridia, member: Member, amount: int, elemental: bool, source: str) -> None:
    """Damage of a hazard.

    Ruling (VER-EXP-09): "past armour" leaves armour out, as "past barrier" does; elemental damage meets resist.
    """
    if elemental:
        profile = profile_of(g, member)
        amount -= sum(resist(profile, loadout(g, profile)))
    hurt(g, member, amount, source)


@rule("VER-EXP-04", "VER-EXP-09")
def ail(journey: Journey, member: Member, source: str, dice: int, days: int) -> None:
    """An ailment takes dice up to a day; one of the same kind begins anew."""
    kind = "hunger" if source == "hunger" else "poison"
    others = tuple([known for known in member.ailments if known.source != kind])
    member.ailments = (*others, Ailment(kind, dice, journey.day + days))  # type: ignore[arg-type]  # one of the two


# -- what everybody owns -----------------------------------------------------------------------------------------------


def worn_armor(g: Veridia, member: Member) -> Owned | None:
    """The armour that a member wears: that in use first (VER-QUIRK-21)."""
    found = [
        owned for owned in member.character.gear if of_item(owned.item) in g.box.armor_by_item and not owned.stored
    ]
    return next((owned for owned in found if owned.worn), found[0] if found else None)


def pay(g: Veridia, member: Member, amount: int, why: str) -> None:
    """Money of a member changes by so many hundredths."""
    if amount:
        left = member.character.deli + amount
        member.character = replace(member.character, deli=left)
        g.tell(MoneyChanged, member.id, amount, left, why)


@rule("VER-EXP-14")
def purse(journey: Journey) -> int:
    """What the party has together, in hundredths."""
    return sum(max(0, member.character.deli) for member in alive(journey))


def pay_together(g: Veridia, amount: int, why: str) -> None:
    """The party pays so many hundredths: everybody the same, who has less all it has, the others the rest."""
    left = min(amount, purse(journey_of(g)))
    payers = sorted(alive(journey_of(g)), key=lambda member: member.character.deli)
    for place, member in enumerate(payers):
        share = min(max(0, member.character.deli), -(-left // (len(payers) - place)))
        pay(g, member, -share, why)
        left -= share


@rule("VER-EXP-12", "VER-EXP-14")
def share_out(g: Veridia, amount: int, why: str) -> None:
    """Money for the party in equal parts; what cannot be divided is the leader's."""
    there = alive(journey_of(g))
    each, more = divmod(amount, len(there))
    for member in there:
        pay(g, member, each + (more if member is chief(g) else 0), why)


def gain(g: Veridia, member: Member, thing: Owned) -> None:
    """A member gets something."""
    member.character = replace(member.character, gear=added(member.character.gear, thing))
    g.tell(ThingGained, member.id, thing.item, thing.count)


def lose(g: Veridia, member: Member, item: str, count: int = 1) -> None:
    """A member has so many fewer of a thing."""
    member.character = replace(member.character, gear=tuple(_fewer(member.character.gear, item, count)))
    g.tell(ThingLost, member.id, item)


def _fewer(gear: Iterable[Owned], item: str, count: int) -> Iterable[Owned]:
    for owned in gear:
        if owned.item != item or not count:
            yield owned
            continue
        gone = min(count, owned.count)
        count -= gone
        if owned.count > gone:
            yield replace(owned, count=owned.count - gone)


def lose_at(g: Veridia, member: Member, place: int) -> None:
    """One of the thing at this place of the gear goes."""
    gear = member.character.gear
    owned = gear[place]
    left = (replace(owned, count=owned.count - 1),) if owned.count > 1 else ()
    member.character = replace(member.character, gear=(*gear[:place], *left, *gear[place + 1 :]))
    g.tell(ThingLost, member.id, owned.item)


def replaced(character: Character, before: Owned, after: Owned) -> Character:
    """A character with something in another state."""
    return replace(character, gear=tuple([after if owned is before else owned for owned in character.gear]))


def owns(member: Member, item: str) -> int:
    """How many of a thing a member has."""
    return sum(owned.count for owned in member.character.gear if owned.item == item)


@rule("VER-EXP-10")
def herbs_of(journey: Journey) -> Member | None:
    """A member that has healing herbs."""
    return next((member for member in alive(journey) if owns(member, "healing_herbs")), None)


# -- travelling --------------------------------------------------------------------------------------------------------


@rule("VER-TRAV-03", "VER-EXP-03")
def loaded(g: Veridia, member: Member) -> bool:
    """Whether a member carries luggage.

    Ruling (VER-TRAV-03): a second suit of armour, more than four weapons, or goods other than adventurer's gear.
    """
    box = g.box
    suits = weapons = 0
    for owned in member.character.gear:
        kind = of_item(owned.item)
        suits += owned.count * (kind in box.armor_by_item)
        weapons += kind in box.weapons and owned.count
        card = box.items.get(kind)
        light = kind == "adventurers_gear" or kind.startswith("sigil")
        if card is not None and card.section in LUGGAGE and not light and kind not in box.weapons:
            return True
    return suits > 1 or weapons > 4 + _thrown(g, member)


def _thrown(g: Veridia, member: Member) -> int:
    """Weapons that are thrown weigh little."""
    thrown = {id for id, card in g.box.weapons.items() if any(q.startswith("disposable") for q in card.quirks)}
    return sum(owned.count for owned in member.character.gear if of_item(owned.item) in thrown)


@rule("VER-EXP-03", "VER-TRAV-01", "VER-TRAV-02")
def travellers(g: Veridia) -> list[Traveller]:
    """How everybody travels.

    On horseback where the party has a horse for each, else on foot. Ruling (VER-EXP-03): whoever carries a member that
    cannot walk is loaded, so then the whole party is.
    """
    there = alive(journey_of(g))
    if sum(owns(member, "riding_horse") for member in there) >= len(there) > 0:
        return [Traveller("horse") for _ in there]
    carrying = any(not able(g, member) for member in there)
    return [
        Traveller(on_foot(carrying or loaded(g, member)), profile_of(g, member).has("enduring")) for member in there
    ]


def in_deli(amount: int) -> str:
    """Hundredths as deli: "12.50", "12"."""
    whole, part = divmod(amount, CENTS)
    return f"{whole}.{part:02}" if part else str(whole)


def note(g: Veridia, kind: str, what: str, how: str) -> None:
    """A line of the journal."""
    journey = journey_of(g)
    entry = Entry(journey.day + 1, kind, what, how)  # type: ignore[arg-type]  # callers know the kinds
    journey.journal = (*journey.journal, entry)


def note_fight(g: Veridia, kind: str, theme: int, how: str) -> None:
    """A line of the journal about a fight, by the region and the number of the theme."""
    note(g, kind, f"{journey_of(g).region}:{theme}", how)


@rule("VER-EXP-01")
def check_region(options: VeridiaOptions, box: Box) -> None:
    """Raises BadOptions where there is no such region."""
    if options.region != "random" and options.region not in box.regions:
        raise BadOptions(f"region: no region {options.region!r}; there are {', '.join(box.regions)} and random")
