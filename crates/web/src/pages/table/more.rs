//! Behind the button "Table": the players and their state, standing orders, handing over, giving up, the seed.

use crate::pages::{
    people::{name_of, page_of},
    tournaments::link as tournament_link,
};
use crate::{art, keys::Key, pages::lobby::new::program_rule, regions::Region, scene::Reader};
use game::{Seat, phrase};
use maud::{Markup, html};
use table::{Body, Holder, Phase};

/// The contents of the menu: drawn again when any of what it shows has changed.
pub fn players<'a>(reader: &'a Reader) -> Region<'a> {
    let table = reader.table;
    let seat = |seat: Seat| {
        let holder = &table.holders()[seat.index()];
        let present =
            holder.person().is_some_and(|person| reader.app.bulletin.is_present(table.id(), person));
        let stands_in = holder.stands_in().map(|stands_in| {
            (stands_in.name.as_str(), stands_in.resigned, reader.visitor.is(&stands_in.person))
        });
        let page = holder.person().and_then(|person| page_of(reader.app, person));
        let who = (holder.name(), holder.person().is_some(), holder.bot(), stands_in, page);
        (who, present, reader.mine.contains(seat), reader.to_act().contains(seat))
    };
    let seats: Vec<_> = Seat::all(table.setup().players).map(seat).collect();
    let orders: Vec<_> = reader
        .seat
        .map(|seat| table.orders(seat).into_iter().map(|order| (order.id, order.on)).collect())
        .unwrap_or_default();
    let from = (
        (reader.words.name(), table.id(), table.phase() as u8, table.pending().is_some()),
        (reader.seat.map(Seat::number), seats, orders),
    );
    Region::of("players", from, || contents(reader))
}

fn contents(reader: &Reader) -> Markup {
    let table = reader.table;
    let playing = table.phase() == Phase::Playing;
    html! {
        section .stack.scroll-y data-keep="players" {
            h2 { (reader.t("table-players")) }
            ul .seats { @for seat in Seat::all(table.setup().players) { (player(reader, seat)) } }
            @if table.created().options.coach { p .hint { (reader.t("coach-allowed")) } }
            @if let Some(seat) = reader.seat.filter(|_| playing && !table.is_past()) { (orders(reader, seat)) }
            @if playing && !reader.mine.is_empty() && table.pending().is_none() {
                @let alone = reader.decides_alone();
                form method="post" action={ "/table/" (table.id()) "/stop" } data-live
                    data-sure=[alone.then(|| reader.t("table-stop-sure"))] {
                    button #stop .btn.small.danger { (reader.t(if alone { "table-stop-alone" } else { "table-stop" })) }
                }
            }
            p .row {
                button .btn.small type="button" popovertarget="keys" { (reader.t("keys-title")) (Key::Help.mark()) }
                // Sound, motion, size of letters: saved, they lead back here.
                a #table-settings .btn.small href="/settings" { (reader.t("nav-settings")) }
            }
            (seed(reader))
        }
    }
}

fn player(reader: &Reader, seat: Seat) -> Markup {
    let table = reader.table;
    let id = table.id();
    let holder = &table.holders()[seat.index()];
    let playing = table.phase() == Phase::Playing;
    let mine = reader.mine.contains(seat);
    html! {
        li {
            (art::seat(seat.number().into()))
            @match holder {
                Holder::Person { person, name, program_of } => {
                    b { (name_of(reader.app, &reader.words, person, name)) }
                    @if let Some(owner) = program_of {
                        span .tag { (reader.say(&phrase!("program-tag", owner = owner.clone()))) }
                        span .hint { (reader.say(&program_rule(&table.created().options))) }
                    }
                    @if mine { span .tag.on { (reader.t("room-you")) } }
                    @else if reader.app.bulletin.is_present(id, person) { span .tag { (reader.t("here")) } }
                    @else { span .tag { (reader.t("away")) } }
                },
                Holder::Bot { bot, name, stands_in } => {
                    b { (name) }
                    span .tag { (reader.say(&phrase!("table-bot-level", level = reader.t(&format!("bot-{bot}"))))) }
                    @if let Some(stands_in) = stands_in {
                        span .tag { (reader.say(&phrase!("table-stands-in", name = stands_in.name.clone()))) }
                        @if stands_in.resigned { span .tag { (reader.t("table-resigned")) } }
                    }
                },
                Holder::Open => {},
            }
            @if reader.to_act().contains(seat) { span .tag.on { (reader.t("table-to-act")) } }
            @if playing { (seat_forms(reader, seat, holder, mine)) }
        }
    }
}

