# Bee Busy: what a hint suggests, decision by decision until the end of the round.
#
# $what: what the sheet gains, in words; $flower: a flower in words

bee-busy-hint-pick = Pick the { $flower }
bee-busy-hint-store = Comb { $comb }: { $what }
bee-busy-hint-brings = { $steps }. Brings: { $what }.
bee-busy-hint-plain = { $steps }.
