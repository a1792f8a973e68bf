//! Reasons: what in the positions after two choices makes one better for a seat, in words that have a message each
//! (`reason-<category>`).
//!
//! Every input of the network is about something: the own money, what the others get. Putting the inputs of one position
//! one by one into the other shows how much each moves the odds of the own seat; summed by what they are about, that is
//! the reason.

use crate::{Evaluate, net::inputs_of};
use catalog::{GameId, with_game};
use game::{Game, MAX_PLAYERS};
use std::collections::BTreeMap;

/// How the name of a feature is recognised.
enum Name {
    Begins(&'static str),
    Has(&'static str),
}

use Name::{Begins, Has};

/// What the features of a game are about: the first line that fits its name counts.
type About = &'static [(Name, &'static str)];

const PUERTO_RICO: About = &[
    (Has("to the left"), "others"),
    (Begins("own doubloons"), "money"),
    (Begins("own victory point"), "points"),
    (Begins("own points"), "points"),
    (Begins("own colonists"), "colonists"),
    (Begins("own circles"), "colonists"),
    (Begins("own occupied"), "colonists"),
    (Has(": share of circles occupied"), "colonists"),
    (Begins("own free island"), "plantations"),
    (Begins("own free city"), "buildings"),
    (Begins("own presence"), "turn"),
    (Begins("own governorship"), "turn"),
    (Begins("own role"), "turn"),
    (Begins("own turn"), "turn"),
    (Begins("own wharf used"), "turn"),
    (Begins("own barrels"), "goods"),
    (Begins("own production"), "production"),
    (Has(" tiles / 5"), "plantations"),
    (Begins("own "), "buildings"),
    (Has(" can be taken"), "roles"),
    (Begins("doubloons on "), "roles"),
    (Has(" is being played"), "roles"),
    (Begins("roles taken"), "roles"),
    (Begins("asked: "), "turn"),
    (Has(" in the supply"), "offer"),
    (Has(" in the trading house"), "trade"),
    (Has(" plantations "), "offer"),
    (Begins("ship "), "ships"),
    (Has(": tiles left"), "offer"),
    (Begins("quarries left"), "offer"),
    (Begins("colonist supply"), "ending"),
    (Begins("colonists on the ship"), "ending"),
    (Begins("victory points left"), "ending"),
    (Begins("the game ends"), "ending"),
    (Has(" players"), "turn"),
];

const SAN_JUAN: About = &[
    (Begins("next "), "others"),
    (Begins("second "), "others"),
    (Begins("third "), "others"),
    (Begins("own city "), "buildings"),
    (Begins("own buildings"), "buildings"),
    (Begins("own good"), "goods"),
    (Begins("own hand"), "cards"),
    (Begins("own score"), "points"),
    (Begins("own tucked"), "points"),
    (Begins("own harbored"), "points"),
    (Begins("own "), "turn"),
    (Begins("taken "), "roles"),
    (Begins("playing "), "roles"),
    (Begins("price of "), "trade"),
    (Begins("hand "), "cards"),
    (Begins("drawn "), "cards"),
    (Begins("deck"), "offer"),
    (Begins("discard"), "offer"),
    (Begins("cathedral"), "offer"),
    (Begins("step "), "turn"),
    (Begins("privilege"), "turn"),
    (Begins("library"), "turn"),
    (Begins("expansion"), "turn"),
    (Begins("first edition"), "turn"),
    (Begins("cheap customs"), "turn"),
    (Begins("left"), "turn"),
    (Begins("done"), "turn"),
    (Begins("earned"), "turn"),
    (Begins("goods to pay"), "turn"),
];

const SANTIAGO: About = &[
    (Begins("player +"), "others"),
    (Begins("me: pesos"), "money"),
    (Begins("me: points"), "points"),
    (Begins("me: markers"), "buildings"),
    (Begins("me: owns"), "buildings"),
    (Begins("me: broker"), "broker"),
    (Begins("me: active"), "turn"),
    (Begins("me: deciding"), "turn"),
    (Begins("me: passed"), "turn"),
    (Begins("me: "), "goods"),
    (Begins("supply: "), "offer"),
    (Begins("die: "), "demand"),
    (Begins("on the ship: "), "demand"),
    (Begins("value"), "demand"),
    (Begins("ship"), "ending"),
    (Begins("stops to "), "car"),
    (Begins("face down: "), "car"),
    (Has(" under "), "broker"),
    (Begins("occupied: "), "broker"),
    (Begins("phase: "), "turn"),
    (Begins("rent on stay"), "turn"),
    (Begins("players"), "turn"),
];

