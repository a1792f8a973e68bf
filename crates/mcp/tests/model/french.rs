//! A model that plays in French: by its own wish, and because its server speaks French.

use crate::support::{Model, in_memory, newest};
use catalog::GameId;
use game::rulebook::chapter_title;
use mcp::Config;
use rmcp::model::{GetPromptRequestParams, ReadResourceRequestParams};
use serde_json::json;
use words::{Dictionary, Language};

/// A whole game; every sentence on the way is French, and nothing is English.
async fn whole_game(model: &mut Model, game: GameId, asked: bool) {
    let mut arguments = json!({"game": game.id(), "bots": ["random"], "seed": 4, "seat": 1});
    if asked {
        arguments["language"] = "fr".into();
    }
    let started = model.good("start", arguments).await;
    let table = started.value["table"].clone();
    assert_eq!(
        started.value["players"][0]["player"], "you",
        "what programs read is the same in every language"
    );
    let refused = model.call("play", json!({"table": table, "actions": ["fly to the moon"]})).await;
    assert!(refused.text.starts_with("Refusé, et rien n’a changé\u{a0}: "), "{}", refused.text);
    let undo = model.call("undo", json!({"table": table})).await;
    assert!(undo.refused && undo.text.contains("annuler"), "{}", undo.text);
    for said in [&started, &refused] {
        assert!(said.text.contains("Actions permises (notation\u{a0}: sens)"), "{}", said.text);
        assert!(said.text.contains("Vous avez la place 1, et l’on vous demande"), "{}", said.text);
    }
    assert!(started.text.contains("place 1 (vous), place 2 (random)"), "{}", started.text);
    let hint = model.good("hint", json!({"table": table})).await;
    assert!(hint.text.contains("vous gagnez "), "{}", hint.text);
    let words = mcp::speech::Voice { game, language: Language::Fr };
    let over = model.play_on(started.value).await;
    let result = model.good("result", json!({"table": table})).await.text;
    let ending = over["result"]["ending"].as_str().unwrap();
    let ending = words.known(&format!("ending-{ending}")).unwrap();
    assert!(result.contains(&ending) && result.contains("Vous terminez au rang "), "{result}");
    let told = model.good("view", json!({"table": table, "events": 200})).await;
    let events = told.value["events"].as_array().unwrap();
    assert!(events.len() > 20);
    for event in events.iter().filter_map(|event| event.as_str()) {
        for english in [" takes ", " the ", " plays ", "seat "] {
            assert!(!event.contains(english), "{event}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_plays_whole_games_in_the_language_it_asks_for() {
    let (mut model, _) = in_memory(Config::default(), newest()).await;
    for &game in GameId::ALL {
        whole_game(&mut model, game, true).await;
    }
    let refused = model.call("start", json!({"game": "san-juan", "language": "tlh"})).await;
    assert!(refused.refused && refused.text.contains("there are: en, fr"), "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_speaks_its_language_unless_it_is_asked_for_another() {
    let config = Config { language: Language::Fr, ..Config::default() };
    let (mut model, _) = in_memory(config, newest()).await;
    whole_game(&mut model, GameId::PuertoRico, false).await;
    let games = model.good("games", json!({})).await;
    assert!(
        games.text.contains("De 2 à 5 joueurs") && games.text.contains("chapitres des règles"),
        "{}",
        games.text
    );
    let games = model.good("games", json!({"language": "en"})).await.text;
    assert!(games.contains("2 to 5 players") && games.contains("chapters of the rules"), "{games}");
    for &game in GameId::ALL {
        let first = &game.rulebook()[0];
        let dictionary = Dictionary::new(&[game.rulebook_words()]);
        let [english_text, french_text] =
            [Language::En, Language::Fr].map(|language| dictionary.text(language, &first.message()));
        let (number, words) = (
            json!({"game": game.id(), "number": first.id}),
            json!({"game": game.id(), "words": french_text}),
        );
        assert_eq!(model.good("rules", number).await.value["statements"][0]["text"], french_text);
        let found = model.good("rules", words).await.value["statements"].clone();
        assert!(found.as_array().unwrap().iter().any(|rule| rule["number"] == first.id), "{found}");
        let english = json!({"game": game.id(), "number": first.id, "language": "en"});
        assert_eq!(model.good("rules", english).await.value["statements"][0]["text"], english_text);
        let chapters = model.good("rules", json!({"game": game.id()})).await;
        assert_eq!(
            chapters.value["chapters"][0]["title"],
            dictionary.text(Language::Fr, &chapter_title(game.chapters()[0]))
        );
        assert!(chapters.text.contains(" énoncés)"), "{}", chapters.text);
        let uri = format!("antilles://rules/{}", game.id());
        let read = model.client.read_resource(ReadResourceRequestParams::new(uri)).await.unwrap();
        assert!(format!("{read:?}").contains(french_text.split(['\'', '’', '"', '\u{a0}']).next().unwrap()));
    }
    let none = model.call("rules", json!({"game": "san-juan", "words": "xyzzy"})).await;
    assert!(none.refused && none.text.contains("aucun énoncé"), "{}", none.text);
    let mut request = GetPromptRequestParams::new("play-a-game");
    request.arguments = json!({"game": "santiago", "players": "3"}).as_object().cloned();
    let prompt = format!("{:?}", model.client.get_prompt(request).await.unwrap());
    assert!(prompt.contains("Jouez une partie entière de Santiago de Cuba"), "{prompt}");
}
