"""What every number of an observation and every action index means, as pages: ``python -m antilles.tables docs/tables``.

>>> print(pages()["santiago"].splitlines()[0])
# santiago: observations and actions
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from . import competition, games

__all__ = ["pages", "write"]


def pages() -> dict[str, str]:
    """All pages in Markdown, by the name of their file."""
    written = {game: _page(game, _rules(about), _SCALED, about) for game, about in games().items()}
    about = competition.about()
    written["competition"] = _page("The Puerto Rico competition", "", _PLAIN, about) + _options(about["options"])
    return written


_SCALED = "As the player who decides sees it. The numbers are scaled to about -1 to 1."
_PLAIN = "Of the whole table, the same for every player, and not scaled."


def _rules(about: dict[str, Any]) -> str:
    return f", rules version {about['rules-version']}"


def _page(title: str, rules: str, how: str, about: dict[str, Any]) -> str:
    """The tables of one form."""
    observation, actions = about["observation"], about["action-names"]
    topics = about.get("topics", [])
    columns = ["number", "about"] if topics else ["number"]
    numbers = zip(observation, topics, strict=True) if topics else zip(observation)
    lines = [
        f"# {title}: observations and actions",
        "",
        f"Written by `python -m antilles.tables docs/tables` from the code{rules}.",
        "",
        f"## Observation: {len(observation)} numbers",
        "",
        how,
        "",
        f"| index | {' | '.join(columns)} |",
        "|---" * (len(columns) + 1) + "|",
        *(f"| {index} | {' | '.join(cells)} |" for index, cells in enumerate(numbers)),
        "",
        f"## Actions: {len(actions)}",
        "",
        "| index | action |",
        "|---|---|",
        *(f"| {index} | {f'`{name}`' if name else 'never legal'} |" for index, name in enumerate(actions)),
        "",
    ]
    return "\n".join(lines)


def _options(options: dict[str, dict[str, str]]) -> str:
    rows = [f"| `{name}` | {option['ours']} | {option['theirs']} |\n" for name, option in options.items()]
    return "\n## Options\n\n| option | ours | theirs |\n|---|---|---|\n" + "".join(rows)


def write(folder: Path) -> list[Path]:
    """Writes all pages; answers where."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in sorted(pages().items()):
        paths.append(folder / f"{name}.md")
        paths[-1].write_text(text, encoding="utf-8")
    return paths


def main() -> None:
    """Writes the pages."""
    parser = argparse.ArgumentParser(prog="python -m antilles.tables", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="where to write them")
    for path in write(parser.parse_args().folder):
        print(path)


if __name__ == "__main__":
    main()
