# Admins, Sperren und Stummschaltungen, Meldungen, Ankündigungen.

error-admin-only = Das können nur Admins dieses Servers.
error-admin-protected = { $name } ist Admin. Nimm die Rolle zuerst auf dem Host zurück, mit „carson admin revoke“.
error-admin-already = { $name } ist schon Admin.
error-admin-none = { $name } ist kein Admin.
error-account-unknown = Es gibt kein Konto mit dem Namen „{ $name }“. Admins brauchen ein Konto mit Passwort.
error-reason-unfit = Ein Grund muss 1 bis { $most } Zeichen haben.
error-sanction-end = Das Ende muss in der Zukunft liegen, höchstens { $years } Jahre voraus.
error-sanction-none = Es gibt nichts aufzuheben.
error-table-over = Das Spiel ist vorbei, oder der Tisch wurde geschlossen.
error-report-what = Melde entweder eine Nachricht („line“) oder einen Namen („seat“).
error-report-self = Du kannst dich nicht selbst melden.
error-report-twice = Das hast du schon gemeldet.
error-report-unknown = Diese Meldung gibt es nicht.
error-report-settled = Diese Meldung ist schon erledigt.
error-announcement-end = Das Ende muss in der Zukunft liegen, höchstens { $days } Tage voraus.
error-announcement-unknown = Diese Ankündigung ist schon beendet.
error-announcements-too-many = Es gibt schon { $most } Ankündigungen. Nimm zuerst eine zurück.
error-account-banned = { $until ->
    [never] Du bist auf diesem Server gesperrt. Grund: { $reason }
   *[other] Du bist auf diesem Server bis { $until } gesperrt. Grund: { $reason }
}
error-chat-muted = { $until ->
    [never] Du kannst auf diesem Server nicht chatten. Grund: { $reason }
   *[other] Du kannst auf diesem Server bis { $until } nicht chatten. Grund: { $reason }
}
