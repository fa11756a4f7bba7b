# Bee Busy dans le navigateur, pour qui débute : ce qu’est chaque chose, et ce qu’on peut faire.
# Ces mots viennent tard, avec le plateau.
# $what : la chose elle-même, comme on la dit à un lecteur d’écran

## Ce qu’est chaque chose

bee-busy-tip-round = Tour { $round }. À chaque tour, tout le monde coche une case ; après la dernière, on compte les points.
bee-busy-tip-crown = Tour { $round } : le dernier où un œuf de jeune reine peut encore être nourri assez souvent sans voler en arrière.
bee-busy-tip-danger-storm = Orage au tour { $round } : personne n’agit dans la prairie, sauf avec { $shield } de propolis.
bee-busy-tip-danger-pesticide = Pesticide au tour { $round } : personne ne produit, sauf avec { $shield } de propolis.
bee-busy-tip-danger-mites = Acariens au tour { $round } : chacun perd une abeille, sauf avec { $shield } de propolis.
bee-busy-tip-danger-drought = Sécheresse au tour { $round } : elle coûte des points, sauf avec { $shield } de propolis ou de l’eau stockée ensuite.
bee-busy-tip-die = Prenez un dé pour votre action ; les deux autres s’ajoutent pour l’amélioration.
bee-busy-tip-die-taken = Le dé que vous avez pris : sa valeur compte pour votre action de ce tour.
bee-busy-tip-die-borrow = Le premier joueur a pris ce dé. Vous pouvez le prendre aussi, contre des cases du change-dé : { $price }.
bee-busy-tip-sum = Les deux dés que vous n’avez pas pris font { $sum } : cette colonne reçoit une marque, si elle existe et n’est pas pleine.
bee-busy-tip-modifier = Change-dé : des cases achètent le dé pris par le premier joueur (prix : { $borrow }) ou donnent à un dé la valeur voulue (prix : { $change }). Cases libres : { $left }.
bee-busy-tip-area-meadow = La prairie : posez les points de votre dé sur les fleurs ; chaque abeille ici en coche une, pour du nectar ou du pollen.
bee-busy-tip-area-production = La production : avec un dé de la bonne valeur, chaque abeille ici fait du miel, de la cire ou de la propolis.
bee-busy-tip-area-combs = Les alvéoles : votre dé prolonge la ligne dans sa direction, et des murs montent autour. Avec six murs, une alvéole est complète.
bee-busy-tip-busy-bee = L’abeille affairée est ici : vous agissez où elle est. À chaque tour elle reste ou vole : prairie, production, alvéoles, prairie.
bee-busy-tip-bees = Les abeilles vivantes de cette zone, et les places pour d’autres. Chacune travaille une fois par action ; sans abeille, pas d’action ici.
bee-busy-tip-barred = Un danger : pas d’action dans cette zone à ce tour. L’amélioration se fait quand même.
bee-busy-tip-flower = { $what }. Une abeille de la prairie peut la cocher si un point de votre dé tombe dessus.
bee-busy-tip-flower-shut = { $what }. Elle est encore fermée : remplissez la colonne de l’amélioration qui l’ouvre.
bee-busy-tip-flower-crossed = { $what }. Chaque fleur ne se coche qu’une fois dans la partie.
bee-busy-tip-object = Aucune fleur ne pousse ici.
bee-busy-tip-lock = Ce jardin s’ouvre quand la colonne { $column } de l’amélioration est pleine.
bee-busy-tip-nectar = Votre nectar. La production en fait du miel.
bee-busy-tip-pollen = Votre pollen. La production en fait de la cire ou de la propolis.
bee-busy-tip-kind = Ce que donne une fleur de cette sorte.
bee-busy-tip-recipe = { $what }. Chaque abeille de la production peut le faire une fois, si votre dé montre une de ces valeurs.
bee-busy-tip-honey = Le miel à dépenser : il nourrit les œufs, remplit les alvéoles et vaut des points s’il en reste à la fin.
bee-busy-tip-wax = La cire à dépenser : elle achète des murs tant que l’abeille affairée est dans les alvéoles.
bee-busy-tip-propolis = La propolis : autant de boucliers contre les dangers, et les points de chaque bouclier atteint.
bee-busy-tip-comb = { $what }. Avec tous ses murs elle est complète : elle rapporte, et on peut y stocker quelque chose.
bee-busy-tip-comb-egg = { $what }. Quand l’abeille affairée vole vers les alvéoles, du miel le nourrit ; sans miel il est perdu.
bee-busy-tip-step = Prolonger la ligne vers cette alvéole. Des murs montent vers toutes les voisines déjà traversées.
bee-busy-tip-wall = Acheter ce mur avec de la cire.
bee-busy-tip-rose = Quelle valeur de dé mène vers quel côté d’une alvéole.
bee-busy-tip-queen = La jeune reine : nourrie { $fed } fois sur { $needed }. Nourrie jusqu’au bout, elle vaut beaucoup de points.
bee-busy-tip-thirst = La sécheresse vous a touché : une alvéole d’eau sauve les points.
bee-busy-tip-column = { $what }. Les deux dés que vous ne prenez pas la marquent s’ils font cette somme.
bee-busy-tip-score-bees = Points des abeilles vivantes : { $each } chacune.
bee-busy-tip-score-honey = Points du miel restant : { $each } chacun.
bee-busy-tip-score-propolis = Points des cases de propolis atteintes.
bee-busy-tip-score-drought = Ce que coûte la sécheresse tant qu’aucune eau n’est stockée : { $each }.
bee-busy-tip-score-queen = Points d’une jeune reine nourrie jusqu’au bout : { $each }.
bee-busy-tip-score-combs = Points des alvéoles complètes : { $each } chacune, quoi qu’elles contiennent.
bee-busy-tip-score-stored = Points du miel en alvéoles : { $each } chacun.
bee-busy-tip-score-total = Vos points si la partie finissait maintenant.
bee-busy-tip-sheet = La feuille de ce joueur en petit : fleurs, amélioration et alvéoles. Pressez-la pour la voir en grand.
bee-busy-tip-seal = La marque de ce joueur : le numéro de sa place à la table.
bee-busy-tip-first = Lance les dés et prend le premier à ce tour. Au tour suivant, c’est quelqu’un d’autre.
bee-busy-tip-rank = Les points qu’il faut pour ce rang en solo.
bee-busy-tip-differs = Ce qui n’est pas comme sur la feuille habituelle.

