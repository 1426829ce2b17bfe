### What the browser says around a game: its replay, its end, plans, hand-overs, and what happened meanwhile.

## The log and the replay

web-story-replay = Replay
web-story-scrubber = Move of the game
web-story-move-of = Move { $move } of { $moves }
web-story-first = To the beginning
web-story-back = One move back
web-story-forward = One move on
web-story-last = To the end
web-story-round-back = Back to the round or phase before
web-story-round-forward = On to the next round or phase
web-story-play = Play
web-story-pause = Pause
web-story-speed = Speed
web-story-eyes = Seen by
web-story-eyes-spectator = a spectator
web-story-copy-move = Copy link to this move
web-story-play-on = Play on from here
web-story-to-table = To the table
web-story-phase-characters = Characters
web-story-phase-cowboys = Cowboys
web-story-phase-actions = Actions
web-story-set-up = Set-up
web-story-to-move = Replay at move { $move }
web-story-about-me = Only what concerns me
web-story-nothing = Nothing has happened yet.
web-story-nothing-mine = Nothing has concerned you yet.
web-story-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }

## One screen, several people

web-story-give-screen = Give the screen to { $name }
web-story-give-about = The table is covered until { $name } sits here, so that nobody sees what is secret.
web-story-i-am = I am { $name }: show me the table
web-story-curtain-undo = { $name }: take my last move back
web-story-curtain = Cover the table when the screen goes to the next person
web-story-curtain-always = always
web-story-curtain-secret = only when something is secret
web-story-curtain-never = never

## After the game

web-story-went = How it went
web-story-round = Round { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Points, as if the game ended there
web-story-graph-vp = VP
web-story-graph-money = Money
web-story-graph-income = Next income
web-story-as-table = The figures by round
web-story-stage-end = { $stage }, at the end
web-story-stage-within = { $stage }, under way
web-story-stages = At the end of
web-story-turning = Turning points
web-story-turn-lead = { $name } takes the lead, { $points ->
    [one] a point
   *[other] { $points } points
  } ahead of { $other }.
web-story-turn-gain = { $name } gains { $points ->
    [one] a point
   *[other] { $points } points
  } on { $other }.
web-story-turn-end = The end brings { $name } ahead of { $other } by { $points ->
    [one] a point
   *[other] { $points } points
  }.
web-story-no-turning = Nothing ever turned: it went as it began.
web-story-share = Show it to others
web-story-copy-replay = Copy link to the replay
web-story-image = Save as a picture
web-story-send = Send …
web-story-image-failed = The picture could not be made.
web-story-image-alt = A picture of the result: names, points and the table at the end.

## What happened meanwhile

web-story-since = Since your last turn
web-story-since-close = Got it
web-story-since-you = What it means for you
web-story-since-all = { $count ->
    [one] All that happened: one line
   *[other] All that happened: { $count } lines
  }
web-story-since-income = Your next income: ${ $before } → ${ $after }
web-story-since-overtaken = { $name } has overtaken you. Points if the game ended now: { $points } to { $own }.
web-story-since-overtook = You have overtaken { $name }. Points if the game ended now: { $own } to { $points }.

## Plans

web-story-plan = Plan
web-story-plan-title = Plan: nobody sees this.
web-story-plan-about = Try moves on a private copy; chance and secrets are imagined.
web-story-plan-suppose = Suppose: { $question }
web-story-plan-over = The game would be over.
web-story-plan-chance = (chance)
web-story-plan-do = { $count ->
    [0] Do it
    [one] Do it: one move
   *[other] Do it: { $count } moves
  }
web-story-plan-back = Step back
web-story-plan-discard = Discard the plan
web-story-plan-moved = The game has gone on, and the plan no longer fits. It begins anew.

## Orders

web-story-orders = Orders
web-story-orders-about = What is to be done when you are asked. Nobody else learns of it.
web-story-order-bid = Lay this bid card next
web-story-order-none = none
web-story-order-consent = When somebody wants to use a parcel of mine for a House
web-story-order-ask = ask me
web-story-order-agree = always agree
web-story-order-refuse = always refuse
web-story-order-pass = Pass in this round as soon as I am to place a cowboy
web-story-order-single = Do whatever is the only thing I can do
web-story-order-give = Give the order
web-story-order-given = The order is given.
web-story-order-not-yet = Not given yet.
web-story-order-now = You are being asked right now: as soon as you give the order, this is done: { $action }.
web-story-order-dropped = Not carried out: { $action }. { $why }

## Keys, and what is read aloud

web-story-keys = Keyboard shortcuts
web-story-key-arrows = go from place to place on the map, the action track or in a city
web-story-key-enter = choose, and once more: do it
web-story-key-escape = let go of what is chosen
web-story-key-u = take back
web-story-key-p = plan, or discard the plan
web-story-key-l = what happened
web-story-key-t = talk
web-story-key-s = points
web-story-key-n = notes
web-story-key-m = table: orders, giving up
web-story-key-r = replay
web-story-key-help = this list
web-story-announce-turn = Your turn. { $question }
web-story-announce-more = { $count ->
    [one] One line more in the log.
   *[other] { $count } lines more in the log.
  }

## Time

web-story-give-time = Give { $name } the time of one more move
web-story-time-low = Your time is running out.
web-story-follow = Follow the game
web-story-running = The game goes on.
web-story-fresh = { $count ->
    [one] One more move has come.
   *[other] { $count } more moves have come.
  }
web-story-whole = Show all of it

# After the end: what the seed was made of, and what the browser can prove.

web-fair-title = Fair play
web-fair-verdict-all = nobody chose the seed, neither the server nor a player
web-fair-verdict-but = not all numbers were opened, so the server, in league with those players, could choose from { $seeds } seeds
web-fair-verdict-server = no player put a number in, so the seed is the server’s alone
web-fair-verdict-wrong = something does not fit
web-fair-other-secret = The server’s secret is not the one it committed itself to.
web-fair-other-numbers = The numbers are not those that were sealed before the game.
web-fair-other-seed = The seed does not follow from the secret and the numbers.
web-fair-dropped = Your browser opened its number, and the seed was made without it.
web-fair-included = Your browser’s number is part of the seed, and all that it saw before the game still fits.
web-fair-away = Your browser’s number is not part of the seed: it was away when the game began, or the server left it out.
web-fair-commitment = Fingerprint of the secret
web-fair-secret = Secret of the server
web-fair-seal = Seal of all numbers
web-fair-number = Number of { $name }
web-fair-none = none
web-fair-withheld = sealed and never opened
web-fair-seed = Seed
web-fair-verify = This browser has checked secret, numbers and seed. That every card, die and tile follows from the seed is proven by this command, with the downloaded record:
