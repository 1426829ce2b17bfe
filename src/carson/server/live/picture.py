"""A table at one moment, as each seat sees it. Every text is made once, when somebody first needs it, and sent to
everyone who watches from there.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from carson.kernel import Event
from carson.server.database.rows import PLAYING, User
from carson.server.games.actions import texts
from carson.server.games.served import AnyTeller
from carson.server.live.messages import PositionNews, TableNews, text_of, with_entries
from carson.server.play.table_state import TableState
from carson.server.play.viewing import from_seat, told
from carson.server.tables.seating import own_seats
from carson.server.web import shapes
from carson.words import Words


class _Once:
    """Makes each sentence once: most events read the same for every seat."""

    def __init__(self, teller: AnyTeller) -> None:
        self._teller = teller
        self._said: dict[tuple[str, bytes], str | None] = {}

    def event(self, event: Event) -> str | None:
        key = (event.kind, msgspec.json.encode(event.data))
        if key not in self._said:
            self._said[key] = self._teller.event(event)
        return self._said[key]


class Picture:
    """A table at one moment. What has not changed is taken over from the previous picture."""

    def __init__(self, standing: TableState, before: "Picture | None" = None) -> None:
        self.standing = standing
        self._positions: dict[tuple[int | None, str], bytes] = {}
        self._entries: dict[tuple[int | None, str, int], bytes] = {}
        self._once: dict[str, _Once] = {}
        self._same = before is not None and _but_its_number(before.standing) == _but_its_number(standing)
        self._tables: dict[str | None, str] = before._tables if before is not None and self._same else {}
        self._tables_now: dict[str | None, str] = {}
        self._tellers: dict[str, AnyTeller] = before._tellers if before is not None and self._same else {}

    @property
    def seq(self) -> int:
        return self.standing.seq

    def own(self, user: User | None) -> list[int]:
        return own_seats(self.standing.seated.seats, user)

    def teller(self, words: Words) -> AnyTeller:
        found = self._tellers.get(words.language)
        if found is None:
            found = self._tellers[words.language] = shapes.told_by(self.standing.seated, words)
        return found

    def table(self, user: User | None) -> str:
        """The identical text object, as long as nothing about the table but its number has changed."""
        key = self._reader(user)
        if key not in self._tables:
            self._tables[key] = self.table_now(user)
        return self._tables[key]

    def table_now(self, user: User | None) -> str:
        """With the current number: a returning client takes everything after an older one for news."""
        key = self._reader(user)
        if key not in self._tables_now:
            self._tables_now[key] = text_of(TableNews(shapes.table(self.standing.seated, user), self.own(user)))
        return self._tables_now[key]

    def _reader(self, user: User | None) -> str | None:
        """The person, if the table looks different for them; all others read the same."""
        seated = self.standing.seated
        if user is None:
            return None
        concerned = seated.table.host_id == user.id or any(
            user.id in (seat.user_id, seat.kept_for) for seat in seated.seats
        )
        return user.id if concerned else None

    def position(self, seat: int | None, words: Words, since: int) -> str:
        """The game from a seat, with what happened after number `since`. The position is kept once, whatever anybody
        has missed on the way to it.
        """
        key = (seat, words.language)
        if key not in self._positions:
            self._positions[key] = msgspec.json.encode(self._position(seat, words))
        if (*key, since) not in self._entries:
            self._entries[*key, since] = msgspec.json.encode(self._missed(seat, words, since))
        return with_entries(self._positions[key], self._entries[*key, since])

    def _position(self, seat: int | None, words: Words) -> PositionNews:
        game = self.standing.game
        assert game is not None
        playing = self.standing.seated.table.status == PLAYING
        seen = from_seat(self.standing.seated, game, [], seat)
        asked = shapes.question_to(self.teller(words), game.decision if playing else None, seat)
        return PositionNews(
            seat=seat,
            seq=self.seq,
            question=game.question,
            asked=asked,
            view=shapes.asking(seen.view, asked) or {},
            actions=texts(seen.choices),
            choices=seen.choices,
            undo=seen.undo,
            entries=[],
        )

    def _missed(self, seat: int | None, words: Words, since: int) -> list[shapes.LogEntry]:
        game = self.standing.game
        assert game is not None
        over = self.standing.seated.table.status != PLAYING
        entries = [entry for entry in self.standing.entries if entry.seq > since]
        return shapes.entries(told(game, entries, seat, over), self._sentences(words))

    def _sentences(self, words: Words) -> _Once:
        """The sentences that have been made already."""
        if words.language not in self._once:
            self._once[words.language] = _Once(self.teller(words))
        return self._once[words.language]


def _but_its_number(standing: TableState) -> tuple[Any, ...]:
    """What clients are told about a table, without what every move changes and nobody needs if no clock runs."""
    table, seats = replace(standing.seated.table, seq=0, bot_due_at=None), standing.seated.seats
    unseen = {"orders": None, "spent": 0, "reached": 0, "own_since": None}
    if table.clock is None:
        unseen["asked_at"] = None
    return table, [replace(seat, **unseen) for seat in seats]
