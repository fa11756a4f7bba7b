# À imprimer et à jouer : ce qui est écrit sur les feuilles, et ce que dit « skep print ».
#
# $caption : ce que contient une feuille ; $number, $of : laquelle sur combien
# $page : un numéro de page ; $count : combien de pièces
# $tile : la lettre d’une sorte de tuile : W, R, Y ou B

## En haut et en bas des pages

print-caption-cover = Comment le fabriquer
print-caption-part = { $caption }, { $number } sur { $of }
print-back = { $caption } : dos de la page { $page }
print-blank-back = dos de la page { $page }, laissé vide
print-hint = Imprimer en taille réelle (100 %).
print-hint-two-sided = Imprimer en taille réelle (100 %), recto verso, retournement sur le bord long.

## Les étapes de la première page

print-steps = Comment le fabriquer
print-step-paper = Imprimez en taille réelle, sans « ajuster à la page ». Un papier épais convient le mieux, 160 g/m² ou plus.
print-step-two-sided = Imprimez recto verso, en retournant sur le bord long. Sans imprimante recto verso : imprimez les pages impaires, remettez les feuilles, puis imprimez les pages paires.
print-step-glue = Pour des pièces plus rigides, collez les feuilles sur du carton mince et laissez-les sécher sous un gros livre.
print-step-cut = Découpez le long des traits fins ; les petits repères dans la marge montrent où ils continuent. Les couleurs dépassent un peu : un coup de ciseaux de travers ne se verra pas.
print-step-size = Posez une règle sur celle-ci : elle doit mesurer { $length } mm. Sinon, l’imprimante a changé la taille.

## Sans dés

print-no-dice = Si vous n’avez pas de dés

## Butine !

print-butine-tiles = Tuiles et abeille
print-butine-cards = Cartes Ruche
print-butine-count-tile = { $count } × { butine-tile } ({ $tile })
print-butine-count-bee = l’abeille, à plier
print-butine-count-cards = { $count } cartes Ruche
print-butine-step-bee = Pliez l’abeille au milieu et collez les deux moitiés, sauf les pieds verts : pliez-les vers l’extérieur.
print-butine-credits = Butine ! d’Olivier Caïra, © Bragelonne Games 2020. Dessins : Skep. Si le jeu vous plaît, achetez-le.

## La Ruche

print-la-ruche-tiles = Tuiles
print-la-ruche-tokens = Points
print-la-ruche-count-tiles = { $count } tuiles à deux faces
print-la-ruche-count-tokens = { $count } jetons de points
print-la-ruche-colour = le bord { $name }
print-la-ruche-step-faces = Regardez une tuile à contre-jour : chaque bord a la même couleur sur les deux faces. Sinon, les feuilles ont été retournées sur le bord court.
print-la-ruche-credits = La Ruche de Bertrand Pidancet. Dessins : Skep. Si le jeu vous plaît, achetez-le.
print-puzzle-of-day = Casse-tête du { $name }
print-puzzle-number = Casse-tête { $name }
print-puzzle-how = Découpez les tuiles et posez-les toutes, abeille visible. La deuxième touche la première ; à partir de la troisième, chacune en touche au moins deux autres. Les bords qui se touchent ont la même couleur.

## Waggle Dance ($action : la lettre d’une carte action ; $phase : start, day ou night ; $what : une sorte de pièce)

print-waggle-dance-actions = Cartes action
print-waggle-dance-flowers = Cartes fleur
print-waggle-dance-rooms = Salles
print-waggle-dance-tokens = Pollen, œufs et marqueurs
print-waggle-dance-bees = Abeilles, à la place des dés
print-waggle-dance-no-dice = Jouer sans dés
print-waggle-dance-queen = Cartes de la Reine
print-waggle-dance-phase = { $phase ->
    [start] Début du jour
    [day] Jour
   *[night] Nuit
}
print-waggle-dance-does = { $action ->
    [A] Chaque abeille ici prend une tuile salle.
    [B] Dans votre ruche : une salle avec un œuf et deux abeilles de même valeur éclot. Dès demain, vous avez un dé de plus.
    [C] Chaque abeille ici met un œuf dans une salle vide de sa ruche.
    [D] Sur chaque fleur, comptez les abeilles de chacun. Rangez ensuite le pollen : quatre au plus par salle, aucun avec un œuf ou du miel.
    [E] Chaque abeille ici fait un échange : deux pollens d’une couleur pris dans une même salle, ou un œuf, contre un pollen d’une autre couleur.
    [F] Dans votre ruche : quatre pollens d’une couleur et deux abeilles de même valeur font du miel. Les salles où des abeilles ont la même valeur peuvent échanger du pollen.
   *[G] Chaque abeille ici pioche une carte de la Reine.
}
print-waggle-dance-shares =
    le plus d’abeilles : 2 pollens
    à égalité en tête : 1 pollen chacun
    seul deuxième : 1 pollen
