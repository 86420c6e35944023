"""A campaign in words: the arguments of its messages, and the table line by line (specification 5, 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.table import Event
from oakveil.kernel.text import Value

from ..building_choices import Describe, FinishBuilding, Purchase
from ..building_words import step_told
from ..dice import Rolled
from ..naming import NONE, Naming
from ..sheet import money
from ..state import Veridia
from ..workshop import terms_of
from . import choices, evening_choices, events, player_choices
from .choices import RequestRoll
from .fights import FreeFight
from .present import campaign_of
from .requests import Requested
from .rewarding import Warned
from .sieges import percent

Record = Option | Event
_PEOPLE = frozenset({"person", "token", "unit"})
_THINGS = frozenset({"item", "trait", "service", "wage", "engine", "mode", "skill", "attribute", "pool", "ready"})
_WORDS = frozenset({"target", "settlement", "enforcement", "to", "field"})


def is_of_campaign(record: Record) -> bool:
    """Whether a record is an answer or an event of the campaign table."""
    return type(record).__module__.rpartition(".")[0] == __name__.rpartition(".")[0]


def arguments(g: Veridia, record: Record, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an answer or event of a campaign."""
    args: dict[str, Value] = {}
    for field in record.__struct_fields__:
        value = _argument(g, field, getattr(record, field), words)
        if value is not None:
            args[field] = value
    return args | (_of_answer(g, record, words) if isinstance(record, Option) else _of_event(g, record, words))


def _argument(g: Veridia, field: str, value: object, words: Naming) -> Value | None:
    match value:
        case None | "":
            return NONE
        case bool(fact):
            return "yes" if fact else "no"
        case int(seat) if field == "seat":
            return words.seat(g, seat)
        case int(n) | float(n):
            return n
        case str(id) if field in _PEOPLE:
            return who(g, id, words)
        case str(id) if field in _THINGS:
            return words.inside(id)
        case str(word) if field in _WORDS:
            return words.text.say(f"veridia-gm-word-{word}")
        case str(word):
            return word
        case (int(column), int(row)) if field == "cell":
            return words.cell((column, row))
    return None


def who(g: Veridia, id: str, words: Naming) -> str:
    """A person, a token or a unit by its id; whatever else it is, as it stands."""
    campaign = campaign_of(g)
    if id in campaign.people:
        return campaign.people[id].name
    if g.state.fight is not None and id in g.state.fight.units:
        return words.unit(g, id)
    for scene in campaign.scenes.values():
        for token in scene.tokens:
            if token.id == id:
                return token_name(token.id, token.name, token.number, words)
    stem, _, number = id.partition(".")
    return token_name(id, "", int(number), words) if number.isdigit() else words.thing(stem) if stem else NONE


def token_name(id: str, name: str, number: int, words: Naming) -> str:
    """A token: the name that the master gave it, or that of its kind, and its number."""
    called = name or words.thing(id.partition(".")[0])
    return words.text.say("veridia-numbered", name=called, number=number) if number else called


def _named(g: Veridia, ids: tuple[str, ...], words: Naming) -> str:
    return words.text.listed([who(g, id, words) for id in ids]) if ids else NONE


def word(value: str, words: Naming) -> str:
    """A quantity or a value of an override as players read it."""
    if words.text.has(f"veridia-gm-word-{value}"):
        return words.text.say(f"veridia-gm-word-{value}")
    if not value or value == NONE:
        return words.text.say("veridia-gm-word-nothing")
    return value if value.lstrip("-").isdigit() or value.startswith("VER-") else words.inside(value)


def wish_told(wish: RequestRoll, words: Naming) -> str:
    """What a request asks for: "perception + alertness, difficulty 2"."""
    if wish.dice is not None:
        what = words.text.say("veridia-gm-what-dice", n=wish.dice)
    elif wish.willpower:
        what = words.text.say("veridia-source-willpower")
    else:
        what = pool_told("+".join([id for id in (wish.specialty or wish.attribute, wish.skill) if id]), words)
    if not wish.difficulty:
        return what
    return words.text.say("veridia-gm-what-roll", what=what, difficulty=wish.difficulty)


def pool_told(pool: str, words: Naming) -> str:
    """An attribute and a skill: "perception + alertness"."""
    return " + ".join([words.inside(id) for id in pool.split("+") if id])


# -- answers -----------------------------------------------------------------------------------------------------------


