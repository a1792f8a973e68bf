//! The best use of random hands of 18 cards with three merchants of one class, for counting instructions:
//! `best_use <hands> <seed>`.

use game::Fast;
use mundus_novus::{Cards, Resource, Use, Values, best_use::best_use};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (hands, seed) = (numbers.next().unwrap_or(Ok(1_000))?, numbers.next().unwrap_or(Ok(1))?);
    let mut rng = Fast::new(seed);
    let mut worth = 0i64;
    for _ in 0..hands {
        let mut deck: Vec<Resource> = Cards::ALL.iter().collect();
        let hand: Cards = (0..18).map(|_| deck.swap_remove(rng.below(deck.len() as u32) as usize)).collect();
        let mut merchants = [0; 3];
        merchants[rng.below(3) as usize] = 3;
        let what = Use { hand, merchants, line: 5, almagro: true, ..Use::default() };
        let mut values = Values { unseen: rng.below(2_000) as i32, ..Values::default() };
        values.line.iter_mut().for_each(|value| *value = rng.below(3_000) as i32);
        worth += i64::from(best_use(&what, &values).value);
    }
    println!("hands {hands} worth {worth}");
    Ok(())
}
