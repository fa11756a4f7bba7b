# La Ruche dans le navigateur, pour qui débute : ce qu’est chaque chose, et ce qu’on peut faire.
# Ces mots viennent tard, avec le plateau.

## Ce qu’est chaque chose

la-ruche-tip-tile = Une de vos tuiles : six côtés, six couleurs. Tournez-la, et dans une course retournez-la, jusqu’à ce que chaque côté qui touche ait sa couleur.
la-ruche-tip-head = Les tuiles qui suivent commencent par cette couleur : vous avez trié ainsi.
la-ruche-tip-laid = Une tuile du rayon. Une nouvelle se pose là où elle en touche au moins deux, couleur contre couleur.
la-ruche-tip-filter-first = Trie vos tuiles par cette couleur. Regardez un coin ouvert du rayon et pressez sa première couleur, puis celle qui suit dans le sens horaire.
la-ruche-tip-filter-second = Ne montre que les tuiles où cette couleur suit dans le sens horaire, et combien il y en a.
la-ruche-tip-filter-clear = Montre de nouveau toutes vos tuiles.
la-ruche-tip-count = Le nombre de tuiles encore en main. Qui n’en a plus gagne aussitôt la manche.
la-ruche-tip-seal = La marque de ce joueur. Sur le plateau, elle se trouve là où il a joué en dernier.
la-ruche-tip-points = Les points du match : 3 au gagnant d’une manche, 2 au deuxième, 1 au troisième.
la-ruche-tip-gifts = Les tuiles que ce joueur peut donner. Elles sont perdues dès qu’il pose la suivante.
la-ruche-tip-gifts-mine = Vous pouvez donner des tuiles : pressez, choisissez une tuile et un joueur, ou glissez-la sur lui. C’est perdu dès que vous posez la suivante.
la-ruche-tip-keep = Ne rien donner : les cadeaux sont perdus et les tuiles comptées.
la-ruche-tip-winner = Plus de tuile, ou le moins de tuiles : ce joueur a gagné.
la-ruche-tip-opens = Pose une première tuile ; la course part quand tout le monde l’a fait.
la-ruche-tip-ready = Ce joueur est prêt pour la manche suivante.
la-ruche-tip-away = Le navigateur de ce joueur n’est pas connecté ; la course continue.
la-ruche-tip-pause = Une pause commence, ou finit, quand tout le monde la veut.
la-ruche-tip-lag = Le temps que mettaient les messages vers ce joueur. La table prend les tuiles dans l’ordre d’arrivée.
la-ruche-tip-wait = Une tuile qui ne va pas coûte une courte pause avant la suivante.
la-ruche-tip-countdown = La course part pour tout le monde au même instant.
la-ruche-tip-blocked = Le temps qui reste pour donner des tuiles. Ensuite, le moins de tuiles gagne.
la-ruche-tip-round = La manche en cours, et combien il y en a.
la-ruche-tip-left = Les tuiles restantes à la fin de la manche : elles décident des places derrière le gagnant.
la-ruche-tip-fits = Assistance : le nombre d’alvéoles où va la tuile en main, une fois tournée. Elle est activée à cette table.
la-ruche-tip-turn = Tourne la tuile en main d’un côté.
la-ruche-tip-turn-back = Tourne la tuile en main d’un côté dans l’autre sens.
la-ruche-tip-flip = Retourne la tuile : l’ordre de ses couleurs s’inverse.
la-ruche-tip-lay = Pose la tuile ici, si chaque côté qui touche a sa couleur.
la-ruche-tip-progress = Les tuiles posées, sur toutes celles du solitaire. Toutes doivent être posées, abeille visible.
la-ruche-tip-time = Votre temps jusqu’ici. Aucune horloge ne met fin à un solitaire.
la-ruche-tip-hints = Les indices que vous avez demandés.
la-ruche-tip-hint = Montre une tuile qui mène encore à une solution, ou dit que c’est une impasse.
la-ruche-tip-day = Le solitaire du jour : le même pour tout le monde, et il a une solution.
la-ruche-tip-lift = Reprend la dernière tuile. Dans un solitaire, cela ne coûte rien.
la-ruche-tip-give-up = Met fin au solitaire ; vous pourrez alors voir une solution.
la-ruche-tip-solution = Montre ou cache une solution.

## Ce qu’on peut faire, et pourquoi

la-ruche-advice-open = Posez n’importe quelle tuile : elle commence le rayon. Gardez les plus faciles.
la-ruche-advice-open-next = Touchez une seule tuile, même couleur. Un rayon large vous donnera plus de places.
la-ruche-advice-open-wait = Regardez vos tuiles : la course part quand tout le monde en a posé une.
la-ruche-advice-race = Cherchez un coin entre deux tuiles, puis la tuile où ces deux couleurs se suivent.
la-ruche-advice-race-assisted = Prenez une tuile : elle va où c’est éclairé. Vite : la première main vide gagne.
la-ruche-advice-race-gifts = Donnez une tuile avant de poser la suivante : plutôt à qui en a le moins.
la-ruche-advice-gifts = Plus rien ne va : donnez des tuiles maintenant, le moins de tuiles gagne.
la-ruche-advice-gifts-wait = Plus rien ne va. Après les derniers cadeaux, le moins de tuiles gagne.
la-ruche-advice-between = Le gagnant a 3 points, le deuxième 2, le troisième 1. Dites quand vous êtes prêt.
la-ruche-advice-solo-first = Posez une tuile, puis une deuxième à côté. Sans chrono : on peut reprendre.
la-ruche-advice-solo = Chaque tuile en touche deux, couleur contre couleur. Posez tôt les plus difficiles.
