"""Whole games over live connections, with people who come back, take back and look on, and bots among them."""

from typing import Any

import pytest

from server.club import Club, in_club, seated
from server.players import LivePlayer, play_together

GAMES = [
    ("cards", {"real": 3, "virtual": ["expert"]}),
    ("board", {"players": 3, "variants": "might-is-right new-beginning"}),
    ("board", {"players": 3, "variants": "outlaws horses"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_people_and_a_bot_finish_a_game_over_live_connections(url: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        players = [
            LivePlayer(club, table_id, ann, "ann", breaks=7, regrets=3, changes=1),
            LivePlayer(club, table_id, bob, "bob", breaks=12, regrets=1),
            LivePlayer(club, table_id, None, "looker", changes=1),
        ]
        await play_together(*players)
        await club.quiet()
        assert [player.returned for player in players] == [1, 1, 0]
        # Whoever is quicker may leave nothing to take back; but not always.
        back = players[0].regretted + players[1].regretted
        assert sum(entry["kind"] == "undo" for entry in players[2].entries) == back >= 1
        for player, person in zip(players, (ann, bob, club.stranger()), strict=True):
            end = await person.table(table_id)
            assert end["table"]["status"] == "finished"
            assert player.seed == end["table"]["seed"]
            assert player.position["view"] == end["view"]
            assert (player.position["asked"], player.position["actions"]) == (None, [])
            # Told bit by bit or all at the end: the same but for what lay face down when it was told.
            whole = await person.news(table_id)
            open_to_all = {"action": None, "choice": None}
            assert [{**entry, **open_to_all} for entry in player.entries] == [
                {**entry, **open_to_all} for entry in whole
            ]
            for told, later in zip(player.entries, whole, strict=True):
                assert told["action"] in (None, later["action"])
                assert told["choice"] in (None, later["choice"])
        record = await ann.get(f"/api/tables/{table_id}/record")
        assert players[0].seed in record
        assert club.app.state.lobby.rooms == {}

    in_club(url, story, snapshot_every=10)
