//! A bot at one table: it keeps its process, or what it knows, from one decision to the next.

use bots::{Bot, BotName, Budget, Evaluate, Question};
use catalog::{GameId, with_game};
use game::{ActionSet, Fast, Seat};
use std::time::Duration;

/// One of our own bots thinks no longer about a decision.
const THOUGHT: Duration = Duration::from_secs(10);

/// A bot that plays one game, whichever that is.
pub trait Player: Send {
    /// Chooses one of the legal actions of this seat. Without a view that can be read there is no choice.
    fn choose(&mut self, seat: Seat, view: &str, legal: &[&str]) -> Result<&'static str, String>;
}

struct Playing<G: Evaluate> {
    game: GameId,
    bot: Box<dyn Bot<G>>,
    rng: Fast,
}

/// The bot of this name for a table of this game. Whatever is random follows from `luck`.
pub fn player(bot: BotName, game: GameId, luck: u64) -> Box<dyn Player> {
    let rng = Fast::new(luck);
    with_game!(game, G => Box::new(Playing::<G> { game, bot: bot.make(), rng }))
}

impl<G: Evaluate> Player for Playing<G> {
    fn choose(&mut self, seat: Seat, view: &str, legal: &[&str]) -> Result<&'static str, String> {
        let mut actions = G::Actions::default();
        for action in legal {
            let index = G::notation().index(action);
            actions.insert(index.ok_or_else(|| format!("{} has no action \"{action}\"", G::ID))?);
        }
        // As in the arena: where there is nothing to choose, nobody is asked.
        if let (Some(only), 1) = (actions.first(), actions.len()) {
            return Ok(G::notation().text(only));
        }
        let view = self.game.read_view(view)?;
        let known = view.downcast().ok_or("the view is of another game")?;
        let budget = Budget::default().within(THOUGHT);
        let question = Question::<G> { view: known, seat, legal: &actions, budget };
        let index = G::index(self.bot.choose(&question, &mut self.rng));
        match actions.contains(index) {
            true => Ok(G::notation().text(index)),
            false => Err(format!("\"{}\" was chosen, which is not legal", G::notation().text(index))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Kind;
    use game::{TableChance, seed_of};

    #[test]
    fn a_bot_plays_every_game_from_what_its_seat_is_told() {
        for &game in GameId::ALL {
            let setup = game::SetupText { players: 3, options: Default::default() };
            let seed = seed_of(4);
            let (mut position, _) =
                game.start(&game.setup(&setup).unwrap(), &mut TableChance::new(&seed, 0, 0));
            let mut bot = player(Kind::Greedy.into(), game, 1);
            for step in 1..40 {
                let Some(seat) = position.to_act().first() else { break };
                let legal = position.legal(seat);
                let texts: Vec<&str> = legal.iter().map(|legal| legal.text).collect();
                let view = position.view(Some(seat)).json().to_string();
                let chosen = bot.choose(seat, &view, &texts).unwrap();
                let index = position.read(chosen).unwrap();
                position.apply(seat, index, &mut TableChance::new(&seed, 0, step)).unwrap();
            }
            assert!(bot.choose(Seat::new(0), "{}", &["no such action"]).is_err());
        }
    }
}
