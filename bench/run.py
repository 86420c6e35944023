#!/usr/bin/env python3
"""Measures how fast Oakveil is, beside other projects measured in the same run (docs/bench.md).

.venv/bin/python bench/run.py [--json] [--quick]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast Oakveil is, beside other projects.")
    parser.add_argument("--json", action="store_true", help="write JSON to stdout (the table then goes to stderr)")
    parser.add_argument("--quick", action="store_true", help="few and short runs: a rough idea in half a minute")
    wanted = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    try:
        import oakveil  # noqa: F401
    except ImportError:
        sys.exit("Oakveil is not installed in this Python: use .venv/bin/python (`python3 run.py test` makes it).")
    from bench.compare import compare

    report = compare(quick=wanted.quick)
    if wanted.json:
        print(report.table(), file=sys.stderr)
        print(report.json())
    else:
        print(report.table())


if __name__ == "__main__":
    main()
