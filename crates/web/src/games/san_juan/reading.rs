//! What the board of the card game shows, read off a view.

use crate::{
    games::board::reading::{legal, sheet},
    games::san_juan::board::{
        self as board, Chip, Face, House, Kind, Player, PriceCard, RoleCard, Table, Tray, Turned,
    },
    pages::table::reader::Scene,
    regions::Region,
};
use game::{Game, Seat, Source};
use san_juan::{
    Action, Card, Cards, Cause, Event, Good, PRICE_CARDS, Role, SanJuan, Standstill, Step, View,
    components::{MONUMENTS, OFFICE_CARDS, When},
};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let legal = legal::<SanJuan>(
        scene,
        |seat, action| places(view, seat, action),
        |_, action| SanJuan::places_of(action),
        |seat, action| belongs(view, seat, action),
    );
    board::parts(&table(scene, view), &sheet(scene, legal))
}

fn table(scene: &Scene, view: &View) -> Table {
    let reader = scene.seat.unwrap_or(Seat::FIRST);
    let faces = |cards: &Cards| cards.iter().map(|card| face(view, reader, card)).collect();
    let mut known_discards = *view.open_discards();
    view.own_discards().into_iter().for_each(|own| known_discards.add_all(own));
    Table {
        governor: view.governor().number().into(),
        current: scene.to_act.first().map_or(0, |seat| seat.number().into()),
        me: scene.seat.map_or(0, |seat| seat.number().into()),
        over: view.step() == Step::End,
        standstill: view.standstill().map(standstill),
        roles: roles(scene, view, reader),
        prices: prices(view),
        deck: view.deck().into(),
        discard: view.discard().into(),
        known_discards: counted(&known_discards),
        cathedral: view.cathedral().then(|| face(view, reader, Card::Cathedral)),
        drawn: faces(view.drawn()),
        drawn_size: view.drawn_size().into(),
        tray: tray(scene, view),
        tight: false,
        players: Seat::all(view.players()).map(|seat| player(scene, view, seat)).collect(),
    }
}

/// Why the game ends by itself, as a key, and after how many rounds.
fn standstill(near: Standstill) -> (&'static str, u32) {
    let key = match near.cause {
        Cause::NothingBuilt => "sj-standstill-nothing-built",
        Cause::NoCards => "sj-standstill-no-cards",
    };
    (key, near.rounds.into())
}

fn counted(cards: &Cards) -> Vec<(String, u32)> {
    let counts = Card::ALL.into_iter().map(|card| (card.id().to_string(), u32::from(cards.get(card))));
    counts.filter(|(_, n)| *n > 0).collect()
}

/// A card as `reader` sees it.
fn face(view: &View, reader: Seat, card: Card) -> Face {
    let data = card.data();
    let class = match Good::on(card) {
        Some(good) if card.is_production() => good.id(),
        _ if MONUMENTS & card.bit() != 0 => "monument",
        _ if data.when == When::End => "dear",
        _ => "beige",
    };
    let source = [Source::Rebuilt, Source::Weak]
        .into_iter()
        .find(|s| [data.cost_source, data.points_source].contains(s));
    Face {
        card: card.id().to_string(),
        class: class.to_string(),
        when: when_id(data.when),
        cost: view.cost(card).into(),
        price: view.price(reader, card).into(),
        points: (data.when != When::End).then(|| data.points.into()),
        unseen: view.unseen(card).into(),
        mark: source.map(|source| if source == Source::Weak { "weak" } else { "rebuilt" }),
    }
}

fn when_id(when: When) -> &'static str {
    match when {
        When::Production => "production",
        When::Builder => "builder",
        When::Producer => "producer",
        When::Trader => "trader",
        When::Councillor => "councillor",
        When::Prospector => "prospector",
        When::AllRoles => "all-roles",
        When::RoundStart => "round-start",
        When::Covered => "covered",
        When::Monument => "monument",
        When::End => "end",
    }
}

/// The role cards, who took them this round (the last so many "take" of the game), and what they give the reader.
fn roles(scene: &Scene, view: &View, reader: Seat) -> Vec<RoleCard> {
    let taken = Role::ALL.into_iter().filter(|&role| view.is_taken(role)).count();
    let takes = scene.events().filter_map(|event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role }) => Some((role, seat)),
        _ => None,
    });
    let takers: Vec<_> = takes.take(taken).collect();
    // Before a role is taken the library has not doubled its privilege yet.
    let choosing =
        view.step() == Step::Role && view.to_act() == scene.seat && !view.player(reader).has(Card::Library);
    let card = |role: Role| {
        let active = view.role() == Some(role);
        let now = match role {
            Role::Producer => Some(("sj-you-produce", view.may_produce(reader))),
            Role::Trader => Some(("sj-you-sell", view.may_sell(reader))),
            Role::Councillor => Some(("sj-you-draw", view.councillor(reader).0)),
            Role::Builder | Role::Prospector => None,
        };
        let told = scene.seat.is_some() && (active || choosing && !view.is_taken(role));
        RoleCard {
            role: role.id().to_string(),
            taken_by: takers.iter().find(|(of, _)| *of == role).map(|(_, seat)| seat.number().into()),
            active,
            now: now.filter(|_| told).map(|(key, n)| (key, n.into())),
        }
    };
    Role::ALL.into_iter().map(card).collect()
}

