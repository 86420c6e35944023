"""What the page of a campaign shows: the party, the request in hand, the market, the log with what may be overridden.

The table was dealt anew for whoever is told: what a seat may not know is not there (specification 2.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .calendar import date_of
from .campaign.library import profile_of_ref, scaled
from .campaign.people import folk_of, profile_of
from .campaign.records import MASTER, Folk, Person, Token
from .campaign.requests import Requested
from .campaign.trading import price_for
from .forecast import Fighter, Forecast, foreseen
from .health import level_name
from .naming import Naming
from .odds import RollOdds, roll_odds
from .outfitting import sold_as
from .page_building import FightAid, Sheet, fight_of, sheet_of, source_told
from .page_log import LineAid, exported_log, log_of
from .profile import Profile
from .quick import quick_of, quick_of_npc, written
from .records import LevelId
from .rules.setup import units_of
from .sheet import money
from .shopping import selling_price
from .state import Veridia
from .things import owned_name, thing_name
from .threat import threat_of

FORESEEN_FOR = 2.0
"""Seconds that a forecast may take."""


class OfferAid(Struct, frozen=True):
    """A thing of one's own that the market takes, at a place of the gear."""

    place: int
    name: str
    price: str


class SecretAid(Struct, frozen=True, kw_only=True):
    """What only the master and its own player know of somebody."""

    damage: int
    levels: tuple[int, int, int, int]
    pools: dict[str, tuple[int, int]]
    willpower: int
    integrity: int
    deli: str
    experience: int
    disease: int
    conditions: tuple[str, ...]
    traits: dict[str, str]
    gear: tuple[str, ...]
    offers: tuple[OfferAid, ...]
    fight: FightAid


class PersonAid(Struct, frozen=True, kw_only=True):
    """Somebody of the party. `secret` is None for those who may not know it."""

    id: str
    seat: Seat
    name: str
    level: LevelId
    scene: str
    run: str
    dead: bool
    secret: SecretAid | None


class TokenAid(Struct, frozen=True, kw_only=True):
    """A token of the present scene. `level` is its health level and `threat` its threat, for the master alone."""

    id: str
    name: str
    side: str
    seat: Seat
    hidden: bool
    level: LevelId | Literal[""]
    threat: int


class RequestAid(Struct, frozen=True, kw_only=True):
    """The request in hand. `pools` tell whoever is asked, and the master, what each person would roll.

    `difficulty` is None where it is not shown.
    """

    told: str
    note: str
    visibility: str
    waiting: tuple[str, ...]
    difficulty: int | None
    pools: dict[str, PoolAid]


class PoolAid(Struct, frozen=True, kw_only=True):
    """What somebody would roll, in words part by part, with the odds as far as the difficulty is known."""

    dice: int
    parts: tuple[str, ...]
    odds: RollOdds


class GoodsAid(Struct, frozen=True, kw_only=True):
    """A thing at the market; `prices` for each person, in words."""

    item: str
    name: str
    section: str
    prices: dict[str, str]


class CampaignAids(Struct, frozen=True, kw_only=True):
    """A campaign as a seat may know it. `asked`: the seats that the table waits for."""

    title: str
    date: str
    hour: int
    people: tuple[PersonAid, ...]
    tokens: tuple[TokenAid, ...]
    request: RequestAid | None
    market: tuple[GoodsAid, ...]
    log: tuple[LineAid, ...]
    asked: tuple[Seat, ...]
    party_threat: int
    siege: str


RECORDS: tuple[type[Struct], ...] = (CampaignAids, Forecast)


@rule("VER-GM-01", "VER-GM-02", "VER-GM-11", "VER-GM-15")
def campaign_aids(g: Veridia, seat: Seat | None, text: Text) -> CampaignAids | None:
    """What can be told of a campaign at once; None elsewhere."""
    campaign = g.state.campaign
    if campaign is None:
        return None
    words = Naming(g.box, text)
    date = date_of(campaign.day, campaign.year)
    return CampaignAids(
        title=campaign.place,
        date=text.say("veridia-page-date", year=str(date.year), month=date.month, day=date.day),
        hour=campaign.hour,
        people=tuple([_person(g, person, seat, words) for person in campaign.people.values()]),
        tokens=tuple(_tokens(g, seat, words)),
        request=_request(g, seat, words),
        market=tuple(_market(g, seat, words)),
        log=log_of(g, seat, text),
        asked=tuple(sorted({ask.seat for ask in g.asks()})),
        party_threat=_party_threat(g, seat),
        siege="" if campaign.siege is None else campaign.siege.done,
    )


