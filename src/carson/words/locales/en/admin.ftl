# Admins, bans and mutes, reports, announcements.

error-admin-only = Only admins of this server can do this.
error-admin-protected = { $name } is an admin. Take that role away on the host first, with “carson admin revoke”.
error-admin-already = { $name } is already an admin.
error-admin-none = { $name } is not an admin.
error-account-unknown = There is no account with the name “{ $name }”. Admins need an account with a password.
error-reason-unfit = A reason must have 1 to { $most } characters.
error-sanction-end = The end must be in the future, at most { $years } years ahead.
error-sanction-none = There is nothing to lift.
error-table-over = The game is over, or the table was closed.
error-report-what = Report either a message (“line”) or a name (“seat”).
error-report-self = You cannot report yourself.
error-report-twice = You have already reported this.
error-report-unknown = This report does not exist.
error-report-settled = This report has already been settled.
error-announcement-end = The end must be in the future, at most { $days } days ahead.
error-announcement-unknown = This announcement has already ended.
error-announcements-too-many = There are already { $most } announcements. Withdraw one first.
error-account-banned = { $until ->
    [never] You are banned from this server. Reason: { $reason }
   *[other] You are banned from this server until { $until }. Reason: { $reason }
}
error-chat-muted = { $until ->
    [never] You cannot chat on this server. Reason: { $reason }
   *[other] You cannot chat on this server until { $until }. Reason: { $reason }
}
