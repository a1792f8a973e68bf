//! The list of everything the reader may do: actions, taking back, requests; after the game, what comes next.

pub(super) use crate::scene::is_pass;

use crate::{
    games::face,
    keys::{self, Key},
    pages::{lobby::rematch, tournaments::link as tournament_link},
    scene::{Reader, Shortcut, same_decision},
};
use catalog::Move;
use game::{Seat, phrase};
use maud::{Markup, html};
use std::cmp::Reverse;
use table::{
    Hours, Millis, Phase, Request,
    clock::{TimeZone, local},
};

/// The box with the reader's choices.
pub fn choose(reader: &Reader) -> Markup {
    html! {
        section .box.choose {
            @match reader.table.phase() {
                Phase::Gathering | Phase::Playing => {
                    @if let Some(request) = request(reader) { (request) }
                    @if reader.is_asked() { (asked(reader)) } @else { (not_asked(reader)) }
                },
                Phase::Finished | Phase::Stopped => (over(reader)),
            }
        }
    }
}

/// Passing, where that is allowed, as a button outside the list: on a small screen the list is folded and far away.
pub fn pass(reader: &Reader) -> Markup {
    let pass = reader.seat.filter(|_| reader.is_asked()).and_then(|seat| {
        let action = reader.legal().iter().find(|action| is_pass(action.text))?;
        Some((action.text, reader.say(&reader.view().say_action(seat, action.index))))
    });
    html! {
        @if let Some((action, label)) = pass {
            button .btn.small.pass form="act" name="action" value=(action) { (label) }
        }
    }
}

fn asked(reader: &Reader) -> Markup {
    let Some(seat) = reader.seat else { return html! {} };
    let table = reader.table;
    let (shortcuts, mut actions) = (shortcuts(reader), sorted(reader));
    // What a shortcut does alone would stand there twice.
    actions.retain(|action| !shortcuts.iter().any(|shortcut| shortcut.actions == [action.text]));
    let pass = actions.iter().copied().find(|action| is_pass(action.text));
    html! {
        form #act method="post" action={ "/table/" (table.id()) "/act" } data-live data-proposed[reader.proposed] {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="step" value=(table.step());
            @for action in &reader.draft { input type="hidden" name="action" value=(action); }
        }
        @for (at, shortcut) in shortcuts.iter().enumerate() { (shortcut_form(reader, seat, at, shortcut)) }
        details #choices open {
            summary { h2 { (reader.t("table-actions")) } }
            ul #actions .actions data-keep="actions" tabindex="-1" data-key=(Key::Walk.press()) {
                @for (at, shortcut) in shortcuts.iter().enumerate() {
                    li {
                        button .act.shortcut form={ "shortcut-" (at) } data-key=[keys::choice(at)] {
                            @if let Some(key) = keys::choice(at) { kbd { (key) } }
                            span { (shortcut.label) }
                        }
                    }
                }
                @for (at, action) in (shortcuts.len()..).zip(actions) {
                    (act(reader, seat, action, of_entry(at, Some(action) == pass)))
                }
            }
        }
        (super::coach::button(reader))
        @if reader.draft.is_empty() { (back(reader, seat)) } @else { (super::say::draft_back(reader)) }
    }
}

/// The key of an entry: passing has its own, wherever it stands.
pub fn of_entry(at: usize, passes: bool) -> Option<char> {
    if passes { Key::Pass.press().chars().next() } else { keys::choice(at) }
}

/// The shortcuts of this reader now.
fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    if reader.seat.is_none() || !reader.is_asked() || !reader.draft.is_empty() {
        return Vec::new();
    }
    (face(reader.view().game()).shortcuts)(reader)
}

/// An entry of the list.
fn act(reader: &Reader, seat: Seat, action: &Move, key: Option<char>) -> Markup {
    let label = reader.say(&reader.view().say_action(seat, action.index));
    html! {
        li {
            button .act form="act" name="action" value=(action.text) data-key=[key] data-label=(label)
                data-draft[drafts(reader, seat, action)] {
                @if let Some(key) = key { kbd { (key) } }
                span { (label) }
            }
        }
    }
}

