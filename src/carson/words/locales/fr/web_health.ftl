### La page d’état : ce qui fonctionne, et depuis quand.

web-health-about = Ce serveur fonctionne-t-il ? Sa base de données, ses robots et tout ce dont il a besoin.
web-health-all = Tout fonctionne
web-health-some = Quelque chose ne fonctionne pas
web-health-works = en service
web-health-fails = en panne
web-health-since = depuis le { $since }
web-health-database = Base de données
web-health-disk = Disque
web-health-news = Nouvelles entre les serveurs
web-health-cache = Mémoire commune des serveurs
web-health-bots = Machines des robots
web-health-version = Version { $version }, en service depuis le { $since }
web-health-playing = { $count ->
    [0] Aucune partie en cours.
    [one] 1 partie en cours.
   *[other] { NUMBER($count) } parties en cours.
  }
web-health-silent = Le serveur ne répond pas. Cette page réessaie d’elle-même.