# -- the party ---------------------------------------------------------------------------------------------------------


def _may_know(person: Person, seat: Seat | None) -> bool:
    return seat == MASTER or (seat is not None and person.seat == seat)


@rule("VER-GM-02", "VER-GM-09")
def _person(g: Veridia, person: Person, seat: Seat | None, words: Naming) -> PersonAid:
    return PersonAid(
        id=person.id,
        seat=person.seat,
        name=person.name,
        level=person.level,
        scene=person.scene,
        run=person.run,
        dead=person.dead,
        secret=_secret(g, person, folk_of(person), words) if _may_know(person, seat) else None,
    )


def _secret(g: Veridia, person: Person, folk: Folk, words: Naming) -> SecretAid:
    character, being, profile = folk.character, folk.being, profile_of(g, person)
    unit = g.state.fight.units.get(person.id) if g.state.fight is not None else None
    pools = being.pools if unit is None else unit.pools
    conditions = folk.conditions if unit is None else tuple([one.id for one in unit.conditions])
    return SecretAid(
        damage=being.damage if unit is None else unit.damage,
        levels=profile.levels,
        pools={pool: (pools.get(pool, 0), most) for pool, most in profile.pools.items()},
        willpower=profile.willpower,
        integrity=character.integrity,
        deli=money(character.deli),
        experience=character.experience,
        disease=being.disease,
        conditions=tuple([words.inside(id) for id in conditions]),
        traits={taken: words.thing(taken.partition(":")[0]) for taken in character.traits},
        gear=tuple([owned_name(owned, g.box, words.text) for owned in character.gear]),
        offers=tuple(
            [
                OfferAid(place, owned_name(owned, g.box, words.text), money(selling_price(owned, g.box)))
                for place, owned in enumerate(character.gear)
                if sold_as(owned.item, g.box) in g.box.items
            ]
        ),
        fight=fight_of(character, g.box, words.text),
    )


def _party_threat(g: Veridia, seat: Seat | None) -> int:
    """The threat of everybody who is alive, as far as the seat may know the sheets."""
    campaign = g.state.campaign
    assert campaign is not None
    known = [one for one in campaign.people.values() if _may_know(one, seat) and not one.dead]
    return sum(threat_of(profile_of(g, person), g.box) for person in known)


# -- tokens ------------------------------------------------------------------------------------------------------------


@rule("VER-GM-02", "VER-GM-07")
def _tokens(g: Veridia, seat: Seat | None, words: Naming) -> list[TokenAid]:
    """The tokens of the present scene: those on the map, and for the master those behind the screen."""
    campaign = g.state.campaign
    assert campaign is not None
    scene = campaign.scenes.get(campaign.scene)
    if scene is None:
        return []
    found = [_token(g, token, seat, False, words) for token in scene.tokens]
    if seat == MASTER:
        behind = campaign.behind
        found += [_token(g, it, seat, True, words) for it in behind.tokens if behind.where.get(it.id) == scene.id]
    return found


def _token(g: Veridia, token: Token, seat: Seat | None, hidden: bool, words: Naming) -> TokenAid:
    campaign = g.state.campaign
    assert campaign is not None
    make = campaign.behind.makes.get(token.id) if seat == MASTER else None
    profile = profile_of_ref(make.ref, campaign.behind.npcs, g.box) if make is not None else None
    level: LevelId | Literal[""] = ""
    threat = 0
    if profile is not None and make is not None:
        known = scaled(profile, make)
        level, threat = level_name(known.levels, make.damage), threat_of(known, g.box)
    name = token.name or words.thing(token.id.partition(".")[0])
    numbered = f"{name} {token.number}" if token.number else name
    return TokenAid(
        id=token.id, name=numbered, side=token.side, seat=token.seat, hidden=hidden, level=level, threat=threat
    )


# -- requests ----------------------------------------------------------------------------------------------------------


