//! Putting a set together: what may still be added, so that every way of going on can be completed.

use crate::{
    action::{Action, Offered, at},
    components::*,
    merchants::{PLAIN_KINDS, conversions},
    position::{Position, Step},
    progression,
};
use game::Sink;

const fn add(bits: u16) -> u64 {
    bits as u64
}

const fn convert(bits: u16) -> u64 {
    (bits as u64) << (at::CONVERT - at::ADD)
}

const DECLARE: u64 = 1 << (at::DECLARE - at::ADD);

/// A set of identical resources: cards of the kind, relics, and cards that merchants turn into the kind. At least one
/// card is not a relic.
pub(crate) fn identical_options(p: &Position) -> Offered {
    let (bench, hand) = (&p.bench, p.moving().hand);
    let plain = bench.size - bench.cards.relics();
    let mut bits = 0;
    if bench.size < MOST_IDENTICAL {
        let target = 1 << bench.target;
        let held = hand.kinds();
        bits |= add(held & target);
        if plain > 0 || bench.size + 1 < MOST_IDENTICAL {
            bits |= add(held & !PLAIN_KINDS);
        }
        if p.merchants_left()[usize::from(bench.target) / 3] > 0 {
            bits |= convert(held & PLAIN_KINDS & !target);
        }
    }
    if bench.size >= LEAST_IDENTICAL && plain > 0 {
        bits |= DECLARE;
    }
    Offered::new(at::ADD, bits)
}

/// How many different kinds the set on the bench needs.
fn need(p: &Position) -> u8 {
    // Only the perfect combination has a relic.
    if p.bench.cards.relics() > 0 { Resource::PLAIN as u8 } else { LEAST_DIFFERENT }
}

/// A set of different resources, or the perfect combination.
pub(crate) fn different_options(p: &Position) -> Offered {
    let (bench, hand) = (&p.bench, p.moving().hand);
    let held = hand.kinds() & PLAIN_KINDS;
    let mut bits = add(held & !bench.kinds);
    let merchants = p.merchants_left();
    if merchants != [0; 3] {
        for resource in Resource::ALL.into_iter().filter(|resource| held >> resource.index() & 1 == 1) {
            if conversions(hand, bench.kinds, merchants, resource, need(p)) != 0 {
                bits |= convert(1 << resource.index());
            }
        }
    }
    if bench.kinds.count_ones() as u8 >= need(p) {
        bits |= DECLARE;
    }
    Offered::new(at::ADD, bits)
}

/// What the merchant may make of the card given.
pub(crate) fn convert_options(p: &Position) -> Offered {
    let given = Resource::ALL[usize::from(p.bench.given - 1)];
    let possible = conversions(p.moving().hand, p.bench.kinds, p.merchants_left(), given, need(p));
    Offered::new(at::AS, possible.into())
}

/// A card is added as it is.
pub(crate) fn add_card(p: &mut Position, resource: Resource) {
    progression::put_on_bench(p, resource);
    if p.step != Step::Identical {
        p.bench.kinds |= 1 << resource.index();
    }
}

/// A card is given to a merchant.
pub(crate) fn give_to_merchant(p: &mut Position, resource: Resource) {
    if p.step == Step::Identical {
        progression::put_on_bench(p, resource);
        p.bench.used[usize::from(p.bench.target) / 3] += 1;
    } else {
        p.bench.given = resource as u8 + 1;
        p.step = Step::Convert;
    }
}

/// The merchant makes this of it.
pub(crate) fn convert_card(p: &mut Position, into: Resource) {
    let given = Resource::ALL[usize::from(p.bench.given - 1)];
    p.bench.given = 0;
    progression::put_on_bench(p, given);
    p.bench.kinds |= 1 << into.index();
    p.bench.used[into.index() / 3] += 1;
    p.step = if p.bench.cards.relics() > 0 { Step::Perfect } else { Step::Different };
}

/// The set is complete.
pub(crate) fn declare<S: Sink<crate::Event>>(p: &mut Position, sink: &mut S) {
    progression::declare(p, sink);
}

/// One order for every set. Identical resources: own kind, then relics, then what merchants make, by number. Different
/// ones: by the number they have in the set.
pub(crate) fn canonical(p: &Position) -> Offered {
    let bench = &p.bench;
    let all = p.offered;
    let bits = match p.step {
        Step::Identical => {
            let target = Resource::ALL[usize::from(bench.target)];
            let converted = bench.cards.kinds() & PLAIN_KINDS & !(1 << target.index());
            let mut bits = all.bits;
            if converted != 0 {
                let last = 15 - converted.leading_zeros();
                let before = convert((1 << last) - 1);
                bits &= !(add(u16::MAX >> 6) | before);
            } else if bench.cards.relics() > 0 {
                bits &= !add(PLAIN_KINDS);
            }
            bits
        }
        Step::Different | Step::Perfect => {
            let before = kinds_before(bench.kinds);
            let mut bits = all.bits & !add(before);
            // A card is given to a merchant only for a later place.
            let (hand, merchants) = (p.moving().hand, p.merchants_left());
            for resource in Resource::ALL.into_iter().take(Resource::PLAIN) {
                let bit = convert(1 << resource.index());
                if bits & bit != 0
                    && conversions(hand, bench.kinds, merchants, resource, need(p)) & !before == 0
                {
                    bits &= !bit;
                }
            }
            bits
        }
        Step::Convert => all.bits & !u64::from(kinds_before(bench.kinds)),
        _ => all.bits,
    };
    if bits == 0 { all } else { Offered { bits, ..all } }
}

/// All kinds up to the last of the set.
fn kinds_before(kinds: u16) -> u16 {
    if kinds == 0 { 0 } else { u16::MAX >> kinds.leading_zeros() }
}

/// Does an action of the bench show what was put together?
pub(crate) const fn reveals(action: Action) -> bool {
    matches!(action, Action::Declare | Action::Sell(_))
}
