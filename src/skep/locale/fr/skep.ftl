# Les mots d’aucun jeu en particulier. Le terminal et le navigateur lisent les mêmes fichiers.

list-and = { $first } et { $last }
player-name = Joueur { $number }

## Robots

bot-name-level-1 = Larve
bot-name-level-2 = Nourrice
bot-name-level-3 = Butineuse
bot-name-level-4 = Éclaireuse
bot-name-level-5 = Conseillère
bot-name-learned = Instruit
bot-name-random = Hasard
bot-name-greedy = Glouton
bot-name-leisurely = Tranquille
bot-name-steady = Régulier
bot-name-brisk = Vif
bot-name-quick = Rapide
bot-name-unbeatable = Imbattable
bot-name-planner = Planificateur
bot-name-teacher = Guide
bot-level-1 = nouvelle dans la ruche, ne voit pas une bonne part de ce qui serait possible
bot-level-1-race = prend tout son temps dans une course
bot-level-2 = apprend encore, manque quelques bons coups et prend le meilleur des autres
bot-level-2-race = sans hâte dans une course
bot-level-3 = joue bien et manque peu de choses
bot-level-3-race = régulière dans une course
bot-level-4 = ne manque presque rien, et juge d’après ce que beaucoup de parties lui ont appris
bot-level-4-race = vive dans une course
bot-level-5 = la meilleure que nous ayons, réfléchit le plus loin à ce qui peut venir
bot-level-5-race = la plus rapide des cinq dans une course
bot-learned = regarde un coup plus loin, et juge d’après ce que beaucoup de parties lui ont appris
bot-random = joue n’importe quel coup permis
bot-greedy = prend ce qui rapporte le plus tout de suite
bot-leisurely = prend son temps dans la course : environ 9 secondes par tuile
bot-steady = court d’un pas régulier : environ 5,5 secondes par tuile
bot-brisk = court d’un bon pas : environ 3,2 secondes par tuile
bot-quick = court vite : environ 1,6 seconde par tuile
bot-unbeatable = plus rapide que toute main : environ 0,4 seconde par tuile, sans jamais se tromper
bot-planner = essaie ses meilleurs plans avec les dés qui peuvent venir
bot-outside = vient d’ailleurs : la personne qui fait tourner Skep l’a apporté

## Erreurs sur la ligne de commande

error-duration = « { $text } » n’est pas une durée ; écrivez 30m, 12h, 2d ou 4w.
error-no-file = le fichier { $file } n’existe pas
error-no-folder = le dossier { $folder } n’existe pas
error-not-text = { $file } n’est pas un fichier texte
error-too-large = { $file } est trop gros pour être une partie enregistrée : plus de { $most } octets.
error-file = { $file } : { $why }
error-file-exists = { $file } existe déjà ; choisissez un autre nom
error-option-form = « { $text } » n’est pas une option ; une option s’écrit nom=valeur
error-no-game = il n’y a pas de jeu « { $game } » ; jeux : { $games }
error-game-taken = l’identifiant { $game } est déjà pris ; jeux : { $games }
error-rules-taken = { $game } ne peut pas employer la règle { $rule } : elle appartient à { $other }
error-game-name = « { $name } » n’est pas un identifiant de jeu : minuscules, chiffres et tirets isolés, une lettre d’abord, { $longest } signes au plus, comme hive-five
error-module-taken = Python connaît déjà quelque chose du nom de { $name } ; choisissez un autre nom
error-rule-letters = « { $letters } » ne peut pas précéder les numéros des règles : une à cinq majuscules, comme HIV
error-letters-taken = les règles de { $game } commencent déjà par { $letters } ; choisissez d’autres lettres avec --rules
error-bad-seats = { $game } ne se joue pas avec { $seats } places ; possible : { $allowed }
error-no-option = { $game } n’a pas d’option « { $option } » ; options : { $options }
error-bad-option = { $game } : l’option { $option } ne peut pas valoir { $value } ({ $why })
error-no-bot = il n’y a pas de robot « { $bot } » ; robots : { $bots }
error-bot-cannot = le robot « { $bot } » ne connaît pas { $game } ; robots qui le connaissent : { $bots }
error-which-game = dites quel jeu ; jeux : { $games }
error-no-rule = il n’y a pas de règle { $rule } ; règles : { $known }
error-too-many-bots = { $bots } robots ne tiennent pas sur { $seats } places
error-other-game = { $file } est une partie de { $game }
error-resume-knows = les places, les options et le hasard de cette partie sont dans { $file } : retirez --seats, --option et --seed
error-game-over = la partie enregistrée dans { $file } est terminée ; « skep replay » la montre
error-missing-extra = il faut pour cela { $package }, qui n’est pas installé ; pour l’avoir : { $command }
error-no-lessons = il n’y a pas encore de leçon pour { $game }
error-no-lesson = { $game } n’a pas de leçon « { $lesson } » ; leçons : { $lessons }
error-no-lesson-step = la leçon n’a pas d’étape { $step } ; ses étapes : 1 à { $count }
error-no-such-step = il n’y a pas de position après { $at } coups ; la partie en compte { $moves }

