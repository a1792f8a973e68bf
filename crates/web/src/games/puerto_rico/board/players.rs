//! Player panels: the reader's own board, and the others, who fold on small screens.

use super::{city, island};
use crate::{
    art,
    games::{
        board::{self, Plate, Tip, amount, pieces, pieces_at, spot},
        puerto_rico::art as drawn,
    },
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Building, Counts, Good, Place, Role, Step, Tile, View};

/// What a player's panel shows.
#[derive(Hash)]
pub(super) struct Player {
    pub plate: Plate,
    governor: bool,
    /// The role being played, if this player took it.
    role: Option<Role>,
    doubloons: u16,
    /// `None` when the table hides them.
    chips: Option<u16>,
    san_juan: u8,
    goods: Counts,
    /// Every tile, and whether a colonist stands on it.
    pub island: Vec<(Tile, bool)>,
    /// Every building with its circles and colonists.
    pub city: Vec<(Building, u8, u8)>,
}

pub(super) type Seen<'a> = board::Seen<'a, Player>;

impl Player {
    /// The player in this seat as the reader sees them, the reader's own board with the draft.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Player {
        let board = if scene.seat == Some(seat) { drafted } else { view }.player(seat);
        let island = Tile::ALL.into_iter().flat_map(|tile| {
            (0..board.tiles(tile)).map(move |at| (tile, at < board.colonists_at(Place::tile(tile))))
        });
        let city = board.buildings().map(|building| {
            let place = Place::building(building);
            (building, board.circles_at(place), board.colonists_at(place))
        });
        Player {
            plate: Plate::of(scene, seat, view.acting().contains(seat)),
            governor: view.governor() == seat,
            role: view.role().filter(|_| view.step() != Step::Role && view.chooser() == seat),
            doubloons: board.doubloons(),
            chips: (view.open_scores() || scene.seat == Some(seat) || view.is_over()).then(|| board.chips()),
            san_juan: board.san_juan(),
            goods: board.goods(),
            island: island.collect(),
            city: city.collect(),
        }
    }
}

/// An opponent: a summary line that always shows, and the board that may fold.
pub(super) fn opponent(seen: Seen) -> Markup {
    html! {
        details class=(seen.shown.plate.panel()) {
            summary .panel-head { (who(seen)) (wealth(seen)) }
            div .panel-body {
                (island::island(seen))
                (city::city(seen))
            }
            (goods(seen))
        }
    }
}

/// The reader's own board.
pub(super) fn own(seen: Seen) -> Markup {
    let plate = &seen.shown.plate;
    html! {
        section class={ "own " (plate.panel()) } aria-label=(plate.name) {
            div .panel-head { (who(seen)) (wealth(seen)) }
            div .panel-body {
                (island::island(seen))
                (city::city(seen))
                (goods(seen))
            }
        }
    }
}

/// Mark, name, hat, role of this round.
fn who(seen: Seen) -> Markup {
    seen.shown.plate.who(
        seen,
        html! {
            @if seen.shown.governor {
                span title=(seen.say("governor")) { (drawn::governor()) span .sr { (seen.say("governor")) } }
            }
            @if let Some(role) = seen.shown.role {
                @let name = seen.say(&format!("role-{}", role.id()));
                span .played title=(name) { (drawn::role(role.id())) span .sr { (name) } }
            }
        },
    )
}

/// Money, points, colonists waiting in San Juan.
fn wealth(seen: Seen) -> Markup {
    let Player { doubloons, chips, san_juan, .. } = *seen.shown;
    html! {
        span .wealth {
            (amount(pieces("coin", doubloons, art::doubloon()), seen.count("doubloons", doubloons), doubloons))
            @if let Some(chips) = chips {
                (amount(pieces("vp", chips, art::vp()), seen.count("victory-points", chips), chips))
            }
            (amount(
                pieces_at("san-juan", "colonist", san_juan, drawn::colonist()),
                seen.count("in-san-juan", san_juan),
                san_juan,
            ))
        }
    }
}

/// The barrels a player owns: one place per kind.
fn goods(seen: Seen) -> Markup {
    let Plate { seat, mine, .. } = seen.shown.plate;
    html! {
        div .goods role="group" aria-label=(seen.say("goods")) {
            @for good in Good::ALL {
                @let (id, n) = (good.id(), seen.shown.goods.get(good));
                @let tip = Tip {
                    title: seen.say(&format!("good-{id}")),
                    text: String::new(),
                    more: vec![seen.count("barrels", n)],
                };
                @let class = if n == 0 { "stock none" } else { "stock" };
                (spot(seen, &format!("goods-{}-{id}", seat.number()), class, tip, html! {
                    span .barrels {
                        (pieces(format!("barrel-{id}"), n, html! {
                            @for _ in 0..(if mine { n.clamp(1, 6) } else { 1 }) { (drawn::barrel(id)) }
                        }))
                    }
                    b { (n) }
                }))
            }
        }
    }
}
