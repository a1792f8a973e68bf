## The coach: chances, reasons, lines

coach-hint = The three best choices, everyone’s chance to win, and why
coach-share = { $share }%
coach-numbers = The percentage is each player’s chance to win; the number next to it is the expected final score. The coach sees only what you see.
coach-only = No other choice is worth considering here.
coach-times = { $count } × { $name }
coach-nth = choice { $place }
coach-why-not = Why not this?
coach-why-not-ask = Compare
coach-line = How the game might continue
coach-line-now = The position now.
coach-line-hint = One possible course of play. Draws and hidden cards are guesses: the coach knows only what you know.

analysis-intro = Each player’s chance to win over the course of the game. It ends with the actual result.
analysis-turn = { $name } chose “{ $played }”; “{ $better }” was better (chance to win { $share }% → { $better_share }%).
analysis-turn-ahead = { $name } chose “{ $played }”; “{ $better }” was better (chance to finish ahead of an opponent { $share }% → { $better_share }%).
analysis-retry = Try again from here
analysis-retry-hint = Opens a new table from this position: you against the same bots.
analysis-luck = Luck
analysis-luck-hint = What the luck of the draw brought each player, compared with what could be expected on average. Everything else was decided at the table.
analysis-luck-points = { $sign ->
    [more] { $points } { $points ->
        [one] point
       *[other] points
    } more than expected
    [less] { $points } { $points ->
        [one] point
       *[other] points
    } less than expected
   *[even] as expected
}
