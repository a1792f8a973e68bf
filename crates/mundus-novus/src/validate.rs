//! Everything that can be wrong with a position: what the rules exclude, and cards that got lost.

use crate::{
    cards::Cards,
    components::*,
    ending, flow, offer, pirates,
    player::Player,
    position::{Bench, Gift, Position, Step, Turn},
    progression,
    scoring::Category,
    supply, warehouses,
};
use game::{Fault, Seat, Seats, fault};

/// Cards of each kind that lie anywhere but in the deck.
pub(crate) fn outside_deck(p: &Position) -> [u32; Resource::COUNT] {
    let mut counts = [0; Resource::COUNT];
    let mut add = |cards: Cards| {
        counts.iter_mut().zip(cards.counts()).for_each(|(sum, count)| *sum += u32::from(count));
    };
    for player in &p.players {
        [player.hand, player.laid, player.discards].into_iter().for_each(&mut add);
    }
    [p.market, p.open_discards, p.display, p.bench.cards].into_iter().for_each(&mut add);
    p.taken().map(Cards::one).into_iter().for_each(add);
    counts
}

/// The cards laid out, as [`Position::out`] has them.
pub(crate) fn out(p: &Position) -> u64 {
    let laid = |seat: Seat| u64::from(p.player(seat).laid.kinds()) << (seat.index() * Resource::COUNT);
    Seat::all(p.players()).map(laid).sum()
}

/// The merchants the mover can still use, as [`Turn::left`] has them.
pub(crate) fn merchants_left(p: &Position) -> PerClass {
    let left = |class: usize| {
        let used = p.turn.used[class].saturating_add(p.bench.used[class]);
        p.moving().merchants[class].saturating_sub(used)
    };
    if p.step.is_turn() { std::array::from_fn(left) } else { [0; Class::COUNT] }
}

/// Every fault; none if the position is sound.
pub(crate) fn faults(p: &Position) -> Vec<Fault> {
    let mut faults = unsound(p);
    if faults.is_empty() {
        let offered = flow::options(p);
        if p.offered != offered {
            faults.push(Fault::wrong_legal_actions());
        }
        let alone = !p.step.is_secret() && p.step != Step::Over;
        if alone && (offered.few() == 0 || offered.few() == 1 && flow::is_plain(p)) {
            faults.push(Fault::nothing_to_decide(p.mover, p.step));
        }
    }
    faults
}

/// All faults except about what is offered.
pub(crate) fn unsound(p: &Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, player) in p.players.iter().enumerate() {
        if at < p.players().into() {
            numbers(player, at + 1, p.step.is_secret(), &mut faults);
        } else if *player != Player::EMPTY {
            faults.push(Fault::empty_seat(at + 1));
        }
    }
    resources(p, &mut faults);
    developments(p, &mut faults);
    if faults.is_empty() {
        hands(p, &mut faults);
        course(p, &mut faults);
    }
    if faults.is_empty() {
        match p.step {
            Step::Call | Step::Split | Step::Pick | Step::Pirates => supplying(p, &mut faults),
            Step::Announce
            | Step::Offer
            | Step::Appoint
            | Step::Take
            | Step::Market
            | Step::Gift
            | Step::Begin => {
                trading(p, &mut faults);
            }
            _ => progressing(p, &mut faults),
        }
    }
    faults
}

/// The numbers kept about a player are those of the cards.
fn numbers(player: &Player, seat: usize, secret: bool, faults: &mut Vec<Fault>) {
    let mut counted = Player {
        hand: player.hand,
        known: player.known,
        laid: player.laid,
        discards: player.discards,
        earned: player.earned,
        hand_size: player.hand.total(),
        chosen: if secret { player.laid.total() } else { 0 },
        discards_size: player.discards.total(),
        doubloons: player.earned.iter().sum::<i16>() as u16,
        ..Player::EMPTY
    };
    player.developments().for_each(|card| counted.develop(card));
    if counted != *player {
        faults.push(Fault::wrong_cache(seat));
    }
    let right = Category::ALL.into_iter().all(|from| match from {
        Category::Coronado => player.earned(from) <= 0,
        _ => player.earned(from) >= 0,
    });
    if !right || player.earned.iter().sum::<i16>() < 0 {
        faults.push(fault!("doubloons", "seat {seat}: doubloons below zero", seat));
    }
}

