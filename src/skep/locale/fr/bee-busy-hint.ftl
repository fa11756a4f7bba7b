# Bee Busy : ce qu’un indice propose, décision par décision jusqu’à la fin de la manche.
#
# $what, $price : ce que la feuille y gagne et dépense ; $flower : une fleur en mots

bee-busy-hint-pick = Cueillir : { $flower }
bee-busy-hint-store = Alvéole { $comb } : { $what }
bee-busy-hint-brings = Cela apporte : { $what }.
bee-busy-hint-costs = Cela coûte : { $price }.
# Entre deux décisions.
bee-busy-hint-then = { " ; " }
bee-busy-hint-plain = { $steps }.
