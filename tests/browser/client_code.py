"""The client's own modules run by Node, where no page is needed to see what they work out."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from browsing.site import ROOT


def worked_out(module: str, script: str, given: Any) -> Any:
    """What the script prints as JSON; it reads `client` (a module below web/src) and `given`."""
    address = json.dumps((ROOT / "web" / "src" / module).as_uri())
    head = (
        f"import * as client from {address}; import {{ readFileSync }} from 'node:fs';"
        "const given = JSON.parse(readFileSync(0, 'utf8'));"
    )
    node = Path(sys.executable).parent / "node"
    done = subprocess.run(
        [node, "--input-type=module", "-e", head + script], input=json.dumps(given), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
