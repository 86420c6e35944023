"""Scenes: opening and changing them, tokens, what is hidden and shown, notes, clocks (VER-GM-02, VER-GM-07)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..board import Cell
from ..state import Veridia
from .choices import (
    ChangeScene,
    EditTerrain,
    LeadTo,
    MoveToken,
    OpenScene,
    PlaceTokens,
    RemoveToken,
)
from .deeds import deed
from .events import (
    PeopleMoved,
    SceneChanged,
    SceneOpened,
    TerrainChanged,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from .library import profile_of_ref
from .people import living, profile_of, unit_of, unknown_person
from .present import campaign_of
from .records import MASTER, Make, Person, Scene, SceneId, Token, TokenId

MOST_SCENES, MOST_TOKENS, MOST_NOTES = 40, 60, 200
PRIVATE = (MASTER,)


def put_behind(g: Veridia, **changes: object) -> None:
    """Change what lies behind the master's screen."""
    campaign = campaign_of(g)
    campaign.screen = replace(campaign.screen, front=replace(campaign.behind, **changes))


def new_id(g: Veridia, kind: str) -> str:
    campaign = campaign_of(g)
    campaign.next_id += 1
    return f"{kind}{campaign.next_id - 1}"


def scene_of_token(g: Veridia, id: TokenId) -> Scene | None:
    """The scene on whose map a token stands openly."""
    scenes = campaign_of(g).scenes.values()
    return next((scene for scene in scenes if any(token.id == id for token in scene.tokens)), None)


def token_of(scene: Scene, id: TokenId) -> Token:
    return next(token for token in scene.tokens if token.id == id)


def put(g: Veridia, scene: Scene) -> Scene:
    campaign_of(g).scenes[scene.id] = scene
    return scene


def with_token(scene: Scene, token: Token) -> Scene:
    """A scene with a token, in the place of the one of that id."""
    if any(known.id == token.id for known in scene.tokens):
        return replace(scene, tokens=tuple([token if known.id == token.id else known for known in scene.tokens]))
    return replace(scene, tokens=(*scene.tokens, token))


def map_of(scene: Scene) -> str:
    """The id of the map of a scene as the master has changed it."""
    edits = "".join([f"|{x},{y}{mark}" for (x, y), mark in sorted(dict(scene.terrain).items())])
    return scene.map + edits if scene.map else ""


def no_scene(g: Veridia, id: SceneId) -> Broken | None:
    return None if id in campaign_of(g).scenes else Broken("VER-GM-02", "veridia-gm-no-scene")


def off_map(g: Veridia, scene: Scene, cells: tuple[Cell, ...]) -> Broken | None:
    if not scene.map:
        return Broken("VER-GM-02", "veridia-gm-no-map") if cells else None
    board = g.box.boards[scene.map]
    inside = all(0 <= x < board.width and 0 <= y < board.height for x, y in cells)
    return None if inside else Broken("VER-GM-02", "veridia-gm-off-map")


# -- opening and changing ----------------------------------------------------------------------------------------------


def _cannot_open(g: Veridia, seat: Seat, wish: OpenScene) -> Broken | None:
    if wish.map and wish.map not in g.box.maps:
        return Broken("VER-GM-02", "veridia-gm-unknown-map")
    if len(campaign_of(g).scenes) >= MOST_SCENES:
        return Broken("VER-GM-02", "veridia-gm-full", {"most": MOST_SCENES})
    return unknown_person(g, wish.people)


@deed(OpenScene, "master", _cannot_open)
@rule("VER-GM-02")
def open_scene(g: Veridia, seat: Seat, wish: OpenScene) -> None:
    """A scene opens. Whoever is not named stays where he is; nobody named: all come."""
    campaign = campaign_of(g)
    id = new_id(g, "s")
    scene = Scene(id, wish.title, wish.place, wish.map, wish.lighting, wish.enforcement, wish.cover)
    put(g, scene)
    campaign.scene = id
    g.tell(SceneOpened, id, wish.title, wish.place)
    people = wish.people or tuple([person.id for person in living(g)])
    lead_to(g, seat, LeadTo(people, id))


@deed(ChangeScene, "master", lambda g, seat, wish: no_scene(g, wish.scene))
@rule("VER-GM-02", "VER-GM-08")
def change_scene(g: Veridia, seat: Seat, wish: ChangeScene) -> None:
    scene = campaign_of(g).scenes[wish.scene]
    put(
        g,
        replace(
            scene,
            title=wish.title,
            place=wish.place,
            lighting=wish.lighting,
            enforcement=wish.enforcement,
            cover=wish.cover,
        ),
    )
    g.tell(SceneChanged, scene.id, wish.title, wish.enforcement)


