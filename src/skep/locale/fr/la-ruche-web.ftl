# La Ruche dans le navigateur : les mots dont seul le plateau a besoin. Les autres : la-ruche.ftl.
#
# $colour : le numéro d’une couleur, de 1 à 6
# $direction : un côté d’une tuile, de 0 à 5 dans le sens horaire depuis le haut à droite
# $colours, $sides, $names : plusieurs en toutes lettres, déjà réunis
# $tile : une tuile en toutes lettres
# $player : le nom d’un joueur

## Les tuiles

la-ruche-web-side = { $direction ->
    [0] en haut à droite
    [1] à droite
    [2] en bas à droite
    [3] en bas à gauche
    [4] à gauche
   *[5] en haut à gauche
}
la-ruche-web-tile-bee = { $colours } ; face abeille
la-ruche-web-tile-plain = { $colours } ; face sans abeille

## La ruche

la-ruche-web-comb = Rayon de { $count ->
    [0] aucune tuile pour l’instant
    [one] { $count } tuile
   *[other] { $count } tuiles
}
la-ruche-web-cell = Alvéole libre ; { $sides }
la-ruche-web-cell-number = Alvéole { $number } sur { $count }. { $met }
la-ruche-web-meets = { $side } : { $here } contre { $there }
# $count : combien de tuiles sont posées
la-ruche-web-begin = { $count ->
    [0] Choisissez une tuile à poser sur le rayon. Les couleurs qui se touchent doivent être les mêmes.
   *[other] Choisissez une tuile à poser à côté d’une autre, dans le bon sens : les couleurs qui se touchent doivent être les mêmes.
}
la-ruche-web-begin-race = Choisissez une tuile à poser là où elle en touche deux, dans le bon sens : les couleurs qui se touchent doivent être les mêmes.
la-ruche-web-cell-gone = Quelqu’un a été plus rapide : cette alvéole est prise.
la-ruche-web-zoom-in = Plus près
la-ruche-web-zoom-out = Plus loin
la-ruche-web-fit = Voir tout le rayon
la-ruche-web-tools = La tuile en main
la-ruche-web-turn = Tourner dans le sens horaire
la-ruche-web-turn-back = Tourner dans l’autre sens
la-ruche-web-flip = Retourner
la-ruche-web-lay = Poser ici
la-ruche-web-cancel = Reprendre

## La main

la-ruche-web-hand = Vos tuiles : { $count }
la-ruche-web-hand-some = Vos tuiles : { $shown } sur { $count }
la-ruche-web-in-hand = En main : { $tile }
la-ruche-web-none = Plus aucune tuile.
la-ruche-web-none-match = Aucune de vos tuiles n’a ces deux couleurs côte à côte.
la-ruche-web-bee-only = Dans le solitaire, toute tuile se pose face abeille.
la-ruche-web-filter = Trier et chercher par couleur
# $chosen : combien de couleurs sont choisies
la-ruche-web-filter-why = { $chosen ->
    [0] Chercher une tuile : deux couleurs voisines.
    [1] Puis la couleur qui suit, dans le sens horaire.
   *[other] Seules les tuiles où les deux se suivent.
}
la-ruche-web-filter-count = { la-ruche-colour } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
la-ruche-web-filter-clear = Montrer toutes les tuiles

## Les joueurs

la-ruche-web-players = Joueurs
la-ruche-web-player = Joueur
la-ruche-web-you = vous
la-ruche-web-tiles = { $count ->
    [one] tuile en main
   *[other] tuiles en main
}
la-ruche-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
la-ruche-web-gifts = { $count ->
    [one] { $count } cadeau
   *[other] { $count } cadeaux
}
la-ruche-web-wins = gagne
la-ruche-web-opens = commence
la-ruche-web-ready-is = prêt
la-ruche-web-wants-pause = veut une pause
la-ruche-web-wants-on = veut reprendre
la-ruche-web-lag = { $ms } ms
la-ruche-web-lag-line = délai { $ms } ms
la-ruche-web-lag-head = Trajet au serveur
la-ruche-web-give-to = Donner à { $player }

