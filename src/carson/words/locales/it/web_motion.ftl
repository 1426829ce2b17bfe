# The other players’ moves, shown scene by scene.
web-motion = Che cosa succede
web-motion-pause = Pausa
web-motion-go-on = Continua
web-motion-back = Precedente
web-motion-forward = Successivo
web-motion-pace = Velocità
web-motion-off = istantanea
web-motion-slow = lenta
web-motion-usual = normale
web-motion-fast = rapida
web-motion-skip = Salta
web-motion-repeat = Rivedi
