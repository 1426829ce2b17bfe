"""Tables to look at: new ones, and games in progress, taken from the records that the tests replay."""

from typing import Any

from playwright.sync_api import BrowserContext

from browsing.site import ROOT

RECORDS = ROOT / "tests" / "records"


class Host:
    """Somebody in a browser who sets up tables through the API, as its pages do."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.context = context
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body or {})
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def lay(self, game: str, options: dict[str, Any], seats: list[str]) -> str:
        """A table whose game has started."""
        table = self.post("/api/tables", {"game": game, "options": options, "seats": seats})
        self.post(f"/api/tables/{table['id']}/start")
        return str(table["id"])

    def past(self, record: str) -> str:
        """A finished game, imported as a record."""
        text = (RECORDS / record).read_text("utf-8")
        return str(self.post("/api/records", {"record": text})["id"])

    def late(self, record: str, kind: str, least: float = 0.8, clock: dict[str, Any] | None = None) -> str:
        """The game of a record, continued from a late question of this kind; the player asked is here, bots are
        elsewhere.
        """
        past = self.past(record)
        moves = self.get(f"/api/tables/{past}/replay")["moves"]
        for move in range(int(moves * least), moves):
            then = self.get(f"/api/tables/{past}/replay?move={move}")
            decision = then["view"]["decision"]
            if decision and decision["kind"] == kind:
                break
        else:
            raise RuntimeError(f"{record}: nobody is asked for {kind} after {least:.0%} of the moves")
        asked = decision["seats"][0]
        real = [player["seat"] for player in then["view"]["players"] if not player.get("level")]
        seats = ["me" if seat == asked else "greedy" for seat in real]
        table = self.post(f"/api/tables/{past}/clone", {"move": move, "seats": seats, "clock": clock})
        self.post(f"/api/tables/{table['id']}/start")
        return str(table["id"])
