### The status page: what works, and since when.

web-health-about = Whether this server works: its database, its bots and everything else it needs.
web-health-all = Everything works
web-health-some = Something does not work
web-health-works = working
web-health-fails = not working
web-health-since = since { $since }
web-health-database = Database
web-health-disk = Disk
web-health-news = News between servers
web-health-cache = Shared memory of the servers
web-health-bots = Machines for bots
web-health-version = Version { $version }, running since { $since }
web-health-playing = { $count ->
    [0] No game is being played.
    [one] 1 game is being played.
   *[other] { NUMBER($count) } games are being played.
  }
web-health-silent = The server does not answer. This page tries again by itself.
