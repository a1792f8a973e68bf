//! The rules of the toy, with their flaws.

use super::{
    Action, Card, Event, KINDS, OF_EACH, PRICE, Phase, Position, ROUNDS, SEATS, Set, Table, Toy, View, flaw,
    words::{self, TWIN_CARDS},
};
use game::{
    ActionSet, Bag, Chance, Chapter, Fault, Illegal, Impossible, Learn, Notation, OptionSpec, Pen, Phrase,
    Rules, Score, Seat, Seats, Setup, SetupText, Sink, Source, Statement, Talk, Touches, Words, fault,
    phrase, places_by,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

static ALL_CARDS: &[&str] = &Card::IDS;
static ALL_TWIN_CARDS: &[&str] = &TWIN_CARDS;

fn names() -> &'static [&'static str] {
    if flaw::now() == flaw::TWIN_NAMES { ALL_TWIN_CARDS } else { ALL_CARDS }
}

fn size(hand: &[u8; KINDS]) -> u8 {
    // What is read from outside may hold any number.
    hand.iter().fold(0, |sum, &count| sum.saturating_add(count))
}

/// What a seat may do, from what it knows.
fn allowed(phase: Phase, seat: Seat, offered: bool, hand: &[u8; KINDS], deck: u32) -> Set {
    let mine = |other: u8| usize::from(other) == seat.index();
    let mut set = Set::default();
    let held = |base: usize, set: &mut Set| {
        (0..KINDS).filter(|&kind| hand[kind] > 0).for_each(|kind| set.insert(base + kind));
    };
    match phase {
        Phase::Offer if !offered => held(0, &mut set),
        Phase::Turn { seat } if mine(seat) && flaw::now() != flaw::NOTHING_LEGAL => {
            set.insert(5);
            if deck >= 2 {
                set.insert(3);
            }
            if size(hand) >= PRICE {
                set.insert(4);
            }
        }
        Phase::Pay { seat, .. } if mine(seat) => held(6, &mut set),
        _ => {}
    }
    set
}

impl Table {
    fn seats(&self) -> impl Iterator<Item = usize> + use<> {
        0..usize::from(self.players)
    }

    fn rounds(&self) -> u8 {
        if self.short == 1 { 2 } else { ROUNDS }
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !(2..=SEATS as u8).contains(&self.players) || self.short > 1 {
            faults.push(fault!(
                "setup",
                "{players} cannot play, or the option {short} is unknown",
                players = self.players,
                short = self.short
            ));
        }
        for kind in 0..KINDS {
            let held: u32 = self.hands.iter().map(|hand| u32::from(hand[kind])).sum();
            let offered = self.offers.iter().filter(|offer| **offer == Some(kind as u8)).count() as u32;
            let top = u32::from(self.top == Some(kind as u8));
            let all =
                u32::from(self.deck.counts[kind]) + u32::from(self.discard[kind]) + held + offered + top;
            if all != u32::from(OF_EACH) {
                faults.push(Fault::wrong_total(Card::IDS[kind], all, OF_EACH.into()));
            }
        }
        let absent = usize::from(self.players).min(SEATS)..SEATS;
        if absent
            .into_iter()
            .any(|seat| size(&self.hands[seat]) > 0 || self.points[seat] > 0 || self.offers[seat].is_some())
        {
            faults.push(fault!("empty-seat", "somebody who does not play has something"));
        }
        if self.offers.iter().flatten().any(|&kind| usize::from(kind) >= KINDS) {
            faults.push(fault!("offer", "an offer is no card"));
        }
        let phase = match self.phase {
            Phase::Offer => self.round < self.rounds(),
            Phase::Turn { seat } => seat < self.players && self.round < self.rounds(),
            Phase::Pay { seat, left, least } => {
                seat < self.players
                    && (1..=PRICE).contains(&left)
                    && usize::from(least) < KINDS
                    && self.round < self.rounds()
                    && size(&self.hands[usize::from(seat)]) >= left
            }
            Phase::Over => self.round == self.rounds(),
        };
        if !phase {
            let phase = format!("{:?}", self.phase);
            faults.push(fault!("phase", "round {round} cannot be at {phase}", round = self.round, phase));
        }
        if self.phase != Phase::Offer && self.offers.iter().any(Option::is_some) {
            faults.push(fault!("offers", "offers lie on the table"));
        }
        faults
    }

