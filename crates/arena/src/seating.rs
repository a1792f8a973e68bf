//! Who sits where in a match: every way of filling the seats, so that nobody has the better seats.
//!
//! - As many bots as seats: all of them play, in every order.
//! - More: every choice of as many of them as there are seats, in every order.
//! - Fewer: every way of filling the seats in which each bot sits at least once.
//!
//! Or one bot is measured against a company of others ([`one_against`]).
//!
//! A bot named twice counts twice: `a,b,b` with three players is one `a` against two `b`.

use crate::PlanError;
use bots::BotName;

/// A match of more seatings than this would take too long to be fair even once.
pub const MOST_SEATINGS: usize = 5_000;

/// Every way of filling the seats with these bots, each once.
pub fn every_seating(bots: &[BotName], players: u8) -> Result<Vec<Vec<BotName>>, PlanError> {
    if bots.is_empty() {
        return Err(PlanError::NoBots);
    }
    let mut kinds: Vec<(BotName, usize)> = Vec::new();
    for &bot in bots {
        match kinds.iter_mut().find(|(known, _)| *known == bot) {
            Some((_, named)) => *named += 1,
            None => kinds.push((bot, 1)),
        }
    }
    let mut filling = Filling { players: players.into(), kinds, seatings: Vec::new() };
    let enough = bots.len() >= filling.players;
    filling.fill(&mut Vec::new(), enough);
    match filling.seatings.len() {
        seatings if seatings > MOST_SEATINGS => Err(PlanError::TooManySeatings { bots: bots.len(), players }),
        _ => Ok(filling.seatings),
    }
}

/// One bot against each company of its rivals, on every seat in turn before the next company comes. They sit clockwise from
/// it in their order, and who begins moves on from company to company, so that each plays equally often; a rival plays more
/// than once if there are too few.
pub fn one_against(bot: BotName, rivals: &[BotName], players: u8) -> Result<Vec<Vec<BotName>>, PlanError> {
    if rivals.is_empty() {
        return Err(PlanError::NoBots);
    }
    let mut companies: Vec<Vec<BotName>> = Vec::new();
    for first in 0..rivals.len() {
        let company = rivals.iter().copied().cycle().skip(first).take(usize::from(players) - 1);
        let seating = std::iter::once(bot).chain(company).collect();
        if !companies.contains(&seating) {
            companies.push(seating);
        }
    }
    let moved = |seating: &Vec<BotName>, by: usize| {
        let mut seating = seating.clone();
        seating.rotate_right(by);
        seating
    };
    Ok(companies.iter().flat_map(|seating| (0..players.into()).map(|by| moved(seating, by))).collect())
}

struct Filling {
    players: usize,
    /// The bots, and how often each is named.
    kinds: Vec<(BotName, usize)>,
    seatings: Vec<Vec<BotName>>,
}

impl Filling {
    /// Fills the seats left. With enough bots each sits at most as often as it is named, otherwise at least as often.
    fn fill(&mut self, so_far: &mut Vec<BotName>, enough: bool) {
        let seats_of = |bot: BotName| so_far.iter().filter(|&&sitting| sitting == bot).count();
        let wanting: usize = self.kinds.iter().map(|&(bot, named)| named.saturating_sub(seats_of(bot))).sum();
        let free = self.players - so_far.len();
        if self.seatings.len() > MOST_SEATINGS || (!enough && wanting > free) {
            return;
        }
        if free == 0 {
            self.seatings.push(so_far.clone());
            return;
        }
        let next: Vec<_> =
            self.kinds.iter().filter(|&&(bot, named)| !enough || seats_of(bot) < named).copied().collect();
        for (bot, _) in next {
            so_far.push(bot);
            self.fill(so_far, enough);
            so_far.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Kind;

    fn named(nodes: &[u32]) -> Vec<BotName> {
        nodes.iter().map(|nodes| format!("search:{nodes}").parse().unwrap()).collect()
    }

    #[test]
    fn there_are_as_many_seatings_as_ways_to_fill_the_seats() {
        let counts = [
            (vec![1, 2, 3, 4], 4, 24),
            (vec![1, 2, 2, 2], 4, 4),
            (vec![1, 1, 2, 2], 4, 6),
            (vec![1, 2], 4, 14),
            (vec![1, 2], 3, 6),
            (vec![1, 2, 3], 4, 36),
            (vec![1, 2, 3], 2, 6),
            (vec![1], 5, 1),
            (vec![1, 1, 2], 4, 10),
        ];
        for (bots, players, expected) in counts {
            let seatings = every_seating(&named(&bots), players).unwrap();
            assert_eq!(seatings.len(), expected, "{bots:?} with {players} players");
            for (at, seating) in seatings.iter().enumerate() {
                assert_eq!(seating.len(), usize::from(players));
                assert!(!seatings[..at].contains(seating), "each once");
            }
        }
    }

    /// Every bot sits on every seat equally often.
    #[test]
    fn nobody_has_the_better_seats() {
        for (bots, players) in
            [(vec![1, 2], 5), (vec![1, 2, 3], 3), (vec![1, 2, 2, 2], 4), (vec![1, 2, 3, 4], 3)]
        {
            let seatings = every_seating(&named(&bots), players).unwrap();
            for bot in named(&bots) {
                let on = |seat: usize| seatings.iter().filter(|seating| seating[seat] == bot).count();
                assert!(on(0) > 0);
                assert!((1..players.into()).all(|seat| on(seat) == on(0)));
            }
        }
    }

    #[test]
    fn one_sits_everywhere_against_all_rivals() {
        let bots = named(&[1, 2, 3, 4]);
        let (hero, rivals) = (bots[0], &bots[1..]);
        let seatings = one_against(hero, rivals, 3).unwrap();
        assert_eq!(seatings.len(), 9);
        for seat in 0..3 {
            assert_eq!(seatings.iter().filter(|seating| seating[seat] == hero).count(), 3);
        }
        for rival in rivals {
            assert_eq!(seatings.iter().flatten().filter(|bot| *bot == rival).count(), 6);
        }
        assert_eq!(one_against(hero, &rivals[..1], 4).unwrap().len(), 4, "one rival on all other seats");
        assert_eq!(one_against(hero, &[], 4), Err(PlanError::NoBots));
    }

    #[test]
    fn nobody_and_a_crowd_are_refused() {
        assert_eq!(every_seating(&[], 4), Err(PlanError::NoBots));
        let crowd: Vec<_> = (1..=20).collect();
        let refused = every_seating(&named(&crowd), 5).unwrap_err().to_string();
        assert_eq!(refused, "20 bots can sit at 5 seats in more than 5000 ways: name fewer");
        assert_eq!(every_seating(&[Kind::Greedy.into()], 2).unwrap().len(), 1);
    }
}
