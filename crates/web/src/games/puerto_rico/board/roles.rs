//! The role cards: the emblem, the doubloons lying on it, who took it.

use crate::{
    art,
    games::{
        board::{self, Sheet, Tip, spot},
        puerto_rico::art as drawn,
    },
    pages::table::Scene,
    regions::Region,
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
        html! {
            div .roles role="group" aria-label=(seen.say("roles")) {
                @for card in seen.table { (one(seen, card)) }
            }
        }
    })
}

/// The role cards. Those of this round were taken by the last so many "take" of the game.
fn cards(scene: &Scene, view: &View) -> Vec<Card> {
    let taken = view.roles().iter().filter(|role| view.is_taken(**role)).count();
    let takes = scene.events().filter_map(|event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role, .. }) => Some((role, seat)),
        _ => None,
    });
    let takers: Vec<(Role, Seat)> = takes.take(taken).collect();
    let card = |&role: &Role| Card {
        role,
        coins: view.coins_on(role),
        taker: takers.iter().find(|(of, _)| *of == role).map(|&(_, seat)| (seat, scene.name(seat))),
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
    let name = seen.say(&format!("role-{id}"));
    let mut more = Vec::new();
    if card.coins > 0 {
        more.push(seen.count("doubloons", card.coins));
    }
    if let Some((_, name)) = &card.taker {
        more.push(name.clone());
    }
    let class = match (card.active, card.taker.is_some()) {
        (true, _) => "role active",
        (false, true) => "role taken",
        (false, false) => "role",
    };
    let tip = Tip { title: name.clone(), text: seen.say(&format!("role-{id}-rule")), more };
    spot(
        seen,
        &place,
        class,
        tip,
        html! {
            (drawn::role(id))
            span .role-name { (name) }
            @if card.coins > 0 {
                span .role-coins {
                    @for _ in 0..(if card.coins > 3 { 1 } else { card.coins }) { (art::doubloon()) }
                    @if card.coins > 3 { b { (card.coins) } }
                }
            }
            @if let Some((seat, name)) = &card.taker { (board::taker(*seat, name)) }
        },
    )
}
