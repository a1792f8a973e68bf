//! The schemas in `docs/schemas` are those of the code, and what games really write fits them.

use catalog::GameId;
use game::{Fast, Seat, SetupText};
use jsonschema::{Validator, validator_for};
use serde_json::{Value, json};
use std::{collections::BTreeMap, env, fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/schemas")
}

#[test]
fn the_files_are_those_of_the_code() {
    for schema in engine::schema::all() {
        let file = folder().join(format!("{}.json", schema.name));
        if env::var("UPDATE_GOLDEN").is_ok() {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&file, schema.text()).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == schema.text(), "{} is stale: antilles schema --out docs/schemas", file.display());
    }
    let names: Vec<String> =
        engine::schema::all().iter().map(|schema| format!("{}.json", schema.name)).collect();
    for file in fs::read_dir(folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(names.contains(&name), "{name} is the schema of nothing");
    }
}

#[track_caller]
fn fits(validators: &BTreeMap<String, Validator>, name: &str, value: &Value) {
    if let Err(error) = validators[name].validate(value) {
        panic!("{name}: {error} at {}", error.instance_path);
    }
}

#[test]
fn what_random_games_write_fits() {
    let validators: BTreeMap<String, Validator> = engine::schema::all()
        .into_iter()
        .map(|schema| (schema.name, validator_for(&schema.schema).expect("a schema")))
        .collect();
    for &game in GameId::ALL {
        let id = game.id();
        let traits = game.traits();
        for players in traits.least_players..=traits.most_players {
            let mut rng = Fast::new(u64::from(players));
            let setup = game.setup(&SetupText { players, options: BTreeMap::new() }).unwrap();
            fits(&validators, &format!("{id}.setup"), &json!(game.setup_text(&setup)));
            let (mut position, events) = game.start(&setup, &mut rng);
            let check_events = |events: &[catalog::AnyEvent]| {
                for event in events {
                    fits(&validators, &format!("{id}.event"), &event.json());
                }
            };
            check_events(&events);
            let mut step = 0;
            while let Some(seat) = position.to_act().first() {
                if step % 5 == 0 {
                    fits(&validators, &format!("{id}.position"), &position.json());
                    for observer in Seat::all(players).map(Some).chain([None]) {
                        fits(&validators, &format!("{id}.view"), &position.view(observer).json());
                    }
                }
                let legal = position.legal(seat);
                let chosen = legal[rng.below(legal.len() as u32) as usize];
                fits(&validators, &format!("{id}.action"), &json!(chosen.text));
                check_events(&position.apply(seat, chosen.index, &mut rng).unwrap().events);
                step += 1;
            }
            fits(&validators, &format!("{id}.position"), &position.json());
            fits(&validators, "result", &json!(position.result().unwrap()));
        }
    }
}

#[test]
fn what_does_not_fit_is_told() {
    let schema = engine::schema::all().into_iter().find(|schema| schema.name == "santiago.position").unwrap();
    let validator = validator_for(&schema.schema).unwrap();
    let setup = SetupText { players: 3, options: BTreeMap::new() };
    let setup = GameId::Santiago.setup(&setup).unwrap();
    let mut position = GameId::Santiago.start(&setup, &mut Fast::new(1)).0.json();
    assert!(validator.is_valid(&position));
    position["car"] = json!("the moon");
    assert!(!validator.is_valid(&position));
}

#[test]
fn records_fit() {
    let schema = engine::schema::all().into_iter().find(|schema| schema.name == "record").unwrap();
    let validator = validator_for(&schema.schema).unwrap();
    for &game in GameId::ALL {
        let mut session = engine::Session::default();
        let new =
            json!({"command": "new", "game": game.id(), "setup": {"players": game.traits().most_players}});
        session.answer(&new.to_string());
        let record = session.answer(r#"{"command": "record", "table": 1}"#)["ok"]["record"].clone();
        assert!(validator.is_valid(&record), "{record}");
    }
}
