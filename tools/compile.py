"""Compile the engine's hot modules with mypyc, into a folder of its own: the pure Python stays what is installed.

    python tools/compile.py build/compiled
    PYTHONPATH=build/compiled carson bench

Modules that define msgspec Structs or little else stay as they are; the rest is compiled as one group, so that calls
between them are direct.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOT = (
    "kernel/chance kernel/flow kernel/game kernel/log "
    "board/ground board/incomes board/roads board/standing board/purse board/building board/state board/track "
    "board/spaces board/pieces board/rules board/table board/steps/actions board/steps/auction board/steps/build "
    "board/steps/characters board/steps/cowboys board/steps/duel board/steps/ending board/steps/hall "
    "board/steps/income board/steps/parcels board/steps/purchase board/steps/sequence board/steps/setup "
    "board/steps/taking "
    "cards/city cards/grid cards/holdings cards/pieces cards/rules cards/selling cards/state cards/table "
    "cards/steps/bid cards/steps/choose cards/steps/finish cards/steps/place cards/steps/powers cards/steps/round"
)


def main(target: Path) -> int:
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
    # The rule text is found beside the package in an installed copy.
    shutil.copytree(ROOT / "docs" / "rules", target / "carson" / "rulebook" / "text")
    modules = [f"carson/{name}.py" for name in HOT.split()]
    config = target / "mypyc.ini"
    config.write_text("[mypy]\n")
    command = [str(Path(sys.executable).with_name("mypyc")), f"--config-file={config.name}", *modules]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True)
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-30:]), file=sys.stderr)
        print("compile: mypyc failed; it needs a C compiler and Python's headers.", file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]).resolve()))