/// Every resource card lies somewhere, once.
pub(crate) fn resources(p: &Position, faults: &mut Vec<Fault>) {
    let outside = outside_deck(p);
    for resource in Resource::ALL {
        let at = resource.index();
        let (found, expected) = (outside[at] + u32::from(p.deck[at]), u32::from(Resource::CARDS[at]));
        if found != expected {
            faults.push(Fault::wrong_total(format!("cards of {resource}"), found, expected));
        }
    }
    if u32::from(p.deck_size) != p.deck.iter().map(|&count| u32::from(count)).sum::<u32>() {
        faults.push(fault!("deck", "the size of the deck is wrong"));
    }
    if usize::from(p.market.total()) != MARKET {
        faults.push(fault!("market", "{cards} cards in the market", cards = p.market.total()));
    }
}

/// Every development card of this game lies somewhere, once; the line is as long as it can be.
fn developments(p: &Position, faults: &mut Vec<Fault>) {
    let length = usize::from(p.line_length);
    for card in Development::ALL {
        let owners = p.players.iter().filter(|player| player.has(card)).count();
        let lined = p.line.iter().take(length).filter(|&&other| usize::from(other) == card.index()).count();
        let found = owners + lined + usize::from(p.development_deck[card.index()]);
        if found != usize::from(card.in_game(p.players())) {
            faults.push(fault!("wrong-total", "{card} is there {found} times", card = card.id(), found));
        }
    }
    if length > LINE || p.line.iter().skip(length).any(|&card| card != 0) {
        faults.push(fault!("line", "the line is out of order"));
    }
    if p.development_deck_size != p.development_deck.iter().sum::<u8>() {
        faults.push(fault!("development-deck", "the size of the development deck is wrong"));
    }
    if length < LINE && p.development_deck_size > 0 {
        faults.push(fault!("line", "the line is short, but the deck is not empty"));
    }
}

/// What everybody knows of a hand is in it; what the two know of a gift is so.
fn hands(p: &Position, faults: &mut Vec<Fault>) {
    let whole = |seat: Seat| {
        let player = p.player(seat);
        let chosen = if p.step.is_secret() { player.laid } else { Cards::NONE };
        let bench = if seat == p.mover { p.bench.cards } else { Cards::NONE };
        player.hand.and(chosen).and(bench)
    };
    for seat in Seat::all(p.players()) {
        if !whole(seat).covers(p.player(seat).known) {
            faults.push(fault!("known-cards", "seat {seat}: more cards known than in hand", seat));
        }
    }
    let Gift { giver, receiver, received, kept } = p.gift;
    if p.gift == Gift::default() {
        return;
    }
    let (giver, receiver) = (Seat::new(giver.into()), Seat::new(receiver.into()));
    let knows = |seat: Seat, cards: Cards| whole(seat).covers(cards);
    let when = matches!(p.step, Step::Gift | Step::Begin) || p.step >= Step::Progress && p.step < Step::Over;
    let empty = received.is_empty() && kept.is_empty();
    let fits = when
        && giver != receiver
        && giver == p.master
        && received.total() <= 1
        && empty == (p.step == Step::Gift)
        && knows(receiver, p.player(receiver).known.and(received))
        && (kept.is_empty() || p.player(giver).known.is_empty())
        && knows(giver, kept);
    if !fits {
        faults.push(fault!("gift", "what is known of the gift is wrong"));
    }
}

