### Around a game in the browser: replay, end, plans, passing the screen, and what happened meanwhile.

## The log and the replay

web-story-replay = Replay
web-story-scrubber = Move
web-story-move-of = Move { $move } of { $moves }
web-story-first = First move
web-story-back = Previous move
web-story-forward = Next move
web-story-last = Last move
web-story-round-back = Previous round or phase
web-story-round-forward = Next round or phase
web-story-play = Play
web-story-pause = Pause
web-story-speed = Speed
web-story-eyes = View as
web-story-eyes-spectator = spectator
web-story-copy-move = Copy link to this move
web-story-play-on = Play on from here
web-story-to-table = Back to the table
web-story-phase-characters = Characters
web-story-phase-cowboys = Cowboys
web-story-phase-actions = Actions
web-story-set-up = Set-up
web-story-to-move = Replay from move { $move }
web-story-about-me = Only what affects me
web-story-nothing = Nothing has happened yet.
web-story-nothing-mine = Nothing has affected you yet.
web-story-earlier = { $count ->
    [one] 1 earlier entry
   *[other] { $count } earlier entries
  }

## One screen, several people

web-story-give-screen = Pass the screen to { $name }
web-story-give-about = The table is hidden until { $name } is here, so nobody sees any secrets.
web-story-i-am = I’m { $name }: show me the table
web-story-curtain-undo = { $name }: undo my last move
web-story-curtain = Hide the table when the screen is passed to the next player
web-story-curtain-always = always
web-story-curtain-secret = only when there are secrets
web-story-curtain-never = never

## After the game

web-story-went = How it went
web-story-round = Round { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Points if the game had ended there
web-story-graph-vp = VP
web-story-graph-money = Money
web-story-graph-income = Next income
web-story-as-table = Figures by round
web-story-stage-end = { $stage }, end
web-story-stage-within = { $stage }, in progress
web-story-stages = After
web-story-turning = Turning points
web-story-turn-lead = { $name } takes the lead, { $points ->
    [one] 1 point
   *[other] { $points } points
  } ahead of { $other }.
web-story-turn-gain = { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
  } on { $other }.
web-story-turn-end = Final scoring puts { $name } ahead of { $other } by { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
web-story-no-turning = There were no turning points: it ended as it began.
web-story-share = Share
web-story-copy-replay = Copy link to the replay
web-story-image = Save as image
web-story-send = Send…
web-story-image-failed = The image could not be created.
web-story-image-alt = An image of the result: names, points and the final table.

## What happened meanwhile

web-story-since = Since your last turn
web-story-since-close = Got it
web-story-since-you = What it means for you
web-story-since-all = { $count ->
    [one] Everything that happened: 1 entry
   *[other] Everything that happened: { $count } entries
  }
web-story-since-income = Your next income: ${ $before } → ${ $after }
web-story-since-overtaken = { $name } has overtaken you. If the game ended now: { $points } to { $own }.
web-story-since-overtook = You have overtaken { $name }. If the game ended now: { $own } to { $points }.

## Plans

web-story-plan = Plan
web-story-plan-title = Plan: only you can see this.
web-story-plan-about = Try out moves on a private copy. Chance and hidden information are made up.
web-story-plan-suppose = What if? { $question }
web-story-plan-over = The game would be over.
web-story-plan-chance = (chance)
web-story-plan-do = { $count ->
    [0] Play it
    [one] Play it: 1 move
   *[other] Play it: { $count } moves
  }
web-story-plan-back = Step back
web-story-plan-discard = Discard plan
web-story-plan-moved = The game has moved on and the plan no longer fits. It starts afresh.

## Orders

web-story-orders = Orders
web-story-orders-about = Decide ahead what happens when you are asked. Nobody else can see it.
web-story-order-bid = Play this bid card next
web-story-order-none = none
web-story-order-consent = When someone wants to put a House on my parcel
web-story-order-ask = ask me
web-story-order-agree = always agree
web-story-order-refuse = always refuse
web-story-order-pass = Pass this round when it is my turn to place a cowboy
web-story-order-single = Play automatically when I have only one option
web-story-order-give = Save order
web-story-order-given = Order saved.
web-story-order-not-yet = Not saved yet.
web-story-order-now = You are being asked right now. If you save the order, this happens at once: { $action }.
web-story-order-dropped = Not carried out: { $action }. { $why }

## Keys and announcements

web-story-keys = Keyboard shortcuts
web-story-key-arrows = move around the map, the action track or a city
web-story-key-enter = choose; press again to confirm
web-story-key-escape = clear your choice
web-story-key-bid = choose a bid card (0 for 10)
web-story-key-x = pass, or decline
web-story-key-k = skip what is being shown
web-story-key-u = undo
web-story-key-p = plan, or discard the plan
web-story-key-l = game log
web-story-key-t = chat
web-story-key-s = points
web-story-key-n = notes
web-story-key-m = table: orders, resign
web-story-key-r = replay
web-story-key-help = this list
web-story-announce-turn = Your turn. { $question }
web-story-announce-more = { $count ->
    [one] 1 more log entry.
   *[other] { $count } more log entries.
  }

## Time

web-story-give-time = Give { $name } time for one more move
web-story-time-low = Your time is running out.
web-story-follow = Follow the game
web-story-running = The game is still in progress.
web-story-fresh = { $count ->
    [one] 1 new move.
   *[other] { $count } new moves.
  }
web-story-whole = Show everything

# After the end: what went into the seed, and what the browser can prove.

web-fair-title = Fair play
web-fair-practice = This was practice: the player undid moves after something had been drawn, and may have known what would come. Every draw follows from the seed all the same.
web-fair-verdict-all = nobody chose the seed, neither the server nor a player
web-fair-verdict-but = not all numbers were revealed, so the server, in league with those players, could have chosen from { $seeds } seeds
web-fair-verdict-some = nobody chose the seed, unless the server was in league with everybody who contributed a number
web-fair-verdict-server = no player contributed a number, so the server alone made the seed
web-fair-verdict-wrong = something does not match
web-fair-other-secret = The server’s secret is not the one it committed to.
web-fair-other-numbers = The numbers are not the ones sealed before the game.
web-fair-other-seed = The seed does not follow from the secret and the numbers.
web-fair-dropped = Your browser revealed its number, but the seed was made without it.
web-fair-included = Your browser’s number is part of the seed, and everything it saw before the game still matches.
web-fair-away = Your browser’s number is not part of the seed: your browser was away when the game started, or the server left the number out.
web-fair-commitment = Fingerprint of the secret
web-fair-secret = Server secret
web-fair-seal = Seal of all numbers
web-fair-number = { $name }’s number
web-fair-none = none
web-fair-withheld = sealed but never revealed
web-fair-seed = Seed
web-fair-verify = This browser has checked the secret, the numbers and the seed. To prove that every card, die and tile follows from the seed, run this command on the downloaded record:
