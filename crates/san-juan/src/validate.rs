//! Everything that can be wrong with a position: what the rules exclude, and cards that got lost.

use crate::{
    builder,
    cards::Cards,
    components::*,
    councillor, flow,
    player::Player,
    position::{Phase, Position, Settled, Step},
    producer, round,
    rules::LIBRARY_IS_ASKED_LATE,
    setup::DraftStart,
    standstill, together, trader,
};
use game::{Fault, Seat, fault};

/// Who has chosen the role being played, or chooses next: it follows from the number of roles taken.
pub(crate) fn chooser(p: &Position) -> Seat {
    let before = (p.taken.count_ones() as u8).saturating_sub(u8::from(p.role.is_some()));
    Seat::new(usize::from((p.governor.index() as u8 + before) % p.players()))
}

/// How many cards of a kind lie anywhere but in the pool.
pub(crate) fn outside_pool(p: &Position, card: Card) -> u32 {
    let players = p.players.iter().map(|player| {
        [player.hand[card.index()], player.copies(card), player.tucked.get(card), player.discards.get(card)]
            .into_iter()
            .map(u32::from)
            .sum::<u32>()
    });
    let piles = [&p.open_discards, &p.lost_discards, &p.lost_harbored, &p.covered, &p.drawn];
    let settled = &p.settled[..p.settled_count.into()];
    let parked = p.stage.turns.iter().map(|turn| u32::from(turn.drawn.cards().get(card)));
    players.sum::<u32>()
        + parked.sum::<u32>()
        + piles.iter().map(|pile| u32::from(pile.get(card))).sum::<u32>()
        + settled.iter().filter(|settled| usize::from(settled.card) == card.index()).count() as u32
}

/// Every fault; none if the position is sound and what it offers is right.
pub(crate) fn faults(p: &Position) -> Vec<Fault> {
    let mut faults = unsound(p);
    if faults.is_empty() {
        if p.offered != flow::options(p, p.kinds_asked()) {
            faults.push(Fault::wrong_legal_actions());
        }
        for seat in p.acting().iter() {
            let turned = p.turned_to(seat);
            if flow::is_forced(&turned) {
                faults.push(Fault::nothing_to_decide(seat, turned.step));
            }
        }
    }
    faults
}

/// Everything that cannot lie on the table.
pub(crate) fn unsound(p: &Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, player) in p.players.iter().enumerate() {
        if at < p.players().into() {
            city(player, at + 1, &mut faults);
        } else if *player != Player::EMPTY {
            faults.push(Fault::empty_seat(at + 1));
        }
    }
    conservation(p, &mut faults);
    piles(p, &mut faults);
    house(p, &mut faults);
    course(p, &mut faults);
    if faults.is_empty() {
        together::faults(p, &mut faults);
    }
    if faults.is_empty() {
        phase(p, &mut faults);
        let others = p.stage.waiting.iter().filter(|&seat| seat != p.mover);
        others.for_each(|seat| phase(&p.turned_to(seat), &mut faults));
    }
    faults
}

fn city(player: &Player, seat: usize, faults: &mut Vec<Fault>) {
    let mut counted = Player { bank_used: player.bank_used, harbored: player.harbored, ..Player::EMPTY };
    for card in Card::ALL {
        (0..player.hand[card.index()]).for_each(|_| counted.gain(card));
        (0..player.copies(card)).for_each(|_| counted.build(card));
        if player.known.get(card) > player.hand[card.index()] {
            faults.push(fault!(
                "known-cards",
                "seat {seat}: more {card} known than in hand",
                seat,
                card = card.id()
            ));
        }
    }
    for good in Good::ALL {
        if player.goods(good) > player.places(good) {
            faults.push(fault!(
                "too-many-goods",
                "seat {seat}: more {good} goods than buildings",
                seat,
                good = good.id()
            ));
        }
        (0..player.goods(good)).for_each(|_| counted.load(good));
    }
    counted.known = player.known;
    counted.tucked = player.tucked;
    counted.tucked_size = player.tucked.total();
    counted.discards = player.discards;
    counted.discards_size = player.discards.total();
    if counted != *player {
        faults.push(Fault::wrong_cache(seat));
    }
    if !(1..=LAST_BUILDING).contains(&player.buildings) {
        faults.push(fault!(
            "buildings",
            "seat {seat}: {buildings} buildings",
            seat,
            buildings = player.buildings
        ));
    }
}

/// Every card lies somewhere, once.
pub(crate) fn conservation(p: &Position, faults: &mut Vec<Fault>) {
    for card in Card::ALL {
        let beside = u32::from(card == Card::Cathedral && p.cathedral);
        let found = outside_pool(p, card) + u32::from(p.pool[card.index()]) + beside;
        let expected = u32::from(p.copies(card));
        if found != expected {
            faults.push(Fault::wrong_total(format!("cards of {card}"), found, expected));
        }
    }
    let somewhere = p.pool[Card::Cathedral.index()] > 0
        || p.players
            .iter()
            .any(|player| player.hand[Card::Cathedral.index()] > 0 || player.tucked.get(Card::Cathedral) > 0);
    if somewhere {
        faults.push(fault!("cathedral", "the cathedral is among the cards"));
    }
}

