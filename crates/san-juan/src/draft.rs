//! A position as people and files write it: readable JSON, and a builder for tests. What is not said follows from the
//! rules: cards that lie nowhere else are in the deck.

use crate::{
    SanJuan,
    cards::{CardList, Cards},
    components::*,
    flow,
    player::Player,
    position::{MOST_GOODS, Phase, Position, Settled, Step},
    setup,
    together::{Few, MOST_DRAWN, Stage, Turn},
    trading_house::{PRICE_NAMES, TradingHouse},
    validate,
};
use game::{
    Draft, Fault, Impossible, Seat, Seats, Setup, SetupText,
    draft::{first_seat, newest_rules, seated},
    fault,
    impossible::seat_at_table,
};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// A position that nobody has checked yet. [`PositionDraft::build`] makes a [`Position`] of it, or says everything
/// that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PositionDraft {
    /// Players and options.
    pub setup: SetupText,
    /// The version of the rules; the newest if not said.
    #[serde(default = "newest_rules::<SanJuan>")]
    pub rules: u32,
    /// The players, by seat.
    pub players: Vec<PlayerDraft>,
    /// The governor of this round.
    #[serde(default = "first_seat")]
    pub governor: Seat,
    /// Roles taken this round, the one being played included. Who chose it follows from their number.
    #[serde(default)]
    pub taken: Vec<Role>,
    /// The role being played.
    #[serde(default)]
    pub role: Option<Role>,
    /// What is asked.
    #[serde(default = "first_step")]
    pub step: Step,
    /// Who is asked; the chooser (at the start of a round: the governor) if not said.
    #[serde(default)]
    pub mover: Option<Seat>,
    /// Unseen cards: deck, goods, harbor cards and discards that are not named elsewhere; all others if not said.
    #[serde(default)]
    pub pool: Option<CardList>,
    /// How many of them are discards.
    #[serde(default)]
    pub unseen_discards: u8,
    /// Discards that everybody has seen.
    #[serde(default)]
    pub open_discards: CardList,
    /// Discarded goods that are certain cards, known to nobody.
    #[serde(default)]
    pub lost_discards: CardList,
    /// Harbor cards that are certain cards, known to nobody.
    #[serde(default)]
    pub lost_harbored: CardList,
    /// Goods that are certain cards, known to nobody, oldest first.
    #[serde(default)]
    pub settled: Vec<SettledDraft>,
    /// Covered buildings.
    #[serde(default)]
    pub covered: CardList,
    /// Cards drawn or revealed, of which some will be kept.
    #[serde(default)]
    pub drawn: CardList,
    /// Price cards turned over so far, in their order.
    #[serde(default)]
    pub price_cards: Vec<String>,
    /// Which place of that order comes next, from 0; the first unknown one if not said.
    #[serde(default)]
    pub next_price_card: Option<u8>,
    /// Under version 1 of the rules: there were no cards left to draw at the start of this round, and none has moved since.
    #[serde(default)]
    pub still: bool,
    /// Rounds in a row, this one included, in which nothing has been built.
    #[serde(default = "first_round")]
    pub rounds_without_building: u8,
    /// Rounds in a row after which there were no cards left to draw.
    #[serde(default)]
    pub rounds_without_cards: u8,
    /// With two players: the governor has used the library this round.
    #[serde(default)]
    pub library_used: bool,
    /// What the phase has to remember.
    #[serde(default)]
    pub phase: PhaseDraft,
    /// Where several choose at the same time: those who still have to, and those to whom something is due. (In bytes it is
    /// not there if it is empty, so it stands last.)
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "nothing_at_the_end")]
    pub together: Vec<TurnDraft>,
}

/// In text what is there must be right; bytes just end where there is nothing more.
fn nothing_at_the_end<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<TurnDraft>, D::Error> {
    let text = deserializer.is_human_readable();
    let read = Vec::deserialize(deserializer);
    if text { read } else { Ok(read.unwrap_or_default()) }
}

