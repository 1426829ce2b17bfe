### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Watch
web-pages-pad = Score pad
web-pages-account = Your account
web-pages-settings = Settings
web-pages-save = Save
web-pages-renamed = You are { $name } now, at your tables too.
web-pages-plays-as = You play as { $name }.
web-pages-rename = Change
web-pages-rename-own = Change your name
web-pages-name-is-fine = Fine by me
web-pages-name-given = or we find you one
web-pages-is-guest = You play as a guest, known by this browser alone.
web-pages-is-account = This name is yours.
web-pages-sound = Sounds
web-pages-calm = Less motion
web-pages-no-network = No connection. What you see may be out of date; nothing is lost.
web-pages-fresh = A new version is there.
web-pages-reload = Reload
web-pages-later = Later
web-pages-bot = bot
web-pages-open = Open
web-pages-go-on = Go on
web-pages-look-in = Have a look
web-pages-look-on = Look on
web-pages-replay = Replay
web-pages-forget = Delete
web-pages-imported = brought as a record
web-pages-turn-of = { $names } to move
web-pages-turn-bots = Bots are thinking.
web-pages-since = asked { $when }
web-pages-until = time is up { $when }
web-pages-one-click = against bots, without an account
web-pages-continue = Your games
web-pages-about-learn = A short lesson for each game: you play, we explain.
web-pages-about-mine = Go on where you left off; leaf through finished games.
web-pages-about-watch = See how others play, live or afterwards.
web-pages-about-rules = Every rule of both games, numbered, with figures.
web-pages-about-pad = For a game at a real table: it adds up the points.
web-pages-join = Join by link
web-pages-about-join = Somebody sent you a link or a number?
web-pages-join-label = Link or number of the table
web-pages-join-go = Go there
web-pages-join-nothing = That is no link to a table. A link looks like https://…/table/1a2b…, a number has 20 digits and letters.
web-pages-join-elsewhere = That table is on another server; open the link itself to get there.
web-pages-watch-about = Public games are open to everybody’s eyes. Games by link are seen only by those who have the link.
web-pages-playing = Being played
web-pages-finished = Finished
web-pages-nothing-playing = No public game is being played just now.
web-pages-nothing-finished = No public game has been finished yet.
web-pages-filter = Which tables
web-pages-filter-turn = My turn
web-pages-filter-going = Being played
web-pages-filter-waiting = Waiting
web-pages-filter-over = Finished
web-pages-filter-all = All
web-pages-both-games = Both games
web-pages-none-such = None of your tables is like that.
web-pages-keep-them = Only this browser knows that these are your tables. Keep them with an account or a secret link:
web-pages-bring = Bring the record of a game
web-pages-bring-about = A finished game, played here or elsewhere, can be looked at like your own. Every move is checked first; nobody else sees it.
web-pages-bring-file = File with the record
web-pages-bring-text = Or its text
web-pages-bring-go = Check and bring it
web-pages-brought = Every move holds.

## Setting up a table, and the waiting room

