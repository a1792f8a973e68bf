//! A view as pages and programs read and write it. Read from outside it is checked: a view is possible if there is a
//! possible position that looks like it.

use crate::{
    SanJuan,
    action::Action,
    cards::CardList,
    components::*,
    draft::{PhaseDraft, PlayerDraft, PositionDraft, TurnDraft},
    flow, imagine,
    position::{Position, Step},
    standstill::Standstill,
    trading_house::PRICE_NAMES,
    validate,
    view::View,
};
use game::{ActionSet, Draft, Fast, Fault, Impossible, Seat, SetupText, fault, outside::ViewDraft};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What one seat, or a spectator, can know, in readable form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ViewText {
    /// Whose view it is; a spectator's if nobody's.
    pub observer: Option<Seat>,
    /// Players and options.
    pub setup: SetupText,
    /// The version of the rules.
    pub rules: u32,
    /// What is asked.
    pub step: Step,
    /// The governor of this round.
    pub governor: Seat,
    /// Who chose the role being played, or chooses next.
    pub chooser: Seat,
    /// Who is to act; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// Who is to act, or acted last.
    pub mover: Seat,
    /// The role being played.
    pub role: Option<Role>,
    /// Roles taken this round.
    pub taken: Vec<Role>,
    /// Does the chooser have the privilege twice?
    pub doubled: bool,
    /// With two players: the governor has used the library this round.
    pub library_used: bool,
    /// Under version 1 of the rules: there were no cards left to draw at the start of this round, and none has moved since.
    pub still: bool,
    /// Rounds in a row, this one included, in which nothing has been built.
    pub rounds_without_building: u8,
    /// Rounds in a row after which there were no cards left to draw.
    pub rounds_without_cards: u8,
    /// How soon, and why, the game ends by itself.
    pub standstill: Option<Standstill>,
    /// The players, by seat.
    pub players: Vec<PlayerText>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discard.
    pub discard: u8,
    /// Discards that everybody has seen, since the last reshuffle.
    pub open_discards: CardList,
    /// Covered buildings.
    pub covered: CardList,
    /// Cards that lie where the observer has not seen them.
    pub unseen: CardList,
    /// Cards drawn or revealed, as far as the observer may see them.
    pub drawn: CardList,
    /// How many cards were drawn or revealed.
    pub drawn_size: u8,
    /// Price cards turned over so far, in their order.
    pub price_cards: Vec<String>,
    /// The price card turned over last.
    pub price_card: Option<String>,
    /// Can the cathedral still be built?
    pub cathedral: bool,
    /// The building being covered with the crane.
    pub covering: Option<Card>,
    /// Cards still to be paid, kept or discarded, goods that may still be produced or sold.
    pub left: u8,
    /// Goods that may still be handed in with the black market.
    pub black_market_left: u8,
    /// Goods produced or sold, cards exchanged or tucked.
    pub done: u8,
    /// Cards earned by selling.
    pub earned: u8,
    /// The good the harbor may tuck: of those sold now, the last in the order of the goods.
    pub tuckable: Option<Good>,
    /// Somebody sold in this phase.
    pub sold: bool,
    /// The carpenter will give a card.
    pub carpenter: bool,
    /// The poor house may give a card.
    pub poor_house: bool,
    /// Who built a tavern in this phase.
    pub new_taverns: Vec<Seat>,
    /// What the observer may do now.
    pub legal: Vec<String>,
    /// Where several choose at the same time: those who still have to, and those to whom something is due.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<TurnDraft>,
}

/// One player, as the observer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerText {
    /// Buildings, covered ones not.
    pub buildings: CardList,
    /// Goods.
    pub goods: BTreeMap<Good, u8>,
    /// How many cards are in the hand.
    pub hand_size: u8,
    /// The hand cards the observer knows.
    pub hand: CardList,
    /// The hand cards everybody knows.
    pub known: CardList,
    /// How many cards lie under chapel and bank.
    pub tucked_size: u8,
    /// Those of them the observer knows.
    pub tucked: CardList,
    /// How many cards lie under the harbor.
    pub harbored: u8,
    /// How many cards this player discarded since the last reshuffle.
    pub discards_size: u8,
    /// Those of them the observer knows.
    pub discards: CardList,
    /// Has this player used the bank?
    pub bank_used: bool,
}

