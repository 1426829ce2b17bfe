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

## Setting up a table, and the waiting room

web-pages-about-game-board = Four rounds of land, buildings and duels, for two to six players or solo.
web-pages-about-game-cards = Eighteen short rounds of secret bids and a city of cards, for one to six players.
web-pages-presets = Presets
web-pages-presets-board = A first game, a set from the rule books, or everything at once. You can change it all below.
web-pages-presets-cards = Choose the virtual players at random.
web-pages-everything = Everything
web-pages-surprise = Surprise me
web-pages-surprised = This was chosen at random. Keep it, change it below, or try again.
web-pages-who = Who is playing
web-pages-alone = Solo against Standish
web-pages-alone-against = You are playing solo against Jeb Standish: { $strategy }.
web-pages-solo-no = no, against people or bots
web-pages-solo-about = The solo game from the rule books: Jeb Standish follows his own cards. You see every rule that decides for him.
web-pages-solo-drawn = Against Standish, seven characters are drawn at random.
web-pages-solo-rancher = Almost easy: goes for Ranches.
web-pages-solo-miner = Average: goes for Mines and Banks.
web-pages-solo-strength = Hard: comes heavily armed.
web-pages-solo-urban = For experts: wants the whole town.
web-pages-seat = Seat { $seat }
web-pages-seat-guest = another person at this screen
web-pages-seat-open = open, for a friend
web-pages-player = Player { $seat }
web-pages-seats-about = Open seats are for people with the link. The first player is drawn at random.
web-pages-seats-drawn = The first player is drawn at random.
web-pages-table-of = Total players
web-pages-table-real = People and bots
web-pages-suits = Suits
web-pages-suits-any = random
web-pages-suit-any = any
web-pages-suits-about = The suit on each player’s cards. It also breaks ties between equal bids, in an order that changes every round.
web-pages-virtual = Virtual player { $number }
web-pages-virtual-about = They turn up bid cards from a pile and keep what they take. They build no city and use no characters.
web-pages-level-beginner = bids 1 to 9, like everyone else
web-pages-level-intermediate = has a 10 instead of the 1
web-pages-level-expert = has a 10 and an 11 instead of 1 and 2
web-pages-hopeless = Alone against five experts: even the rule book says this is almost impossible to win.
web-pages-set-own = custom
web-pages-set-own-about = Seven characters, each on the side you choose; the Paperboy is extra.
web-pages-set-random-about = Seven characters on random sides. You see them once the table is set up.
web-pages-set-drawn = random
web-pages-set-count = { $count } of { $needed } chosen
web-pages-side-y = yellow side
web-pages-side-r = red side
web-pages-side-either = either side
web-pages-side-out = not in play
web-pages-side-in = in play
web-pages-tap-face = Tap a portrait to see what the character can do.
web-pages-bag-own = custom bag
web-pages-bag-own-about = As many of each building as you like; all eight base types must be included.
web-pages-no-variants = none
web-pages-about-new-beginning = Before the game, everyone secretly buys cowboys, roads, revolver tokens and parcels instead of starting alike.
web-pages-about-river = A river crosses the map: nobody can build on it, only bridges cross it, and Mines beside it pay more.
web-pages-about-might-is-right = Duels use numbered tiles, chosen in secret, instead of dice: bluff instead of luck.
web-pages-about-kit-carson = Everyone places cowboys at the same time, and can move them until they stop. Best played live.
web-pages-about-outlaws = From round 2, Outlaws come to town and halve what buildings pay until someone beats or jails them.
web-pages-about-horses = Everyone has horses and five enclosures with small advantages. Each round ends with a rodeo.
web-pages-river-printed = the printed river
web-pages-river-printed-about = From west to east through the middle of the map.
web-pages-river-own = custom river
web-pages-river-own-about = Any shape you agree on: 1 to 15 parcels, in one piece or several.
web-pages-edition = Edition
web-pages-edition-english = The later, longer rule book, with all twenty characters and the solo game.
web-pages-edition-dutch = The Dutch rules where they differ: City Hall, Outlaws and rivers. No Father Christmas, no solo game.
web-pages-clock-none-about = Take all the time you need.
web-pages-clock-quick-about = For an evening together. Longer moves use up your reserve; then a bot plays for you until you are back.
web-pages-clock-calm-about = The same, with more time to think.
web-pages-clock-day-about = Play when you have a moment; a game takes a few weeks.
web-pages-clock-days-about = For players who are often away.
web-pages-clock-own = custom
web-pages-clock-own-about = Set your own seconds or days.
web-pages-clock-kind = Count in
web-pages-clock-kind-live = seconds
web-pages-clock-kind-days = days
web-pages-clock-move = Seconds per move
web-pages-clock-bank = Seconds in reserve
web-pages-clock-days = Days per move
web-pages-open-to = Open to
web-pages-public = everyone
web-pages-public-about = The table is listed. Anyone can take a free seat, watch, and replay the game afterwards.
web-pages-private = people with the link
web-pages-private-about = The table is not listed. Anyone with the link can take a seat or watch.
web-pages-figures = Figures
web-pages-deck = Deck
web-pages-material-own = custom
web-pages-material-ours = built-in
web-pages-material-about = Some figures from the box are not in any rule book, so we reconstructed them. If you know better, play with your own file (JSON).
web-pages-material-file = File
web-pages-material-read = Using { $name }.
web-pages-material-unread = { $name } could not be read. It must be a JSON file with figures or cards.
web-pages-material-is-own = Played with the host’s own figures: { $name }.
web-pages-then-wait = You then get a link for your friends.
web-pages-then-begin = All seats are taken: the game starts right away.
web-pages-then-watch = The game starts right away: the bots play and you watch.
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
web-pages-bag-count = { $count ->
    [one] 1 building in the bag.
   *[other] { $count } buildings in the bag.
  }
