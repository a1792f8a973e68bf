//! The role cards: the emblem, who took it, what it gives the reader.

use crate::{
    games::{
        board::{
            self, Sheet,
            roles::{RoleCard, row, takers},
        },
        san_juan::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use san_juan::{Card as Building, Event, Role, Step, View};

/// A role card, who took it this round, and what it gives the reader.
#[derive(Hash)]
struct Card {
    role: Role,
    taker: Option<(Seat, String)>,
    active: bool,
    now: Option<(&'static str, u8)>,
}

type Seen<'a> = board::Seen<'a, Vec<Card>>;

/// All role cards in a row.
pub(super) fn part(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    sheet.part("roles", cards(scene, view), &["role-"], |seen| {
        row(seen, seen.shown.iter().map(|card| one(seen, card)))
    })
}

fn cards(scene: &Scene, view: &View) -> Vec<Card> {
    let reader = scene.seat.unwrap_or(Seat::FIRST);
    let taken = Role::ALL.into_iter().filter(|&role| view.is_taken(role)).count();
    let takers = takers(scene, taken, |event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role }) => Some((role, seat)),
        _ => None,
    });
    // Before a role is taken the library has not doubled its privilege yet.
    let choosing = view.step() == Step::Role
        && view.to_act() == scene.seat
        && !view.player(reader).has(Building::Library);
    let card = |role: Role| {
        let active = view.role() == Some(role);
        let now = match role {
            Role::Producer => Some(("sj-you-produce", view.may_produce(reader))),
            Role::Trader => Some(("sj-you-sell", view.may_sell(reader))),
            Role::Councillor => Some(("sj-you-draw", view.councillor(reader).0)),
            Role::Builder | Role::Prospector => None,
        };
        let told = scene.seat.is_some() && (active || choosing && !view.is_taken(role));
        Card {
            role,
            taker: takers.iter().find(|(of, _)| *of == role).map(|(_, taker)| taker.clone()),
            active,
            now: now.filter(|_| told),
        }
    };
    Role::ALL.into_iter().map(card).collect()
}

fn one(seen: Seen, card: &Card) -> Markup {
    let id = card.role.id();
    let now = card.now.map(|(key, n)| seen.count(key, n));
    RoleCard {
        place: format!("role-{id}"),
        title: seen.title(&format!("role-{id}")),
        rule: seen.say(&format!("sj-role-{id}-rule")),
        more: now.clone().into_iter().collect(),
        emblem: drawn::role(id),
        active: card.active,
        taker: card.taker.as_ref(),
        lying: html! {},
        free: html! { @if let Some(now) = now { span .role-now { (now) } } },
    }
    .draw(seen)
}
