# The words of Nectar Run.

nectar-run-title = Nectar Run
nectar-run-summary = Send bees to three flowers, and take the last drop exactly.
nectar-run-help =
    Moves of Nectar Run:
      fly 3 thyme       send a bee of strength 3 to the thyme
      rest              when none of your bees can fly

## Options and ends

nectar-run-option-bonus = points for taking exactly the last drops of a flower (NEC-5)
nectar-run-reason-dry = All flowers are empty.

## What lies on the table

nectar-run-view-hand = Your bees
nectar-run-view-nectar = Nectar left
nectar-run-view-scents = Scent of the last bee
nectar-run-view-bees = Bees in hand
nectar-run-view-drops = Drops
nectar-run-view-picked = Flowers emptied exactly
nectar-run-view-flown = Bees that have flown
nectar-run-view-deck = Bees to come

## Moves

nectar-run-about-fly = takes up to { $bee ->
    [one] { $bee } drop
   *[other] { $bee } drops
}
nectar-run-about-rest = all scents fade

## What happened

nectar-run-fact-started = { $player } begins.
nectar-run-fact-dealt = Your bees: { $bees }.
nectar-run-fact-flew = { $player } sends a bee of strength { $bee } to the { $flower } ({ $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
}).
nectar-run-fact-picked = { $player } takes exactly the last drops of the { $flower }!
nectar-run-fact-drew = { $player } draws a bee.
nectar-run-fact-drew-bee = A bee of strength { $bee } comes to you.
nectar-run-fact-rested = { $player } rests: all scents fade.

## Refusals

nectar-run-game-over = The game is over.
nectar-run-not-your-turn = It is not your turn.
nectar-run-no-such-bee = You have no bee of strength { $bee }.
nectar-run-empty-flower = There is no nectar left in the { $flower }.
nectar-run-same-scent = The last bee at the { $flower } had the strength { $bee } too.
nectar-run-must-fly = You rest only when no bee can fly. You could play “{ $move }”.
