//! The sentence: whose turn it is and what is asked. And the curtain between players at one screen.

use super::{commands::is_alone, reader::Reader, runs};
use crate::{art, keys::Key, speech::Tongue, visitor::Person};
use game::{Phrase, Seat, phrase};
use maud::{Markup, html};
use table::{By, Phase, Refusal, Saying};

/// The sentence at the top.
pub fn banner(reader: &Reader) -> Markup {
    let asked = reader.is_asked();
    html! {
        section .say.mine[asked] tabindex="-1" {
            div .prompt {
                p { (sentence(reader)) @if let Some(then) = then(reader) { " " span .then { (then) } } }
                (news(reader))
            }
            @if reader.seat.is_some() && reader.table.phase() == Phase::Playing {
                span .purse aria-hidden="true" {}
            }
            @if reader.is_whole() {
                button #confirm .btn.primary.large form="act" name="confirm" value="yes" data-key=(Key::Confirm.press()) {
                    (confirms(&reader.words, &reader.draft)) (Key::Confirm.mark())
                }
            }
            (super::choose::pass(reader))
            // At a shared screen somebody else may be asked meanwhile.
            @if let Some(seat) = reader.left().filter(|_| reader.table.phase() == Phase::Playing) {
                form method="post" action={ "/table/" (reader.table.id()) "/return" } data-live {
                    button .btn.small.primary name="seat" value=(seat.number()) data-key=(Key::Return.press()) {
                        (comes_back(reader, seat)) (Key::Return.mark())
                    }
                }
            }
            @if reader.table.phase() == Phase::Playing && !asked {
                @if may_skip(reader) {
                    form method="post" action={ "/table/" (reader.table.id()) "/skip" } data-live {
                        button #skip .btn.small data-key=(Key::Skip.press()) { (reader.t("table-skip")) (Key::Skip.mark()) }
                    }
                }
                noscript { a .btn.small href={ "/table/" (reader.table.id()) } { (reader.t("table-reload")) } }
            }
            @if !asked && super::ahead::may(reader) {
                button .btn.small type="button" popovertarget="ahead" data-key=(Key::Ahead.press()) {
                    (reader.t("choose-ahead")) (Key::Ahead.mark())
                }
            }
            a #unheard .btn.small href="#talk" hidden { (reader.t("table-talk")) " " b {} }
            button .btn.small type="button" popovertarget="more" data-key=(Key::Table.press()) {
                (reader.t("table-more")) (Key::Table.mark())
            }
        }
    }
}

/// Who takes this seat again: at a shared screen by name.
fn comes_back(reader: &Reader, seat: Seat) -> String {
    if reader.mine.is_empty() {
        return reader.t("table-come-back");
    }
    let holder = &reader.table.holders()[seat.index()];
    let name = holder.stands_in().map(|stands_in| stands_in.name.clone()).unwrap_or_default();
    reader.say(&phrase!("table-come-back-of", name = name))
}

/// Does the reader wait for bots that pause, and for nobody else?
fn may_skip(reader: &Reader) -> bool {
    let alone = |person: &Person| is_alone(reader.table, &person.id);
    reader.table.created().options.bot_pause > 0 && reader.visitor.person.as_ref().is_some_and(alone)
}

/// What is asked, of whom.
pub fn sentence(reader: &Reader) -> String {
    let table = reader.table;
    match table.phase() {
        Phase::Finished => won(reader),
        Phase::Stopped => reader.t("table-broken-off"),
        Phase::Gathering => reader.t("problem-not-begun"),
        Phase::Playing => {
            if let Some(entry) = table.damaged() {
                return reader.say(&Refusal::Damaged(entry).phrase());
            }
            if let Some(drift) = table.drift() {
                return reader.say(&phrase!("table-drifted", step = drift.step));
            }
            if let Some(seat) = reader.seat.filter(|_| reader.is_asked()) {
                let ask = match (reader.proposed, reader.draft.is_empty() || !reader.legal().is_empty()) {
                    (true, _) => reader.t(PROPOSED),
                    (false, false) => reader.t("table-draft-done"),
                    (false, true) => reader.say(&reader.view().ask(seat)),
                };
                // At one screen it must be clear who is meant.
                return if reader.mine.len() > 1 {
                    format!("{}{} {ask}", reader.name(seat), reader.t("colon"))
                } else {
                    ask
                };
            }
            // Who has chosen does not wait for themselves; of others nobody knows.
            let others = table
                .to_act()
                .iter()
                .filter(|seat| !(reader.mine.contains(*seat) && table.has_chosen(*seat)));
            let waits: Vec<(Seat, Phrase)> =
                others.map(|seat| (seat, reader.view().waiting_for(seat))).collect();
            waited_for(&reader.words, &waits, &|seat| reader.name(seat))
        }
    }
}