/// What a player choosing at the same time as others has begun, or what is due to one who has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurnDraft {
    /// Who.
    pub seat: Seat,
    /// Has this player still to choose?
    pub chooses: bool,
    /// What is asked of them; nothing of the one to act, of whom all this is said elsewhere.
    pub step: Option<Step>,
    /// Cards still to keep or discard, goods still to produce or sell.
    pub left: u8,
    /// Goods produced or sold, cards tucked.
    pub count: u8,
    /// Cards earned by selling.
    pub gain: u8,
    /// The last of the goods sold, in the order of the table, from 0.
    pub last: u8,
    /// The certain card that the harbor would tuck.
    pub last_sold: Option<Card>,
    /// Cards to be drawn when all have chosen.
    pub due: u8,
    /// Cards drawn, of which some will be kept.
    pub drawn: CardList,
    /// How many they are.
    pub drawn_size: u8,
}

impl TurnDraft {
    /// All that a position says of those who choose at the same time.
    pub(crate) fn all(p: &Position) -> Vec<TurnDraft> {
        let of = |seat: Seat| {
            let Turn { step, left, count, gain, last, last_sold, due, drawn, drawn_size } =
                p.stage.turns[seat.index()];
            let chooses = p.stage.waiting.contains(seat);
            let last_sold = last_sold.checked_sub(1).map(|at| Card::ALL[usize::from(at)]);
            let drawn = (&drawn.cards()).into();
            let turn =
                TurnDraft { seat, chooses, step, left, count, gain, last, last_sold, due, drawn, drawn_size };
            (chooses || due > 0).then_some(turn)
        };
        Seat::all(p.players()).filter_map(of).collect()
    }

    /// The stage that these make.
    fn stage(turns: &[TurnDraft], players: u8, faults: &mut Vec<Fault>) -> Stage {
        let mut stage = Stage { on: !turns.is_empty(), ..Stage::default() };
        let mut seen = Seats::NONE;
        for turn in turns {
            let seat = seat_at_table("a player who chooses", turn.seat, players, faults);
            if seen.contains(seat) {
                faults.push(fault!("seat-twice", "seat {seat} chooses twice", seat));
            }
            seen.insert(seat);
            if turn.chooses {
                stage.waiting.insert(seat);
            }
            let drawn = turn.drawn.cards("drawn cards", faults);
            if usize::from(drawn.total().max(turn.drawn_size)) > MOST_DRAWN {
                faults.push(fault!("drawn", "seat {seat} has drawn too many cards", seat));
            }
            stage.turns[seat.index() % MOST_PLAYERS] = Turn {
                step: turn.step,
                left: turn.left,
                count: turn.count,
                gain: turn.gain,
                last: turn.last,
                last_sold: turn.last_sold.map_or(0, |card| card as u8 + 1),
                due: turn.due,
                drawn: Few::new(&drawn),
                drawn_size: turn.drawn_size,
            };
        }
        stage
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PlayerDraft {
    /// Hand cards.
    pub hand: CardList,
    /// Hand cards that everybody knows.
    pub known: CardList,
    /// Buildings, covered ones not.
    pub buildings: CardList,
    /// Goods.
    pub goods: BTreeMap<Good, u8>,
    /// Cards under chapel and bank.
    pub tucked: CardList,
    /// How many cards lie under the harbor.
    pub harbored: u8,
    /// Cards discarded since the last reshuffle.
    pub discards: CardList,
    /// The bank was used.
    pub bank_used: bool,
}

/// A good that is a certain card, known to nobody.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SettledDraft {
    /// Whose.
    pub seat: Seat,
    /// On which building.
    pub good: Good,
    /// Which card.
    pub card: Card,
}

/// What a phase has to remember until it is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PhaseDraft {
    /// Cards still to pay, discard or keep, goods still to produce or sell.
    pub left: u8,
    /// Goods that may still be handed in with the black market.
    pub goods_left: u8,
    /// Goods produced or sold, cards exchanged or tucked.
    pub count: u8,
    /// Cards earned by selling.
    pub gain: u8,
    /// The last of the goods sold, in the order of the table, from 0.
    pub last: u8,
    /// The certain card that the harbor would tuck.
    pub last_sold: Option<Card>,
    /// The building to be covered.
    pub covered: Option<Card>,
    /// The chooser has the privilege twice.
    pub doubled: bool,
    /// Somebody sold in this phase.
    pub sold: bool,
    /// The carpenter will give a card.
    pub carpenter: bool,
    /// The poor house may give a card.
    pub poor_house: bool,
    /// Who built a tavern in this phase.
    pub new_taverns: Vec<Seat>,
}