impl From<View> for ViewText {
    fn from(view: View) -> ViewText {
        let p = &view.table;
        let PositionDraft { players, .. } = PositionDraft::from(*p);
        let selling = matches!(p.step, Step::Sell | Step::Harbor) && p.phase.count > 0;
        ViewText {
            observer: view.observer,
            setup: p.setup.text::<SanJuan>(),
            rules: p.setup.rules(),
            step: p.step,
            governor: p.governor,
            chooser: p.chooser,
            to_act: view.to_act(),
            mover: p.mover,
            role: p.role,
            taken: Role::ALL.into_iter().filter(|&role| p.is_taken(role)).collect(),
            doubled: p.phase.doubled,
            library_used: p.library_used,
            still: p.still,
            rounds_without_building: p.idle,
            rounds_without_cards: p.dry,
            standstill: p.standstill(),
            players: Seat::all(p.players())
                .zip(players)
                .map(|(seat, draft)| PlayerText::new(&view, seat, draft))
                .collect(),
            deck: p.deck,
            discard: p.discard,
            open_discards: (&p.open_discards).into(),
            covered: (&p.covered).into(),
            unseen: CardList::from_counts(&p.pool),
            drawn: (&p.drawn).into(),
            drawn_size: p.drawn_size,
            price_cards: view.known_price_cards().into_iter().map(String::from).collect(),
            price_card: view.price_card().map(String::from),
            cathedral: p.cathedral,
            covering: p.covering(),
            left: view.left(),
            black_market_left: p.phase.goods_left,
            done: p.phase.count,
            earned: p.phase.gain,
            tuckable: selling.then(|| Good::ALL[usize::from(p.phase.last)]),
            sold: p.phase.sold,
            carpenter: p.phase.carpenter,
            poor_house: p.phase.poor_house,
            new_taverns: Seat::all(p.players())
                .filter(|seat| p.phase.new_taverns >> seat.index() & 1 == 1)
                .collect(),
            legal: p.legal().iter().map(|index| Action::ALL[index].to_string()).collect(),
            together: TurnDraft::all(p),
        }
    }
}

impl PlayerText {
    fn new(view: &View, seat: Seat, draft: PlayerDraft) -> PlayerText {
        let player = view.player(seat);
        let PlayerDraft { hand, known, buildings, goods, tucked, harbored, discards, bank_used } = draft;
        PlayerText {
            buildings,
            goods,
            hand_size: player.hand_size,
            hand,
            known,
            tucked_size: player.tucked_size,
            tucked,
            harbored,
            discards_size: player.discards_size,
            discards,
            bank_used,
        }
    }

    fn draft(&self) -> PlayerDraft {
        PlayerDraft {
            hand: self.hand.clone(),
            known: self.known.clone(),
            buildings: self.buildings.clone(),
            goods: self.goods.clone(),
            tucked: self.tucked.clone(),
            harbored: self.harbored,
            discards: self.discards.clone(),
            bank_used: self.bank_used,
        }
    }
}

impl TryFrom<ViewText> for View {
    type Error = Impossible;

    fn try_from(text: ViewText) -> Result<View, Impossible> {
        text.read()
    }
}

impl ViewDraft for ViewText {
    type Game = SanJuan;

    fn observer(&self) -> Option<Seat> {
        self.observer
    }

    fn imagined(&self) -> Result<Position, Vec<Fault>> {
        let table = self.table()?;
        // The chance of this one position decides nothing: what it looks like is compared with what was written.
        let mut position = imagine::imagine(&View { observer: self.observer, table }, &mut Fast::new(0));
        position.offered = flow::options(&position, position.kinds_asked());
        Ok(position)
    }
}