const MUNDUS_NOVUS: About = &[
    (Begins("next "), "others"),
    (Begins("second "), "others"),
    (Begins("third "), "others"),
    (Begins("fourth "), "others"),
    (Begins("fifth "), "others"),
    (Begins("own hand"), "cards"),
    (Begins("own laid"), "cards"),
    (Begins("own discards"), "cards"),
    (Begins("own doubloons"), "money"),
    (Begins("own income"), "income"),
    (Begins("own shipyard pay"), "income"),
    (Begins("own caravels"), "caravels"),
    (Begins("own room"), "caravels"),
    (Begins("own seat taken"), "turn"),
    (Begins("own trade master"), "turn"),
    (Begins("own to act"), "turn"),
    (Begins("own perfect"), "turn"),
    (Begins("own took last"), "turn"),
    (Begins("own "), "developments"),
    (Begins("chosen "), "cards"),
    (Begins("taken "), "cards"),
    (Begins("event "), "event"),
    (Begins("market "), "offer"),
    (Begins("display "), "offer"),
    (Begins("open discards "), "offer"),
    (Begins("unseen "), "offer"),
    (Begins("line "), "offer"),
    (Begins("deck"), "offer"),
    (Begins("development deck"), "offer"),
    (Begins("round"), "ending"),
    (Begins("last round"), "ending"),
    (Begins("step "), "turn"),
    (Begins("announced"), "turn"),
    (Begins("picks"), "turn"),
    (Begins("reach"), "turn"),
    (Begins("identical"), "turn"),
    (Begins("different"), "turn"),
    (Begins("relics"), "turn"),
    (Begins("merchants left"), "turn"),
    (Begins("legal actions"), "turn"),
];

/// What is said only where nothing else can be: true of almost every choice.
const VAGUE: [&str; 2] = ["outlook", "turn"];

/// A weight below this is no reason: the odds hardly move.
const LEAST: f32 = 0.01;
/// A second reason has this part of the first one's weight at least.
const SECOND: f32 = 0.3;

fn about(game: GameId) -> About {
    match game {
        GameId::PuertoRico => PUERTO_RICO,
        GameId::SanJuan => SAN_JUAN,
        GameId::Santiago => SANTIAGO,
        GameId::MundusNovus => MUNDUS_NOVUS,
    }
}

/// What a feature of this name is about; `None` if nobody has said so.
pub fn category(game: GameId, feature: &str) -> Option<&'static str> {
    let fits = |name: &Name| match name {
        Begins(start) => feature.starts_with(start),
        Has(part) => feature.contains(part),
    };
    about(game).iter().find(|(name, _)| fits(name)).map(|(_, category)| *category)
}

/// What reasons of this game may be about.
pub fn categories(game: GameId) -> Vec<&'static str> {
    let mut all: Vec<&str> =
        about(game).iter().map(|(_, category)| *category).chain(VAGUE).chain(["others"]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// What every input of the network is about, by its number.
fn of_inputs<G: Game>() -> &'static [&'static str] {
    type Lists = std::sync::LazyLock<BTreeMap<&'static str, Vec<&'static str>>>;
    static LISTS: Lists = Lists::new(|| {
        let list = |&game: &GameId| with_game!(game, G => (game.id(), read::<G>(game)));
        GameId::ALL.iter().map(list).collect()
    });
    LISTS.get(G::ID).map_or(&[], Vec::as_slice)
}

