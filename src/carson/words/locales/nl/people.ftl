# Mensen: hun namen, wachtwoorden, sessies en geheime links; wat ze aan tafel zeggen en opschrijven.

session-browser-system = { $browser } op { $system }
session-unknown = een ander programma

error-name-claimed = “{ $name }” is van iemand anders, of lijkt te veel op zo’n naam; kies een andere.
error-account-claimed = Je hebt al een naam vastgelegd; je kunt die veranderen, en het wachtwoord ook.
error-account-guest = Alleen wie een naam heeft vastgelegd, heeft een wachtwoord om te veranderen.
error-account-busy = Je bent net op dit moment ergens anders gaan zitten; probeer het opnieuw.
error-password-short = Een wachtwoord moet minstens { $least } tekens hebben.
error-password-long = Een wachtwoord mag hoogstens { $most } tekens hebben.
error-password-is-name = Het wachtwoord mag niet de naam zijn.
error-password-wrong = Dat is niet je wachtwoord.
error-login-failed = Deze naam en dit wachtwoord horen niet bij elkaar.
error-login-paused = Er waren te veel mislukte pogingen; wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} tot de volgende.
error-session-unknown = Daar ben je niet meer bekend.
error-link-unknown = Deze link is al gebruikt, ingetrokken of te oud.
error-links-too-many = Je hebt { $most } geheime links die nog niemand heeft gebruikt; trek er eerst een in.
error-chat-closed = Alleen wie aan deze tafel zit, kan hier praten.
error-chat-spectators-off = De gastheer laat alleen praten wie aan tafel zit.
error-line-unfit = Een regel moet 1 tot { $most } tekens hebben.
error-line-unknown = Die regel is er niet, of is teruggenomen.
error-line-not-yours = Je kunt alleen terugnemen wat je zelf hebt gezegd.
error-person-unknown = Zo iemand is er niet.
error-mute-self = Je kunt jezelf niet dempen.
error-mutes-too-many = Je hebt { $most } mensen gedempt; laat er eerst een weer aan het woord.
error-note-long = Je notities bij een tafel mogen hoogstens { $most } tekens hebben.
