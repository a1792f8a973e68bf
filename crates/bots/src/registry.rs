//! Bots by name: for one game's types ([`BotName::make`]) and for any game of the catalog ([`choose`]).

use crate::{
    Bot, Budget, ByNet, Evaluate, Greedy, Level, Levelled, Mcts, Program, Question, Random, Search,
    net::NoNet,
};
use catalog::{AnyView, GameId, Move, with_game};
use game::{ActionSet, Fast, Game, Rules, Seat};
use std::{fmt, num::NonZeroU32, str::FromStr};

/// A kind of bot.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`Mcts`].
    Mcts,
    /// [`Search`].
    Search,
    /// [`Search`] with the network that has learned the game.
    Learned,
    /// [`Levelled`].
    Level(Level),
    /// One of [`Evaluate::CHARACTERS`], by name. Each plays one game only: see [`playable`].
    Character(&'static str),
    /// An outside program. No name is read as one: only a caller who may run programs here can name it.
    Program(Program),
}

/// A bot as it is called: a kind, and perhaps a budget of nodes of its own (`search:2000`).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BotName {
    /// What kind of bot.
    pub kind: Kind,
    /// Nodes it may spend on a decision, instead of those everybody has.
    pub nodes: Option<NonZeroU32>,
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// No such kind.
    #[error("there is no bot \"{name}\" (there are: {})", every_kind().map(Kind::name).collect::<Vec<_>>().join(", "))]
    Kind {
        /// What was asked for.
        name: String,
    },
    /// What follows the colon is not a budget.
    #[error("\"{nodes}\" is not a number of nodes for {} (as in {}:2000)", .kind.name(), .kind.name())]
    Nodes {
        /// The kind of bot.
        kind: Kind,
        /// What was asked for.
        nodes: String,
    },
}

/// Why a bot does not play a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// A character is asked to play a game that is not its own.
    #[error("{name} plays {}, not {}", .own.id(), .asked.id())]
    OtherGame {
        /// The character.
        name: &'static str,
        /// What it plays.
        own: GameId,
        /// What it was asked to play.
        asked: GameId,
    },
    /// The network that it plays or judges by does not fit the game any more.
    #[error("{name} has no network to go by: {refused}")]
    NoNet {
        /// The bot, or the coach.
        name: &'static str,
        /// What is wrong with the network.
        refused: NoNet,
    },
}

/// Why a bot cannot choose.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChooseError {
    /// No such bot.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// It does not play this game.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// There is nothing to choose from.
    #[error("there is no legal action to choose from")]
    NothingLegal,
    /// What it may choose from does not belong to this game.
    #[error("there is no action number {index} in {}", .game.id())]
    OtherAction {
        /// The number.
        index: usize,
        /// The game.
        game: GameId,
    },
    /// It answered what it was not offered.
    #[error("{bot} chose \"{action}\", which was not offered")]
    NotOffered {
        /// The bot.
        bot: BotName,
        /// Its answer, in notation.
        action: &'static str,
    },
    /// A bot on one seat is not shown what another sees.
    #[error("a bot on seat {seat} needs the view of its own seat")]
    OtherView {
        /// The bot's seat.
        seat: u8,
    },
}

impl Kind {
    /// Those that play every game.
    pub const ALL: [Kind; 10] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Mcts,
        Kind::Search,
        Kind::Learned,
        Kind::Level(Level::Beginner),
        Kind::Level(Level::Easy),
        Kind::Level(Level::Medium),
        Kind::Level(Level::Hard),
        Kind::Level(Level::Expert),
    ];

    /// Its name: stable, used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Mcts => "mcts",
            Kind::Search => "search",
            Kind::Learned => "learned",
            Kind::Level(level) => level.name(),
            Kind::Character(name) => name,
            Kind::Program(program) => program.name(),
        }
    }

    fn make<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::<Greedy<G::Taste>>::default(),
            Kind::Mcts => Box::new(Mcts::default()),
            Kind::Search => Box::<Search>::default(),
            Kind::Learned => Box::new(Search::new(ByNet::new(G::net()))),
            Kind::Level(level) => Box::new(Levelled::new::<G>(level)),
            Kind::Character(name) => {
                // In a game that is not its own it has no taste: see [`playable`].
                let character = G::CHARACTERS.iter().find(|character| character.name == name);
                Box::new(Greedy::with(character.map(|character| character.taste).unwrap_or_default()))
            }
            Kind::Program(program) => Box::new(program.start()),
        }
    }
}