/// Who is waited for. Several who choose the same thing at the same time share a sentence, where the game has words for them.
fn waited_for(words: &Tongue, waits: &[(Seat, Phrase)], names: &dyn Fn(Seat) -> String) -> String {
    let mut groups: Vec<Vec<&(Seat, Phrase)>> = Vec::new();
    for wait in waits {
        let same = groups.iter_mut().find(|group| group.iter().any(|one| one.1.id == wait.1.id));
        match same {
            Some(group) => group.push(wait),
            None => groups.push(vec![wait]),
        }
    }
    let mut said = Vec::new();
    for group in groups {
        let many = format!("{}-many", group[0].1.id);
        if group.len() > 1 && words.has(&many) {
            let who: Vec<String> = group.iter().map(|(seat, _)| names(*seat)).collect();
            said.push(words.say_id(&many, &[("who", words.language.list(&who).into())]));
        } else {
            said.extend(group.iter().map(|(_, phrase)| words.say_with(phrase, names)));
        }
    }
    said.join(" ")
}

/// What is said of a proposal: words of the game that makes it.
const PROPOSED: &str = "table-draft-proposed";

/// What Confirm will do, in the game's own words for this many of a kind; of what only prepares a deed (the cards of a set) nothing is
/// said. Where the game has no words for any of it, how many choices were made.
fn confirms(words: &Tongue, draft: &[String]) -> String {
    let mut deeds: Vec<(&str, usize)> = Vec::new();
    for kind in draft.iter().filter_map(|action| action.split(' ').next()) {
        match deeds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => deeds.push((kind, 1)),
        }
    }
    let said = deeds.into_iter().filter_map(|(kind, count)| {
        let id = format!("board-confirm-{kind}");
        words.has(&id).then(|| words.say_id(&id, &[("n", count.into())]))
    });
    match said.collect::<Vec<_>>() {
        said if said.is_empty() => words.say(&phrase!("table-confirm-count", count = draft.len())),
        said => said.join(" · "),
    }
}

/// The ways back from a draft.
pub fn draft_back(reader: &Reader) -> Markup {
    let empty = format!("/table/{}?draft=", reader.table.id());
    html! {
        div .after {
            button #draft-back .btn.small form="act" name="draft" value="back" data-key=(Key::Undo.press()) {
                (reader.t("table-back")) (Key::Undo.mark())
            }
            button #draft-drop .btn.small form="act" name="draft" value="drop" data-key=(Key::Drop.press()) {
                (reader.t("table-drop"))
            }
            @if reader.proposed { noscript { a .btn.small href=(empty) { (reader.t("table-drop")) } } }
        }
    }
}

/// How many lines tell what the others did since the reader's last decision.
const NEWS: usize = 3;

/// How many of the last lines of the story are looked at for that.
const LOOKED_AT: usize = 400;

/// What happened since the reader's last decision, in few lines, newest first as in the story, which has all of it.
fn news(reader: &Reader) -> Markup {
    let table = reader.table;
    let Some(seat) = reader.seat.filter(|_| reader.is_asked() && reader.mine.len() == 1) else {
        return html! {};
    };
    let first = table.story_len().saturating_sub(LOOKED_AT);
    let told = runs::told(table.game(), table.story_lines(Some(seat), first..table.story_len()));
    let mut told: Vec<_> = told.into_iter().map(|(_, told)| told).collect();
    // What follows from a deed (a new round, tiles turned up) was done by nobody: the deed is the first line of its step.
    for at in (1..told.len()).rev() {
        if told[at].step == told[at - 1].step {
            told[at].by = told[at].by.filter(|by| *by == By::Person);
        }
    }
    let since =
        told.into_iter().rev().take_while(|told| told.actor != Some(seat) || told.by != Some(By::Person));
    // The set-up is nobody's deed.
    let of_game =
        since.filter(|told| told.actor.is_some() && !told.undone && matches!(told.saying, Saying::Game(_)));
    let lines: Vec<Markup> = of_game
        .filter_map(|told| Some(super::story::news_line(reader, &told, &super::story::text(reader, &told)?)))
        .take(NEWS)
        .collect();
    // The page marks what moved since then.
    let since = (1..=table.step()).rev().find(|&step| decided(reader, seat, step));
    html! {
        @if !lines.is_empty() {
            ul .news aria-label=(reader.t("table-news")) data-since=[since] {
                @for line in &lines { (line) }
            }
        }
    }
}