## Les cadeaux

la-ruche-web-gifts-wait = { $count ->
    [one] Vous pouvez donner une tuile.
   *[other] Vous pouvez donner { $count } tuiles.
}
la-ruche-web-gift-start = Donner
la-ruche-web-gift-stop = Pas maintenant
la-ruche-web-keep = Garder mes tuiles
la-ruche-web-tell-gift = À donner : { $tile }. À qui ?

## Le rayon est bloqué, il ne reste que des dons

la-ruche-web-blocked = Le rayon est bloqué
la-ruche-web-blocked-gifts = Plus rien ne s’emboîte. Dons encore possibles : { $names }
la-ruche-web-blocked-time = Les secondes qui restent pour donner

## Que faire

la-ruche-web-to-do-open = À vous de commencer : posez une tuile.
la-ruche-web-to-do-open-next = Posez une tuile qui en touche exactement une.
la-ruche-web-to-do-open-wait = { $player } pose une première tuile.
la-ruche-web-to-do-ready = Préparez-vous …
la-ruche-web-to-do-race = Partez ! Posez des tuiles qui en touchent au moins deux.
la-ruche-web-to-do-race-watch = La course est lancée.
la-ruche-web-to-do-paused = La course est en pause.
la-ruche-web-to-do-last-gifts = Le rayon est bloqué. { $count ->
    [one] Donnez une tuile, ou gardez-la ; puis on compte les tuiles.
   *[other] Donnez jusqu’à { $count } tuiles, ou gardez-les ; puis on compte les tuiles.
}
la-ruche-web-to-do-last-gifts-wait = Le rayon est bloqué. Dons encore possibles : { $names }. Puis on compte les tuiles.
la-ruche-web-to-do-between = La manche est terminée.
la-ruche-web-to-do-over = La partie est terminée.
la-ruche-web-to-do-solo = { $left ->
    [one] Encore une tuile à poser, face abeille.
   *[other] Encore { $left } tuiles à poser, face abeille.
}
la-ruche-web-to-do-solo-watch = Un solitaire.
la-ruche-web-to-do-drag = Glissez-la vers le rayon.
la-ruche-web-to-do-drag-gift = Glissez-la vers le rayon ou sur un joueur.
la-ruche-web-to-do-drop = Lâchez pour la poser ici.
la-ruche-web-to-do-cell = Choisissez une alvéole.
la-ruche-web-to-do-lay = Touchez-la pour la tourner ; ✓ la pose.
la-ruche-web-to-do-held = Elle sera posée dès la fin de votre pause.
la-ruche-web-to-do-wait = Courte pause après une tuile refusée.
la-ruche-web-to-do-gift-tile = Quelle tuile donnez-vous ?
la-ruche-web-to-do-gift-player = À qui la donnez-vous ?
# $reason : pourquoi le coup est refusé, une phrase entière
la-ruche-web-beaten = Devancé de { $ms } ms. { $reason }

## La pause d’un commun accord

la-ruche-web-pause-on = Pause ?
la-ruche-web-pause-off = Pas de pause
la-ruche-web-votes = { $count } sur { $people }
la-ruche-web-paused = Pause
la-ruche-web-go-on = Reprendre
la-ruche-web-go-on-not = Pas encore
la-ruche-web-go-on-by = Veulent reprendre : { $names }
la-ruche-web-go-on-all = On reprend quand tous le veulent.

## Les manches

la-ruche-web-round = Manche { $round } sur { $rounds }
la-ruche-web-round-over = La manche { $round } sur { $rounds } est terminée
la-ruche-web-left = Tuiles restantes
la-ruche-web-total = Points
la-ruche-web-ready = À la manche suivante
la-ruche-web-ready-wait = { $count ->
    [one] On attend encore un joueur …
   *[other] On attend encore { $count } joueurs …
}

## Le solitaire

