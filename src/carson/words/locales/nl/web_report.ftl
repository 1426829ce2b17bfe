### Melden aan beheerders, mededelingen, en de weg naar de pagina voor beheerders.

web-admin = Beheer
web-report = melden
web-report-message = Dit bericht van { $name } bij de beheerders melden
web-report-name = Een naam melden
web-report-whose = Wiens naam?
web-report-reason = Wat is ermee mis?
web-report-send = Melden
web-report-cancel = Annuleren
web-report-done = Dank je. Een beheerder kijkt ernaar.
web-announcement-dismiss = Sluiten
