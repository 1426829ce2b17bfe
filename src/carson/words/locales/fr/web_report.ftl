### Signaler aux administrateurs, annonces, et le chemin vers la page des administrateurs.

web-admin = Administration
web-report = signaler
web-report-message = Signaler aux administrateurs ce message écrit par { $name }
web-report-name = Signaler un nom
web-report-whose = Le nom de qui ?
web-report-reason = Qu’est-ce qui ne va pas ?
web-report-send = Signaler
web-report-cancel = Annuler
web-report-done = Merci. Un administrateur va regarder.
web-announcement-dismiss = Fermer
