# Les phrases de la leçon games/la_ruche/lessons/first.toml. Trente mots chacune, à peu près.

la-ruche-lesson-first-open = Tout le monde bâtit le même rayon ; le premier sans tuiles gagne. Choisissez la tuile dans l’anneau, posez-la au milieu et confirmez avec la coche.
la-ruche-lesson-first-two-sides = C’est parti ! Une tuile doit en toucher au moins deux, et tous les côtés qui se touchent s’accordent. À cette table, elle se tourne toute seule.
la-ruche-lesson-first-no-turns = Pas de tour de jeu : posez dès que vous pouvez. Par chance, le guide n’est pas pressé. Cette tuile convient en haut.
la-ruche-lesson-first-over = Une tuile peut être tournée, et retournée aussi. Celle-ci convient sur son autre face.
la-ruche-lesson-first-three = Ce creux a trois voisines. Aux tables qui le veulent, trois contacts permettent de donner des tuiles. Comblez-le !
la-ruche-lesson-first-give = Vous pouvez donner trois tuiles. Appuyez sur « Donner », choisissez la tuile dans l’anneau, puis le guide.
la-ruche-lesson-first-give-again = Le guide est ravi. Encore une.
la-ruche-lesson-first-give-last = Et la troisième. C’est vous qui choisissez : plutôt celles qui ne vont nulle part.
la-ruche-lesson-first-pause = Plus que deux tuiles ! Une tuile qui ne convient pas est refusée et coûte une courte pause : regardez, puis posez.
la-ruche-lesson-first-last = Votre dernière tuile. Posez-la, et la course est à vous.
la-ruche-lesson-first-end = Premier sans tuiles : c’est gagné ! Vous savez qu’il faut toucher deux tuiles et que tout doit s’accorder, qu’une tuile se tourne et se retourne, et que trois contacts rapportent des cadeaux. Dans une vraie course, tout le monde pose en même temps.
