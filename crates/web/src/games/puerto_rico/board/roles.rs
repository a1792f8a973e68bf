//! The role cards: the emblem, the doubloons lying on it, who took it.

use crate::{
    art,
    games::{
        board::{
            self, Sheet, pieces_at,
            roles::{RoleCard, row, takers},
        },
        puerto_rico::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Event, Role, View};

/// A role card, and who took it this round.
#[derive(Hash)]
struct Card {
    role: Role,
    coins: u16,
    taker: Option<(Seat, String)>,
    active: bool,
}

type Seen<'a> = board::Seen<'a, Vec<Card>>;

/// All role cards in a row.
pub(super) fn part(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    sheet.part("roles", cards(scene, view), &["role-"], |seen| {
        row(seen, seen.shown.iter().map(|card| one(seen, card)))
    })
}

fn cards(scene: &Scene, view: &View) -> Vec<Card> {
    let taken = view.roles().iter().filter(|role| view.is_taken(**role)).count();
    let takers = takers(scene, taken, |event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role, .. }) => Some((role, seat)),
        _ => None,
    });
    let card = |&role: &Role| Card {
        role,
        coins: view.coins_on(role),
        taker: takers.iter().find(|(of, _)| *of == role).map(|(_, taker)| taker.clone()),
        active: view.role() == Some(role),
    };
    view.roles().iter().map(card).collect()
}

fn one(seen: Seen, card: &Card) -> Markup {
    // Two prospectors look the same, and are two places.
    let (id, place) = match card.role {
        Role::Prospector2 => (Role::Prospector.id(), "role-prospector-2".into()),
        role => (role.id(), format!("role-{}", role.id())),
    };
    let coins = card.coins;
    RoleCard {
        place,
        title: seen.say(&format!("role-{id}")),
        rule: seen.say(&format!("role-{id}-rule")),
        more: (coins > 0).then(|| seen.count("doubloons", coins)).into_iter().collect(),
        emblem: drawn::role(id),
        active: card.active,
        taker: card.taker.as_ref(),
        lying: html! {
            @if coins > 0 {
                span .role-coins {
                    (pieces_at(id, "coin", coins, html! {
                        @for _ in 0..(if coins > 3 { 1 } else { coins }) { (art::doubloon()) }
                    }))
                    @if coins > 3 { b { (coins) } }
                }
            }
        },
        free: html! {},
    }
    .draw(seen)
}
