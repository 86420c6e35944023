"""Setting up a fight: who comes, with what, and where everybody stands (specification 1.1, VER-SKIR-01)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from oakveil.kernel.ask import Seat
from oakveil.kernel.copying import clone
from oakveil.kernel.game import BadOptions
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..characters import Character
from ..gear import SHIELD, loadout_of, of_item
from ..options import VeridiaOptions
from ..profile import Profile, of_character, of_creature_card, of_npc
from ..ready import ready_character
from ..state import SIDES, Fight, Held, SideId, TurnState, Unit, UnitId

GEMS = frozenset({"amber_gem", "crimsom_gem", "cyan_gem"})
MOST_UNITS = 16
MOST_OF_A_SIDE = 8
MOST_SEATS = 8
_UNIT = re.compile(
    r"^(?:(?P<seat>[1-8])@)?(?P<kind>pregen|own|creature|npc):(?P<id>[a-z0-9_]{1,40})(?:\*(?P<count>[1-8]))?$"
)


class Wish(msgspec.Struct, frozen=True):
    """A unit that somebody wants: whose it is, and what it is."""

    side: SideId
    seat: Seat
    kind: str
    id: str


@lru_cache(maxsize=64)
@rule("VER-SKIR-01")
def wishes(options: VeridiaOptions) -> tuple[Wish, ...]:
    """The units of all sides as the options name them. Raises BadOptions.

    A side belongs to the seat of its number unless a unit names another.
    """
    found: list[Wish] = []
    for number, side in enumerate(SIDES, 1):
        text = getattr(options, f"side_{side}")
        own = units_of(text, f"side_{side}", side, number)
        if len(own) > MOST_OF_A_SIDE:
            raise BadOptions(f"side_{side}: {len(own)} units; a side has at most {MOST_OF_A_SIDE}")
        found += own
    if len({wish.side for wish in found}) < 2:
        raise BadOptions("side_b: a fight needs two sides with a unit each")
    if len(found) > MOST_UNITS:
        raise BadOptions(f"side_a: {len(found)} units in all; a fight has at most {MOST_UNITS}")
    seats = {wish.seat for wish in found}
    if seats != set(range(1, max(seats) + 1)):
        missing = min(set(range(1, max(seats) + 1)) - seats)
        raise BadOptions(f"side_a: seat {missing} has no unit; seats are numbered from 1 without a gap")
    return tuple(found)


def units_of(text: str, option: str, side: SideId, seat: Seat) -> list[Wish]:
    """The units that a text such as "pregen:sela, npc:guard*2" names. Raises BadOptions."""
    found: list[Wish] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = _UNIT.match(part)
        if match is None:
            raise BadOptions(
                f"{option}: {part[:60]!r} is no unit; write pregen:sela, npc:guard*2, 2@creature:wolf, own:1"
            )
        wish = Wish(side, int(match["seat"] or seat), match["kind"], match["id"])
        found += [wish] * int(match["count"] or 1)
    return found


def seats(options: VeridiaOptions) -> int:
    """How many seats a skirmish has. Raises BadOptions."""
    return max(wish.seat for wish in wishes(options))


@rule("VER-SKIR-01", "VER-POOL-02")
def new_fight(map: str, wanted: Iterable[Wish], own: Sequence[Character], box: Box) -> Fight:
    """A fight before anybody stands anywhere. Raises BadOptions."""
    if map and map != "none" and map not in box.boards:
        raise BadOptions(f"map: no map {map!r}; there are {', '.join(box.boards)} and none")
    units: dict[UnitId, Unit] = {}
    wanted = [*wanted]
    times = Counter(wish.id for wish in wanted)
    seen: Counter[str] = Counter()
    for wish in wanted:
        seen[wish.id] += 1
        number = seen[wish.id] if times[wish.id] > 1 else 0
        id = f"{wish.id}.{number}" if number else wish.id
        unit = units[id] = clone(_as_it_comes(wish, own, box))
        unit.id, unit.number, unit.side, unit.seat = id, number, wish.side, wish.seat
    return Fight(map="" if map == "none" else map, units=units)


def _as_it_comes(wish: Wish, own: Sequence[Character], box: Box) -> Unit:
    """A wanted unit as it comes; those that come with the game are laid out once. Raises BadOptions."""
    name = f"{wish.kind}:{wish.id}"
    unit = box.units.get(name)
    if unit is None:
        unit = new_unit(wish.id, 0, wish.side, wish.seat, profile_of(wish, own, box), box)
        if wish.kind != "own":
            box.units[name] = unit
    return unit


def profile_of(wish: Wish, own: Sequence[Character], box: Box) -> Profile:
    """Who a wanted unit is. Raises BadOptions."""
    match wish.kind:
        case "creature" if wish.id in box.creatures:
            return of_creature_card(box.creatures[wish.id], box)
        case "npc" if wish.id in box.npcs:
            return of_npc(box.npcs[wish.id])
        case "pregen" if wish.id in box.pregens:
            return of_character(ready_character(box.pregens[wish.id], box), box)
        case "own" if wish.id.isdigit() and 0 < int(wish.id) <= len(own):
            return of_character(own[int(wish.id) - 1], box)
    raise BadOptions(f"side_{wish.side}: there is no {wish.kind}:{wish.id}")


@rule("VER-SKIR-01", "VER-AMMO-01", "VER-AMMO-02")
def new_unit(id: UnitId, number: int, side: SideId, seat: Seat, profile: Profile, box: Box) -> Unit:
    """A unit as it comes: weapons in hand, missile weapons undrawn and loaded, pools full, no spell active."""
    held = loadout_of(profile.gear, box, dual=profile.has("dual_wielding_specialist"))
    main, off = ("" if held.main.id == "unarmed" else held.main.id), ""
    if main and (held.two_handed or held.main.hands == 2):
        off = main
    elif held.off is not None:
        off = held.off.id
    elif held.shield:
        off = SHIELD
    if profile.kind == "npc":
        main, off = _quick_hands(profile, box)
    return Unit(
        id=id,
        name=profile.name,
        number=number,
        side=side,
        seat=seat,
        profile=profile,
        pools=dict(profile.pools),
        main=main,
        off=off,
        carried=_carried(profile, box),
        armor=held.armor.id if held.armor else "",
        worn=tuple([card.id for card in held.defences]),
        ammunition=ammunition_of(profile, box),
        turn=TurnState(),
    )


def _quick_hands(profile: Profile, box: Box) -> tuple[str, str]:
    """What a quick sheet has in its hands: its first weapon, a shield if it parries with one; beasts hold nothing."""
    first = profile.attacks[0].weapon
    if profile.parry_with == "body" or first not in box.weapons:
        return "", ""
    if profile.parry_with == "shield":
        return first, SHIELD
    both = box.weapons[first].hands == 2 or "versatile" in profile.attacks[0].quirks
    return first, first if both else ""


def _carried(profile: Profile, box: Box) -> tuple[Held, ...]:
    """The weapons and the shield at hand, loaded."""
    counts: Counter[str] = Counter()
    for item in profile.gear:
        counts[of_item(item)] += int(item.partition("*")[2] or 1)
    for line in profile.attacks:
        counts[line.weapon] += next((int(q.partition(":")[2]) for q in line.quirks if q.startswith("disposable:")), 1)
    if profile.parry_with == "shield":
        counts[SHIELD] = 1
    quirks = {line.weapon: line.quirks for line in profile.attacks}
    found: list[Held] = []
    for item, count in counts.items():
        if item == SHIELD:
            found.append(Held(item))
        elif item in box.weapons or item in quirks:
            known = quirks.get(item) or box.weapons[item].quirks
            found.append(Held(item, shots=_size(known), count=count))
    return tuple(found)


def _size(quirks: Iterable[str]) -> int:
    """How many shots a loaded weapon has (VER-AMMO-02)."""
    return next((int(quirk.split(":")[1]) for quirk in quirks if quirk.startswith("loaded:")), 0)


def ammunition_of(profile: Profile, box: Box) -> dict[str, int]:
    """Arrows, bolts, stones and crystals that somebody has (VER-AMMO-03), and gems to be shattered (VER-READ-10)."""
    found: dict[str, int] = {}
    for item in profile.gear:
        kind, _, count = item.partition("*")
        if kind in box.items and (box.items[kind].section == "ammunition" or kind in GEMS):
            found[kind] = found.get(kind, 0) + int(count or 1)
    return found
