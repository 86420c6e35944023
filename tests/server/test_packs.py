"""Content packs: named when the server starts, chosen for a new table by their hash, kept with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from oakveil.games.avel.catalogue import HOUSE
from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.packs import BadPack, read_pack
from oakveil.server.serve import CannotServe, serve

from .pages import Table, opened, play_on
from .running import free_port


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack in which the Basilisk is called otherwise."""
    folder = tmp_path / "Strange beasts"
    folder.mkdir()
    told = (HOUSE / "monsters.toml").read_text()
    name = told.partition('name = { en = "')[2].partition('"')[0]
    (folder / "monsters.toml").write_text(told.replace(f'"{name}"', '"Jabberwock"'))
    return folder


def test_a_pack_is_offered_by_its_hash_and_played_with(config: Config, pack: Path) -> None:
    with TestClient(make_app(replace(config, packs=(str(pack),)))) as client, opened(client) as house:
        sheet = client.get("/api/games/avel").json()
        [card] = sheet["packs"]
        assert card == {"id": read_pack(str(pack)).id, "name": "Strange beasts"}
        assert "Jabberwock" not in str(sheet["furniture"])
        strange = client.get(f"/api/games/avel?pack={card['id']}").json()
        assert (strange["pack"], strange["pack_name"]) == (card["id"], card["name"])
        assert "Jabberwock" in str(strange["furniture"])
        assert client.post("/api/games/avel/outlook", json={"pack": card["id"]}).status_code == 200
        options = {"heroes": 1, "bag_draw": "grab_calm"}
        table = house.lay("avel", pack=card["id"], options=options)
        page = table.page()
        assert page.welcome["pack"] == table.get()["pack"] == card["id"]
        hint = page.ask("HintAsk", seat=1)
        assert hint["type"] == "Hint", hint
        play_on(page)
        assert table.get("/verify")["verified"]
        assert "Jabberwock" in table.request("GET", "/oak").text
        again = table.post("/rematch")
        assert client.get(f"/api/tables/{again['table']}", headers=bearer(table)).json()["pack"] == card["id"]


def bearer(table: Table) -> dict[str, str]:
    return {"authorization": f"Bearer {table.host}"}


def test_a_table_goes_on_when_its_pack_is_no_longer_offered(
    config: Config, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(replace(config, packs=(str(pack),)))) as client, opened(client) as house:
        table = house.lay("avel", pack=read_pack(str(pack)).id, options={"bag_draw": "grab_calm"})
        play_on(table.page(), until=lambda page: page.view["number"] > 3)
    monkeypatch.setattr("oakveil.server.packs.SHELF._packs", {})
    monkeypatch.setattr("oakveil.server.packs.SHELF._contents", {})
    with TestClient(make_app(config)) as client, opened(client) as house:
        assert client.get("/api/games/avel").json()["packs"] == []
        sheet = client.get(f"/api/games/avel?pack={read_pack(str(pack)).id}").json()
        assert sheet["pack_name"] == "Strange beasts"
        table.house = house
        page = table.page()
        number = page.view["number"]
        play_on(page, until=lambda page: page.view["number"] > number + 2)
        body = {"game": "avel", "seats": [{"type": "Me"}], "pack": read_pack(str(pack)).id}
        assert client.post("/api/tables", json=body).json()["reason"] == "unknown"


def test_a_folder_that_is_no_pack_is_refused_in_one_line(pack: Path, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="there is no such folder"):
        read_pack(str(tmp_path / "nowhere"))
    (pack / "monsters.toml").write_text("[[monster]]\nid = 1\n")
    with pytest.raises(CannotServe, match=r"^--pack .*monsters\.toml.*$"):
        serve(Config(packs=(str(pack),)), "127.0.0.1", free_port(), 1, False)
