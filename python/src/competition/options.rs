//! Where the competition's environment plays differently from the rules: each difference is an option, ours unless theirs is
//! asked for.

use std::collections::BTreeMap;

/// One difference.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// Who begins.
    Governor,
    /// The phase that is shown while a role is chosen.
    Phase,
    /// Where the hacienda finds tiles.
    Hacienda,
    /// Where the university's colonist stands.
    University,
    /// Whether a wharf that was declined may be used later.
    Wharf,
    /// What can still be done with a kind of which a barrel is kept.
    Storage,
}

impl Difference {
    /// All of them.
    pub const ALL: [Difference; 6] = [
        Difference::Governor,
        Difference::Phase,
        Difference::Hacienda,
        Difference::University,
        Difference::Wharf,
        Difference::Storage,
    ];

    /// The option's name.
    pub const fn name(self) -> &'static str {
        match self {
            Difference::Governor => "governor",
            Difference::Phase => "phase",
            Difference::Hacienda => "hacienda",
            Difference::University => "university",
            Difference::Wharf => "wharf",
            Difference::Storage => "storage",
        }
    }

    /// What happens here, and what there.
    pub const fn both(self) -> [&'static str; 2] {
        match self {
            Difference::Governor => ["player 0 is the first governor", "the first governor is drawn"],
            Difference::Phase => [
                "the phase is \"none\" while a role is chosen",
                "the phase is \"end of round\" while a role is chosen",
            ],
            Difference::Hacienda => [
                "when no tile is face down, the discarded ones are shuffled for the hacienda",
                "when no tile is face down, the hacienda is not offered",
            ],
            Difference::University => [
                "the university's colonist stands in the large building just built",
                "it stands on the building's second space, where no number shows it: the building is unoccupied until \
                 its owner next places colonists",
            ],
            Difference::Wharf => [
                "who declines the wharf may still use it after somebody else has loaded",
                "who declines the wharf is not asked again in this phase",
            ],
            Difference::Storage => [
                "a kind of which a barrel is kept can still be stored, and another single barrel is kept then",
                "a kind of which a barrel is kept cannot be stored any more: its other barrels are lost",
            ],
        }
    }
}

/// The differences in which a game follows the competition.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Theirs(u8);

impl Theirs {
    /// Does the game follow the competition here?
    pub const fn has(self, difference: Difference) -> bool {
        self.0 >> difference as u8 & 1 == 1
    }

    /// From options by name: each is "ours" or "theirs".
    pub fn read(options: &BTreeMap<String, String>) -> Result<Theirs, String> {
        let mut theirs = Theirs::default();
        for (name, value) in options {
            let Some(difference) = Difference::ALL.into_iter().find(|known| known.name() == name) else {
                let known = Difference::ALL.map(Difference::name).join(", ");
                return Err(format!("the competition has no option \"{name}\" (there are: {known})"));
            };
            match value.as_str() {
                "theirs" => theirs.0 |= 1 << difference as u8,
                "ours" => {}
                _ => return Err(format!("the option \"{name}\" is \"ours\" or \"theirs\", not \"{value}\"")),
            }
        }
        Ok(theirs)
    }
}