const fn first_step() -> Step {
    Step::Role
}

const fn first_round() -> u8 {
    1
}

impl Draft for PositionDraft {
    type Game = SanJuan;

    fn setup(&self, faults: &mut Vec<Fault>) -> Option<Setup> {
        game::draft::setup::<SanJuan>(&self.setup, self.rules, faults)
    }

    fn arrange(&self, setup: &Setup, faults: &mut Vec<Fault>) -> Position {
        let mut p = setup::bare(setup);
        p.players = [Player::EMPTY; MOST_PLAYERS];
        for (at, draft) in seated(&self.players, setup, faults) {
            p.players[at] = draft.player(at + 1, faults);
        }
        p.open_discards = self.open_discards.cards("open discards", faults);
        p.lost_discards = self.lost_discards.cards("lost discards", faults);
        p.lost_harbored = self.lost_harbored.cards("lost harbor cards", faults);
        p.covered = self.covered.cards("covered buildings", faults);
        p.drawn = self.drawn.cards("drawn cards", faults);
        p.drawn_kinds = p.drawn.kinds();
        p.drawn_size = p.drawn.total();
        self.table(&mut p, faults);
        p.stage = TurnDraft::stage(&self.together, setup.players(), faults);
        self.piles(&mut p, faults);
        p
    }

    fn judge(p: &Position, faults: &mut Vec<Fault>) {
        if faults.is_empty() {
            *faults = validate::unsound(p);
        }
    }

    fn offer(p: &mut Position) {
        p.offered = flow::options(p, p.kinds_asked());
    }
}

impl PositionDraft {
    /// The standard set-up at the first decision, hands empty: something to change.
    pub fn new(players: u8) -> PositionDraft {
        let indigo = || PlayerDraft { buildings: [(Card::IndigoPlant, 1)].into(), ..PlayerDraft::default() };
        PositionDraft {
            setup: SetupText { players, options: BTreeMap::new() },
            rules: newest_rules::<SanJuan>(),
            players: (0..players).map(|_| indigo()).collect(),
            governor: first_seat(),
            taken: Vec::new(),
            role: None,
            step: first_step(),
            mover: None,
            pool: None,
            unseen_discards: 0,
            open_discards: CardList::default(),
            lost_discards: CardList::default(),
            lost_harbored: CardList::default(),
            settled: Vec::new(),
            covered: CardList::default(),
            drawn: CardList::default(),
            price_cards: Vec::new(),
            next_price_card: None,
            still: false,
            rounds_without_building: first_round(),
            rounds_without_cards: 0,
            library_used: false,
            phase: PhaseDraft::default(),
            together: Vec::new(),
        }
    }

    /// The position, if it can be; otherwise everything that is wrong with it.
    pub fn build(&self) -> Result<Position, Impossible> {
        Draft::build(self)
    }

