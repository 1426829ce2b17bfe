### La page des hébergeurs. Aucun autre message pour les joueurs ne cite de réglages ou de commandes.

web-hosts-intro = Vous gérez ce serveur ? Ces réglages et ces commandes sont pour vous. Ils prennent effet au démarrage du serveur.
web-hosts-friends = Jouer avec d’autres : lancez le serveur pour d’autres ordinateurs et indiquez l’adresse que leurs navigateurs utilisent.
web-hosts-mail = Envoyer des courriels : indiquez un serveur de messagerie et un expéditeur.
web-hosts-push = Notifications du navigateur : l’adresse doit commencer par https.
web-hosts-figures = Corriger les chiffres ou les cartes reconstitués : ces commandes écrivent un fichier que vous pouvez modifier et utiliser à une table.
web-hosts-admin = S’occuper des personnes et des tables à la page « Administration » : nommez administrateur le titulaire d’un compte.
web-hosts-more = Tout le reste se trouve à la page « Hosting » de la documentation.