/// Who acts, and what belongs to other steps is not there.
fn course(p: &Position, faults: &mut Vec<Fault>) {
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("wrong-phase", "{what} at the step {step}", what, step = p.step.id()));
        }
    };
    let at = |steps: &[Step]| steps.contains(&p.step);
    let progress = p.step >= Step::Progress && p.step < Step::Over;
    let acting = match p.step {
        Step::Over => p.acting == Seats::NONE,
        step if step.is_secret() => p.acting.first() == Some(p.mover),
        _ => p.acting == Seats::only(p.mover),
    };
    expect(acting, "the wrong players are to act");
    let masters = at(&[Step::Announce, Step::Appoint, Step::Gift, Step::Begin, Step::Over]);
    expect(!masters || p.mover == p.master, "the Trade Master should be asked");
    expect(p.round >= 1 && (p.round > 1 || p.event == 0), "there is an event in the first round");
    let announced = at(&[Step::Offer, Step::Appoint, Step::Take, Step::Market]);
    let numbered = if announced { ANNOUNCEMENTS.contains(&p.announced) } else { p.announced == 0 };
    expect(numbered, "the number announced is wrong");
    let open = at(&[Step::Appoint, Step::Take, Step::Market]);
    let anything_laid = p.players.iter().any(|player| !player.laid.is_empty());
    expect(open || p.step.is_secret() || !anything_laid, "cards are laid out");
    expect(p.out == if open { out(p) } else { 0 }, "the cards laid out are wrong");
    expect(at(&[Step::Market]) == p.taken.is_some(), "a card was or was not taken");
    expect(at(&[Step::Take, Step::Market]) || p.taken_by == 0 && p.taken_before == 0, "somebody took a card");
    expect(at(&[Step::Appoint]) || p.tied == 0, "somebody is tied");
    expect(at(&[Step::Develop]) || p.reach == 0, "developments are within reach");
    expect(at(&[Step::Pick]) || p.display.is_empty() && p.picks == 0 && p.served == 0, "cards are face up");
    expect(at(&[Step::Split, Step::Pick, Step::Pirates]) || p.detached == 0, "there is a second squadron");
    expect(progress || p.first == Seat::FIRST, "somebody began the progression");
    expect(progress || p.step == Step::Over || p.perfect == 0, "somebody is perfect");
    expect(progress && p.step != Step::Store || p.turn == Turn::default(), "sets were played");
    expect(p.step.is_bench() || p.bench == Bench::default(), "a set is being put together");
    expect(p.step != Step::Over || ending::reason(p).is_some(), "there is no reason to end the game");
    let full = progress || p.step == Step::Over || usize::from(p.line_length) == LINE;
    expect(full, "the line is short");
    let rich = p.players.iter().any(|player| player.doubloons >= GOAL);
    expect(p.step > Step::Offer || !rich, "the game should be over");
    let dealt = p.players[..p.players().into()].iter().all(|player| {
        player.hand_size + player.laid.total() >= DEALT || !at(&[Step::Pirates, Step::Announce, Step::Offer])
    });
    expect(dealt, "somebody has fewer than five cards");
}

/// Event, squadrons, pirates.
fn supplying(p: &Position, faults: &mut Vec<Fault>) {
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("wrong-phase", "{what} at the step {step}", what, step = p.step.id()));
        }
    };
    let player = p.moving();
    if p.step == Step::Call {
        let quiet = Development::new(p.line[0].into()).data().icon.is_none();
        let may = player.wins(Character::Coronado) && player.doubloons >= CORONADO;
        expect(quiet && may && p.event == 0 && p.round > 1, "nobody may choose the event");
    }
    if p.step == Step::Split {
        expect(
            player.wins(Character::Ponce) && player.caravel_count >= SQUADRONS,
            "there is nothing to split",
        );
    }
    let splits = p.owner(Character::Ponce).map_or(0, |owner| {
        let caravels = p.player(owner).caravels;
        if caravels == 0 { 0 } else { caravels & (caravels - 1) }
    });
    expect(p.detached & !splits == 0, "the second squadron is wrong");
    if p.step == Step::Pick {
        let second = p.served & supply::SECOND != 0;
        let mut waiting = 0;
        for seat in Seat::all(p.players()) {
            let served = p.served >> seat.index() & 1 == 1;
            let first = p.squadron(seat, false);
            expect(!served || first != 0, "somebody without caravels was served");
            if !served {
                waiting += first.count_ones();
            }
            let other = p.squadron(seat, true);
            if other != 0 && !second {
                waiting += other.count_ones();
            }
        }
        expect(!second || p.detached != 0, "a second squadron was served");
        let largest = [false, true].map(|second| p.squadron(p.mover, second).count_ones()).into_iter().max();
        let serving = p.served >> p.mover.index() & 1 == 1 || second && p.moving().wins(Character::Ponce);
        expect(serving && p.picks > 0 && Some(u32::from(p.picks)) <= largest, "nobody is served");
        expect(u32::from(p.display.total()) == waiting + u32::from(p.picks), "the cards face up are wrong");
    }
    if p.step == Step::Pirates {
        for seat in Seat::all(p.players()) {
            let (due, chosen) = (pirates::due(p, seat), p.player(seat).laid.total());
            let fits = if p.acting.contains(seat) { chosen < due } else { chosen == due };
            expect(fits, &format!("seat {} has chosen wrongly", seat.number()));
        }
    } else {
        expect(!p.acting.is_empty(), "nobody is to act");
    }
    expect(p.acting.iter().all(|seat| seat.index() < p.players().into()), "somebody is not at the table");
}

