//! Positions as people, files and tests write them: anybody may write a draft, only validation makes a position of it.

use crate::{Fault, Impossible, Rules, Seat, Setup, SetupText};

/// A position that nobody has checked yet. What is not said follows from the rules.
pub trait Draft {
    /// Of which game.
    type Game: Rules;

    /// Players and options; nothing if there is no game like that. What is wrong is reported.
    fn setup(&self, faults: &mut Vec<Fault>) -> Option<Setup>;

    /// A position of everything that is said, sound or not; nothing is legal in it yet. What cannot be arranged is told,
    /// and arranged otherwise.
    fn arrange(&self, setup: &Setup, faults: &mut Vec<Fault>) -> <Self::Game as Rules>::Position;

    /// Tells everything impossible about an arranged position, except about legal actions.
    fn judge(position: &<Self::Game as Rules>::Position, faults: &mut Vec<Fault>);

    /// Puts the legal actions into a position that is sound so far.
    fn offer(position: &mut <Self::Game as Rules>::Position);

    /// The position, if it can be; otherwise everything that is wrong with it.
    fn build(&self) -> Result<<Self::Game as Rules>::Position, Impossible> {
        let mut faults = Vec::new();
        let Some(setup) = self.setup(&mut faults) else { return Err(Impossible::position(faults)) };
        let mut position = self.arrange(&setup, &mut faults);
        Self::judge(&position, &mut faults);
        if faults.is_empty() {
            Self::offer(&mut position);
            faults = Self::Game::faults(&position);
        }
        Impossible::unless("position", position, faults)
    }
}

/// The set-up of a draft that names it; what is wrong with it is told.
pub fn setup<G: Rules>(text: &SetupText, rules: u32, faults: &mut Vec<Fault>) -> Option<Setup> {
    let setup = Setup::new::<G>(text).and_then(|setup| setup.under::<G>(rules));
    setup.map_err(|error| faults.push(error.into())).ok()
}

/// What is written of the players, with their seats' indices, as far as there are seats; another number of them is told.
pub fn seated<'a, T>(
    players: &'a [T],
    setup: &Setup,
    faults: &mut Vec<Fault>,
) -> impl Iterator<Item = (usize, &'a T)> + use<'a, T> {
    if players.len() != usize::from(setup.players()) {
        faults.push(Fault::wrong_players(players.len(), setup.players()));
    }
    players.iter().enumerate().take(setup.players().into())
}

/// The version of the rules of a draft that names none.
pub const fn newest_rules<G: Rules>() -> u32 {
    G::RULES_VERSION
}

/// The first player.
pub const fn first_seat() -> Seat {
    Seat::FIRST
}
