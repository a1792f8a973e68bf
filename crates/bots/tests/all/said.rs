//! What the coach says in words: at most two sentences in every language, and never only what the choice itself says already.

use crate::claims::{advise, moments};
use bots::{
    Choice,
    advice::{Claim, Reasons, What, capital, winning::percentages},
};
use catalog::{AnyPosition, GameId};
use game::{Fast, Phrase, Seat};
use std::collections::BTreeSet;
use words::{Dictionary, Language};

const NAMES: [&str; 6] = ["Anne", "Ben", "Clara", "David", "Emma", "Felix"];

/// Words that say nothing by themselves: articles, prepositions, and where a card is kept.
const SMALL: &str = "the a an of for in hand you to on le la les l de du des d pour en main à au sur et \
     der die das den dem für auf an aus ab und el los las del por mano al y x";

/// The words of a text that say something, whatever their number: "2 barrels of sugar" are `2` and `sugar`.
fn telling(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let plain = words.map(|word| match word.to_lowercase().as_str() {
        "one" | "un" | "une" | "una" | "uno" | "ein" | "eine" | "einen" => "1".to_string(),
        "doubloon" | "doubloons" | "doublon" | "doublons" | "dublone" | "dublonen" => "doubloon".to_string(),
        "doblón" | "doblones" => "doblón".to_string(),
        "fass" | "fässer" => "fass".to_string(),
        "barril" | "barriles" => "barril".to_string(),
        word => word.trim_end_matches(['s', 'x', 'n', 'e']).to_string(),
    });
    let small: BTreeSet<&str> = SMALL.split(' ').collect();
    plain.filter(|word| !small.contains(word.as_str())).collect()
}

/// The sentences of a whole decision.
fn names(position: &AnyPosition, seat: Seat, choice: &Choice) -> Vec<Phrase> {
    let mut played = position.clone();
    let mut said = Vec::new();
    for action in &choice.plan {
        said.push(played.view(Some(seat)).say_action(seat, action.index));
        played.apply(seat, action.index, &mut Fast::new(4)).unwrap();
    }
    said
}

fn reader(game: GameId) -> impl Fn(Language, &Phrase) -> String {
    let dictionary = Dictionary::new(&[bots::advice::words(), words::SHARED, game.words()]);
    move |language, phrase| dictionary.say(language, phrase, &|seat| NAMES[seat.index()].into())
}

/// Each claim with the choice it is about and the one that is compared with.
fn about<'a>(
    choice: &'a Choice,
    reasons: &'a Reasons,
    all: &'a [Choice],
) -> impl Iterator<Item = (&'a Choice, &'a Choice, &'a Claim)> {
    let other = all.iter().find(|other| other.action == reasons.other).expect("it is told");
    let brings = reasons.brings.iter().map(move |claim| (choice, other, claim));
    brings.chain(reasons.otherwise.iter().map(move |claim| (other, choice, claim)))
}

#[test]
fn a_reason_is_not_what_the_choice_says_itself() {
    let mut again = Vec::new();
    for &game in GameId::ALL {
        let say = reader(game);
        let (mut positions, mut claims, mut reasoned, mut silent, mut alike) = (0, 0, 0, 0, 0);
        for (position, seat) in moments(game) {
            positions += 1;
            let advice = advise(&position, seat);
            for choice in &advice.choices {
                let Some(reasons) = &choice.reasons else { continue };
                reasoned += 1;
                silent += usize::from(reasons.is_empty());
                alike += usize::from(reasons.say(seat, "")[0].id == "why-alike");
                for (of, than, claim) in about(choice, reasons, &advice.choices) {
                    claims += 1;
                    for language in Language::ALL {
                        // Without who and the verb: only what it is about.
                        let object = say(language, &claim.say(seat, Some(claim)));
                        let mut object = telling(&object);
                        if claim.thing.is_some() {
                            object.remove("1");
                        }
                        // Several actions have several names, and where somebody goes is not what they get there. That
                        // a card is kept goes without saying where the other choice is to do something with it.
                        let compared = [Some(of), Some(than).filter(|_| claim.what == What::Keep)];
                        let plans = compared.into_iter().flatten().map(|plan| names(&position, seat, plan));
                        let named: Vec<Phrase> = plans.filter(|plan| plan.len() == 1).flatten().collect();
                        let place = |name: &Phrase| {
                            ["action-go", "action-go-rent", "action-drive"].contains(&name.id)
                        };
                        for name in named.iter().filter(|name| !place(name)) {
                            let name = say(language, name);
                            let who = claim.seat == seat || name.contains(NAMES[claim.seat.index()]);
                            if who && object.is_subset(&telling(&name)) {
                                again.push(format!(
                                    "{}: “{name}”: {}",
                                    game.id(),
                                    say(language, &claim.say(seat, None))
                                ));
                            }
                        }
                    }
                }
                for language in Language::ALL {
                    let named = |choice: &Choice| -> Vec<String> {
                        names(&position, seat, choice).iter().map(|name| say(language, name)).collect()
                    };
                    let other = advice.choices.iter().find(|other| other.action == reasons.other).unwrap();
                    let said = reasons.say(seat, &named(other).join(", "));
                    assert!((1..=2).contains(&said.len()));
                    let said: Vec<String> = said.iter().map(|said| capital(&say(language, said))).collect();
                    // It has no points.
                    let said_points = said.iter().any(|said| said.to_lowercase().contains("point"));
                    assert!(game != GameId::MundusNovus || !said_points, "{said:?}");
                    let (here, there) = (&choice.chances, &other.chances);
                    let told = [here, there].map(|chances| percentages(chances)[seat.index()]);
                    assert_eq!(reasons.chances, told, "the chances are those that are shown");
                    println!("{} {language} [{}] {}", game.id(), named(choice).join(", "), said.join(" "));
                }
            }
        }
        println!(
            "{}: {positions} positions, {claims} claims; {silent} of {reasoned} comparisons by the chances alone, {alike} of them alike",
            game.id()
        );
        assert!(positions >= 200 && claims >= 100, "{}: {positions} {claims}", game.id());
    }
    assert!(again.is_empty(), "{} times the choice again:\n{}", again.len(), again.join("\n"));
}
