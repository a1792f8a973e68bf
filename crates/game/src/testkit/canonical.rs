//! `canonical` offers one order per result: a part of `legal` that reaches exactly the same results.
//!
//! The results of a position are where the seat's own consecutive decisions lead: positions in which somebody else is
//! to act, the game is over, or chance was asked (with the same answers everywhere). Where these are too many to
//! follow, the results of one decision: positions in which something else is asked (another id of `ask`).
//!
//! They are compared where a decision begins: where the seat's last action, if it left the seat to act, answered another
//! question. In the middle of a decision `canonical` may leave out what an earlier choice of it already reached; it
//! is then only a part of `legal`, and never empty, so that a bot can take over from a person who chose another order.

use super::{
    Check,
    counts::{Asked, Counts, QuickMap, QuickSet, Verdict, difference, fault},
};
use crate::{ActionSet, Fast, Game, Seat, Seats};

/// Positions followed at most: usually, and now and then.
const BUDGET: usize = 200;
const LARGE_BUDGET: usize = 8_000;
const LARGE_ONE_IN: u32 = 512;

/// After this many comparisons that were given up, at least one must have been made.
const PATIENCE: u64 = 40;

/// What the seat that acted last was asked, and that seat, if it is still to act.
pub(super) type Before = Option<(Seat, &'static str)>;

pub(super) fn canonical<G: Game>(
    position: &G::Position,
    midst: Seats,
    before: Before,
    rng: &mut Fast,
    counts: &mut Counts,
) -> Verdict {
    for seat in G::to_act(position).iter() {
        let (legal, canonical) = (G::legal(position, seat), G::canonical(position, seat));
        if canonical.is_empty() {
            return Err(fault(Check::Canonical, seat, "no canonical action is left".into()));
        }
        if let Some(extra) = canonical.iter().find(|&index| !legal.contains(index)) {
            let extra = G::notation().text(extra);
            return Err(fault(Check::Canonical, seat, format!("\"{extra}\" is canonical, but not legal")));
        }
        let kind = G::ask(&G::view(position, Some(seat)), seat).id;
        let begins =
            !midst.contains(seat) || before.is_some_and(|(last, asked)| last == seat && asked != kind);
        if !begins {
            continue;
        }
        let budget = if rng.below(LARGE_ONE_IN) == 0 { LARGE_BUDGET } else { BUDGET };
        let chance = rng.bits();
        let follow = |actions, kind| Results::<G>::of(position, seat, actions, kind, chance, budget);
        let (mut all, mut within) = (follow(G::legal, None), None);
        if !all.complete {
            within = Some(kind);
            all = follow(G::legal, within);
        }
        if !all.less {
            continue;
        }
        let reached = follow(G::canonical, within);
        if !all.complete || !reached.complete {
            counts.canonical_skipped += 1;
            continue;
        }
        let lacks = |some: &Results<G>, others: &Results<G>| {
            let (end, &way) = some.ends.iter().find(|(end, _)| !others.ends.contains_key(*end))?;
            Some((*end, some.path(way)))
        };
        let missed = lacks(&all, &reached).map(|found| ("misses", found));
        let found = missed.or_else(|| lacks(&reached, &all).map(|found| ("invents", found)));
        if let Some((does, (result, path))) = found {
            let path = path.iter().map(|&index| G::notation().text(index)).collect::<Vec<_>>().join(", ");
            let place = difference(position, &result);
            let (all, reached) = (all.ends.len(), reached.ends.len());
            let message = format!(
                "canonical {does} the result of: {path} ({reached} results of {all}); from here it is:\n{place}"
            );
            return Err(fault(Check::Canonical, seat, message));
        }
        counts.made(Check::Canonical);
    }
    Ok(())
}

/// Every result of a position with one way to it.
struct Results<G: Game> {
    /// Each result, and its place among the ways.
    ends: QuickMap<G::Position, usize>,
    /// Every action tried: the place of the one before it, if any, and its index.
    ways: Vec<(Option<usize>, usize)>,
    /// Was `canonical` less than `legal` anywhere?
    less: bool,
    /// False if there were too many positions on the way.
    complete: bool,
}

impl<G: Game> Results<G> {
    fn of(
        position: &G::Position,
        seat: Seat,
        actions: fn(&G::Position, Seat) -> G::Actions,
        kind: Option<&'static str>,
        chance: u64,
        budget: usize,
    ) -> Results<G> {
        let mut results =
            Results { ends: QuickMap::default(), ways: Vec::new(), less: false, complete: false };
        let mut known = QuickSet::from_iter([*position]);
        let mut open = vec![(*position, None)];
        while let Some((from, before)) = open.pop() {
            results.less |= G::canonical(&from, seat) != G::legal(&from, seat);
            for index in actions(&from, seat).iter() {
                let mut next = from;
                let mut chance = Asked::new(Fast::new(chance));
                if G::apply(&mut next, seat, G::action(index), &mut chance, &mut ()).is_err() {
                    return results;
                }
                let ends = chance.times > 0
                    || !G::to_act(&next).contains(seat)
                    || kind.is_some_and(|kind| G::ask(&G::view(&next, Some(seat)), seat).id != kind);
                let way = results.ways.len();
                results.ways.push((before, index));
                if ends {
                    results.ends.entry(next).or_insert(way);
                } else if known.insert(next) {
                    open.push((next, Some(way)));
                }
                if known.len() + results.ends.len() > budget {
                    return results;
                }
            }
        }
        results.complete = true;
        results
    }

    /// The actions of a way, first to last.
    fn path(&self, way: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = Some(way);
        while let Some(way) = at {
            let (before, index) = self.ways[way];
            path.push(index);
            at = before;
        }
        path.reverse();
        path
    }
}

/// Over the run: was anything compared?
pub(super) fn summary(counts: &Counts) -> Option<String> {
    let compared = counts.made[Check::Canonical as usize];
    (counts.canonical_skipped >= PATIENCE && compared == 0).then(|| {
        format!(
            "canonical was never compared with legal: {} times too many sequences",
            counts.canonical_skipped
        )
    })
}