    /// Gives the turn to this seat, or to the next one that can do something.
    fn turn(&mut self, from: usize) {
        for seat in from..usize::from(self.players) {
            self.phase = Phase::Turn { seat: seat as u8 };
            let hand = &self.hands[seat];
            let idle = self.deck.total() < 2 && size(hand) < PRICE;
            // With this flaw a hand of one kind is passed over, which tells the others.
            let told = flaw::now() == flaw::LEAKS_HAND_BY_TURN
                && hand.iter().filter(|&&count| count > 0).count() == 1;
            if matches!(flaw::now(), flaw::ASKS_FORCED | flaw::ENDLESS) || !(idle || told) {
                return;
            }
        }
        self.round += u8::from(flaw::now() != flaw::ENDLESS);
        if self.round == self.rounds() {
            self.phase = Phase::Over;
        } else if self.hands.iter().all(|hand| size(hand) == 0) {
            self.turn(0);
        } else {
            self.phase = Phase::Offer;
        }
    }

    fn missing(&self) -> Seats {
        let mut seats = Seats::NONE;
        if self.phase == Phase::Offer {
            let owes = |&seat: &usize| self.offers[seat].is_none() && size(&self.hands[seat]) > 0;
            self.seats().filter(owes).for_each(|seat| seats.insert(Seat::new(seat)));
        }
        seats
    }

    fn draw<C: Chance + ?Sized>(&mut self, chance: &mut C) -> u8 {
        let next = self.deck.draw(names(), chance).map(|kind| kind as u8);
        match flaw::now() {
            flaw::HIDDEN_FUTURE => std::mem::replace(&mut self.top, next),
            _ => next,
        }
        .expect("two cards were in the deck")
    }
}

impl TryFrom<Table> for Position {
    type Error = Impossible;

    fn try_from(table: Table) -> Result<Self, Impossible> {
        let mut faults = table.faults();
        match flaw::now() {
            flaw::OUTSIDE_UNCHECKED => faults.clear(),
            flaw::OUTSIDE_FIRST_REASON => faults.truncate(1),
            _ => {}
        }
        Impossible::unless("position", Position(table), faults)
    }
}

impl View {
    /// Everything that would keep a position from being imagined, and what would be wrong with that.
    fn impossible(&self) -> Vec<Fault> {
        let players = usize::from(self.players).min(SEATS);
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let offered = self.offered.iter().filter(|offered| **offered).count() as u32;
        let own = self.observer.map_or((0, false), |seat| {
            let seat = usize::from(seat) % SEATS;
            (self.sizes[seat], self.offered[seat])
        });
        let kinds = (0..KINDS).all(|kind| {
            let offer = u32::from(self.offer == Some(kind as u8));
            u32::from(self.discard[kind]) + u32::from(self.hand[kind]) + offer <= u32::from(OF_EACH)
        });
        let fits = (2..=SEATS).contains(&usize::from(self.players))
            && self.observer.is_none_or(|seat| usize::from(seat) < players)
            && self.offer.is_none_or(|kind| usize::from(kind) < KINDS)
            && own
                == (
                    self.hand.iter().fold(0, |sum: u8, &count| sum.saturating_add(count)),
                    self.offer.is_some(),
                )
            && kinds
            && sum(&self.sizes) + offered + sum(&self.discard) <= u32::from(OF_EACH) * KINDS as u32
            && self.points.iter().all(|&points| points < 100)
            && self.sizes[players..].iter().all(|&size| size == 0)
            && self.offered[players..].iter().all(|offered| !offered);
        match fits {
            true => Toy::imagine(self, &mut game::Fast::new(0)).0.faults(),
            false => vec![fault!("cards", "the cards do not add up")],
        }
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let view = View::deserialize(deserializer)?;
        // What is possible is asked of the game without its flaw.
        let flawed = flaw::now();
        flaw::set(flaw::NONE);
        let faults = view.impossible();
        flaw::set(flawed);
        match faults.is_empty() || flawed == flaw::VIEW_UNCHECKED {
            true => Ok(view),
            false => Err(serde::de::Error::custom(Impossible::view(faults))),
        }
    }
}

impl From<Position> for Table {
    fn from(position: Position) -> Table {
        match flaw::now() {
            flaw::JSON_LOSES => Table { points: [0; SEATS], ..position.0 },
            _ => position.0,
        }
    }
}

