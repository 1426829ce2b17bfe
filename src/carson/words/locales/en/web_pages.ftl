### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Watch
web-pages-pad = Score pad
web-pages-account = Your account
web-pages-settings = Settings
web-pages-save = Save
web-pages-renamed = Your name is now { $name }, at your tables too.
web-pages-plays-as = You are playing as { $name }.
web-pages-rename = Change
web-pages-rename-own = Change your name
web-pages-name-is-fine = Keep name
web-pages-name-given = or get a random name
web-pages-is-guest = You are playing as a guest. Only this browser knows you.
web-pages-is-account = This name belongs to you.
web-pages-sound = Sounds
web-pages-calm = Reduce motion
web-pages-sure = Confirm your choices
web-pages-sure-always = Always
web-pages-sure-final = Only what cannot be undone
web-pages-sure-never = Never
web-pages-no-network = No connection. What you see may be out of date; nothing is lost.
web-pages-fresh = A new version is available.
web-pages-reload = Reload
web-pages-later = Later
web-pages-bot = bot
web-pages-open = Open
web-pages-go-on = Continue
web-pages-look-in = View
web-pages-replay = Replay
web-pages-forget = Delete
web-pages-imported = imported record
web-pages-turn-of = { $names } to play
web-pages-turn-bots = Bots are thinking.
web-pages-since = asked { $when }
web-pages-until = time runs out { $when }
web-pages-one-click = against bots, no account needed
web-pages-continue = Your games
web-pages-about-learn = A short lesson for each game: you play, we explain.
web-pages-about-mine = Pick up where you left off, or look back at finished games.
web-pages-about-watch = Watch others play, live or in replay.
web-pages-about-rules = All the rules of both games, numbered and illustrated.
web-pages-about-pad = Adds up the points for a game at a real table.
web-pages-join = Join by link
web-pages-about-join = Did someone send you a link or a table number?
web-pages-join-label = Table link or number
web-pages-join-nothing = That is not a table link. A link looks like https://…/table/1a2b…; a table number has 20 letters and digits.
web-pages-join-elsewhere = That table is on another server. Open the link itself to get there.
web-pages-watch-about = Anyone can watch a public game. Only people with the link can see a private one.
web-pages-playing = In progress
web-pages-finished = Finished
web-pages-nothing-playing = No public games in progress right now.
web-pages-nothing-finished = No public games finished yet.
web-pages-filter = Filter tables
web-pages-filter-turn = My turn
web-pages-filter-going = In progress
web-pages-filter-waiting = Waiting
web-pages-filter-over = Finished
web-pages-filter-all = All
web-pages-both-games = Both games
web-pages-none-such = You have no tables like that.
web-pages-keep-them = Only this browser knows that these tables are yours. Keep them with an account or a secret link:
web-pages-bring = Import a game record
web-pages-bring-about = Import a finished game, played here or elsewhere, and replay it like one of your own. Every move is checked first. Only you can see it.
web-pages-bring-file = Record file
web-pages-bring-text = Or paste its text
web-pages-bring-go = Check and import
web-pages-brought = All moves are valid.

## The waiting room

web-pages-alone = Solo against Standish
web-pages-alone-against = You are playing solo against Jeb Standish: { $strategy }.
web-pages-set-drawn = random
web-pages-tap-face = Tap a portrait to see what the character can do.
web-pages-side-y = yellow side
web-pages-side-r = red side
web-pages-side-either = either side
web-pages-side-out = not in play
web-pages-side-in = in play
web-pages-no-variants = none
web-pages-edition = Edition
web-pages-public-about = The table is listed. Anyone can take a free seat, watch, and replay the game afterwards.
web-pages-private-about = The table is not listed. Anyone with the link can take a seat or watch.
web-pages-material-is-own = Played with the host’s own figures: { $name }.
web-pages-invite = Invite friends
web-pages-qr = The link as a QR code for your phone
web-pages-share-it = Share…
web-pages-share = Come and play { $game } with me!
web-pages-played = Game set-up
web-pages-fair = Nobody can choose what is drawn. Every draw follows from a server secret, revealed at the end, and a number from each player’s browser. Fingerprint of the secret:
web-pages-fair-server = Every draw follows from a server secret, revealed at the end. Note its fingerprint now to check later that nothing was changed:
web-pages-sealed = Numbers sealed so far: { $names }.
web-pages-opening = The game is about to start: the browsers are revealing their numbers.
web-pages-complete = Everyone is here.
web-pages-host-begins = The host will start the game.
web-pages-you = you
web-pages-here = here
web-pages-away = away
web-pages-kept = seat reserved
web-pages-seat-bot = Add a bot
web-pages-seat-clear = Remove
web-pages-start-anyway = Start anyway, with bots in the empty seats
web-pages-leave-about = { $count ->
    [one] Your seat becomes free.
   *[other] All { $count } of your seats become free.
  }
web-pages-leave-host = { $name } becomes the host.
web-pages-leave-last = Nobody else is seated here, so the table will be closed.
web-pages-leave-sure = Yes, leave
web-pages-close-table = Close table
web-pages-turns = { $count ->
    [one] your turn at 1 table
   *[other] your turn at { $count } tables
  }
web-pages-real = { $count ->
    [one] 1 person or bot
   *[other] { $count } people and bots
  }
web-pages-waits = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
  }
web-pages-clock-in-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
  }
web-pages-clock-in-seconds = live: { $move ->
    [one] 1 second
   *[other] { $move } seconds
  } per move, { $unit ->
    [seconds] { $bank ->
        [one] 1 second
       *[other] { $bank } seconds
      }
   *[minutes] { $bank ->
        [one] 1 minute
       *[other] { $bank } minutes
      }
  } in reserve

## Leaving and ending tables, files

web-pages-only-here = That link only works on this computer.
web-pages-give-up-about = The game ends at once, and you do not win.
web-pages-give-up-sure = Yes, resign
web-pages-close-about = The table is removed, and nobody can join it any more.
web-pages-close-sure = Yes, close it
web-pages-end-table = End the game
web-pages-end-about = The game ends here, without a winner.
web-pages-end-sure = Yes, end it
web-pages-begun = started { $when }
web-pages-file-choose = Choose a file
web-pages-file-none = No file chosen
web-pages-file-clear = Remove the file
