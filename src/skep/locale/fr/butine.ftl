# Butine ! — les noms, pourquoi un coup est refusé, ce qui s’est passé, comment la partie a fini.
#
# $player, $winners : des noms de joueurs, jamais des numéros de place
# $tile : la lettre d’une sorte de tuile : W, R, Y ou B
# $number, $start, $end : le numéro d’une tuile dans la Prairie
# $card, $gave, $took, $replaced_by : une carte par ses trois lettres, comme WYR
# $path : les tuiles d’un vol en un seul texte, comme « W0 → Y3 → R5 » ou « 0-3-5 »
# $spot : l’emplacement d’une tuile, comme R4@3,-2

butine-title = Butine !
butine-summary = Composez la Prairie et guidez l’unique Abeille, que tout le monde partage.

## Options

butine-option-quick = partie rapide : la moitié des cartes [BUT-19]
butine-option-challenge = défi : le premier qui a tant de points gagne aussitôt, 15 par exemple [BUT-20]
butine-option-expert = règle pour experts : payer 2 points pour butiner et poser dans le même tour [BUT-21]
butine-short-quick = partie rapide
butine-short-challenge = défi
butine-short-expert = règle pour experts

## Tuiles et fleurs

butine-flower = { $tile ->
    [W] marguerite
    [R] coquelicot
    [Y] pissenlit
   *[B] bourrache
}
butine-colour = { $tile ->
    [W] blanc
    [R] rouge
    [Y] jaune
   *[B] bleu
}
butine-shape = { $tile ->
    [W] hexagone
    [R] trapèze
    [Y] losange
   *[B] triangle
}
butine-tile = { butine-shape } { butine-flower }
# La même tuile avec son article, en tête de phrase.
butine-the-tile = { $tile ->
    [W] L’{ butine-tile }
   *[R] Le { butine-tile }
}

## Phases d’un tour

butine-phase-act = Poser une tuile ou butiner
butine-phase-refill = Reprendre des cartes
butine-phase-swap = Un échange, si vous voulez
butine-phase-over = La partie est terminée

## Les coups, comme on peut les taper

butine-typed-place = pose
butine-typed-gather = butine
butine-typed-take = prends
butine-typed-swap = échange
butine-typed-for = contre
butine-typed-deck = pioche
butine-typed-done = fini
butine-typed-pass = passe

butine-move-place = pose { $spot }
butine-move-gather = butine { $card } { $path }
butine-move-take = prends { $card }
butine-move-swap = échange { $gave } contre { $took ->
    [deck] pioche
   *[card] { $took }
}
butine-move-done = fini
butine-move-pass = passe

## Les coups, ce qu’ils veulent dire

butine-about-place = touche { $tiles }
butine-about-gather = { $path }, 1 point
butine-about-swap = { $source ->
    [deck] pour 1 point, la première carte de la pioche
   *[market] pour 1 point, au marché
}
butine-about-pays = (coûte 2 points)
butine-about-done = { $phase ->
    [swap] pas d’échange, fin du tour
   *[act] c’est tout
}
butine-about-pass = vous ne pouvez ni poser ni butiner

## Ce que l’on demande au joueur

butine-ask-act = { $player } : posez une tuile ou butinez une carte.
butine-ask-more = { $player } : continuez, ou « fini ».
butine-ask-refill = { $player } : prenez { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} au marché.
butine-ask-swap = { $player } : échanger une carte ? Cela coûte 1 point. Entrée seule : non.

## Autour du plateau

butine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
butine-unseen = { $count ->
    [one] (dont { $count } jamais vu)
   *[other] (dont { $count } jamais vus)
}
butine-market = Marché
butine-deck = pioche : { $count }
butine-supply = Tuiles restantes
butine-goal = le premier qui a { $goal } points gagne
butine-swaps = Échanges : { $count }   (« liste { $group } » les montre ; ou tapez « échange { $card } contre pioche »)
butine-ways = Façons de poser : { $counts }   (« liste { $group } » les montre, « ? » aide)
butine-bonus = { $player } retourne { $count ->
    [one] sa carte bonus
   *[other] ses cartes bonus
} { $cards }.
butine-help =
    W hexagone marguerite ⬡, R trapèze coquelicot ⏢, Y losange pissenlit ◇,
    B triangle bourrache △
    Sur le plateau, une tuile porte sa lettre et son numéro ; l’Abeille est marquée @.
      liste Y            les façons de poser un losange ; d’abord celles qui
                         touchent le plus de tuiles
      liste Y près de 3  celles qui touchent la tuile 3 (ou : pose Y près de 3)
                         « touche W0 ↗ » : elle serait en haut à droite de W0
      voir 57            dessine la tuile de ce nombre, remplie de points
      pose Y1@2,-1       pose une tuile ; son nombre aussi, ou ok après voir
      butine WYR 0-3-5   vole avec la carte WYR sur les tuiles 0, 3 et 5
      liste butine       tous les vols ; liste butine WYR : ceux d’une carte

## Pourquoi un coup est refusé

