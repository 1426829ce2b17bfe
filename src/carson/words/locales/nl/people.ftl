# Mensen: hun namen, wachtwoorden, sessies en geheime links; wat ze aan tafel zeggen en opschrijven.

session-browser-system = { $browser } op { $system }
session-unknown = een ander programma

error-name-claimed = De naam “{ $name }” is bezet of lijkt te veel op een naam die bezet is. Kies een andere.
error-account-claimed = Je hebt al een account. Je kunt de naam en het wachtwoord wijzigen.
error-account-guest = Alleen een account heeft een wachtwoord. Maak er eerst een aan.
error-account-busy = Je bent net ergens anders aangeschoven. Probeer het opnieuw.
error-password-short = Een wachtwoord moet minstens { $least } tekens hebben.
error-password-long = Een wachtwoord mag hoogstens { $most } tekens hebben.
error-password-is-name = Je wachtwoord mag niet hetzelfde zijn als je naam.
error-password-wrong = Verkeerd wachtwoord.
error-login-failed = Verkeerde naam of verkeerd wachtwoord.
error-login-paused = Te veel mislukte pogingen. Wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} voor je het opnieuw probeert.
error-session-unknown = Daar ben je niet meer ingelogd.
error-link-unknown = Deze link is al gebruikt, ingetrokken of verlopen.
error-links-too-many = Je hebt { $most } ongebruikte geheime links. Trek er eerst een in.
error-chat-closed = Alleen spelers aan deze tafel kunnen hier chatten.
error-chat-spectators-off = De host heeft de chat beperkt tot de spelers aan tafel.
error-line-unfit = Een bericht moet 1 tot en met { $most } tekens hebben.
error-line-unknown = Dit bericht bestaat niet of is verwijderd.
error-line-not-yours = Je kunt alleen je eigen berichten verwijderen.
error-person-unknown = Deze persoon bestaat niet.
error-mute-self = Je kunt jezelf niet dempen.
error-mutes-too-many = Je hebt { $most } mensen gedempt. Hef dat eerst bij een van hen op.
error-note-long = Je notities bij een tafel mogen hoogstens { $most } tekens hebben.
