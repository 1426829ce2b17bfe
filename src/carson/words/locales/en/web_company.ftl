# Opponents, and company at the table.

web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-master = Master
web-bot-about-easy = Plays like a beginner and looks no further than this round.
web-bot-about-normal = Knows the game and rarely blunders.
web-bot-about-hard = Has learnt from thousands of games what pays off.
web-bot-about-master = Tries out its moves before it plays them: the strongest of all.
web-bot-level = Bots
web-bot-against = Opponents
web-bot-suggested = You have won { $wins } in a row against { $level }. Try { $next }?
web-bot-suggested-take = Play against { $next }
web-bots-watch = Watch bots play
web-bots-watch-about = Bots play each other, and everybody may watch.
web-bots-watch-start = Let them play
web-bots-fill = Bots in free seats
web-company-spectator = spectator
web-company-chat = Spectators
web-company-chat-off = Spectators cannot chat
web-company-chat-off-about = Only players and the host write at this table.
web-company-chat-on = Spectators may chat
web-company-chat-on-about = Their messages are marked, and players can hide them.
web-company-hide = Hide spectators’ messages
web-company-hidden = { $count ->
    [one] 1 message from spectators is hidden.
   *[other] { $count } messages from spectators are hidden.
}
web-company-rematch-free = The players play again, and a seat is free.
web-company-rematch-full = The players play again.
web-company-rematch-join = Join the rematch
web-company-rematch-watch = Watch the rematch
web-hint = Hint
web-review = Review
web-review-about = Where the game was won and lost, move by move.
web-review-open = Review the game
web-hints-on-about = Every player may ask for good moves when it is their turn.
web-story-key-h = a hint
web-statistics = Statistics
web-statistics-about = Your finished games: what you won, and how.
