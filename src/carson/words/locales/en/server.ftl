# The server: why a request is not granted.

error-settings-origin = { $name } should be the address browsers use, such as “https://carson.example”, and is “{ $found }”.
error-settings-database = { $name } should be { LIST($known, join: "or") }.
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
error-lesson-unknown = There is no such lesson.
error-lesson-no-step = This lesson has steps 1 to { $most }, and no step { $found }.
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
error-table-beginning = The game is about to begin; nothing about the table can be changed any more.
error-numbers-position = A game that begins from a position takes no numbers from players: what is hidden in it has been drawn.
error-numbers-not-sealed = There is no sealed number of yours to open: it is sealed before the game, and opened when the host has begun.
error-number-not-the-sealed-one = This is not the number you sealed: its SHA-256 is another.
error-numbers-too-late = The game has begun without your number: it was not opened in time.
error-bot-games-too-many = { $most } games of bots alone are going on at your tables; end one first, or wait for its end.
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
error-plan-too-long = The plan is too long; { $most } actions are allowed.
error-undo-other = Move { $asked } is not the one that you can take back; that is move { $found }.
error-undo-too-often = You have taken back { $most } moves here already; play on with the one you have made.

# Records and replays.

error-replay-no-move = The game has { $most } moves; there is no move { $found }.
error-clone-over = The game is over after this move; choose an earlier one to begin from.
error-thoughts-too-many = You have asked for { $most } things that take a while to work out; wait for their answers, then ask again.
error-thoughts-too-many-address = People at your address have asked for { $most } things that take a while to work out; try again in a moment.
error-thoughts-busy = The server has a lot to work out right now; try again in a few seconds.
error-thoughts-failed = This took too long to work out; try again in a few seconds.
error-record-many-moves = The record has { $found } moves; at most { $most } can be brought.
error-imports-too-many = You have brought { $most } records; delete one of them first.
error-import-not-yours = Only a record that you have brought yourself can be deleted.

# Figures and decks of one's own.

error-figures-unused = The card game is not played with figures but with a deck.
error-deck-unused = The board game is not played with a deck but with figures.
error-city-unused = The board game is played on a map, not in cities of cards.
error-city-none = A virtual player builds no city; ask about a real player’s.
error-deck-unfit = This deck cannot be played with. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault)
   *[other] {" "}(and { $more } more faults)
}
# The server: time, and the life of a table.

error-clock-move = The time for a move should be { $least } to { $most } seconds, and is { $found }.
error-clock-bank = The bank should hold { $least } to { $most } seconds, and holds { $found }.
error-clock-days = A move should have { $least } to { $most } days, and has { $found }.
error-undo-standin = A bot made that move while you were away; it cannot be taken back.
error-seat-resigned = You have given up at this table.
error-seat-nobody = Nobody sits at seat { $number }.
error-seat-own = You leave your own seat yourself.
error-table-not-over = The game is not over yet.
error-time-not-live = Time can be given where moves are counted in seconds, to somebody who is asked.
error-time-own = You cannot give time to yourself.
error-order-other-game = The order “{ $kind }” is not for this game.
error-order-bid = A bid is a number from { $least } to { $most }, and “{ $found }” is not.
error-order-consent = Say { LIST($known, join: "or") }, and not “{ $found }”.
server-no-client = The game for the browser has not been built; “make web” does it.
# Live play
error-live-too-many = There are too many live connections already; close one, or try again in a moment.
## Notifications: why a channel is refused, and why a message did not arrive.

error-settings-smtp = { $name } should be the address of a mail server: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } should be who sends the mail, such as “Carson City <carson@example.org>”, and is “{ $found }”.
error-channel-no-origin = This server does not know its own address and so cannot send links; whoever runs it can set { $setting }.
error-channel-no-mail = This server sends no mail; whoever runs it can set { LIST($settings) }.
error-channel-no-https = Push messages need an https address; whoever runs this server can set { $setting }.
error-channel-kind-unknown = Messages cannot be sent by “{ $found }”; choose { LIST($known, join: "or") }.
error-channel-mail-unfit = “{ $found }” is not a mail address that can be used; it should look like name@example.org.
error-channel-webhook-unfit = The webhook’s address should begin with https:// and the name of a public host, with port 443 or one from { $port } on.
error-channel-push-unfit = The browser’s push subscription cannot be used; it should have an https endpoint and the keys p256dh and auth.
error-channel-want-unknown = There are no messages of the kind “{ $found }”; choose { LIST($known, join: "or") }.
error-channel-unknown = There is no such channel.
error-channel-not-confirmed = This mail address has not been confirmed; the link is in the mail that was sent there.
error-channel-mail-too-many = This address has been asked { $most } times today; try again tomorrow.
error-channels-too-many = You have { $most } channels; take one away first.
error-mail-link-old = This link no longer works.
error-notify-host-unfit = “{ $host }” has no public address.
error-notify-unreachable = “{ $host }” could not be reached.
error-notify-status = The other side answered with status { $status }.
error-notify-mail-refused = The mail was refused with code { $status }.
error-notify-mail-server = This server’s own mail server could not be reached.
error-notify-mail-too-many = This address got { $most } mails in one day; more are not sent.

## Notifications: what is sent.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Your turn
notify-turn-text = { $name }, it is your turn in { $game }.
notify-over-title = The game is over
notify-over-text = { $name }, your game of { $game } is over.
notify-over-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
notify-begun-title = The game has begun
notify-begun-text = { $name }, your game of { $game } has begun.
notify-seated-title = Somebody has sat down
notify-seated-text = { $who } has sat down at your table of { $game }.
notify-seated-free = { $count ->
    [0] All seats are taken: you can begin.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
notify-clock-title = Your time is running out
notify-clock-text = { $name }, your time in { $game } is running out; then a bot will play for you.
notify-test-title = It works
notify-test-text = This is a test. Messages about your tables will arrive here.
notify-confirm-title = Is this your address?
notify-confirm-text = Somebody, probably you, asked at { $origin } for messages about games of Carson City to be sent here. If you want them, open this link within three days:
notify-confirm-else = If it was not you, do nothing: no further messages will come.
notify-mail-stop = No more mail of this kind:
notify-page-confirm = Should messages about your tables be sent to { $address }?
notify-page-confirm-button = Yes, send them
notify-page-confirm-done = Thank you. Messages will be sent to { $address }.
notify-page-stop = Should no more messages be sent to { $address }?
notify-page-stop-button = No more messages
notify-page-stop-done = No more messages will be sent to { $address }.
error-pad = { $name }: { $reason }
error-pad-character = There is no character “{ $found }”; choose { LIST($known, join: "or") }.
error-setup-players = At a table of { $players } there is no room for { $real } real players; `players` counts everybody and must be at least { $real }.

## What a shared link says of itself, and an installed client

server-preview-about = Carson City and Carson City: The Card Game, an unofficial fan edition. Play in the browser.
server-preview-open = There is a table waiting for you. Open the link to sit down; nobody asks for an account.
server-preview-playing = A game is being played. Open the link to look on, or to go on with it.
server-preview-replay = A game to leaf through, move by move.
server-preview-picture = A street of a small western town before mountains; two cowboys face each other.