butine-game-over = La partie est terminée : on ne peut plus rien jouer.
butine-not-your-turn = Ce n’est pas votre tour.
butine-refill-first = Prenez d’abord { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} au marché, pour en avoir de nouveau trois.
butine-only-swap-left = Il ne reste de votre tour que l’échange, si vous voulez : échangez une carte, ou finissez votre tour.
butine-close-first = { $did ->
    [gathered] Vous êtes encore en train de butiner : dites d’abord que c’est tout.
   *[placed] Vous avez posé une tuile : dites d’abord que c’est tout.
}
butine-one-action = { $did ->
    [gathered] Vous avez butiné ce tour-ci
   *[placed] Vous avez posé une tuile ce tour-ci
} : dans un tour, on pose une tuile ou on butine, pas les deux.
butine-both-actions-done = Vous avez déjà fait les deux actions de ce tour.
butine-one-tile = Vous avez déjà posé votre tuile ce tour-ci : une seconde action ne peut être que butiner.
butine-cannot-pay = Une seconde action coûte { $price } points gagnés lors de tours précédents ; vous en aviez { $earlier } au début de ce tour.
butine-no-such-turn = { butine-the-tile } ne peut pas être tourné dans la position { $turn }.
butine-no-tile-left = Plus un seul { butine-tile } dans la réserve.
butine-touches-nothing = { butine-the-tile } ne toucherait aucune tuile par un côté.
butine-overlap = { butine-the-tile } recouvrirait une autre tuile.
butine-no-corner = { butine-the-tile } toucherait par un côté, mais aucun de ses coins ne rejoindrait un coin.
butine-no-such-card = Il n’y a pas de carte { $card } dans le jeu.
butine-card-is-called = Cette carte s’appelle { $card }.
butine-not-your-card = Vous n’avez pas la carte { $card } face visible devant vous.
butine-no-such-tile = Il n’y a pas de tuile numéro { $number } dans la Prairie.
butine-not-adjacent = L’Abeille ne peut pas voler de la tuile { $start } à la tuile { $end } : elles n’ont aucun côté commun.
butine-no-standing-still = L’Abeille est déjà sur la tuile { $number } : chaque pas doit mener à une autre tuile.
butine-wrong-flowers = Ce vol passe par les fleurs { $flown }, mais la carte demande { $card }, lue dans un sens ou dans l’autre.
butine-tile-twice = Le vol passe deux fois par la tuile { $number } : une carte demande trois tuiles différentes.
butine-nothing-to-refill = Il n’y a rien à prendre : on prend au marché à la fin d’un tour où l’on a butiné, jusqu’à avoir trois cartes.
butine-not-in-market = La carte { $card } n’est pas au marché.
butine-swap-comes-last = L’échange se fait à la fin du tour : posez d’abord une tuile ou butinez.
butine-must-act = Vous ne pouvez pas encore finir votre tour : posez une tuile ou butinez une carte.
butine-pass-first = Vous ne pouvez ni poser de tuile ni butiner de carte : commencez par passer.
butine-already-acted = Vous ne pouvez pas passer : vous avez déjà agi pendant ce tour.
butine-can-place = Vous ne pouvez pas passer : vous pouvez encore poser une tuile.
butine-can-gather = Vous ne pouvez pas passer : vous pouvez encore butiner une de vos cartes.

## Ce qui s’est passé

butine-fact-started = { $player } commence. Au marché : { $market }.
butine-fact-placed = { $player } pose un { butine-tile } : tuile { $tile }{ $number }, en { $spot }.
butine-fact-gathered = { $player } butine { $card } par { $path } et a { butine-points }.
butine-fact-bonus-drawn = Trois cartes en un tour ! { $player } reçoit une carte bonus, face cachée, et a { butine-points }.
butine-fact-paid = { $player } paie 2 points pour une seconde action et garde { butine-points }.
butine-fact-took = { $player } prend { $card } au marché ; { $replaced_by } prend la place libre.
butine-fact-swapped = { $source ->
    [deck] { $player } paie un point et échange { $gave } contre la première carte de la pioche, { $took }. Il reste { butine-points }.
   *[market] { $player } paie un point et échange { $gave } contre { $took } au marché ; { $replaced_by } prend la place libre. Il reste { butine-points }.
}
butine-fact-passed = { $player } ne peut rien faire et passe.
butine-fact-turn-began = C’est à { $player } de jouer.
butine-fact-ended = { $count ->
    [one] La partie est terminée : { $winners } gagne avec { butine-points }.
   *[other] La partie est terminée : { $winners } partagent la victoire avec { butine-points } chacun.
}

## Pourquoi la partie a fini

butine-reason-deck-out-by-refill = La dernière carte de la pioche est allée au marché pendant que quelqu’un reprenait des cartes.
butine-reason-deck-out-by-replacement = La dernière carte de la pioche est allée au marché après un échange.
butine-reason-deck-out-by-bonus = La dernière carte de la pioche était une carte bonus.
butine-reason-deck-out-by-swap = La dernière carte de la pioche a été prise lors d’un échange.
butine-reason-challenge-reached = Le défi est relevé : quelqu’un a atteint le but.
butine-reason-all-passed = Tout le monde a passé son tour, l’un après l’autre.
