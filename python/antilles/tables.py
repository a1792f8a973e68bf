"""What every number of an observation and every action index means, as pages: ``python -m antilles.tables docs/tables``.

>>> print(page("santiago").splitlines()[0])
# santiago: observations and actions
"""

from __future__ import annotations

import argparse
from pathlib import Path

from . import games

__all__ = ["page", "write"]


def page(game: str) -> str:
    """The tables of one game, in Markdown."""
    about = games()[game]
    observation, actions = about["observation"], about["action-names"]
    lines = [
        f"# {game}: observations and actions",
        "",
        f"Written by `python -m antilles.tables docs/tables` from the code, rules version {about['rules-version']}.",
        "",
        f"## Observation: {len(observation)} numbers",
        "",
        "As the player who decides sees it. The numbers are scaled to about -1 to 1.",
        "",
        "| index | number |",
        "|---|---|",
        *(f"| {index} | {name} |" for index, name in enumerate(observation)),
        "",
        f"## Actions: {len(actions)}",
        "",
        "| index | action |",
        "|---|---|",
        *(f"| {index} | `{name}` |" for index, name in enumerate(actions)),
        "",
    ]
    return "\n".join(lines)


def write(folder: Path) -> list[Path]:
    """Writes the pages of all games; answers where."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{game}.md" for game in sorted(games())]
    for path in paths:
        path.write_text(page(path.stem), encoding="utf-8")
    return paths


def main() -> None:
    """Writes the pages."""
    parser = argparse.ArgumentParser(prog="python -m antilles.tables", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="where to write them")
    for path in write(parser.parse_args().folder):
        print(path)


if __name__ == "__main__":
    main()