/// Did the reader decide this step themselves?
fn decided(reader: &Reader, seat: Seat, step: u32) -> bool {
    let told = reader.table.story_of(step, Some(seat));
    told.iter().any(|told| told.actor == Some(seat) && told.by == Some(By::Person) && !told.undone)
}

/// Who won, with how many points.
pub fn won(reader: &Reader) -> String {
    let Some(result) = reader.table.result() else { return reader.t("table-over") };
    let winners: Vec<usize> = (0..result.places.len()).filter(|&at| result.places[at] == 1).collect();
    let names: Vec<String> = winners.iter().map(|&at| reader.name(Seat::new(at))).collect();
    let points = winners.first().map_or(0, |&at| result.totals[at]);
    let names = reader.words.language.list(&names);
    let id = reader.words.here("table-won-here", "table-won");
    reader.say(&phrase!(id, names = names, count = winners.len(), points = points))
}

/// What stands after the sentence in a smaller voice.
fn then(reader: &Reader) -> Option<String> {
    let table = reader.table;
    let seat = reader.seat.filter(|seat| table.to_act().contains(*seat));
    match seat {
        Some(seat) if table.own_choice(seat, &reader.who()?).is_some() && !reader.is_asked() => {
            Some(reader.t("table-chosen"))
        }
        None if reader.mine.is_empty() && table.phase() == Phase::Playing => match reader.left() {
            Some(left) => Some(reader.say(&phrase!("table-left", name = reader.name(left)))),
            None => Some(reader.t("table-watching")),
        },
        _ => None,
    }
}

/// Between players at one screen, where the game has secrets: the page behind it shows only what everybody may see,
/// until the one who is to decide says so.
pub fn curtain(reader: &Reader) -> Markup {
    html! {
        div .curtain[!reader.behind.is_empty()] hidden[reader.behind.is_empty()] {
            @for seat in reader.behind.iter() {
                div .card {
                    (art::seat(seat.number().into()))
                    h2 { (reader.say(&phrase!("table-curtain", name = reader.name(seat)))) }
                    p { (reader.t("table-curtain-hint")) }
                    (look(reader, seat, "btn primary"))
                }
            }
        }
    }
}

