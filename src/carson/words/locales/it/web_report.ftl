### Segnalare agli amministratori, annunci, e la via alla pagina per gli amministratori.

web-admin = Amministrazione
web-report = segnala
web-report-message = Segnala questo messaggio di { $name } agli amministratori
web-report-name = Segnala un nome
web-report-whose = Il nome di chi?
web-report-reason = Che cosa non va?
web-report-send = Segnala
web-report-cancel = Annulla
web-report-done = Grazie. Un amministratore se ne occuperà.
web-announcement-dismiss = Chiudi
