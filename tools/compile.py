"""Compiles the hot modules of the engine and of the board game's bots with mypyc into a separate folder.

    python tools/compile.py build/compiled
    PYTHONPATH=build/compiled carson bench

The installed package stays pure Python. Commands that compute for long use the build by themselves if it is in
build/compiled and was made from the same sources (carson/cli/compiled.py).

Modules that define msgspec Structs and little else stay as they are; the rest is compiled as one group, so that calls
between them are direct.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from carson.cli.compiled import CLIENT, STAMP, digest

ROOT = Path(__file__).resolve().parent.parent
HOT = (
    "kernel/bits kernel/chance kernel/flow kernel/game kernel/log kernel/states kernel/table_rules "
    "board/material/ground board/mechanics/incomes board/mechanics/roads board/mechanics/cowboys board/mechanics/purse "
    "board/mechanics/building_sites board/state "
    "board/mechanics/track board/material/spaces board/material/pieces board/rules board/table "
    "board/steps/actions board/steps/sequence cards/material/city cards/material/grid cards/mechanics/holdings "
    "cards/material/pieces cards/rules cards/mechanics/selling cards/state cards/table cards/steps/round "
    # The bots that search play thousands of decisions for one of their own: their planner takes most of the time.
    "board/mechanics/stakes board/mechanics/income_losses bots/board/buildings bots/board/stand "
    "bots/board/greedy/outlook bots/board/greedy/money bots/board/routes bots/board/judgement "
    "bots/board/planner/bits bots/board/planner/contest bots/board/planner/duels "
    "bots/board/planner/land bots/board/planner/parcels bots/board/planner/placing bots/board/planner/planner "
    "bots/board/planner/situation bots/board/planner/characters bots/board/learned/features bots/board/learned/playouts"
)
STEP = re.compile(r"^class \w+Step\(", re.MULTILINE)
# The one compiled class with interpreted subclasses: whoever makes a game has its own steps, as the kernel's tests do.
OPEN_FILE, OPEN_CLASS = "carson/kernel/flow.py", "class Step("
OPEN = "from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr(allow_interpreted_subclasses=True)\n"


def hot(source: Path) -> list[str]:
    """All of the above, and every file with a step: their base classes are compiled."""
    games = (file for game in ("board", "cards") for file in (source / "carson" / game).rglob("*.py"))
    steps = [file for file in games if STEP.search(file.read_text(encoding="utf-8"))]
    return sorted({f"carson/{name}.py" for name in HOT.split()} | {str(file.relative_to(source)) for file in steps})


def main(target: Path) -> int:
    if target.exists():
        shutil.rmtree(target)
    sources = digest(ROOT / "src" / "carson")  # as they are now: mypyc takes a while
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (target / "carson" / CLIENT).symlink_to(ROOT / "src" / "carson" / CLIENT)
    # In an installed copy, the rule text is beside the package.
    shutil.copytree(ROOT / "docs" / "rules", target / "carson" / "rulebook" / "text")
    opened = target / OPEN_FILE
    opened.write_text(opened.read_text(encoding="utf-8").replace(OPEN_CLASS, OPEN + OPEN_CLASS), encoding="utf-8")
    config = target / "mypyc.ini"
    config.write_text("[mypy]\n")
    command = [str(Path(sys.executable).with_name("mypyc")), f"--config-file={config.name}", *hot(target)]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True)
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-30:]), file=sys.stderr)
        print("compile: mypyc failed; it needs a C compiler and Python's headers.", file=sys.stderr)
    else:
        (target / STAMP).write_text(f"{sources}\n", "utf-8")
    return done.returncode


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]).resolve()))
