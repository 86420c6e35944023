"""A recorded game of The Order of Veiel: what comes over the socket of the heroes, with a person as dungeon master."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from litestar import Litestar

from oakveil.games.veiel.options import VeielOptions
from oakveil.server.house import House as ServerHouse
from tests.games.veiel.secrets import Json, Watch

from .pages import House, Page

SECRET = "the moon over Veiel"
OPTIONS: dict[str, Any] = {
    **{"heroes": 2, "players": 1, "dm": "human", "dm_dice": "hidden", "dm_fudge": "free", "riddle": "spoken"},
    **{"hero_pick": "random", "boss": "hunter", "adjust_events": 2},
}
MOVES = 400


@pytest.mark.rule("VEIEL-INFO-01", "VEIEL-DMTURN-09")
def test_the_socket_of_the_heroes_carries_no_secret(house: House) -> None:
    table = house.lay("veiel", {"type": "Me"}, {"type": "Open"}, options=OPTIONS)
    master, heroes = table.join(), table.page()
    watcher = table.page(table.links["watch"])
    table.post("/begin")
    app: Litestar = house.client.app
    server: ServerHouse = app.state.house
    room = server.rooms[table.id]
    watch, dice, heard = Watch(VeielOptions(**OPTIONS)), Random(7), 0
    for _ in range(MOVES):
        for page in (heroes, master, watcher):
            page.catch_up()
        told = heroes.events()
        for event in told[heard:]:
            watch.hear(event["event"])
        heard = len(told)
        assert room.match is not None
        for page in (heroes, watcher):
            watch.look(room.match.table, page.view)
            assert all(not question["options"] for question in page.view["questions"] if not question["mine"])
        if heroes.view["ending"]:
            break
        asked = next(page for page in (master, heroes) if page.is_asked())
        asked.answer(choice_of(asked, dice))
    assert watch.looks > MOVES
    held = {card for report in master.heard if report["type"] == "View" for card in report["state"]["hand"]["cards"]}
    assert held, "the DM has seen its own cards"
    for page in (heroes, watcher):
        assert SECRET not in json.dumps(page.heard)


def choice_of(page: Page, dice: Random) -> Json:
    """Anything but giving up, or seeking the boss."""
    if page.mine["free"] == "SetRiddle":
        return {"type": "SetRiddle", "question": "What is pale and has no face?", "answers": [SECRET]}
    if page.mine["free"]:
        return {"type": "Reply", "text": "a ghost"}
    wanted = [one for one in page.choices() if one["type"] not in ("Concede", "FaceBoss", "StayLonger", "OfferDefeat")]
    return dice.choice(wanted or page.choices())
