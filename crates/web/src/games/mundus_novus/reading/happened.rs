//! What everybody saw in this round: totals, exchanges, sets, as events tell it.

use crate::games::mundus_novus::board::{Deed, Hop};
use catalog::AnyEvent;
use mundus_novus::{Event, components::MOST_PLAYERS};

use super::seat_number;

/// What happened since the round began.
#[derive(Default)]
pub(super) struct Happened {
    /// The exchanges, oldest first.
    pub hops: Vec<Hop>,
    /// The gift at their end: from whom, to whom.
    pub gift: Option<(usize, usize)>,
    /// By seat.
    pub players: [OfPlayer; MOST_PLAYERS],
}

/// What one player did.
#[derive(Default)]
pub(super) struct OfPlayer {
    /// What the cards laid out counted.
    pub total: Option<u32>,
    /// Sets, developments, pay.
    pub deeds: Vec<Deed>,
}

impl Happened {
    /// From events, newest first.
    pub fn of(told: impl Iterator<Item = AnyEvent>) -> Happened {
        let began = |event: &AnyEvent| matches!(event.downcast(), Some(Event::RoundBegan { .. }));
        let round: Vec<AnyEvent> = told.take_while(|event| !began(event)).collect();
        let mut happened = Happened::default();
        round.iter().rev().filter_map(AnyEvent::downcast).for_each(|event| happened.add(event));
        happened
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Revealed { seat, total, .. } => {
                self.players[seat.index()].total = Some((*total).into());
            }
            Event::Took { seat, from, resource } => self.hops.push(Hop {
                taker: seat_number(*seat),
                owner: seat_number(*from),
                resource: resource.id().to_string(),
                ..Hop::default()
            }),
            Event::Swapped { got, doubloons, .. } => {
                if let Some(hop) = self.hops.last_mut() {
                    hop.swapped_for = Some(got.id().to_string());
                    hop.earned = (*doubloons).into();
                }
            }
            Event::Gave { seat, to, .. } => self.gift = Some((seat_number(*seat), seat_number(*to))),
            Event::IdenticalPlayed { seat, resource, cards, .. } => {
                let deed = Deed::Identical(resource.id().to_string(), cards.total().into());
                self.players[seat.index()].deeds.push(deed);
            }
            Event::DifferentPlayed { seat, cards, doubloons } => {
                let deed = Deed::Different(cards.total().into(), (*doubloons).into());
                self.players[seat.index()].deeds.push(deed);
            }
            Event::RelicsSold { seat, count, doubloons } => {
                let deed = Deed::Relics((*count).into(), (*doubloons).into());
                self.players[seat.index()].deeds.push(deed);
            }
            Event::PerfectShown { seat, .. } => self.players[seat.index()].deeds.push(Deed::Perfect),
            Event::Developed { seat, development, .. } => {
                self.players[seat.index()].deeds.push(Deed::Developed(development.id().to_string()));
            }
            Event::Paid { seat, income, shipyards } => {
                let deed = Deed::Paid(u32::from(*income) + u32::from(*shipyards));
                self.players[seat.index()].deeds.push(deed);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;
    use mundus_novus::{MundusNovus, Resource};

    #[test]
    fn only_this_round_counts_and_a_swap_belongs_to_its_take() {
        let took =
            |seat, from, resource| Event::Took { seat: Seat::new(seat), from: Seat::new(from), resource };
        let events = [
            took(2, 1, Resource::Relic),
            Event::RoundBegan { round: 2, happening: None },
            took(0, 1, Resource::Corn),
            Event::Swapped { seat: Seat::new(0), put: Resource::Corn, got: Resource::Coffee, doubloons: 2 },
            took(1, 0, Resource::Cacao),
        ];
        let told: Vec<AnyEvent> = events.into_iter().rev().map(AnyEvent::new::<MundusNovus>).collect();
        let hops = Happened::of(told.into_iter()).hops;
        let first = Hop {
            taker: 1,
            owner: 2,
            resource: "corn".into(),
            swapped_for: Some("coffee".into()),
            earned: 2,
        };
        let second = Hop { taker: 2, owner: 1, resource: "cacao".into(), ..Hop::default() };
        assert_eq!(hops, [first, second]);
    }
}