/// Announcement, offer, chain, gift.
fn trading(p: &Position, faults: &mut Vec<Fault>) {
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("wrong-phase", "{what} at the step {step}", what, step = p.step.id()));
        }
    };
    expect(p.acting.iter().all(|seat| seat.index() < p.players().into()), "somebody is not at the table");
    for seat in Seat::all(p.players()) {
        let player = p.player(seat);
        let (laid, free) = (player.laid.total(), player.wins(Character::Casas));
        let fits = match p.step {
            Step::Offer if p.acting.contains(seat) => laid < p.announced,
            Step::Offer | Step::Appoint => laid == p.announced || free && laid <= p.announced,
            Step::Take | Step::Market => laid <= p.announced,
            _ => true,
        };
        expect(fits, &format!("seat {} has laid out a wrong number of cards", seat.number()));
    }
    if p.step == Step::Appoint {
        let totals: Vec<u8> = Seat::all(p.players()).map(|seat| offer::total(p, seat)).collect();
        let highest = totals.iter().max();
        let tied = totals.iter().enumerate().filter(|(_, total)| Some(*total) == highest);
        let tied = tied.fold(0u8, |set, (seat, _)| set | 1 << seat);
        let open = tied.count_ones() > 1 && tied >> p.master.index() & 1 == 0;
        expect(p.tied == tied && open, "those tied are wrong");
    }
    if matches!(p.step, Step::Take | Step::Market) {
        let mover = p.mover.index() as u8 + 1;
        expect(p.taken_by != mover, "the mover took from itself");
        let before = if p.step == Step::Take { p.taken_by } else { mover };
        expect(p.taken_before == 0 || p.taken_before != before, "somebody took from itself");
        let begun = if p.step == Step::Take { p.taken_by != 0 } else { p.taken_before != 0 };
        expect(
            begun || p.mover == p.master && p.taken_before == 0,
            "the chain did not begin with the Trade Master",
        );
        expect(p.step == Step::Take || p.taken_by != 0, "a card was taken from nobody");
    }
    if p.step == Step::Gift {
        expect(p.gift != Gift::default() && p.moving().hand_size > 0, "there is nothing to give");
    }
}

/// Sets, developments, warehouses.
fn progressing(p: &Position, faults: &mut Vec<Fault>) {
    let mut expect = |holds: bool, what: &str| {
        if !holds {
            faults.push(fault!("wrong-phase", "{what} at the step {step}", what, step = p.step.id()));
        }
    };
    if p.step == Step::Over {
        return;
    }
    let (player, bench) = (p.moving(), &p.bench);
    let used = (0..Class::COUNT).all(|class| {
        u16::from(p.turn.used[class]) + u16::from(bench.used[class]) <= u16::from(player.merchants[class])
    });
    expect(used, "more merchants are used than there are");
    expect(p.turn.left == merchants_left(p), "the merchants left are wrong");
    if !used {
        return;
    }
    let converted = bench.used.iter().sum::<u8>();
    let (kinds, relics) = (bench.kinds.count_ones() as u8, bench.cards.relics());
    match p.step {
        Step::Identical => {
            let Some(&target) = Resource::ALL[..Resource::PLAIN].get(usize::from(bench.target)) else {
                return expect(false, "the set is wrong");
            };
            let others = bench.size.wrapping_sub(bench.cards.get(target) + relics);
            let fits = bench.size <= MOST_IDENTICAL
                && others == converted
                && others == bench.used[class_of(target.index())]
                && bench.kinds == 0;
            expect(fits, "the set is wrong");
        }
        Step::Different | Step::Perfect | Step::Convert => {
            let perfect = relics == 1 && p.step != Step::Different;
            let fits = (relics == 0 && p.step != Step::Perfect || perfect)
                && bench.size == kinds + relics
                && bench.kinds >> Resource::PLAIN == 0
                && bench.target == 0;
            let made = bench.kinds & !bench.cards.kinds();
            let covered = (0..Class::COUNT).all(|class| {
                let made = (made & crate::merchants::band(class)).count_ones() as u8;
                made <= bench.used[class] && bench.used[class] <= MOST_MERCHANTS
            });
            expect(fits && covered && converted <= kinds, "the set is wrong");
            expect(!p.turn.different || relics > 0, "a second set of different resources is played");
            let given = bench.given.checked_sub(1).map(|kind| Resource::ALL[usize::from(kind)]);
            let held = given.is_none_or(|given| given != Resource::Relic && player.hand.get(given) > 0);
            expect(
                held && (p.step == Step::Convert) == given.is_some(),
                "the card given to a merchant is wrong",
            );
            let need = if relics > 0 { Resource::PLAIN as u8 } else { LEAST_DIFFERENT };
            let most = crate::merchants::most_different(player.hand, bench.kinds, p.turn.left);
            expect(most >= need, "the set cannot be completed");
        }
        Step::Store => {
            let room = warehouses::room(p, p.mover);
            expect(bench.size < room && player.hand_size > 0, "nothing more can be stored");
            expect(
                bench.used == [0; Class::COUNT] && bench.kinds == 0 && bench.target == 0 && bench.given == 0,
                "the store is wrong",
            );
        }
        Step::Develop => {
            expect((1..=p.line_length).contains(&p.reach) && p.turn.identical, "nothing may be taken");
        }
        _ => {}
    }
    if p.step != Step::Convert && p.step != Step::Store && p.step.is_bench() {
        expect(progression_open(p), "the set cannot be completed");
    }
}

