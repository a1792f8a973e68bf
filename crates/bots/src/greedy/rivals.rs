//! One's own prospects against those of the others.

use game::Seat;

/// What the others may expect.
pub(super) struct Rivals {
    /// The best of them.
    pub best: f32,
    /// All of them together.
    sum: f32,
    /// How many they are.
    count: f32,
}

/// How much the others' prospects count against one's own.
pub(super) struct Shares {
    /// Those of the best of them.
    pub best: f32,
    /// Those of all of them, on average.
    pub all: f32,
}

impl Rivals {
    /// Everybody but this seat, whose prospects `worth` tells.
    #[inline]
    pub fn of(seat: Seat, players: u8, mut worth: impl FnMut(Seat) -> f32) -> Rivals {
        let (mut best, mut sum) = (f32::MIN, 0.0);
        for other in Seat::all(players).filter(|&other| other != seat) {
            let theirs = worth(other);
            best = best.max(theirs);
            sum += theirs;
        }
        Rivals { best, sum, count: f32::from(players - 1) }
    }

    /// What they may expect on average.
    pub fn average(&self) -> f32 {
        self.sum / self.count
    }

    /// What this is worth against them to a player of this envy; when the game is over only winning counts.
    #[inline]
    pub fn against(&self, mine: f32, over: bool, envy: f32, shares: Shares) -> f32 {
        if over {
            return (mine - self.best) * 2.0;
        }
        mine - envy * shares.best * self.best - envy * shares.all * self.sum / self.count
    }
}