def _of_answer(g: Veridia, answer: Option, words: Naming) -> dict[str, Value]:
    text, campaign = words.text, campaign_of(g)
    match answer:
        case player_choices.BuildStep(seat=seat, step=step):
            return {"step": _step(g, seat, step, words)}
        case player_choices.TakeReady(ready=ready):
            return {"ready": g.box.pregens[ready].name if ready in g.box.pregens else ready}
        case choices.RequestRoll(people=people):
            return {"people": _named(g, people, words), "wish": wish_told(answer, words)}
        case choices.LeadTo(people=people, scene=scene):
            return {"people": _named(g, people, words), "scene": campaign.scenes[scene].title}
        case choices.PlaceTokens(ref=ref, name=name):
            return {"ref": name or words.inside(ref.partition(":")[2])}
        case choices.EditTerrain(cells=cells) | choices.HideArea(cells=cells):
            return {"n": len(cells)}
        case choices.AnswerWish(number=number):
            wish = next((one.wish for one in campaign.wishes if one.number == number), None)
            if wish is None:
                return {"name": NONE, "what": NONE}
            return {"name": who(g, wish.person, words), "what": pool_told(f"{wish.attribute}+{wish.skill}", words)}
        case choices.AnswerProposal(person=person):
            return {"what": _proposed(g, person, words)}
        case choices.Override(what=what, value=value):
            return {"what": word(what, words), "value": word(value, words)}
        case choices.Correct(who=id, what=what, value=value):
            told = word(value.removeprefix("-"), words)
            return {"who": who(g, id, words), "what": word(what, words), "value": told}
        case choices.Reveal(what=what):
            return {"what": word(what, words)}
        case evening_choices.GiveAward(people=people):
            return {"people": _named(g, people, words), "award": _award(answer, words)}
        case evening_choices.ResolvePrompt(number=number):
            prompt = next((one for one in campaign.prompts if one.number == number), None)
            if prompt is None:
                return {"name": NONE, "trait": NONE}
            return {"name": who(g, prompt.person, words), "trait": words.thing(prompt.trait)}
        case evening_choices.RuleCritical(row=row):
            known = g.box.critical_failures.get(row)
            return {"row": known.text.in_(words.locale) if known is not None else NONE}
        case evening_choices.ChooseIdea(idea=idea):
            return {"idea": g.box.ideas[idea].text.in_(words.locale) if idea in g.box.ideas else idea}
        case evening_choices.OpenShop(place=place):
            return {"place": place or text.say("veridia-gm-table-untitled")}
    return {}


def _step(g: Veridia, seat: Seat, step: Purchase | Describe | FinishBuilding, words: Naming) -> str:
    """A step on the bench of a seat, as in the builder."""
    character = g.state.characters.get(seat)
    if character is None:
        return NONE
    return step_told(step, character, terms_of(g.options, g.box), g.box, words.text)


def _proposed(g: Veridia, person: str, words: Naming) -> str:
    request = g.within(Requested)
    found = [one for one in request.proposed if one.person == person] if request is not None else []
    return pool_told(f"{found[0].attribute}+{found[0].skill}", words) if found else NONE


def _award(award: evening_choices.GiveAward | events.Awarded, words: Naming) -> str:
    text = words.text
    told = []
    if award.experience:
        told.append(text.say("veridia-gm-award-experience", n=award.experience))
    if award.deli:
        told.append(text.say("veridia-gm-award-deli", n=award.deli))
    if award.item:
        told.append(text.say("veridia-gm-counted", n=award.count, item=words.inside(award.item)))
    if award.trait:
        told.append(words.thing(award.trait.partition(":")[0]))
    if award.integrity:
        told.append(text.say("veridia-gm-award-integrity", n=award.integrity))
    return text.listed(told) if told else text.say("veridia-gm-word-nothing")


# -- events ------------------------------------------------------------------------------------------------------------