## skep games, skep bots

games-game = Jeu
games-seats = Places
games-option = Option
games-values = Valeurs
games-default = Défaut
games-meaning = Sens
games-number = de { $low } à { $high }
games-text = texte
bots-bot = Robot
bots-name = Nom
bots-games = Jeux
bots-meaning = Ce qu’il fait

## skep new-game

new-game-done = Le jeu est dans { $folder }. Son README dit par où commencer ; pour y jouer :

## skep train

train-begun = Les premières parties sont jouées : { $positions } positions pour commencer.
train-better = Tour { $round } : { $positions } positions ; la nouvelle évaluation est la meilleure jusqu’ici.
train-no-better = Tour { $round } : { $positions } positions ; la nouvelle évaluation n’est pas meilleure.
train-ends = Ajustée à la fin des parties du dernier tour : { $positions } positions.
train-written = Écrit : { $path }

## skep simulate

simulate-playing = Parties
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre { $bots } (graine { $seed }) ; les robots changent de place d’une partie à l’autre
simulate-who = Qui
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-seat = place { $seat }
simulate-spread = Répartition
simulate-least = Minimum
simulate-quartile1 = 1er quartile
simulate-median = Médiane
simulate-quartile3 = 3e quartile
simulate-most = Maximum
simulate-mean = Moyenne
simulate-moves = coups par partie
simulate-title-alone = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots } en solo (graine { $seed })
simulate-rounds = manches par partie
simulate-rank = rang : { $rank }
simulate-use = Utilisé
simulate-count = Fois
simulate-per-game = Par partie
simulate-action = action { $name }
simulate-card = carte { $name }
simulate-seconds = secondes virtuelles
simulate-slips = coups refusés
simulate-points = points de { $bot }

## skep ladder