print-waggle-dance-first = Premier joueur. Retournez cette carte la nuit ; après la nuit, elle passe à gauche.
print-waggle-dance-count = { $what ->
    [actions] { $count } cartes action et celle du premier joueur
    [flowers] { $count } cartes fleur
    [rooms] { $count } salles, miel au dos
    [queen] { $count } cartes de la Reine
    [pollen] { $count } pollens
    [eggs] { $count } œufs
    [markers] { $count } marqueurs de cases bloquées
   *[bees] { $count } abeilles, à la place des dés
}
print-waggle-dance-lay-pollen = Posez le pollen sur les cartes fleur, cinq par carré : chacun voit ainsi ce qu’il en reste.
print-waggle-dance-step-dice = Jouez avec des dés (18 par joueur, et le Volontaire), ou sans : voir « Jouer sans dés ».
print-waggle-dance-seat = { $seat ->
    [0] violet
    [1] brun
    [2] bleu
   *[3] rouge
}
print-waggle-dance-bees-here = abeilles
print-waggle-dance-bees-take = Chacun prend les abeilles d’une couleur, six de chaque numéro, la carte de cette couleur et le pion à la ruche. Le pion commence sur le 6 : c’est le nombre de vos abeilles. Il avance d’une case pour chaque œuf qui éclot, jusqu’à 18 au plus.
print-waggle-dance-bees-draw = Au lieu de lancer les dés, retournez toutes vos abeilles face cachée et mélangez-les (ou secouez-les dans un gobelet), puis tirez-en autant que l’indique votre pion. Tout le monde le fait en même temps. Les abeilles tirées sont vos dés de ce jour. Celles qui rentrent la nuit rejoignent les autres, face cachée, et pourront être tirées à nouveau le lendemain.
print-waggle-dance-bees-volunteer = Les six jetons marqués V sont le dé Volontaire : mélangez-les face cachée et tirez-en un. Ils disent aussi qui commence : chacun en tire un et le remet, le plus grand numéro commence ; à égalité, on tire de nouveau.
print-waggle-dance-bees-change = Quand une carte change le numéro d’une abeille, échangez-la contre une abeille de ce numéro parmi celles que vous n’avez pas tirées. S’il n’y en a plus, écrivez le numéro sur un bout de papier.
print-waggle-dance-bees-spin = Tirées ainsi, les abeilles ont un peu moins souvent le même numéro que des dés. Pour que ce soit exactement comme avec des dés, prenez la roulette : posez le bout d’un trombone sur le point, tenez-le avec la pointe d’un crayon et donnez une chiquenaude au trombone. Il montre un numéro ; sur un trait, recommencez. Faites-le une fois par abeille et prenez une abeille de ce numéro.
print-waggle-dance-credits = Waggle Dance de Mike Nudd, © Grublin Games Publishing 2014. Dessins : Skep. Si le jeu vous plaît, achetez-le.

## Bee Busy ($area : meadow, production ou combs ; $part : une partie de la prairie ; $sum : la colonne qui l’ouvre, ou 0 ; $what : une ligne du décompte ; $points : ce qu’elle vaut)

print-bee-busy-sheet = Feuille de joueur
print-bee-busy-name = Nom
print-bee-busy-track = Manches
print-bee-busy-busy-bee = l’Abeille
print-bee-busy-shields = { $dangers } · bouclier : la propolis qui protège
print-bee-busy-improvement = Amélioration
print-bee-busy-bees = Abeilles
print-bee-busy-modifier = Modificateur de dé
print-bee-busy-backwards = Marche arrière
print-bee-busy-queen = Jeune reine
print-bee-busy-score = Décompte
print-bee-busy-area = { $area ->
    [meadow] Prairie
    [production] Production
   *[combs] Alvéoles
}
print-bee-busy-column = avec la colonne { $sum }
print-bee-busy-sums = la somme des deux dés que vous n’avez pas pris ; { $sum } : pas de coche. Une colonne pleine donne ce qui est écrit dessous.
print-bee-busy-drought = sécheresse : à cocher si elle vous touche
print-bee-busy-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
print-bee-busy-points = { $what ->
    [bees] { $points } par abeille
    [honey] { $points } par miel non stocké
    [propolis] propolis
    [drought] sécheresse sans eau : −{ $points }
    [queen] jeune reine nourrie : { $points }
    [combs] { $points } par alvéole complète
    [stored] { $points } par miel stocké
   *[total] total
}

## Bee Busy, le dos de la feuille ($number : combien de fois ou combien ; $sum : la somme de deux dés ; $one à $four : les cases pour tant de joueurs ; $round : une manche ; $shield : la propolis)

