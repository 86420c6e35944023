"""Everything of the box that bears a text, as players read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from oakveil.kernel.game import Printed
from oakveil.kernel.text import Text

from .box import Box
from .effects.abilities import AnyAbility
from .effects.telling import Telling
from .effects.words import TrackId
from .records import Dungeon, Gear, HeroCard, Potion, Sheet, Shrine, Special, Track


def printed(box: Box, text: Text) -> dict[str, Printed]:
    """Sheets, their abilities, heroes, skills, gear, potions, dungeons and shrines, by id."""
    return dict(_cards(box, telling(box, text)))


def telling(box: Box, text: Text) -> Telling:
    """How the cards of a box are told."""
    potions = {colour: potion.name for colour, potion in box.potions.items()}
    return Telling(text, potions, {id: track.name for id, track in box.tracks.items()})


def on_sheet(tell: Telling, sheet: Sheet) -> Telling:
    """How something is told that stands on a monster sheet."""
    return replace(
        tell,
        parts={part.id: part.name for part in sheet.parts},
        pools={pool.id: pool.name for pool in sheet.pools},
        most_drops=max(pool.max for pool in sheet.pools),
    )


def kind_of(ability: AnyAbility) -> str:
    """The kind of an ability, as content files write it."""
    return str(ability.__struct_config__.tag)


def _cards(box: Box, tell: Telling) -> Iterator[tuple[str, Printed]]:
    """Every card with its id."""
    text, locale = tell.text, tell.text.locale
    for id, hero in box.heroes.items():
        yield id, Printed(hero.name.in_(locale), (_hero(hero, tell),))
    for track in box.tracks.values():
        yield f"{track.id}_track", Printed(track.name.in_(locale), (_track(track, tell),))
    for special in box.specials.values():
        when = _hanging(special, box, tell)
        yield f"{special.id}_skill", Printed(special.name.in_(locale), (when, tell.sentences(special.effect)))
    for id, gear in box.gear.items():
        yield id, Printed(gear.name.in_(locale), _gear(gear, tell))
    for potion in box.potions.values():
        yield f"{potion.id}_potion", Printed(potion.name.in_(locale), _potion(potion, tell))
    for id, sheet in box.sheets.items():
        yield id, Printed(sheet.name.in_(locale), tuple(_sheet(sheet, on_sheet(tell, sheet))))
    for kind in dict.fromkeys(kind_of(sheet.ability) for sheet in box.sheets.values()):
        bearers = [sheet for sheet in box.sheets.values() if kind_of(sheet.ability) == kind]
        lines = tuple(f"{sheet.name.in_(locale)}. {on_sheet(tell, sheet).say(sheet.ability)}" for sheet in bearers)
        if kind != "none":
            yield f"{kind}_ability", Printed(text.say(f"oakdell-ability-{kind}.name"), lines)
    for id, dungeon in box.dungeons.items():
        name = dungeon.name.in_(locale)
        yield id, Printed(name, (_dungeon(dungeon, box, tell),))
        for shrine in box.maze(id).shrines.values():
            yield (
                f"{id}_{shrine.id}",
                Printed(text.say("oakdell-card-shrine-name", id=shrine.id), (_shrine(shrine, name, tell),)),
            )


def _hero(hero: HeroCard, tell: Telling) -> str:
    start: dict[TrackId, int]
    start = {"damage": hero.start.damage, "strike": hero.start.strike, "block": hero.start.block}
    return tell.text.say("oakdell-card-hero", hearts=hero.hearts, start=circles(start, tell))


def circles(counts: Mapping[TrackId, int], tell: Telling) -> str:
    """Circles of tracks: "Additional Damage 2 and Damage Blocking 1"."""
    text = tell.text
    told = [text.say("oakdell-card-circles", track=tell.track(id), n=n) for id, n in counts.items() if n]
    return text.listed(told) if told else text.say("oakdell-card-none")


def _track(track: Track, tell: Telling) -> str:
    values = tell.text.listed([str(value) for value in sorted(set(track.values))], "or")
    return tell.text.say(
        "oakdell-card-track",
        symbol=track.symbol.in_(tell.text.locale),
        values=" ".join(map(str, track.values)),
        what=replace(tell, values=values).say(track.circle),
    )


def _hanging(special: Special, box: Box, tell: Telling) -> str:
    for (track, after), skill in box.specials_after.items():
        if skill == special.id:
            return tell.text.say("oakdell-card-special", after=after, track=tell.track(track))
    return tell.text.say("oakdell-card-special-loose")


def _gear(gear: Gear, tell: Telling) -> tuple[str, ...]:
    piece = tell.text.say("oakdell-card-gear", kind=gear.kind, piece=gear.piece_name.in_(tell.text.locale))
    return piece, gear_text(gear, tell)


def gear_text(gear: Gear, tell: Telling) -> str:
    """What gear does."""
    return tell.gear(gear.trigger, gear.when, gear.cost, gear.effect)


def _potion(potion: Potion, tell: Telling) -> tuple[str, ...]:
    row = tell.text.say("oakdell-card-potion", row=potion.row, circles=potion.circles)
    return row, tell.sentences(potion.effect)


def _sheet(sheet: Sheet, tell: Telling) -> Iterator[str]:
    text = tell.text
    pools = [
        text.say(
            "oakdell-card-pool",
            name=pool.name.in_(text.locale),
            start=pool.start,
            most=pool.max,
            grows="yes" if pool.start < pool.max else "no",
        )
        for pool in sheet.pools
    ]
    level = str(sheet.level)
    yield text.say("oakdell-card-sheet", level=level, copies=sheet.copies, drops=text.listed(pools))
    if sheet.table is not None:
        white, black = (" ".join(map(str, column)) for column in (sheet.table.white, sheet.table.black))
        yield text.say("oakdell-card-table", white=white, black=black)
    kind = kind_of(sheet.ability)
    if kind != "none":
        name = text.say(f"oakdell-ability-{kind}.name")
        yield text.say("oakdell-card-ability", name=name, what=tell.say(sheet.ability))
    reward = tell.sentences(sheet.reward) if sheet.reward else text.say("oakdell-card-victory")
    yield text.say("oakdell-card-reward", reward=reward)
    yield _marks(sheet, tell)
    if sheet.lore is not None:
        yield sheet.lore.in_(text.locale)


def _marks(sheet: Sheet, tell: Telling) -> str:
    """Points and icons."""
    text = tell.text
    points = Counter(point.colour for point in sheet.points)
    colours = [text.say(f"oakdell-card-points-{colour}", n=n) for colour, n in points.items()]
    told = text.say("oakdell-card-points", n=len(sheet.points), points=text.listed(colours))
    icons = [text.say("oakdell-card-icon-key") if icon.kind == "key" else tell.track(icon.kind) for icon in sheet.icons]
    return f"{told} {text.say('oakdell-card-icons', icons=text.listed(icons))}" if icons else told


def _dungeon(dungeon: Dungeon, box: Box, tell: Telling) -> str:
    boss, shrines = dungeon.rounds.boss, dungeon.rounds.shrines
    return tell.text.say(
        "oakdell-card-dungeon",
        difficulty=dungeon.difficulty,
        boss=boss.normal,
        boss_longer=boss.longer,
        shrines=shrines.normal,
        shrines_longer=shrines.longer,
        who=box.sheets[dungeon.default_boss].name.in_(tell.text.locale),
    )


def _shrine(shrine: Shrine, dungeon: str, tell: Telling) -> str:
    return tell.text.say("oakdell-card-shrine", dungeon=dungeon, cost=circles(shrine.cost, tell))
