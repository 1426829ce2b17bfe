# What others did, played scene by scene.
web-motion = Ce qui se passe
web-motion-pause = Pause
web-motion-go-on = Continuer
web-motion-back = Un pas en arrière
web-motion-forward = Un pas en avant
web-motion-pace = Rythme
web-motion-off = d’un coup
web-motion-slow = lentement
web-motion-usual = rythme normal
web-motion-fast = vite
web-motion-skip = Passer
web-motion-repeat = Revoir
