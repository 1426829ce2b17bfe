### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Impara ogni gioco in meno di dieci minuti, a un tavolo vero: una guida spiega una cosa alla volta, e tu la fai. In una lezione nulla è lasciato al caso: carte e dadi sono preparati in anticipo.
web-learn-length = Circa { $minutes } minuti, { $steps } passi
web-learn-begin = Comincia
web-learn-again = Ricomincia
web-learn-continue = Continua dal passo { $step }
web-learn-done = completata
web-learn-after = Preferisci leggere?
web-learn-coach = Guida
web-learn-progress = Passo { $step } di { $count }
web-learn-fold = Nascondi la guida
web-learn-unfold = Mostra la guida
web-learn-leave = Lascia la lezione
web-learn-other = Si può fare anche questo, ma qui si tratta di altro. Riprova.
web-learn-meant = Sarebbe andata così: { $events }
web-learn-right = Giusto!
web-learn-answers = Risposte
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-skip = Salta
web-learn-your-turn = Tocca a te!
web-learn-choose = Scegli una risposta
web-learn-show = Fammi vedere
web-learn-congratulations = Ben fatto!
web-learn-play = Gioca contro i bot
web-learn-next-lesson = Lezione successiva
web-learn-all = Tutte le lezioni
