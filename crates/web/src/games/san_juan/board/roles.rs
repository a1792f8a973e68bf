//! The role cards: the emblem, who took it, what it gives the reader.

use crate::{
    games::{
        board::{self, Sheet, Tip, spot},
        san_juan::art as drawn,
    },
    pages::table::Scene,
    regions::Region,
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
        html! {
            div .roles role="group" aria-label=(seen.say("roles")) {
                @for card in seen.table { (one(seen, card)) }
            }
        }
    })
}

/// The role cards. Those of this round were taken by the last so many "take" of the game.
fn cards(scene: &Scene, view: &View) -> Vec<Card> {
    let reader = scene.seat.unwrap_or(Seat::FIRST);
    let taken = Role::ALL.into_iter().filter(|&role| view.is_taken(role)).count();
    let takes = scene.events().filter_map(|event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role }) => Some((role, seat)),
        _ => None,
    });
    let takers: Vec<(Role, Seat)> = takes.take(taken).collect();
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
            taker: takers.iter().find(|(of, _)| *of == role).map(|&(_, seat)| (seat, scene.name(seat))),
            active,
            now: now.filter(|_| told),
        }
    };
    Role::ALL.into_iter().map(card).collect()
}

fn one(seen: Seen, card: &Card) -> Markup {
    let id = card.role.id();
    let name = seen.title(&format!("role-{id}"));
    let class = match (card.active, card.taker.is_some()) {
        (true, _) => "role active",
        (false, true) => "role taken",
        (false, false) => "role",
    };
    let mut more: Vec<String> = card.now.iter().map(|&(key, n)| seen.count(key, n)).collect();
    more.extend(card.taker.as_ref().map(|(_, name)| name.clone()));
    let tip = Tip { title: name.clone(), text: seen.say(&format!("sj-role-{id}-rule")), more };
    spot(
        seen,
        &format!("role-{id}"),
        class,
        tip,
        html! {
            (drawn::role(id))
            span .role-name { (name) }
            @if let Some((seat, name)) = &card.taker {
                (board::taker(*seat, name))
            } @else if let Some((key, n)) = card.now {
                span .role-now { (seen.count(key, n)) }
            }
        },
    )
}
