"""The games on the network: tables, seats and moves, stored in a database. Each seat is shown only what it may know.

Packages are features, with their storage (`repository`), their service and their HTTP doors (`doors`, `shapes`) side by
side. From the bottom up: `settings`, `security`, `games`, `database`, `workers` and `history` (a table's log and the
game it makes); `core` (the services of a process); `people`, `tables`, `play`, `chat`, `records`, `analysis`, `bots`,
`notifications` with `delivery`, `accounts`, `lessons`, `operations`; `web` (how doors are declared and answered),
`live` (WebSocket), `client` (the browser client's files) and `app`, which puts it all together. A test enforces the
order.
"""
