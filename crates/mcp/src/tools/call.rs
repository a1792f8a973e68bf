//! Calling a tool: arguments in, an answer out. Whatever the arguments are, the answer is a sentence or what was asked for.

use super::{
    answers::{GameOffered, Games, OptionOffered, RulesAnswer, Situation},
    inputs::{GamesInput, PlayInput, ResultInput, RulesInput, TableInput, ViewInput},
    text,
};
use crate::{
    hall::{Hall, game_of},
    limits,
    rules::{self, shown},
    seated::Seated,
    speech::{self, Voice},
};
use catalog::GameId;
use game::{Touches, phrase};
use rmcp::model::JsonObject;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use words::Language;

/// What a tool answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// In words.
    pub text: String,
    /// The same for programs.
    pub structured: Option<Value>,
    /// Was it refused?
    pub refused: bool,
}

impl Answer {
    fn new(text: String, structured: &impl Serialize) -> Answer {
        Answer { text, structured: serde_json::to_value(structured).ok(), refused: false }
    }
}

impl From<String> for Answer {
    fn from(sentence: String) -> Answer {
        Answer { text: sentence, structured: None, refused: true }
    }
}

/// Calls a tool; nothing if there is none of this name.
pub async fn call(hall: &Hall, tool: &str, arguments: JsonObject, client: &str) -> Option<Answer> {
    let answer = match tool {
        "games" => {
            read(arguments).and_then(|input: GamesInput| hall.language(input.language.as_deref()).map(games))
        }
        "rules" => read(arguments).and_then(|input| ask_rules(hall, &input)),
        "start" => match read(arguments).and_then(|input| hall.start(input, client)) {
            Ok(table) => situation(hall, &table, Asked::Start, |seated| seated.drive()).await,
            Err(sentence) => Err(sentence),
        },
        "view" => match read(arguments) {
            Ok(ViewInput { table, events }) => situation(hall, &table, Asked::View(events), |_| Ok(())).await,
            Err(sentence) => Err(sentence),
        },
        "legal" => at_table(hall, arguments, Asked::Legal, |_| Ok(())).await,
        "play" => match read(arguments) {
            Ok(PlayInput { table, actions }) => {
                situation(hall, &table, Asked::Move, move |seated| seated.play(&actions)).await
            }
            Err(sentence) => Err(sentence),
        },
        "undo" => at_table(hall, arguments, Asked::Move, Seated::undo).await,
        "resign" => at_table(hall, arguments, Asked::Move, Seated::resign).await,
        "result" => match read(arguments) {
            Ok(ResultInput { table, record }) => {
                let tell =
                    move |seated: &mut Seated| (seated.result(record.unwrap_or(false)), seated.voice());
                let told = hall.with(&table, tell).await;
                told.map(|(result, voice)| Answer::new(text::result(&result, voice), &result))
            }
            Err(sentence) => Err(sentence),
        },
        "hint" if !hall.config().no_hints => match read(arguments) {
            Ok(TableInput { table }) => {
                let tell = |seated: &mut Seated| seated.hint().map(|hints| (hints, seated.voice()));
                let told = hall.with(&table, tell).await.flatten();
                told.map(|(hints, voice)| Answer::new(text::hints(&hints, voice), &hints))
            }
            Err(sentence) => Err(sentence),
        },
        _ => return None,
    };
    Some(answer.unwrap_or_else(Answer::from))
}

fn read<T: DeserializeOwned>(arguments: JsonObject) -> Result<T, String> {
    serde_json::from_value(Value::Object(arguments)).map_err(|error| {
        let why = game::visible::shortened(&error.to_string(), 300);
        format!("these arguments cannot be understood: {why}")
    })
}

/// What an answer should show.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Asked {
    /// Everything: the game begins.
    Start,
    /// Everything, perhaps with events told again.
    View(Option<u32>),
    /// All legal actions.
    Legal,
    /// Its result.
    Move,
}

async fn at_table(
    hall: &Hall,
    arguments: JsonObject,
    asked: Asked,
    work: impl FnOnce(&mut Seated) -> Result<(), String> + Send + 'static,
) -> Result<Answer, String> {
    let TableInput { table } = read(arguments)?;
    situation(hall, &table, asked, work).await
}

/// Does something, and tells where the game stands then; refused or not.
async fn situation(
    hall: &Hall,
    table: &str,
    asked: Asked,
    work: impl FnOnce(&mut Seated) -> Result<(), String> + Send + 'static,
) -> Result<Answer, String> {
    let tell = move |seated: &mut Seated| {
        let refused = work(seated).err();
        let shows_board = matches!(asked, Asked::Start | Asked::View(_));
        let again = if let Asked::View(again) = asked { again } else { None };
        let situation = seated.situation(again, shows_board, refused);
        let board = shows_board.then(|| seated.outline());
        (situation, board, seated.voice())
    };
    let (situation, board, voice): (Situation, Option<String>, Voice) = hall.with(table, tell).await?;
    let listed = if asked == Asked::Legal { usize::MAX } else { limits::LISTED_ACTIONS };
    let text = text::situation(&situation, board.as_deref(), listed, voice);
    Ok(Answer { refused: situation.refused.is_some(), ..Answer::new(text, &situation) })
}

fn games(language: Language) -> Answer {
    let games = GameId::ALL.iter().map(|&game| offered(Voice { game, language }));
    let games = Games { games: games.collect() };
    Answer::new(text::games(&games, language), &games)
}

fn offered(voice: Voice) -> GameOffered {
    let game = voice.game;
    let traits = game.traits();
    let options = traits.options.iter().filter(|option| option.touches == Touches::Rules);
    GameOffered {
        game: traits.id,
        title: game.title(),
        about: voice.about(),
        least_players: traits.least_players,
        most_players: traits.most_players,
        secrets: traits.secrets,
        options: options
            .map(|option| OptionOffered {
                option: option.id,
                about: voice.known(&format!("option-{}", option.id)).unwrap_or_default(),
                values: option.values.to_vec(),
            })
            .collect(),
        bots: bots::names(game),
        chapters: rules::chapters(voice),
    }
}

fn ask_rules(hall: &Hall, input: &RulesInput) -> Result<Answer, String> {
    let game = game_of(&input.game)?;
    let voice = Voice { game, language: hall.language(input.language.as_deref())? };
    let statements = match (&input.number, &input.chapter, &input.words) {
        (Some(number), None, None) => vec![rules::statement(voice, number)?],
        (None, Some(chapter), None) => rules::chapter(voice, chapter)?,
        (None, None, Some(words)) => {
            let found = rules::search(voice, words);
            if found.is_empty() {
                let chapters = speech::listed(game.chapters().iter().copied());
                let none = phrase!("mcp-no-statement", words = shown(words), chapters = chapters);
                return Err(voice.plainly(&none));
            }
            found
        }
        (None, None, None) => Vec::new(),
        _ => return Err("give one of `words`, `chapter` and `number`, not several".into()),
    };
    let answer = RulesAnswer { game: game.id(), statements, chapters: rules::chapters(voice) };
    Ok(Answer::new(text::rules(&answer, voice), &answer))
}
