## Puzzles
puzzles-title = Puzzles
puzzles-intro = Positions from games between strong bots in which one choice is clearly best. Two deep searches agree on every solution. Only your first answer counts.
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Puzzle of the day: solved
puzzles-daily-missed = Puzzle of the day: see the solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-solve = Solve
puzzles-today = Puzzles of the day
puzzles-today-text = One position, one best choice. A new puzzle for every game each day, the same for everyone.
puzzles-count = { $count } puzzles
puzzles-rating = Your rating
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $answered }
puzzles-streak = Streak
puzzles-streak-now = { $streak } (best: { $best })
puzzles-days = Daily streak
puzzles-days-now = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
puzzle-title = Puzzle
puzzle-you = You
puzzle-question = What is your best choice?
puzzle-hint = Choose from the list or on the board. You see what you would see at the table; all other players are bots.
puzzle-rating = Puzzle rating: { $rating }
puzzle-right = Solved!
puzzle-wrong = Not the best choice
puzzle-best = The best choice: { $action }
puzzle-why-share = With it, the search expects you to finish ahead of { $best }% of your opponents; with “{ $other }”, of { $share }%.
puzzle-why-unsearched = The search did not consider “{ $other }” worth following.
puzzle-choice = Choice
puzzle-chosen = your choice
puzzle-first = 1st search
puzzle-second = 2nd search
puzzle-values-hint = The percentage is the share of opponents you can expect to finish ahead of, according to two searches of { $first } and { $second } positions. A dash means that the search did not consider the choice worth following.
puzzle-others = Who solves it
puzzle-levels = Our bots found it: { $levels }.
puzzle-level = { $level } { $right } of { $tries }
puzzle-people = { $answered ->
    [one] { $solved ->
        [0] One player has tried it, without success.
       *[other] One player has tried it and solved it.
    }
   *[other] { $answered } players have tried it; { $solved ->
        [0] none has solved it.
        [one] one has solved it.
       *[other] { $solved } have solved it.
    }
}
puzzle-you-so-far = Your record
limit-puzzle-answers = Too many answers are stored at the moment. Please try again later.
