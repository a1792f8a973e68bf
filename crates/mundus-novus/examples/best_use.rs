//! The best use of random hands of 18 cards with three merchants, for counting instructions:
//! `best_use <hands> <seed> [king]`, with the King's help or without.

use game::Fast;
use mundus_novus::{Cards, Resource, Use, Values, best_use::best_use};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let mut number = |default| words.next().map_or(Ok(default), |text| text.parse::<u64>());
    let (hands, seed) = (number(1_000)?, number(1)?);
    let kings_help = words.next().is_some();
    let mut rng = Fast::new(seed);
    let mut worth = 0i64;
    for _ in 0..hands {
        let mut deck: Vec<Resource> = Cards::ALL.iter().collect();
        let hand: Cards = (0..18).map(|_| deck.swap_remove(rng.below(deck.len() as u32) as usize)).collect();
        let mut merchants = [0; 3];
        (0..3).for_each(|_| merchants[rng.below(3) as usize] += 1);
        let what = Use { hand, merchants, line: 5, almagro: true, kings_help, ..Use::default() };
        let mut values = Values { unseen: rng.below(2_000) as i32, ..Values::default() };
        values.line.iter_mut().for_each(|value| *value = rng.below(3_000) as i32);
        worth += i64::from(best_use(&what, &values).value);
    }
    println!("hands {hands} worth {worth}");
    Ok(())
}
