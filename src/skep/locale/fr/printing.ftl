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
print-solution = Une des solutions

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
print-waggle-dance-bees-volunteer = Les six jetons marqués V sont le dé Volontaire : mélangez-les face cachée et tirez-en un. Ils disent aussi qui commence : chacun en tire un et le remet, le plus grand numéro commence.
print-waggle-dance-bees-change = Quand une carte change le numéro d’une abeille, échangez-la contre une abeille de ce numéro parmi celles que vous n’avez pas tirées. S’il n’y en a plus, écrivez le numéro sur un bout de papier.
print-waggle-dance-bees-spin = Tirées ainsi, les abeilles ont un peu moins souvent le même numéro que des dés. Pour que ce soit exactement comme avec des dés, prenez la roulette : posez le bout d’un trombone sur le point, tenez-le avec la pointe d’un crayon et donnez une chiquenaude au trombone. Il montre un numéro ; sur un trait, recommencez. Faites-le une fois par abeille et prenez une abeille de ce numéro.
print-waggle-dance-credits = Waggle Dance de Mike Nudd, © Grublin Games Publishing 2014. Dessins : Skep. Si le jeu vous plaît, achetez-le.

## Bee Busy ($area : meadow, production ou combs ; $part : une partie de la prairie ; $sum : la colonne qui l’ouvre, ou 0 ; $what : une ligne du décompte ; $points : ce qu’elle vaut)

print-bee-busy-sheet = Feuille de joueur
print-bee-busy-name = Nom
print-bee-busy-track = Manches
print-bee-busy-busy-bee = l’Abeille
print-bee-busy-shields = dangers, avec la propolis qui protège : { $dangers }
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
print-bee-busy-part = { $part ->
    [centre] prairie
    [cat] le jardin du chat
    [gnome] le jardin du nain
   *[other] { $part }
}{ $sum ->
    [0] {""}
   *[other] , colonne { $sum }
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

## skep print

print-written = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-no-paper = il n’y a pas de papier { $paper } ; papiers : { $papers }
print-exists = { $file } existe déjà ; --force le remplace