/// The legal actions as the list has them: where an amount is chosen the largest comes first, and passing comes last.
fn sorted<'a>(reader: &'a Reader) -> Vec<&'a Move> {
    let amount = |action: &Move| match action.text.split(' ').collect::<Vec<_>>().as_slice() {
        ["deliver" | "exchange" | "sell", amount, ..] => amount.parse().unwrap_or(0),
        _ => 0u32,
    };
    let mut actions: Vec<&Move> = reader.legal().iter().collect();
    actions.sort_by_key(|action| (is_pass(action.text), Reverse(amount(action))));
    actions
}

/// What a shortcut's button posts: all its actions at once.
fn shortcut_form(reader: &Reader, seat: Seat, at: usize, shortcut: &Shortcut) -> Markup {
    let table = reader.table;
    html! {
        form id={ "shortcut-" (at) } method="post" action={ "/table/" (table.id()) "/act" } data-live {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="step" value=(table.step());
            @for action in &shortcut.actions { input type="hidden" name="action" value=(action); }
        }
    }
}

/// Is this one of several things to be placed? It is if the same is asked again afterwards: such actions are collected
/// and sent together. "No more" ends what was collected, and is sent with it.
fn drafts(reader: &Reader, seat: Seat, action: &Move) -> bool {
    let Some(who) = reader.who() else { return false };
    if is_pass(action.text) {
        return false;
    }
    if !reader.draft.is_empty() {
        return true;
    }
    let tried = reader.table.try_actions(seat, &[action.text.to_string()], &who);
    tried.is_ok_and(|tried| {
        let same = same_decision(&tried.view.ask(seat), &reader.view().ask(seat));
        !tried.barrier && !tried.legal.is_empty() && same
    })
}

/// Taking back: freely up to the barrier, beyond it by asking.
fn back(reader: &Reader, seat: Seat) -> Markup {
    let table = reader.table;
    let id = table.id();
    let floor = table.undo_floor(seat);
    let free = table.step().saturating_sub(floor);
    let last_own = (1..=table.step()).rev().find(|&step| {
        table.action_of(step, Some(seat)).is_some_and(|(actor, _)| reader.mine.contains(actor))
    });
    html! {
        @if free > 0 {
            form .after method="post" action={ "/table/" (id) "/undo" } data-live {
                input type="hidden" name="seat" value=(seat.number());
                button #undo .btn.small data-key=(Key::Undo.press()) { (reader.t("table-undo")) (Key::Undo.mark()) }
                @if free > 1 {
                    button .btn.small formaction={ "/table/" (id) "/restart" } data-key=(Key::Restart.press()) {
                        (reader.t("table-restart")) (Key::Restart.mark())
                    }
                }
            }
        } @else if let Some(step) = last_own.filter(|_| table.pending().is_none()) {
            @let alone = reader.decides_alone();
            form .after method="post" action={ "/table/" (id) "/ask-undo" } data-live {
                input type="hidden" name="step" value=(step - 1);
                button .btn.small title=[(!alone).then(|| reader.t("table-ask-undo-hint"))] data-key=(Key::Undo.press()) {
                    (reader.t(if alone { "table-undo" } else { "table-ask-undo" })) (Key::Undo.mark())
                }
            }
        }
    }
}

fn not_asked(reader: &Reader) -> Markup {
    let table = reader.table;
    // Who has chosen in secret may change their mind; who has just played may take it back.
    let chosen = reader.seat.filter(|&seat| {
        table.to_act().contains(seat)
            && reader.who().is_some_and(|who| table.own_choice(seat, &who).is_some())
    });
    html! {
        h2 { (reader.t("table-waiting")) }
        p .hint { (super::say::sentence(reader)) }
        @if let Some(seat) = chosen {
            form .after method="post" action={ "/table/" (table.id()) "/withdraw" } data-live {
                button .btn.small name="seat" value=(seat.number()) data-key=(Key::Withdraw.press()) {
                    (reader.t("table-withdraw")) (Key::Withdraw.mark())
                }
            }
        } @else if let Some(seat) = last_actor(reader) {
            (back(reader, seat))
        }
        @if reader.shares_screen() && reader.behind.is_empty() { (others_look(reader)) }
    }
}

/// While nobody at a shared screen is asked, each of them may look at their own cards, and cover them again.
fn others_look(reader: &Reader) -> Markup {
    html! {
        div .after {
            @for seat in reader.mine.iter().filter(|seat| reader.seat != Some(*seat)) {
                (super::say::look(reader, seat, "btn small"))
            }
            @if reader.seat.is_some() {
                form method="post" action={ "/table/" (reader.table.id()) "/look" } data-live {
                    button .btn.small name="seat" value="none" { (reader.t("table-cover")) }
                }
            }
        }
    }
}

