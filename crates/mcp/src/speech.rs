//! Sentences of games and tables, in English: the language of the tools.

use catalog::GameId;
use game::{Arg, Phrase, Seat};
use std::sync::OnceLock;
use words::{Dictionary, Language, seat_numbers};

/// The words of a game, of tables and those they share.
pub fn dictionary(game: GameId) -> &'static Dictionary {
    static WORDS: [OnceLock<Dictionary>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    WORDS[game as usize].get_or_init(|| Dictionary::new(&[game.words(), words::SHARED, table::words()]))
}

/// A phrase with seats named by `names`.
pub fn say(game: GameId, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
    dictionary(game).say(Language::En, phrase, names)
}

/// A phrase with seats by their numbers.
pub fn say_plainly(game: GameId, phrase: &Phrase) -> String {
    say(game, phrase, &seat_numbers(Language::En))
}

/// A fixed message, such as `score-ships`, if there is one.
pub fn fixed(game: GameId, id: &str) -> Option<String> {
    let words = dictionary(game);
    words.has(Language::En, id).then(|| words.say_id(Language::En, id, &[] as &[(&'static str, Arg)]))
}

/// The title of a game and what it is about.
pub fn title(game: GameId) -> (&'static str, &'static str) {
    match game {
        GameId::PuertoRico => {
            ("Puerto Rico", "Plant, build and ship: choose a role each turn, and everybody acts on it.")
        }
        GameId::SanJuan => {
            ("San Juan", "The card game of Puerto Rico: cards are buildings, goods and money at once.")
        }
        GameId::Santiago => {
            ("Santiago de Cuba", "One car for all: drive through the town, make deals and fill the ship.")
        }
        GameId::MundusNovus => (
            "Mundus Novus",
            "Trade cards in the New World for sets, developments and caravels; 75 doubloons win at once.",
        ),
    }
}

/// What the words of a view mean where they do not say it themselves.
pub fn legend(game: GameId) -> &'static str {
    match game {
        GameId::PuertoRico => {
            "city: buildings with the colonists on each; island: tiles and how many are occupied; san juan: colonists \
             without a place; chips: victory points in chips; role coins: doubloons on role cards; ships: only those with \
             goods, the others are empty; taken: roles taken this round; buildings and supply: what is left to take"
        }
        GameId::SanJuan => {
            "hand: your cards, and of other hands the cards everybody saw; unseen: all cards you have not seen, in the deck or \
             elsewhere; tucked: cards under chapel or bank; price card: prices of indigo, sugar, tobacco, coffee, silver"
        }
        GameId::Santiago => {
            "owns: buildings a player owns; broker: where the player's broker stands; demand: what the ship still takes; value: \
             points for a delivered good; car: where the car stands; street: the people along it, in driving order"
        }
        GameId::MundusNovus => {
            "hand: your cards, and of other hands the cards everybody saw; unseen: all cards you have not seen, in the deck or \
             elsewhere; line: developments on offer, in order; developments: what a player owns"
        }
    }
}

/// A list of names for a sentence: `a, b, c`.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}