## Ce qu’on peut faire, et pourquoi

bee-busy-advice-die-first = Prenez le dé utile là où l’abeille est ou ira ; les deux autres marquent une colonne.
bee-busy-advice-die = Prenez un dé pour votre action ; les deux autres marquent la colonne de leur somme.
bee-busy-advice-lose = Acariens : cédez une abeille là où il y en a plusieurs, sinon une zone s’arrête.
bee-busy-advice-mark = Une marque offerte : dans une colonne presque pleine, pour son avantage immédiat.
bee-busy-advice-write = Écrivez une valeur pour ce qui vous manque le plus : le miel est un bon début.
bee-busy-advice-fly = Restez pour recommencer, ou volez plus loin : fleurs, puis produits, puis alvéoles.
bee-busy-advice-feed = Du miel fait d’un œuf une abeille : des points, et une ouvrière de plus.
bee-busy-advice-act-meadow = Cochez des fleurs sous les points : rouge pour le miel, bleu pour la cire.
bee-busy-advice-act-production = Du miel pour les œufs, de la cire pour les murs, de la propolis contre les dangers.
bee-busy-advice-act-line = Longez les alvéoles déjà traversées : c’est là que montent le plus de murs.
bee-busy-advice-act-wall = Achetez les murs qui complètent une alvéole : des points, et la place d’un œuf.
bee-busy-advice-act-combs = Gardez la ligne serrée, et achetez avec la cire les derniers murs d’une alvéole.
bee-busy-advice-store = Au début un œuf : il devient une abeille. Vers la fin du miel : il y vaut le plus.
bee-busy-advice-close = Plus rien à faire ici : terminez le tour.
bee-busy-advice-closed = Votre tour est clos. Regardez le prochain danger : assez de propolis ?
bee-busy-advice-wait = Le premier joueur prend un dé. Lequel des autres voudriez-vous ?