/// The reader's seat that acted last, or the seat that reads. Who only looks over a shoulder has nothing to take back.
fn last_actor(reader: &Reader) -> Option<Seat> {
    let last = reader.table.action_of(reader.table.step(), reader.seat).map(|(actor, _)| actor);
    let own = |seat: &Seat| reader.mine.contains(*seat);
    last.filter(own).or(reader.seat.filter(own))
}

/// A request that waits for answers.
fn request(reader: &Reader) -> Option<Markup> {
    let table = reader.table;
    let pending = table.pending()?;
    let asker = table.name_of(&pending.person);
    let what = match &pending.request {
        Request::Undo { step } => phrase!("table-request-undo", count = table.step().saturating_sub(*step)),
        Request::TakeOver { seat, .. } => phrase!("table-request-take-over", name = reader.name(*seat)),
        Request::Stop => phrase!("table-request-stop"),
        Request::Pause => phrase!("clock-request-pause"),
    };
    let person = reader.visitor.person.as_ref().map(|person| &person.id);
    let answers = person.is_some_and(|person| pending.missing.contains(person));
    let own = person == Some(&pending.person);
    let missing: Vec<String> = pending.missing.iter().map(|person| table.name_of(person)).collect();
    Some(html! {
        div .card role="alert" {
            p { b { (reader.say(&phrase!("table-asked", name = asker))) } " " (reader.say(&what)) }
            @if let Some(due) = table.take_over_due() { (silence(reader, due)) }
            @if answers {
                form .after method="post" action={ "/table/" (table.id()) "/answer" } data-live {
                    button .btn.small.primary name="answer" value="agree" data-key=(Key::Agree.press()) {
                        (reader.t("table-agree")) (Key::Agree.mark())
                    }
                    button .btn.small name="answer" value="refuse" data-key=(Key::Refuse.press()) {
                        (reader.t("table-refuse")) (Key::Refuse.mark())
                    }
                }
            } @else {
                p .hint { (reader.say(&phrase!("table-missing", names = reader.words.language.list(&missing)))) }
                @if own {
                    form .after method="post" action={ "/table/" (table.id()) "/answer" } data-live {
                        button .btn.small name="answer" value="refuse" data-key=(Key::Refuse.press()) {
                            (reader.t("table-take-request-back")) (Key::Refuse.mark())
                        }
                    }
                }
            }
        }
    })
}

/// Until when the take-over that was asked for waits for answers. Where the server does not know the reader's time zone, our script
/// says it in that of the device.
fn silence(reader: &Reader, due: Millis) -> Markup {
    let hours = reader.visitor.person.as_ref().and_then(|person| reader.table.hours_of(&person.id));
    let there = local(&hours.map_or(TimeZone::UTC, Hours::zone), due);
    let zone = if hours.is_some() { "" } else { " UTC" };
    let say = |time: String| reader.say(&phrase!("table-silence", time = time));
    html! {
        p .hint data-due=(due) data-hour data-words-when=[hours.is_none().then(|| say("…".into()))] {
            (say(format!("{:02}:{:02}{zone}", there.hour(), there.minute())))
        }
    }
}

/// What comes after the game.
fn over(reader: &Reader) -> Markup {
    let id = reader.table.id();
    html! {
        h2 { (reader.t("table-over")) }
        // The ending says who won.
        @if reader.table.result().is_none() { p { (super::say::sentence(reader)) } }
        (tournament_link(&reader.words, reader.table))
        (crate::pages::daily::link(&reader.words, reader.table))
        @if !reader.mine.is_empty() && reader.table.created().options.tournament.is_none() {
            (rematch::form(reader.visitor, id))
        }
        div .after {
            @if reader.table.result().is_none() {
                a .btn href={ "/table/" (id) "/at/" (reader.table.step()) } { (reader.t("table-replay")) }
            }
            a .btn href={ "/table/" (id) "/record" } download={ "antilles-" (id) ".json" } { (reader.t("table-record")) }
        }
        (crate::pages::challenge::offer(&reader.words, reader.table, reader.visitor.person.as_ref().map(|person| &person.id)))
    }
}
