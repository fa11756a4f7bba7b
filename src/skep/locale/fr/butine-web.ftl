# Butine! dans le navigateur : les mots dont seul le plateau a besoin. Les autres : butine.ftl.
#
# $tile : la lettre d’une sorte de tuile : W, R, Y ou B
# $card : une carte en toutes lettres, comme « marguerite – pissenlit – coquelicot »
# $name : une tuile de la prairie, comme « coquelicot 3 »
# $names, $cards : plusieurs, déjà réunis

## La prairie

butine-web-meadow = Prairie de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; l’abeille est sur { $name }.
butine-web-tile = { butine-flower } { $number }
butine-web-tile-alone = { $name }, ne touche rien
butine-web-tile-beside = { $name }, touche { $names }
butine-web-bee-here = { $label } ; l’abeille est ici
butine-web-can-fly = { $label } ; l’abeille peut y voler
butine-web-zoom-in = Plus près
butine-web-zoom-out = Plus loin
butine-web-fit = Voir toute la prairie

## Les cartes

butine-web-card = { $first } – { $middle } – { $last }
butine-web-your-cards = Vos cartes
butine-web-cards-of = Cartes de { $player }
butine-web-peek = Cartes des autres
butine-web-peek-close = Fermer
butine-web-no-card = butinée
butine-web-card-ways = { $card } : { $ways ->
    [0] aucun vol maintenant
    [one] { $ways } vol
   *[other] { $ways } vols
}
butine-web-ways = { $ways ->
    [0] aucun vol
    [one] { $ways } vol
   *[other] { $ways } vols
}
butine-web-take-card = Prendre { $card }
butine-web-give-card = Céder { $card }
butine-web-swap-card = Échanger contre { $card } : coûte 1 point
butine-web-swap-deck = Échanger contre la première carte de la pioche : coûte 1 point
butine-web-deck-cards = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
butine-web-deck = Pioche
butine-web-unseen = Cartes que personne n’a vues
butine-web-unseen-about = Dans la pioche{ $blind ->
    [0] {""}
    [one] { " ou la carte bonus cachée" }
   *[other] { " ou les cartes bonus cachées" }
}{ $quick ->
    [yes] { " ou restées dans la boîte" }
   *[no] {""}
} : { $count }.
butine-web-times = { $card }, { $count ->
    [one] une fois
   *[other] { $count } fois
}

## Les tuiles à poser

butine-web-pile-pick = { butine-tile }, { $ways ->
    [one] { $ways } emplacement
   *[other] { $ways } emplacements
}
butine-web-spot = Emplacement { $number } sur { $count } : { butine-tile } touchant { $names } ; { $where }
# $hour : une direction comme sur un cadran ; $turn : laquelle des $turns orientations
butine-web-spot-where = à { $half ->
    [yes] { $hour } h 30
   *[no] { $hour } h
} de { $name }{ $turns ->
    [one] { "" }
   *[other] , orientation { $turn } sur { $turns }
}
butine-web-opens = Ouvre pour vous : { $cards }.
butine-web-more-routes = Plus de vols pour { $cards }.
butine-web-opens-none = N’ouvre aucune de vos cartes.
butine-web-helps = Ouvre pour { $player } : { $cards }.
butine-web-spot-before = Emplacement précédent
butine-web-spot-next = Emplacement suivant
butine-web-turn = Tourner
butine-web-lay = Poser ici
butine-web-cancel = Annuler
butine-web-no-fit = Elle ne va pas ici.

## Les joueurs

butine-web-players = Joueurs
butine-web-you = vous
butine-web-turn-of = joue
butine-web-wins = gagne
butine-web-blind = { $count ->
    [one] { $count } carte bonus que personne n’a vue
   *[other] { $count } cartes bonus que personne n’a vues
}
butine-web-bonus-cards = Cartes bonus : { $cards }

## Que faire

