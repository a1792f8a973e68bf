//! What people read: questions, offers, places on the board, standing orders.

use crate::{
    MundusNovus, action::Action, cards::Cards, components::*, event::Event, pirates, position::Step, refusal,
    rulebook, story, view::View,
};
use game::{Arg, Phrase, Question, Seat, Setup, StandingOrder, Talk, phrase};

pub(crate) fn resource(resource: Resource) -> Arg {
    Arg::term("resource-", resource.id())
}

pub(crate) fn development(card: Development) -> Arg {
    Arg::term("development-", card.id())
}

/// A development; with its number where another of its kind is among these.
fn development_among(card: Development, mut others: impl Iterator<Item = Development>) -> Arg {
    if others.any(|other| other.is_twin_of(card)) { numbered(card) } else { development(card) }
}

/// A development that is to be told apart from all others: twins have a number.
pub(crate) fn numbered(card: Development) -> Arg {
    match card.has_twins() {
        true => Arg::Term(format!("development-{}.which", card.id())),
        false => development(card),
    }
}

pub(crate) fn happening(event: RoyalEvent) -> Arg {
    Arg::term("happening-", event.id())
}

/// Cards as a list; "nothing" if there are none.
pub(crate) fn list(cards: Cards) -> Arg {
    if cards.is_empty() {
        Arg::Term("nothing".into())
    } else {
        Arg::List(cards.iter().map(resource).collect())
    }
}

/// What Orellana would earn with this swap.
fn swap_pay(view: &View, seat: Seat, card: Resource) -> u8 {
    let mut table = view.table;
    match table.taken() {
        Some(taken) if table.market.get(card) > 0 => {
            table.market.remove(card);
            table.market.add(taken);
            crate::characters::orellana(&table, seat)
        }
        _ => 0,
    }
}

impl Talk for MundusNovus {
    fn ask(view: &View, seat: Seat) -> Phrase {
        let p = &view.table;
        let chosen = p.player(seat).chosen;
        match p.step {
            Step::Call => phrase!("ask-call", price = CORONADO),
            Step::Split => Phrase::new("ask-split"),
            Step::Pick => phrase!("ask-pick", left = p.picks),
            Step::Pirates => phrase!("ask-pirates", left = pirates::due(p, seat).saturating_sub(chosen)),
            Step::Announce => Phrase::new("ask-announce"),
            Step::Offer if p.player(seat).wins(Character::Casas) => {
                phrase!("ask-offer-free", left = p.announced - chosen, chosen = chosen)
            }
            Step::Offer => phrase!("ask-offer", left = p.announced - chosen, chosen = chosen),
            Step::Appoint => Phrase::new("ask-appoint"),
            Step::Take => Phrase::new("ask-take"),
            Step::Market => phrase!("ask-market", resource = resource(p.taken().unwrap_or(Resource::Relic))),
            Step::Gift => phrase!("ask-gift", to = Seat::new(p.gift.receiver.into())),
            Step::Begin => Phrase::new("ask-begin"),
            Step::Progress | Step::Over => Phrase::new("ask-progress"),
            Step::Identical => {
                phrase!(
                    "ask-identical",
                    resource = resource(Resource::ALL[usize::from(p.bench.target)]),
                    size = p.bench.size
                )
            }
            // What a merchant makes of a card belongs to the same decision, so the sentence has the same id.
            Step::Different | Step::Perfect | Step::Convert => {
                let id = if p.bench.cards.relics() > 0 { "ask-perfect" } else { "ask-different" };
                let given = view.given();
                let card = resource(given.unwrap_or(Resource::Relic));
                phrase!(id, size = p.bench.size, given = u8::from(given.is_some()), resource = card)
            }
            Step::Develop => phrase!("ask-develop", reach = p.reach),
            Step::Store => phrase!("ask-store", left = view.room(seat).saturating_sub(p.bench.size)),
        }
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        let id = match view.step() {
            Step::Call => "waiting-call",
            Step::Split => "waiting-split",
            Step::Pick => "waiting-pick",
            Step::Pirates => "waiting-pirates",
            Step::Announce => "waiting-announce",
            Step::Offer => "waiting-offer",
            Step::Appoint => "waiting-appoint",
            Step::Take => "waiting-take",
            Step::Market => "waiting-market",
            Step::Gift => "waiting-gift",
            Step::Begin => "waiting-begin",
            Step::Develop => "waiting-develop",
            Step::Store => "waiting-store",
            _ => "waiting-progress",
        };
        phrase!(id, who = seat)
    }