fn seat_forms(reader: &Reader, seat: Seat, holder: &Holder, mine: bool) -> Markup {
    let base = format!("/table/{}", reader.table.id());
    let number = seat.number();
    let returns = holder
        .stands_in()
        .is_some_and(|stands_in| !stands_in.resigned && reader.visitor.is(&stands_in.person));
    html! {
        @if mine {
            form method="post" action={ (base) "/hand-over" } data-live {
                button id={ "hand-over-" (number) } .btn.small name="seat" value=(number) { (reader.t("table-let-bot")) }
            }
            form method="post" action={ (base) "/resign" } data-live data-sure=(reader.t("table-resign-sure")) {
                button id={ "resign-" (number) } .btn.small.danger name="seat" value=(number) { (reader.t("table-resign")) }
            }
        } @else if returns {
            form method="post" action={ (base) "/return" } data-live {
                button id={ "return-" (number) } .btn.small.primary name="seat" value=(number) { (reader.t("table-come-back")) }
            }
        } @else if holder.person().is_some() && !reader.mine.is_empty() && reader.table.pending().is_none() {
            form method="post" action={ (base) "/take-over" } data-live {
                button id={ "take-over-" (number) } .btn.small name="seat" value=(number) {
                    (reader.say(&phrase!("table-take-over", name = holder.name().to_string())))
                }
            }
        }
    }
}

fn orders(reader: &Reader, seat: Seat) -> Markup {
    html! {
        h2 { (reader.t("table-orders")) }
        p .hint { (reader.t("table-orders-hint")) }
        @for order in reader.table.orders(seat) {
            form .row method="post" action={ "/table/" (reader.table.id()) "/order" } data-live {
                input type="hidden" name="seat" value=(seat.number());
                input type="hidden" name="order" value=(order.id);
                label .check {
                    input id={ "order-" (order.id) } type="checkbox" name="on" value="on" checked[order.on] data-submit;
                    span { (reader.t(&format!("order-{}", order.id))) }
                }
                noscript { button .btn.small { (reader.t("settings-save")) } }
            }
        }
    }
}

fn seed(reader: &Reader) -> Markup {
    let table = reader.table;
    html! {
        (tournament_link(&reader.words, table))
        h2 { (reader.t("table-seed")) }
        @if let Some(seed) = revealed(reader) { p .hint { code { (seed) } } }
        p .hint { (reader.t("table-seed-hash")) (reader.t("colon")) " " code { (table.created().seed_hash) } }
        p .row {
            a href="/about#seed" { (reader.t("table-seed-help")) }
            a href={ "/table/" (table.id()) "/at" } { (reader.t("table-replay")) }
            @if !reader.mine.is_empty() { a href="/settings" { (reader.t("table-hand-over")) } }
        }
        @if let Some(opening) = &table.created().opening {
            p .hint {
                (reader.t("table-parent")) " "
                a href={ "/table/" (opening.parent) "/at/" (opening.steps.len()) } { (opening.parent) }
            }
        }
    }
}

/// The seed, once the log tells it.
pub fn revealed(reader: &Reader) -> Option<String> {
    if !matches!(reader.table.phase(), Phase::Finished | Phase::Stopped) || reader.table.keeps_back() {
        return None;
    }
    reader.table.entries().iter().rev().find_map(|entry| match entry.read().ok()? {
        Body::Finished { seed, .. } | Body::Stopped { seed } => Some(seed),
        _ => None,
    })
}
