"""Fights of a campaign: who comes, how they fare afterwards (VER-GM-06, VER-GM-07, VER-GM-08, VER-SKIR-07)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, AskAny, Broken, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import Cell, footprint, printed_map
from ..characters import Character
from ..events import FightEnded, FightStarted, RoundBegan, SlotBegan
from ..rules.bodies import cells_of, is_out
from ..rules.initiative import in_order, roll_initiative
from ..rules.setup import MOST_UNITS, new_unit
from ..sequence import FightOut
from ..state import SIDES, Fight, Surprise, TurnState, Unit, UnitId, Veridia
from .deeds import deed
from .evening_choices import Finish, StartFight, StopFight
from .events import GroupRolled
from .library import profile_of_token
from .people import change, decider, folk_of, profile_of
from .present import campaign_of
from .records import MASTER, Scene, Token
from .scenes import map_of, put, put_behind

FREE_ROUNDS = 30
"""A fight in which nothing is enforced ends after so many rounds."""


def fighters(scene: Scene, wish: StartFight) -> list[Token]:
    """The tokens that a fight is between: those that are named, or all that stand there."""
    return [token for token in scene.tokens if not wish.tokens or token.id in wish.tokens]


def _cannot_start(g: Veridia, seat: Seat, wish: StartFight) -> Broken | None:
    campaign = campaign_of(g)
    scene = campaign.scenes.get(wish.scene)
    if scene is None:
        return Broken("VER-GM-02", "veridia-gm-no-scene")
    if g.state.fight is not None:
        return Broken("VER-GM-06", "veridia-gm-fighting")
    there = {token.id for token in scene.tokens}
    if not set(wish.tokens) <= there or len(set(wish.tokens)) < len(wish.tokens):
        return Broken("VER-GM-06", "veridia-gm-no-token")
    tokens = [token for token in fighters(scene, wish) if not _is_dead(g, token)]
    if len({token.side for token in tokens}) < 2:
        return Broken("VER-GM-06", "veridia-gm-two-sides")
    if len(tokens) > MOST_UNITS:
        return Broken("VER-GM-06", "veridia-gm-full", {"most": MOST_UNITS})
    return None


def _is_dead(g: Veridia, token: Token) -> bool:
    person = campaign_of(g).people.get(token.id)
    return person is not None and person.dead


@deed(StartFight, "master", _cannot_start)
@rule("VER-GM-06", "VER-GM-08")
def start_fight(g: Veridia, seat: Seat, wish: StartFight) -> Frame:
    """The units come as they are: with their wounds and what is left in their pools."""
    campaign = campaign_of(g)
    scene = campaign.scenes[wish.scene]
    units: dict[UnitId, Unit] = {}
    for token in fighters(scene, wish):
        if not _is_dead(g, token):
            units[token.id] = unit_for(g, token)
    fight = g.state.fight = Fight(map=map_of(scene), units=units, grouped=wish.grouped, background=scene.cover)
    fight.surprise = _SURPRISE[wish.ambush]
    campaign.fighting = scene.id
    for unit in units.values():
        cell = next(token.cell for token in scene.tokens if token.id == unit.id)
        if cell is not None and fight.map and fits(g, unit, cell):
            unit.cell = cell
    return CampaignFight(free=scene.enforcement == "free")


_SURPRISE: dict[str, Surprise] = {"": "none", "a": "roll_a", "b": "roll_b"}
"""An ambush is always tried for by a roll."""


@rule("VER-GM-07", "VER-POOL-02")
def unit_for(g: Veridia, token: Token) -> Unit:
    """A token as a unit of a fight."""
    person = campaign_of(g).people.get(token.id)
    if person is not None:
        being, profile = folk_of(person).being, profile_of(g, person)
        unit = new_unit(token.id, 0, token.side, decider(g, person), profile, g.box)
        unit.damage = being.damage
        unit.pools = {pool: min(most, being.pools.get(pool, 0)) for pool, most in profile.pools.items()}
        return unit
    unit = new_unit(token.id, token.number, token.side, token.seat, profile_of_token(g, token.id), g.box)
    unit.name = token.name
    unit.damage = min(sum(unit.profile.levels), campaign_of(g).behind.makes[token.id].damage)
    return unit


def fits(g: Veridia, unit: Unit, cell: Cell) -> bool:
    """Whether a unit can stand on a cell."""
    taken = {one for other in g.fight.units.values() if other is not unit for one in cells_of(other)}
    board, cells = g.board, footprint(cell, unit.profile.size)
    return not any(board.solid(one) or board.closed_to_walkers(one) or one in taken for one in cells)


class CampaignFight(Frame):
    """A fight of a campaign, and what is left of everybody afterwards. `free`: nothing is enforced."""

    free: bool = False

    @step("VER-GM-06", "VER-GM-08")
    def fight(self, g: Veridia) -> Frame:
        return FreeFight() if self.free else FightOut()

    @step("VER-SKIR-07", "VER-GM-07", "VER-HEALTH-05")
    def write_back(self, g: Veridia) -> None:
        """Wounds, pools and what was shot are written back; the dead and those who fled leave the scene."""
        campaign, fight = campaign_of(g), g.fight
        scene = campaign.scenes.get(campaign.fighting)
        g.state.fight, campaign.fighting, campaign.guided, campaign.criticals = None, "", False, ()
        for unit in fight.units.values():
            person = campaign.people.get(unit.id)
            if person is not None:
                character, being = folk_of(person).character, folk_of(person).being
                being = replace(being, damage=unit.damage, pools=dict(unit.pools), progress="0")
                change(g, person, _shot(character, unit), being, dead=unit.dead)
            elif unit.id in campaign.behind.makes:
                makes = campaign.behind.makes
                put_behind(g, makes={**makes, unit.id: replace(makes[unit.id], damage=unit.damage)})
        if scene is not None:
            put(g, replace(scene, tokens=tuple(_left(fight, scene))))


def _left(fight: Fight, scene: Scene) -> list[Token]:
    """The tokens of a scene after a fight, where they stand now."""
    found = []
    for token in scene.tokens:
        unit = fight.units.get(token.id)
        gone = unit is not None and unit.profile.kind != "character" and (unit.dead or unit.fate != "up")
        if not gone:
            found.append(token if unit is None else replace(token, cell=unit.cell))
    return found


@rule("VER-SKIR-07", "VER-AMMO-03")
def _shot(character: Character, unit: Unit) -> Character:
    """A character with the ammunition that is left, and its armour as it was worn."""
    gear = []
    for owned in character.gear:
        left = unit.ammunition.get(owned.item, owned.count) if not owned.stored else owned.count
        if left > 0:
            gear.append(replace(owned, count=min(owned.count, left)))
    return replace(character, gear=tuple(gear))


# -- where nothing is enforced -----------------------------------------------------------------------------------------


class FreeFight(Frame):
    """Rounds and slots, and nothing else: who does what is said and rolled at the table (VER-GM-08)."""

    place: int = 0

    @step("VER-GM-06", "VER-GM-08")
    def begin(self, g: Veridia) -> None:
        fight = g.fight
        sides = [(side, tuple([it.id for it in fight.units.values() if it.side == side])) for side in SIDES]
        g.tell(FightStarted, printed_map(fight.map), tuple([(side, units) for side, units in sides if units]))
        roll_initiative(g, [*fight.units.values()])
        tell_groups(g)

    @step("VER-GM-06", "VER-ROUND-01")
    def round(self, g: Veridia) -> None:
        fight = g.fight
        if fight.round >= FREE_ROUNDS:
            self.goto(FreeFight.over)
            return
        fight.round += 1
        fight.order = in_order(g)
        self.place = 0
        for unit in fight.units.values():
            unit.turn = TurnState()
        g.tell(RoundBegan, fight.round, fight.order)

    @step("VER-GM-06", "VER-GM-08")
    def slot(self, g: Veridia) -> AskAny | None:
        """Whose slot it is, and the master, can say that it is over."""
        unit = self.unit(g)
        if unit is None:
            self.goto(FreeFight.round)
            return None
        asks = [Ask(MASTER, "veridia.free_slot", (Finish(), StopFight()), Finish())]
        if unit.seat != MASTER:
            asks.append(Ask(unit.seat, "veridia.free_slot", (Finish(),), Finish()))
        return AskAny(tuple(asks))

    def on_slot(self, g: Veridia, choice: Option, seat: Seat) -> None:
        if isinstance(choice, StopFight):
            return
        unit = self.unit(g)
        assert unit is not None
        unit.turn.slot = "over"
        self.place += 1
        following = self.unit(g)
        if following is not None:
            g.tell(SlotBegan, following.id)
        self.goto(FreeFight.slot)

    @step("VER-GM-08")
    def over(self, g: Veridia) -> None:
        g.tell(FightEnded, "", "draw", g.fight.round)

    def unit(self, g: Veridia) -> Unit | None:
        """Whose slot it is; None when the round is over."""
        order = [id for id in g.fight.order if id in g.fight.units and not is_out(g.unit(id))]
        return g.unit(order[self.place]) if self.place < len(order) else None


@rule("VER-GM-06")
def tell_groups(g: Veridia) -> None:
    """Which equal NPCs share a roll of initiative."""
    if not g.fight.grouped:
        return
    groups: dict[tuple[str, str, int], list[Unit]] = {}
    for unit in g.fight.units.values():
        if unit.profile.kind != "character":
            groups.setdefault((unit.side, unit.profile.ref, unit.score), []).append(unit)
    for units in groups.values():
        if len(units) > 1:
            g.tell(GroupRolled, tuple([unit.id for unit in units]), units[0].score)
