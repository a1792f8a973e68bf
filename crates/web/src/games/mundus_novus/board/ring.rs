//! The ring: every player's place around the market, with the cards laid out there; the exchanges are drawn between them.

use super::{
    cards, chain,
    happened::{Deed, Happened, Hop, OfPlayer},
    phase::Phase,
};
use crate::{
    art,
    games::{
        board::{self, Place, Sheet, Tip, pieces_at, spot},
        mundus_novus::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::{Seat, Seats};
use maud::{Markup, html};
use mundus_novus::{Cards, Character, Resource, Step, View, components::ANNOUNCEMENTS};

/// What lies in the ring.
#[derive(Hash)]
pub(super) struct Ring {
    /// The reader, or the player a spectator looks at.
    pub me: Seat,
    acting: Seats,
    round: u16,
    pub phase: Phase,
    /// The Trade Master.
    master: Seat,
    /// How many cards are laid out; 0 before the announcement.
    pub announced: u8,
    /// Is that to be announced?
    announcing: bool,
    market: Cards,
    /// Face-up cards of the Supply.
    pub display: Cards,
    /// The card taken that is still to be kept or swapped.
    pub taken: Option<Resource>,
    /// The exchanges of this round so far.
    pub hops: Vec<Hop>,
    /// In order of seats.
    pub stations: Vec<Station>,
}

/// A player's place in the ring.
#[derive(Hash)]
pub(super) struct Station {
    seat: Seat,
    name: String,
    /// Cards laid out, once revealed.
    pub laid: Cards,
    /// What they count for Trade Master.
    total: Option<u8>,
    pub secret: Secret,
    /// How many cards are to be chosen; `None` where that is for the player to know.
    pub backs: Option<u8>,
    deeds: Vec<Deed>,
}

/// What lies before a player, face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Secret {
    Nothing,
    Choosing,
    Chosen,
}

type Seen<'a> = board::Seen<'a, Ring>;

impl Ring {
    /// As the reader sees it.
    pub fn of(scene: &Scene, view: &View, happened: &Happened) -> Ring {
        let table = view.table();
        let phase = Phase::of(view.step());
        let station = |seat: Seat| Station::of(scene, view, seat, &happened.players[seat.index()]);
        Ring {
            me: scene.seat.unwrap_or(Seat::FIRST),
            acting: scene.to_act,
            round: table.round(),
            phase,
            master: table.trade_master(),
            announced: if phase == Phase::Trade { table.announced() } else { 0 },
            announcing: view.step() == Step::Announce,
            market: table.market(),
            display: table.display(),
            taken: table.taken(),
            hops: happened.hops.clone(),
            stations: Seat::all(view.players()).map(station).collect(),
        }
    }
}

impl Station {
    fn of(scene: &Scene, view: &View, seat: Seat, happened: &OfPlayer) -> Station {
        let player = view.player(seat);
        let (choosing, backs) = match view.step() {
            // How many cards the owner of las Casas lays out is a secret until the reveal.
            Step::Offer => (true, (!player.wins(Character::Casas)).then_some(view.table().announced())),
            Step::Pirates => (view.pirates_take(seat) > 0, Some(view.pirates_take(seat))),
            _ => (false, None),
        };
        Station {
            seat,
            name: scene.name(seat),
            laid: if choosing { Cards::default() } else { player.laid() },
            total: happened.total.filter(|_| Phase::of(view.step()) == Phase::Trade),
            secret: match (choosing, view.to_act().contains(seat)) {
                (false, _) => Secret::Nothing,
                (true, true) => Secret::Choosing,
                (true, false) => Secret::Chosen,
            },
            backs,
            deeds: happened.deeds.clone(),
        }
    }
}

/// The places clockwise from the reader's, around the middle.
pub(super) fn part(ring: Ring, sheet: &Sheet) -> Region<'static> {
    let places = ["display-", "announcement", "market-", "taken", "laid-", "seat-"];
    sheet.part("ring", ring, &places, |seen| {
        let Ring { me, stations, .. } = seen.shown;
        html! {
            div .ring data-players=(stations.len()) role="group" aria-label=(seen.say("mn-ring")) {
                (phases(seen))
                div .field {
                    (chain::drawn(seen))
                    (middle(seen))
                    @for (step, seat) in me.clockwise(stations.len() as u8).enumerate() {
                        (station(seen, step, &stations[seat.index()]))
                    }
                }
            }
        }
    })
}

/// Where in the round we are.
fn phases(seen: Seen) -> Markup {
    html! {
        ol .phases aria-label=(seen.count("mn-round", seen.shown.round)) {
            @for phase in Phase::ALL {
                li aria-current=[(phase == seen.shown.phase).then_some("step")] { (seen.say(phase.key())) }
            }
        }
    }
}

