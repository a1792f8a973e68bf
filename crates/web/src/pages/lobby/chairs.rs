//! The chairs of a new table, as the form sends them.

use crate::problem::Problem;
use catalog::GameId;
use game::phrase;
use std::collections::BTreeMap;

/// What one chair is to be.
#[derive(Clone, PartialEq, Debug)]
pub enum Chair {
    /// Free, for anybody who follows the invitation.
    Open,
    /// One of our bots.
    Bot(String),
    /// A program that somebody registered.
    Program(String),
    /// Somebody else at this screen.
    Here(String),
}

/// The chairs beside one's own. With `players` this many; without, those that are not empty.
pub fn read(game: GameId, sent: &BTreeMap<String, String>) -> Result<Vec<Chair>, Problem> {
    let traits = game.traits();
    let bad = || Problem::bad_form(phrase!("problem-bad-form"));
    let players = match sent.get("players") {
        Some(players) => {
            let allowed = traits.least_players..=traits.most_players;
            Some(players.parse().ok().filter(|players| allowed.contains(players)).ok_or_else(bad)?)
        }
        None => None,
    };
    let level = sent.get("level").map_or(bots::usual(game), String::as_str);
    let known = bots::names(game);
    let bot = |name: &str| known.contains(&name).then(|| Chair::Bot(name.into())).ok_or_else(bad);
    let mut chairs = Vec::new();
    for row in 2..=players.unwrap_or(traits.most_players) {
        let choice = sent.get(&format!("seat-{row}")).map(String::as_str);
        let choice = choice.unwrap_or(if players.is_some() { "bot" } else { "none" });
        let name = sent.get(&format!("name-{row}")).map(|name| name.trim()).unwrap_or_default();
        match choice {
            "none" if players.is_none() => {}
            "open" => chairs.push(Chair::Open),
            "here" if name.is_empty() => return Err(Problem::bad_form(phrase!("new-needs-name", row = row))),
            "here" => chairs.push(Chair::Here(name.to_string())),
            "bot" => chairs.push(bot(level)?),
            other => match (other.strip_prefix("program-"), other.strip_prefix("bot-")) {
                (Some(program), _) => chairs.push(Chair::Program(program.into())),
                (None, Some(name)) => chairs.push(bot(name)?),
                (None, None) => return Err(bad()),
            },
        }
    }
    Ok(chairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chairs(pairs: &[(&str, &str)]) -> Result<Vec<Chair>, Problem> {
        let sent = pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        read(GameId::PuertoRico, &sent)
    }

    #[test]
    fn a_form_becomes_chairs() {
        let form = [("seat-2", "bot-greedy"), ("seat-3", "open"), ("seat-4", "here"), ("name-4", " Zoé ")];
        let expected = [Chair::Bot("greedy".into()), Chair::Open, Chair::Here("Zoé".into())];
        assert_eq!(chairs(&form).unwrap(), expected);
        assert!(chairs(&[("seat-2", "here")]).is_err());
        assert!(chairs(&[("seat-2", "bot-genius")]).is_err());
    }

    #[test]
    fn the_number_of_players_says_how_many_chairs_count() {
        let form =
            [("players", "3"), ("level", "hard"), ("seat-2", "bot"), ("seat-4", "open"), ("seat-5", "bot")];
        assert_eq!(chairs(&form).unwrap(), [Chair::Bot("hard".into()), Chair::Bot("hard".into())]);
        for wrong in [("players", "9"), ("players", "1"), ("players", "many")] {
            assert!(chairs(&[wrong]).is_err(), "{wrong:?}");
        }
        assert!(chairs(&[("players", "3"), ("level", "genius")]).is_err());
        assert!(chairs(&[("players", "3"), ("seat-2", "none")]).is_err());
    }
}