@deed(LeadTo, "master", lambda g, seat, wish: no_scene(g, wish.scene) or unknown_person(g, wish.people))
@rule("VER-GM-02")
def lead_to(g: Veridia, seat: Seat, wish: LeadTo) -> None:
    """People leave the scene they are in for another."""
    campaign = campaign_of(g)
    campaign.scene = wish.scene
    for id in wish.people:
        old = campaign.scenes.get(campaign.people[id].scene)
        if old is not None and old.id != wish.scene:
            put(g, replace(old, tokens=tuple([token for token in old.tokens if token.id != id])))
        person = campaign.people[id] = replace(campaign.people[id], scene=wish.scene)
        _stand(g, person)
    names = tuple([campaign.people[id].name for id in wish.people])
    if names:
        g.tell(PeopleMoved, names, campaign.scenes[wish.scene].title)


def seat_in_scene(g: Veridia, person: Person) -> None:
    """Somebody new stands in the scene that is open."""
    campaign = campaign_of(g)
    if campaign.scene:
        campaign.people[person.id] = replace(campaign.people[person.id], scene=campaign.scene)
        _stand(g, campaign.people[person.id])


def _stand(g: Veridia, person: Person) -> None:
    scene = campaign_of(g).scenes[person.scene]
    if not any(token.id == person.id for token in scene.tokens):
        size = profile_of(g, person).size
        put(g, with_token(scene, Token(person.id, person.name, 0, "a", person.seat, size)))


def _cannot_edit(g: Veridia, seat: Seat, wish: EditTerrain) -> Broken | None:
    broken = no_scene(g, wish.scene) or off_map(g, campaign_of(g).scenes[wish.scene], wish.cells)
    if broken is not None or wish.mark is None:
        return broken
    terrain = {**dict(campaign_of(g).scenes[wish.scene].terrain), **dict.fromkeys(wish.cells, wish.mark)}
    return no_start(g, campaign_of(g).scenes[wish.scene], tuple(terrain.items()))


def no_start(g: Veridia, scene: Scene, terrain: tuple[tuple[Cell, str], ...]) -> Broken | None:
    """Each side must keep a start cell."""
    board = g.box.boards[map_of(replace(scene, terrain=terrain))]
    return None if all(board.starts.values()) else Broken("VER-GM-02", "veridia-gm-no-start")


@deed(EditTerrain, "master", _cannot_edit)
@rule("VER-GM-02")
def edit_terrain(g: Veridia, seat: Seat, wish: EditTerrain) -> None:
    """Terrain and cover by hand; it counts for the next fight, and at once in one that goes on there."""
    scene = campaign_of(g).scenes[wish.scene]
    covered = [cell for cell in scene.covered if cell not in wish.cells]
    terrain = dict(scene.terrain)
    if wish.mark is not None:
        terrain.update(dict.fromkeys(wish.cells, wish.mark))
    fresh = (*covered, *wish.cells) if wish.covered else tuple(covered)
    show_map(g, put(g, replace(scene, terrain=tuple(sorted(terrain.items())), covered=tuple(sorted(fresh)))))
    g.tell(TerrainChanged, scene.title, len(wish.cells))


def show_map(g: Veridia, scene: Scene) -> None:
    """The map of a fight that goes on in a scene follows the scene; doors that are gone are not open."""
    if campaign_of(g).fighting == scene.id and g.state.fight is not None:
        g.fight.map = map_of(scene)
        if g.fight.map:
            g.fight.open_doors &= frozenset(g.board.doors)


# -- tokens ------------------------------------------------------------------------------------------------------------


def _cannot_place(g: Veridia, seat: Seat, wish: PlaceTokens) -> Broken | None:
    campaign = campaign_of(g)
    if (broken := no_scene(g, wish.scene)) is not None:
        return broken
    if profile_of_ref(wish.ref, campaign.behind.npcs, g.box) is None:
        return Broken("VER-GM-07", "veridia-gm-unknown-npc", {"ref": wish.ref})
    there = len(campaign.scenes[wish.scene].tokens) + len(campaign.behind.tokens)
    if there + wish.count > MOST_TOKENS:
        return Broken("VER-GM-07", "veridia-gm-full", {"most": MOST_TOKENS})
    return None


