# Le persone: nomi, password, sessioni e link segreti; che cosa dicono e annotano al tavolo.

session-browser-system = { $browser } su { $system }
session-unknown = un altro programma

error-name-claimed = «{ $name }» appartiene a qualcun altro, o somiglia troppo a un nome già preso; scegline un altro.
error-account-claimed = Hai già riservato un nome; puoi cambiarlo, e anche la password.
error-account-guest = Solo chi ha riservato un nome ha una password da cambiare.
error-account-busy = Proprio in questo momento hai preso posto altrove; riprova.
error-password-short = Una password dovrebbe avere almeno { $least } caratteri.
error-password-long = Una password può avere al massimo { $most } caratteri.
error-password-is-name = La password non dovrebbe essere il nome.
error-password-wrong = Questa non è la tua password.
error-login-failed = Questo nome e questa password non vanno insieme.
error-login-paused = Ci sono stati troppi tentativi falliti; aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima del prossimo.
error-session-unknown = Lì non ti si riconosce più.
error-link-unknown = Questo link è già stato usato, è stato ritirato o è troppo vecchio.
error-links-too-many = Hai { $most } link segreti che nessuno ha usato; ritirane prima uno.
error-chat-closed = Qui può parlare solo chi siede a questo tavolo.
error-chat-spectators-off = Chi ha aperto il tavolo lascia parlare solo chi vi siede.
error-line-unfit = Una riga dovrebbe avere da 1 a { $most } caratteri.
error-line-unknown = Questa riga non esiste, o è stata ritirata.
error-line-not-yours = Puoi ritirare solo ciò che hai detto tu.
error-person-unknown = Questa persona non esiste.
error-mute-self = Non puoi silenziarti.
error-mutes-too-many = Hai silenziato { $most } persone; ridai prima la parola a una di loro.
error-note-long = I tuoi appunti a un tavolo possono avere al massimo { $most } caratteri.