/// The price cards: the one turned over last, those not seen yet, then the others as they will come again.
fn prices(view: &View) -> Vec<PriceCard> {
    let digits = |id: &str| {
        let mut prices = [0; 5];
        prices.iter_mut().zip(id.bytes()).for_each(|(price, digit)| *price = u32::from(digit - b'0'));
        prices
    };
    let known: Vec<_> = view.known_price_cards().into_iter().map(digits).collect();
    let all = PRICE_CARDS.map(|prices| prices.map(u32::from));
    let last = if view.prices().is_some() { Turned::Now } else { Turned::Last };
    let now = view.price_card().map(|id| PriceCard { prices: digits(id), when: last });
    let unseen: Vec<_> = all.into_iter().filter(|prices| !known.contains(prices)).collect();
    // After a full cycle the order is known; before it, those seen come again after those not seen.
    let mut again: Vec<_> = view.coming_price_cards().into_iter().map(digits).collect();
    if again.is_empty() {
        again = known;
    }
    again.retain(|prices| now.as_ref().is_none_or(|now| now.prices != *prices));
    let first = unseen.len() as u32 + 1;
    let hidden = unseen.into_iter().map(|prices| PriceCard { prices, when: Turned::Unseen });
    let coming = again.into_iter().zip(first..).map(|(prices, n)| PriceCard { prices, when: Turned::In(n) });
    now.into_iter().chain(hidden).chain(coming).collect()
}

fn player(scene: &Scene, view: &View, seat: Seat) -> Player {
    let reader = scene.seat.unwrap_or(Seat::FIRST);
    let holder = scene.players.get(seat.index());
    let player = view.player(seat);
    let score = view.score(seat);
    let goods =
        Good::ALL.into_iter().filter(|&good| good != Good::Import).map(|good| u32::from(player.goods(good)));
    Player {
        seat: seat.number().into(),
        name: holder.map(|card| card.name.clone()).unwrap_or_default(),
        bot: holder.is_some_and(|card| card.bot),
        hand: view.hand(seat).iter().map(|card| face(view, reader, card)).collect(),
        hand_size: player.hand_size().into(),
        hand_limit: view.hand_limit(seat).into(),
        city: Card::ALL.into_iter().flat_map(|card| houses(scene, view, seat, card)).collect(),
        buildings: player.buildings().into(),
        tucked: u32::from(player.tucked()) + u32::from(player.harbored()),
        known_tucked: view
            .own_tucked()
            .filter(|_| view.observer() == Some(seat))
            .map(counted)
            .unwrap_or_default(),
        points: SanJuan::CATEGORIES.iter().copied().zip(score.0.map(i32::from)).collect(),
        total: score.total(),
        tie_break: u32::from(player.hand_size()) + goods.sum::<u32>(),
        role: view
            .role()
            .filter(|_| view.chooser() == seat && view.to_act().is_some())
            .map(|role| role.id().to_string()),
        clock: None,
    }
}

/// The buildings of one kind; those with a good first.
fn houses(scene: &Scene, view: &View, seat: Seat, card: Card) -> Vec<House> {
    let player = view.player(seat);
    let good = Good::on(card);
    let full = good.map_or(0, |good| player.goods(good));
    let own = scene.seat == Some(seat);
    let coverable =
        own && scene.legal.iter().any(|legal| SanJuan::action(legal.index) == Action::Cover(card));
    let covered = |copy: u8| covered_copies(view, seat, card).contains(&copy);
    let house = |copy: u8| House {
        face: face(view, scene.seat.unwrap_or(Seat::FIRST), card),
        copy: copy.into(),
        good: good.map(|good| good.id().to_string()),
        full: copy <= full,
        sale: good.filter(|_| copy <= full).and_then(|good| view.sale_price(good)).map(u32::from),
        over: if coverable && covered(copy) { crane(view, seat, card) } else { Vec::new() },
        loses_good: view.crane_loses_good(seat, card),
        covering: own && view.covering() == Some(card) && covered(copy),
    };
    (1..=player.copies(card)).map(house).collect()
}

/// What the reader's hand would cost over this building, cheapest first.
fn crane(view: &View, seat: Seat, over: Card) -> Vec<(String, u32)> {
    let hand = view.hand(seat);
    let in_reach = |card: Card| hand.get(card) > 0 || card == Card::Cathedral && view.cathedral();
    let new = |card: &Card| in_reach(*card) && (card.is_production() || !view.player(seat).has(*card));
    let cards = Card::ALL.into_iter().filter(new);
    let price = |card: Card| {
        view.crane_price(seat, card, over).map(|price| (card.id().to_string(), u32::from(price)))
    };
    let mut prices: Vec<_> = cards.filter_map(price).collect();
    prices.sort_by_key(|(_, price)| *price);
    prices
}

