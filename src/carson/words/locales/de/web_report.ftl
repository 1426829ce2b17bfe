### An Admins melden, Ankündigungen, und der Weg zur Seite für Admins.

web-admin = Verwaltung
web-report = melden
web-report-message = Diese Nachricht von { $name } den Admins melden
web-report-name = Einen Namen melden
web-report-whose = Wessen Name?
web-report-reason = Was stimmt damit nicht?
web-report-send = Melden
web-report-cancel = Abbrechen
web-report-done = Danke. Ein Admin sieht es sich an.
web-announcement-dismiss = Ausblenden