impl From<Kind> for BotName {
    fn from(kind: Kind) -> BotName {
        BotName { kind, nodes: None }
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotName, UnknownBot> {
        let (kind, nodes) = match name.split_once(':') {
            Some((kind, nodes)) => (kind, Some(nodes)),
            None => (name, None),
        };
        let kind = every_kind()
            .find(|known| known.name() == kind)
            .ok_or_else(|| UnknownBot::Kind { name: kind.to_string() })?;
        let number = |nodes: &str| {
            let bad = || UnknownBot::Nodes { kind, nodes: nodes.to_string() };
            nodes.parse().map_err(|_| bad())
        };
        Ok(BotName { kind, nodes: nodes.map(number).transpose()? })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.nodes {
            None => f.write_str(self.kind.name()),
            Some(nodes) => write!(f, "{}:{nodes}", self.kind.name()),
        }
    }
}

impl BotName {
    /// The bot of this name. A character must have been found [`playable`] in this game.
    pub fn make<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        let bot = self.kind.make();
        match self.nodes {
            None => bot,
            Some(nodes) => Box::new(WithNodes { bot, nodes: nodes.get() }),
        }
    }
}

/// A bot with a budget of its own.
struct WithNodes<G: Game> {
    bot: Box<dyn Bot<G>>,
    nodes: u32,
}

impl<G: Game> Bot<G> for WithNodes<G> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let budget = Budget { nodes: self.nodes, ..question.budget };
        self.bot.choose(&Question { budget, ..*question }, rng)
    }

    fn looked_at(&self) -> u32 {
        self.bot.looked_at()
    }

    fn visits(&self) -> &[(usize, u32)] {
        self.bot.visits()
    }
}

/// The bot, if it plays this game.
pub fn playable(game: GameId, bot: BotName) -> Result<BotName, Unplayable> {
    match bot.kind {
        Kind::Character(name) => match GameId::ALL.iter().find(|&&own| pool(own).contains(&name)) {
            Some(&own) if own != game => Err(Unplayable::OtherGame { name, own, asked: game }),
            _ => Ok(bot),
        },
        Kind::Learned | Kind::Level(_) => {
            with_game!(game, G => <G as Evaluate>::shipped().fitting(bot.kind.name()))?;
            Ok(bot)
        }
        _ => Ok(bot),
    }
}

/// Does this game have the bot of this name?
pub fn known(game: GameId, name: &str) -> bool {
    name.parse().is_ok_and(|bot| playable(game, bot).is_ok())
}

/// The characters of this game: the frozen pool that others train against.
pub fn pool(game: GameId) -> Vec<&'static str> {
    with_game!(game, G => <G as Evaluate>::CHARACTERS.iter().map(|character| character.name).collect())
}

/// The names of the bots that tables offer for this game: the levels, weakest first, then the characters, and those that
/// others are measured by. (Simulations and matches know all of [`Kind::ALL`], too.)
pub fn names(game: GameId) -> Vec<&'static str> {
    let levels = Level::ALL.map(Level::name).into_iter();
    levels.chain(pool(game)).chain([Kind::Greedy, Kind::Random].map(Kind::name)).collect()
}

/// The bot if none is chosen, and the one that stands in for people.
pub fn usual(_game: GameId) -> &'static str {
    Level::Medium.name()
}

/// Every kind of every game.
fn every_kind() -> impl Iterator<Item = Kind> {
    let characters = GameId::ALL.iter().flat_map(|&game| pool(game));
    Kind::ALL.into_iter().chain(characters.map(Kind::Character))
}

/// The choice of the bot with this name, whatever the game. `legal` are the legal actions of `seat`, whose view it is: all
/// of them, so that the bot plays as well as it was measured (it knows itself what is not worth trying).
pub fn choose(
    name: &str,
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
    budget: &Budget,
    seed: u64,
) -> Result<Move, ChooseError> {
    let bot = playable(view.game(), name.parse()?)?;
    with_game!(view.game(), G => {
        let (known, actions) = asked::<G>(view, seat, legal)?;
        let question = Question::<G> { view: known, seat, legal: &actions, budget: *budget };
        let index = G::index(bot.make::<G>().choose(&question, &mut Fast::new(seed)));
        let chosen = legal.iter().copied().find(|legal| legal.index == index);
        chosen.ok_or_else(|| ChooseError::NotOffered { bot, action: G::notation().text(index) })
    })
}

/// The view and the actions of a question, if they belong together.
pub(crate) fn asked<'a, G: Game>(
    view: &'a AnyView,
    seat: Seat,
    legal: &[Move],
) -> Result<(&'a G::View, G::Actions), ChooseError> {
    if legal.is_empty() {
        return Err(ChooseError::NothingLegal);
    }
    let other_view = || ChooseError::OtherView { seat: seat.number() };
    if view.observer() != Some(seat) {
        return Err(other_view());
    }
    let mut actions = G::Actions::default();
    for &Move { index, .. } in legal {
        if index >= G::ACTIONS {
            return Err(ChooseError::OtherAction { index, game: view.game() });
        }
        actions.insert(index);
    }
    Ok((view.downcast().ok_or_else(other_view)?, actions))
}
