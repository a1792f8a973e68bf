//! Random games played by shortcuts are the same as by the general functions.

use crate::{ActionSet, Fast, Game, Lot, Setup, Tally, playout::playout_with};

/// Plays this many random games of every set-up twice: as [`playout`](crate::playout) does, with all that a game knows to be
/// quicker ([`Rules::first_to_act`](crate::Rules::first_to_act), [`Rules::choose`](crate::Rules::choose),
/// [`Rules::apply_chosen`](crate::Rules::apply_chosen), [`Rules::play_row_at_random`](crate::Rules::play_row_at_random)), and
/// action by action with what they stand for.
///
/// # Panics
/// If a game went another way.
pub fn check_playouts<G: Game>(games: u64) {
    for (setup, number) in
        Setup::every::<G>().into_iter().flat_map(|setup| (0..games).map(move |n| (setup, n)))
    {
        let mut rng = Fast::of_game(5, number);
        let begun = G::start(&setup, &mut rng, &mut ());
        let (mut quick, mut quick_events) = (begun, Vec::new());
        let tally = playout_with::<G, _>(&mut quick, &mut rng.clone(), &mut quick_events);
        let (mut slow, mut slow_events) = (begun, Vec::new());
        assert_eq!(tally, slowly::<G>(&mut slow, &mut rng, &mut slow_events), "{}: game {number}", G::ID);
        assert_eq!(quick, slow, "{}: game {number}", G::ID);
        assert_eq!(quick_events, slow_events, "{}: game {number}", G::ID);
    }
}

fn slowly<G: Game>(position: &mut G::Position, rng: &mut Fast, events: &mut Vec<G::Event>) -> Tally {
    let (mut tally, mut lot) = (Tally::default(), Lot::default());
    while tally.decisions < G::STEP_LIMIT {
        let Some(seat) = G::to_act(position).first() else {
            tally.finished = true;
            break;
        };
        let legal = G::legal(position, seat);
        let count = legal.len() as u32;
        let chosen = if count > 1 { lot.below(count, rng) } else { 0 };
        tally.choices += u32::from(count > 1);
        tally.decisions += 1;
        let action = G::action(legal.nth(chosen as usize));
        G::apply(position, seat, action, rng, events).expect("a legal action is accepted");
    }
    tally
}
