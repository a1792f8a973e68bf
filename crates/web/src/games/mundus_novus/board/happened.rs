//! What everybody saw in this round: totals, exchanges, sets, as events tell it.

use catalog::AnyEvent;
use game::Seat;
use mundus_novus::{Cards, Development, Event, Resource, components::MOST_PLAYERS};

/// One exchange: a card taken, and perhaps swapped with the market.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(super) struct Hop {
    pub taker: Seat,
    pub owner: Seat,
    pub resource: Resource,
    pub swapped_for: Option<Resource>,
    /// What Orellana earned with it.
    pub earned: u8,
}

/// What a player did in this round's progression.
#[derive(Clone, Hash)]
pub(super) enum Deed {
    /// This many cards of a resource.
    Identical(Resource, u8),
    Developed(Development),
    /// Cards, doubloons.
    Different(u8, u8),
    Relics(u8, u8),
    /// Income and shipyards.
    Paid(u16),
    Perfect,
}

/// What happened since the round began.
#[derive(Default)]
pub(super) struct Happened {
    /// The exchanges, oldest first.
    pub hops: Vec<Hop>,
    /// The gift at their end: from whom, to whom.
    pub gift: Option<(Seat, Seat)>,
    /// By seat.
    pub players: [OfPlayer; MOST_PLAYERS],
}

/// What one player did.
#[derive(Default)]
pub(super) struct OfPlayer {
    /// What the cards laid out counted.
    pub total: Option<u8>,
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
                self.players[seat.index()].total = Some(*total);
            }
            Event::Took { seat, from, resource } => self.hops.push(Hop {
                taker: *seat,
                owner: *from,
                resource: *resource,
                swapped_for: None,
                earned: 0,
            }),
            Event::Swapped { got, doubloons, .. } => {
                if let Some(hop) = self.hops.last_mut() {
                    (hop.swapped_for, hop.earned) = (Some(*got), *doubloons);
                }
            }
            Event::Gave { seat, to, .. } => self.gift = Some((*seat, *to)),
            Event::IdenticalPlayed { seat, resource, cards, .. } => {
                let deed = Deed::Identical(*resource, cards.total());
                self.players[seat.index()].deeds.push(deed);
            }
            Event::DifferentPlayed { seat, cards, doubloons } => {
                let deed = Deed::Different(cards.total(), *doubloons);
                self.players[seat.index()].deeds.push(deed);
            }
            Event::RelicsSold { seat, count, doubloons } => {
                let deed = Deed::Relics(*count, *doubloons);
                self.players[seat.index()].deeds.push(deed);
            }
            Event::PerfectShown { seat, .. } => self.players[seat.index()].deeds.push(Deed::Perfect),
            Event::Developed { seat, development, .. } => {
                self.players[seat.index()].deeds.push(Deed::Developed(*development));
            }
            Event::Paid { seat, income, shipyards } => {
                let deed = Deed::Paid(u16::from(*income) + u16::from(*shipyards));
                self.players[seat.index()].deeds.push(deed);
            }
            _ => {}
        }
    }
}

/// The cards that this player was dealt and given since their last decision, from events, newest first. One may have come in the
/// place of another of its kind: how many there are does not tell.
pub(super) fn came(told: impl Iterator<Item = AnyEvent>, seat: Seat) -> Cards {
    let mut came = Cards::default();
    for told in told {
        match told.downcast() {
            Some(Event::Dealt { seat: to, cards: Some(cards), .. }) if *to == seat => {
                cards.iter().for_each(|card| came.add(card));
            }
            Some(Event::Gave { to, resource: Some(card), .. }) if *to == seat => came.add(*card),
            Some(event) if decided(event) == Some(seat) => break,
            _ => {}
        }
    }
    came
}

/// Whose decision an event tells.
fn decided(event: &Event) -> Option<Seat> {
    match event {
        Event::Called { seat, .. }
        | Event::Split { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Chose { seat }
        | Event::Announced { seat, .. }
        | Event::Took { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Begins { seat }
        | Event::IdenticalPlayed { seat, .. }
        | Event::DifferentPlayed { seat, .. }
        | Event::RelicsSold { seat, .. }
        | Event::PerfectShown { seat, .. }
        | Event::Developed { seat, .. }
        | Event::Cleared { seat, .. } => Some(*seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mundus_novus::MundusNovus;

    #[test]
    fn cards_have_come_until_the_player_decides_again() {
        let (me, other) = (Seat::new(1), Seat::new(2));
        let dealt = |seat, cards: &[Resource]| Event::Dealt {
            seat,
            count: cards.len() as u8,
            cards: (seat == me).then(|| cards.iter().copied().collect()),
        };
        let events = [
            dealt(me, &[Resource::Coffee]),
            Event::Cleared { seat: me, stored: 0, discarded: 1, cards: None },
            dealt(me, &[Resource::Corn, Resource::Corn]),
            dealt(other, &[Resource::Indigo]),
            Event::Picked { seat: other, resource: Resource::Indigo },
            Event::Gave { seat: other, to: me, resource: Some(Resource::Relic) },
        ];
        let came =
            |events: &[Event]| came(events.iter().cloned().rev().map(AnyEvent::new::<MundusNovus>), me);
        assert_eq!(came(&events), [Resource::Corn, Resource::Corn, Resource::Relic].into_iter().collect());
        let decided = Event::Chose { seat: me };
        assert_eq!(came(&[&events[..], &[decided]].concat()), Cards::default());
    }

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
        let hop = |taker, owner, resource| Hop {
            taker: Seat::new(taker),
            owner: Seat::new(owner),
            resource,
            swapped_for: None,
            earned: 0,
        };
        let first = Hop { swapped_for: Some(Resource::Coffee), earned: 2, ..hop(0, 1, Resource::Corn) };
        let second = hop(1, 0, Resource::Cacao);
        assert_eq!(hops, [first, second]);
    }
}
