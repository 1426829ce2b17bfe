# What others did, played scene by scene.
web-motion = Che cosa succede
web-motion-pause = Pausa
web-motion-go-on = Continua
web-motion-back = Un passo indietro
web-motion-forward = Un passo avanti
web-motion-pace = Ritmo
web-motion-off = subito
web-motion-slow = lentamente
web-motion-usual = ritmo normale
web-motion-fast = velocemente
web-motion-skip = Salta
web-motion-repeat = Rivedi
