# Waggle Dance : ce qu’un indice propose.
#
# $place : où va une abeille, en mots ; $colour, $gave, $got : des couleurs ; $card : le nom d’une carte

waggle-dance-hint-place = Placez le { $die } : { $place }.
waggle-dance-hint-card = Jouez { $card } : { $what }
waggle-dance-hint-hatch = Faites éclore l’œuf de la salle { $room } avec Expertise : un dé de plus dès demain.
waggle-dance-hint-egg = Prenez un œuf dans la salle { $room }.
waggle-dance-hint-store = Rangez { $colour } dans la salle { $room }.
waggle-dance-hint-trade = Échangez { $gave } de la salle { $room } contre { $got }.
waggle-dance-hint-move = Déplacez { $colour } de la salle { $start } à la salle { $end }.
waggle-dance-hint-swap = Échangez { $colour } de la salle { $start } contre { $got } de la salle { $end }.
waggle-dance-hint-honey = Faites du miel dans la salle { $room }{ $cards ->
    [none] .
   *[other] { " " }avec { $cards }.
}
waggle-dance-hint-draw = Piochez une carte de la Reine.
waggle-dance-hint-keep = Gardez { $card } : { $what }
waggle-dance-hint-overtime = faites d’un { $die } un { $value }
waggle-dance-hint-sick-leave = un { $die } de { $player }
waggle-dance-hint-more = placez une abeille de plus
waggle-dance-hint-none = ne placez pas d’abeille
waggle-dance-hint-done = { $what } : il n’y a rien de mieux à faire ici.
