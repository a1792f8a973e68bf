//! Numbers for a learning player: only what the seat can know, players in clockwise order from it.

use crate::{
    MundusNovus,
    action::Action,
    cards::Cards,
    components::*,
    position::{Position, Step},
    shipyards,
    view::View,
};
use game::{ActionSet, Learn, Pen, Seat, flag, kinds, share};

/// Numbers about one player.
const PER_PLAYER: usize = Development::COUNT + 2 * Resource::COUNT + 12;
/// Numbers about the table.
const TABLE: usize = STEPS + RoyalEvent::COUNT + 6 * Resource::COUNT + 1 + LINE * Development::COUNT + 14;
/// All of them.
const COUNT: usize = TABLE + MOST_PLAYERS * PER_PLAYER;

/// What may be asked before the game is over.
const STEPS: usize = Step::COUNT - 1;

/// Who stands how many seats clockwise of the observer.
const WHO: [&str; MOST_PLAYERS] = ["own", "next", "second", "third", "fourth", "fifth"];

kinds! {
    /// What a feature is about.
    pub enum Topic {
        /// Everything of the other players.
        Others = "others",
        /// Whose turn it is, and what is asked.
        Turn = "turn",
        /// How near the end is.
        Ending = "ending",
        /// What everybody can still get.
        Offer = "offer",
        /// Money.
        Money = "money",
        /// Own cards.
        Cards = "cards",
        /// Doubloons every round.
        Income = "income",
        /// Caravels and warehouses.
        Caravels = "caravels",
        /// Developments.
        Developments = "developments",
        /// The event of the round.
        Event = "event",
    }
}

impl Learn for MundusNovus {
    type Topic = Topic;

    const FEATURES: usize = COUNT;

    fn describe(position: &Position, seat: Seat, pen: &mut impl Pen<Topic>) {
        let view = View::new(position, Some(seat));
        table(&view, seat, pen);
        let players = usize::from(view.table.players());
        for (at, who) in WHO.into_iter().enumerate().take(players) {
            player(&view.table, Seat::new((seat.index() + at) % players), who, pen);
        }
        pen.write_nothing((WHO.len() - players) * PER_PLAYER);
    }
}

fn cards(about: Topic, what: &str, cards: Cards, pen: &mut impl Pen<Topic>) {
    for resource in Resource::ALL {
        pen.write(about, || format!("{what} {resource}"), || share(cards.get(resource), 4.0));
    }
}

fn table(view: &View, seat: Seat, pen: &mut impl Pen<Topic>) {
    let p = &view.table;
    let step = if p.step == Step::Over { 0 } else { 1 << p.step.index() };
    pen.write_set(Topic::Turn, STEPS, step, |step| format!("step {}", Step::ALL[step]));
    let event = p.event().map_or(0, |event| 1 << event.index());
    pen.write_set(Topic::Event, RoyalEvent::COUNT, event, |event| {
        format!("event {}", RoyalEvent::ALL[event])
    });
    cards(Topic::Offer, "market", p.market, pen);
    cards(Topic::Offer, "display", p.display, pen);
    cards(Topic::Offer, "open discards", p.open_discards, pen);
    cards(Topic::Cards, "chosen", view.chosen().unwrap_or_default(), pen);
    cards(Topic::Cards, "taken", p.taken().map(Cards::one).unwrap_or_default(), pen);
    for resource in Resource::ALL {
        pen.write(Topic::Offer, || format!("unseen {resource}"), || share(view.unseen(resource), 16.0));
    }
    for (place, &card) in p.line.iter().enumerate() {
        let here = if place < p.line_length.into() { 1 << card } else { 0 };
        pen.write_set(Topic::Offer, Development::COUNT, here, |card| {
            format!("line {} {}", place + 1, Development::ALL[card])
        });
    }
    let mut number = |about: Topic, what: &str, value: f32| pen.write(about, || what.into(), || value);
    number(Topic::Turn, "announced", share(p.announced, MOST_ANNOUNCED));
    number(Topic::Turn, "picks", share(p.picks, 4.0));
    number(Topic::Turn, "reach", share(p.reach, LINE as f32));
    number(Topic::Offer, "deck", share(p.deck_size, Cards::ALL.total()));
    number(
        Topic::Offer,
        "development deck",
        share(p.development_deck_size, (Development::COUNT - LINE) as u8),
    );
    number(Topic::Offer, "line length", share(p.line_length, LINE as f32));
    number(Topic::Ending, "round", share(p.round.min(100), 30.0));
    number(Topic::Ending, "last round", flag(view.last_round().is_some()));
    number(Topic::Turn, "identical played", flag(p.turn.identical));
    number(Topic::Turn, "different played", flag(p.turn.different));
    number(Topic::Turn, "relics sold", flag(p.turn.relics));
    for class in Class::ALL {
        let left = if p.mover == seat { view.merchants_left(seat)[class.index()] } else { 0 };
        pen.write(Topic::Turn, || format!("merchants left {class}"), || share(left, MOST_MERCHANTS));
    }
    let legal = view.legal().len();
    pen.write(Topic::Turn, || "legal actions".into(), || legal as f32 / Action::COUNT as f32);
}

fn player(p: &Position, seat: Seat, who: &str, pen: &mut impl Pen<Topic>) {
    let player = p.player(seat);
    let about = |own: Topic| if who == WHO[0] { own } else { Topic::Others };
    pen.write_set(about(Topic::Developments), Development::COUNT, player.developments, |card| {
        format!("{who} {}", Development::ALL[card])
    });
    let laid = if p.step.is_secret() { Cards::NONE } else { player.laid };
    for resource in Resource::ALL {
        let hand = player.hand.get(resource);
        pen.write(about(Topic::Cards), || format!("{who} hand {resource}"), || share(hand, 4.0));
        pen.write(
            about(Topic::Cards),
            || format!("{who} laid {resource}"),
            || share(laid.get(resource), 4.0),
        );
    }
    let mut number =
        |own: Topic, what: &str, value: f32| pen.write(about(own), || format!("{who} {what}"), || value);
    number(Topic::Turn, "seat taken", 1.0);
    number(Topic::Money, "doubloons", share(player.doubloons, 75.0));
    number(Topic::Cards, "hand size", share(player.hand_size, 12.0));
    number(Topic::Cards, "discards", share(player.discards_size, 60.0));
    number(Topic::Income, "income", share(player.income, 10.0));
    number(Topic::Caravels, "caravels", share(player.caravel_count, 6.0));
    number(Topic::Caravels, "room", share(player.room, 6.0));
    number(Topic::Income, "shipyard pay", share(shipyards::pay(p, seat), 10.0));
    number(Topic::Turn, "trade master", flag(p.master == seat));
    number(Topic::Turn, "to act", flag(p.acting.contains(seat)));
    number(Topic::Turn, "perfect", flag(p.is_perfect(seat)));
    number(Topic::Turn, "took last", flag(usize::from(p.taken_by) == seat.index() + 1));
}
