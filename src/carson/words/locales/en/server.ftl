# The server: why a request is refused.

error-settings-origin = { $name } is “{ $found }”, but must be the address browsers use, such as “https://carson.example”.
error-settings-database = { $name } must be { LIST($known, join: "or") }.
error-request-malformed = The request could not be read: { $reason }
error-request-not-json = The request must be JSON, with the content type application/json.
error-request-too-large = The request is too large; the limit is { $most } bytes.
error-request-foreign = The request came from another site and was refused.
error-request-too-many = Too many requests at once. Try again in a moment.
error-page-unknown = There is nothing at this address.
error-method-unknown = This address does not support this kind of request.
error-server-fault = Something went wrong on the server. Nothing was changed; please try again.
error-who-unknown = You are not signed in. Start as a guest first.
error-name-unfit = “{ $found }” cannot be used as a name. A name has 1 to { $most } printable characters.
error-table-unknown = This table does not exist.
error-lesson-unknown = This lesson does not exist.
error-lesson-no-step = This lesson has no step { $found }, only steps 1 to { $most }.
error-table-other-rules = This table was set up for version { $found } of the rules, but this server plays version { $expected }.
error-table-not-open = The game has already started, or the table was closed.
error-table-not-begun = The game has not started yet.
error-table-not-playing = There is no game in progress at this table.
error-table-not-yours = Only the host can do this.
error-table-full = All seats are taken.
error-table-seats-free = The game cannot start: { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
error-table-beginning = The game is about to start; the table can no longer be changed.
error-numbers-position = A game that starts from a position takes no numbers from players: its hidden cards and tiles have already been drawn.
error-numbers-not-sealed = You have no sealed number to reveal. Numbers are sealed before the game and revealed when the host starts it.
error-number-not-the-sealed-one = This is not the number you sealed: its SHA-256 does not match.
error-numbers-too-late = Your number was not revealed in time; the game has started without it.
error-bot-games-too-many = You already have { $most } bots-only games in progress. End one first, or wait until one finishes.
error-tables-too-many = You have { $most } unfinished tables. Finish or close one first.
error-seats-count = The table has { $expected ->
    [one] 1 seat
   *[other] { $expected } seats
} to fill, but you gave { $found }.
error-seat-none = You have no seat at this table.
error-seat-which = You have several seats; say which one you are playing for: { $seats }.
error-seat-not-yours = Seat { $number } is not yours.
error-seat-taken = Seat { $number } is not free.
error-action-stale = The game has moved on. Take another look.
error-action-id-used = The id “{ $id }” has already been used for another action.
error-action-id-unfit = An action needs its own id: 8 to 64 letters, digits, hyphens or underscores.
error-action-too-long = The action is too long; the limit is { $most } characters.
error-actions-none = The list of actions is empty; send at least one.
error-actions-too-many = There are too many actions; you can send { $most } at a time.
error-actions-or-action = Send “action” or “actions”, not both.
error-actions-id-long = The id of several actions may have at most { $most } characters.
error-actions-final = Nothing can follow “{ $action }” in the same request: it depends on a draw, or on what others keep secret. Send the rest when you have seen the result.
error-plan-too-long = The plan is too long; the limit is { $most } actions.
error-undo-other = You cannot undo move { $asked }; you can undo move { $found }.
error-undo-too-often = You have already undone { $most } moves here. Play on with your current move.
error-rewind-people = You can only go back this far when all the others are bots.

# Records and replays.

error-replay-no-move = There is no move { $found }; the game has { $most } moves.
error-clone-over = The game is over after this move. Choose an earlier one to start from.
error-thoughts-too-many = You already have { $most } long calculations running. Wait for them to finish, then try again.
error-thoughts-too-many-address = Your network already has { $most } long calculations running. Try again in a moment.
error-thoughts-busy = The server is busy. Try again in a few seconds.
error-moves-busy = The server is busy. Nothing was changed; try again in a few seconds.
error-thoughts-failed = This took too long to calculate. Try again in a few seconds.
error-record-many-moves = The record has { $found } moves; the limit for an import is { $most }.
error-record-long-head = The head and the comments of the record have { $found } characters; the limit for an import is { $most }.
error-imports-too-many = You have already imported { $most } records. Delete one first.
error-import-not-yours = You can only delete records you imported yourself.

# Custom figures and decks.

error-figures-unused = The card game uses a deck, not figures.
error-deck-unused = The board game uses figures, not a deck.
error-city-unused = The board game is played on a map, not in cities of cards.
error-city-none = A virtual player builds no city; choose a real player.

# The server: time, and the life of a table.

error-clock-move = The time per move is { $found }, but must be { $least } to { $most } seconds.
error-clock-bank = The reserve is { $found }, but must be { $least } to { $most } seconds.
error-clock-days = The time per move is { $found }, but must be { $least } to { $most } days.
error-undo-standin = A bot made that move while you were away, so you cannot undo it.
error-seat-resigned = You have resigned at this table.
error-seat-nobody = Nobody is in seat { $number }.
error-seat-own = This is your own seat; leave it yourself.
error-table-not-over = The game is not over yet.
error-time-not-live = You can only give time in live games, to a player whose turn it is.
error-time-own = You cannot give yourself time.
error-order-other-game = The order “{ $kind }” does not exist in this game.
error-order-bid = “{ $found }” is not a bid; give a number from { $least } to { $most }.
error-order-consent = “{ $found }” is not a valid answer; choose { LIST($known, join: "or") }.
server-no-client = The browser client has not been built. Run “make web” to build it.
# Live play
error-live-too-many = Too many live connections. Close one, or try again in a moment.

# Score pads and setting up with the box.

error-pad = { $name }: { $reason }
error-pad-character = There is no character “{ $found }”; choose { LIST($known, join: "or") }.
error-setup-players = { $real } real players do not fit at a table of { $players }; the total must be at least { $real }.

## Previews of shared links, and the installed client

server-preview-about = Carson City and Carson City: The Card Game, an unofficial fan edition. Play in the browser.
server-preview-open = A table is waiting for you. Open the link to join; no account needed.
server-preview-playing = A game is in progress. Open the link to watch or to play on.
server-preview-replay = A finished game to watch move by move.
server-preview-picture = A street in a small western town with mountains behind it; two cowboys face each other.