    fn say_action(view: &View, seat: Seat, action: Action) -> Phrase {
        let p = &view.table;
        match action {
            Action::Offer(card) => phrase!("action-offer", resource = resource(card)),
            Action::DoneOffering => Phrase::new("action-done-offering"),
            Action::Discard(card) => phrase!("action-discard", resource = resource(card)),
            Action::Give(card) => phrase!("action-give", resource = resource(card)),
            Action::Pick(card) => phrase!("action-pick", resource = resource(card)),
            Action::Keep => Phrase::new("action-keep"),
            Action::Swap(card) => {
                phrase!("action-swap", resource = resource(card), doubloons = swap_pay(view, seat, card))
            }
            Action::Begin(who) => phrase!("action-begin", who = who),
            Action::Appoint(who) => phrase!("action-appoint", who = who),
            Action::Take(card, from) => phrase!("action-take", resource = resource(card), from = from),
            Action::Call(event) => phrase!("action-call", happening = happening(event), price = CORONADO),
            Action::CallNothing => Phrase::new("action-call-nothing"),
            Action::Detach(caravel) => phrase!("action-detach", caravel = caravel),
            Action::DoneSplitting => Phrase::new("action-done-splitting"),
            Action::Announce(count) => phrase!("action-announce", count = count),
            Action::Develop(card) => {
                phrase!("action-develop", development = development_among(card, p.line()))
            }
            Action::DevelopUnseen => Phrase::new("action-develop-unseen"),
            Action::As(card) => phrase!("action-as", resource = resource(card)),
            Action::Identical(card) => phrase!("action-identical", resource = resource(card)),
            Action::Different => Phrase::new("action-different"),
            Action::Perfect => Phrase::new("action-perfect"),
            Action::Sell(count) => phrase!("action-sell", count = count, doubloons = view.relic_pay(count)),
            Action::EndTurn => Phrase::new("action-end-turn"),
            Action::Add(card) => phrase!("action-add", resource = resource(card)),
            Action::Convert(card) => phrase!("action-convert", resource = resource(card)),
            Action::Declare => match p.step {
                Step::Identical => phrase!(
                    "action-declare-identical",
                    reach = view.reach(Resource::ALL[usize::from(p.bench.target)], p.bench.size)
                ),
                Step::Different => {
                    phrase!("action-declare-different", doubloons = view.different_pay(seat, p.bench.size))
                }
                _ => Phrase::new("action-declare-perfect"),
            },
            Action::Store(card) => phrase!("action-store", resource = resource(card)),
            Action::DoneStoring => Phrase::new("action-done-storing"),
        }
    }

    fn say_event(event: &Event) -> Phrase {
        story::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        refusal::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        let hand = |card: Resource| vec![format!("hand-{}", card.id())];
        match action {
            Action::Offer(card)
            | Action::Discard(card)
            | Action::Give(card)
            | Action::Add(card)
            | Action::Convert(card)
            | Action::Store(card) => hand(card),
            Action::Pick(card) => vec![format!("display-{}", card.id())],
            Action::Keep => vec!["taken".into()],
            Action::Swap(card) => vec![format!("market-{}", card.id())],
            Action::Begin(seat) | Action::Appoint(seat) => vec![format!("seat-{}", seat.number())],
            Action::Take(card, seat) => vec![format!("laid-{}-{}", seat.number(), card.id())],
            Action::Call(event) => vec![format!("happening-{}", event.id())],
            Action::CallNothing => vec!["happenings".into()],
            Action::Detach(caravel) => vec![format!("development-caravel-{caravel}")],
            Action::DoneSplitting => vec!["squadrons".into()],
            Action::Announce(_) => vec!["announcement".into()],
            Action::Develop(card) => vec![format!("line-{}", card.id())],
            Action::DevelopUnseen => vec!["development-deck".into()],
            Action::As(card) | Action::Identical(card) => vec![format!("resource-{}", card.id())],
            Action::Sell(_) => vec!["hand-relic".into()],
            Action::Different | Action::Perfect | Action::Declare => vec!["bench".into()],
            Action::DoneStoring => vec!["warehouses".into()],
            Action::DoneOffering | Action::EndTurn => Vec::new(),
        }
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[
            StandingOrder { id: "no-event", plays: &["call nothing"], alone: false, default: false },
            StandingOrder { id: "one-squadron", plays: &["done splitting"], alone: false, default: false },
        ]
    }

    fn questions() -> &'static [Question] {
        &[
            Question { id: "announce", several: false, declines: &[] },
            Question { id: "offer", several: true, declines: &["done offering"] },
            Question { id: "develop", several: false, declines: &["end turn"] },
        ]
    }

    fn answers(_setup: &Setup, action: Action) -> Option<(&'static str, Arg)> {
        match action {
            Action::Announce(count) => Some(("announce", count.into())),
            Action::Offer(card) => Some(("offer", resource(card))),
            Action::Develop(card) => Some(("develop", numbered(card))),
            _ => None,
        }
    }

    game::words_and_rulebook!(rulebook);
}
