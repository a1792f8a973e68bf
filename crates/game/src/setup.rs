//! How many play, and with which options.

use crate::{Phrase, Rules, phrase};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most options a game may have.
pub const MAX_OPTIONS: usize = 8;

/// One option of a game. Its words are the messages `option-<id>` and `option-<id>-<value>`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OptionSpec {
    /// Stable English identifier.
    pub id: &'static str,
    /// What it may be set to; the first is the default.
    pub values: &'static [&'static str],
    /// Does it change the rules, or only what pages show?
    pub touches: Touches,
}

/// What an option touches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Touches {
    /// The rules of play.
    Rules,
    /// Only what pages show; never what a View holds.
    Display,
    /// Only when people act: whether seats that need not wait for each other choose at the same time. Written only where
    /// it is not the default, so that games without it are written as they always were.
    Pace,
}

/// Number of players, version of the rules, and options by their place in the game's list. Made by [`Setup::new`] only,
/// so it is valid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    players: u8,
    rules: u8,
    choices: [u8; MAX_OPTIONS],
}

/// A set-up as people and files write it: `{"players": 4, "options": {"open-scores": "on"}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupText {
    /// How many play.
    pub players: u8,
    /// Options by id; what is not named has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Why a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        /// The game's id.
        game: &'static str,
        /// Fewest players.
        least: u8,
        /// Most players.
        most: u8,
        /// What was asked.
        players: u8,
    },
    /// No such option.
    #[error("{game} has no option \"{option}\" (it has: {known})")]
    UnknownOption {
        /// The game's id.
        game: &'static str,
        /// What was asked.
        option: String,
        /// What there is.
        known: String,
    },
    /// No such value.
    #[error("option \"{option}\" cannot be \"{value}\" (possible: {known})")]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked.
        value: String,
        /// What there is.
        known: String,
    },
    /// No such version of the rules.
    #[error("{game} has rules versions 1 to {newest}, not {found}")]
    Rules {
        /// The game's id.
        game: &'static str,
        /// The newest version.
        newest: u32,
        /// What was asked.
        found: u32,
    },
    /// The options contradict each other.
    #[error("these options contradict each other: {}", .0.id)]
    Contradiction(Phrase),
}

impl Setup {
    /// Checks and builds a set-up for a game, under the newest version of its rules.
    pub fn new<G: Rules>(text: &SetupText) -> Result<Setup, SetupError> {
        if !G::PLAYERS.contains(&text.players) {
            let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
            return Err(SetupError::Players { game: G::ID, least, most, players: text.players });
        }
        let mut setup = Setup { players: text.players, rules: newest::<G>(), choices: [0; MAX_OPTIONS] };
        for (id, value) in &text.options {
            let Some(option) = G::OPTIONS.iter().position(|spec| spec.id == id) else {
                let known = G::OPTIONS.iter().map(|spec| spec.id).collect::<Vec<_>>().join(", ");
                return Err(SetupError::UnknownOption { game: G::ID, option: id.clone(), known });
            };
            let spec = &G::OPTIONS[option];
            let Some(choice) = spec.values.iter().position(|known| known == value) else {
                let known = spec.values.join(", ");
                return Err(SetupError::UnknownValue { option: spec.id, value: value.clone(), known });
            };
            setup.choices[option] = choice as u8;
        }
        match G::contradiction(&setup) {
            Some(phrase) => Err(SetupError::Contradiction(phrase)),
            None => Ok(setup),
        }
    }

    /// The default options for this many players.
    ///
    /// # Panics
    /// If the game is not for that many.
    pub fn standard<G: Rules>(players: u8) -> Setup {
        Setup::new::<G>(&SetupText { players, options: BTreeMap::new() }).expect("a standard set-up is valid")
    }

    /// Every valid set-up of a game: all player counts, all combinations of options that touch the rules.
    pub fn every<G: Rules>() -> Vec<Setup> {
        Setup::combinations::<G>(|touches| touches == Touches::Rules)
    }

