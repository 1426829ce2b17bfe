# Beheerders, uitsluitingen en dempingen, meldingen, mededelingen.

error-admin-only = Alleen beheerders van deze server kunnen dit doen.
error-admin-protected = { $name } is beheerder. Ontneem die rol eerst op de host, met “carson admin revoke”.
error-admin-already = { $name } is al beheerder.
error-admin-none = { $name } is geen beheerder.
error-account-unknown = Er is geen account met de naam “{ $name }”. Beheerders hebben een account met een wachtwoord nodig.
error-reason-unfit = Een reden moet 1 tot { $most } tekens hebben.
error-sanction-end = Het einde moet in de toekomst liggen, hoogstens { $years } jaar vooruit.
error-sanction-none = Er is niets om op te heffen.
error-table-over = Het spel is afgelopen, of de tafel is gesloten.
error-report-what = Meld een bericht (“line”) of een naam (“seat”).
error-report-self = Je kunt jezelf niet melden.
error-report-twice = Je hebt dit al gemeld.
error-report-unknown = Deze melding bestaat niet.
error-report-settled = Deze melding is al afgehandeld.
error-announcement-end = Het einde moet in de toekomst liggen, hoogstens { $days } dagen vooruit.
error-announcement-unknown = Deze mededeling is al afgelopen.
error-announcements-too-many = Er zijn al { $most } mededelingen. Trek er eerst een in.
error-account-banned = { $until ->
    [never] Je bent van deze server uitgesloten. Reden: { $reason }
   *[other] Je bent tot { $until } van deze server uitgesloten. Reden: { $reason }
}
error-chat-muted = { $until ->
    [never] Je kunt op deze server niet chatten. Reden: { $reason }
   *[other] Je kunt op deze server tot { $until } niet chatten. Reden: { $reason }
}
