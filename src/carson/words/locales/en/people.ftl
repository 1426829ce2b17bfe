# People: names, passwords, sessions, secret links, chat and notes.

session-browser-system = { $browser } on { $system }
session-unknown = another program

error-name-claimed = The name “{ $name }” is taken or too similar to one that is. Choose another.
error-account-claimed = You already have an account. You can change its name and password.
error-account-guest = Only accounts have a password. Create one first.
error-account-busy = You have just joined a table somewhere else. Try again.
error-password-short = A password must have at least { $least } characters.
error-password-long = A password can have at most { $most } characters.
error-password-is-name = Your password must not be the same as your name.
error-password-wrong = Wrong password.
error-login-failed = Wrong name or password.
error-login-paused = Too many failed attempts. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} before you try again.
error-session-unknown = You are no longer signed in there.
error-link-unknown = This link has been used or revoked, or it has expired.
error-links-too-many = You have { $most } unused secret links. Revoke one first.
error-chat-closed = Only players at this table can chat here.
error-chat-spectators-off = The host has limited the chat to players at the table.
error-line-unfit = A message must have 1 to { $most } characters.
error-line-unknown = This message does not exist or has been deleted.
error-line-not-yours = You can only delete your own messages.
error-person-unknown = This person does not exist.
error-mute-self = You cannot mute yourself.
error-mutes-too-many = You have muted { $most } people. Unmute one of them first.
error-note-long = Your notes at a table can have at most { $most } characters.
