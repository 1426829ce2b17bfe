# People: their names, passwords, sessions and secret links; what they say and write at tables.

session-browser-system = { $browser } on { $system }
session-unknown = another program

error-name-claimed = “{ $name }” belongs to somebody else, or reads like a name that does; choose another.
error-account-claimed = You have claimed a name already; you can change it, and the password too.
error-account-guest = Only who has claimed a name has a password to change.
error-account-busy = You have sat down somewhere else in this very moment; try again.
error-password-short = A password should have at least { $least } signs.
error-password-long = A password may have at most { $most } signs.
error-password-is-name = The password should not be the name.
error-password-wrong = That is not your password.
error-login-failed = This name and this password do not belong together.
error-login-paused = There were too many failed tries; wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next.
error-session-unknown = You are not known there any more.
error-link-unknown = This link has been used, was withdrawn or is too old.
error-links-too-many = You have { $most } secret links that nobody has used; withdraw one first.
error-chat-closed = Only those who sit at this table can talk here.
error-chat-spectators-off = The host lets only those talk who sit at the table.
error-line-unfit = A line should have 1 to { $most } signs.
error-line-unknown = There is no such line, or it was taken back.
error-line-not-yours = You can only take back what you have said yourself.
error-person-unknown = There is nobody like that.
error-mute-self = You cannot mute yourself.
error-mutes-too-many = You have muted { $most } people; let one of them speak again first.
error-note-long = Your notes at a table may have at most { $most } signs.
