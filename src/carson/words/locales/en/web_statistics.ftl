# Your own statistics.

web-statistics-none = You have not finished a game yet. Your first result will appear here.
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-expected = Wins at equal strength
web-statistics-points = Points per game
web-statistics-others = Others at your tables
web-statistics-best = Best result
web-statistics-by-players = By number of players
web-statistics-by-set = By set of characters
web-statistics-by-variant = By variant
web-statistics-by-rival = By opponent
web-statistics-sources = Points by source
web-statistics-sources-about = Your average per game, compared with the others at your tables. Only games played to the end count.
web-statistics-yours = You
web-statistics-characters = Characters you took
web-statistics-buildings = Buildings you had at the end
web-statistics-won = { $wins } of { $games } won
web-statistics-set-own = other sets
web-statistics-no-variant = base game
web-statistics-rival-person = people
web-statistics-rival-virtual = virtual player, { $level }
web-statistics-count-players = { $count } players
web-statistics-share = { $share }%
