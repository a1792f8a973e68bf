//! Small steps of one player that make one decision are one line of the story: a mayor's colonists, goods produced or sold
//! one by one. A run is told when it is over.

use crate::{
    games::face,
    scene::{Reader, Run, Twice},
};
use catalog::GameId;
use game::{Arg, Phrase, Seat, phrase};
use table::{Saying, Told};

/// Lists longer than this are left out.
const LISTED: usize = 4;

/// The run a line may belong to.
fn run_of(game: GameId, told: &Told) -> Option<&'static Run> {
    match &told.saying {
        Saying::Game(phrase) => face(game).runs.iter().find(|run| run.event == phrase.id),
        _ => None,
    }
}

/// Do these two lines belong to one run?
fn goes_on(game: GameId, one: &Told, next: &Told) -> bool {
    let event = |told: &Told| run_of(game, told).map(|run| run.event);
    let (one_run, next_run) = (event(one), event(next));
    one_run.is_some() && one_run == next_run && (one.actor, one.undone) == (next.actor, next.undone)
}

/// Lines, oldest first, with their places; those of a run become one, at the place of its first and the step of its last.
pub fn told(game: GameId, lines: impl Iterator<Item = (usize, Told)>) -> Vec<(usize, Told)> {
    let mut groups: Vec<(usize, Vec<Told>)> = Vec::new();
    for (place, told) in lines {
        match groups.last_mut() {
            Some((_, run)) if run.last().is_some_and(|last| goes_on(game, last, &told)) => run.push(told),
            _ => groups.push((place, vec![told])),
        }
    }
    groups.into_iter().filter_map(|(place, run)| Some((place, one(game, run)?))).collect()
}

/// One line for a run.
fn one(game: GameId, mut lines: Vec<Told>) -> Option<Told> {
    let phrase = all(game, &lines);
    let last = lines.pop()?;
    Some(match phrase {
        Some(phrase) => Told { saying: Saying::Game(phrase), ..last },
        None => last,
    })
}

/// The sentence for several steps.
fn all(game: GameId, lines: &[Told]) -> Option<Phrase> {
    let run = run_of(game, lines.first()?).filter(|_| lines.len() > 1)?;
    let args = |name: &'static str| {
        lines.iter().filter_map(move |told| match &told.saying {
            Saying::Game(phrase) => {
                phrase.args.iter().find(|(of, _)| *of == name).map(|(_, arg)| arg.clone())
            }
            _ => None,
        })
    };
    let mut phrase = Phrase::new(run.all).with("who", args("who").next()?);
    if run.sum != Some("count") {
        phrase = phrase.with("count", lines.len());
    }
    if let Some((name, twice)) = run.list {
        let mut list: Vec<(Arg, usize)> = Vec::new();
        for arg in args(name) {
            match list.iter_mut().find(|(known, _)| twice != Twice::Again && *known == arg) {
                Some((_, count)) => *count += 1,
                None => list.push((arg, 1)),
            }
        }
        let list: Vec<Arg> = list
            .into_iter()
            .map(|(arg, count)| if twice == Twice::Counted { counted(arg, count) } else { arg })
            .collect();
        // A long list tells less than the number alone.
        let listed = list.len() <= LISTED;
        phrase = phrase.with("listed", u32::from(listed)).with("what", Arg::List(list));
    }
    if let Some(name) = run.sum {
        let sum: i64 = args(name).map(|arg| if let Arg::Number(n) = arg { n } else { 0 }).sum();
        phrase = phrase.with(name, Arg::Number(sum));
    }
    Some(phrase)
}

/// "2 indigo"; what there is one of is said as it is.
fn counted(thing: Arg, count: usize) -> Arg {
    match thing {
        Arg::Term(id) if count > 1 => {
            phrase!("run-several", count = count, what = Arg::Term(format!("{id}.many"))).into()
        }
        thing => thing,
    }
}

