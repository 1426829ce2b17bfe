# Notifications by email, Web Push and webhook, and the pages that an email links to.

## Notifications: why a channel is refused, and why a message did not arrive.

error-channel-no-origin = This server cannot send notifications yet: its public address is not known.
error-channel-no-mail = This server does not send email.
error-channel-no-https = Notifications in the browser need a secure address (https), and this server has none.
error-channel-mail-unfit = “{ $found }” is not a valid email address; it should look like name@example.org.
error-channel-webhook-unfit = The webhook address must start with https:// and a public host name, with port 443 or a port from { $port } up.
error-channel-push-unfit = The browser’s push subscription is not valid; it needs an https endpoint and the keys p256dh and auth.
error-channel-unknown = This channel does not exist.
error-channel-not-confirmed = This email address has not been confirmed. Open the link in the email we sent there.
error-channel-mail-too-many = We have already sent this address { $most } confirmation emails today. Try again tomorrow.
error-channels-too-many = You have { $most } channels. Remove one first.
error-mail-link-old = This link no longer works.
error-notify-host-unfit = “{ $host }” has no public address.
error-notify-unreachable = “{ $host }” could not be reached.
error-notify-status = The other server answered with status { $status }.
error-notify-mail-refused = The email was rejected with code { $status }.
error-notify-mail-server = This server could not reach its mail server.
error-notify-mail-too-many = This address has received { $most } emails in one day; no more are sent.

## Notifications: what is sent.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Your turn
notify-turn-text = { $name }, it is your turn in { $game }.
notify-over-title = The game is over
notify-over-text = { $name }, your game of { $game } is over.
notify-over-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
notify-begun-title = The game has started
notify-begun-text = { $name }, your game of { $game } has started.
notify-seated-title = New player at your table
notify-seated-text = { $who } has joined your table of { $game }.
notify-seated-free = { $count ->
    [0] All seats are taken: you can start.
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
notify-clock-title = Your time is running out
notify-clock-text = { $name }, your time in { $game } is running out. After that, a bot will play for you.
notify-test-title = It works
notify-test-text = This is a test. Notifications about your tables will arrive here.
notify-confirm-title = Is this your address?
notify-confirm-text = Someone, probably you, asked { $origin } to send notifications about Carson City games to this address. To receive them, open this link within three days:
notify-confirm-else = If it was not you, do nothing. You will not hear from us again.
notify-mail-stop = Unsubscribe:
notify-page-confirm = Send notifications about your tables to { $address }?
notify-page-confirm-button = Yes, send them
notify-page-confirm-done = Thank you. We will send notifications to { $address }.
notify-page-stop = Stop sending notifications to { $address }?
notify-page-stop-button = Stop notifications
notify-page-stop-done = We will not send any more notifications to { $address }.