ladder-playing = Parties
ladder-title = { $game } à { $seats } places : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, les robots deux à deux sur les mêmes donnes, chacun à chaque place (graine { $seed })
ladder-title-alone = { $game } en solo : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, tous les robots sur les mêmes donnes (graine { $seed })
ladder-stopped = – arrêté avant la fin
ladder-bot = Robot
ladder-rating = Cote
ladder-interval = Intervalle à 95 %
ladder-wins = Gagné
ladder-per-move = Par coup
ladder-p95 = 95 % sous
ladder-slowest = Au plus
ladder-against = Contre
ladder-among = Seul parmi
ladder-games = Parties
ladder-median = Médiane
ladder-tenth = 10 %
ladder-quarter1 = 25 %
ladder-quarter3 = 75 %
ladder-ninetieth = 90 %
ladder-mean = Moyenne
ladder-better = Plus de points
ladder-difference = Points d’écart
ladder-note-rating = { $bot } vaut 1000 par définition. 100 points de plus font 64 % des victoires, 200 en font 76 %, 400 en font 91 %.
ladder-note-luck = Seul parmi ses égaux, un robot gagnerait une partie sur { $seats }.
ladder-note-until = On s’est arrêté dès que les intervalles étaient assez étroits. Ils peuvent donc être un peu trop étroits.
ladder-note-alone = « Plus de points » : la part des donnes où le premier a fait plus de points que le second ; une égalité compte pour moitié.
ladder-forfeits = { $bot } a perdu { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par forfait : { $why }.
ladder-forfeit-rule = Un robot qui tombe en panne ou répond par un coup interdit perd aussitôt la partie ; les autres se partagent la victoire.
ladder-forfeit-rule-alone = Un robot qui tombe en panne ou répond par un coup interdit n’a aucun point pour cette partie.
ladder-plot-title = { $game }, { $seats } places, { $games } parties
ladder-plot-title-alone = { $game } en solo, { $games } parties
ladder-plot-shares = Victoires de la ligne contre la colonne, en %
ladder-plot-among = Victoires de la ligne, seule parmi la colonne, en %
ladder-plot-points = Points en solo : médiane et son intervalle, la moitié et les quatre cinquièmes des donnes
ladder-no-move = pas un coup
ladder-illegal = coup interdit [{ $rule }]
ladder-twice = { $bot } est nommé deux fois ; chaque robot joue une seule fois dans un classement
ladder-few-bots = un classement demande au moins deux robots (en solo : un) ; robots de ce jeu : { $bots }
ladder-games-few = impossible de jouer { $games } parties ; au moins 1
ladder-until = « { $text } » n’est pas une largeur d’intervalle ; écrivez --until ±2% ou --until 0.02
ladder-until-range = un intervalle doit être plus étroit que ±50 % et plus large que rien (en solo : jusqu’à ±1000 points)
ladder-until-points = « { $text } » : en solo on compte des points, pas des victoires ; écrivez --until ±0.5

## Recherches

search-goes-on = … { $count } dispositions essayées (Ctrl-C arrête)
search-stopped = Arrêté après { $count } dispositions : on ne sait pas encore.

## skep replay, skep verify

replay-at = { $at ->
    [one] Après { $at } coup sur { $moves } :
   *[other] Après { $at } coups sur { $moves } :
}
replay-earlier-rules = Joué avec la version { $version } des règles. Depuis, celles-ci ont changé : { $rules }.
replay-prompt = Entrée : suite, r : retour, un nombre : y aller, p : lecture, q : quitter>
replay-keys = (Espace : arrêt, + et - : plus vite et moins vite, ← → : retour et suite, q : quitter)
replay-speed = Vitesse ×{ $speed }
word-back = r
verify-ok = Tout est en ordre : { $moves ->
    [one] { $moves } coup, permis par les règles
   *[other] { $moves } coups, tous permis par les règles
} ; { $luck ->
    [known] les tirages sont bien ceux que donne leur source.
   *[unknown] la source du hasard n’est pas révélée, on a seulement vérifié que les tirages étaient possibles.
}

## skep learn

learn-help =
    Une première partie guidée. Ce que les phrases appellent l’anneau est marqué sur le plateau, si possible.
    « passer » : le guide joue le coup ; « pourquoi » : la règle d’un refus ; « quitter » : continuer plus tard.
learn-step = [{ $number }/{ $count }]
learn-type = Tapez : { $move }   ({ $rules })
learn-goes-on = Vous en étiez à l’étape { $number } sur { $count } : continuons. (--from 1 recommence.)
learn-kept = Votre étape est retenue. Pour continuer :
learn-not-kept = Votre étape n’a pas pu être retenue. Pour continuer :
learn-next = Et maintenant, une vraie partie :
learn-state = { $state ->
    [begun] à l’étape { $number } sur { $count }
    [done] terminée ; à refaire quand vous voulez
   *[new] { $count } étapes
}

## skep play : les mots que l’on peut taper

word-help = aide
word-list = liste
word-near = près
word-all = tout
word-show = voir
word-ok = ok
word-why = pourquoi
word-hint = indice
word-undo = annuler
word-skip = passer
word-wait = attendre
word-map = plan
word-rules = règles
word-record = partie
word-quit = quitter

## skep play

play-help =
    Un nombre joue le coup qui le porte. On peut aussi taper un coup, comme dans la liste.
      liste              les coups possibles, en bref
      voir COUP          montre un coup sur le plateau ; ensuite, ok le joue
      pourquoi COUP      ce coup est-il permis ? Sinon, quelle règle l’interdit
      annuler            reprend votre dernier coup, sauf si des cartes ou des dés sont venus depuis
      plan               tout le plateau ; plan 12 : autour de la tuile 12
      règles             les règles ; règles 7 : une seule règle
      partie             la partie jusqu’ici, sous forme de texte
      quitter            s’arrêter ; la partie est gardée, on peut la reprendre
play-ask = { $player }, que faites-vous ?
play-groups = { $groups }. Pour les voir : liste { $group }
play-yes = oui
play-no = non
play-fact = { $player } : { $what }
play-hint = Tapez un nombre, un coup, ou ? pour l’aide.
play-not-understood = Je ne comprends pas « { $text } ». Tapez ? pour l’aide.
play-more = … et { $count } de plus : liste { $group }
play-empty-list = Aucun coup de ce genre pour l’instant.
play-long-list = … et { $count } de plus. Terminez la ligne par « tout » pour tout voir, ou par « près » et une tuile pour en voir moins.
play-no-list = Ici, c’est à vous de trouver les coups : aucun n’est listé.
play-nothing-refused = Rien n’a été refusé dernièrement.
play-nothing-shown = Montrez d’abord un coup avec « voir ».
play-ok-plays-it = « ok » le joue.
play-allowed = Permis : { $move }
play-no-place = Il n’y a pas d’endroit « { $place } » sur le plateau.
play-cropped = (une partie seulement ; « plan » montre tout)
play-part = Morceau { $number } sur { $parts }, de gauche à droite :
play-why-hint = (« pourquoi » montre la règle)
play-no-hint = Il n’y a pas d’indice maintenant.
play-took-back = { $player } reprend son dernier coup.
play-no-undo-nothing = Il n’y a pas de coup à reprendre.
play-no-undo-luck = Ce coup reste joué : depuis, on a tiré ou lancé quelque chose, et ce qui est vu est vu.
play-no-undo-others = Ce coup reste joué : d’autres ont joué depuis.
play-no-undo-race = Dans une course, une tuile posée reste posée.
play-no-undo-alone = Dans un casse-tête, « reprendre » reprend la dernière tuile.
play-no-waiting = Il n’y a rien à attendre : c’est à vous d’agir.
play-costs = Cela coûte { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : les autres continuent.
play-try-it = On voit en essayant si c’est permis : dans une course, un essai faux coûte du temps.
play-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire !
}
play-recorded = La partie est enregistrée dans { $file }.
play-nothing-to-save = Aucun coup n’a été joué, il n’y a rien à garder.
play-saved = La partie est gardée dans { $file }. Pour la reprendre :