@deed(PlaceTokens, "master", _cannot_place)
@rule("VER-GM-07", "VER-GM-02")
def place_tokens(g: Veridia, seat: Seat, wish: PlaceTokens) -> None:
    """Any number of somebody, with scaled pools and health; hidden ones are behind the screen until they are shown."""
    campaign = campaign_of(g)
    profile = profile_of_ref(wish.ref, campaign.behind.npcs, g.box)
    assert profile is not None
    kind = wish.ref.partition(":")[2]
    stem = re.sub(r"[^a-z0-9]+", "_", wish.name.lower()).strip("_") or kind
    for _ in range(wish.count):
        behind = campaign.behind
        taken = [id for id in behind.makes if id.rpartition(".")[0] == stem]
        number = 1 + max([int(id.rpartition(".")[2]) for id in taken], default=0)
        token = Token(f"{stem}.{number}", wish.name or profile.name, number, wish.side, MASTER, profile.size)
        makes = {**behind.makes, token.id: Make(wish.ref, wish.scale, wish.health)}
        if wish.hidden:
            put_behind(g, makes=makes, tokens=(*behind.tokens, token), where={**behind.where, token.id: wish.scene})
        else:
            put_behind(g, makes=makes)
            put(g, with_token(campaign.scenes[wish.scene], token))
        g.tell(TokenPlaced, token.id, token.name or kind, seats=PRIVATE if wish.hidden else None)


def _cannot_move(g: Veridia, seat: Seat, wish: MoveToken) -> Broken | None:
    """Players move their own tokens, outside fights and where nothing is enforced."""
    scene = scene_of_token(g, wish.token)
    if scene is None:
        hidden = seat == MASTER and any(token.id == wish.token for token in campaign_of(g).behind.tokens)
        return None if hidden else Broken("VER-GM-02", "veridia-gm-no-token")
    if seat != MASTER and token_of(scene, wish.token).seat != seat:
        return Broken("VER-GM-08", "veridia-gm-not-yours")
    if seat != MASTER and unit_of(g, wish.token) is not None and scene.enforcement == "full":
        return Broken("VER-GM-08", "veridia-gm-enforced")
    if unit_of(g, wish.token) is not None and wish.cell is None and scene.map:
        return Broken("VER-GM-06", "veridia-gm-in-fight")
    return off_map(g, scene, (wish.cell,) if wish.cell is not None else ())


@deed(MoveToken, "anybody", _cannot_move)
@rule("VER-GM-08", "VER-GM-02")
def move_token(g: Veridia, seat: Seat, wish: MoveToken) -> None:
    scene, behind = scene_of_token(g, wish.token), campaign_of(g).behind
    if scene is None:
        moved = [replace(one, cell=wish.cell) if one.id == wish.token else one for one in behind.tokens]
        put_behind(g, tokens=tuple(moved))
        g.tell(TokenMoved, wish.token, name_of_token(g, wish.token), seats=PRIVATE)
        return
    put(g, with_token(scene, replace(token_of(scene, wish.token), cell=wish.cell)))
    unit = unit_of(g, wish.token)
    if unit is not None and unit.fate == "up" and g.fight.map:
        unit.cell = wish.cell
    g.tell(TokenMoved, wish.token, name_of_token(g, wish.token))


def name_of_token(g: Veridia, id: TokenId) -> str:
    """What a token is called: the name that the master gave it, or the id of what it is."""
    campaign = campaign_of(g)
    scene = scene_of_token(g, id)
    token = token_of(scene, id) if scene else next((one for one in campaign.behind.tokens if one.id == id), None)
    return (token.name if token is not None else "") or id.partition(".")[0]


def _cannot_remove(g: Veridia, seat: Seat, wish: RemoveToken) -> Broken | None:
    if wish.token in campaign_of(g).people or wish.token not in campaign_of(g).behind.makes:
        return Broken("VER-GM-02", "veridia-gm-no-token")
    if unit_of(g, wish.token) is not None:
        return Broken("VER-GM-06", "veridia-gm-in-fight")
    return None


@deed(RemoveToken, "master", _cannot_remove)
@rule("VER-GM-02")
def remove_token(g: Veridia, seat: Seat, wish: RemoveToken) -> None:
    campaign, name = campaign_of(g), name_of_token(g, wish.token)
    scene, behind = scene_of_token(g, wish.token), campaign.behind
    if scene is not None:
        put(g, replace(scene, tokens=tuple([token for token in scene.tokens if token.id != wish.token])))
    put_behind(
        g,
        tokens=tuple([token for token in behind.tokens if token.id != wish.token]),
        makes={id: make for id, make in behind.makes.items() if id != wish.token},
        where={id: where for id, where in behind.where.items() if id != wish.token},
    )
    g.tell(TokenRemoved, wish.token, name, seats=None if scene is not None else PRIVATE)
