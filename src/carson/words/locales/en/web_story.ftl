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
