# The other players’ moves, shown scene by scene.
web-motion = Ce qui se passe
web-motion-pause = Pause
web-motion-go-on = Continuer
web-motion-back = Précédent
web-motion-forward = Suivant
web-motion-pace = Vitesse
web-motion-off = instantanée
web-motion-slow = lente
web-motion-usual = normale
web-motion-fast = rapide
web-motion-skip = Passer
web-motion-repeat = Revoir
