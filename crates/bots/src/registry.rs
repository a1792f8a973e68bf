//! Bots by name: for one game's types ([`make`]) and for any game behind the catalog's door ([`choose`]).

use crate::{Bot, Budget, Evaluate, Greedy, Random};
use catalog::{AnyView, GameId, Move, with_game};
use game::{ActionSet, Fast, Game, Seat};

/// A kind of bot.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot \"{name}\" (there are: {known})")]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: String,
}

/// Why a bot cannot choose.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChooseError {
    /// No such bot.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// There is nothing to choose from.
    #[error("there is no legal action to choose from")]
    NothingLegal,
    /// A bot on one seat is not shown what another sees.
    #[error("a bot on seat {seat} needs the view of its own seat")]
    OtherView {
        /// The bot's seat.
        seat: u8,
    },
}

impl Kind {
    /// All of them, weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// Its name: stable, stands in records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Result<Kind, UnknownBot> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot { name: name.to_string(), known: Kind::ALL.map(Kind::name).join(", ") })
    }

    /// A bot of this kind.
    pub fn make<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::default()),
        }
    }
}

/// The names of the bots that play this game, weakest first. (All of them play every game; a bot that does not yet know a
/// game would be missing here.)
pub fn names(_game: GameId) -> Vec<&'static str> {
    Kind::ALL.map(Kind::name).to_vec()
}

/// A bot by name.
pub fn make<G: Evaluate>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    Ok(Kind::parse(name)?.make())
}

/// The choice of the bot with this name, whatever the game. `legal` are the legal actions of `seat`, whose view it is.
pub fn choose(
    name: &str,
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
    budget: &Budget,
    seed: u64,
) -> Result<Move, ChooseError> {
    let kind = Kind::parse(name)?;
    if legal.is_empty() {
        return Err(ChooseError::NothingLegal);
    }
    if view.observer() != Some(seat) {
        return Err(ChooseError::OtherView { seat: seat.number() });
    }
    let index = with_game!(view.game(), G => {
        let known: &<G as Game>::View = view.downcast().expect("a view of this game has its type");
        let mut actions = <G as Game>::Actions::default();
        for legal in legal {
            actions.insert(legal.index);
        }
        G::index(kind.make::<G>().choose(known, seat, &actions, budget, &mut Fast::new(seed)))
    });
    // A bot answers one of the actions it was given; should one ever not, the table goes on with a legal one.
    Ok(legal.iter().copied().find(|legal| legal.index == index).unwrap_or(legal[0]))
}