/// The run under way at the end of the story, if there is one: where it begins, and whose it is.
pub fn open(reader: &Reader) -> Option<(usize, Seat)> {
    let table = reader.table;
    let mut lines = table.story_lines(reader.seat, 0..table.story_len()).rev();
    let (mut first, mut last) = lines.find(|(_, told)| !matches!(told.saying, Saying::Chat { .. }))?;
    let (run, seat) = (run_of(table.game(), &last)?, last.actor.filter(|_| !last.undone)?);
    if !table.to_act().contains(seat) || reader.view().ask(seat).id != run.ask {
        return None;
    }
    for (place, told) in lines.filter(|(_, told)| !matches!(told.saying, Saying::Chat { .. })) {
        if !goes_on(table.game(), &told, &last) {
            break;
        }
        (first, last) = (place, told);
    }
    Some((first, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Speech;
    use words::Language;

    fn step_of(id: &'static str, seat: usize) -> Phrase {
        Phrase::new(id).with("who", Seat::new(seat))
    }

    #[test]
    fn every_run_has_words() {
        let speech = Speech::new();
        for &game in GameId::ALL {
            for run in face(game).runs {
                let has = |language| speech.of(game, language).has(run.all);
                assert!(Language::ALL.into_iter().all(has), "{}", run.all);
            }
        }
    }

    fn line(seat: usize, step: u32, phrase: Phrase) -> (usize, Told) {
        let told = Told {
            entry: step,
            at: 0,
            step,
            actor: Some(Seat::new(seat)),
            by: None,
            saying: Saying::Game(phrase),
            undone: false,
        };
        (step as usize, told)
    }

    #[test]
    fn nine_colonists_of_one_player_are_one_line_two_players_two() {
        let placed = |seat: usize, step| {
            line(seat, step, step_of("event-placed", seat).with("place", "x".to_string()))
        };
        let lines = (1..=9).map(|step| placed(0, step)).chain((10..=12).map(|step| placed(1, step)));
        let told = told(GameId::PuertoRico, lines);
        let steps: Vec<(usize, u32)> = told.iter().map(|(place, told)| (*place, told.step)).collect();
        assert_eq!(steps, [(1, 9), (10, 12)]);
        let Saying::Game(phrase) = &told[0].1.saying else { panic!("a sentence of the game") };
        assert_eq!(phrase.id, "run-placed");
        assert!(phrase.args.contains(&("count", Arg::Number(9))), "{phrase:?}");
        assert!(phrase.args.contains(&("what", Arg::List(vec!["x".to_string().into()]))), "{phrase:?}");
    }

    #[test]
    fn what_stands_alone_or_is_no_small_step_is_told_as_it_is() {
        let lines = [
            line(0, 1, step_of("event-placed", 0)),
            line(0, 2, step_of("event-built", 0)),
            line(0, 3, step_of("event-built", 0)),
        ];
        let ids: Vec<&str> = told(GameId::PuertoRico, lines.into_iter())
            .iter()
            .map(|(_, told)| match &told.saying {
                Saying::Game(phrase) => phrase.id,
                _ => "",
            })
            .collect();
        assert_eq!(ids, ["event-placed", "event-built", "event-built"]);
    }

    #[test]
    fn goods_of_a_kind_are_counted() {
        let made = |step, good: &str| {
            line(0, step, step_of("event-produce", 0).with("good", Arg::term("good-", good)))
        };
        let lines = [made(1, "indigo"), made(2, "sugar"), made(3, "indigo")];
        let told = told(GameId::SanJuan, lines.into_iter());
        let [(_, Told { saying: Saying::Game(phrase), .. })] = told.as_slice() else { panic!("one line") };
        let speech = Speech::new();
        let said = |language| speech.of(GameId::SanJuan, language).say_with(phrase, &|_| "Anne".to_string());
        assert_eq!(said(Language::En), "Anne produces 2\u{a0}indigo and sugar.");
        assert_eq!(said(Language::Fr), "Anne produit\u{a0}: 2\u{a0}indigos et sucre.");
        assert_eq!(said(Language::De), "Anne produziert 2\u{a0}Indigo und Zucker.");
        assert_eq!(said(Language::Es), "Anne produce 2\u{a0}de añil y azúcar.");
    }

    #[test]
    fn numbers_are_summed_up() {
        let bought = |step| line(0, step, step_of("event-bought-point", 0).with("pesos", 3));
        let told = told(GameId::Santiago, (1..=4).map(bought));
        let [(_, Told { saying: Saying::Game(phrase), .. })] = told.as_slice() else { panic!("one line") };
        assert!(phrase.args.contains(&("pesos", Arg::Number(12))), "{phrase:?}");
    }
}
