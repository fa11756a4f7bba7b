# Les phrases de la leçon games/butine/lessons/first.toml. Trente mots chacune, à peu près.

butine-lesson-first-lay = Menez l’abeille sur les trois fleurs d’une carte, et la carte vaut un point. D’abord, la prairie doit pousser : posez un coquelicot, le trapèze rouge, dans l’anneau.
butine-lesson-first-gather = Une de vos cartes convient : coquelicot – marguerite – pissenlit. Choisissez-la, puis volez de tuile en tuile voisine, dans l’ordre. Repasser par la marguerite est permis.
butine-lesson-first-take = Votre premier point ! Après avoir butiné, on complète sa main à trois : prenez coquelicot – marguerite – bourrache au marché.
butine-lesson-first-keep = En fin de tour, on peut échanger une carte au prix d’un point. Les vôtres sont bonnes : gardez-les.
butine-lesson-first-wait = À chaque tour, on pose une tuile ou on butine. Trois cartes le même tour en rapportent une quatrième : patience, posez encore un coquelicot.
butine-lesson-first-keep-again = Pas d’échange cette fois non plus : gardez vos cartes.
butine-lesson-first-watch = Suivez l’abeille : elle n’est à personne, et le guide la fait voler aussi.
butine-lesson-first-last-tile = Votre coquelicot a servi au guide : la prairie est à tout le monde. Il manque un chemin : posez une bourrache, le triangle bleu, contre le pissenlit.
butine-lesson-first-keep-for-the-harvest = Gardez encore vos cartes. Au prochain tour, c’est la récolte.
butine-lesson-first-either-end = La récolte ! Commencez par coquelicot – marguerite – bourrache, lue par l’autre bout : bourrache, marguerite, coquelicot. Jamais par le milieu.
butine-lesson-first-second-card = Continuez d’où se trouve l’abeille : marguerite – bourrache – coquelicot. Une nouvelle carte peut reprendre les mêmes tuiles.
butine-lesson-first-third-card = Et la dernière : marguerite – pissenlit – bourrache. Les trois le même tour : la pioche en ajoute une quatrième.
butine-lesson-first-end = Cinq cartes, c’est gagné ! Vous savez poser des tuiles, voler une carte par un bout ou l’autre, en reprendre, et ce que rapportent trois cartes le même tour. D’ordinaire, on joue jusqu’au bout de la pioche : qui a le plus de cartes gagne.