fn piles(p: &Position, faults: &mut Vec<Fault>) {
    let players = &p.players[..p.players().into()];
    let sum =
        |count: &dyn Fn(&Player) -> u8| players.iter().map(|player| u32::from(count(player))).sum::<u32>();
    let pool = p.pool.iter().map(|&count| u32::from(count)).sum::<u32>();
    let goods = sum(&|player| player.goods_total);
    let lying = u32::from(p.deck) + u32::from(p.unseen_discards) + u32::from(p.unseen_harbored) + goods;
    if pool != u32::from(p.pool_size) || pool + u32::from(p.settled_count) != lying {
        faults.push(fault!("unseen", "{pool} unseen cards, but {lying} places for them", pool, lying));
    }
    let seen = u32::from(p.open_discards.total()) + u32::from(p.lost_discards.total());
    if u32::from(p.discard) != seen + sum(&|player| player.discards_size) + u32::from(p.unseen_discards) {
        faults.push(fault!("discards", "{discards} discards do not add up", discards = p.discard));
    }
    let harbored = sum(&|player| player.harbored);
    if harbored != u32::from(p.unseen_harbored) + u32::from(p.lost_harbored.total()) {
        faults.push(fault!("harbor", "{harbored} harbor cards do not add up", harbored));
    }
    let (settled, unused) = p.settled.split_at(p.settled_count.into());
    for seat in Seat::all(p.players()) {
        for good in Good::ALL {
            let here = settled.iter().filter(|entry| entry.place == Settled::place(seat, good)).count();
            if here > usize::from(p.player(seat).goods(good)) {
                faults.push(fault!(
                    "settled",
                    "seat {seat}: more {good} goods settled than there are",
                    seat,
                    good = good.id()
                ));
            }
        }
    }
    let stray = |entry: &Settled| entry.seat() >= players.len();
    if settled.iter().any(stray) || unused.iter().any(|entry| *entry != Settled::default()) {
        faults.push(fault!("settled", "goods are settled where there are none"));
    }
    if p.drawn_size != p.drawn.total() || p.drawn_kinds != p.drawn.kinds() {
        faults.push(fault!("drawn", "the cached numbers of the drawn cards are wrong"));
    }
}

fn house(p: &Position, faults: &mut Vec<Fault>) {
    let known = p.house.known();
    if (1..known.len()).any(|at| known[..at].contains(&known[at])) {
        faults.push(fault!("price-cards", "a price card was turned over twice in a cycle"));
    }
    let cycle = PRICE_CARDS.len() as u8;
    let fits = if p.house.known < cycle { p.house.next == p.house.known } else { p.house.next < cycle };
    if !fits || p.house.order[known.len()..].iter().any(|&card| card != 0) {
        faults.push(fault!("price-cards", "the pile of price cards is out of order"));
    }
    let turned = p.step != Step::Library || p.setup.rules() >= LIBRARY_IS_ASKED_LATE;
    if p.role == Some(Role::Trader) && turned && known.is_empty() {
        faults.push(fault!("no-prices", "there is a trader phase without prices"));
    }
}

/// Roles, steps, whose turn, the end.
fn course(p: &Position, faults: &mut Vec<Fault>) {
    use Step::*;
    let taken = p.taken.count_ones() as u8;
    let fits = match p.step {
        Draft | Office | Chapel | Bank | Limit => p.role.is_none() && p.taken == 0,
        Role => p.role.is_none() && taken < p.turns(),
        Library => p.role.is_some() && taken == 1 && p.players() == 2 && p.moving().has(Card::Library),
        Build | Cover | Pay => p.role == Some(crate::components::Role::Builder),
        Over => p.role == Some(crate::components::Role::Builder) || p.role.is_none() && taken == p.turns(),
        Produce => p.role == Some(crate::components::Role::Producer),
        Sell | Harbor => p.role == Some(crate::components::Role::Trader),
        Draw | Keep | Discard => p.role == Some(crate::components::Role::Councillor),
        Prospect | GoldMine | GoldKeep | Goldsmith => p.role == Some(crate::components::Role::Prospector),
    };
    let in_play = p.role.is_none_or(|role| p.is_taken(role));
    if !fits || !in_play || taken > p.turns() || p.taken >> crate::components::Role::COUNT != 0 {
        faults.push(fault!(
            "wrong-step",
            "the step \"{step}\" does not fit {taken} roles taken and the role {role}",
            step = p.step.id(),
            taken,
            role = p.role.map_or("of nobody", |role| role.id())
        ));
    }
    if p.chooser != chooser(p) {
        faults.push(fault!("wrong-chooser", "the chooser does not follow from the roles taken"));
    }
    if matches!(p.step, Role | Library | Prospect) && p.mover != p.chooser {
        faults.push(fault!("wrong-mover", "seat {seat} is not the one to choose", seat = p.mover));
    }
    let draft = DraftStart::On.is_chosen(&p.setup);
    let most_discarded: u8 = DRAFT_HANDS.iter().map(|hand| hand - FIRST_HAND).sum();
    if p.step == Draft && (!draft || p.governor != Seat::FIRST || p.discard > most_discarded) {
        faults.push(fault!("draft-start", "starting hands are chosen without the draft option"));
    }
    let most = p.players.iter().map(Player::buildings).max().unwrap_or(0);
    let building = p.role == Some(crate::components::Role::Builder) && p.step != Library;
    standstill::faults(p, faults);
    if (most == LAST_BUILDING && !building) || p.step == Over && building && most != LAST_BUILDING {
        faults.push(fault!("wrong-ending", "with {most} buildings the game cannot be in this state", most));
    }
    if p.library_used && (p.players() != 2 || taken == 0 || p.step == Library) {
        faults.push(fault!("library", "the library cannot have been used yet"));
    }
}