print-bee-busy-named = { $name } : { $text }
print-bee-busy-round = Une manche
print-bee-busy-round-mark = Tous cochent la manche suivante. Un danger qui s’y trouve arrive aussitôt.
print-bee-busy-round-dice = Le premier joueur lance trois dés et en prend un ; chacun des autres prend un des deux qui restent.
print-bee-busy-round-improve = Additionnez les deux dés que vous n’avez pas pris et cochez une case dans la colonne de cette somme.
print-bee-busy-round-fly = L’Abeille reste, ou avance d’une zone : Prairie, Production, Alvéoles, Prairie.
print-bee-busy-round-act = Vous pouvez agir là où elle est, avec votre dé. Prairie : chaque abeille barre une fleur sous un point du dé. Production : chaque abeille produit une fois ce que permet le dé. Alvéoles : prolongez la ligne dans la direction du dé.
print-bee-busy-upgrades = Améliorations, par colonne
print-bee-busy-upgrade-does = { $upgrade ->
    [backwards] { $number } fois dans la partie, l’Abeille peut voler dans l’autre sens. Barrez une case chaque fois.
    [value] inscrivez dans un carré vide de la Production une valeur que cette piste n’avait pas.
    [garden] vous pouvez y butiner.
    [flexible] dans les Alvéoles, un dé peut compter comme la direction opposée.
    [extra-honey] { $number } miel chaque fois que vos deux dés font { $sum }.
    [extra-mark] chaque fois que vos deux dés font { $sum }, vous pouvez cocher une case dans n’importe quelle colonne.
    [storage] jusqu’à { $number } miel par alvéole.
   *[flower] vous pouvez les butiner.
}
print-bee-busy-lucky = Un même { $sum } sert au miel en plus et à la coche en plus.
print-bee-busy-fields = Cases à utiliser dans une partie : seul { $one }, à deux { $two } chacun, à trois { $three }, à quatre { $four }.
print-bee-busy-borrow = { $count ->
    [one] Barrez une case : vous pouvez prendre le dé que le premier joueur a pris.
   *[other] Barrez { $count } cases : vous pouvez prendre le dé que le premier joueur a pris.
}
print-bee-busy-change = { $count ->
    [one] Barrez une case : vous utilisez un des trois dés comme une autre valeur, pour vous seul.
   *[other] Barrez { $count } cases : vous utilisez un des trois dés comme une autre valeur, pour vous seul.
}
print-bee-busy-dangers = Dangers
print-bee-busy-when = manche { $round } : bouclier { $shield }
print-bee-busy-danger-does = { $danger ->
    [storm] pas d’action dans la Prairie à cette manche
    [pesticide] pas d’action dans la Production à cette manche
    [mites] barrez une de vos abeilles entourées, celle que vous voulez
   *[drought] cochez le signe dans les Alvéoles ; −{ $points } points si vous ne rangez pas d’eau avant la fin
}
print-bee-busy-safe = Qui a atteint le bouclier d’un danger sur la piste de la propolis en est protégé.
print-bee-busy-wall = Une paroi coûte { $wax } cire, où vous voulez, tant que l’Abeille est dans les Alvéoles.
print-bee-busy-feed = Quand l’Abeille entre dans les Alvéoles, on nourrit d’abord. Chaque œuf prend { $honey } miel et devient une abeille dans la Prairie ou la Production ; on barre l’alvéole. S’il n’est pas nourri, on barre l’alvéole et il n’en sort pas d’abeille.
print-bee-busy-feed-queen = La jeune reine prend aussi { $honey } miel chaque fois : cochez une case. Si elle n’est pas nourrie, elle est perdue et on barre son alvéole. Nourrie { $count } fois, elle vaut { $points } points. La couronne marque la manche { $round }, la dernière où pondre son œuf à temps sans voler en arrière.
print-bee-busy-store = Les alvéoles à six parois s’utilisent aussitôt : pour un œuf, l’œuf de la jeune reine (une fois), 1 à { $honey } miel, de l’eau (une fois, après une sécheresse qui vous a touché) ; ou bien on les barre.
print-bee-busy-differs = Ce qui change sur cette feuille
print-bee-busy-ranks = Seul : votre rang
print-bee-busy-rank-under = moins de { $points }
print-bee-busy-rank-from = { $least } à { $most }
print-bee-busy-rank-over = dès { $points }

## Bee Busy, les pièces

print-bee-busy-pieces = Pièces
print-bee-busy-first = Premier joueur
print-bee-busy-piece-take = { $count ->
    [one] Il vous faut une feuille, un crayon et une Abeille. Elle commence sur l’ovale de la Prairie.
   *[other] Il faut à chacun des { $count } joueurs une feuille, un crayon et une Abeille. Elle commence sur l’ovale de la Prairie.
}
print-bee-busy-piece-first = { $count ->
    [one] Seul, vous êtes toujours premier joueur : lancez trois dés et prenez-en un.
   *[other] Le premier joueur a le jeton rond, lance trois dés et en prend un ; les autres prennent un des deux qui restent. Après chaque manche, le jeton passe à gauche.
}
print-bee-busy-dice-tiles = Découpez les tuiles et posez-les face cachée en trois tas, d’après le signe au dos. Au lieu de lancer les dés, mélangez chaque tas et retournez une tuile de chacun : trois numéros, exactement comme avec trois dés. Après la manche, elles retournent dans leur tas.
print-bee-busy-dice-spin = Ou bien prenez la roulette, trois fois, et notez les numéros : posez le bout d’un trombone sur le point, tenez-le avec la pointe d’un crayon et donnez une chiquenaude au trombone. Sur un trait, recommencez.

## skep print

print-written = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-no-paper = il n’y a pas de papier { $paper } ; papiers : { $papers }
print-exists = { $file } existe déjà ; --force le remplace
