"""A table at one moment, as each seat sees it. Every text is made once, when somebody first needs it, and sent to
everyone who watches from there.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from carson.kernel import Event
from carson.server.database.rows import PLAYING, Entry, User
from carson.server.games.actions import texts
from carson.server.games.adapter import AnyGame, plain_view, private_view
from carson.server.games.served import AnyTeller
from carson.server.live.messages import ChangesNews, PositionNews, TableNews, text_of, with_entries
from carson.server.live.views import Views, parts_of
from carson.server.play.table_state import TableState
from carson.server.play.viewing import SeenEntry, may_do, open_to_all, seen_entries
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
        self.seq = standing.seq
        self.number: int = before.number + 1 if before is not None else 0  # counts the pictures of a room
        self._views: Views | None = None
        self._question: Any = None
        self._views_before = before._views if before is not None else None
        self._positions: dict[tuple[int | None, str], bytes] = {}
        self._changes: dict[tuple[int | None, str], bytes] = {}
        self._entries: dict[tuple[int | None, str, int], bytes] = {}
        self._told: dict[tuple[str, int], list[tuple[list[SeenEntry], bytes]]] = {}
        self._once: dict[str, _Once] = {}
        self._asked: dict[tuple[int | None, str], tuple[str | None, msgspec.Raw]] = {}
        self._own: dict[str, list[int]] = {}
        self._open_to_all: dict[int, bool] = {}
        self._but_its_number = _but_its_number(standing)
        self._same = before is not None and before._but_its_number == self._but_its_number
        # The identical object, as long as nothing about the table but its number has changed.
        self.table: object = before.table if before is not None and self._same else object()
        self._tables: dict[str | None, str] = {}
        self._tellers: dict[str, AnyTeller] = before._tellers if before is not None and self._same else {}

    def own(self, user: User | None) -> list[int]:
        """It is not to be changed."""
        if user is None:
            return []
        found = self._own.get(user.id)
        if found is None:
            found = self._own[user.id] = own_seats(self.standing.seated.seats, user)
        return found

    def teller(self, words: Words) -> AnyTeller:
        found = self._tellers.get(words.language)
        if found is None:
            found = self._tellers[words.language] = shapes.told_by(self.standing.seated, words)
        return found

    def table_news(self, user: User | None) -> str:
        key = self._reader(user)
        if key not in self._tables:
            self._tables[key] = text_of(TableNews(shapes.table(self.standing.seated, user), self.own(user)))
        return self._tables[key]

    def _reader(self, user: User | None) -> str | None:
        """The person, if the table looks different for them; all others read the same."""
        seated = self.standing.seated
        if user is None:
            return None
        concerned = seated.table.host_id == user.id or any(
            user.id in (seat.user_id, seat.kept_for) for seat in seated.seats
        )
        return user.id if concerned else None

    def position(self, seat: int | None, words: Words, since: int, known: int | None = None) -> str:
        """The game from a seat, with what happened after number `since`. The position is kept once, whatever anybody
        has missed on the way to it. `known`: the number of the picture that the reader has, if changes are enough.
        """
        text = self._changed(seat, words) if known == self.number - 1 else self._whole(seat, words)
        # What hides nothing reads the same for a spectator.
        reader = None if self._hides_nothing(since) else seat
        missed = (reader, words.language, since)
        if missed not in self._entries:
            self._entries[missed] = self._missed(reader, words, since)
        return with_entries(text, self._entries[missed])

    def _whole(self, seat: int | None, words: Words) -> bytes:
        key = (seat, words.language)
        if key not in self._positions:
            position = PositionNews(view=self._views_for(seat, words).whole(key), **self._besides(seat, words))
            self._positions[key] = msgspec.json.encode(position)
        return self._positions[key]

    def _changed(self, seat: int | None, words: Words) -> bytes:
        """What has changed since the previous picture, or all of it where that is shorter."""
        key = (seat, words.language)
        if key not in self._changes:
            before, views = self._views_before, self._views_for(seat, words)
            changes = views.changes(before, key) if before is not None else None
            if before is None or changes is None:
                self._changes[key] = self._whole(seat, words)
            else:
                found = ChangesNews(after=before.seq, changes=changes, **self._besides(seat, words))
                self._changes[key] = msgspec.json.encode(found)
        return self._changes[key]

    def _views_for(self, seat: int | None, words: Words) -> Views:
        """The views of this moment, with that of the seat."""
        game = self.standing.game
        assert game is not None
        if self._views is None:
            view = plain_view(game, None)
            question = view.pop("decision")
            self._question = question if self.standing.seated.table.status == PLAYING else None
            self._views = Views(self.seq, parts_of(view))
        if (seat, words.language) not in self._views:
            own = {"decision": self._asked_of(game, seat, words)[1], **parts_of(private_view(game, seat))}
            self._views.show((seat, words.language), own)
        return self._views

    def _besides(self, seat: int | None, words: Words) -> dict[str, Any]:
        """What is sent with the view, or with what has changed in it."""
        game = self.standing.game
        assert game is not None
        choices, undo = may_do(self.standing.seated, game, seat)
        return {
            "seat": seat,
            "seq": self.seq,
            "question": game.question,
            "asked": self._asked_of(game, seat, words)[0],
            "actions": texts(choices),
            "choices": choices,
            "undo": undo,
            "entries": [],
        }

    def _asked_of(self, game: AnyGame, seat: int | None, words: Words) -> tuple[str | None, msgspec.Raw]:
        """The sentence, and the question with it. Everybody who is not asked reads the same."""
        decision = game.decision if self.standing.seated.table.status == PLAYING else None
        key = (seat if decision is not None and seat in decision.seats else None, words.language)
        if key not in self._asked:
            sentence = shapes.question_to(self.teller(words), decision, key[0])
            self._asked[key] = sentence, msgspec.Raw(msgspec.json.encode(shapes.asked_in(self._question, sentence)))
        return self._asked[key]

    def _missed(self, seat: int | None, words: Words, since: int) -> bytes:
        """What most seats may know is the same, and written once."""
        game = self.standing.game
        assert game is not None
        over = self.standing.seated.table.status != PLAYING
        found = seen_entries(game, self._since(since), seat, over)
        written = self._told.setdefault((words.language, since), [])
        for other, text in written:
            if other == found:
                return text
        text = msgspec.json.encode(shapes.entries(found, self._sentences(words)))
        written.append((found, text))
        return text

    def _hides_nothing(self, since: int) -> bool:
        """Whether every seat may know all that happened after this number."""
        found = self._open_to_all.get(since)
        if found is None:
            found = self._open_to_all[since] = all(open_to_all(entry) for entry in self._since(since))
        return found

    def _since(self, since: int) -> list[Entry]:
        return [entry for entry in self.standing.entries if entry.seq > since]

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
