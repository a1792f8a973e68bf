//! Role cards: the emblem, who took it this round, and what else is to be told of it.

use super::{Seen, Tip, spot};
use crate::{art, scene::Scene};
use catalog::AnyEvent;
use game::Seat;
use maud::{Markup, html};

/// Who took the roles of this round: the latest `count` that took one, as `taken` reads the events.
pub fn takers<R>(
    scene: &Scene,
    count: usize,
    taken: impl Fn(&AnyEvent) -> Option<(R, Seat)>,
) -> Vec<(R, (Seat, String))> {
    let takes = scene.events().filter_map(|event| taken(&event)).take(count);
    takes.map(|(role, seat)| (role, (seat, scene.name(seat)))).collect()
}

/// What a role card shows.
pub struct RoleCard<'a> {
    pub place: String,
    pub title: String,
    pub rule: String,
    pub more: Vec<String>,
    pub emblem: Markup,
    pub active: bool,
    pub taker: Option<&'a (Seat, String)>,
    /// What lies on it, and what stands where its taker will be named.
    pub lying: Markup,
    pub free: Markup,
}

impl RoleCard<'_> {
    /// The card as a place on the board.
    pub fn draw<T>(self, seen: Seen<T>) -> Markup {
        let class = match (self.active, self.taker) {
            (true, _) => "role active",
            (false, Some(_)) => "role taken",
            (false, None) => "role",
        };
        let names = self.taker.map(|(_, name)| name.clone());
        let more = self.more.into_iter().chain(names).collect();
        let tip = Tip { title: self.title.clone(), text: self.rule, more };
        spot(
            seen,
            &self.place,
            class,
            tip,
            html! {
                (self.emblem)
                span .role-name { (self.title) }
                (self.lying)
                @match self.taker {
                    Some((seat, name)) => {
                        span class={ "role-taker seat-" (seat.number()) } { (art::seat(seat.number().into())) (name) }
                    }
                    None => (self.free),
                }
            },
        )
    }
}

/// All role cards in a row.
pub fn row<T>(seen: Seen<T>, cards: impl IntoIterator<Item = Markup>) -> Markup {
    html! {
        div .roles role="group" aria-label=(seen.say("roles")) { @for card in cards { (card) } }
    }
}
