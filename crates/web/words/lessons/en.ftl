## Lessons: the list, the panel, the offers
lessons-title = Lessons
lessons-intro = A first game, step by step, at a real table. You make every move yourself, and each time you learn why. Leave whenever you like: your lesson waits for you.
lessons-minutes = 10 to 15 minutes
lessons-begin = Start the lesson
lessons-resume = Resume the lesson
lessons-on = Continue from the lesson
lessons-repeat = Repeat the lesson
lessons-first = First time here?
lessons-first-text = Learn by playing: a short lesson takes you through your first rounds.
lessons-offer = Would you rather learn by playing? The lesson takes 10 to 15 minutes.
lesson-at = Lesson, page { $at } of { $of }
lesson-wait = Now watch what the others do.
lesson-back = Try again
lesson-skip = Do it for me
lesson-restart = Start over
lesson-on = Continue from here
lesson-other = That would be allowed, but the lesson is showing something else right now. Please take the highlighted choice.
lesson-over = The lesson ends here. Choose “Continue from here” to keep playing this very game on your own.
lesson-strayed = This table has left the lesson. Start over to follow it again.
lesson-nothing = There is nothing to do here right now.

## The rulebook to read
guide-entry = Look it up in the rules
keys-entry = Look up what is under the pointer
guide-contents = Contents
guide-search = Search the rules
guide-find = Search
guide-found = { $count ->
    [0] Nothing found for “{ $what }”.
    [one] One result for “{ $what }”
   *[other] { $count } results for “{ $what }”
}
guide-in-book = In the rulebook
guide-in-entries = Pieces and cards
guide-in-law = In the full rules
guide-law = The full rules, statement by statement
guide-law-text = Every detail in numbered statements, each proven by tests. If in doubt, this text applies.
guide-back = Back to the rulebook
guide-good = When it is good:
guide-more = More in the full rules
guide-price = price { $n }
guide-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
guide-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
guide-circles = { $n ->
    [one] { $n } circle
   *[other] { $n } circles
}
