# Bee Busy dans le navigateur : les mots dont seul le plateau a besoin. Les autres : bee-busy.ftl.
#
# $area : meadow, production ou combs
# $what : honey, wax, propolis, nectar, pollen ; ou ceux-ci en mots, déjà traduits
# $player, $name, $names : noms de joueurs
# $comb : le nom d’une alvéole, comme c3
# $column : une somme de deux dés

## La feuille

bee-busy-web-fetching = La feuille arrive…
bee-busy-web-no-sheet = La feuille n’a pas pu être chargée.
bee-busy-web-again = Réessayer
bee-busy-web-area = { $area ->
    [meadow] Prairie
    [production] Production
   *[combs] Alvéoles
}
bee-busy-web-pages = Zones de la feuille
bee-busy-web-busy-bee-here = L’abeille affairée est ici.
bee-busy-web-bees = { $bees ->
    [one] { $bees } abeille
   *[other] { $bees } abeilles
}, places : { $places }
bee-busy-web-barred = { $danger ->
    [storm] Orage : aucune action ici
   *[pesticide] Pesticide : aucune action ici
}
bee-busy-web-good = { $what ->
    [honey] miel
    [wax] cire
    [propolis] propolis
    [nectar] nectar
   *[pollen] pollen
}
bee-busy-web-count = { $count } { $what }

## La prairie

bee-busy-web-part-centre = Prairie ouverte
bee-busy-web-part-cat = Jardin du chat
bee-busy-web-part-gnome = Jardin du nain
bee-busy-web-part-heath = Lande
bee-busy-web-part-moor = Tourbière
bee-busy-web-kind = { $kind ->
    [red] coquelicot
    [blue] bourrache
   *[yellow] pissenlit
}
bee-busy-web-flower = { $kind }, { $part } { $place } : { $gives }
bee-busy-web-flower-crossed = { $kind }, { $part } { $place } : cochée
bee-busy-web-opens-with = s’ouvre quand la colonne { $column } est pleine

## Production

bee-busy-web-recipe = 1 { $needs } devient { $goods }, avec { $values }
bee-busy-web-track = { $what } : { $left } à dépenser, { $made } sur { $length } produits

## Alvéoles

bee-busy-web-combs = Vos alvéoles, parois et ligne
bee-busy-web-comb = Alvéole { $comb } : { $count ->
    [one] { $count } paroi
   *[other] { $count } parois
} sur 6{ $line ->
    [yes] , sur la ligne
   *[no] { "" }
}
bee-busy-web-comb-holds = Alvéole { $comb }, terminée : { $what ->
    [egg] un œuf
    [queen] la jeune reine
    [water] de l’eau
    [honey] { $honey } miel
   *[nothing] barrée
}
bee-busy-web-side = { $value } { $side ->
    [ne] en haut à droite
    [e] à droite
    [se] en bas à droite
    [sw] en bas à gauche
    [w] à gauche
   *[nw] en haut à gauche
}
bee-busy-web-queen = Jeune reine : nourrie { $fed } fois sur { $needed }
bee-busy-web-thirst = { $meets ->
    [water] de l’eau est en réserve
   *[drought] sécheresse : il faut de l’eau
}

## Amélioration, tours, score

bee-busy-web-improvement = Amélioration
bee-busy-web-column = Colonne { $column } : { $marks } sur { $length }. Donne : { $gives }
bee-busy-web-upgrade = { $upgrade ->
    [backwards] Voler en arrière
    [value] Valeur supplémentaire
    [flexible] Direction souple
    [extra-honey] Miel sur un { $lucky }
    [extra-mark] Coche libre sur un { $lucky }
   *[storage] Grande réserve
}
bee-busy-web-upgrade-garden = { $part }
bee-busy-web-upgrade-flower = { $kind ->
    [red] Coquelicots aussi
    [blue] Bourraches aussi
   *[yellow] Pissenlits aussi
}
bee-busy-web-rounds = Tour { $round } sur { $rounds }
bee-busy-web-round = Tour { $round }
bee-busy-web-round-crown = Tour { $round } : le dernier pour un œuf de jeune reine
bee-busy-web-round-danger = Tour { $round } : { $danger } ; la propolis { $shield } protège
bee-busy-web-danger = { $danger ->
    [storm] orage
    [pesticide] pesticide
    [mites] acariens
   *[drought] sécheresse
}
bee-busy-web-score = Score
bee-busy-web-item = { $item ->
    [bees] Abeilles
    [honey] Miel
    [propolis] Propolis
    [drought] Sécheresse
    [queen] Reine
    [combs] Alvéoles
    [stored] Réserves
   *[total] Total
}
bee-busy-web-points = { $points } pts
bee-busy-web-modifier = Change-dé
bee-busy-web-fields = Change-dé : { $left } cases libres

