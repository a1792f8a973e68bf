//! Small words for playing a position in tests.

use game::{Fast, Rules, Seat, testkit::by_text};
use san_juan::{Card, CardList, Event, Good, Position, PositionDraft, SanJuan, Step, View};

/// Cards by name: `list("library smithy smithy")`.
pub fn list(names: &str) -> CardList {
    let mut cards = CardList::default();
    for name in names.split_whitespace() {
        let card =
            Card::ALL.into_iter().find(|card| card.id() == name).unwrap_or_else(|| panic!("no card {name}"));
        *cards.0.entry(card).or_insert(0) += 1;
    }
    cards
}

/// A table before the first role, hands empty.
pub fn table(players: u8) -> PositionDraft {
    PositionDraft::new(players)
}

/// The same with the expansion.
pub fn expanded(players: u8) -> PositionDraft {
    let mut draft = table(players);
    draft.setup.options.insert("expansion".into(), "on".into());
    draft
}

/// Changes to a draft, one player at a time.
pub trait Change: Sized {
    fn city(self, seat: usize, buildings: &str) -> Self;
    fn hand(self, seat: usize, cards: &str) -> Self;
    fn goods(self, seat: usize, goods: &[Good]) -> Self;
    fn option(self, id: &str, value: &str) -> Self;
    fn prices(self, first: &str) -> Self;
    fn play(self) -> Play;
}

impl Change for PositionDraft {
    fn city(mut self, seat: usize, buildings: &str) -> Self {
        self.players[seat - 1].buildings = list(buildings);
        self
    }

    fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.players[seat - 1].hand = list(cards);
        self
    }

    fn goods(mut self, seat: usize, goods: &[Good]) -> Self {
        for &good in goods {
            *self.players[seat - 1].goods.entry(good).or_insert(0) += 1;
        }
        self
    }

    fn option(mut self, id: &str, value: &str) -> Self {
        self.setup.options.insert(id.into(), value.into());
        self
    }

    /// The whole cycle of price cards is known and begins with this one.
    fn prices(mut self, first: &str) -> Self {
        let others = ["11122", "11222", "11223", "12223", "12233"].into_iter().filter(|&card| card != first);
        self.price_cards = [first].into_iter().chain(others).map(String::from).collect();
        self
    }

    fn play(self) -> Play {
        Play { p: self.build().unwrap_or_else(|error| panic!("{error}")) }
    }
}

/// A game being played.
pub struct Play {
    pub p: Position,
}

impl Play {
    pub fn mover(&self) -> u8 {
        self.p.mover().number()
    }

    pub fn legal(&self) -> Vec<String> {
        by_text::offered::<SanJuan>(&self.p, self.p.mover())
    }

    pub fn can(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// The player to act does this; chance falls as it will.
    pub fn does(&mut self, action: &str) -> &mut Play {
        self.tells(action);
        self
    }

    /// The same, and what is told of it.
    pub fn tells(&mut self, action: &str) -> Vec<Event> {
        let (mover, mut told) = (self.p.mover(), Vec::new());
        by_text::play::<SanJuan>(&mut self.p, mover, action, &mut Fast::new(5), &mut told);
        told
    }

    /// Everybody declines, and takes the first role there is, until the next round begins or the game is over; what is
    /// told.
    pub fn idles(&mut self) -> Vec<Event> {
        let (governor, mut told) = (self.p.governor(), Vec::new());
        while self.p.governor() == governor && self.p.step() != Step::Over {
            let legal = self.legal();
            let decline = ["pass", "done"].into_iter().find(|action| self.can(action));
            told.extend(self.tells(decline.unwrap_or(&legal[0])));
        }
        told
    }

    /// The same with chance as told, neither more nor less.
    pub fn draws(&mut self, action: &str, outcomes: &str) -> &mut Play {
        let (mover, outcomes) = (self.p.mover(), outcomes.split_whitespace().collect::<Vec<_>>());
        by_text::roll::<SanJuan>(&mut self.p, mover, action, &outcomes, &mut ());
        self
    }

    /// Is refused.
    pub fn refuses(&self, action: &str) -> &'static str {
        by_text::refusal::<SanJuan>(&self.p, self.p.mover(), action)
    }

    /// Everybody declines until the step or the player is another one.
    pub fn pass_until(&mut self, reached: impl Fn(&Position) -> bool) -> &mut Play {
        for _ in 0..200 {
            if reached(&self.p) {
                return self;
            }
            let legal = self.legal();
            let decline = ["pass", "done"].into_iter().find(|action| self.can(action));
            let action = decline.unwrap_or(&legal[0]).to_string();
            self.does(&action);
        }
        panic!("never reached");
    }

    pub fn pass_until_step(&mut self, step: Step) -> &mut Play {
        self.pass_until(|p| p.step() == step)
    }

    pub fn seat(&self, number: u8) -> &san_juan::Player {
        self.p.player(seat(number))
    }

    pub fn cards(&self, number: u8) -> u8 {
        self.seat(number).hand_size()
    }

    pub fn view(&self, number: u8) -> View {
        SanJuan::view(&self.p, Some(seat(number)))
    }

    pub fn points(&self, number: u8, category: &str) -> i16 {
        let at = SanJuan::CATEGORIES.iter().position(|id| *id == category).expect("a category");
        SanJuan::score(&self.p, seat(number)).0[at]
    }
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number.into()).expect("a seat")
}
