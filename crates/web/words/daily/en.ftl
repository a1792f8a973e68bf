## The game of the day
daily-title = Game of the day
daily-intro = One game a day, the same for everyone: same seat, same luck, same bots. You have one try. Afterwards, see how you did compared with everyone who played, and with our expert in your seat.
daily-offer = Everyone plays the same game today: same seat, same luck, same bots. One try.
daily-all = All games of the day
daily-play = Play
daily-continue = Continue your game
daily-compare = Compare with everyone who played
daily-about = You play in seat { $seat } against three bots of { $bot } strength. Everyone gets the same draws in the same order. No coach, no spectators, and draws cannot be undone.
daily-later = The standings appear here once you have finished your game, or tomorrow.
daily-standings = Standings
daily-better = { $others ->
    [one] { $how ->
        [none] The other player did at least as well.
       *[all] You did better than the other player.
    }
   *[other] { $how ->
        [none] Everyone else did at least as well.
        [all] You did better than everyone else so far.
       *[some] You did better than { $better } of the { $others } other players.
    }
}
daily-nobody = Nobody has finished this game yet.
daily-player = Player
daily-place = Place in the game
daily-expert = Our expert in your seat
daily-expert-later = Our expert is still playing this game.
daily-rival = challenge
daily-challenge = Challenge a friend
daily-challenge-text = Anyone who opens this link can play this very game: same seat, same luck, same bots. Afterwards, your results are compared here.
daily-challenged = { $name } challenges you to this very game: same seat, same luck, same bots.

## A finished game as a challenge
challenge-title = Challenge
challenge-make = Challenge a friend to this game
challenge-make-hint = Same start, same seat, same bots: you both play it once more with new luck, and your results are compared.
challenge-about = Everyone who has the link plays this game: same start, same seat, same bots. What is drawn afterwards is new, and the same for everyone. One try, no coach, no spectators, and draws cannot be undone. The challenge is open for { $days } days.
challenge-later = The results appear here once you have finished your game.
challenge-link = Anyone who opens this link can play this game. Afterwards, your results are compared here.
challenge-past = This challenge is over.
challenge-not = Only someone who has finished this game alone against bots can make a challenge of it.
