"""Writes the API's description to web/openapi.json, from which the browser client's types are generated."""

from pathlib import Path

from carson.server.app.routes import DOORS
from carson.server.web.openapi import document, readable

FILE = Path(__file__).resolve().parent.parent / "web" / "openapi.json"

if __name__ == "__main__":
    FILE.write_bytes(readable(document(DOORS)))
