//! Numbers for a learning player: only what the seat can know, players in clockwise order from it.

use crate::{
    action::Action,
    cards::Cards,
    components::*,
    position::{Position, Step},
    setup, shipyards,
    view::View,
};
use game::{ActionSet, Seat};

/// Numbers about one player.
const PER_PLAYER: usize = Development::COUNT + 2 * Resource::COUNT + 12;
/// Numbers about the table.
const TABLE: usize =
    STEPS.len() + RoyalEvent::COUNT + 6 * Resource::COUNT + 1 + LINE * Development::COUNT + 14;
/// All of them.
pub(crate) const COUNT: usize = TABLE + MOST_PLAYERS * PER_PLAYER;

const STEPS: [Step; 18] = [
    Step::Call,
    Step::Split,
    Step::Pick,
    Step::Pirates,
    Step::Announce,
    Step::Offer,
    Step::Appoint,
    Step::Take,
    Step::Market,
    Step::Gift,
    Step::Begin,
    Step::Progress,
    Step::Identical,
    Step::Different,
    Step::Perfect,
    Step::Convert,
    Step::Develop,
    Step::Store,
];

/// Who stands how many seats clockwise of the observer.
const WHO: [&str; MOST_PLAYERS] = ["own", "next", "second", "third", "fourth", "fifth"];

type Put<'a> = dyn FnMut(&dyn Fn() -> String, f32) + 'a;

/// Tells every feature: its name (only made when wanted) and its value.
fn each(position: &Position, seat: Seat, put: &mut Put) {
    let view = View::new(position, Some(seat));
    let p = &view.table;
    for step in STEPS {
        put(&|| format!("step {}", step.id()), f32::from(u8::from(p.step == step)));
    }
    for event in RoyalEvent::ALL {
        put(&|| format!("event {}", event.id()), f32::from(u8::from(p.event() == Some(event))));
    }
    let mut cards = |what: &str, cards: Cards| {
        for resource in Resource::ALL {
            put(&|| format!("{what} {}", resource.id()), f32::from(cards.get(resource)) / 4.0);
        }
    };
    cards("market", p.market);
    cards("display", p.display);
    cards("open discards", p.open_discards);
    cards("chosen", view.chosen().unwrap_or_default());
    cards("taken", p.taken().map(Cards::one).unwrap_or_default());
    for resource in Resource::ALL {
        put(&|| format!("unseen {}", resource.id()), f32::from(view.unseen(resource)) / 16.0);
    }
    for place in 0..LINE {
        for card in Development::ALL {
            let here = p.line().nth(place) == Some(card);
            put(&|| format!("line {} {}", place + 1, card.id()), f32::from(u8::from(here)));
        }
    }
    let mut number = |what: &str, value: f32| put(&|| what.into(), value);
    number("announced", f32::from(p.announced) / 4.0);
    number("picks", f32::from(p.picks) / 4.0);
    number("reach", f32::from(p.reach) / 5.0);
    number("deck", f32::from(p.deck_size) / 120.0);
    number("development deck", f32::from(p.development_deck_size) / 39.0);
    number("line length", f32::from(p.line_length) / 5.0);
    number("round", f32::from(p.round.min(100)) / 30.0);
    number("last round", f32::from(u8::from(view.last_round().is_some())));
    number("identical played", f32::from(u8::from(p.turn.identical)));
    number("different played", f32::from(u8::from(p.turn.different)));
    number("relics sold", f32::from(u8::from(p.turn.relics)));
    for class in Class::ALL {
        let left = if p.mover == seat { view.merchants_left(seat)[class.index()] } else { 0 };
        number(&format!("merchants left {}", class.id()), f32::from(left) / 3.0);
    }
    number("legal actions", view.legal().len() as f32 / Action::COUNT as f32);
    for (at, who) in WHO.into_iter().enumerate() {
        let here = at < usize::from(p.players());
        let other = Seat::new((seat.index() + at) % usize::from(p.players()));
        player(p, other, here, who, put);
    }
}

fn player(p: &Position, seat: Seat, here: bool, who: &str, put: &mut Put) {
    let player = p.player(seat);
    let mut put = |name: &dyn Fn() -> String, value: f32| put(name, if here { value } else { 0.0 });
    for card in Development::ALL {
        put(&|| format!("{who} {}", card.id()), f32::from(u8::from(player.has(card))));
    }
    for resource in Resource::ALL {
        put(&|| format!("{who} hand {}", resource.id()), f32::from(player.hand.get(resource)) / 4.0);
        let laid = if p.step.is_secret() { 0 } else { player.laid.get(resource) };
        put(&|| format!("{who} laid {}", resource.id()), f32::from(laid) / 4.0);
    }
    let mut number = |what: &str, value: f32| put(&|| format!("{who} {what}"), value);
    number("seat taken", 1.0);
    number("doubloons", f32::from(player.doubloons) / 75.0);
    number("hand size", f32::from(player.hand_size) / 12.0);
    number("discards", f32::from(player.discards_size) / 60.0);
    number("income", f32::from(player.income) / 10.0);
    number("caravels", f32::from(player.caravel_count) / 6.0);
    number("room", f32::from(player.room) / 6.0);
    number("shipyard pay", f32::from(shipyards::pay(p, seat)) / 10.0);
    number("trade master", f32::from(u8::from(p.master == seat)));
    number("to act", f32::from(u8::from(p.acting.contains(seat))));
    number("perfect", f32::from(u8::from(p.is_perfect(seat))));
    number("took last", f32::from(u8::from(usize::from(p.taken_by) == seat.index() + 1)));
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
    let p = setup::bare(&game::Setup::standard::<crate::MundusNovus>(MOST_PLAYERS as u8));
    let mut names = Vec::with_capacity(COUNT);
    each(&p, Seat::FIRST, &mut |name, _| names.push(name()));
    names
}
