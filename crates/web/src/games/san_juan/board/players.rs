//! Player panels: the reader's own city and hand, the others, who fold on small screens, and the points at the end.

use super::{
    cards::{self, Face},
    city::{self, House},
    hand::{self, Tray},
};
use crate::{
    art,
    games::{
        board::{Plate, Seen, amount},
        puerto_rico::art as borrowed,
        san_juan::art as drawn,
    },
    scene::Scene,
};
use game::{Rules, Seat};
use maud::{Markup, html};
use san_juan::{Card, Role, SanJuan, View};

/// What a player's panel shows.
#[derive(Clone, Hash)]
pub(super) struct Player {
    pub plate: Plate,
    governor: bool,
    /// The role being played, if this player took it.
    role: Option<Role>,
    /// The hand cards the reader knows.
    pub hand: Vec<Card>,
    pub hand_size: u8,
    hand_limit: u8,
    pub city: Vec<House>,
    pub buildings: u8,
    tucked: u16,
    /// What the reader knows of the tucked cards.
    known_tucked: Vec<(Card, u8)>,
    /// By category, as if the game ended now.
    points: Vec<i32>,
}

impl Player {
    /// The player in this seat as the reader sees them: what they own with the draft, whose turn it is without.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Player {
        let player = drafted.player(seat);
        let own_tucked = drafted.own_tucked().filter(|_| drafted.observer() == Some(seat));
        Player {
            plate: Plate::of(scene, seat, scene.to_act.contains(seat)),
            governor: view.governor() == seat,
            role: view.role().filter(|_| view.chooser() == seat && view.to_act().is_some()),
            hand: drafted.hand(seat).iter().collect(),
            hand_size: player.hand_size(),
            hand_limit: drafted.hand_limit(seat),
            city: city::houses(scene, drafted, seat),
            buildings: player.buildings(),
            tucked: u16::from(player.tucked()) + u16::from(player.harbored()),
            known_tucked: own_tucked.map(cards::counted).unwrap_or_default(),
            points: points(drafted, seat),
        }
    }
}

fn points(view: &View, seat: Seat) -> Vec<i32> {
    view.score(seat).0.map(i32::from).to_vec()
}

/// What else the reader's own panel shows.
#[derive(Clone, Hash)]
pub(super) struct Own {
    pub player: Player,
    pub hand: Vec<Face>,
    pub tray: Option<Tray>,
    /// Must the cards be small to leave room for what the middle of the table shows?
    tight: bool,
}

impl Own {
    /// The reader's things, or those of the seat a spectator looks at.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Own {
        let tight = view.drawn().iter().next().is_some();
        Own {
            player: Player::of(scene, view, drafted, seat),
            hand: Face::all(scene, view, &drafted.hand(seat)),
            tray: Tray::of(scene, view, drafted),
            tight,
        }
    }
}

/// An opponent: a summary line that always shows, and the city that may fold.
pub(super) fn opponent(seen: Seen<Player>) -> Markup {
    let player = seen.shown;
    html! {
        details class=(player.plate.panel()) {
            summary .panel-head {
                (who(seen, player))
                (cards::fan(seen, &player.hand, player.hand_size))
                (wealth(seen, player))
            }
            (city::city(seen, player, "small"))
        }
    }
}

/// The reader's own city and hand.
pub(super) fn own(seen: Seen<Own>) -> Markup {
    let Own { player, tight, .. } = seen.shown;
    let plate = &player.plate;
    html! {
        section class={ "own " (plate.panel()) } aria-label=(plate.name) data-tight[*tight] {
            div .panel-head { (who(seen, player)) @if plate.mine { (hand::tray(seen)) } (wealth(seen, player)) }
            div .desk {
                (city::city(seen, player, "mid"))
                (hand::hand(seen))
            }
        }
    }
}

/// Mark, name, hat, role of this round.
fn who<T>(seen: Seen<T>, player: &Player) -> Markup {
    player.plate.who(seen, html! {
        @if player.governor {
            span title=(seen.say("governor")) { (borrowed::governor()) span .sr { (seen.say("governor")) } }
        }
        @if let Some(role) = player.role {
            @let name = seen.title(&format!("role-{}", role.id()));
            span .played title=(name) { (drawn::role(role.id())) span .sr { (name) } }
        }
    })
}

/// Cards in hand, buildings, tucked cards, points.
fn wealth<T>(seen: Seen<T>, player: &Player) -> Markup {
    let in_hand = format!(
        "{} · {}",
        seen.count("sj-in-hand", player.hand_size),
        seen.count("sj-limit", player.hand_limit)
    );
    let tucked = match player.known_tucked.as_slice() {
        [] => seen.count("sj-tucked", player.tucked),
        known => seen.label(&seen.count("sj-tucked", player.tucked), cards::list(seen, known)),
    };
    let parts = SanJuan::CATEGORIES.iter().zip(&player.points).filter(|(_, n)| **n != 0);
    let parts: Vec<String> =
        parts.map(|(what, n)| format!("{} {n}", seen.say(&format!("score-{what}")))).collect();
    let total: i32 = player.points.iter().sum();
    let points = format!("{} ({})", seen.count("victory-points", total.max(0) as u32), parts.join(", "));
    let built = format!("{}/12", player.buildings);
    html! {
        span .wealth {
            (amount(drawn::back(), in_hand, player.hand_size))
            (amount(borrowed::building("city-hall"), seen.count("sj-buildings", player.buildings), built))
            @if player.tucked > 0 { (amount(drawn::tucked(), tucked, player.tucked)) }
            (amount(art::vp(), points, total))
        }
    }
}
