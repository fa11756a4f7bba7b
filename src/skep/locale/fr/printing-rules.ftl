# Les règles sur papier : titres des pages, et mots des dessins d’exemples.

print-rules-summary = Les règles pour jouer à table
print-rules-rulebook = Toutes les règles

print-rules-step = Les deux pages suivantes sont les règles pour jouer à table : ne les découpez pas.
print-rules-step-all = Les deux pages suivantes sont les règles pour jouer à table, puis viennent toutes les règles. Ne découpez pas ces pages.
print-rules-step-rulebook = Les pages suivantes sont les règles : ne les découpez pas.
print-solutions = Solutions
print-puzzle-solved = La dernière page montre une façon d’y arriver.

print-rules-butine-side = un côté entier, deux coins
print-rules-butine-part = une partie d’un côté, un coin
print-rules-butine-shifted = grand côté contre grand côté, mais aucun coin ne rejoint un coin
print-rules-butine-over = par un côté, ou une partie d’un côté
print-rules-butine-corner = pas par un coin

print-rules-la-ruche-front = une tuile, face abeille
print-rules-la-ruche-back = la même tuile retournée
print-rules-la-ruche-opening = avant la course : exactement un côté, de la même couleur
print-rules-la-ruche-fits = deux côtés se touchent, et les deux vont
print-rules-la-ruche-clash = l’un des deux côtés ne va pas
print-rules-la-ruche-alone = dans la course, une seule tuile ne suffit pas
print-rules-la-ruche-three = trois contacts : jusqu’à trois dons ; face abeille, quatre si vous jouez avec les deux options

# $player : violet, yellow, blue ou orange, par l’initiale
print-rules-waggle-dance-player = { $player ->
    [violet] V
    [yellow] J
    [blue] B
   *[orange] O
}
print-rules-waggle-dance-hatch = B : deux abeilles du même numéro sur un œuf ; chacun des trois éclot
print-rules-waggle-dance-honey = F : quatre pollens d’une couleur et deux abeilles du même numéro ; chacune de ces salles devient du miel
print-rules-waggle-dance-linked = F : un 2 sur chacune de deux salles les relie ; la salle sans abeille reste à part

# $kind : red, blue ou yellow
print-rules-bee-busy-kind = { $kind ->
    [red] deux rouges
    [blue] deux bleues
   *[yellow] deux jaunes
}
print-rules-bee-busy-or = ou
