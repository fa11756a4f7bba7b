# Bee Busy: what a hint suggests, decision by decision until the end of the round.
#
# $what, $price: what the sheet gains and spends; $flower: a flower in words

bee-busy-hint-pick = Pick the { $flower }
bee-busy-hint-store = Comb { $comb }: { $what }
bee-busy-hint-brings = Brings: { $what }.
bee-busy-hint-costs = Costs: { $price }.
# Between two decisions.
bee-busy-hint-then = { "; " }
bee-busy-hint-plain = { $steps }.
