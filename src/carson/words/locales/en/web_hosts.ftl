### The page for hosts. No other message for players names settings or commands.

web-hosts-intro = Do you run this server? These settings and commands are for you. They take effect when the server starts.
web-hosts-friends = Play with others: start the server for other computers, and say which address their browsers use.
web-hosts-mail = Send email: name a mail server and a sender.
web-hosts-push = Notifications in the browser: the address must begin with https.
web-hosts-figures = Correct the reconstructed figures or cards: these commands write a file that you can edit and use at a table.
web-hosts-admin = Look after people and tables on the page “Admin”: make somebody with an account an admin.
web-hosts-more = Everything else is on the page “Hosting” of the documentation.