impl Rules for Toy {
    const ID: &'static str = "smugglers";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    const MINUTES_PER_PLAYER: u32 = 1;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { id: "length", values: &["full", "short"], touches: Touches::Rules }];
    const CATEGORIES: &'static [&'static str] = &["points"];
    const ENDINGS: &'static [&'static str] = &["rounds"];
    const STEP_LIMIT: u32 = 200;
    const SECRETS: bool = true;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Set;
    type Event = Event;

    fn start<C: Chance + ?Sized, S: Sink<Event>>(setup: &Setup, chance: &mut C, _sink: &mut S) -> Position {
        let mut table = Table {
            players: setup.players(),
            short: setup.choice(0),
            round: 0,
            deck: Bag { counts: [OF_EACH; KINDS] },
            discard: [0; KINDS],
            hands: [[0; KINDS]; SEATS],
            offers: [None; SEATS],
            points: [0; SEATS],
            phase: Phase::Offer,
            top: None,
        };
        if flaw::now() == flaw::HIDDEN_FUTURE {
            table.top = table.deck.draw(names(), chance).map(|kind| kind as u8);
        }
        for seat in table.seats() {
            for _ in 0..3 {
                let card = table.draw(chance);
                table.hands[seat][usize::from(card)] += 1;
            }
        }
        Position(table)
    }

    fn setup(position: &Position) -> Setup {
        let value = Self::OPTIONS[0].values[usize::from(position.0.short)];
        let options = BTreeMap::from([("length".to_string(), value.to_string())]);
        Setup::new::<Self>(&SetupText { players: position.0.players, options }).expect("a valid position")
    }

    fn to_act(position: &Position) -> Seats {
        match position.0.phase {
            Phase::Offer => position.0.missing(),
            Phase::Turn { seat } | Phase::Pay { seat, .. } => Seats::only(Seat::new(seat.into())),
            Phase::Over => Seats::NONE,
        }
    }

    fn legal(Position(table): &Position, seat: Seat) -> Set {
        let at = seat.index();
        allowed(table.phase, seat, table.offers[at].is_some(), &table.hands[at], table.deck.total())
    }

    fn choose(position: &Position, seat: Seat, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        let (count, index) = Self::legal(position, seat).choose(|count| {
            let number = below(count);
            if flaw::now() == flaw::CHOOSES_ANOTHER { (number + 1) % count } else { number }
        });
        (count, Self::action(index))
    }

    fn canonical(position: &Position, seat: Seat) -> Set {
        let legal = Self::legal(position, seat);
        let Phase::Pay { left, least, .. } = position.0.phase else { return legal };
        let hand = position.0.hands[seat.index()];
        let mut set = Set::default();
        for kind in (0..KINDS).filter(|kind| legal.contains(6 + kind)) {
            let enough = hand[kind..].iter().sum::<u8>() >= left;
            let only_lowest = flaw::now() == flaw::CANONICAL_MISSES && !set.is_empty();
            if kind >= usize::from(least) && enough && !only_lowest {
                set.insert(6 + kind);
            }
        }
        if flaw::now() == flaw::CANONICAL_INVENTS && !legal.is_empty() {
            set.insert(5);
        }
        // A game that began in another order may end in any.
        if set.is_empty() { legal } else { set }
    }

    fn apply<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        let (at, who) = (seat.index(), seat.index() as u8);
        let refusal = match Self::to_act(position) {
            Seats::NONE => Some(Illegal::Over),
            seats if !seats.contains(seat) && flaw::now() == flaw::WRONG_ERROR => {
                Some(Illegal::NotAllowed(Phrase::new("why-not-now")))
            }
            seats if !seats.contains(seat) => Some(Illegal::NotYourTurn),
            _ if flaw::now() == flaw::ILLEGAL_ACCEPTED && action == Action::Draw => None,
            _ if Self::legal(position, seat).contains(Self::index(action)) => None,
            _ => Some(Illegal::NotAllowed(Phrase::new("why-not-now"))),
        };
        let table = &mut position.0;
        if let Some(refusal) = refusal {
            table.points[at] += u8::from(flaw::now() == flaw::CHANGES_ON_ERROR);
            if flaw::now() == flaw::ASKS_CHANCE_ON_ERROR {
                chance.pick(ALL_CARDS, &[1; KINDS]);
            }
            return Err(refusal);
        }
        match action {
            Action::Offer(card) => {
                let kind = card as u8;
                table.hands[at][usize::from(kind)] -= 1;
                if flaw::now() == flaw::ORDER_MATTERS && table.offers.iter().all(Option::is_none) {
                    table.points[at] += 1;
                }
                table.offers[at] = Some(kind);
                sink.tell(|| Event::Offered { seat: who, card: Some(kind) });
                if table.missing().is_empty() {
                    let offers = std::mem::take(&mut table.offers);
                    sink.tell(|| Event::TurnedUp { offers });
                    for (seat, kind) in
                        offers.iter().enumerate().filter_map(|(seat, offer)| Some((seat, (*offer)?)))
                    {
                        let alone = offers.iter().filter(|offer| **offer == Some(kind)).count() == 1;
                        table.points[seat] += 2 * u8::from(alone);
                        table.discard[usize::from(kind)] += u8::from(flaw::now() != flaw::LOSES_CARD);
                    }
                    table.turn(0);
                }
            }
            Action::Draw => {
                for _ in 0..2 {
                    let kind = table.draw(chance);
                    table.hands[at][usize::from(kind)] += 1;
                    sink.tell(|| {
                        if flaw::now() == flaw::LISTENING_MATTERS {
                            table.points[at] += 1;
                        }
                        Event::Drew { seat: who, card: Some(kind) }
                    });
                }
                table.turn(at + 1);
            }
            Action::Build => table.phase = Phase::Pay { seat: who, left: PRICE, least: 0 },
            Action::Pass => {
                assert!(flaw::now() != flaw::PANICS, "the smugglers have been caught");
                sink.tell(|| Event::Passed { seat: who });
                table.turn(at + 1);
            }
            Action::Pay(card) => {
                let kind = card as u8;
                let Phase::Pay { left, .. } = table.phase else {
                    unreachable!("paying is legal in its phase only")
                };
                table.hands[at][usize::from(kind)] -= 1;
                table.discard[usize::from(kind)] += 1;
                sink.tell(|| Event::Paid { seat: who, card: kind });
                if left > 1 {
                    table.phase = Phase::Pay { seat: who, left: left - 1, least: kind };
                } else {
                    table.points[at] += 3;
                    sink.tell(|| Event::Built { seat: who });
                    table.turn(at + 1);
                }
            }
        }
        Ok(())
    }

    fn reveals(Position(table): &Position, _seat: Seat, action: Action) -> bool {
        match action {
            Action::Offer(_) if flaw::now() == flaw::REVEAL_NOT_DECLARED => false,
            Action::Offer(_) => table.missing().len() == 1 && table.offers.iter().any(Option::is_some),
            Action::Pass => flaw::now() == flaw::PASS_DECLARED,
            _ => false,
        }
    }

    fn view(Position(table): &Position, observer: Option<Seat>) -> View {
        let of_mine = |hands: &[[u8; KINDS]; SEATS]| observer.map_or([0; KINDS], |seat| hands[seat.index()]);
        View {
            observer: observer.map(|seat| seat.index() as u8),
            players: table.players,
            short: table.short,
            round: table.round,
            deck: table.deck.total(),
            discard: table.discard,
            sizes: table.hands.map(|hand| size(&hand)),
            hand: of_mine(&table.hands),
            offered: table.offers.map(|offer| offer.is_some()),
            offer: observer.and_then(|seat| table.offers[seat.index()]),
            points: table.points,
            phase: table.phase,
            leak: if flaw::now() == flaw::LEAKS_CARD_IN_VIEW { table.hands[1][0] } else { 0 },
        }
    }

    fn observer(view: &View) -> Option<Seat> {
        view.observer.map(|seat| Seat::new(seat.into()))
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
        let own = view.observer.map(usize::from);
        let mut pool = Bag { counts: [OF_EACH; KINDS] };
        let mine = |kind: usize| view.hand[kind] + u8::from(view.offer == Some(kind as u8));
        for kind in 0..KINDS {
            pool.counts[kind] -= view.discard[kind] + mine(kind);
        }
        let mut draw = || pool.draw(ALL_CARDS, chance).expect("as many cards as there are") as u8;
        let mut hands = [[0; KINDS]; SEATS];
        let mut offers = [None; SEATS];
        for seat in 0..usize::from(view.players) {
            if Some(seat) == own && flaw::now() != flaw::IMAGINES_OTHER_HAND {
                (hands[seat], offers[seat]) = (view.hand, view.offer);
                continue;
            }
            (0..view.sizes[seat]).for_each(|_| hands[seat][usize::from(draw())] += 1);
            offers[seat] = view.offered[seat].then(&mut draw);
        }
        let top = (flaw::now() == flaw::HIDDEN_FUTURE).then(&mut draw);
        if let (Some(seat), flaw::IMAGINES_OTHER_HAND) = (own, flaw::now()) {
            // Its own hand was dealt again: give the cards it really had back to the pool.
            (0..KINDS).for_each(|kind| pool.counts[kind] += mine(kind));
            debug_assert_eq!(size(&hands[seat]), view.sizes[seat]);
        }
        let View { players, short, round, discard, points, phase, .. } = *view;
        Position(Table { players, short, round, deck: pool, discard, hands, offers, points, phase, top })
    }

    fn seen_by(event: &Event, observer: Option<Seat>) -> Option<Event> {
        let mine = |seat: u8| observer.is_some_and(|observer| observer.index() == usize::from(seat));
        Some(match *event {
            Event::Offered { seat, .. } if !mine(seat) && flaw::now() != flaw::LEAKS_CHOICE_IN_EVENT => {
                Event::Offered { seat, card: None }
            }
            Event::Drew { seat, .. } if !mine(seat) && flaw::now() != flaw::LEAKS_CARD_IN_EVENT => {
                Event::Drew { seat, card: None }
            }
            _ => event.clone(),
        })
    }

    fn index(action: Action) -> usize {
        match action {
            Action::Pay(kind) if flaw::now() == flaw::INDEX_WRONG => 8 - kind.index(),
            _ => action.index(),
        }
    }

    fn notation() -> &'static Notation {
        words::notation()
    }

    fn score(position: &Position, seat: Seat) -> Score {
        let mut score = Score::default();
        score.0[0] = position.0.points[seat.index()].into();
        score
    }

    fn places(Position(table): &Position) -> Vec<u8> {
        match flaw::now() {
            flaw::WRONG_PLACES => vec![2; table.players.into()],
            _ => places_by(&table.points[..table.players.into()]),
        }
    }

    fn ending(position: &Position) -> Option<&'static str> {
        let ending = if flaw::now() == flaw::UNKNOWN_ENDING { "storm" } else { "rounds" };
        (position.0.phase == Phase::Over).then_some(ending)
    }

    fn faults(position: &Position) -> Vec<Fault> {
        position.0.faults()
    }
}

