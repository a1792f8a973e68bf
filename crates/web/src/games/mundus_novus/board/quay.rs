//! The quay: the squadrons in the order in which they choose, the deck, and the list of exchanges.

use super::{
    chain,
    happened::{Happened, Hop},
    phase::Phase,
};
use crate::{
    art,
    games::{
        board::{self, Sheet, Tip, look, pieces, spot},
        mundus_novus::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use mundus_novus::View;

/// What lies at the quay.
#[derive(Hash)]
pub(super) struct Quay {
    squadrons: Vec<Squadron>,
    pub hops: Vec<Hop>,
    /// The card at the end of the exchanges: from whom, to whom.
    pub gift: Option<(Seat, Seat)>,
    deck: u8,
    names: Vec<String>,
}

/// A squadron: whose, its caravels as they count, whether it chooses now.
#[derive(Hash)]
struct Squadron {
    seat: Seat,
    caravels: Vec<u8>,
    now: bool,
}

impl Squadron {
    fn value(&self) -> u32 {
        self.caravels.iter().map(|&caravel| u32::from(caravel)).sum()
    }
}

type Seen<'a> = board::Seen<'a, Quay>;

impl Quay {
    /// As everybody sees it.
    pub fn of(scene: &Scene, view: &View, happened: &Happened) -> Quay {
        let supply = Phase::of(view.step()) == Phase::Supply;
        let squadron =
            |(seat, caravels)| Squadron { seat, caravels, now: supply && scene.to_act.contains(seat) };
        Quay {
            squadrons: view.squadrons().into_iter().map(squadron).collect(),
            hops: happened.hops.clone(),
            gift: happened.gift,
            deck: view.table().deck_size(),
            names: Seat::all(view.players()).map(|seat| scene.name(seat)).collect(),
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Squadrons above, exchanges below.
pub(super) fn part(quay: Quay, sheet: &Sheet) -> Region<'static> {
    sheet.part("quay", quay, &["squadrons"], |seen| {
        html! {
            div .quay {
                (squadrons(seen))
                div .exchanges {
                    p .quay-head { (seen.say("mn-exchanges")) }
                    @if seen.shown.hops.is_empty() { p .dim { (seen.say("mn-no-exchanges")) } } @else { (chain::ledger(seen)) }
                }
                p .decks data-bank="coin" title=(seen.say("mn-deck-rule")) {
                    (pieces("card", seen.shown.deck, drawn::back())) b { (seen.shown.deck) } " " (seen.say("mn-deck"))
                }
            }
        }
    })
}

fn squadrons(seen: Seen) -> Markup {
    let squadrons = &seen.shown.squadrons;
    let tip = Tip {
        title: seen.say("mn-squadrons"),
        text: seen.say("mn-squadrons-rule"),
        more: squadrons.iter().map(|squadron| line(seen, squadron)).collect(),
    };
    spot(
        seen,
        "squadrons",
        "fleet",
        tip,
        html! {
            span .quay-head { (seen.say("mn-squadrons")) }
            @if squadrons.is_empty() { span .dim { (seen.say("mn-no-squadrons")) } }
            @for (at, squadron) in squadrons.iter().enumerate() {
                span class=(look("squadron", [("now", squadron.now)])) {
                    small { (at + 1) }
                    (art::seat(squadron.seat.number().into()))
                    span .sails { @for caravel in &squadron.caravels { span .sail { (drawn::development("caravel")) b { (caravel) } } } }
                    b .value { (squadron.value()) }
                }
            }
        },
    )
}

fn line(seen: Seen, squadron: &Squadron) -> String {
    let caravels: Vec<String> = squadron.caravels.iter().map(u8::to_string).collect();
    seen.label(seen.shown.name(squadron.seat), format!("{} = {}", caravels.join(" + "), squadron.value()))
}
