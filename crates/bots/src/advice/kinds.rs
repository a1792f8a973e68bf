//! Kinds of decision: the questions that a game asks, by what they are about.

use catalog::GameId;

/// A kind of decision, and the questions it consists of.
type Kind = (&'static str, &'static [&'static str]);

const PUERTO_RICO: &[Kind] = &[
    ("role", &["ask-role"]),
    ("settle", &["ask-hacienda", "ask-settle", "ask-hospice"]),
    ("colonists", &["ask-privilege", "ask-place"]),
    ("build", &["ask-build", "ask-university"]),
    ("produce", &["ask-produce", "ask-extra"]),
    ("trade", &["ask-trade"]),
    ("ship", &["ask-load", "ask-wharf", "ask-bonus"]),
    ("store", &["ask-store", "ask-keep"]),
];

const SAN_JUAN: &[Kind] = &[
    ("role", &["ask-role", "ask-library"]),
    ("build", &["ask-build", "ask-over"]),
    ("pay", &["ask-pay"]),
    ("produce", &["ask-produce"]),
    ("trade", &["ask-sell", "ask-harbor"]),
    ("draw", &["ask-draw", "ask-keep", "ask-discard"]),
    ("prospect", &["ask-prospect", "ask-gold-mine", "ask-gold-keep", "ask-goldsmith"]),
    ("hand", &["ask-draft", "ask-office", "ask-limit", "ask-chapel", "ask-bank"]),
];

const SANTIAGO: &[Kind] = &[
    ("drive", &["ask-car"]),
    ("visit", &["ask-cuban", "ask-robbery"]),
    ("broker", &["ask-broker"]),
    ("building", &["ask-building", "ask-casino"]),
    ("deliver", &["ask-delivery"]),
    ("ship", &["ask-demand"]),
];

const MUNDUS_NOVUS: &[Kind] = &[
    ("supply", &["ask-call", "ask-split", "ask-pick", "ask-pirates"]),
    ("announce", &["ask-announce", "ask-appoint", "ask-begin"]),
    ("offer", &["ask-offer", "ask-offer-free", "ask-gift"]),
    ("take", &["ask-take", "ask-market"]),
    ("sets", &["ask-progress", "ask-identical", "ask-different", "ask-perfect", "ask-develop"]),
    ("store", &["ask-store"]),
];

/// The kinds of decision of a game, in the order in which players meet them.
pub fn of_game(game: GameId) -> &'static [Kind] {
    match game {
        GameId::PuertoRico => PUERTO_RICO,
        GameId::SanJuan => SAN_JUAN,
        GameId::Santiago => SANTIAGO,
        GameId::MundusNovus => MUNDUS_NOVUS,
    }
}

/// The kind of decision that this question asks for.
pub fn of(game: GameId, question: &str) -> Option<&'static str> {
    of_game(game).iter().find(|(_, questions)| questions.contains(&question)).map(|(kind, _)| *kind)
}

/// The message that names a kind.
pub fn message(game: GameId, kind: &str) -> String {
    format!("decision-{}-{kind}", game.id())
}
