//! A table for tests: a draft becomes a position, actions are played by their notation, chance is spelled out.

use game::{Fast, Rules, Seat, Seats, testkit::by_text};
use mundus_novus::{Cards, Development, Event, MundusNovus, Position, PositionDraft, Resource, Step, View};

pub struct Table {
    pub position: Position,
    pub events: Vec<Event>,
}

/// The seat that people call `number`.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// `"2 corn, relic"`.
pub fn cards(text: &str) -> Cards {
    let mut all = Cards::NONE;
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (count, id) =
            part.split_once(' ').map_or((1, part), |(count, id)| (count.parse().expect("a number"), id));
        let resource = Resource::from_id(id).unwrap_or_else(|| panic!("no resource {id}"));
        (0..count).for_each(|_| all.add(resource));
    }
    all
}

/// `"caravel-3, shipyard-1"`.
pub fn developments(text: &str) -> Vec<Development> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|id| Development::from_id(id).unwrap_or_else(|| panic!("no development {id}"))).collect()
}

pub fn resource(id: &str) -> Resource {
    cards(id).iter().next().expect("a resource")
}

/// A position changed from [`PositionDraft::new`].
pub fn table(players: u8, change: impl FnOnce(&mut PositionDraft)) -> Table {
    let mut draft = PositionDraft::new(players);
    change(&mut draft);
    match draft.build() {
        Ok(position) => Table { position, events: Vec::new() },
        Err(impossible) => panic!("{impossible}"),
    }
}

/// Five unimportant cards for every player who has none.
pub fn fill_hands(draft: &mut PositionDraft) {
    let idle = ["5 cacao", "5 corn", "5 tobacco", "5 coffee", "5 cotton", "5 sugar-cane"];
    for (player, hand) in draft.players.iter_mut().zip(idle) {
        if player.hand.is_empty() {
            player.hand = cards(hand);
        }
    }
}

/// Seat 1 is Trade Master and everybody lays out as many cards as announced.
pub fn offering(players: u8, announced: u8, change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(players, |draft| {
        draft.step = Step::Offer;
        draft.announced = announced;
        change(draft);
        fill_hands(draft);
    })
}

/// Seat 1 begins the progression with this hand; the others have five cards each.
pub fn progressing(players: u8, hand: &str, change: impl FnOnce(&mut PositionDraft)) -> Table {
    let mut table = table(players, |draft| {
        draft.step = Step::Begin;
        draft.players[0].hand = cards(hand);
        change(draft);
        fill_hands(draft);
    });
    table.play(1, "begin with 1");
    table
}

/// Seat 1 is in the middle of the progression it began.
pub fn in_progress(hand: &str, change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(2, |draft| {
        draft.step = Step::Progress;
        draft.players[0].hand = cards(hand);
        change(draft);
        fill_hands(draft);
    })
}

/// The last player of a round can only end it; the line's head is as given.
pub fn at_round_end(players: u8, change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(players, |draft| {
        draft.step = Step::Progress;
        draft.mover = Some(seat(players.into()));
        draft.players[usize::from(players) - 1].hand = cards("vanilla");
        draft.line = developments(
            "hernan-cortes, shipyard-2, common-merchant-2, large-warehouse-2, small-warehouse-2",
        );
        change(draft);
    })
}

impl Table {
    pub fn view(&self, number: usize) -> View {
        MundusNovus::view(&self.position, Some(seat(number)))
    }

    pub fn spectator(&self) -> View {
        MundusNovus::view(&self.position, None)
    }

    pub fn to_act(&self) -> Seats {
        MundusNovus::to_act(&self.position)
    }

    /// Is it this seat alone that is asked this?
    pub fn asks(&self, number: usize, step: Step) -> bool {
        self.to_act() == Seats::only(seat(number)) && self.position.step() == step
    }

    pub fn legal(&self, number: usize) -> Vec<String> {
        by_text::offered::<MundusNovus>(&self.position, seat(number))
    }

    pub fn allows(&self, number: usize, text: &str) -> bool {
        self.legal(number).iter().any(|legal| legal == text)
    }

    /// Plays an action with whatever chance brings.
    pub fn play(&mut self, number: usize, text: &str) -> &mut Table {
        let Table { position, events } = self;
        by_text::play::<MundusNovus>(position, seat(number), text, &mut Fast::new(1), events);
        self
    }

    /// Plays actions one after the other.
    pub fn plays(&mut self, number: usize, texts: &[&str]) -> &mut Table {
        texts.iter().for_each(|text| {
            self.play(number, text);
        });
        self
    }

    /// Plays an action with these outcomes of chance and no others.
    pub fn roll(&mut self, number: usize, text: &str, outcomes: &[&str]) -> &mut Table {
        by_text::roll::<MundusNovus>(&mut self.position, seat(number), text, outcomes, &mut self.events);
        self
    }

    /// The id of the reason why this seat cannot do this; nothing has changed.
    pub fn refuses(&self, number: usize, text: &str) -> &'static str {
        by_text::refusal::<MundusNovus>(&self.position, seat(number), text)
    }

    pub fn hand(&self, number: usize) -> Cards {
        self.position.hand(seat(number))
    }

    pub fn doubloons(&self, number: usize) -> u16 {
        self.position.player(seat(number)).doubloons()
    }

    pub fn owns(&self, number: usize, id: &str) -> bool {
        self.position.player(seat(number)).has(Development::from_id(id).expect("a development"))
    }

    pub fn line(&self) -> Vec<&'static str> {
        self.position.line().map(Development::id).collect()
    }

    pub fn is_over(&self) -> Option<&'static str> {
        MundusNovus::ending(&self.position)
    }
}