/// The market, what was taken, what lies face up, what is announced.
fn middle(seen: Seen) -> Markup {
    let table = seen.shown;
    html! {
        div .centre {
            @if !table.display.is_empty() {
                div .stall {
                    p .caption { (seen.say("mn-display")) }
                    div .cards { @for (resource, n) in cards::kinds(table.display) { (pile(seen, "display", resource, n)) } }
                }
            }
            @if table.announcing { div .stall { (announcements(seen)) } }
            div .stall {
                p .caption { (seen.say("mn-market")) }
                div .cards {
                    @for (at, resource) in table.market.iter().enumerate() {
                        @let place = format!("market-{}", resource.id());
                        @let tip = Tip { text: seen.say("mn-market-rule"), ..cards::tip(seen, resource, Vec::new()) };
                        (spot(seen, Place::several(place.clone(), place, format!("market-{at}-{}", resource.id())),
                            &cards::look(resource, "mid"), tip,
                            pieces_at("market", format!("card-{}", resource.id()), 1, cards::face(resource))))
                    }
                }
            }
            @if let Some(taken) = table.taken {
                div .stall {
                    @let tip = Tip { text: seen.say("mn-taken-rule"), ..cards::tip(seen, taken, Vec::new()) };
                    p .caption { (seen.say("mn-taken")) }
                    (spot(seen, "taken", &cards::look(taken, "mid"), tip,
                        pieces_at("taken", format!("card-{}", taken.id()), 1, cards::face(taken))))
                }
            }
            @if table.announced > 0 && table.phase == Phase::Trade {
                p .announced { (seen.count("mn-announced", table.announced)) }
            }
        }
    }
}

/// The numbers the Trade Master may announce.
fn announcements(seen: Seen) -> Markup {
    html! {
        p .caption { (seen.say("mn-announce")) }
        div .cards {
            @for n in ANNOUNCEMENTS {
                @let tip = Tip {
                    title: seen.count("mn-announced", n),
                    text: seen.say("mn-announce-rule"),
                    more: Vec::new(),
                };
                @let at = format!("announcement-{n}");
                (spot(seen, Place::several("announcement".into(), at.clone(), at), "number", tip,
                    html! { b { (n) } }))
            }
        }
    }
}

/// Cards of one kind.
fn pile(seen: Seen, place: &str, resource: Resource, n: u8) -> Markup {
    let tip = cards::tip(seen, resource, vec![seen.count("mn-cards", n)]);
    spot(
        seen,
        &format!("{place}-{}", resource.id()),
        &cards::look(resource, "mid"),
        tip,
        html! { (pieces_at(place, format!("card-{}", resource.id()), n, cards::face(resource))) @if n > 1 { i .times { "×" (n) } } },
    )
}

fn station(seen: Seen, step: usize, station: &Station) -> Markup {
    let seat = station.seat.number();
    let acting = if seen.shown.acting.contains(station.seat) { " acting" } else { "" };
    html! {
        div class={ "station at-" (step) " seat-" (seat) (acting) } {
            (plate(seen, station))
            div .laid {
                @match (station.secret, seen.shown.phase) {
                    (Secret::Nothing, Phase::Trade) => {
                        @for (resource, n) in cards::kinds(station.laid) {
                            (pile(seen, &format!("laid-{seat}"), resource, n))
                        }
                    },
                    (Secret::Nothing, Phase::Progression) => (deeds(seen, station)),
                    (Secret::Nothing, _) => {},
                    (secret, _) => (backs(seen, station, secret)),
                }
            }
        }
    }
}

/// Mark, name, total; where the Trade Master names somebody it is a button.
fn plate(seen: Seen, station: &Station) -> Markup {
    let seat = station.seat.number();
    let master = seen.shown.master == station.seat;
    let mut more = Vec::new();
    if master {
        more.push(seen.say("mn-master"));
    }
    if let Some(total) = station.total {
        more.push(seen.count("mn-total", total));
    }
    let text = if master { seen.say("mn-master-rule") } else { String::new() };
    let tip = Tip { title: station.name.clone(), text, more };
    spot(
        seen,
        &format!("seat-{seat}"),
        "plate-name",
        tip,
        html! {
            (art::seat(seat.into()))
            b .name { (station.name) }
            @if master { (drawn::master()) }
            @if let Some(total) = station.total { span .sum { (total) } }
        },
    )
}

/// Cards face down: as many as are asked for, except where that number is the owner's secret.
fn backs(seen: Seen, station: &Station, secret: Secret) -> Markup {
    let said = seen.say(if secret == Secret::Chosen { "mn-chosen" } else { "mn-choosing" });
    html! {
        span class=(if secret == Secret::Chosen { "backs chosen" } else { "backs" }) title=(said) {
            @match station.backs {
                Some(count) => (pieces_at(format!("laid-{}", station.seat.number()), "card", count,
                    html! { @for _ in 0..count { (drawn::back()) } })),
                None => { (drawn::back()) b { "≤" (seen.shown.announced) } },
            }
        }
        span .hush { (said) }
    }
}

/// What was played in this progression.
fn deeds(seen: Seen, station: &Station) -> Markup {
    html! {
        ul .deeds {
            @for deed in &station.deeds {
                li {
                    @match *deed {
                        Deed::Identical(resource, n) => { (n) "×" (cards::chip(seen, resource)) },
                        Deed::Developed(card) => {
                            @let name = seen.say(&format!("development-{}", card.id()));
                            span .got title=(name) { (drawn::development(card.id())) span .sr { (name) } }
                        },
                        Deed::Different(n, pay) => { (n) "≠ " (cards::doubloons(seen, pay)) },
                        Deed::Relics(n, pay) => { (n) "×" (cards::chip(seen, Resource::Relic)) (cards::doubloons(seen, pay)) },
                        Deed::Paid(pay) => { "+" (cards::doubloons(seen, pay)) },
                        Deed::Perfect => { b { (seen.say("mn-perfect")) } },
                    }
                }
            }
        }
    }
}