web-pages-about-game-board = Four rounds of land, buildings and duels, for two to six, or alone.
web-pages-about-game-cards = Eighteen short rounds of secret bids and a city of cards, for one to six.
web-pages-presets = Ready-made
web-pages-presets-about = A first game, a set of the rule books, or everything at once. You can change all of it below.
web-pages-presets-cards = Let chance choose the virtual players.
web-pages-everything = Everything
web-pages-surprise = Surprise me
web-pages-surprised = Chance has chosen this. Keep it, change it below, or try again.
web-pages-who = Who plays
web-pages-alone = Alone against Standish
web-pages-alone-against = You play alone against Jeb Standish: { $strategy }.
web-pages-solo-no = no, against people or bots
web-pages-solo-about = The books’ game for one: Jeb Standish follows his own cards. You see each rule that decides for him.
web-pages-solo-drawn = Against Standish seven characters are drawn by chance.
web-pages-solo-rancher = Almost easy: Ranches first.
web-pages-solo-miner = Average: Mines and Banks.
web-pages-solo-strength = Hard: he is armed.
web-pages-solo-urban = For experts: he wants the town.
web-pages-seat = Seat { $seat }
web-pages-seat-guest = another person at this screen
web-pages-seat-open = free, for a friend
web-pages-player = Player { $seat }
web-pages-seats-about = Free seats wait for those who have the link; who plays first is drawn.
web-pages-seats-drawn = Who plays first is drawn.
web-pages-table-of = Players in all
web-pages-table-real = People and bots
web-pages-suits = Suits
web-pages-suits-any = as they come
web-pages-suit-any = any
web-pages-suits-about = The suit on one’s cards. It also decides ties between equal bids, by an order that changes.
web-pages-virtual = Virtual player { $number }
web-pages-virtual-about = They turn up bid cards from a pile and keep what they take. They build no city and use no character.
web-pages-level-beginner = bids 1 to 9, like everybody
web-pages-level-intermediate = has a 10 instead of the 1
web-pages-level-expert = has a 10 and an 11 instead of 1 and 2
web-pages-hopeless = Alone against five experts: the book itself says that this can hardly be won.
web-pages-set-own = chosen by hand
web-pages-set-own-about = Seven characters, each on the side you want; the Paperboy comes on top.
web-pages-set-random-about = Seven at random, with random sides; you see them when the table is set up.
web-pages-set-drawn = drawn
web-pages-set-count = { $count } of { $needed } chosen
web-pages-side-y = yellow side
web-pages-side-r = red side
web-pages-side-either = either side
web-pages-side-out = out
web-pages-side-in = in play
web-pages-tap-face = Tap a portrait to read what the character can do.
web-pages-bag-own = a bag of your own
web-pages-bag-own-about = As many of each building as you like; the eight base types must be in it.
web-pages-no-variants = none
web-pages-about-new-beginning = Everybody buys cowboys, roads, arms and parcels in secret before the game, instead of starting alike.
web-pages-about-river = A river runs across the map: nobody builds there, only bridges cross it, and Mines beside it pay more.
web-pages-about-might-is-right = Duels are fought with numbered tiles, chosen in secret, instead of dice: bluff instead of luck.
web-pages-about-kit-carson = Everybody places cowboys at the same time, and may move them until they stop. Best played live.
web-pages-about-outlaws = From round 2 on Outlaws come to town and halve what buildings pay, until somebody beats or jails them.
web-pages-about-horses = Everybody has horses and five enclosures with small advantages; each round ends with a rodeo.
web-pages-river-printed = the printed river
web-pages-river-printed-about = From west to east through the middle of the map.
web-pages-river-own = a river of your own
web-pages-river-own-about = Any shape you agree on: one to fifteen parcels, in one piece or several.
web-pages-edition = Edition
web-pages-edition-english = The later, larger rule book, with all twenty characters and the game for one.
web-pages-edition-dutch = The Dutch book where it differs: City Hall, Outlaws and rivers; no Father Christmas, no game for one.
web-pages-clock-none-about = Nobody is hurried.
web-pages-clock-quick-about = For an evening together. Longer moves use up the reserve; then a bot plays for you until you are back.
web-pages-clock-calm-about = The same with time to think.
web-pages-clock-day-about = Move when you find the time; the game takes some weeks.
web-pages-clock-days-about = For those who are often away.
web-pages-clock-own = as you like
web-pages-clock-own-about = Your own seconds or days.
web-pages-clock-kind = Counted in
web-pages-clock-kind-live = seconds
web-pages-clock-kind-days = days
web-pages-clock-move = Seconds a move
web-pages-clock-bank = Seconds in reserve
web-pages-clock-days = Days a move
web-pages-open-to = Open to
web-pages-public = everybody
web-pages-public-about = The table is listed: everybody may sit down while a seat is free, look on, and replay it afterwards.
web-pages-private = those who have the link
web-pages-private-about = The table is in no list. Whoever has the link may sit down or look on.
web-pages-figures = Figures
web-pages-deck = Deck
web-pages-material-own = your own
web-pages-material-ours = ours
web-pages-material-about = Some figures of the box are in no rule book, and ours are reconstructed. Whoever knows better can play with a file of their own (JSON).
web-pages-material-file = File
web-pages-material-read = { $name } is used.
web-pages-material-unread = { $name } cannot be read: it must be a JSON file as “carson figures” and “carson deck” write it.
web-pages-material-is-own = Played with figures of the host’s own: { $name }.
web-pages-then-wait = You then get a link for your friends.
web-pages-then-begin = All seats are taken: the game begins at once.
web-pages-then-watch = The game begins at once: the bots play, and you watch.
web-pages-invite = Invite friends
web-pages-qr = The link as a QR code, for a phone’s camera
web-pages-share-it = Share …
web-pages-share = Come and play { $game } with me!
web-pages-played = What is played
web-pages-fair = Nobody can choose what is drawn. It follows from a secret of the server, told at the end, and from a number of each player’s browser. The fingerprint of the secret:
web-pages-fair-server = What is drawn follows from a secret of the server, told at the end. Whoever notes its fingerprint now can check that nothing was changed:
web-pages-sealed = Numbers sealed so far: { $names }.
web-pages-opening = The game is about to begin: the browsers open their numbers.
web-pages-complete = Everybody is there.
web-pages-host-begins = The host begins the game.
web-pages-you = you
web-pages-here = is here
web-pages-away = away just now
web-pages-kept = seat kept
web-pages-seat-bot = Put a bot here
web-pages-seat-clear = Make free
web-pages-waits-for = Waiting for { $names }.
web-pages-start-anyway = Begin all the same, with bots in the empty seats
web-pages-leave-about = { $count ->
    [one] Your seat becomes free.
   *[other] All { $count } of your seats become free.
  }
web-pages-leave-host = The table then belongs to { $name }.
web-pages-leave-last = Nobody else sits here: the table goes, and nobody can sit down there any more.
web-pages-leave-sure = Yes, get up
web-pages-close-table = Close the table
web-pages-turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
  }
