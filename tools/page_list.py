"""Writes web/src/pageList.ts: the pages of the browser client, as the server lists them. Run by `make types`."""

from pathlib import Path

from carson.server.client.pages import PAGES, Page

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "pageList.ts"
HEAD = """\
// The pages by the first part of their address. Written by tools/page_list.py (`make types`) from
// src/carson/server/client/pages.py: change it there, not here.

interface Listed {
  load: () => Promise<{ default: unknown }>
  /** The message with its name, if it has one. */
  title: string
  inHead: boolean
}

export const PAGES: Record<string, Listed> = {
"""


def text() -> str:
    return HEAD + "".join(map(_line, PAGES)) + "}\n"


def _line(page: Page) -> str:
    load = f"() => import('./pages/{page.component}.svelte')"
    said = f"title: '{page.title}', inHead: {str(page.in_head).lower()}"
    return f"  {page.name or repr('')}: {{ load: {load}, {said} }},\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