def _of_event(g: Veridia, event: Event, words: Naming) -> dict[str, Value]:
    text = words.text
    match event:
        case events.CampaignBegan(title=title):
            return {"title": g.box.ideas[title].text.in_(words.locale).rstrip(".") if title in g.box.ideas else title}
        case events.PeopleMoved(people=people) | events.RequestCancelled(people=people):
            return {"people": text.listed([*people])}
        case events.TokenPlaced(token=token) | events.TokenMoved(token=token) | events.TokenRemoved(token=token):
            return {"name": who(g, token, words)}
        case events.Revealed(what=what, name=name):
            shown = name or text.say("veridia-gm-master")
            return {"what": word(what, words), "name": words.thing(shown) if what in ("token", "field") else shown}
        case events.RollRequested(people=people, wish=wish):
            return {"people": text.listed([*people]), "wish": wish_told(wish, words)}
        case events.PoolProposed(what=what) | events.RollWished(what=what):
            return {"what": pool_told(what, words)}
        case events.RollMade(rolled=rolled, other=other):
            against = NONE if other is None else f"{words.faces(other)}; {words.result(other)}"
            return {**_roll(rolled, words), "against": against}
        case events.Overridden(what=what, who=id, old=old, new=new):
            told = (who(g, id, words), word(what, words), word(old, words), word(new, words))
            return dict(zip(("who", "what", "old", "new"), told, strict=True))
        case events.CriticalRuled(consequence=row):
            return {"consequence": g.box.critical_failures[row].text.in_(words.locale) if row else NONE}
        case events.DamageHeld(name=id):
            return {"name": who(g, id, words)}
        case events.TrackerChanged(names=names):
            return {"names": text.listed([_thing_or_name(g, name, words) for name in names]) if names else NONE}
        case events.GroupRolled(names=names):
            return {"names": text.listed([who(g, name, words) for name in names])}
        case events.Awarded():
            return {"award": _award(event, words)}
        case events.DayOver(paid=paid) | events.WageSettled(paid=paid):
            return {"paid": money(paid)}
        case events.StockFixed(price=price):
            return {"price": money(price)}
        case events.Traded(deli=deli):
            return {"deli": money(abs(deli))}
        case events.SiegeBegan(engines=engines):
            return {"engines": text.listed([words.inside(engine) for engine in engines])}
        case events.EngineShot(rolled=rolled):
            return _roll(rolled, words)
        case events.TraitInvoked(rolled=rolled):
            return _roll(rolled, words) if rolled is not None else {"faces": NONE, "result": NONE}
    return {}


def _thing_or_name(g: Veridia, name: str, words: Naming) -> str:
    return who(g, name, words) if "." in name else words.thing(name) if name.islower() else name


def _roll(rolled: Rolled, words: Naming) -> dict[str, Value]:
    return {"faces": words.faces(rolled), "result": words.result(rolled)}


# -- questions ---------------------------------------------------------------------------------------------------------


def about(g: Veridia, key: str, words: Naming) -> str:
    """What somebody must know to answer a question of the campaign; "" for nothing.

    The difficulty of a request is not told here where the master keeps it to himself.
    """
    request, warned, free = g.within(Requested), g.within(Warned), g.within(FreeFight)
    match key:
        case "request" | "request_luck" if request is not None:
            wish = request.wish
            told = wish_told(wish if wish.show_difficulty else replace(wish, difficulty=0), words)
            return f"{told}; {wish.note}" if wish.note else told
        case "integrity" | "judge_deed" if warned is not None:
            return warned.text.rstrip(".")
        case "free_slot" if free is not None and (unit := free.unit(g)) is not None:
            return words.unit(g, unit.id)
    return ""


# -- the table ---------------------------------------------------------------------------------------------------------


def lines(g: Veridia, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table of a campaign, besides a fight in progress: what is open to everybody."""
    campaign, text = campaign_of(g), words.text
    title = g.box.ideas[campaign.idea].text.in_(words.locale).rstrip(".") if campaign.idea in g.box.ideas else ""
    title = title or text.say("veridia-gm-table-untitled")
    day, hour = campaign.day + 1, campaign.hour
    yield text.say("veridia-gm-table-title", title=title, day=day, hour=hour, year=str(campaign.year))
    for person in campaign.people.values():
        if person.dead:
            yield text.say("veridia-gm-table-dead", name=person.name)
        else:
            yield text.say("veridia-gm-table-person", name=person.name, level=words.inside(person.level))
    scene = campaign.scenes.get(campaign.scene)
    if scene is not None:
        yield text.say("veridia-gm-table-scene", title=scene.title)
        for token in scene.tokens:
            if token.id not in campaign.people:
                yield text.say("veridia-gm-table-token", name=token_name(token.id, token.name, token.number, words))
        for clock in scene.clocks:
            yield text.say("veridia-gm-table-clock", title=clock.title, filled=clock.filled, segments=clock.segments)
    for paper in campaign.papers:
        yield text.say("veridia-gm-table-paper", title=paper.title, text=" ".join(paper.text.split()) or "-")
    if campaign.shop is not None:
        stock = campaign.shop.stock
        yield text.say("veridia-gm-table-shop", place=stock.place, items=len(stock.items))
    if campaign.siege is not None:
        target = text.say(f"veridia-gm-word-{campaign.siege.target}")
        yield text.say("veridia-gm-table-siege", target=target, percent=percent(campaign.siege))
    if campaign.hidden_rolls:
        yield text.say("veridia-gm-table-hidden", count=campaign.hidden_rolls)
