//! The players: the reader's own hand and developments, the others, who fold on small screens, and the scores at the end.

use super::{
    cards,
    hand::{self, Merchants, Pile},
    workbench::{self, Plan, Tray},
};
use crate::{
    art,
    games::{
        board::{Plate, Seen, Tip, pieces, spot, thing},
        mundus_novus::{art as drawn, plans},
    },
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use mundus_novus::{Cards, Development, Kind, Step, View, components::GOAL};

/// What a player's panel shows.
#[derive(Clone, Hash)]
pub(super) struct Player {
    plate: Plate,
    /// Is this the Trade Master?
    master: bool,
    perfect: bool,
    /// `None` where the table hides them.
    pub doubloons: Option<u16>,
    income: u8,
    /// What the shipyards would pay now.
    shipyards: u8,
    /// How many cards the warehouses hold this round.
    room: u8,
    hand_size: u8,
    /// The hand cards of somebody else that are known.
    known: Cards,
    /// Each with whether it sails in the second squadron.
    pub developments: Vec<(Development, bool)>,
}

impl Player {
    /// The player in this seat as the reader sees them: what they own with the draft, who is Trade Master without.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat) -> Player {
        let player = drafted.player(seat);
        let own = scene.seat == Some(seat);
        let open = own || view.step() == Step::Over || !view.hides_money();
        Player {
            plate: Plate::of(scene, seat, scene.to_act.contains(seat)),
            master: view.table().trade_master() == seat,
            perfect: drafted.table().is_perfect(seat),
            doubloons: open.then(|| player.doubloons()),
            income: player.income(),
            shipyards: drafted.shipyard_pay(seat),
            room: player.room(),
            hand_size: player.hand_size(),
            known: if own { Cards::default() } else { drafted.hand(seat) },
            developments: player
                .developments()
                .map(|card| (card, cards::is_detached(drafted, card)))
                .collect(),
        }
    }
}

/// What else the reader's own panel shows.
#[derive(Clone, Hash)]
pub(super) struct Own {
    pub player: Player,
    /// Resource by resource; empty for spectators.
    pub hand: Vec<Pile>,
    pub merchants: Vec<Merchants>,
    pub tray: Option<Tray>,
    pub plans: Vec<Plan>,
    /// Nothing is made any more.
    pub over: bool,
}

impl Own {
    /// The reader's things, or those of the seat a spectator looks at.
    pub fn of(scene: &Scene, view: &View, drafted: &View, seat: Seat, plans: &[plans::Plan]) -> Own {
        let mine = scene.seat;
        Own {
            player: Player::of(scene, view, drafted, seat),
            hand: mine.map(|seat| hand::piles(scene, drafted, seat)).unwrap_or_default(),
            merchants: mine.map(|seat| hand::merchants(drafted, seat)).unwrap_or_default(),
            tray: mine.and_then(|seat| Tray::of(scene, view, drafted, seat)),
            plans: workbench::plans(scene, drafted, plans),
            over: scene.to_act.is_empty(),
        }
    }
}

/// An opponent: a summary line that always shows, and what may fold.
pub(super) fn opponent(seen: Seen<Player>) -> Markup {
    let player = seen.shown;
    html! {
        details class=(player.plate.panel()) {
            summary .panel-head { (who(seen, player)) (wealth(seen, player)) }
            div .panel-body {
                (fan(seen, player))
                (developments(seen, player))
            }
        }
    }
}

/// The reader's own things. A spectator sees backs here, too.
pub(super) fn own(seen: Seen<Own>) -> Markup {
    let player = &seen.shown.player;
    let plate = &player.plate;
    html! {
        section class={ "own " (plate.panel()) } aria-label=(plate.name) {
            div .panel-head { (who(seen, player)) (developments(seen, player)) (wealth(seen, player)) }
            @if plate.mine {
                div .desk {
                    (hand::hand(seen))
                    @if !seen.shown.over { (workbench::workbench(seen)) }
                }
            } @else { (fan(seen, player)) }
        }
    }
}

