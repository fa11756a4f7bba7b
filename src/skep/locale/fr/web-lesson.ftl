# Le guide à côté du plateau pendant une leçon. Il est chargé avec la leçon.

web-lesson-coach = Guide
web-lesson-step = Étape { $number } sur { $count }
web-lesson-watch = Regardez jouer les autres. Ce sera à vous dans un instant.
web-lesson-show = Montrez-moi
web-lesson-show-why = Le guide joue ce coup à votre place
web-lesson-skip = Passer la leçon
web-lesson-lobby = Retour à l’accueil
web-lesson-on = Continuer la leçon
web-lesson-again = Encore une fois depuis le début
web-lesson-first-game = Jouer une première vraie partie
web-lesson-play-on = Continuer ici
web-lesson-done = Bravo !
web-lesson-skipped = La leçon peut attendre
web-lesson-skipped-why = Elle reste où elle en est, et l’accueil y ramène. Ou essayez une vraie partie : rien ne presse.
web-lesson-left = Cette table a pris son propre chemin : continuez à jouer, ou recommencez la leçon.
web-lesson-lost = La leçon n’a pas pu être chargée. Continuez à jouer, ou recommencez-la depuis l’accueil.