la-ruche-web-puzzle = Solitaire
la-ruche-web-laid = { $laid } sur { $tiles } posées
la-ruche-web-lift = Reprendre
la-ruche-web-hint = Indice
# $met : les couleurs qui s’y rencontrent
la-ruche-web-hint-is = Indice : { $tile }. { $met }
la-ruche-web-dead-end = Ce n’est plus possible : reprenez une tuile.
la-ruche-web-no-hint = C’est trop difficile à trouver à temps.
la-ruche-web-unsolvable = Ces tuiles ne peuvent pas toutes être posées.
la-ruche-web-hints = { $count ->
    [0] aucun indice
    [one] { $count } indice
   *[other] { $count } indices
}
la-ruche-web-give-up = Abandonner
la-ruche-web-give-up-sure = Abandonner ?
la-ruche-web-yes = Oui
la-ruche-web-no = Non
la-ruche-web-solution-show = Montrer une solution
la-ruche-web-solution-hide = Montrer mes tuiles
la-ruche-web-fits = { $count ->
    [0] Elle ne va nulle part pour l’instant.
    [1] Elle va sur { $count } case.
   *[other] Elle va sur { $count } cases.
}
la-ruche-web-you-laid = { $count ->
    [one] Vous avez posé { $count } tuile
   *[other] Vous avez posé { $count } tuiles
}
la-ruche-web-accuracy = précision { $percent } % ({ $laid } sur { $tries })
la-ruche-web-pace = { $pace } par minute
la-ruche-web-day = { $date }, { la-ruche-grade }
la-ruche-web-share-daily = La Ruche, solitaire du { $date }
la-ruche-web-result-solved = Résolu !
la-ruche-web-result-gave-up = Pas cette fois

## Ce qui s’est passé, plus court que dans le terminal : le plateau montre quelle tuile c’était

la-ruche-web-fact-placed = { $player } pose { $contacts ->
    [0] la première tuile
   *[other] une tuile qui en touche { $contacts }
} ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
la-ruche-web-fact-dealt = { $seats ->
    [1] Un solitaire de { la-ruche-tiles }.
   *[other] { la-ruche-fact-dealt }
}
la-ruche-web-fact-dealt-you = { la-ruche-web-fact-dealt }
la-ruche-web-fact-gave-tile = { la-ruche-fact-gave }
la-ruche-web-fact-lifted = La dernière tuile est reprise.

## Les touches

la-ruche-web-key-next = tuile suivante, tuile précédente
la-ruche-web-key-arrows = parcourir les alvéoles libres, ou vos tuiles
la-ruche-web-key-turn = tourner la tuile, dans l’autre sens
la-ruche-web-key-flip = retourner la tuile
la-ruche-web-key-enter = prendre la tuile, la poser
la-ruche-web-key-escape = reprendre la tuile
la-ruche-web-key-colours = trier par couleur, chercher deux voisines (un joueur pour un cadeau)
la-ruche-web-key-gift = donner une tuile
la-ruche-web-key-keep = rayon bloqué : garder vos tuiles
la-ruche-web-key-pause = demander une pause
la-ruche-web-key-lift = solitaire : reprendre la dernière tuile
la-ruche-web-key-zoom = plus près, plus loin
la-ruche-web-key-fit = voir tout le rayon

# À l’accueil.
la-ruche-web-daily = En solo
la-ruche-web-play-daily = Le solitaire du jour
la-ruche-web-play-alone = Un solitaire

## Pourquoi c’est fini, et grâce à qui

la-ruche-web-reason-emptied = { $you ->
    [yes] Vous avez posé la dernière tuile de votre main.
   *[no] { $player } a posé la dernière tuile de sa main.
}
la-ruche-web-reason-emptied-by-gift = { $you ->
    [yes] Vous avez donné la dernière tuile de votre main.
   *[no] { $player } a donné la dernière tuile de sa main.
}

## Pictures of the rulebook
la-ruche-web-picture-holds = Joueur { $number } : { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
la-ruche-web-picture-gifts = { $count ->
    [one] 1 don
   *[other] { $count } dons
}
