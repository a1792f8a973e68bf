//! Prizes: the best developments that several sets of identical resources can take, and in which order to play the sets.
//!
//! A card taken lets those behind it move up. So it is best to take cards from the front of the line first:
//! then each is as near the front as it can be. Cards nobody has seen come in behind what is left of the line, so
//! they are taken last. How far each of them is tells which sets it needs, and there are only 32 choices of cards.

use super::{MOST_SETS, Values};
use mundus_novus::components::LINE;

/// How far sets reach: one card, three cards, all of them. (The line may be too short for a difference.)
pub(super) const REACHES: [u8; 3] = [1, 3, LINE as u8];

/// How many sets of each reach.
pub(super) type Counts = [u8; REACHES.len()];

/// The value of what cannot be had: so low that nobody goes for it, and that sums of it stay in range.
const NOTHING: i32 = -100_000_000;
/// Not yet found out.
const UNKNOWN: i32 = i32::MIN;

/// Which reach is needed for a card at this distance from the head.
const fn needed(distance: usize) -> usize {
    let mut reach = 0;
    while REACHES[reach] as usize <= distance {
        reach += 1;
    }
    reach
}

/// A choice of cards of the line.
#[derive(Copy, Clone)]
struct Choice {
    /// How many.
    size: u8,
    /// How many of them need each reach, taken from the head on.
    needs: Counts,
    /// Which reach cards need that nobody has seen, once these are taken; beyond all if these are none: then nothing has
    /// come in yet.
    beyond: usize,
}

static CHOICES: [Choice; 1 << LINE] = {
    let mut choices = [Choice { size: 0, needs: [0; REACHES.len()], beyond: REACHES.len() }; 1 << LINE];
    let mut at = 1;
    while at < choices.len() {
        let (mut place, mut taken) = (0, 0);
        while place < LINE {
            if at >> place & 1 == 1 {
                choices[at].needs[needed(place - taken)] += 1;
                taken += 1;
            }
            place += 1;
        }
        choices[at].size = taken as u8;
        choices[at].beyond = needed(LINE - taken);
        at += 1;
    }
    choices
};

/// What can be taken.
pub(super) struct Prizes {
    /// By choice of cards of the line: what they are worth together.
    sums: [i32; 1 << LINE],
    /// The value of a card nobody has seen.
    unseen: i32,
    /// Cards in the line. Only a full one is refilled.
    length: u8,
    /// Any set may take a card nobody has seen.
    from_deck: bool,
    /// What was found out, by counts of sets.
    known: [[[i32; MOST_SETS + 1]; MOST_SETS + 1]; MOST_SETS + 1],
}

impl Prizes {
    pub(super) fn new(values: &Values, length: u8, from_deck: bool) -> Prizes {
        let mut sums = [0; 1 << LINE];
        for choice in 1..sums.len() {
            let first = choice.trailing_zeros() as usize;
            sums[choice] = sums[choice & (choice - 1)] + values.line[first];
        }
        let known = [[[UNKNOWN; MOST_SETS + 1]; MOST_SETS + 1]; MOST_SETS + 1];
        Prizes { sums, unseen: values.unseen, length, from_deck, known }
    }

    /// What these sets are worth, played in the best order.
    pub(super) fn worth(&mut self, sets: Counts) -> i32 {
        let [one, three, all] = sets.map(usize::from);
        if self.known[one][three][all] == UNKNOWN {
            self.known[one][three][all] = self.best(sets).map_or(NOTHING, |(worth, _)| worth);
        }
        self.known[one][three][all]
    }

    /// The best choice of cards of the line, and what everything is worth with it.
    fn best(&self, sets: Counts) -> Option<(i32, usize)> {
        let (count, at_least_three) = (sets[0] + sets[1] + sets[2], sets[1] + sets[2]);
        let mut best: Option<(i32, usize)> = None;
        for (at, choice) in CHOICES[..1 << self.length].iter().enumerate() {
            let [_, mut three, mut all] = choice.needs;
            if choice.size > count || all > sets[2] {
                continue;
            }
            let unseen = count - choice.size;
            if unseen > 0 {
                match self.reach_for_unseen(choice) {
                    0 => {}
                    1 => three += unseen,
                    2 => all += unseen,
                    _ => continue,
                }
            }
            let worth = self.sums[at] + self.unseen * i32::from(unseen);
            if all <= sets[2] && three + all <= at_least_three && best.is_none_or(|(known, _)| worth > known)
            {
                best = Some((worth, at));
            }
        }
        best
    }

    /// The reach needed for cards nobody has seen, once these cards of the line are taken; beyond all if there are none.
    fn reach_for_unseen(&self, choice: &Choice) -> usize {
        if self.from_deck {
            0
        } else if usize::from(self.length) == LINE {
            choice.beyond
        } else {
            REACHES.len()
        }
    }

    /// The best order: which reach is played first, and so on.
    pub(super) fn order(&self, mut sets: Counts) -> [Option<usize>; MOST_SETS] {
        let (mut needs, mut taken) = ([None; MOST_SETS], 0);
        if let Some((_, choice)) = self.best(sets) {
            for place in (0..LINE).filter(|place| choice >> place & 1 == 1) {
                needs[taken] = Some(needed(place - taken));
                taken += 1;
            }
            let count: u8 = sets.iter().sum();
            needs[taken..count.into()].fill(Some(self.reach_for_unseen(&CHOICES[choice])));
        }
        // Sets that reach far are used first where nothing else will do.
        let mut order = [None; MOST_SETS];
        for need in (0..REACHES.len()).rev() {
            for (place, _) in order.iter_mut().zip(needs).filter(|(_, other)| *other == Some(need)) {
                *place = (need..REACHES.len()).find(|&reach| sets[reach] > 0);
                place.iter().for_each(|&reach| sets[reach] -= 1);
            }
        }
        order
    }
}