butine-web-to-do-of = { $player } : { $what }
butine-web-to-do-act = Choisissez une carte à butiner, ou une tuile à poser.
butine-web-to-do-place = Posez une tuile : aucune de vos cartes ne peut être butinée.
butine-web-to-do-gather = Choisissez une carte à butiner.
butine-web-to-do-more = Butiner une autre carte ?
butine-web-to-do-more-or-place = Butiner une autre carte, ou poser une tuile pour 2 points ?
butine-web-to-do-then-place = Poser aussi une tuile, pour 2 points ?
butine-web-to-do-then-gather = Butiner aussi, pour 2 points ?
butine-web-to-do-pass = Plus de tuile, aucune carte à butiner : vous ne pouvez que passer.
butine-web-to-do-refill = { $missing ->
    [one] Prenez une carte du marché.
   *[other] Prenez { $missing } cartes du marché.
}
butine-web-to-do-swap = Échanger une carte ? Cela vous coûte 1 point.
butine-web-to-do-swap-for = L’échanger contre quelle carte ?
butine-web-to-do-walk = Volez vers une tuile éclairée : étape { $step } sur 3.
butine-web-to-do-no-route = Aucun vol pour cette carte d’ici.
butine-web-to-do-spot = Choisissez un emplacement éclairé, ou faites-y glisser la tuile.
butine-web-to-do-lay = La poser ici ? Touchez-la encore, ou tournez-la.
butine-web-to-do-drop = Lâchez pour la poser ici.
butine-web-to-do-wait = { $player } joue.
butine-web-to-do-sent = En route …
butine-web-to-do-over = La partie est finie.
butine-web-price = { $points ->
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
butine-web-done-act = C’est tout
butine-web-done-swap = Finir mon tour
butine-web-pass = Passer
butine-web-back = Reprendre l’étape
butine-web-put-away = Choisir une autre carte

## Les vols

butine-web-routes = { $count ->
    [0] Aucun vol à choisir
    [one] { $count } vol à choisir
   *[other] { $count } vols à choisir
}
butine-web-route = { $card } : { $names }
butine-web-route-worth = { $bonus ->
    [yes] 1 point et une carte bonus
   *[no] 1 point
}
butine-web-routes-more = et { $count } autres : guidez l’abeille pour les voir

## Dit à un lecteur d’écran

butine-web-tell-ways = { $card } de { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
}
butine-web-tell-gather = Vous pouvez butiner { $cards }.
butine-web-tell-gather-or-place = Vous pouvez butiner { $cards }, ou poser une tuile.
butine-web-tell-place = Vous pouvez poser une tuile ; aucune de vos cartes ne peut être butinée.
butine-web-tell-next = { $name }. Ensuite : { $names }
butine-web-tell-first = { $card } choisie. D’abord : { $names }

## Ce qui s’est passé : le plateau montre où

butine-web-fact-placed = { $player } pose un { butine-tile }, tuile { $number }.
butine-web-fact-gathered = { $player } butine { $card } par { $path } et a { butine-points }.

## Options

butine-web-options = Options
butine-web-quick = partie rapide
butine-web-challenge = le premier à { $goal } points gagne
butine-web-expert = règle pour experts

## Touches

butine-web-key-piles = prendre une tuile (une carte du marché pour compléter sa main)
butine-web-key-cards = choisir une de vos cartes
butine-web-key-arrows = aller d’un emplacement ou d’une tuile éclairée à l’autre
butine-web-key-turn = tourner la tuile
butine-web-key-enter = poser la tuile, ou y voler
butine-web-key-back = reprendre une étape, ou ranger
butine-web-key-done = s’arrêter là, passer
butine-web-key-deck = échanger contre la première carte de la pioche
butine-web-key-zoom = plus près, plus loin
butine-web-key-fit = voir toute la prairie
butine-web-key-next = emplacement suivant, précédent

## Pictures of the rulebook
butine-web-picture-hand = { $number ->
    [0] Vos cartes
   *[other] Joueur { $number }
}
butine-web-picture-points = { $number ->
    [0] Points
   *[other] Points { $number }
}