web-pages-bag-count = { $count ->
    [one] One building in the bag.
   *[other] { $count } buildings in the bag.
  }
web-pages-river-count = { $count ->
    [one] One parcel of river.
   *[other] { $count } parcels of river.
  }
web-pages-real = { $count ->
    [one] one person or bot
   *[other] { $count } people and bots
  }
web-pages-table-virtual = { $count ->
    [0] Nobody is played by the rules.
    [one] One virtual player fills the table up.
   *[other] { $count } virtual players fill the table up.
  }
web-pages-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-pages-clock-in-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
  }
web-pages-clock-in-seconds = live: { $move ->
    [one] one second
   *[other] { $move } seconds
  } a move, { $unit ->
    [seconds] { $bank ->
        [one] one second
       *[other] { $bank } seconds
      }
   *[minutes] { $bank ->
        [one] one minute
       *[other] { $bank } minutes
      }
  } in reserve

## Who one is

web-pages-known-guest = You are a guest called { $name }. This browser knows you; nobody else does.
web-pages-known-account = You are { $name }, and nobody else may be called so.
web-pages-known-nobody = Nobody is known here yet. You do not need an account to play.
web-pages-claim = Keep your name
web-pages-claim-about = With a password the name is yours, on every device, with all your tables. No mail address is needed.
web-pages-claim-go = Make an account
web-pages-name = Name
web-pages-password = Password
web-pages-password-show = Show the password
web-pages-password-hint = At least 8 characters. There is no mail to get it back by: write it down, or make a secret link below.
web-pages-login = Sign in
web-pages-login-about = If you have an account.
web-pages-login-guest = If you have an account. This browser then forgets the guest, unless he has a secret link.
web-pages-login-go = Sign in
web-pages-logout = Sign out
web-pages-logout-guest = You are a guest: without a secret link nobody will know you again, and your tables are lost to you.
web-pages-logout-sure = Sign out all the same
web-pages-sessions = Where you are known
web-pages-sessions-about = Browsers and programs that play as you.
web-pages-session-this = this one
web-pages-session-seen = last seen { $when }
web-pages-session-end = End
web-pages-sessions-end = End all others
web-pages-link-more = It is good once, for seven days.
web-pages-link-made = Made on { $made }, good until { $until }
web-pages-link-withdraw = Withdraw
web-pages-told = Messages while you are away
web-pages-told-about = Off until you turn them on. A message says which table it is about, and nothing of the game.
web-pages-channel-push = Messages of this browser
web-pages-channel-mail = E-mail
web-pages-channel-webhook = Webhook
web-pages-channel-on = On.
web-pages-channel-unconfirmed = Open the link in the letter that was sent there.
web-pages-channel-stopped = Stopped by a link in a letter.
web-pages-channel-failed = Nothing arrived there any more.
web-pages-channel-test = Send a test
web-pages-channel-tested = A test is on its way.
web-pages-channel-remove = Remove
web-pages-channel-add = Add
web-pages-notice-turn = it is my turn
web-pages-notice-clock = my time is running out
web-pages-notice-begun = a game has begun
web-pages-notice-seated = somebody has sat down at my table
web-pages-notice-over = a game is over
web-pages-push-go = Turn on here
web-pages-push-not = The browser does not allow messages of this page; its settings for this site can.
web-pages-push-none = This browser cannot show messages of pages that are closed.
web-pages-mail-address = Mail address
web-pages-hook-address = Address (https)
web-pages-hook-secret = Messages are signed with this secret, which is told only now:
web-pages-password-change = Another password
web-pages-password-about = All other browsers are signed out, and secret links are withdrawn.
web-pages-password-old = Password so far
web-pages-password-new = New password
web-pages-password-done = The new password counts from now on.
web-pages-data = What is kept of you
web-pages-export-about = Your name, tables, notes, talk, sessions and channels, in one file.
web-pages-export = Download everything
web-pages-delete = Leave for good
web-pages-delete-about = Nothing stays of you but the moves you made, without a name. Bots take your seats in games that go on.
web-pages-delete-sure = This cannot be taken back.
web-pages-delete-go = Delete all of me
web-pages-only-here = Only this computer can open that link. To play with others, start the server with “make serve” and give it an address they can reach.
web-pages-give-up-about = The game ends at once and for good, and you do not win it.
web-pages-give-up-sure = Yes, give up
web-pages-close-about = The table goes, and nobody can sit down there any more.
web-pages-close-sure = Yes, close it
web-pages-end-table = End the game
web-pages-end-about = The game ends here, without a winner.
web-pages-end-sure = Yes, end it
web-pages-begun = begun { $when }
web-pages-file-choose = Choose a file
web-pages-file-none = No file chosen
web-pages-file-clear = Put the file away
web-pages-password-hint-first = At least 8 characters. There is no mail to get it back by: write it down. Once you have the account, you can also make a secret link on this page.
