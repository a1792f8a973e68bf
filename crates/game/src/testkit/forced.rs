//! A decision that everybody can see to have one answer is played by the game itself, not asked.

use super::{
    Check,
    counts::{Counts, Verdict, fault},
};
use crate::{ActionSet, Fast, Game, Seat, Setup};

/// How many positions each observer imagines before the decision is called plain to everybody. Many, because the
/// alternative may hang on a single card; few are needed where there is one.
const IMAGINED: u32 = 600;

pub(super) fn forced<G: Game>(
    position: &G::Position,
    setup: &Setup,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    for seat in G::to_act(position).iter() {
        let legal = G::legal(position, seat);
        counts.made(Check::Forced);
        if legal.len() > 1 {
            continue;
        }
        let plain = |observer: Option<Seat>, rng: &mut Fast| {
            let view = G::view(position, observer);
            let samples = if G::SECRETS { IMAGINED } else { 1 };
            (0..samples).all(|_| G::legal(&G::imagine(&view, &mut Fast::new(rng.bits())), seat) == legal)
        };
        // The spectator knows least, so it ends most of these questions.
        let others = Seat::all(setup.players()).filter(|&other| other != seat).map(Some);
        if [None].into_iter().chain(others).all(|observer| plain(observer, rng)) {
            let only = legal.first().map_or("nothing", |index| G::notation().text(index));
            let message =
                format!("everybody can see that \"{only}\" is the only legal action, but it is asked");
            return Err(fault(Check::Forced, seat, message));
        }
    }
    Ok(())
}
