"""For those who look after a server: people, tables, reports and announcements, and a log of all that admins did."""
