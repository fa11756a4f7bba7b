# Butine! dans le navigateur, pour qui débute : ce qu’est chaque chose, et ce qu’on peut faire.
# Ces mots viennent tard, avec le plateau.

## Ce qu’est chaque chose

butine-tip-ask = À votre tour, vous butinez des cartes avec l’abeille ou vous posez une tuile.
butine-tip-done = Arrête de butiner. Les cartes qui restent sont gardées.
butine-tip-done-swap = Termine votre tour sans payer une autre carte.
butine-tip-pass = On passe seulement s’il n’y a plus de tuile et qu’aucune carte ne peut être butinée.
butine-tip-card = Une de vos cartes : menez l’abeille sur ces trois fleurs, dans un sens ou dans l’autre, et c’est 1 point.
butine-tip-gap = Cette carte est butinée. À la fin de votre tour, vous en prenez une autre au marché.
butine-tip-pile = { $tile ->
    [W] Marguerites
    [R] Coquelicots
    [Y] Pissenlits
   *[B] Bourraches
} à poser : { $count }. Une tuile se pose côté contre côté, et un coin touche un coin.
butine-tip-price = Avec la règle pour experts, une seconde sorte d’action coûte { $points } points.
butine-tip-tile = { $tile ->
    [W] Une marguerite
    [R] Un coquelicot
    [Y] Un pissenlit
   *[B] Une bourrache
}, tuile { $number }. L’abeille passe d’une tuile à l’autre par un côté commun ; un coin ne suffit pas.
butine-tip-bee = L’abeille. Elle est à tout le monde et part de là où le dernier vol a fini.
butine-tip-market = Une carte ouverte. À la fin de votre tour, vous complétez ici vos cartes jusqu’à trois.
butine-tip-swap = Coûte 1 de vos points : une de vos cartes part, celle-ci arrive.
butine-tip-deck = Cartes restantes : { $count }. Dès que la dernière est tirée, la partie est finie.
butine-tip-unseen = Les cartes qui peuvent encore venir : celles que personne n’a vues.
butine-tip-routes = Tous les vols que vos cartes permettent. Les trois tuiles d’une carte sont trois tuiles différentes.
butine-tip-worth = Ce que ce vol rapporte : 1 point.
butine-tip-worth-bonus = Ce que ce vol rapporte : 1 point, et une carte bonus pour la troisième carte du tour.
butine-tip-seal = La marque de ce joueur. Sur le plateau, elle se trouve là où il a joué en dernier.
butine-tip-points = Les points : un par carte face cachée. Qui en a le plus à la fin gagne.
butine-tip-pips = Chaque petite carte est une carte butinée : 1 point.
butine-tip-blind = Un « ? » est une carte bonus, pour trois cartes en un tour. Elle vaut 1 point et personne ne l’a vue.
butine-tip-hand = Les cartes de ce joueur. Toutes sont visibles : regardez quels vols vous offririez.
butine-tip-turn = C’est le tour de ce joueur. On joue dans le sens des aiguilles d’une montre.
butine-tip-winner = Le plus de points : ce joueur a gagné. À égalité, la victoire est partagée.
butine-tip-quick = Partie rapide : la moitié des cartes reste dans la boîte.
butine-tip-challenge = Défi : qui a le premier { $goal } points gagne aussitôt.
butine-tip-expert = Règle pour experts : pour 2 points des tours passés, on peut butiner et poser une tuile dans le même tour.

## Ce qu’on peut faire, et pourquoi

butine-advice-act = Butinez une carte (1 point), ou posez une tuile qui ouvre un vol à vous seul.
butine-advice-gather = Plus de tuile : menez l’abeille sur les fleurs d’une carte. Chaque carte vaut 1 point.
butine-advice-place = Aucun vol possible : posez une tuile qui rapproche vos fleurs, près de l’abeille.
butine-advice-more = Butinez encore si possible : la troisième carte d’un tour donne une carte bonus.
butine-advice-third = Encore une carte dans ce tour et vous tirez une carte bonus : deux points d’un coup.
butine-advice-more-or-place = Butinez encore, ou payez 2 points pour poser une tuile utile au prochain tour.
butine-advice-then-place = Pour 2 points, posez aussi une tuile : rentable si elle ouvre deux cartes ou plus.
butine-advice-then-gather = Pour 2 points, vous pouvez aussi butiner : rentable à partir de trois cartes.
butine-advice-refill = Prenez des cartes aux fleurs voisines, près de l’abeille : elles volent le plus tôt.
butine-advice-swap = Une carte hors de portée ? Pour 1 point vous en changez. Sinon, finissez votre tour.
butine-advice-pass = Rien n’est possible : passez. Pour 1 point, vous pouvez encore échanger une carte.
butine-advice-wait = Regardez où l’abeille finit son vol : vous partirez de là.
