# The server: why a request is not granted.

error-settings-origin = { $name } should be the address browsers use, such as “https://carson.example”, and is “{ $found }”.
error-settings-database = { $name } should be { LIST($known, join: "or") }.
error-game-unknown = There is no game “{ $found }”; choose { LIST($known, join: "or") }.
error-option-unknown = There is no option “{ $found }”; there are { LIST($known) }.
error-bot-unknown = There is no bot “{ $found }”; choose { LIST($known, join: "or") }.
error-request-malformed = The request cannot be read: { $reason }
error-request-not-json = The request should be JSON, of the type application/json.
error-request-too-large = The request is too large; { $most } bytes are allowed.
error-request-foreign = The request came from another site and was refused.
error-request-too-many = That was too much at once; try again in a moment.
error-page-unknown = There is nothing at this address.
error-method-unknown = That cannot be done at this address.
error-server-fault = The server has made a mistake. Nothing was changed; try again.
error-who-unknown = The server does not know you yet: begin as a guest.
error-name-unfit = “{ $found }” cannot be a name; it should have 1 to { $most } printable signs.
error-table-unknown = There is no such table.
error-table-other-rules = The table was laid for version { $found } of the rules, and this server plays version { $expected }.
error-table-not-open = The game has begun, or the table was closed.
error-table-not-begun = The game has not begun yet.
error-table-not-playing = No game is going on at this table.
error-table-not-yours = Only the host may do this.
error-table-full = All seats are taken.
error-table-seats-free = The game cannot begin: { $count ->
    [one] one seat is free.
   *[other] { $count } seats are free.
}
error-tables-too-many = You have { $most } tables that are not finished; finish or close one first.
error-seats-count = The table has { $expected ->
    [one] one seat
   *[other] { $expected } seats
} to fill, and { $found } were given.
error-seat-none = You do not sit at this table.
error-seat-which = You have several seats; say which of them acts: { $seats }.
error-seat-not-yours = Seat { $number } is not yours.
error-seat-taken = Seat { $number } is not free.
error-action-stale = The game has gone on meanwhile; look at it again.
error-action-id-used = The name “{ $id }” was given to another action already.
error-action-id-unfit = An action needs a name of its own, of 8 to 64 letters, digits, hyphens or underscores.
error-action-too-long = The action is too long; { $most } signs are allowed.
error-undo-other = Move { $asked } is not the one that you can take back; that is move { $found }.

# Records and replays.

error-replay-no-move = The game has { $most } moves; there is no move { $found }.
error-clone-over = The game is over after this move; choose an earlier one to begin from.
error-record-many-moves = The record has { $found } moves; at most { $most } can be brought.
error-imports-too-many = You have brought { $most } records; delete one of them first.
error-import-not-yours = Only a record that you have brought yourself can be deleted.

# Figures and decks of one's own.

error-figures-unused = The card game is not played with figures but with a deck.
error-deck-unused = The board game is not played with a deck but with figures.
error-deck-unfit = This deck cannot be played with. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault)
   *[other] {" "}(and { $more } more faults)
}
server-no-client = The game for the browser has not been built; “make web” does it.
# Live play
error-live-too-many = There are too many live connections already; close one, or try again in a moment.