## Tout le monde

bee-busy-web-sheets = Toutes les feuilles
bee-busy-web-sheet-of = La feuille de { $name }
bee-busy-web-my-sheet = Retour à ma feuille
bee-busy-web-first = Premier joueur
bee-busy-web-doing = { $doing ->
    [thinks] décide encore
    [closed] a clos le tour
    [wait] attend
   *[over] la partie est finie
}

## Ce qu’il faut décider

bee-busy-web-dice = Dés
bee-busy-web-die = { $taken ->
    [yes] { $value }, votre dé
   *[no] { $value }
}
bee-busy-web-sum = Les deux autres dés font { $sum }
bee-busy-web-to-do-over = La partie est finie.
bee-busy-web-to-do-wait = Un instant…
bee-busy-web-to-do-wait-first = { $name } prend un dé en premier.
bee-busy-web-to-do-wait-mites = D’autres perdent d’abord une abeille à cause des acariens.
bee-busy-web-to-do-closed = Tour clos. On attend { $names }.
bee-busy-web-to-do-watch = { $name } décide.
bee-busy-web-to-do-die-first = Prenez un dé. Les deux autres servent à l’amélioration.
bee-busy-web-to-do-die = Prenez un des dés qui restent.
bee-busy-web-to-do-change = Quel dé vaut quelle autre valeur ?
bee-busy-web-to-do-lose = Acariens ! Quelle abeille est perdue ?
bee-busy-web-to-do-mark = Une somme heureuse : cochez la colonne de votre choix.
bee-busy-web-to-do-write = Une valeur supplémentaire : laquelle, et où ?
bee-busy-web-to-do-fly = Où doit être l’abeille affairée ?
bee-busy-web-to-do-feed = Nourrir les larves ?
bee-busy-web-to-do-act-meadow = Cochez des fleurs : { $free ->
    [one] { $free } abeille peut voler.
   *[other] { $free } abeilles peuvent voler.
}
bee-busy-web-to-do-act-production = Produisez : { $free ->
    [one] { $free } abeille peut travailler.
   *[other] { $free } abeilles peuvent travailler.
}
bee-busy-web-to-do-act-line = Prolongez la ligne.
bee-busy-web-to-do-act-wall = Achetez des parois avec de la cire, ou terminez le tour.
bee-busy-web-to-do-act-combs = Prolongez la ligne, ou achetez des parois avec de la cire.
bee-busy-web-to-do-store = L’alvéole { $combs } est terminée. Qu’y mettre ?
bee-busy-web-to-do-barred = { $area ->
    [meadow] L’orage retient tout le monde. Terminez le tour.
   *[production] Pesticide : pas de production. Terminez le tour.
}
bee-busy-web-to-do-close = Plus rien à faire ici. Terminez le tour.

## Choix

