//! Numbers for a learning player: only what the seat can know, players in clockwise order from it.

use crate::{
    SanJuan,
    components::*,
    position::{Position, Step},
    scoring,
};
use game::{Learn, Pen, Seat, flag, kinds, share};

/// Numbers about one city.
const PER_PLAYER: usize = Card::COUNT + Good::COUNT + 8;
/// Numbers about the table.
const TABLE: usize = 2 * Role::COUNT + STEPS + PRODUCTION_KINDS + 3 * MOST_PLAYERS + 12;
/// All of them.
const COUNT: usize = 2 * DECK_KINDS + MOST_PLAYERS * PER_PLAYER + TABLE;

/// What may be asked before the game is over.
const STEPS: usize = Step::COUNT - 1;

/// Who stands how many seats clockwise of the observer.
const WHO: [&str; MOST_PLAYERS] = ["own", "next", "second", "third"];

kinds! {
    /// What a feature is about.
    pub enum Topic {
        /// Everything of the other players.
        Others = "others",
        /// Whose turn it is, and what is asked.
        Turn = "turn",
        /// What everybody can still get.
        Offer = "offer",
        /// Points.
        Points = "points",
        /// Own goods.
        Goods = "goods",
        /// Own cards.
        Cards = "cards",
        /// Own buildings.
        Buildings = "buildings",
        /// Roles.
        Roles = "roles",
        /// Prices and the trading house.
        Trade = "trade",
    }
}

impl Learn for SanJuan {
    type Topic = Topic;

    const FEATURES: usize = COUNT;

    fn describe(p: &Position, seat: Seat, pen: &mut impl Pen<Topic>) {
        let p = &*p.turned_to(seat);
        table(p, seat, pen);
        for (at, who) in WHO.into_iter().enumerate() {
            let here = at < usize::from(p.players());
            let other = Seat::new((seat.index() + at) % usize::from(p.players()));
            city(p, other, here, who, pen);
        }
    }
}

/// What a feature of this player is about: the others, if not the observer.
fn topic(who: &str, own: Topic) -> Topic {
    if who == WHO[0] { own } else { Topic::Others }
}

fn table(p: &Position, seat: Seat, pen: &mut impl Pen<Topic>) {
    for role in Role::ALL {
        pen.write(Topic::Roles, || format!("taken {role}"), || flag(p.is_taken(role)));
        pen.write(Topic::Roles, || format!("playing {role}"), || flag(p.role == Some(role)));
    }
    for step in Step::ALL.into_iter().take(STEPS) {
        pen.write(Topic::Turn, || format!("step {step}"), || flag(p.step == step));
    }
    for (at, who) in WHO.into_iter().enumerate() {
        let is = |other: Seat| seat.clockwise(p.players()).nth(at) == Some(other);
        let about = topic(who, Topic::Turn);
        pen.write(about, || format!("{who} governor"), || flag(is(p.governor)));
        pen.write(about, || format!("{who} chooser"), || flag(is(p.chooser)));
        pen.write(about, || format!("{who} to act"), || flag(p.acting().iter().any(is)));
    }
    for (about, name, value) in [
        (Topic::Offer, "cathedral free", p.cathedral),
        (Topic::Turn, "privilege doubled", p.phase.doubled),
        (Topic::Turn, "library used", p.library_used),
        (Topic::Turn, "expansion", p.expansion()),
        (Topic::Turn, "first edition", p.first_edition()),
        (Topic::Turn, "cheap customs office", p.cheap_customs()),
    ] {
        pen.write(about, || name.into(), || flag(value));
    }
    for (at, good) in Good::ALL.into_iter().take(PRODUCTION_KINDS).enumerate() {
        let price = p.prices().map_or(0, |prices| prices[at]);
        pen.write(Topic::Trade, || format!("price of {good}"), || share(price, 3.0));
    }
    for (about, name, value, scale) in [
        (Topic::Turn, "left", p.phase.left, 8.0),
        (Topic::Turn, "done", p.phase.count, 8.0),
        (Topic::Turn, "earned", p.phase.gain, 12.0),
        (Topic::Turn, "goods to pay with", p.phase.goods_left, 2.0),
        (Topic::Offer, "deck", p.deck, 140.0),
        (Topic::Offer, "discard", p.discard, 140.0),
    ] {
        pen.write(about, || name.into(), || share(value, scale));
    }
    let drawn_seen = p.step != Step::Keep || p.mover == seat;
    for card in Card::ALL.into_iter().take(DECK_KINDS) {
        let held = p.player(seat).hand[card.index()];
        pen.write(Topic::Cards, || format!("hand {card}"), || share(held, 3.0));
        let drawn = if drawn_seen { p.drawn.get(card) } else { 0 };
        pen.write(Topic::Cards, || format!("drawn {card}"), || share(drawn, 3.0));
    }
}

fn city(p: &Position, seat: Seat, here: bool, who: &str, pen: &mut impl Pen<Topic>) {
    let player = p.player(seat);
    let mut put = |own: Topic, name: &dyn Fn() -> String, value: f32| {
        pen.write(topic(who, own), name, || if here { value } else { 0.0 });
    };
    for card in Card::ALL {
        put(Topic::Buildings, &|| format!("{who} city {card}"), share(player.copies(card), 2.0));
    }
    for good in Good::ALL {
        put(Topic::Goods, &|| format!("{who} good {good}"), share(player.goods(good), 2.0));
    }
    put(Topic::Turn, &|| format!("{who} seat taken"), 1.0);
    put(Topic::Points, &|| format!("{who} score"), scoring::score(p, seat).total() as f32 / 40.0);
    put(Topic::Turn, &|| format!("{who} bank used"), flag(player.bank_used));
    for (about, name, value, scale) in [
        (Topic::Cards, "hand size", player.hand_size, 12.0),
        (Topic::Buildings, "buildings", player.buildings, 12.0),
        (Topic::Goods, "goods", player.goods_total, 6.0),
        (Topic::Points, "tucked", player.tucked_size, 10.0),
        (Topic::Points, "harbored", player.harbored, 10.0),
    ] {
        put(about, &|| format!("{who} {name}"), share(value, scale));
    }
}