/// Mark, name, whether Trade Master.
fn who<T>(seen: Seen<T>, player: &Player) -> Markup {
    player.plate.who(
        seen,
        html! {
            @if player.master {
                span title=(seen.say("mn-master")) { (drawn::master()) span .sr { (seen.say("mn-master")) } }
            }
            @if player.perfect { span .tag.on { (seen.say("mn-perfect")) } }
        },
    )
}

/// Doubloons against the goal, and what comes in each round.
fn wealth<T>(seen: Seen<T>, player: &Player) -> Markup {
    let goal = seen.count("mn-goal", GOAL);
    let each_round = player.income + player.shipyards;
    let mut more = vec![seen.count("mn-income", player.income)];
    if player.shipyards > 0 {
        more.push(seen.count("mn-shipyards-pay", player.shipyards));
    }
    let drawing = html! {
        @if let Some(doubloons) = player.doubloons {
            (pieces("coin", doubloons, art::doubloon())) b { (doubloons) } small { "/" (GOAL) }
            progress max=(GOAL) value=(doubloons.min(GOAL)) aria-label=(goal) {}
            span .sr { (seen.count("doubloons", doubloons)) }
        } @else { (art::doubloon()) b { "?" } span .sr { (seen.say("mn-hidden-money")) } }
        @if each_round > 0 { span .rate { "+" (each_round) } }
    };
    let id = format!("wealth-{}", player.plate.seat.number());
    thing("wealth", &id, "wealth", &Tip { title: goal, text: seen.say("mn-goal-rule"), more }, drawing)
}

/// The hand of somebody else: backs, and the cards everybody saw coming.
fn fan<T>(seen: Seen<T>, player: &Player) -> Markup {
    let hidden = player.hand_size.saturating_sub(player.known.total());
    let size = seen.count("mn-cards", player.hand_size);
    html! {
        div .fan title=(size) {
            span .fan-size { (pieces("card", hidden, drawn::back())) b { (player.hand_size) } span .sr { (size) } }
            @if !player.known.is_empty() {
                span .fan-known title=(seen.say("mn-known-rule")) {
                    @for resource in player.known.iter() {
                        (pieces(format!("card-{}", resource.id()), 1, cards::chip(seen, resource)))
                    }
                    @if hidden > 0 { small { "+ " (hidden) } }
                }
            }
            @if player.room > 0 { span .room title=(seen.count("mn-room", player.room)) { (drawn::development("small-warehouse")) b { (player.room) } } }
        }
    }
}

/// The developments; the reader's own are places where actions belong.
fn developments<T>(seen: Seen<T>, player: &Player) -> Markup {
    html! {
        div .devs role="group" aria-label=(seen.say("mn-developments")) {
            @if player.developments.is_empty() { span .dim { (seen.say("mn-no-developments")) } }
            @for &(card, detached) in &player.developments { (one(seen, player, card, detached)) }
        }
    }
}

fn one<T>(seen: Seen<T>, player: &Player, card: Development, detached: bool) -> Markup {
    let data = card.data();
    let mut more = Vec::new();
    if data.income > 0 {
        more.push(seen.count("mn-income", data.income));
    }
    if data.kind == Kind::Shipyard {
        more.push(seen.count("mn-shipyards-pay", player.shipyards));
    }
    let tip = cards::development_tip(seen, card, detached, more);
    let class = format!("devchip of-{}{}", cards::kind(card), if detached { " detached" } else { "" });
    let drawing = html! { (pieces(format!("development-{}", card.id()), 1, drawn::development(card.id()))) @if let Some(figure) = cards::figure(card) { b { (figure) } } };
    let about = format!("development-{}", card.id());
    if player.plate.mine {
        return spot(seen, &about, &class, tip, drawing);
    }
    let id = format!("{about}-{}", player.plate.seat.number());
    thing(&class, &id, &about, &tip, html! { (drawing) span .sr { (tip.title) } })
}