    /// The same at every pace: with the options, too, that decide who acts at the same time.
    pub fn at_every_pace<G: Rules>() -> Vec<Setup> {
        Setup::combinations::<G>(|touches| touches != Touches::Display)
    }

    fn combinations<G: Rules>(wanted: fn(Touches) -> bool) -> Vec<Setup> {
        let mut every = Vec::new();
        for players in G::PLAYERS {
            let mut choices = vec![[0; MAX_OPTIONS]];
            for (option, spec) in G::OPTIONS.iter().enumerate().filter(|(_, spec)| wanted(spec.touches)) {
                choices = choices
                    .iter()
                    .flat_map(|base| {
                        (0..spec.values.len()).map(move |choice| {
                            let mut next = *base;
                            next[option] = choice as u8;
                            next
                        })
                    })
                    .collect();
            }
            every.extend(choices.into_iter().map(|choices| Setup { players, rules: newest::<G>(), choices }));
        }
        every.retain(|setup| G::contradiction(setup).is_none());
        every
    }

    /// The same set-up under this version of the rules: games go on as they were begun.
    pub fn under<G: Rules>(self, version: u32) -> Result<Setup, SetupError> {
        match u8::try_from(version) {
            Ok(rules) if (1..=newest::<G>()).contains(&rules) => Ok(Setup { rules, ..self }),
            _ => Err(SetupError::Rules { game: G::ID, newest: G::RULES_VERSION, found: version }),
        }
    }

    /// The version of the rules it is played under.
    #[inline]
    pub const fn rules(&self) -> u32 {
        self.rules as u32
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The value chosen for option number `option` of the game's list, as its place in the option's values. (Rules ask the
    /// types that [`options!`](crate::options!) declares.)
    #[inline]
    pub const fn choice(&self, option: usize) -> u8 {
        self.choices[option]
    }

    /// The value chosen for the option with this id.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn value<G: Rules>(&self, id: &str) -> &'static str {
        let place = place_of(G::OPTIONS, id);
        G::OPTIONS[place].values[usize::from(self.choices[place])]
    }

    /// As people and files write it, every option spelled out, those of pace only where they are not the default.
    pub fn text<G: Rules>(&self) -> SetupText {
        let spell = |(option, spec): (usize, &OptionSpec)| {
            let choice = usize::from(self.choices[option]);
            let said = spec.touches != Touches::Pace || choice > 0;
            said.then(|| (spec.id.to_string(), spec.values[choice].to_string()))
        };
        SetupText {
            players: self.players,
            options: G::OPTIONS.iter().enumerate().filter_map(spell).collect(),
        }
    }
}

/// The place of the option with this id. (For [`options!`](crate::options!), which asks it while the program is built.)
///
/// # Panics
/// If there is none.
pub const fn place_of(options: &[OptionSpec], id: &str) -> usize {
    let mut place = 0;
    while !same(options[place].id.as_bytes(), id.as_bytes()) {
        place += 1;
    }
    place
}

/// Are these the same? (`==` cannot be asked while the program is built.)
const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

const fn newest<G: Rules>() -> u8 {
    assert!(G::RULES_VERSION > 0 && G::RULES_VERSION <= u8::MAX as u32);
    G::RULES_VERSION as u8
}

/// The sentence for a set-up refused, in the words of the shared messages.
impl From<&SetupError> for Phrase {
    fn from(error: &SetupError) -> Phrase {
        match error {
            SetupError::Players { least, most, players, .. } => {
                phrase!("setup-players", least = *least, most = *most, players = *players)
            }
            SetupError::UnknownOption { option, known, .. } => {
                phrase!("setup-unknown-option", option = option.clone(), known = known.clone())
            }
            SetupError::UnknownValue { option, value, known } => {
                phrase!(
                    "setup-unknown-value",
                    option = option.to_string(),
                    value = value.clone(),
                    known = known.clone()
                )
            }
            SetupError::Rules { newest, found, .. } => {
                phrase!("setup-rules", newest = *newest, found = *found)
            }
            SetupError::Contradiction(phrase) => phrase.clone(),
        }
    }
}
