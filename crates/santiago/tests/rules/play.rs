//! A table for tests: a draft becomes a position, actions are played by their notation, chance is spelled out.

use game::{Rules, Seat, testkit::by_text};
use santiago::{
    Event, Position, PositionDraft, Santiago, Step, View,
    components::{Building, Cuban, Good},
    draft::StepDraft,
};

pub struct Table {
    pub position: Position,
    pub events: Vec<Event>,
}

/// The seat that people call `number`.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A first turn with this many players, changed as the test wants.
pub fn table(players: u8, change: impl FnOnce(&mut PositionDraft)) -> Table {
    let mut draft = PositionDraft::new(players);
    change(&mut draft);
    match draft.build() {
        Ok(position) => Table { position, events: Vec::new() },
        Err(impossible) => panic!("{impossible}"),
    }
}

/// Seat 1 of four is with a Cuban and may use it.
pub fn with_cuban(cuban: Cuban, change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(4, |draft| {
        draft.car = Some(cuban);
        draft.decision = StepDraft::Cuban;
        change(draft);
    })
}

/// Seat 1 of four has stayed on a building (the car is at El Zorro) and may use it.
pub fn in_building(building: Building, change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(4, |draft| {
        draft.car = Some(Cuban::ElZorro);
        draft.players[0].broker = Some(building);
        draft.decision = StepDraft::Building { building, lawyer: false };
        change(draft);
    })
}

/// The car stops at the harbour: seat 1 has driven there from the last stop.
pub fn at_harbor(players: u8, change: impl FnOnce(&mut PositionDraft)) -> Table {
    let mut table = table(players, |draft| {
        draft.car = Some(Cuban::Alonso);
        change(draft);
    });
    table.play("drive 1");
    table
}

/// These goods and no others.
pub fn goods(draft: &mut PositionDraft, number: usize, goods: &[(Good, u8)]) {
    draft.players[number - 1].goods = goods.iter().copied().collect();
}

/// What the ship wants: four dice.
pub fn demand(draft: &mut PositionDraft, dice: [(Good, u8); 4]) {
    draft.demand = dice.into();
}

impl Table {
    pub fn view(&self) -> View {
        Santiago::view(&self.position, None)
    }

    pub fn decider(&self) -> Seat {
        Santiago::to_act(&self.position).first().expect("somebody is to act")
    }

    pub fn step(&self) -> Step {
        self.position.step()
    }

    /// What the decider may do, in notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut texts = by_text::offered::<Santiago>(&self.position, self.decider());
        texts.sort();
        texts
    }

    pub fn allows(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Plays an action that asks nothing of chance.
    pub fn play(&mut self, text: &str) -> &mut Table {
        self.roll(text, &[])
    }

    /// Plays an action with these outcomes of chance.
    pub fn roll(&mut self, text: &str, outcomes: &[&str]) -> &mut Table {
        let decider = self.decider();
        by_text::roll::<Santiago>(&mut self.position, decider, text, outcomes, &mut self.events);
        self
    }

    /// The id of the reason why the decider cannot do this; nothing has changed.
    pub fn refuses(&self, text: &str) -> &'static str {
        by_text::refusal::<Santiago>(&self.position, self.decider(), text)
    }

    pub fn has(&self, number: usize, good: Good) -> u8 {
        self.position.goods(seat(number), good)
    }

    pub fn pesos(&self, number: usize) -> u16 {
        self.position.pesos(seat(number))
    }

    pub fn points(&self, number: usize) -> u16 {
        self.position.points(seat(number))
    }

    pub fn rents(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Rent { .. })).count()
    }

    pub fn is_over(&self) -> bool {
        Santiago::to_act(&self.position).is_empty()
    }
}
