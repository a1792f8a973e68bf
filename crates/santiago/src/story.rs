//! What happened, as the log tells it.

use crate::{
    components::Good,
    event::{Departure, Event, Place},
    talk::{at_building, cuban, die, goods, one_of_each, the_building, to_stop, used},
};
use game::{Arg, Phrase, phrase};

/// A place as what was not used.
fn place(place: Place) -> Arg {
    match place {
        Place::Cuban(who) => used(cuban(who)),
        Place::Building(building) => the_building(building),
    }
}

fn at_place(place: Place) -> Arg {
    match place {
        Place::Cuban(who) => Arg::Term(format!("cuban-{}.at", who.id())),
        Place::Building(building) => at_building(building),
    }
}

/// The sentence for an event.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::LaidOut { street, .. } => {
            phrase!("event-laid-out", street = Arg::List(street.iter().map(|&tile| cuban(tile)).collect()))
        }
        Event::Rolled { who, dice } => {
            let [sugar, tobacco, citrus, rum, cigars] = *dice;
            phrase!(
                "event-rolled",
                who = *who,
                sugar = sugar,
                tobacco = tobacco,
                citrus = citrus,
                rum = rum,
                cigars = cigars
            )
        }
        Event::RolledZeros { who } => phrase!("event-rolled-zeros", who = *who),
        Event::Demanded { who, left_out } => {
            phrase!("event-demanded", who = *who, good = die(*left_out))
        }
        Event::Drove { who, stops, price, to } => {
            phrase!("event-drove", who = *who, stops = *stops, price = *price, to = to_stop(*to))
        }
        Event::CrossedHarbor { who } => phrase!("event-crossed-harbour", who = *who),
        Event::Value { value } => phrase!("event-value", value = *value),
        Event::ShipLeft { ship, why: Departure::Full } => phrase!("event-ship-full", ship = *ship),
        Event::ShipLeft { ship, why: Departure::Flag } => phrase!("event-ship-flag", ship = *ship),
        Event::TurnedUp { cuban: tile } => phrase!("event-turned-up", cuban = cuban(*tile)),
        Event::Inactive { who, cuban: tile } => phrase!("event-inactive", who = *who, cuban = cuban(*tile)),
        Event::Declined { who, place: what } => phrase!("event-declined", who = *who, place = place(*what)),
        Event::GotGoods { who, from, count, good } => {
            phrase!(
                "event-got-goods",
                who = *who,
                at = at_place(*from),
                count = *count,
                good = goods(*count, *good)
            )
        }
        Event::GotPesos { who, from, pesos } => {
            phrase!("event-got-pesos", who = *who, at = at_place(*from), pesos = *pesos)
        }
        Event::GotPoints { who, from, points } => {
            phrase!("event-got-points", who = *who, at = at_place(*from), points = *points)
        }
        Event::Robs { who } => phrase!("event-robs", who = *who),
        Event::GavePeso { who, to } => phrase!("event-gave-peso", who = *who, to = *to),
        Event::GavePoint { who, to } => phrase!("event-gave-point", who = *who, to = *to),
        Event::GaveGood { who, to, good } => {
            phrase!("event-gave-good", who = *who, to = *to, good = goods(1, *good))
        }
        Event::Claimed { who, building } => {
            phrase!("event-claimed", who = *who, building = the_building(*building))
        }
        Event::UsesOwn { who, building } => {
            phrase!("event-uses-own", who = *who, building = the_building(*building))
        }
        Event::Went { who, building } => {
            phrase!("event-went", who = *who, building = Arg::Term(format!("building-{}.to", building.id())))
        }
        Event::StaysCrowded { who } => phrase!("event-stays-crowded", who = *who),
        Event::Exchanged { who, at, count, give, take } => phrase!(
            "event-exchanged",
            who = *who,
            at = at_building(*at),
            count = *count,
            give = goods(*count, *give),
            take = goods(*count, *take)
        ),
        Event::Sawed { who, points, pesos } => {
            phrase!("event-sawed", who = *who, points = *points, pesos = *pesos)
        }
        Event::Served { who, rum, cigars, points } => {
            let served = [(*rum, Good::Rum), (*cigars, Good::Cigars)];
            let served = served.into_iter().filter(|(count, _)| *count > 0).map(|(_, good)| good);
            phrase!("event-served", who = *who, goods = one_of_each(served), points = *points)
        }
        Event::Cleared { who, good } => phrase!("event-cleared", who = *who, good = die(*good)),
        Event::BoughtPoint { who, pesos } => phrase!("event-bought-point", who = *who, pesos = *pesos),
        Event::SoldPoint { who, pesos } => phrase!("event-sold-point", who = *who, pesos = *pesos),
        Event::TurnedDown { who, cuban: tile } => {
            phrase!("event-turned-down", who = *who, cuban = cuban(*tile))
        }
        Event::DeliveryRound { who, value } => phrase!("event-delivery-round", who = *who, value = *value),
        Event::Delivered { who, count, good, points } => {
            phrase!(
                "event-delivered",
                who = *who,
                count = *count,
                good = goods(*count, *good),
                points = *points
            )
        }
        Event::DeliveredWood { who, count, instead_of, points } => {
            phrase!(
                "event-delivered-wood",
                who = *who,
                count = *count,
                good = goods(2, *instead_of),
                points = *points
            )
        }
        Event::Passed { who } => phrase!("event-passed", who = *who),
        Event::Rent { who, owner, building, points } => {
            phrase!("event-rent", who = *who, owner = *owner, at = at_building(*building), points = *points)
        }
        Event::Ended => Phrase::new("event-ended"),
        Event::StandstillNear { rounds } => phrase!("event-standstill-near", rounds = *rounds),
        Event::Standstill => Phrase::new("event-standstill"),
    }
}
