"""The table on the network: tables, seats, moves, kept in a database and never shown to who may not know them.

From the bottom up: `settings` and `database`; `schema` with its `migrations/`; `store/`, the only place with SQL;
`games`, both games behind one door; `service/`, what people do at tables, as async functions that know no HTTP; `web/`.
"""