    /// Roles, whose turn, prices, phase.
    fn table(&self, p: &mut Position, faults: &mut Vec<Fault>) {
        let players = p.players();
        let mut at_table = |who: &str, seat: Seat| seat_at_table(who, seat, players, faults);
        p.governor = at_table("the governor", self.governor);
        p.taken = self.taken.iter().fold(0, |set, role| set | 1 << role.index());
        p.role = self.role;
        p.step = self.step;
        p.chooser = validate::chooser(p);
        p.mover = self.mover.map_or(p.chooser, |mover| at_table("the player to act", mover));
        for seat in &self.phase.new_taverns {
            at_table("the owner of a new tavern", *seat);
        }
        if p.taken.count_ones() as usize != self.taken.len() {
            faults.push(fault!("role-twice", "a role was taken twice"));
        }
        let mut house = TradingHouse::default();
        for name in &self.price_cards {
            match PRICE_NAMES.iter().position(|known| known == name) {
                Some(card) if usize::from(house.known) < PRICE_NAMES.len() => {
                    house.order[usize::from(house.known)] = card as u8;
                    house.known += 1;
                }
                _ => faults.push(fault!(
                    "price-cards",
                    "\"{name}\" is no price card, or one too many",
                    name = name.as_str()
                )),
            }
        }
        house.next = self.next_price_card.unwrap_or(house.known % PRICE_NAMES.len() as u8);
        p.house = house;
        p.still = self.still;
        p.idle = self.rounds_without_building;
        p.dry = self.rounds_without_cards;
        p.library_used = self.library_used;
        let PhaseDraft { left, goods_left, count, gain, last, doubled, sold, carpenter, poor_house, .. } =
            self.phase;
        let number = |card: Option<Card>| card.map_or(0, |card| card as u8 + 1);
        p.phase = Phase {
            left,
            goods_left,
            count,
            gain,
            last,
            last_sold: number(self.phase.last_sold),
            covered: number(self.phase.covered),
            doubled,
            sold,
            carpenter,
            poor_house,
            new_taverns: self.phase.new_taverns.iter().fold(0, |set, seat| set | 1 << seat.index()),
        };
    }

    /// Deck, discard, goods: what lies where.
    fn piles(&self, p: &mut Position, faults: &mut Vec<Fault>) {
        if self.settled.len() > MOST_GOODS {
            faults.push(fault!("settled", "{count} settled goods", count = self.settled.len()));
        }
        for (at, settled) in self.settled.iter().enumerate().take(MOST_GOODS) {
            p.settled[at] =
                Settled { place: Settled::place(settled.seat, settled.good), card: settled.card as u8 };
            p.settled_count = at as u8 + 1;
        }
        let built = |card: Card| p.players.iter().map(|player| u32::from(player.copies(card))).sum::<u32>();
        p.cathedral =
            p.expansion() && built(Card::Cathedral) + u32::from(p.covered.get(Card::Cathedral)) == 0;
        p.pool = match &self.pool {
            None => Card::ALL.map(|card| {
                let elsewhere = validate::outside_pool(p, card);
                if card == Card::Cathedral {
                    0
                } else {
                    u32::from(p.copies(card)).saturating_sub(elsewhere) as u8
                }
            }),
            Some(list) => {
                let pool = list.cards("pool", faults);
                Card::ALL.map(|card| pool.get(card))
            }
        };
        let sum = |cards: &dyn Fn(&Player) -> u8| {
            p.players.iter().map(|player| i32::from(cards(player))).sum::<i32>()
        };
        p.unseen_discards = self.unseen_discards;
        let own = sum(&|player| player.discards_size);
        let discard = own
            + i32::from(self.unseen_discards)
            + i32::from(p.open_discards.total())
            + i32::from(p.lost_discards.total());
        let harbored = sum(&|player| player.harbored) - i32::from(p.lost_harbored.total());
        let goods = sum(&|player| player.goods_total) - i32::from(p.settled_count);
        let pool = p.pool.iter().map(|&count| i32::from(count)).sum::<i32>();
        p.pool_size = u8::try_from(pool).unwrap_or(u8::MAX);
        let deck = pool - i32::from(self.unseen_discards) - goods - harbored;
        let mut fits = |what: &str, number: i32| {
            if !(0..=i32::from(u8::MAX)).contains(&number) {
                faults.push(fault!("out-of-range", "{what}: {number}", what, number));
            }
            number.clamp(0, u8::MAX.into()) as u8
        };
        p.deck = fits("cards in the deck", deck);
        p.discard = fits("cards in the discard", discard);
        p.unseen_harbored = fits("unseen harbor cards", harbored);
    }
}