fn read<G: Game>(game: GameId) -> Vec<&'static str> {
    let features = G::feature_names();
    let features = features.iter().map(|name| category(game, name).unwrap_or("turn"));
    // After the features, how well every seat stands by hand, the own one first.
    let stands = (0..MAX_PLAYERS).map(|seat| if seat == 0 { "outlook" } else { "others" });
    let all: Vec<&str> = features.chain(stands).collect();
    debug_assert_eq!(all.len(), inputs_of::<G>());
    all
}

/// How much speaks for one position against another, by category.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Scales(BTreeMap<&'static str, f32>);

impl Scales {
    /// Adds what the own seat's odds gain by each input of the first position, put there in place of the second's.
    pub fn weigh<G: Evaluate>(&mut self, first: &[(u16, f32)], second: &[(u16, f32)]) {
        let about = of_inputs::<G>();
        for (number, mine, other) in differences(first, second) {
            let with = |inputs: &[(u16, f32)], value: f32| {
                let mut changed: Vec<(u16, f32)> =
                    inputs.iter().copied().filter(|(known, _)| *known != number).collect();
                changed.push((number, value));
                G::net().say(&changed).outputs[0]
            };
            // Put into either position: an input may matter only together with others.
            let gain =
                (with(first, mine) - with(first, other) + with(second, mine) - with(second, other)) / 2.0;
            let category = about.get(usize::from(number)).copied().unwrap_or("turn");
            *self.0.entry(category).or_default() += gain;
        }
    }

    /// The one or two weightiest categories.
    pub fn weightiest(&self) -> Vec<&'static str> {
        let mut sorted: Vec<(&str, f32)> = self.0.iter().map(|(category, gain)| (*category, *gain)).collect();
        sorted.retain(|(_, gain)| *gain > LEAST);
        sorted.sort_by(|a, b| VAGUE.contains(&a.0).cmp(&VAGUE.contains(&b.0)).then(b.1.total_cmp(&a.1)));
        let most = sorted.first().map_or(0.0, |(_, gain)| *gain);
        let vague = sorted.first().is_some_and(|(category, _)| VAGUE.contains(category));
        sorted.retain(|(category, gain)| *gain >= SECOND * most && VAGUE.contains(category) == vague);
        sorted.into_iter().take(2).map(|(category, _)| category).collect()
    }
}

/// The inputs that differ, with their values here and there. Both are in the order of their numbers.
fn differences(first: &[(u16, f32)], second: &[(u16, f32)]) -> Vec<(u16, f32, f32)> {
    let value = |inputs: &[(u16, f32)], number: u16| {
        inputs.binary_search_by_key(&number, |(known, _)| *known).map_or(0.0, |at| inputs[at].1)
    };
    let numbers: std::collections::BTreeSet<u16> =
        first.iter().chain(second).map(|(number, _)| *number).collect();
    let both = numbers.into_iter().map(|number| (number, value(first, number), value(second, number)));
    both.filter(|(_, mine, other)| mine != other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_of_every_game_is_about_something() {
        for &game in GameId::ALL {
            let names = with_game!(game, G => G::feature_names());
            let unknown: Vec<&String> = names.iter().filter(|name| category(game, name).is_none()).collect();
            assert!(unknown.is_empty(), "{}: {unknown:?}", game.id());
        }
    }

    #[test]
    fn what_is_vague_is_said_only_where_nothing_else_is() {
        let scales = |weights: &[(&'static str, f32)]| Scales(weights.iter().copied().collect());
        let said = |weights: &[(&'static str, f32)]| scales(weights).weightiest();
        assert_eq!(
            said(&[("outlook", 3.0), ("money", 0.5), ("goods", 0.4), ("cards", 0.2)]),
            ["money", "goods"]
        );
        assert_eq!(said(&[("money", 0.5), ("goods", 0.1)]), ["money"]);
        assert_eq!(said(&[("turn", 0.5), ("goods", -0.4)]), ["turn"]);
        assert_eq!(said(&[("money", 0.001)]), Vec::<&str>::new());
    }

    #[test]
    fn differences_are_found_on_both_sides() {
        let found = differences(&[(1, 0.5), (3, 1.0)], &[(3, 1.0), (4, 2.0)]);
        assert_eq!(found, [(1, 0.5, 0.0), (4, 0.0, 2.0)]);
    }
}
