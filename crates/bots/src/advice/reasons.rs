//! Reasons: what in the positions after two choices makes one better for a seat, in words that have a message each
//! (`reason-<category>`).
//!
//! Every input of the network says what it is about ([`Topic`]): the own money, what the others get. Putting the inputs of one position
//! one by one into the other shows how much each moves the odds of the own seat; summed by what they are about, that is
//! the reason.

use crate::{Evaluate, net::inputs_of};
use catalog::{GameId, with_game};
use game::{Game, Learn, MAX_PLAYERS, Topic};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// What is said only where nothing else can be: true of almost every choice.
const VAGUE: [Topic; 2] = [Topic::Outlook, Topic::Turn];

/// A weight below this is no reason: the odds hardly move.
const LEAST: f32 = 0.01;
/// A second reason has this part of the first one's weight at least.
const SECOND: f32 = 0.3;

/// What reasons of this game may be about.
pub fn categories(game: GameId) -> Vec<&'static str> {
    let features = with_game!(game, G => <G as Learn>::feature_list());
    let about = features.into_iter().map(|feature| feature.about);
    let all: BTreeSet<&str> = about.chain(VAGUE).chain([Topic::Others]).map(Topic::id).collect();
    all.into_iter().collect()
}

/// What every input of the network is about, by its number.
fn of_inputs<G: Game>() -> &'static [Topic] {
    type Lists = LazyLock<BTreeMap<&'static str, Vec<Topic>>>;
    static LISTS: Lists = Lists::new(|| {
        let list = |&game: &GameId| with_game!(game, G => (game.id(), read::<G>()));
        GameId::ALL.iter().map(list).collect()
    });
    LISTS.get(G::ID).map_or(&[], Vec::as_slice)
}

fn read<G: Game>() -> Vec<Topic> {
    let features = G::feature_list().into_iter().map(|feature| feature.about);
    // After the features, how well every seat stands by hand, the own one first.
    let stands = (0..MAX_PLAYERS).map(|seat| if seat == 0 { Topic::Outlook } else { Topic::Others });
    let all: Vec<Topic> = features.chain(stands).collect();
    debug_assert_eq!(all.len(), inputs_of::<G>());
    all
}

/// How much speaks for one position against another, by category.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Scales(BTreeMap<Topic, f32>);

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
            let category = about.get(usize::from(number)).copied().unwrap_or(Topic::Turn);
            *self.0.entry(category).or_default() += gain;
        }
    }

    /// The one or two weightiest categories.
    pub fn weightiest(&self) -> Vec<&'static str> {
        let mut sorted: Vec<(Topic, f32)> = self.0.iter().map(|(&about, &gain)| (about, gain)).collect();
        sorted.sort_by_key(|(about, _)| about.id());
        sorted.retain(|(_, gain)| *gain > LEAST);
        sorted.sort_by(|a, b| VAGUE.contains(&a.0).cmp(&VAGUE.contains(&b.0)).then(b.1.total_cmp(&a.1)));
        let most = sorted.first().map_or(0.0, |(_, gain)| *gain);
        let vague = sorted.first().is_some_and(|(category, _)| VAGUE.contains(category));
        sorted.retain(|(category, gain)| *gain >= SECOND * most && VAGUE.contains(category) == vague);
        sorted.into_iter().take(2).map(|(about, _)| about.id()).collect()
    }
}

/// The inputs that differ, with their values here and there. Both are in the order of their numbers.
fn differences(first: &[(u16, f32)], second: &[(u16, f32)]) -> Vec<(u16, f32, f32)> {
    let value = |inputs: &[(u16, f32)], number: u16| {
        inputs.binary_search_by_key(&number, |(known, _)| *known).map_or(0.0, |at| inputs[at].1)
    };
    let numbers: BTreeSet<u16> = first.iter().chain(second).map(|(number, _)| *number).collect();
    let both = numbers.into_iter().map(|number| (number, value(first, number), value(second, number)));
    both.filter(|(_, mine, other)| mine != other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_of_another_player_is_about_the_others() {
        for &game in GameId::ALL {
            let (features, categories) =
                (with_game!(game, G => <G as Learn>::feature_list()), categories(game));
            let others = features.iter().filter(|feature| feature.about == Topic::Others).count();
            assert!(others > features.len() / 3, "{}: {others} of {}", game.id(), features.len());
            assert!(categories.len() > 6 && !categories.contains(&""), "{}: {categories:?}", game.id());
        }
    }

    #[test]
    fn what_is_vague_is_said_only_where_nothing_else_is() {
        let said = |weights: &[(Topic, f32)]| Scales(weights.iter().copied().collect()).weightiest();
        let (outlook, money, goods) = (Topic::Outlook, Topic::Money, Topic::Goods);
        assert_eq!(
            said(&[(outlook, 3.0), (money, 0.5), (goods, 0.4), (Topic::Cards, 0.2)]),
            ["money", "goods"]
        );
        assert_eq!(said(&[(money, 0.5), (goods, 0.1)]), ["money"]);
        assert_eq!(said(&[(Topic::Turn, 0.5), (goods, -0.4)]), ["turn"]);
        assert_eq!(said(&[(money, 0.001)]), Vec::<&str>::new());
    }

    #[test]
    fn differences_are_found_on_both_sides() {
        let found = differences(&[(1, 0.5), (3, 1.0)], &[(3, 1.0), (4, 2.0)]);
        assert_eq!(found, [(1, 0.5, 0.0), (4, 0.0, 2.0)]);
    }
}
