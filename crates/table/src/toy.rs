//! A small game with all that is hard for a table: secrets, simultaneous choices, chance, forced decisions.
//!
//! Every seat has a secret purse (0 to 2, drawn). Each of three rounds all bid at once, up to purse + 1; the highest bid
//! (the earlier seat if equal) wins a point, and its seat may polish (up to twice), dig (chance: gold is 2 points) and is
//! done. A seat with an empty purse can only bid 1, which nobody else may know.

use game::{
    Arg, Bits, Chance, Chapter, Fault, Illegal, Learn, OptionSpec, Pen, Phrase, Question, Rules, Score, Seat,
    Seats, Setup, Sink, StandingOrder, Statement, Talk, Words, phrase, places_by,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

#[derive(Copy, Clone, Debug, Default)]
pub struct Toy;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    players: u8,
    round: u8,
    purses: [u8; 4],
    bids: [u8; 4],
    points: [i16; 4],
    winner: Option<Seat>,
    polished: u8,
}

/// What one observer knows: the same, with others' purses and open bids blanked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    observer: Option<Seat>,
    known: Position,
}

game::actions! {
    /// What a player may do.
    pub enum Action {
        /// Bid, all at once.
        Bid(bid: u8) in [1..=3] = "bid {bid}",
        /// Polish.
        Polish = "polish",
        /// Dig.
        Dig = "dig",
        /// Go on.
        Done = "done",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Purse(Seat, u8),
    Bid(Seat, u8),
    Revealed([u8; 4]),
    Polished(Seat),
    Dug(Seat, bool),
    Done(Seat),
}

const BLANK: u8 = 99;
const PURSES: &[&str] = &["empty", "one", "two"];
const GROUND: &[&str] = &["stone", "gold"];
const ROUNDS: u8 = 3;

impl Rules for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MINUTES_PER_PLAYER: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[];
    const CATEGORIES: &'static [&'static str] = &["points", "purse"];
    const ENDINGS: &'static [&'static str] = &["rounds"];
    const STEP_LIMIT: u32 = 200;
    const SECRETS: bool = true;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Bits<1>;
    type Event = Event;

    fn start<C: Chance + ?Sized, S: Sink<Event>>(setup: &Setup, chance: &mut C, sink: &mut S) -> Position {
        let mut purses = [0; 4];
        for seat in Seat::all(setup.players()) {
            purses[seat.index()] = chance.pick(PURSES, &[1, 1, 1]) as u8;
            sink.tell(|| Event::Purse(seat, purses[seat.index()]));
        }
        let players = setup.players();
        Position { players, round: 1, purses, bids: [0; 4], points: [0; 4], winner: None, polished: 0 }
    }

    fn setup(position: &Position) -> Setup {
        Setup::standard::<Toy>(position.players)
    }

    fn to_act(position: &Position) -> Seats {
        if position.round > ROUNDS {
            return Seats::NONE;
        }
        if let Some(winner) = position.winner {
            return Seats::only(winner);
        }
        let mut seats = Seats::NONE;
        Seat::all(position.players)
            .filter(|seat| position.bids[seat.index()] == 0)
            .for_each(|seat| seats.insert(seat));
        seats
    }

    fn legal(position: &Position, seat: Seat) -> Bits<1> {
        if !Toy::to_act(position).contains(seat) {
            return Bits([0]);
        }
        if position.winner.is_some() {
            return Bits([if position.polished < 2 { 0b111000 } else { 0b110000 }]);
        }
        Bits([(1 << (position.purses[seat.index()] + 1)) - 1])
    }

    fn apply<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        if !Toy::to_act(position).contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if Toy::legal(position, seat).0[0] >> Toy::index(action) & 1 == 0 {
            return Err(Illegal::NotAllowed(Phrase::new("toy-not-allowed")));
        }
        match action {
            Action::Bid(bid) => {
                position.bids[seat.index()] = bid;
                sink.tell(|| Event::Bid(seat, bid));
                if Toy::to_act(position).is_empty() {
                    sink.tell(|| Event::Revealed(position.bids));
                    let bid = |seat: &Seat| (position.bids[seat.index()], std::cmp::Reverse(*seat));
                    let winner = Seat::all(position.players).max_by_key(bid).expect("there are players");
                    position.points[winner.index()] += 1;
                    position.winner = Some(winner);
                }
            }
            Action::Polish => {
                position.polished += 1;
                sink.tell(|| Event::Polished(seat));
            }
            Action::Dig => {
                let gold = chance.pick(GROUND, &[1, 1]) == 1;
                position.points[seat.index()] += if gold { 2 } else { 0 };
                sink.tell(|| Event::Dug(seat, gold));
                next_round(position);
            }
            Action::Done => {
                sink.tell(|| Event::Done(seat));
                next_round(position);
            }
        }
        Ok(())
    }

    fn view(position: &Position, observer: Option<Seat>) -> View {
        let mut known = *position;
        for seat in Seat::all(position.players).filter(|&seat| Some(seat) != observer) {
            known.purses[seat.index()] = BLANK;
            if position.winner.is_none() {
                known.bids[seat.index()] = if position.bids[seat.index()] == 0 { 0 } else { BLANK };
            }
        }
        View { observer, known }
    }

    fn observer(view: &View) -> Option<Seat> {
        view.observer
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
        let mut position = view.known;
        for purse in position.purses.iter_mut().filter(|purse| **purse == BLANK) {
            *purse = chance.pick(PURSES, &[1, 1, 1]) as u8;
        }
        position.bids.iter_mut().filter(|bid| **bid == BLANK).for_each(|bid| *bid = 1);
        position
    }

    fn seen_by(event: &Event, observer: Option<Seat>) -> Option<Event> {
        match event {
            Event::Purse(seat, _) | Event::Bid(seat, _) if Some(*seat) != observer => None,
            event => Some(event.clone()),
        }
    }

    fn score(position: &Position, seat: Seat) -> Score {
        let mut score = Score::default();
        score.0[0] = position.points[seat.index()];
        score.0[1] = position.purses[seat.index()].into();
        score
    }

    fn places(position: &Position) -> Vec<u8> {
        let totals: Vec<i32> =
            Seat::all(position.players).map(|seat| Toy::score(position, seat).total()).collect();
        places_by(&totals)
    }

    fn ending(position: &Position) -> Option<&'static str> {
        (position.round > ROUNDS).then_some("rounds")
    }

    fn faults(_position: &Position) -> Vec<Fault> {
        Vec::new()
    }
}

