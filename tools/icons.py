"""Renders the icons of the installed client, which some systems need as PNG: python tools/icons.py"""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
WANTED = (("icon", 192), ("icon", 512), ("icon-maskable", 512))


def main() -> None:
    found = subprocess.run([sys.executable, ROOT / "tools" / "chromium.py"], capture_output=True, text=True, check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        for name, size in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (
                (PUBLIC / f"{name}.svg").read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
            )
            page.set_content(f"<body style='margin:0'>{drawing}</body>")
            page.locator("svg").screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
