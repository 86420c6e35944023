"""The box: the components of a catalogue with everything worked out that never changes during a game."""

from __future__ import annotations

from typing import Literal

from .catalogue import Catalogue
from .chords import Chords
from .effects.words import Trigger
from .map_checks import GHOST
from .maze import Maze
from .records import Gear, GearId, Scenario, SheetId, SpecialId, TrackId


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its catalogue."""

    ghost = GHOST

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.sources = catalogue.sources
        self.warnings = catalogue.warnings
        self.sectors = catalogue.sectors
        """The Dice Sheet (OAK-DRAFT-02)."""
        self.heroes = catalogue.heroes
        self.tracks = catalogue.tracks
        self.specials = catalogue.specials
        self.gear = catalogue.gear
        self.potions = catalogue.potions
        self.sheets = catalogue.sheets
        self.dungeons = catalogue.dungeons
        self.names = catalogue.names
        self.full_max = catalogue.character.full_hearts_max
        self.broken_max = catalogue.character.broken_hearts_max
        self.sets = catalogue.character.set
        self.values: dict[TrackId, tuple[int, ...]] = {id: track.values for id, track in self.tracks.items()}
        """The values of the circles of each track, circle 1 first (OAK-SKILL-01)."""
        self.specials_after: dict[tuple[TrackId, int], SpecialId] = {
            (id, hanging.after): hanging.skill for id, track in self.tracks.items() for hanging in track.specials
        }
        """The special skill that hangs after a circle of a track, the circles counted from 1 (OAK-SKILL-06)."""
        self.bosses: tuple[SheetId, ...] = tuple(id for id, sheet in self.sheets.items() if sheet.level == "boss")
        self._of_level: dict[object, tuple[SheetId, ...]] = {
            level: tuple(id for id, sheet in self.sheets.items() if sheet.level == level and id != GHOST)
            for level in (1, 2, 3)
        }
        self._chords: dict[SheetId, Chords] = {}
        self._mazes: dict[str, Maze] = {}
        self._gear_with: dict[tuple[tuple[GearId, ...], Trigger], tuple[Gear, ...]] = {}

    def of_level(self, level: Literal[1, 2, 3]) -> tuple[SheetId, ...]:
        """The sheets of a level, without the Ghost."""
        return self._of_level[level]

    def chords(self, sheet: SheetId) -> Chords:
        """What the lines of a sheet cross; worked out when first asked for."""
        found = self._chords.get(sheet)
        if found is None:
            found = self._chords[sheet] = Chords(self.sheets[sheet])
        return found

    def maze(self, dungeon: str) -> Maze:
        """The map of a dungeon."""
        found = self._mazes.get(dungeon)
        if found is None:
            found = self._mazes[dungeon] = Maze(self.dungeons[dungeon])
        return found

    def gear_with(self, owned: tuple[GearId, ...], trigger: Trigger) -> tuple[Gear, ...]:
        """The gear among this that works then, in the order in which it was gained."""
        found = self._gear_with.get((owned, trigger))
        if found is None:
            found = tuple(self.gear[id] for id in owned if self.gear[id].trigger == trigger)
            self._gear_with[owned, trigger] = found
        return found

    def rounds(self, dungeon: str, scenario: Scenario, longer: bool) -> int:
        """How many rounds a game has (OAK-ROUND-01)."""
        rounds = self.dungeons[dungeon].rounds
        track = rounds.boss if scenario == "boss" else rounds.shrines
        return track.longer if longer else track.normal
