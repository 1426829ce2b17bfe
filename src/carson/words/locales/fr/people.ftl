# Les personnes : leurs noms, mots de passe, sessions et liens secrets ; ce qu’elles disent et notent à table.

session-browser-system = { $browser } sur { $system }
session-unknown = un autre programme

error-name-claimed = « { $name } » appartient à quelqu’un d’autre, ou ressemble trop à un nom déjà pris ; choisissez-en un autre.
error-account-claimed = Vous avez déjà réservé un nom ; vous pouvez le changer, et le mot de passe aussi.
error-account-guest = Il faut avoir réservé un nom pour avoir un mot de passe à changer.
error-account-busy = Vous venez de vous asseoir ailleurs à l’instant ; réessayez.
error-password-short = Un mot de passe devrait avoir au moins { $least } caractères.
error-password-long = Un mot de passe peut avoir au plus { $most } caractères.
error-password-is-name = Le mot de passe ne devrait pas être le nom.
error-password-wrong = Ce n’est pas votre mot de passe.
error-login-failed = Ce nom et ce mot de passe ne vont pas ensemble.
error-login-paused = Il y a eu trop d’essais manqués ; attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant le prochain.
error-session-unknown = On ne vous y reconnaît plus.
error-link-unknown = Ce lien a été utilisé ou retiré, ou il est trop ancien.
error-links-too-many = Vous avez { $most } liens secrets que personne n’a utilisés ; retirez-en un d’abord.
error-chat-closed = Seuls ceux qui sont assis à cette table peuvent y discuter.
error-chat-spectators-off = L’hôte ne laisse parler que ceux qui sont assis à la table.
error-line-unfit = Une ligne devrait avoir de 1 à { $most } caractères.
error-line-unknown = Cette ligne n’existe pas, ou a été retirée.
error-line-not-yours = Vous ne pouvez retirer que ce que vous avez dit vous-même.
error-person-unknown = Cette personne n’existe pas.
error-mute-self = Vous ne pouvez pas vous ignorer vous-même.
error-mutes-too-many = Vous ignorez déjà { $most } personnes ; redonnez d’abord la parole à l’une d’elles.
error-note-long = Vos notes à une table peuvent avoir au plus { $most } caractères.
