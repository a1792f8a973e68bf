//! Numbers for a learning player: only what the seat can know, players in clockwise order from it.

use crate::{
    components::*,
    position::{Position, Step},
    scoring,
};
use game::Seat;

/// Numbers about one city.
const PER_PLAYER: usize = Card::COUNT + Good::COUNT + 8;
/// Numbers about the table.
const TABLE: usize = 2 * Role::COUNT + STEPS.len() + PRODUCTION_KINDS + 3 * MOST_PLAYERS + 12;
/// All of them.
pub(crate) const COUNT: usize = 2 * DECK_KINDS + MOST_PLAYERS * PER_PLAYER + TABLE;

const STEPS: [(Step, &str); 20] = [
    (Step::Draft, "draft"),
    (Step::Office, "office"),
    (Step::Chapel, "chapel"),
    (Step::Bank, "bank"),
    (Step::Limit, "limit"),
    (Step::Role, "role"),
    (Step::Library, "library"),
    (Step::Build, "build"),
    (Step::Over, "over"),
    (Step::Pay, "pay"),
    (Step::Produce, "produce"),
    (Step::Sell, "sell"),
    (Step::Harbor, "harbor"),
    (Step::Draw, "draw"),
    (Step::Keep, "keep"),
    (Step::Discard, "discard"),
    (Step::Prospect, "prospect"),
    (Step::GoldMine, "gold-mine"),
    (Step::GoldKeep, "gold-keep"),
    (Step::Goldsmith, "goldsmith"),
];

/// Who stands how many seats clockwise of the observer.
const WHO: [&str; MOST_PLAYERS] = ["own", "next", "second", "third"];

/// Tells every feature: its name (only made when wanted) and its value.
fn each(p: &Position, seat: Seat, put: &mut dyn FnMut(&dyn Fn() -> String, f32)) {
    let mut flag = |name: &dyn Fn() -> String, value: bool| put(name, f32::from(u8::from(value)));
    for role in Role::ALL {
        flag(&|| format!("taken {}", role.id()), p.is_taken(role));
        flag(&|| format!("playing {}", role.id()), p.role == Some(role));
    }
    for (step, name) in STEPS {
        flag(&|| format!("step {name}"), p.step == step);
    }
    for (at, who) in WHO.into_iter().enumerate() {
        let is = |other: Seat| seat.clockwise(p.players()).nth(at) == Some(other);
        flag(&|| format!("{who} governor"), is(p.governor));
        flag(&|| format!("{who} chooser"), is(p.chooser));
        flag(&|| format!("{who} to act"), is(p.mover) && p.step != Step::End);
    }
    flag(&|| "cathedral free".into(), p.cathedral);
    flag(&|| "privilege doubled".into(), p.phase.doubled);
    flag(&|| "library used".into(), p.library_used);
    flag(&|| "expansion".into(), p.expansion());
    flag(&|| "first edition".into(), p.first_edition());
    flag(&|| "cheap customs office".into(), p.cheap_customs());
    for (at, good) in Good::ALL.into_iter().take(PRODUCTION_KINDS).enumerate() {
        let price = p.prices().map_or(0, |prices| prices[at]);
        put(&|| format!("price of {}", good.id()), f32::from(price) / 3.0);
    }
    for (name, value, scale) in [
        ("left", p.phase.left, 8.0),
        ("done", p.phase.count, 8.0),
        ("earned", p.phase.gain, 12.0),
        ("goods to pay with", p.phase.goods_left, 2.0),
        ("deck", p.deck, 140.0),
        ("discard", p.discard, 140.0),
    ] {
        put(&|| name.into(), f32::from(value) / scale);
    }
    let drawn_seen = p.step != Step::Keep || p.mover == seat;
    for card in Card::ALL.into_iter().take(DECK_KINDS) {
        put(&|| format!("hand {}", card.id()), f32::from(p.player(seat).hand[card.index()]) / 3.0);
        let drawn = if drawn_seen { p.drawn.get(card) } else { 0 };
        put(&|| format!("drawn {}", card.id()), f32::from(drawn) / 3.0);
    }
    for (at, who) in WHO.into_iter().enumerate() {
        let here = at < usize::from(p.players());
        let other = Seat::new((seat.index() + at) % usize::from(p.players()));
        city(p, other, here, who, put);
    }
}

fn city(p: &Position, seat: Seat, here: bool, who: &str, put: &mut dyn FnMut(&dyn Fn() -> String, f32)) {
    let player = p.player(seat);
    let mut put = |name: &dyn Fn() -> String, value: f32| put(name, if here { value } else { 0.0 });
    for card in Card::ALL {
        put(&|| format!("{who} city {}", card.id()), f32::from(player.copies(card)) / 2.0);
    }
    for good in Good::ALL {
        put(&|| format!("{who} good {}", good.id()), f32::from(player.goods(good)) / 2.0);
    }
    put(&|| format!("{who} seat taken"), 1.0);
    put(&|| format!("{who} score"), scoring::score(p, seat).total() as f32 / 40.0);
    put(&|| format!("{who} bank used"), f32::from(u8::from(player.bank_used)));
    for (name, value, scale) in [
        ("hand size", player.hand_size, 12.0),
        ("buildings", player.buildings, 12.0),
        ("goods", player.goods_total, 6.0),
        ("tucked", player.tucked_size, 10.0),
        ("harbored", player.harbored, 10.0),
    ] {
        put(&|| format!("{who} {name}"), f32::from(value) / scale);
    }
}

/// Writes all features of a position, seen from one seat.
pub(crate) fn write(p: &Position, seat: Seat, out: &mut [f32]) {
    let mut at = 0;
    each(p, seat, &mut |_, value| {
        out[at] = value;
        at += 1;
    });
}

/// What each feature means.
pub(crate) fn names() -> Vec<String> {
    let p = crate::setup::bare(&game::Setup::standard::<crate::SanJuan>(MOST_PLAYERS as u8));
    let mut names = Vec::with_capacity(COUNT);
    each(&p, Seat::FIRST, &mut |name, _| names.push(name()));
    names
}
