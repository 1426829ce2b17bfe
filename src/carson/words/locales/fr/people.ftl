# Les personnes : leurs noms, mots de passe, sessions et liens secrets ; ce qu’elles disent et notent à table.

session-browser-system = { $browser } sur { $system }
session-unknown = un autre programme

error-name-claimed = Le nom « { $name } » est déjà pris, ou ressemble trop à un nom déjà pris. Choisissez-en un autre.
error-account-claimed = Vous avez déjà un compte. Vous pouvez en changer le nom et le mot de passe.
error-account-guest = Seul un compte a un mot de passe. Créez-en un d’abord.
error-account-busy = Vous venez de rejoindre une autre table. Réessayez.
error-password-short = Un mot de passe doit avoir au moins { $least } caractères.
error-password-long = Un mot de passe peut avoir au plus { $most } caractères.
error-password-is-name = Votre mot de passe ne doit pas être identique à votre nom.
error-password-wrong = Mot de passe incorrect.
error-login-failed = Nom ou mot de passe incorrect.
error-login-paused = Trop de tentatives échouées. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant de réessayer.
error-session-unknown = Cette session est déjà fermée.
error-link-unknown = Ce lien a été utilisé ou révoqué, ou il a expiré.
error-links-too-many = Vous avez { $most } liens secrets inutilisés. Révoquez-en un d’abord.
error-chat-closed = Seuls les joueurs de cette table peuvent y discuter.
error-chat-spectators-off = L’hôte a réservé la discussion aux joueurs de la table.
error-line-unfit = Un message doit avoir de 1 à { $most } caractères.
error-line-unknown = Ce message n’existe pas ou a été supprimé.
error-line-not-yours = Vous ne pouvez supprimer que vos propres messages.
error-person-unknown = Cette personne n’existe pas.
error-mute-self = Vous ne pouvez pas vous ignorer vous-même.
error-mutes-too-many = Vous ignorez déjà { $most } personnes. Cessez d’abord d’en ignorer une.
error-note-long = Vos notes à une table peuvent avoir au plus { $most } caractères.
