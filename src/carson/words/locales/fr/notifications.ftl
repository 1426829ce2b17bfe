# Notifications par courriel, Web Push et webhook, et les pages vers lesquelles un courriel renvoie.

## Notifications : pourquoi un canal est refusé, et pourquoi un message n’est pas arrivé.

error-channel-no-origin = Ce serveur ne peut pas encore envoyer de notifications : son adresse publique n’est pas connue.
error-channel-no-mail = Ce serveur n’envoie pas de courriels.
error-channel-no-https = Les notifications du navigateur demandent une adresse sécurisée (https), que ce serveur n’a pas.
error-channel-mail-unfit = « { $found } » n’est pas une adresse de courriel valable ; elle devrait ressembler à nom@example.org.
error-channel-webhook-unfit = L’adresse du webhook doit commencer par https:// et le nom d’un hôte public, avec le port 443 ou un port à partir de { $port }.
error-channel-push-unfit = L’abonnement push du navigateur n’est pas valable ; il lui faut un point d’accès https et les clés p256dh et auth.
error-channel-unknown = Ce canal n’existe pas.
error-channel-not-confirmed = Cette adresse n’a pas été confirmée. Ouvrez le lien du courriel que nous y avons envoyé.
error-channel-mail-too-many = Nous avons déjà envoyé { $most } courriels de confirmation à cette adresse aujourd’hui. Réessayez demain.
error-channels-too-many = Vous avez { $most } canaux ; supprimez-en un d’abord.
error-mail-link-old = Ce lien ne fonctionne plus.
error-notify-host-unfit = « { $host } » n’a pas d’adresse publique.
error-notify-unreachable = « { $host } » n’a pas pu être joint.
error-notify-status = L’autre serveur a répondu par le statut { $status }.
error-notify-mail-refused = Le courriel a été refusé avec le code { $status }.
error-notify-mail-server = Ce serveur n’a pas pu joindre son serveur de courrier.
error-notify-mail-too-many = Cette adresse a reçu { $most } courriels en un jour ; aucun autre n’est envoyé.

## Notifications : ce qui est envoyé.

notify-game-cards = Carson City : The Card Game
notify-game-board = Carson City
notify-turn-title = C’est à vous de jouer
notify-turn-text = { $name }, c’est à vous de jouer à { $game }.
notify-over-title = La partie est terminée
notify-over-text = { $name }, votre partie de { $game } est terminée.
notify-over-won = { $count ->
    [one] { $who } a gagné.
   *[other] { $who } ont gagné.
}
notify-begun-title = La partie a commencé
notify-begun-text = { $name }, votre partie de { $game } a commencé.
notify-seated-title = Nouveau joueur à votre table
notify-seated-text = { $who } a pris place à votre table de { $game }.
notify-seated-free = { $count ->
    [0] Toutes les places sont prises : vous pouvez commencer.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
notify-clock-title = Votre temps est presque écoulé
notify-clock-text = { $name }, votre temps est presque écoulé dans la partie de { $game }. Ensuite, un robot jouera pour vous.
notify-test-title = Cela fonctionne
notify-test-text = Ceci est un test. Les notifications sur vos tables arriveront ici.
notify-confirm-title = Est-ce votre adresse ?
notify-confirm-text = Quelqu’un, sans doute vous, a demandé à { $origin } d’envoyer à cette adresse des notifications sur des parties de Carson City. Pour les recevoir, ouvrez ce lien dans les trois jours :
notify-confirm-else = Si ce n’était pas vous, ne faites rien. Nous ne vous écrirons plus.
notify-mail-stop = Se désabonner :
notify-page-confirm = Envoyer à { $address } des notifications sur vos tables ?
notify-page-confirm-button = Oui, envoyez-les
notify-page-confirm-done = Merci. Nous enverrons les notifications à { $address }.
notify-page-stop = Ne plus envoyer de notifications à { $address } ?
notify-page-stop-button = Arrêter les notifications
notify-page-stop-done = Nous n’enverrons plus de notifications à { $address }.
