# Administrateurs, exclusions et silences, signalements, annonces.

error-admin-only = Seuls les administrateurs de ce serveur peuvent faire cela.
error-admin-protected = { $name } est administrateur. Retirez d’abord ce rôle sur l’hôte, avec « carson admin revoke ».
error-admin-already = { $name } est déjà administrateur.
error-admin-none = { $name } n’est pas administrateur.
error-account-unknown = Aucun compte ne porte le nom « { $name } ». Un administrateur a besoin d’un compte avec mot de passe.
error-reason-unfit = Une raison doit avoir de 1 à { $most } caractères.
error-sanction-end = La fin doit se situer dans l’avenir, au plus { $years } ans plus tard.
error-sanction-none = Il n’y a rien à lever.
error-table-over = La partie est terminée, ou la table a été fermée.
error-report-what = Signalez soit un message (« line »), soit un nom (« seat »).
error-report-self = Vous ne pouvez pas vous signaler vous-même.
error-report-twice = Vous l’avez déjà signalé.
error-report-unknown = Ce signalement n’existe pas.
error-report-settled = Ce signalement a déjà été traité.
error-announcement-end = La fin doit se situer dans l’avenir, au plus { $days } jours plus tard.
error-announcement-unknown = Cette annonce est déjà terminée.
error-announcements-too-many = Il y a déjà { $most } annonces. Retirez-en d’abord une.
error-account-banned = { $until ->
    [never] Vous êtes exclu de ce serveur. Raison : { $reason }
   *[other] Vous êtes exclu de ce serveur jusqu’au { $until }. Raison : { $reason }
}
error-chat-muted = { $until ->
    [never] Vous ne pouvez pas discuter sur ce serveur. Raison : { $reason }
   *[other] Vous ne pouvez pas discuter sur ce serveur jusqu’au { $until }. Raison : { $reason }
}