impl PlayerDraft {
    fn player(&self, seat: usize, faults: &mut Vec<Fault>) -> Player {
        let mut player = Player::EMPTY;
        let mut cards = |what: &str, list: &CardList| list.cards(&format!("seat {seat}, {what}"), faults);
        let hand = cards("hand", &self.hand);
        player.known = cards("known cards", &self.known);
        player.tucked = cards("tucked cards", &self.tucked);
        player.discards = cards("discards", &self.discards);
        let buildings = cards("buildings", &self.buildings);
        hand.iter().for_each(|card| player.gain(card));
        for card in Card::ALL {
            let copies = buildings.get(card);
            if copies > 1 && !card.is_production() {
                faults.push(fault!("twice", "seat {seat}: {card} twice", seat, card = card.id()));
            }
            (0..copies).for_each(|_| player.build(card));
        }
        for (&good, &count) in &self.goods {
            let places = player.places(good);
            if count > places {
                faults.push(fault!(
                    "too-many-goods",
                    "seat {seat}: {count} {good} goods on {places} buildings",
                    seat,
                    count,
                    good = good.id(),
                    places
                ));
            } else {
                (0..count).for_each(|_| player.load(good));
            }
        }
        player.tucked_size = player.tucked.total();
        player.discards_size = player.discards.total();
        player.harbored = self.harbored;
        player.bank_used = self.bank_used;
        player
    }
}

impl From<Position> for PositionDraft {
    fn from(p: Position) -> PositionDraft {
        let card = |number: u8| number.checked_sub(1).map(|at| Card::ALL[usize::from(at)]);
        let Phase { left, goods_left, count, gain, last, doubled, sold, carpenter, poor_house, .. } = p.phase;
        PositionDraft {
            setup: p.setup.text::<SanJuan>(),
            rules: p.setup.rules(),
            players: p.players[..p.players().into()].iter().map(PlayerDraft::from).collect(),
            governor: p.governor,
            taken: Role::ALL.into_iter().filter(|&role| p.is_taken(role)).collect(),
            role: p.role,
            step: p.step,
            mover: Some(p.mover),
            pool: Some(CardList::from_counts(&p.pool)),
            unseen_discards: p.unseen_discards,
            open_discards: (&p.open_discards).into(),
            lost_discards: (&p.lost_discards).into(),
            lost_harbored: (&p.lost_harbored).into(),
            settled: p.settled[..p.settled_count.into()].iter().map(SettledDraft::from).collect(),
            covered: (&p.covered).into(),
            drawn: (&p.drawn).into(),
            price_cards: p
                .house
                .known()
                .iter()
                .map(|&card| PRICE_NAMES[usize::from(card)].to_string())
                .collect(),
            next_price_card: Some(p.house.next),
            still: p.still,
            rounds_without_building: p.idle,
            rounds_without_cards: p.dry,
            library_used: p.library_used,
            phase: PhaseDraft {
                left,
                goods_left,
                count,
                gain,
                last,
                last_sold: card(p.phase.last_sold),
                covered: card(p.phase.covered),
                doubled,
                sold,
                carpenter,
                poor_house,
                new_taverns: Seat::all(p.players())
                    .filter(|seat| p.phase.new_taverns >> seat.index() & 1 == 1)
                    .collect(),
            },
            together: TurnDraft::all(&p),
        }
    }
}

impl From<&Settled> for SettledDraft {
    fn from(settled: &Settled) -> SettledDraft {
        SettledDraft {
            seat: Seat::new(settled.seat()),
            good: settled.good(),
            card: Card::ALL[usize::from(settled.card)],
        }
    }
}

impl From<&Player> for PlayerDraft {
    fn from(player: &Player) -> PlayerDraft {
        let buildings: Cards = cards_in(player.built)
            .flat_map(|card| std::iter::repeat_n(card, player.copies(card).into()))
            .collect();
        let goods =
            Good::ALL.into_iter().map(|good| (good, player.goods(good))).filter(|(_, count)| *count > 0);
        PlayerDraft {
            hand: CardList::from_counts(&player.hand),
            known: (&player.known).into(),
            buildings: (&buildings).into(),
            goods: goods.collect(),
            tucked: (&player.tucked).into(),
            harbored: player.harbored,
            discards: (&player.discards).into(),
            bank_used: player.bank_used,
        }
    }
}
