# Ce que dit `skep lab`, dans le terminal et dans son rapport.

lab-playing = Parties
lab-title = { $game }, { $seats ->
    [one] en solo
   *[other] { $seats } places
} : { $variants ->
    [one] une variante
   *[other] { $variants } variantes
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} chacune, { $games } parties en tout
lab-bots-played = Robots : { $bots }. Graine { $seed }.
lab-stop-games = On s’est arrêté quand toutes les parties demandées étaient jouées.
lab-stop-narrow = On s’est arrêté quand chaque intervalle était assez étroit ; on n’a regardé que les largeurs, toutes les { $look } donnes à partir de { $least }.
lab-stop-stopped = L’étude a été arrêtée avant la fin.
lab-stop-time = On s’est arrêté avant d’avoir joué toutes les parties : le temps de calcul était épuisé.
lab-nothing = Trop peu de parties pour dire quoi que ce soit.
lab-note-interval = « 50 ± 3 » : avec 95 % de certitude, la vraie moyenne est entre 47 et 53.
lab-note-paired = Les différences sont comptées donne par donne sur la même chance ; elles peuvent être plus sûres que les chiffres eux-mêmes. Une étoile : l’intervalle ne contient pas 0.
lab-note-many = Sur vingt différences, une aura une étoile par hasard.
lab-note-worth = « Va avec » : ce qu’avait de plus de la victoire (en solo : de points) qui s’en est servi une fois de plus que les autres. Qui mène s’en sert peut-être davantage parce qu’il mène.
lab-note-value = « Meilleur choix » et « presque aussi bons » : tels que les voit le robot qui a appris, sur une partie des décisions.
lab-note-skill = Chance : combien les résultats se ressemblent quand des joueurs égaux ({ $strong }) rencontrent deux fois la même chance. Adresse : la part du résultat qui tient à qui joue, { $weak } ou { $strong }, à dés égaux. Mesuré sur { $deals } donnes.
lab-figures = Chiffres
lab-seats = Qui gagne
lab-differences = Par rapport à « { $first } »
lab-uses = Ce qui sert ({ $variant })
lab-usual = habituelle
lab-varied = { $option } : { $value }
lab-yes = oui
lab-no = non
lab-as-usual = comme d’habitude
lab-ends = Comment les parties finissent
lab-luck-skill = Chance et adresse
lab-figure = Chiffre
lab-seat = Place { $seat }
lab-bot-wins = { $bot } (tous ensemble)
lab-fair = { $seats } places égales gagnent { $share } chacune.
lab-used = Servi
lab-per-game = Par partie
lab-users = Par joueur
lab-worth = Va avec
lab-action = { $name }
lab-option = { $name }
lab-card = carte { $name }
lab-column = colonne { $name }
lab-more = … et { $count } de plus : --json et --html disent tout.
lab-luck = Décidé par la chance
lab-skill = Décidé par l’adresse
lab-points = Points d’un joueur
lab-deviation = Variation des points (écart type)
lab-spread = Avance du premier sur le dernier (points)
lab-rounds = Manches
lab-moves = Coups
lab-decisions = Décisions
lab-forced = Coups sans choix
lab-unwon = Impasses : parties que personne n’a gagnées
lab-choices = Choix par décision
lab-good = … dont presque aussi bons
lab-gain = Meilleur choix au-dessus de la moyenne (chances)
lab-gain-alone = Meilleur choix au-dessus de la moyenne (points)
lab-matter = Décisions qui comptent
lab-lead-changes = Changements de tête
lab-decided = Gagnant connu après
lab-seconds = Secondes d’une course
lab-slips = Coups refusés
lab-report-made = Fait par Skep { $version }{ $commit ->
    [none] {""}
   *[other] , commit { $commit }
}. Version { $rules } des règles.
lab-report-command = Commande
lab-plot-length = Durée
lab-plot-wins = Part des victoires par place, avec intervalles à 95 %
lab-plot-differences = Changements, en unités de leur propre incertitude : au-delà de ±1, l’intervalle ne contient pas 0
lab-plot-uses = Avec quoi va un usage de plus
lab-plot-points = Points d’un joueur, avec intervalles à 95 %
lab-plot-luck = Part du résultat, avec intervalles à 95 %
lab-variant = Variante
lab-bots = { $seats } places demandent un robot, ou { $seats }, et non : { $bots }
lab-skill-two = chance et adresse demandent deux robots, le plus faible d’abord : --skill level-2,level-3 ; ou --skill none
lab-games-few = { $games } parties n’apprennent rien ; au moins 2
lab-many = { $count } variantes, c’est trop ; { $most } au plus
lab-twice = il y a deux variantes appelées « { $variant } »
lab-no-design = { $game } n’a pas de modèle à soi pour l’option « { $option } »
lab-vary = « { $text } » ne fait rien varier ; écrivez --vary OPTION=VALEUR,VALEUR
lab-vary-twice = l’option « { $option } » varie deux fois
lab-file-tables = { $file } : « { $name } » doit être une table : une variante est un titre comme [{ $name }] suivi d’options
lab-file-empty = { $file } ne contient aucune variante
lab-file-bad = { $file } est illisible : { $why }
lab-cluster = il n’y a pas de grappe à « { $address } » : { $why }
lab-cluster-bot = les robots venus d’ailleurs ne jouent que sur cette machine ; enlevez --bot ou --cluster
lab-small-options = { $count } options, c’est trop dans le navigateur ; { $most } au plus
lab-small-values = l’option « { $option } » a { $count } valeurs ; dans le navigateur, il en faut de { $least } à { $most }
lab-small-value = la valeur « { $value } » de l’option « { $option } » ne peut pas varier dans le navigateur
lab-small-bot = le robot « { $bot } » ne joue pas dans le labo du navigateur ; ceux-ci jouent : { $bots }
lab-small-seed = une graine est un nombre entier de 0 à { $most }
lab-small-games = cela ferait { $games } parties en tout ; dans le navigateur, il y en a { $most } au plus
lab-design-tiles = les tuiles sont des nombres de W, R, Y et B, au plus ceux de la boîte ({ $box }), avec au moins un W pour commencer
lab-design-sheet = ce n’est pas une feuille : { $why }
