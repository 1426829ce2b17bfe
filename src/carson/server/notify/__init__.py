"""Telling people who are not there: it is your turn, your game is over. Off for everybody who has not asked for it.

A person adds channels (`channels`): a browser's push subscription, a mail address, a webhook. What is due is written to
the outbox in the same transaction as the move that causes it (`due`), and sent after the commit by the `postman`, which
tries again for some hours. `telling` has the words; `push`, `mail` and `webhook` each send over one kind of channel.

A message holds what everybody at the table knows, and never anything of the game's own: no card, no bid, no score
before the end.
"""