/// Can a set of identical resources still be completed?
fn progression_open(p: &Position) -> bool {
    if p.step != Step::Identical {
        return true;
    }
    let (hand, bench) = (p.moving().hand, &p.bench);
    let target = Resource::ALL[usize::from(bench.target)];
    let own = bench.size - bench.cards.relics() + hand.get(target);
    let others = hand.plain().total() - hand.get(target);
    let made = p.turn.left[class_of(target.index())].min(others);
    let relics = bench.cards.relics() + hand.relics();
    let room = bench.cards.relics() < MOST_IDENTICAL;
    let allowed = progression::may_play_identical(p);
    allowed && room && own + made >= 1 && own + made + relics >= LEAST_IDENTICAL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PositionDraft;

    /// How a position is spoilt, and the code of the fault.
    type Spoilt = (fn(&mut Position), &'static str);

    /// Three players with five cards each.
    fn table(change: impl FnOnce(&mut PositionDraft)) -> Position {
        let mut draft = PositionDraft::new(3);
        for (player, kind) in draft.players.iter_mut().zip(Resource::ALL) {
            player.hand = (0..5).map(|_| kind).collect();
        }
        change(&mut draft);
        draft.build().expect("a sound position")
    }

    /// What no draft can say: numbers that are kept beside what they follow from, and players who are not there.
    #[test]
    fn what_follows_from_the_rest_must_be_so() {
        let sound = table(|_| ());
        assert_eq!(faults(&sound), []);
        const SPOILT: [Spoilt; 14] = [
            (|p| p.players[2].hand_size += 1, "wrong-cache"),
            (|p| p.players[1].chosen = 1, "wrong-cache"),
            (|p| p.players[1].discards_size = 1, "wrong-cache"),
            (|p| p.players[0].doubloons = 1, "wrong-cache"),
            (|p| p.players[0].income = 1, "wrong-cache"),
            (|p| p.players[0].rank = 1, "wrong-cache"),
            (|p| p.players[3].income = 1, "empty-seat"),
            (|p| p.deck_size += 1, "deck"),
            (|p| p.development_deck_size += 1, "development-deck"),
            (|p| p.line[4] = p.line[3], "wrong-total"),
            (|p| p.line_length = 4, "line"),
            (|p| p.out = 1, "wrong-phase"),
            (|p| p.turn.left = [1, 0, 0], "wrong-phase"),
            (|p| p.offered.bits >>= 1, "wrong-legal-actions"),
        ];
        for (number, (spoil, code)) in SPOILT.into_iter().enumerate() {
            let mut p = sound;
            spoil(&mut p);
            let found: Vec<_> = faults(&p).iter().map(|fault| fault.code).collect();
            assert!(found.contains(&code), "number {number}: {code} is not in {found:?}");
        }
    }

    #[test]
    fn a_line_with_cards_beyond_its_length_is_out_of_order() {
        let mut p = table(|_| ());
        p.line_length = 4;
        let found: Vec<_> = faults(&p).iter().map(ToString::to_string).collect();
        assert!(found.contains(&"the line is out of order".to_string()), "{found:?}");
    }

    #[test]
    fn nobody_who_is_not_at_the_table_is_asked() {
        let offering = table(|draft| (draft.step, draft.announced) = (Step::Offer, 2));
        let pirates = table(|draft| {
            (draft.step, draft.happening) = (Step::Pirates, Some(RoyalEvent::Pirates));
            draft.players[0].developments = vec![Development::caravel(7), Development::caravel(8)];
            draft.acting = Some(vec![Seat::FIRST]);
        });
        for sound in [offering, pirates] {
            assert_eq!(faults(&sound), []);
            let mut p = sound;
            p.acting.insert(Seat::new(3));
            let found: Vec<_> = faults(&p).iter().map(ToString::to_string).collect();
            assert_eq!(found, [format!("somebody is not at the table at the step {}", p.step.id())]);
        }
    }
}
