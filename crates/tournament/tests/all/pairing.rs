//! Pairing, for every number of players and every size of table.

use tournament::{
    pairing::{Paired, Past, pair},
    schedule,
    seeds::Draws,
};

const SECRET: [u8; 32] = [42; 32];
const SIZES: std::ops::RangeInclusive<usize> = 2..=5;
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=40;

/// Rounds with results drawn at random: after each, players are ordered by what they have won so far.
fn rounds(players: usize, size: usize, count: usize) -> Vec<Paired> {
    let mut past = Past::of(players, size, []);
    let mut points = vec![0; players];
    let mut rounds = Vec::new();
    for round in 0..count {
        let mut draws = Draws::new(&SECRET, round);
        let mut order: Vec<usize> = (0..players).collect();
        draws.shuffle(&mut order);
        order.sort_by_key(|&player| std::cmp::Reverse(points[player]));
        let paired = pair(&past, &order, size, &mut draws);
        for table in &paired.tables {
            let mut finish = table.clone();
            draws.shuffle(&mut finish);
            finish.iter().enumerate().for_each(|(behind, &player)| points[player] += behind);
        }
        past.add(&paired);
        rounds.push(paired);
    }
    rounds
}

fn each(mut test: impl FnMut(usize, usize)) {
    for size in SIZES {
        for players in PLAYERS.filter(|&players| players >= size) {
            test(players, size);
        }
    }
}

#[test]
fn everybody_sits_once_or_has_a_bye() {
    each(|players, size| {
        for round in rounds(players, size, 4) {
            assert!(round.tables.iter().all(|table| table.len() == size));
            assert_eq!(round.byes.len(), players % size, "as few byes as there can be");
            let mut all: Vec<usize> = round.tables.concat();
            all.extend(&round.byes);
            all.sort_unstable();
            assert!(all.into_iter().eq(0..players), "{players} players at tables of {size}");
        }
    });
}

#[test]
fn byes_are_fair() {
    each(|players, size| {
        let rounds = rounds(players, size, 7);
        let past = Past::of(players, size, &rounds);
        let byes: Vec<u32> = (0..players).map(|player| past.byes(player)).collect();
        let spread = byes.iter().max().unwrap() - byes.iter().min().unwrap();
        assert!(spread <= 1, "{players} players at tables of {size}: {byes:?}");
    });
}

#[test]
fn nobody_has_a_seat_twice_more_than_another() {
    each(|players, size| {
        let mut past = Past::of(players, size, []);
        for (at, round) in rounds(players, size, 2 * size).iter().enumerate() {
            past.add(round);
            for player in 0..players {
                let seats = past.seats(player);
                let spread = seats.iter().max().unwrap() - seats.iter().min().unwrap();
                assert!(spread <= 1, "{players} at tables of {size}, round {at}: {seats:?}");
            }
        }
    });
}

/// If nobody has met more than (tables - 1) others, the players can be parted into tables of strangers (Hajnal and
/// Szemerédi). Seats bind the choice further, so the search is held to the rounds in which there is room for both.
#[test]
fn nobody_meets_twice_where_there_is_room() {
    each(|players, size| {
        let tables = players / size;
        let free = (tables.saturating_sub(1) / (size - 1)).min(6);
        let past = Past::of(players, size, &rounds(players, size, free + 1));
        for one in 0..players {
            for other in 0..one {
                assert!(past.met(one, other) <= 1, "{players} at tables of {size}, {} rounds", free + 1);
            }
        }
    });
}

#[test]
fn players_of_similar_standing_meet() {
    // Round 2 of 16 players at tables of two: winners meet winners.
    let first = rounds(16, 2, 1);
    let winners: Vec<usize> = first[0].tables.iter().map(|table| table[0]).collect();
    let mut order = winners.clone();
    order.extend(first[0].tables.iter().map(|table| table[1]));
    // Seats bind: the winners all had the first one. So it is looked at without them.
    let without_seats = Past::of(16, 2, []);
    let second = pair(&without_seats, &order, 2, &mut Draws::new(&SECRET, 1));
    for table in second.tables {
        assert_eq!(winners.contains(&table[0]), winners.contains(&table[1]), "{table:?}");
    }
}

#[test]
fn the_same_seed_pairs_the_same() {
    assert_eq!(rounds(23, 4, 5), rounds(23, 4, 5));
}

#[test]
fn everybody_meets_everybody() {
    each(|players, size| {
        if players > 16 {
            return;
        }
        let rounds = schedule::everybody(players, size, &SECRET);
        let past = Past::of(players, size, &rounds);
        assert!(past.is_complete(), "{players} at tables of {size}");
        assert!(rounds.len() < schedule::most_rounds(players));
        for player in 0..players {
            let seats = past.seats(player);
            let spread = seats.iter().max().unwrap() - seats.iter().min().unwrap();
            assert!(spread <= 1, "{players} at tables of {size}: {seats:?}");
        }
        if size == 2 {
            assert_eq!(rounds.len(), players - 1 + players % 2, "no round too many");
            let once = |one: usize| (0..one).all(|other| past.met(one, other) == 1);
            assert!((0..players).all(once));
        }
    });
}