/// Of several buildings of a kind the crane covers an empty one, if there is one.
fn covered_copies(view: &View, seat: Seat, card: Card) -> std::ops::RangeInclusive<u8> {
    let player = view.player(seat);
    let full = Good::on(card).map_or(0, |good| player.goods(good));
    let copies = player.copies(card);
    if full < copies { full + 1..=copies } else { 1..=copies }
}

/// What the reader is collecting: the actions of the question being answered, and how many are missing.
fn tray(scene: &Scene, view: &View) -> Option<Tray> {
    let seat = scene.seat.filter(|seat| view.to_act() == Some(*seat) && !scene.legal.is_empty())?;
    let step = view.step();
    let what = match step {
        Step::Pay => "pay",
        Step::Draft | Step::Office | Step::Limit | Step::Discard => "discard",
        Step::Keep | Step::GoldKeep => "keep",
        Step::Chapel | Step::Bank => "tuck",
        Step::Produce => "produce",
        Step::Sell => "sell",
        _ => return None,
    };
    // Discards for the office building come just before those for the hand limit and cannot be told from them.
    let mixed = step == Step::Limit && view.player(seat).has(Card::OfficeBuilding);
    let answers = scene.own.iter().take_while(|_| !mixed);
    let mut done: Vec<_> = answers.map_while(|action| chip(what, Action::parse(action)?)).collect();
    done.reverse();
    let chosen = done.len() as u8;
    let left = match step {
        Step::Office => OFFICE_CARDS.saturating_sub(chosen),
        Step::Chapel | Step::GoldKeep => 1,
        Step::Bank => view.player(seat).hand_size(),
        _ => view.left(),
    };
    let sold: Vec<_> = done.iter().filter_map(|(_, good)| *good).collect();
    let gain = view.proceeds(seat, &sold).filter(|_| step == Step::Sell && !sold.is_empty()).map(u32::from);
    // The last of them are the last of the draft; before them it may hold what they are paid for.
    let (sent, other) =
        (done.len().saturating_sub(scene.draft.len()), scene.draft.len().saturating_sub(done.len()));
    let drafted = std::iter::repeat_n(None, sent).chain(scene.draft[other..].iter().cloned().map(Some));
    let chips = done.into_iter().zip(drafted).map(|((what, _), drafted)| Chip { what, drafted });
    Some(Tray { what, done: chips.collect(), left: left.into(), gain })
}

/// An action as something in the tray, if it belongs there; with its good if it is one.
fn chip(what: &str, action: Action) -> Option<(Kind, Option<Good>)> {
    let card = |card: Card| Some((Kind::Card(card.id().to_string()), None));
    let good = |good: Good| Some((Kind::Good(good.id().to_string()), Some(good)));
    match (what, action) {
        ("pay", Action::Pay(paid)) => card(paid),
        ("pay", Action::PayGood(paid)) => good(paid),
        ("discard", Action::Discard(discarded)) => card(discarded),
        ("keep", Action::Keep(kept)) => card(kept),
        ("tuck", Action::Tuck(tucked)) => card(tucked),
        ("produce", Action::Produce(made)) => good(made),
        ("sell", Action::Sell(sold)) => good(sold),
        _ => None,
    }
}

/// Is this an answer to what is asked, with something that can be seen? ("You do not have this card in hand" helps nobody.)
fn belongs(view: &View, seat: Seat, action: Action) -> bool {
    let player = view.player(seat);
    match (view.step(), action) {
        (Step::Role, Action::Take(_)) => true,
        (Step::Build | Step::Over, Action::Build(Card::Cathedral)) => view.cathedral(),
        (Step::Build | Step::Over, Action::Build(card)) => view.hand(seat).get(card) > 0,
        (Step::Build, Action::Cover(card)) => player.has(Card::Crane) && player.has(card),
        (Step::Sell, Action::Sell(good)) | (Step::Produce, Action::Produce(good)) => player.has(good.card()),
        _ => false,
    }
}

/// Where on the board an action belongs, for this reader.
fn places(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let buildings = |card: Card, copies: std::ops::RangeInclusive<u8>| {
        copies.map(|copy| format!("building-{}-{copy}", card.id())).collect()
    };
    let player = view.player(seat);
    match action {
        Action::Cover(card) => buildings(card, covered_copies(view, seat, card)),
        Action::Produce(good) => buildings(good.card(), player.goods(good) + 1..=player.copies(good.card())),
        Action::Sell(good) | Action::PayGood(good) => buildings(good.card(), 1..=player.goods(good)),
        Action::Use(power) => buildings(power.card(), 1..=1),
        Action::SaveLibrary => buildings(Card::Library, 1..=1),
        other => SanJuan::places_of(other),
    }
}
