//! Random games to look at, for tests of one game's own promises.

use crate::{Fast, Rules, Seat, Setup};

/// A step of a game: what a player did, and the positions before and after.
pub struct Moment<G: Rules> {
    /// Before the action.
    pub before: G::Position,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// After it and all that followed without a choice.
    pub after: G::Position,
}

/// Plays a random game to its end and shows every step of it.
pub fn random_game<G: Rules>(setup: &Setup, seed: u64, mut look: impl FnMut(Moment<G>)) {
    let mut rng = Fast::new(seed);
    let mut position = G::start(setup, &mut rng, &mut ());
    while let Some(seat) = G::to_act(&position).first() {
        let before = position;
        let (_, action) = G::choose(&position, seat, |count| rng.below(count));
        let done = G::apply(&mut position, seat, action, &mut rng, &mut ());
        assert!(done.is_ok(), "seat {} may not {action}: {done:?}", seat.number());
        look(Moment { before, seat, action, after: position });
    }
}

/// Positions of random games, one of each set-up: on average one of `one_in` positions. No two games have the same chance.
pub fn positions_met<G: Rules>(
    setups: impl IntoIterator<Item = Setup>,
    seed: u64,
    one_in: u32,
) -> Vec<G::Position> {
    let (mut met, mut looking) = (Vec::new(), Fast::new(!seed));
    for (number, setup) in (0..).zip(setups) {
        random_game::<G>(&setup, seed.wrapping_add(number), |moment| {
            if looking.below(one_in) == 0 {
                met.push(moment.after);
            }
        });
    }
    met
}
