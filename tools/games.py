"""The ids of all games, for commands that do not build the whole program (`antilles games --json` says more)."""

import pathlib, re

LIST = pathlib.Path(__file__).resolve().parent.parent / "crates/catalog/src/list.rs"
GAMES = re.findall(r'=> \$file!\("([a-z0-9-]+)"\)', LIST.read_text())
assert GAMES, f"no games in {LIST}"