bee-busy-web-die-take = Prendre le { $die }
bee-busy-web-die-as = Prendre le { $die } comme { $use }
bee-busy-web-die-borrow = Prendre le { $use } du premier joueur ; cases du change-dé : { $price }
bee-busy-web-change = Utiliser le { $die } comme { $value }
bee-busy-web-change-die = Le { $die } vaut
bee-busy-web-change-begin = Donner une autre valeur à un dé
bee-busy-web-change-stop = Laisser les dés comme ils sont
bee-busy-web-lose = { $area ->
    [meadow] Une abeille de la prairie
    [production] Une abeille de la production
   *[combs] Une abeille des alvéoles
}
bee-busy-web-mark = Cocher la colonne { $column }
bee-busy-web-write = Écrire { $value } pour { $what ->
    [honey] le miel
    [wax] la cire
   *[propolis] la propolis
}
bee-busy-web-write-at = { $what ->
    [honey] Pour le miel
    [wax] Pour la cire
   *[propolis] Pour la propolis
}
bee-busy-web-stay = { $area ->
    [meadow] Rester dans la prairie
    [production] Rester à la production
   *[combs] Rester dans les alvéoles
}
bee-busy-web-fly = { $area ->
    [meadow] Voler vers la prairie
    [production] Voler vers la production
   *[combs] Voler vers les alvéoles
}
bee-busy-web-fly-back = { $area ->
    [meadow] Revenir dans la prairie
    [production] Revenir à la production
   *[combs] Revenir dans les alvéoles
}
bee-busy-web-feed = { $what ->
    [meadow] Nourrir une larve : une abeille pour la prairie
    [production] Nourrir une larve : une abeille pour la production
   *[queen] Nourrir la jeune reine
}
bee-busy-web-make = { $what ->
    [honey] Faire du miel
    [wax] Faire de la cire
   *[propolis] Faire de la propolis
}
bee-busy-web-line = Tracer la ligne de { $start } à { $end }
bee-busy-web-wall = Acheter la paroi { $wall }
bee-busy-web-in-comb = En { $comb }
bee-busy-web-store = { $what ->
    [egg] Un œuf
    [queen] L’œuf de la jeune reine
    [water] De l’eau
    [honey] { $honey } miel
   *[nothing] Rien
}
bee-busy-web-skip = C’est tout
bee-busy-web-done = Terminer le tour
bee-busy-web-back = Reprendre

## Ce qu’un choix ferait

bee-busy-web-show = Voir ce qui est possible
bee-busy-web-hold = Touchez pour choisir ; maintenez pour voir l’effet.
bee-busy-web-gist-mark = colonne { $column } : { $marks } sur { $length }
bee-busy-web-gist-upgrade = la colonne { $column } est pleine : { $gives }
bee-busy-web-gist-more = { $change } { $what }
bee-busy-web-gist-fields = { $count ->
    [one] { $count } case du change-dé
   *[other] { $count } cases du change-dé
}
bee-busy-web-gist-walls = { $count ->
    [one] { $count } paroi
   *[other] { $count } parois
}
bee-busy-web-gist-combs = { $count ->
    [one] alvéole { $combs } terminée
   *[other] alvéoles { $combs } terminées
}
bee-busy-web-gist-unfed = { $count ->
    [one] { $count } larve meurt de faim
   *[other] { $count } larves meurent de faim
}
bee-busy-web-gist-queen-lost = la jeune reine meurt de faim
bee-busy-web-gist-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
bee-busy-web-gist-flowers = { $count ->
    [one] { $count } fleur à portée
   *[other] { $count } fleurs à portée
}
bee-busy-web-gist-make = on peut faire : { $goods }
bee-busy-web-gist-line = { $count ->
    [one] la ligne peut continuer
   *[other] la ligne peut continuer, { $count } façons
}
bee-busy-web-gist-then = { $area ->
    [meadow] Prairie
    [production] Production
   *[combs] Alvéoles
} : { $what }

## La fin d’une partie en solo

bee-busy-web-solo-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bee-busy-web-rank-under = moins de { $points }
bee-busy-web-best = Votre record sur cet appareil : { $points }
bee-busy-web-record = Nouveau record sur cet appareil : { $points }
bee-busy-web-share-daily = Bee Busy, les dés du { $date }
bee-busy-web-daily-bot = Le robot glouton fait { $points } avec les mêmes dés
bee-busy-web-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
bee-busy-web-earlier-days = Les jours d’avant :
bee-busy-web-day = { $date } :
bee-busy-web-earlier = Parties précédentes sur cette feuille :

## Touches

bee-busy-web-key-number = Choisir un dé ou un bouton, par sa place
bee-busy-web-key-arrows = D’un choix à l’autre
bee-busy-web-key-enter = Choisir
bee-busy-web-key-back = Reprendre la dernière décision
bee-busy-web-key-done = Terminer le tour
bee-busy-web-key-sheet = Voir la feuille suivante

## Le journal