/// The button with which somebody at a shared screen says who they are.
pub fn look(reader: &Reader, seat: Seat, class: &str) -> Markup {
    html! {
        form method="post" action={ "/table/" (reader.table.id()) "/look" } data-live {
            button class=(class) name="seat" value=(seat.number()) {
                (reader.say(&phrase!("table-curtain-lift", name = reader.name(seat))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::board::testing::play, pages::table::choose::is_pass, scene::same_decision, speech::Speech,
    };
    use catalog::GameId;
    use std::collections::BTreeSet;
    use table::{Table, Who};
    use words::Language;

    /// What a seat can collect, one choice of every kind after the other, until it can be confirmed.
    fn drafts(table: &Table, seat: Seat, draft: &[String], found: &mut impl FnMut(&[String])) {
        let Some(who) = table.holders()[seat.index()].person().cloned().map(Who::Person) else { return };
        let view = table.view(Some(seat)).expect("a game that has begun");
        let asked = view.ask(seat);
        let Ok(tried) = table.try_actions(seat, draft, &who) else { return };
        let goes_on = same_decision(&tried.view.ask(seat), &asked);
        if !draft.is_empty()
            && (!goes_on || tried.legal.is_empty() || tried.view.ask(seat).id == "ask-progress")
        {
            found(draft);
        }
        if !goes_on || draft.len() > 4 {
            return;
        }
        let mut kinds = BTreeSet::new();
        for action in tried.legal.iter().filter(|action| !is_pass(action.text)) {
            if kinds.insert(action.text.split(' ').next().unwrap_or_default()) {
                let next = [draft, &[action.text.to_string()]].concat();
                let again = table.try_actions(seat, &next, &who).is_ok_and(|tried| {
                    !tried.barrier && !tried.legal.is_empty() && same_decision(&tried.view.ask(seat), &asked)
                });
                // The first choice decides whether any are collected.
                if again || !draft.is_empty() {
                    drafts(table, seat, &next, found);
                }
            }
        }
    }

    #[test]
    fn those_who_choose_at_the_same_time_share_a_sentence() {
        let speech = Speech::new();
        let names = |seat: Seat| ["Anne", "Ben", "Cleo"][seat.index()].to_string();
        let wait = |id, seat| (Seat::new(seat), Phrase::new(id).with("who", Seat::new(seat)));
        let said = |language, waits: &[(Seat, Phrase)]| {
            waited_for(&speech.of(GameId::MundusNovus, language), waits, &names)
        };
        let three = [0, 1, 2].map(|seat| wait("waiting-offer", seat));
        assert_eq!(said(Language::En, &three), "Anne, Ben and Cleo are choosing cards to offer.");
        assert_eq!(said(Language::De, &three), "Anne, Ben und Cleo wählen Karten zum Anbieten.");
        assert_eq!(said(Language::En, &three[..1]), "Anne chooses cards to offer.");
        // There are no words for several Trade Masters.
        let two = [0, 1].map(|seat| wait("waiting-announce", seat));
        assert_eq!(
            said(Language::En, &two),
            "Anne announces how many cards to offer. Ben announces how many cards to offer."
        );
    }

    #[test]
    fn confirm_says_what_it_does_whatever_was_collected() {
        let speech = Speech::new();
        let (mut vague, mut missing, mut collected_too) = (BTreeSet::new(), Vec::new(), Vec::new());
        for &game in GameId::ALL {
            let words = Language::ALL.map(|language| speech.of(game, language));
            let mut said = BTreeSet::new();
            // With the fewest players, too: there the same person may be asked the same again about something else.
            let tables = [4, game.traits().least_players]
                .into_iter()
                .flat_map(|players| (0..GAMES).map(move |seed| (players, seed)));
            for (players, seed) in tables {
                play(game, players, seed, |table| {
                    for seat in table.to_act().iter() {
                        drafts(table, seat, &[], &mut |draft| {
                            let general = phrase!("table-confirm-count", count = draft.len());
                            let kinds: BTreeSet<&str> =
                                draft.iter().filter_map(|action| action.split(' ').next()).collect();
                            if words.iter().any(|words| confirms(words, draft) == words.say(&general)) {
                                vague.insert(format!("{game:?} {kinds:?}"));
                            }
                            said.extend(kinds.into_iter().map(str::to_string));
                        });
                    }
                });
            }
            let (found, others) = collected(game);
            let never = found.iter().filter(|kind| !said.contains(**kind));
            missing.extend(never.map(|kind| format!("{game:?} {kind}")));
            let single = said
                .iter()
                .filter(|kind| !found.contains(&kind.as_str()) && !others.contains(&kind.as_str()));
            collected_too.extend(single.map(|kind| format!("{game:?} {kind}")));
            let id = |kind: &str| format!("board-confirm-{kind}");
            let silent = others.iter().filter(|kind| !words.iter().all(|words| words.has(&id(kind))));
            vague.extend(silent.map(|kind| format!("{game:?} {kind}")));
        }
        assert!(vague.is_empty(), "said in general only: {vague:?}");
        assert!(missing.is_empty(), "never collected: {missing:?}");
        assert!(collected_too.is_empty(), "collected, but a decision by itself: {collected_too:?}");
    }

    /// Random games of each kind.
    const GAMES: u8 = 20;

    /// What is collected in these games at least, and what may be collected in others. Everything else is a decision by itself,
    /// taking a role above all.
    fn collected(game: GameId) -> (&'static [&'static str], &'static [&'static str]) {
        match game {
            GameId::PuertoRico => (&["place", "store", "load"], &["wharf"]),
            GameId::SanJuan => (&["pay", "discard", "keep", "produce", "sell"], &[]),
            GameId::Santiago => (&["deliver", "sell"], &["buy", "clear", "exchange"]),
            GameId::MundusNovus => (
                &["offer", "store", "pick", "set", "as", "add", "convert", "declare", "detach"],
                &["discard", "sell"],
            ),
        }
    }
}
