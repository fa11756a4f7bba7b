# Les phrases de la leçon games/waggle_dance/lessons/first.toml. Trente mots chacune, à peu près.

waggle-dance-lesson-first-overtime = Vos dés sont des abeilles : placées le jour, elles travaillent la nuit. Le premier miel gagne. Jouez votre carte Reine : avec Heures supplémentaires, le 1 devient un 3.
waggle-dance-lesson-first-flower = En D, une fleur accueille toutes les abeilles de son numéro. Envoyez un 3 sur la fleur orange.
waggle-dance-lesson-first-majority = Le guide y est aussi ! Envoyez votre autre 3 : qui a le plus d’abeilles sur une fleur y prend deux pollens cette nuit, le deuxième un seul.
waggle-dance-lesson-first-kitchen = Le miel demande quatre pollens d’une couleur dans une salle et deux abeilles égales dessus. La salle 1 a déjà deux oranges : placez-y un 5.
waggle-dance-lesson-first-pair = Et son jumeau. Chez vous, tous les numéros conviennent, mais les deux doivent être égaux.
waggle-dance-lesson-first-brood = Deux abeilles égales sur un œuf le font éclore : une abeille de plus dès demain. Commencez par un 6.
waggle-dance-lesson-first-brood-pair = Et l’autre 6 : cette nuit, l’œuf éclôt.
waggle-dance-lesson-first-room = En A, on bâtit. Là, comme en C, E et G, chaque case prend une seule abeille, de son numéro. Votre 4 va en A4.
waggle-dance-lesson-first-last-bee = Votre dernière abeille : un 2 en C rapporte un œuf. Puis la nuit tombe, et tout se fait dans l’ordre, de A à G.
waggle-dance-lesson-first-egg = Vous avez une salle de plus, et votre œuf a éclos ! L’œuf de C va dans une salle vide : la numéro 3.
waggle-dance-lesson-first-store = La majorité en D est à vous : deux oranges. Rangez le premier dans la salle 1, avec les autres.
waggle-dance-lesson-first-honey = Et le second. Quatre d’une couleur, deux abeilles égales dessus : regardez ce qui arrive.
waggle-dance-lesson-first-end = Du miel, et c’est gagné ! Vous savez butiner, faire éclore, bâtir et cuisiner, et que la nuit va de A à G. D’ordinaire, il faut sept salles de miel ; les échanges en E et les cartes Reine de G y aident.