impl Learn for Toy {
    type Topic = &'static str;

    const FEATURES: usize = 0;

    fn describe(_position: &Position, _seat: Seat, _pen: &mut impl Pen<&'static str>) {}
}

impl Talk for Toy {
    fn ask(_view: &View, _seat: Seat) -> Phrase {
        Phrase::new("toy-ask")
    }

    fn waiting_for(_view: &View, seat: Seat) -> Phrase {
        phrase!("toy-waiting", who = seat)
    }

    fn say_action(_view: &View, _seat: Seat, _action: Action) -> Phrase {
        Phrase::new("toy-action")
    }

    fn say_event(event: &Event) -> Phrase {
        match event {
            Event::Purse(who, purse) => phrase!("toy-purse", who = *who, purse = *purse),
            Event::Bid(who, bid) => phrase!("toy-bid", who = *who, bid = *bid),
            Event::Revealed(_) => Phrase::new("toy-revealed"),
            Event::Polished(who) => phrase!("toy-polished", who = *who),
            Event::Dug(who, gold) => phrase!("toy-dug", who = *who, gold = u8::from(*gold)),
            Event::Done(who) => phrase!("toy-done", who = *who),
        }
    }

    fn why_not(_view: &View, _seat: Seat, _action: Action) -> Option<Phrase> {
        None
    }

    fn places_of(_action: Action) -> Vec<String> {
        Vec::new()
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[StandingOrder { id: "never-dig", plays: &["done"], alone: false, default: false }]
    }

    fn questions() -> &'static [Question] {
        &[
            Question { id: "bid", several: false, declines: &[] },
            Question { id: "polish", several: true, declines: &["done"] },
        ]
    }

    fn answers(_setup: &Setup, action: Action) -> Option<(&'static str, Arg)> {
        match action {
            Action::Bid(bid) => Some(("bid", bid.into())),
            Action::Polish => Some(("polish", Arg::Text("polish".into()))),
            Action::Dig => Some(("polish", Arg::Text("dig".into()))),
            Action::Done => None,
        }
    }

    fn words() -> Words {
        Words::same("")
    }

    fn rulebook_words() -> Words {
        Self::words()
    }

    fn rulebook() -> &'static [Statement] {
        &[]
    }

    fn chapters() -> &'static [Chapter] {
        &[]
    }
}

fn next_round(position: &mut Position) {
    position.round += 1;
    position.bids = [0; 4];
    position.winner = None;
    position.polished = 0;
}