@rule("VER-GM-03", "VER-ODDS-01", "VER-ODDS-06")
def _request(g: Veridia, seat: Seat | None, words: Naming) -> RequestAid | None:
    """The request that is answered now; a hidden difficulty is told to the master alone."""
    request = g.within(Requested)
    campaign = g.state.campaign
    if request is None or campaign is None:
        return None
    shown = request.wish.show_difficulty or seat == MASTER
    pools = {}
    for id in request.waiting:
        person = campaign.people[id]
        if _may_know(person, seat):
            pool = request.pool(g, person)
            parts = [f"{source_told(part, g.box, words.text)} {part.amount}" for part in pool.parts]
            difficulty = pool.difficulty if shown else 0
            pools[id] = PoolAid(dice=pool.dice, parts=tuple(parts), odds=roll_odds(max(0, pool.dice), difficulty))
    return RequestAid(
        told=_told_wish(request, g, words),
        note=request.wish.note,
        visibility=request.shown,
        waiting=tuple([campaign.people[id].name for id in request.waiting]),
        difficulty=request.wish.difficulty if shown else None,
        pools=pools,
    )


def _told_wish(request: Requested, g: Veridia, words: Naming) -> str:
    wish = request.wish
    if wish.dice is not None:
        return words.text.say("veridia-page-dice", n=wish.dice)
    if wish.willpower:
        return words.text.say("veridia-page-willpower")
    ids = [id for id in (wish.specialty, wish.attribute, wish.skill) if id]
    return " + ".join([thing_name(id, g.box, words.text) for id in ids])


# -- the market --------------------------------------------------------------------------------------------------------


@rule("VER-GM-12", "VER-MONEY-03")
def _market(g: Veridia, seat: Seat | None, words: Naming) -> list[GoodsAid]:
    """What the open market has, with the price for each person whose purse the seat knows."""
    campaign = g.state.campaign
    if campaign is None or campaign.shop is None:
        return []
    buyers = [person for person in campaign.people.values() if _may_know(person, seat) and not person.dead]
    return [
        GoodsAid(
            item=item,
            name=thing_name(item, g.box, words.text),
            section=g.box.items[item].section,
            prices={person.id: money(price_for(g, person, item)) for person in buyers},
        )
        for item in g.box.items
        if item in campaign.shop.stock.items
    ]


# -- what takes longer -------------------------------------------------------------------------------------------------


@rule("VER-GM-14", "VER-LAB-03")
def consult_campaign(g: Veridia, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
    """The `campaign.sheet` of a person in some form, the `campaign.export` of the log, or the
    `campaign.forecast` of foes such as "npc:guard*2".

    Raises KeyError, ValueError for a strange wish, or for what the seat may not know.
    """
    campaign = g.state.campaign
    if campaign is None:
        raise ValueError("there is no campaign")
    match topic:
        case "campaign.sheet":
            person = campaign.people[about["person"]]
            if not _may_know(person, seat):
                raise ValueError("this sheet is somebody else's")
            return sheet_of(folk_of(person).character, about["form"], g.box, text)
        case "campaign.npc" if seat == MASTER:
            profile = profile_of_ref(about["ref"], campaign.behind.npcs, g.box)
            if profile is None:
                raise ValueError(about["ref"])
            return Sheet("quick", _quick(g.box, about["ref"], profile))
        case "campaign.export":
            return exported_log(g, seat, about, text)
        case "campaign.forecast" if seat == MASTER:
            return forecast_of(g, str(about["foes"]))
    raise KeyError(topic)


def _quick(box: Box, ref: str, profile: Profile) -> str:
    """The quick form of somebody of the library."""
    card = box.npcs.get(ref.partition(":")[2]) if ref.startswith("npc:") else None
    return written(quick_of_npc(card, card.name.en, box) if card is not None else quick_of(profile, box))


@rule("VER-GM-14", "VER-LAB-02", "VER-LAB-03")
def forecast_of(g: Veridia, foes: str) -> Forecast:
    """The party as it fares now against these foes. Raises ValueError where there is nobody on a side."""
    campaign = g.state.campaign
    assert campaign is not None
    party = [
        Fighter(profile_of(g, person), folk_of(person).being.damage, folk_of(person).being.pools)
        for person in campaign.people.values()
        if not person.dead
    ]
    against = []
    for wish in units_of(foes, "foes", "b", 2):
        profile = profile_of_ref(f"{wish.kind}:{wish.id}", campaign.behind.npcs, g.box)
        if profile is None:
            raise ValueError(foes)
        against.append(Fighter(profile))
    if not party or not against:
        raise ValueError("nobody to fight")
    return foreseen(party, against, g.box, seconds=FORESEEN_FOR)