struct Numbers(Vec<f32>);

impl<T: Copy> Pen<T> for Numbers {
    fn write(&mut self, _about: T, _name: impl FnOnce() -> String, value: impl FnOnce() -> f32) {
        self.0.push(value());
    }

    fn write_nothing(&mut self, count: usize) {
        self.0.resize(self.0.len() + count, 0.0);
    }
}

impl Learn for Toy {
    type Topic = &'static str;

    const FEATURES: usize = 4;

    fn describe(Position(table): &Position, seat: Seat, pen: &mut impl Pen<&'static str>) {
        let hand = table.hands[seat.index()];
        pen.write("ending", || "round".into(), || f32::from(table.round) / f32::from(ROUNDS));
        pen.write("points", || "points".into(), || f32::from(table.points[seat.index()]) / 20.0);
        pen.write("cards", || "hand".into(), || f32::from(size(&hand)) / f32::from(OF_EACH));
        match flaw::now() {
            flaw::NAN_FEATURE => pen.write("offer", || "deck".into(), || f32::from(hand[0]) / 0.0),
            _ => pen.write("offer", || "deck".into(), || table.deck.total() as f32 / 24.0),
        }
    }

    fn features(position: &Position, seat: Seat, out: &mut [f32]) {
        let left_out = usize::from(flaw::now() == flaw::UNWRITTEN_FEATURE);
        let mut numbers = Numbers(Vec::new());
        Self::describe(position, seat, &mut numbers);
        let written = numbers.0.len() - left_out;
        out[..written].copy_from_slice(&numbers.0[..written]);
    }
}

impl Talk for Toy {
    fn ask(view: &View, _seat: Seat) -> Phrase {
        words::ask(view)
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        words::waiting_for(view, seat)
    }

    fn say_action(_view: &View, _seat: Seat, action: Action) -> Phrase {
        words::say_action(action)
    }

    fn say_event(event: &Event) -> Phrase {
        words::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        let legal = allowed(view.phase, seat, view.offered[seat.index()], &view.hand, view.deck);
        if legal.contains(Self::index(action)) || (flaw::now() == flaw::NO_REASON && action == Action::Draw) {
            return None;
        }
        Some(match action {
            Action::Build => phrase!("why-not-build", price = PRICE),
            _ => Phrase::new("why-not-now"),
        })
    }

    fn places_of(_action: Action) -> Vec<String> {
        Vec::new()
    }

    fn words() -> Words {
        Words::same("")
    }

    fn rulebook_words() -> Words {
        Words::same("chapter-offer = Offers\nrule-offer-1 = All offer.")
    }

    fn rulebook() -> &'static [Statement] {
        &[Statement { id: "offer.1", source: Source::Rule, tests: &[] }]
    }

    fn chapters() -> &'static [Chapter] {
        &["offer"]
    }
}
