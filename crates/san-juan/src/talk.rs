//! What people read: questions, offers, places on the board, standing orders.

use crate::{
    SanJuan,
    action::Action,
    cards::Cards,
    components::*,
    event::Event,
    position::Step,
    refusal, rulebook,
    setup::{Expansion, copies},
    story,
    view::View,
};
use game::{Arg, Phrase, Question, Seat, Setup, StandingOrder, Talk, phrase};

/// "the library".
pub(crate) fn the(card: Card) -> Arg {
    Arg::Term(format!("card-{}.the", card.id()))
}

/// "library".
pub(crate) fn name(card: Card) -> Arg {
    Arg::term("card-", card.id())
}

/// "sugar".
pub(crate) fn good_name(good: Good) -> Arg {
    Arg::term("good-", good.id())
}

/// "builder".
pub(crate) fn role_name(role: Role) -> Arg {
    Arg::term("role-", role.id())
}

/// "library, smithy and well".
pub(crate) fn list(cards: &Cards) -> Arg {
    Arg::List(cards.iter().map(name).collect())
}

impl Talk for SanJuan {
    fn ask(view: &View, seat: Seat) -> Phrase {
        let left = view.left();
        match view.step() {
            Step::Draft => phrase!("ask-draft", left = left),
            Step::Office => phrase!("ask-office", most = OFFICE_CARDS - view.table.phase.count),
            Step::Chapel => Phrase::new("ask-chapel"),
            Step::Bank => Phrase::new("ask-bank"),
            Step::Limit => phrase!("ask-limit", left = left, limit = view.hand_limit(seat)),
            Step::Role | Step::Over => Phrase::new("ask-role"),
            Step::Library => Phrase::new("ask-library"),
            Step::Build => Phrase::new("ask-build"),
            Step::Cover => phrase!("ask-over", card = the(view.covering().unwrap_or(Card::Crane))),
            Step::Pay => phrase!("ask-pay", left = left),
            Step::Produce => phrase!("ask-produce", left = left),
            Step::Sell => phrase!("ask-sell", left = left),
            Step::Harbor => Phrase::new("ask-harbor"),
            Step::Draw => Phrase::new("ask-draw"),
            Step::Keep => phrase!("ask-keep", left = left),
            Step::Discard => phrase!("ask-discard", left = left),
            Step::Prospect => Phrase::new("ask-prospect"),
            Step::GoldMine => Phrase::new("ask-gold-mine"),
            Step::GoldKeep => Phrase::new("ask-gold-keep"),
            Step::Goldsmith => Phrase::new("ask-goldsmith"),
        }
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        let id = match view.table.turned_to(seat).step() {
            Step::Draft => "waiting-draft",
            Step::Office => "waiting-office",
            Step::Chapel => "waiting-chapel",
            Step::Bank => "waiting-bank",
            Step::Limit => "waiting-limit",
            Step::Role | Step::Over => "waiting-role",
            Step::Library => "waiting-library",
            Step::Build | Step::Cover => "waiting-build",
            Step::Pay => "waiting-pay",
            Step::Produce => "waiting-produce",
            Step::Sell => "waiting-sell",
            Step::Harbor => "waiting-harbor",
            Step::Draw | Step::Prospect => "waiting-draw",
            Step::Keep | Step::GoldKeep => "waiting-keep",
            Step::Discard => "waiting-discard",
            Step::GoldMine => "waiting-gold-mine",
            Step::Goldsmith => "waiting-goldsmith",
        };
        phrase!(id, who = seat)
    }

    fn say_action(view: &View, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Take(role) => phrase!("action-take", role = role_name(role)),
            Action::Build(card) => phrase!("action-build", card = name(card), price = view.price(seat, card)),
            Action::Cover(card) => phrase!("action-cover", card = the(card)),
            Action::Draw(count) => phrase!("action-draw", count = count),
            Action::Use(power) => phrase!("action-use", card = the(power.card())),
            Action::SaveLibrary => Phrase::new("action-save-library"),
            Action::Produce(good) => phrase!("action-produce", good = good_name(good)),
            Action::Pay(card) => phrase!("action-pay", card = name(card)),
            Action::PayGood(good) => phrase!("action-pay-good", good = good_name(good)),
            Action::Sell(good) => {
                phrase!("action-sell", good = good_name(good), price = view.sale_price(good).unwrap_or(0))
            }
            Action::Keep(card) => phrase!("action-keep", card = name(card)),
            Action::Discard(card) => phrase!("action-discard", card = name(card)),
            Action::Tuck(card) => phrase!("action-tuck", card = name(card)),
            Action::Done => Phrase::new("action-done"),
            Action::Pass => Phrase::new(match view.step() {
                Step::Build => "action-pass-build",
                Step::Produce => "action-pass-produce",
                Step::Sell => "action-pass-sell",
                Step::Draw | Step::Prospect => "action-pass-draw",
                Step::Office => "action-pass-office",
                Step::Chapel | Step::Bank => "action-pass-tuck",
                _ => "action-pass-power",
            }),
        }
    }

    fn say_event(event: &Event) -> Phrase {
        story::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        refusal::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        let card = |place: &str, card: Card| vec![format!("{place}-{}", card.id())];
        match action {
            Action::Take(role) => vec![format!("role-{}", role.id())],
            Action::Build(Card::Cathedral) => vec!["cathedral".into()],
            Action::Build(built) | Action::Pay(built) | Action::Discard(built) | Action::Tuck(built) => {
                card("hand", built)
            }
            Action::Cover(covered) => card("building", covered),
            Action::Keep(kept) => card("drawn", kept),
            Action::Produce(good) | Action::Sell(good) | Action::PayGood(good) => {
                card("building", good.card())
            }
            Action::Use(power) => card("building", power.card()),
            Action::SaveLibrary => card("building", Card::Library),
            Action::Draw(_) => vec!["deck".into()],
            Action::Pass | Action::Done => Vec::new(),
        }
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[
            StandingOrder {
                id: "draw",
                plays: &["draw 8", "draw 5", "draw 2", "draw 1"],
                alone: false,
                default: true,
            },
            StandingOrder {
                id: "produce",
                plays: &[
                    "produce indigo",
                    "produce sugar",
                    "produce tobacco",
                    "produce coffee",
                    "produce silver",
                ],
                alone: true,
                default: true,
            },
            StandingOrder { id: "use-gold-mine", plays: &["use gold-mine"], alone: false, default: true },
            StandingOrder { id: "use-goldsmith", plays: &["use goldsmith"], alone: false, default: true },
            StandingOrder { id: "use-harbor", plays: &["use harbor"], alone: false, default: true },
        ]
    }

    fn questions() -> &'static [Question] {
        &[
            Question { id: "role", several: false, declines: &[] },
            Question { id: "build", several: false, declines: &["pass"] },
            Question { id: "produce", several: true, declines: &["pass", "done"] },
            Question { id: "sell", several: true, declines: &["pass", "done"] },
        ]
    }

    fn answers(setup: &Setup, action: Action) -> Option<(&'static str, Arg)> {
        Some(match action {
            Action::Take(role) => ("role", role_name(role)),
            Action::Build(card) if copies(setup, card) > 0 => ("build", name(card)),
            Action::Produce(good) => ("produce", good_name(good)),
            Action::Sell(good) if good != Good::Import || Expansion::On.is_chosen(setup) => {
                ("sell", good_name(good))
            }
            _ => return None,
        })
    }

    game::words_and_rulebook!(rulebook);
}