/// What the phase remembers.
fn phase(p: &Position, faults: &mut Vec<Fault>) {
    use Step::*;
    let player = p.moving();
    let Phase { left, goods_left, count, gain, last, last_sold, covered, doubled, sold, .. } = p.phase;
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("wrong-phase", "{what} at the step \"{step}\"", what, step = p.step.id()));
        }
    };
    let numbers = match p.step {
        Produce => left.saturating_add(count) == producer::allowed(p, p.mover) && left > 0,
        Sell => left.saturating_add(count) == trader::allowed(p, p.mover) && left > 0 && gain >= count,
        Harbor => left == 0 && count > 0 && count <= trader::allowed(p, p.mover) && player.has(Card::Harbor),
        Pay => {
            left > 0
                && left <= HIGHEST_COST as u8
                && left <= player.hand_size.saturating_add(goods_left.min(player.goods_total))
                && builder::only_payment(p).is_none()
        }
        Keep => left > 0 && left <= councillor::keeps(p, p.mover) && p.drawn_size > left,
        Discard => {
            left > 0
                && left < player.hand_size
                && left < councillor::most_drawn(p, p.mover)
                && player.has(Card::Archive)
        }
        _ => left == 0,
    };
    expect(numbers, "the number of cards or goods left is wrong");
    let done = match p.step {
        Produce | Sell | Harbor => true,
        Office => count < OFFICE_CARDS,
        Bank => player.has(Card::Bank) && (count == 0 || player.bank_used && count <= player.tucked_size),
        _ => count == 0,
    };
    expect(done, "the number of cards or goods done is wrong");
    expect(goods_left <= if p.step == Pay { BLACK_MARKET_GOODS } else { 0 }, "goods are left to pay with");
    let earned = count.saturating_mul(HIGHEST_PRICE);
    expect(
        gain <= if matches!(p.step, Sell | Harbor) { earned } else { 0 },
        "the number of cards earned is impossible",
    );
    let ordered = match p.step {
        Sell | Harbor => usize::from(last) < Good::COUNT && (count > 0 || last == 0),
        _ => last == 0,
    };
    expect(ordered, "the last good sold is wrong");
    let sellable = matches!(p.step, Sell | Harbor) && count > 0;
    let card = last_sold.checked_sub(1).map(|at| Card::ALL[usize::from(at)]);
    expect(
        card.map_or(!sellable || p.unseen_discards > 0 || p.step == Sell, |card| {
            sellable && p.lost_discards.get(card) > 0
        }),
        "the good sold last is not in the discard",
    );
    let over = p.covering();
    expect((p.step == Cover) == (covered > 0), "the covered building does not match the step");
    expect(
        over.is_none_or(|card| player.has(Card::Crane) && player.has(card) && card != Card::Crane),
        "the crane cannot cover this",
    );
    let library = p.player(p.chooser).has(Card::Library) || p.role == Some(crate::components::Role::Builder);
    expect(
        !doubled || p.role.is_some() && library && p.step != Library && p.step != Over,
        "the privilege is doubled",
    );
    expect(!sold || p.role == Some(crate::components::Role::Trader), "something was sold");
    expect(!sellable || sold, "nothing was sold");
    expect(p.step == Pay || !p.phase.carpenter && !p.phase.poor_house, "a card is due for building");
    let taverns = p.phase.new_taverns;
    let owners = Seat::all(p.players()).filter(|&seat| p.player(seat).has(Card::Tavern));
    let owners = owners.fold(0, |set, seat| set | 1 << seat.index());
    expect(
        taverns & !owners == 0 && (taverns == 0 || matches!(p.step, Build | Cover | Pay)),
        "a tavern is new",
    );
    let drawing = matches!(p.step, Keep | GoldKeep);
    expect(drawing || p.drawn == Cards::NONE, "cards are drawn");
    let costs = |drawn: &Cards| drawn.iter().fold(0u32, |set, card| set | 1 << p.cost(card)).count_ones();
    let mined = p.drawn_size == GOLD_MINE_CARDS
        && costs(&p.drawn) == u32::from(GOLD_MINE_CARDS)
        && player.has(Card::GoldMine)
        && p.first_edition();
    expect(p.step != GoldKeep || mined, "no card can be kept of those revealed");
    expect(p.step != Draft || round::to_discard(p) <= Some(MOST_DRAFTED), "too many cards were dealt");
}
