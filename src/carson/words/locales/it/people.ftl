# Le persone: nomi, password, sessioni e link segreti; che cosa dicono e annotano al tavolo.

session-browser-system = { $browser } su { $system }
session-unknown = un altro programma

error-name-claimed = Il nome «{ $name }» è già preso, o somiglia troppo a uno già preso. Scegline un altro.
error-account-claimed = Hai già un account. Puoi cambiarne il nome e la password.
error-account-guest = Solo un account ha una password. Creane prima uno.
error-account-busy = Hai appena preso posto a un altro tavolo. Riprova.
error-password-short = Una password deve avere almeno { $least } caratteri.
error-password-long = Una password può avere al massimo { $most } caratteri.
error-password-is-name = La password non deve essere uguale al tuo nome.
error-password-wrong = Password errata.
error-login-failed = Nome o password errati.
error-login-paused = Troppi tentativi falliti. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima di riprovare.
error-session-unknown = Questa sessione è già chiusa.
error-link-unknown = Questo link è già stato usato o revocato, oppure è scaduto.
error-links-too-many = Hai { $most } link segreti non usati. Revocane prima uno.
error-chat-closed = Qui possono scrivere solo i giocatori di questo tavolo.
error-chat-spectators-off = Chi ha aperto il tavolo ha limitato la chat ai giocatori.
error-line-unfit = Un messaggio deve avere da 1 a { $most } caratteri.
error-line-unknown = Questo messaggio non esiste o è stato eliminato.
error-line-not-yours = Puoi eliminare solo i tuoi messaggi.
error-person-unknown = Questa persona non esiste.
error-mute-self = Non puoi silenziarti.
error-mutes-too-many = Hai silenziato { $most } persone. Prima riattivane una.
error-note-long = I tuoi appunti a un tavolo possono avere al massimo { $most } caratteri.
