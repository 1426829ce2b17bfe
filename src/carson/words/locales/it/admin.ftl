# Amministratori, esclusioni e silenzi, segnalazioni, annunci.

error-admin-only = Solo gli amministratori di questo server possono farlo.
error-admin-protected = { $name } fa parte degli amministratori. Prima togli questo ruolo dall’host, con «carson admin revoke».
error-admin-already = { $name } fa già parte degli amministratori.
error-admin-none = { $name } non fa parte degli amministratori.
error-account-unknown = Non c’è nessun account con il nome «{ $name }». Per amministrare serve un account con password.
error-reason-unfit = Un motivo deve avere da 1 a { $most } caratteri.
error-sanction-end = La fine deve essere nel futuro, al massimo tra { $years } anni.
error-sanction-none = Non c’è nulla da revocare.
error-table-over = La partita è finita, o il tavolo è stato chiuso.
error-report-what = Segnala o un messaggio («line») o un nome («seat»).
error-report-self = Non puoi segnalare te stesso.
error-report-twice = L’hai già segnalato.
error-report-unknown = Questa segnalazione non esiste.
error-report-settled = Questa segnalazione è già stata chiusa.
error-announcement-end = La fine deve essere nel futuro, al massimo tra { $days } giorni.
error-announcement-unknown = Questo annuncio è già terminato.
error-announcements-too-many = Ci sono già { $most } annunci. Prima ritirane uno.
error-account-banned = { $until ->
    [never] Non puoi più usare questo server. Motivo: { $reason }
   *[other] Non puoi usare questo server fino al { $until }. Motivo: { $reason }
}
error-chat-muted = { $until ->
    [never] Non puoi chattare su questo server. Motivo: { $reason }
   *[other] Non puoi chattare su questo server fino al { $until }. Motivo: { $reason }
}