impl ViewText {
    /// The position inside the view, with nothing in it that would stop a deal of the unseen cards.
    fn table(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let draft = self.draft();
        let Some(setup) = draft.setup(&mut faults) else { return Err(faults) };
        let mut p = draft.arrange(&setup, &mut faults);
        p.deck = self.deck;
        p.discard = self.discard;
        p.unseen_harbored = 0;
        p.drawn_size = self.drawn_size;
        self.observer_at_table(p.players(), &mut faults);
        validate::conservation(&p, &mut faults);
        let (mut dealt, mut unseen_discards) =
            (0, i32::from(self.discard) - i32::from(p.open_discards.total()));
        for (seat, text) in Seat::all(p.players()).zip(&self.players) {
            let player = p.player_mut(seat);
            let hidden = [
                ("hand", text.hand_size, player.hand_size),
                ("tucked", text.tucked_size, player.tucked_size),
                ("discards", text.discards_size, player.discards_size),
            ];
            let own = self.observer == Some(seat);
            if !own && text.hand != text.known {
                faults.push(fault!(
                    "known-hand",
                    "seat {seat}: the observer knows another hand than everybody",
                    seat
                ));
            }
            for (what, size, seen) in hidden {
                let fits = if own { size == seen } else { size >= seen && (what == "hand" || seen == 0) };
                if !fits {
                    let whose = if own { "own " } else { "" };
                    faults.push(fault!(
                        "seen-cards",
                        "seat {seat}: {size} cards ({whose}{what}), of which {seen} are seen",
                        seat,
                        size,
                        whose,
                        what,
                        seen
                    ));
                }
                dealt += i32::from(size) - i32::from(seen);
            }
            player.hand_size = text.hand_size;
            player.tucked_size = text.tucked_size;
            player.discards_size = text.discards_size;
            unseen_discards -= i32::from(if own { text.discards_size } else { 0 });
            p.unseen_harbored = p.unseen_harbored.saturating_add(text.harbored);
        }
        let others: i32 = Seat::all(p.players())
            .filter(|&seat| self.observer != Some(seat))
            .map(|seat| i32::from(p.player(seat).discards_size))
            .sum();
        if !(others..=i32::from(u8::MAX)).contains(&unseen_discards) {
            faults.push(fault!("discards", "{discards} discards do not add up", discards = self.discard));
        }
        p.unseen_discards = unseen_discards.clamp(0, u8::MAX.into()) as u8;
        if p.step == Step::Keep && self.observer != Some(p.mover) {
            dealt += i32::from(self.drawn_size);
            if !p.drawn.is_empty() {
                faults.push(fault!("drawn", "cards are seen that only the player to act has drawn"));
            }
        }
        for turn in self.together.iter().filter(|turn| self.observer != Some(turn.seat)) {
            if turn.step == Some(Step::Keep) {
                dealt += i32::from(turn.drawn_size);
            }
            if turn.drawn != CardList::default() {
                faults.push(fault!(
                    "drawn",
                    "cards are seen that only seat {seat} has drawn",
                    seat = turn.seat
                ));
            }
        }
        if dealt > i32::from(p.pool_size) {
            faults.push(Fault::hidden_cards(dealt.unsigned_abs(), p.pool_size.into()));
        }
        if faults.is_empty() { Ok(p) } else { Err(faults) }
    }

    fn draft(&self) -> PositionDraft {
        let cycle = PRICE_NAMES.len();
        let last = self.price_cards.iter().position(|card| Some(card) == self.price_card.as_ref());
        let next = match last {
            Some(last) if self.price_cards.len() >= cycle => (last + 1) % cycle,
            _ => self.price_cards.len() % cycle,
        };
        // What is counted from the hand is not remembered.
        let left = if matches!(self.step, Step::Draft | Step::Limit) { 0 } else { self.left };
        PositionDraft {
            setup: self.setup.clone(),
            rules: self.rules,
            players: self.players.iter().map(PlayerText::draft).collect(),
            governor: self.governor,
            taken: self.taken.clone(),
            role: self.role,
            step: self.step,
            mover: Some(self.mover),
            pool: Some(self.unseen.clone()),
            unseen_discards: 0,
            open_discards: self.open_discards.clone(),
            lost_discards: CardList::default(),
            lost_harbored: CardList::default(),
            settled: Vec::new(),
            covered: self.covered.clone(),
            drawn: self.drawn.clone(),
            price_cards: self.price_cards.clone(),
            next_price_card: Some(next as u8),
            still: self.still,
            rounds_without_building: self.rounds_without_building,
            rounds_without_cards: self.rounds_without_cards,
            library_used: self.library_used,
            phase: PhaseDraft {
                left,
                goods_left: self.black_market_left,
                count: self.done,
                gain: self.earned,
                last: self.tuckable.map_or(0, |good| good.index() as u8),
                last_sold: None,
                covered: self.covering,
                doubled: self.doubled,
                sold: self.sold,
                carpenter: self.carpenter,
                poor_house: self.poor_house,
                new_taverns: self.new_taverns.clone(),
            },
            together: self.together.clone(),
        }
    }
}