bee-busy-web-fact-round-began = { $danger ->
    [storm] Tour { $round } : orage.
    [pesticide] Tour { $round } : pesticide.
    [mites] Tour { $round } : acariens.
    [drought] Tour { $round } : sécheresse.
   *[other] Tour { $round }.
} { $danger ->
    [storm] { bee-busy-web-struck }
    [pesticide] { bee-busy-web-struck }
    [mites] { bee-busy-web-struck }
    [drought] { bee-busy-web-struck }
   *[other] { "" }
}
bee-busy-web-struck = { $struck ->
    [0] La propolis protège tout le monde.
    [one] { $seats ->
        [1] La ruche est touchée.
       *[other] Une ruche est touchée.
    }
   *[other] { $struck } ruches sont touchées.
}
bee-busy-web-fact-bee-lost = { $player } perd une abeille { $area ->
    [meadow] de la prairie
    [production] de la production
   *[combs] des alvéoles
}.
bee-busy-web-fact-rolled = { $player } lance { $dice }.
bee-busy-web-fact-changed = { $player } utilise un { $die } comme { $value }.
bee-busy-web-fact-die-taken = { $how ->
    [borrowed] { $player } prend le { $use } du premier joueur.
    [as] { $player } prend le { $die } comme { $use }.
   *[plain] { $player } prend le { $die }.
}
bee-busy-web-fact-marked = { $player } coche la colonne { $column } : { $marks } sur { $length }.
bee-busy-web-fact-upgraded = { $player } obtient l’amélioration de la colonne { $column }.
bee-busy-web-fact-honey-gained = { $player } reçoit { $amount } miel pour une somme heureuse.
bee-busy-web-fact-wrote = { $player } écrit { $value } pour { $at ->
    [honey] le miel
    [wax] la cire
   *[propolis] la propolis
}.
bee-busy-web-fact-flew = { $way ->
    [back] { $player } revient
   *[on] { $player } vole
} { $area ->
    [meadow] dans la prairie
    [production] à la production
   *[combs] dans les alvéoles
}.
bee-busy-web-fact-stayed = { $player } reste { $area ->
    [meadow] dans la prairie
    [production] à la production
   *[combs] dans les alvéoles
}.
bee-busy-web-fact-fed = { $player } nourrit une larve : une abeille de plus { $area ->
    [meadow] dans la prairie
   *[production] à la production
}.
bee-busy-web-fact-queen-fed = { $player } nourrit la jeune reine : { $times } sur { $needed }.
bee-busy-web-fact-unfed = { $larvae ->
    [one] Une larve de { $player } meurt de faim.
   *[other] { $larvae } larves de { $player } meurent de faim.
}
bee-busy-web-fact-queen-lost = { $player } perd la jeune reine.
bee-busy-web-fact-picked = { $player } coche une fleur : { $nectar ->
    [0] { "" }
   *[other] { $nectar } nectar
}{ $pollen ->
    [0] { "" }
   *[other] { " " }{ $pollen } pollen
}.
bee-busy-web-fact-made = { $player } fait { $what ->
    [honey] { $honey } miel
    [wax] { $wax } cire
   *[propolis] { $propolis } propolis
}.
bee-busy-web-fact-line-drawn = { $player } trace la ligne jusqu’à { $end }{ $count ->
    [0] { "" }
    [one] , { $count } paroi
   *[other] , { $count } parois
}{ $done ->
    [0] { "" }
    [one] , une alvéole est terminée
   *[other] , { $done } alvéoles sont terminées
}.
bee-busy-web-fact-wall-bought = { $player } achète une paroi{ $done ->
    [0] { "" }
    [one] , une alvéole est terminée
   *[other] , { $done } alvéoles sont terminées
}.
bee-busy-web-fact-stored = { $what ->
    [egg] { $player } met un œuf en { $comb }.
    [queen] { $player } met l’œuf de la jeune reine en { $comb }.
    [water] { $player } met de l’eau en { $comb }.
    [honey] { $player } met { $honey } miel en { $comb }.
   *[nothing] { $player } barre { $comb }.
}
bee-busy-web-fact-skipped = { $player } ne coche rien de plus.
bee-busy-web-fact-took-back = { $player } reprend une décision.
bee-busy-web-fact-closed = { $player } clôt le tour.
bee-busy-web-fact-ended = { $seats ->
    [1] La partie est finie : { bee-busy-web-solo-result }.
   *[other] La partie est finie.
}

# À l’accueil.
bee-busy-web-play-daily = Jouer les dés du jour
bee-busy-web-daily-why = Seul, avec les mêmes dés pour tout le monde. Votre meilleure partie du jour est affichée.
