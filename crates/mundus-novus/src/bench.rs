//! Putting a set together: what may still be added, so that every way of going on can be completed.

use crate::{
    action::{Action, Offered, at},
    components::*,
    merchants::{ALL_KINDS, PLAIN_KINDS, conversions, convertible, most_different},
    position::{Position, Step},
    progression,
};

const fn add(bits: u16) -> u64 {
    bits as u64
}

const fn convert(bits: u16) -> u64 {
    (bits as u64) << (at::Convert - at::Add)
}

const DECLARE: u64 = 1 << (at::Declare - at::Add);

/// What may be added to the set on the bench.
#[inline]
pub(crate) fn options(p: &Position) -> Offered {
    if p.step == Step::Identical { identical_options(p) } else { different_options(p) }
}

/// A set of identical resources: cards of the kind, relics, and cards that merchants turn into the kind. At least one
/// card is not a relic.
fn identical_options(p: &Position) -> Offered {
    let (bench, hand) = (&p.bench, p.moving().hand);
    let plain = bench.size - bench.cards.relics();
    let mut bits = 0;
    if bench.size < MOST_IDENTICAL {
        let target = Resource::ALL[usize::from(bench.target)];
        if hand.get(target) > 0 {
            bits |= add(1 << bench.target);
        }
        if hand.relics() > 0 && (plain > 0 || bench.size + 1 < MOST_IDENTICAL) {
            bits |= add(ALL_KINDS & !PLAIN_KINDS);
        }
        if p.turn.left[class_of(bench.target.into())] > 0 {
            bits |= convert(hand.kinds() & PLAIN_KINDS & !(1 << bench.target));
        }
    }
    if bench.size >= LEAST_IDENTICAL && plain > 0 {
        bits |= DECLARE;
    }
    Offered::new(at::Add, bits)
}

/// How many different kinds the set on the bench needs.
fn need(p: &Position) -> u8 {
    // Only the perfect combination has a relic.
    if p.bench.cards.relics() > 0 { Resource::PLAIN as u8 } else { LEAST_DIFFERENT }
}

/// A set of different resources, or the perfect combination.
fn different_options(p: &Position) -> Offered {
    let (bench, hand) = (&p.bench, p.moving().hand);
    let held = hand.kinds() & PLAIN_KINDS;
    let mut bits = add(held & !bench.kinds);
    let merchants = p.turn.left;
    if merchants != [0; Class::COUNT] {
        bits |= convert(convertible(hand, bench.kinds, merchants, need(p)));
    }
    // Each card on the bench is another kind, or the relic of the perfect combination.
    if bench.size - bench.cards.relics() >= need(p) {
        bits |= DECLARE;
    }
    Offered::new(at::Add, bits)
}

/// What the merchant may make of the card given.
pub(crate) fn convert_options(p: &Position) -> Offered {
    let given = Resource::ALL[usize::from(p.bench.given - 1)];
    let possible = conversions(p.moving().hand, p.bench.kinds, p.turn.left, given, need(p));
    Offered::new(at::As, possible.into())
}

/// A card is added as it is, and what may be added then is known.
#[inline]
pub(crate) fn add_card(p: &mut Position, resource: Resource) {
    progression::put_on_bench(p, resource);
    if p.step == Step::Identical {
        p.offered = identical_options(p);
        return;
    }
    p.bench.kinds |= 1 << resource.index();
    if p.turn.left == [0; Class::COUNT] {
        // Without merchants only this kind is no longer offered.
        let least = if p.step == Step::Different { LEAST_DIFFERENT } else { Resource::COUNT as u8 };
        let complete = if p.bench.size >= least { DECLARE } else { 0 };
        p.offered.bits = p.offered.bits & !add(1 << resource.index()) | complete;
    } else {
        p.offered = different_options(p);
    }
}

/// A card is given to a merchant.
pub(crate) fn give_to_merchant(p: &mut Position, resource: Resource) {
    if p.step == Step::Identical {
        progression::put_on_bench(p, resource);
        use_merchant(p, class_of(p.bench.target.into()));
    } else {
        p.bench.given = resource as u8 + 1;
        p.step = Step::Convert;
    }
}

fn use_merchant(p: &mut Position, class: usize) {
    p.bench.used[class] += 1;
    p.turn.left[class] -= 1;
}

/// The merchant makes this of it.
pub(crate) fn convert_card(p: &mut Position, into: Resource) {
    let given = Resource::ALL[usize::from(p.bench.given - 1)];
    p.bench.given = 0;
    progression::put_on_bench(p, given);
    p.bench.kinds |= 1 << into.index();
    use_merchant(p, class_of(into.index()));
    p.step = if p.bench.cards.relics() > 0 { Step::Perfect } else { Step::Different };
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
                bits &= !(add(ALL_KINDS) | before);
            } else if bench.cards.relics() > 0 {
                bits &= !add(PLAIN_KINDS);
            } else if bench.size == 0 && bits & convert(PLAIN_KINDS) == 0 {
                // Without a merchant a card of the kind comes first.
                bits &= add(PLAIN_KINDS);
            }
            bits
        }
        Step::Different | Step::Perfect => {
            let mut bits = all.bits;
            for resource in Resource::ALL.into_iter().take(Resource::PLAIN) {
                let (as_it_is, converted) = (add(1 << resource.index()), convert(1 << resource.index()));
                if bits & as_it_is != 0 && !goes_on_rising(p, resource, resource) {
                    bits &= !as_it_is;
                }
                // A card is given to a merchant only for a later place.
                if bits & converted != 0 && rising_conversions(p, resource) == 0 {
                    bits &= !converted;
                }
            }
            bits
        }
        Step::Convert => rising_conversions(p, Resource::ALL[usize::from(bench.given - 1)]).into(),
        _ => all.bits,
    };
    if bits == 0 { all } else { Offered { bits, ..all } }
}

/// Comes this resource, made of this card, after all others of the set, and can the set be completed with later ones?
fn goes_on_rising(p: &Position, resource: Resource, from: Resource) -> bool {
    let kinds = p.bench.kinds;
    if kinds >> resource.index() != 0 {
        return false;
    }
    let (mut rest, mut merchants) = (p.moving().hand, p.turn.left);
    rest.remove(from);
    if resource != from {
        merchants[class_of(resource.index())] -= 1;
    }
    // As if all kinds up to this one were in the set: what is added to them comes later.
    let passed = (2u16 << resource.index()) - 1;
    let later = most_different(rest, passed, merchants) - passed.count_ones() as u8;
    kinds.count_ones() as u8 + 1 + later >= need(p)
}

/// What a merchant may make of a card, with all that follows rising.
fn rising_conversions(p: &Position, given: Resource) -> u16 {
    let possible = conversions(p.moving().hand, p.bench.kinds, p.turn.left, given, need(p));
    let fits = |kind: &usize| possible >> kind & 1 == 1 && goes_on_rising(p, Resource::ALL[*kind], given);
    (0..Resource::PLAIN).filter(fits).fold(0, |set, kind| set | 1 << kind)
}

/// Does an action of the bench show what was put together?
pub(crate) const fn reveals(action: Action) -> bool {
    matches!(action, Action::Declare | Action::Sell(_))
}