web-pages-river-count = { $count ->
    [one] 1 river parcel.
   *[other] { $count } river parcels.
  }
web-pages-real = { $count ->
    [one] 1 person or bot
   *[other] { $count } people and bots
  }
web-pages-table-virtual = { $count ->
    [0] No virtual players.
    [one] 1 virtual player completes the table.
   *[other] { $count } virtual players complete the table.
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

## Names, accounts, sessions

web-pages-known-guest = You are a guest called { $name }. Only this browser knows you.
web-pages-known-account = You are { $name }. The name belongs to you.
web-pages-known-nobody = You are not signed in. You do not need an account to play.
web-pages-claim = Keep your name
web-pages-claim-about = Set a password and the name is yours on every device, with all your tables. No email address needed.
web-pages-claim-go = Create account
web-pages-name = Name
web-pages-password = Password
web-pages-password-show = Show password
web-pages-password-hint = At least 8 characters. It cannot be reset by email, so write it down or make a secret link below.
web-pages-login = Sign in
web-pages-login-about = If you already have an account.
web-pages-login-guest = If you already have an account. This browser then forgets the guest, unless the guest has a secret link.
web-pages-logout = Sign out
web-pages-logout-guest = You are a guest: without a secret link you cannot sign in again, and you will lose your tables.
web-pages-logout-sure = Sign out anyway
web-pages-sessions = Where you are signed in
web-pages-sessions-about = Browsers and programs that can play as you.
web-pages-session-this = this one
web-pages-session-seen = last seen { $when }
web-pages-session-end = Sign out
web-pages-sessions-end = Sign out all others
web-pages-link-more = It works once and expires after seven days.
web-pages-link-made = Made on { $made }, valid until { $until }
web-pages-link-withdraw = Revoke
web-pages-told = Notifications
web-pages-told-about = Off until you turn them on. A notification names the table but reveals nothing about the game.
web-pages-channel-push = Notifications in this browser
web-pages-channel-mail = Email
web-pages-channel-webhook = Webhook
web-pages-channel-on = On.
web-pages-channel-unconfirmed = Open the link in the email we sent you.
web-pages-channel-stopped = Turned off by the link in an email.
web-pages-channel-failed = Messages could not be delivered.
web-pages-channel-test = Send a test
web-pages-channel-tested = A test message is on its way.
web-pages-channel-remove = Remove
web-pages-channel-add = Add
web-pages-notice-turn = it is my turn
web-pages-notice-clock = my time is running out
web-pages-notice-begun = a game has started
web-pages-notice-seated = someone has joined my table
web-pages-notice-over = a game is over
web-pages-push-go = Turn on here
web-pages-push-not = Your browser blocks notifications from this page. You can allow them in its settings for this site.
web-pages-push-none = This browser cannot show notifications while the page is closed.
web-pages-mail-address = Email address
web-pages-hook-address = URL (https)
web-pages-hook-secret = Messages are signed with this secret. It is shown only once:
web-pages-password-change = Change password
web-pages-password-about = This signs out all other browsers and revokes your secret links.
web-pages-password-old = Current password
web-pages-password-new = New password
web-pages-password-done = Your password has been changed.
web-pages-data = Your data
web-pages-export-about = Your name, tables, notes, chat messages, sessions and channels in one file.
web-pages-export = Download everything
web-pages-delete = Delete your account
web-pages-delete-about = Everything about you is deleted except your moves, which stay without a name. Bots take your seats in games in progress.
web-pages-delete-sure = This cannot be undone.
web-pages-delete-go = Delete everything
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
web-pages-password-hint-first = At least 8 characters. It cannot be reset by email, so write it down. Once you have an account, you can also make a secret link on this page.
