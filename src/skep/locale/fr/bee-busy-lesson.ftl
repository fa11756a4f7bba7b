# Les phrases de la leçon games/bee_busy/lessons/first.toml. Trente mots chacune, à peu près.

bee-busy-lesson-first-die = À chacun des 25 tours, trois dés tombent et vous en prenez un. Les deux autres s’ajoutent : 3 et 6 cochent la colonne du 9. Prenez un 3.
bee-busy-lesson-first-stay = L’abeille affairée, maintenant : elle reste, ou vole d’une zone, Prairie, Production, Alvéoles, et ainsi de suite. Qu’elle reste dans la Prairie.
bee-busy-lesson-first-pick = Votre dé couvre un carré de la prairie, et une abeille visite une fleur sous un de ses points. Le rouge donne du nectar : prenez celle dans l’anneau.
bee-busy-lesson-first-close = Une seule abeille vit ici : une fleur, c’est tout. Terminez le tour.
bee-busy-lesson-first-six = Prenez un 6 : à la Production, il fait du miel. Les autres, 5 et 6, cochent la colonne du 11.
bee-busy-lesson-first-to-production = Que le nectar devienne miel : l’abeille affairée vole à la Production.
bee-busy-lesson-first-honey = Avec un 6, un nectar devient deux miels. Allez-y !
bee-busy-lesson-first-close-honey = Deux miels en réserve. Terminez le tour.
bee-busy-lesson-first-seven = Prenez le 2. Les autres font 7, et un 7 ne coche rien : ça arrive.
bee-busy-lesson-first-to-combs = Un œuf attend dans les Alvéoles, et les larves veulent du miel. Vous en avez : volez.
bee-busy-lesson-first-feed = Nourrissez-la d’un miel, et une abeille naît. Qu’elle vive dans la Prairie.
bee-busy-lesson-first-line = Avec un dé, on prolonge la ligne jusqu’à l’alvéole suivante, dans sa direction, et on marque la paroi. Six parois achèvent une alvéole.
bee-busy-lesson-first-close-combs = Une alvéole achevée garde un œuf ou du miel : des points. Terminez le tour.
bee-busy-lesson-first-five = Prenez le 5 : ses points atteignent le plus de fleurs.
bee-busy-lesson-first-to-meadow = Après les Alvéoles revient la Prairie : volez.
bee-busy-lesson-first-two-bees = Deux abeilles vivent ici, grâce à vous : deux fleurs ! D’abord la rouge.
bee-busy-lesson-first-pollen = Et une bleue : le pollen fait la cire des parois, ou la propolis contre les dangers.
bee-busy-lesson-first-end = Un tour complet, et votre ruche a grandi ! Abeilles, miel, alvéoles et propolis valent des points ; à certains tours un danger guette, et la propolis protège. Continuez ici autant que vous voulez, ou commencez une vraie partie.
