//! Every message the pages ask for exists, in every language; every text keeps to the glossary and is well set.

use bots::advice::{Claim, Reasons, Unit, What};
use catalog::{GameId, Move};
use game::Seat;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use web::{
    games::face,
    speech::{self, Speech, WORDS},
};
use words::{Dictionary, Language, typography};

fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
}

#[test]
fn no_message_is_missing() {
    assert_eq!(Speech::new().faults(), Vec::<String>::new());
    let house = speech::house();
    let plain = Dictionary::new(&house);
    // A file named after a game may use that game's words too, and those of its board.
    let with_game = |game: &GameId| {
        let board = [face(*game).words, face(*game).guide, lessons::words(*game)];
        let all = [&house[..], &[game.words()], &board].concat();
        (format!("/{}", game.id()), Dictionary::new(&all))
    };
    let games: Vec<(String, Dictionary)> = GameId::ALL.iter().map(with_game).collect();
    let dictionary = |path: &Path| {
        let name = path.to_string_lossy().replace('_', "-");
        games.iter().find(|(game, _)| name.contains(game)).map_or(&plain, |(_, dictionary)| dictionary)
    };
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let mut missing = Vec::new();
    let mut asked = 0;
    for (path, text) in &texts {
        let dictionary = dictionary(path);
        for opening in ["t(\"", "phrase!(\""] {
            for (at, _) in text.match_indices(opening) {
                let id = text[at + opening.len()..].split('"').next().unwrap();
                let whole = !id.is_empty()
                    && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                let called = !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
                if whole && called {
                    asked += 1;
                    missing.extend(
                        Language::ALL
                            .into_iter()
                            .filter(|&language| !dictionary.has(language, id))
                            .map(|language| format!("{language}: {id}")),
                    );
                }
            }
        }
    }
    assert!(asked > 150, "only {asked} messages were found in the sources");
    assert_eq!(missing, Vec::<String>::new());
}

/// Every game has a title, a line for the front page, and a line that says whom it suits.
#[test]
fn every_game_is_introduced() {
    let words = Dictionary::new(WORDS);
    for id in GameId::ALL
        .iter()
        .flat_map(|game| ["", "-line", "-for"].map(|part| format!("game-{}{part}", game.id())))
    {
        for language in Language::ALL {
            assert!(words.has(language, &id), "words/{language}.ftl lacks {id}");
        }
    }
}

/// Every bot that a table offers has a name and a paragraph.
#[test]
fn every_bot_is_introduced() {
    let words = Dictionary::new(WORDS);
    for bot in GameId::ALL.iter().flat_map(|&game| bots::names(game)) {
        for id in [format!("bot-{bot}"), format!("bot-{bot}-about")] {
            assert!(Language::ALL.into_iter().all(|language| words.has(language, &id)), "{id}");
        }
    }
}

/// Whatever the coach may claim can be said.
#[test]
fn every_claim_has_words() {
    let words = Dictionary::new(&[bots::advice::words()]);
    for id in What::ALL.iter().map(|what| what.id()) {
        assert!(Language::ALL.into_iter().all(|language| words.has(language, id)), "{id}");
    }
}

/// A claim as the coach makes it of somebody.
fn claim(what: What, seat: Seat, thing: Option<&str>, count: f32) -> Claim {
    Claim { what, seat, thing: thing.map(Into::into), count, gain: 0.0, even: true, sure: true }
}

/// Who is said once, and a verb that claims share is said once; what happens to others comes last.
#[test]
fn the_coach_does_not_repeat_itself() {
    let words = Dictionary::new(&[bots::advice::words(), words::SHARED, GameId::Santiago.words()]);
    let (own, other) = (Seat::from_number(1).unwrap(), Seat::from_number(2).unwrap());
    let goods = |thing, count| claim(What::Goods, own, Some(thing), count);
    let brings = vec![
        goods("good-cigars", 2.0),
        claim(What::Fare, own, None, 1.0),
        goods("good-rum", 1.0),
        claim(What::Pesos, other, None, 3.0),
    ];
    let said = |brings: &[Claim], language| {
        let other = Move { index: 0, text: "x" };
        let reasons = Reasons {
            other,
            better: true,
            brings: brings.to_vec(),
            otherwise: None,
            lead: 0.0,
            unit: Unit::Points,
            error: 0.0,
            chances: [0, 0],
        };
        words.say(language, &reasons.say(own, "")[0], &|_| "Anne".into())
    };
    let all = |brings: &[Claim]| Language::ALL.map(|language| said(brings, language));
    let two = all(&[goods("good-cigars", 2.0), claim(What::Pesos, own, None, 3.0)]);
    assert_eq!(two[0], "you get 2 cigars and 3 pesos.");
    assert_eq!(two[1], "vous recevez 2 cigares et 3 pésos.");
    let four = all(&brings);
    assert_eq!(four[0], "you pay 1 peso and get 2 cigars and 1 rum, and Anne gets 3 pesos.");
}

/// Whatever counts as the same verb is the same verb in every language.
#[test]
fn a_verb_left_out_is_the_one_said_before() {
    let words = Dictionary::new(&[bots::advice::words()]);
    let seat = Seat::from_number(1).unwrap();
    for &what in What::ALL {
        for to in [1, 2].map(|number| Seat::from_number(number).unwrap()) {
            for language in Language::ALL {
                let verb = |what: What| {
                    let before = claim(What::Points, seat, None, 2.0);
                    let said = claim(what, seat, Some("x"), 2.0).say(to, Some(&before));
                    words.say(language, &said, &|_| "Anne".into()).split(' ').next().map(str::to_string)
                };
                assert_eq!(verb(what), verb(what.verb()), "{what:?} in {language:?}");
            }
        }
    }
}

/// A row of a glossary: terms that are used, and words that are not used for them.
struct Row {
    terms: Vec<String>,
    avoided: Vec<String>,
}

/// The tables of a glossary by section.
fn glossary(markdown: &str) -> BTreeMap<String, Vec<Row>> {
    let mut sections: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    let mut section = String::new();
    let mut heads = false;
    let items = |cell: &str| -> Vec<String> {
        cell.split(',').map(|item| item.trim().to_lowercase()).filter(|item| !item.is_empty()).collect()
    };
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            (section, heads) = (title.trim().to_string(), true);
        } else if line.starts_with("|---") {
            heads = false;
        } else if let (false, Some(row)) = (heads, line.strip_prefix('|')) {
            let cells: Vec<&str> = row.split('|').collect();
            let row = Row { terms: items(cells[0]), avoided: items(cells[2]) };
            sections.entry(section.clone()).or_default().push(row);
        }
    }
    sections
}

/// Does a text use this word, or its plural?
fn uses(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let rest = &text[at + word.len()..];
        let rest = rest.strip_prefix(['s', 'x']).unwrap_or(rest);
        !text[..at].ends_with(char::is_alphanumeric) && !rest.starts_with(char::is_alphanumeric)
    })
}

/// What the coach says in a game: the claims that the game's own reasons are made of, and its kinds of decision.
fn coach_of(game: GameId, language: Language) -> BTreeMap<String, String> {
    let file = format!("../bots/src/advice/{}.rs", game.id().replace('-', "_"));
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let named: BTreeSet<&str> = source
        .split("What::")
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next())
        .collect();
    let claims = What::ALL.iter().filter(|what| named.contains(format!("{what:?}").as_str()));
    let claims: BTreeSet<&str> = claims.map(|what| what.id()).collect();
    assert!(claims.len() > 5, "{}: {named:?}", game.id());
    let decision = format!("decision-{}-", game.id());
    let mut said = words::texts(&bots::advice::words(), language);
    said.retain(|id, _| claims.contains(id.as_str()) || id.starts_with(&decision));
    said
}

/// What is said to language models.
const MCP: game::Words = game::Words {
    en: include_str!("../../../mcp/words/en.ftl"),
    fr: include_str!("../../../mcp/words/fr.ftl"),
    de: include_str!("../../../mcp/words/de.ftl"),
    es: include_str!("../../../mcp/words/es.ftl"),
};

/// Everything a person may read in a language, by section of the glossary: messages, statements, titles of chapters.
fn said(language: Language) -> BTreeMap<String, BTreeMap<String, String>> {
    let house: BTreeMap<String, String> =
        speech::house().iter().chain([&MCP]).flat_map(|source| words::texts(source, language)).collect();
    let mut said = BTreeMap::new();
    for &game in GameId::ALL {
        let mut texts = words::texts(&game.words(), language);
        texts.extend(words::texts(&face(game).words, language));
        texts.extend(words::texts(&game.rulebook_words(), language));
        texts.extend(words::texts(&face(game).guide, language));
        texts.extend(words::texts(&lessons::words(game), language));
        texts.extend(coach_of(game, language));
        said.insert(house[&format!("game-{}", game.id())].clone(), texts);
    }
    said.insert("At the table".to_string(), house);
    let everything = said.iter().flat_map(|(section, texts)| {
        texts.iter().map(move |(id, text)| (format!("{section}, {id}"), text.clone()))
    });
    let everything = everything.collect();
    said.insert("Everywhere".to_string(), everything);
    said
}

#[test]
fn every_text_keeps_to_the_glossary() {
    let files = [
        (Language::En, include_str!("../../../../docs/glossary.en.md")),
        (Language::Fr, include_str!("../../../../docs/glossary.fr.md")),
        (Language::De, include_str!("../../../../docs/glossary.de.md")),
        (Language::Es, include_str!("../../../../docs/glossary.es.md")),
    ];
    let mut wrong = Vec::new();
    for (language, markdown) in files {
        let mut said = said(language);
        said.values_mut().flat_map(BTreeMap::values_mut).for_each(|text| *text = text.to_lowercase());
        let glossary = glossary(markdown);
        assert_eq!(glossary.keys().collect::<Vec<_>>(), said.keys().collect::<Vec<_>>(), "{language}");
        for (section, rows) in &glossary {
            let texts = &said[section];
            for row in rows {
                for word in &row.avoided {
                    let users = texts.iter().filter(|(_, text)| uses(text, word));
                    wrong.extend(users.map(|(id, _)| format!("{language}: {section}: “{word}” in {id}")));
                }
                let idle = row.terms.iter().filter(|term| !texts.values().any(|text| uses(text, term)));
                wrong.extend(idle.map(|term| format!("{language}: {section}: “{term}” is used nowhere")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_is_well_set() {
    for language in Language::ALL {
        let wrong: Vec<String> = said(language)["Everywhere"]
            .iter()
            .flat_map(|(id, text)| {
                let pieces = text.split('…').flat_map(|piece| typography::faults(language, piece));
                pieces.map(move |fault| format!("{id}: {fault}"))
            })
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// A message that reads the same as in English was forgotten, unless it is listed in `same/`: names, and words that two
/// languages share.
#[test]
fn nothing_is_left_in_english() {
    let lists = [
        (Language::Fr, include_str!("same/fr.txt")),
        (Language::De, include_str!("same/de.txt")),
        (Language::Es, include_str!("same/es.txt")),
    ];
    assert_eq!(lists.len() + 1, Language::ALL.len(), "every other language has its list");
    let mut wrong = Vec::new();
    for (language, list) in lists {
        let listed: BTreeSet<&str> = list.lines().collect();
        let same: BTreeSet<String> = sources_of_words()
            .iter()
            .flat_map(|source| {
                let english = words::texts(source, Language::En);
                let theirs = words::texts(source, language);
                let same = move |(id, text): &(String, String)| {
                    text.contains(char::is_alphabetic) && english.get(id) == Some(text)
                };
                theirs.into_iter().filter(same).map(|(id, _)| id)
            })
            .collect();
        let forgotten = same.iter().filter(|id| !listed.contains(id.as_str()));
        wrong.extend(forgotten.map(|id| format!("{language}: {id} is the same as in English")));
        let needless = listed.iter().filter(|id| !same.contains(**id));
        wrong
            .extend(needless.map(|id| format!("{language}: {id} is listed, but not the same as in English")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The messages of the pages, of tables, and of every game with its board and its rules.
fn sources_of_words() -> Vec<game::Words> {
    let games = GameId::ALL.iter().flat_map(|&game| {
        [game.words(), game.rulebook_words(), face(game).words, face(game).guide, lessons::words(game)]
    });
    speech::house().into_iter().chain(games).chain([MCP]).collect()
}

/// Things that are counted: one of them and several, where the two differ.
fn counted(language: Language) -> Vec<(&'static str, &'static str)> {
    let pairs = match language {
        Language::En => {
            "point points, player players, card cards, game games, doubloon doubloons, peso pesos, barrel barrels, \
             colonist colonists, good goods, step steps, move moves, minute minutes, second seconds, hour hours, day days, \
             table tables, round rounds, seat seats, copy copies, circle circles, space spaces, relic relics, caravel caravels, \
             token tokens, statement statements, puzzle puzzles, result results, attempt attempts, decision decisions, \
             notification notifications, channel channels, account accounts, opponent opponents, building buildings, \
             development developments, resource resources, tile tiles, choice choices, guest guests, bot bots"
        }
        Language::Fr => {
            "point points, joueur joueurs, carte cartes, partie parties, doublon doublons, péso pésos, tonneau tonneaux, \
             colon colons, marchandise marchandises, coup coups, minute minutes, seconde secondes, heure heures, jour jours, \
             table tables, manche manches, exemplaire exemplaires, cercle cercles, case cases, relique reliques, \
             caravelle caravelles, jeton jetons, énoncé énoncés, problème problèmes, résultat résultats, essai essais, \
             décision décisions, notification notifications, canal canaux, compte comptes, adversaire adversaires, \
             bâtiment bâtiments, développement développements, ressource ressources, tuile tuiles, invité invités, robot robots"
        }
        Language::De => {
            "Punkt Punkte, Karte Karten, Partie Partien, Dublone Dublonen, Peso Pesos, Fass Fässer, Ware Waren, Zug Züge, \
             Minute Minuten, Sekunde Sekunden, Stunde Stunden, Tag Tage, Tisch Tische, Runde Runden, Platz Plätze, \
             Kreis Kreise, Feld Felder, Relikt Relikte, Karavelle Karavellen, Satz Sätze, Aufgabe Aufgaben, Versuch Versuche, \
             Entscheidung Entscheidungen, Benachrichtigung Benachrichtigungen, Kanal Kanäle, Konto Konten, Rohstoff Rohstoffe, \
             Entwicklung Entwicklungen, Gast Gäste, Bot Bots"
        }
        Language::Es => {
            "punto puntos, jugador jugadores, carta cartas, partida partidas, doblón doblones, peso pesos, barril barriles, \
             colono colonos, mercancía mercancías, jugada jugadas, minuto minutos, segundo segundos, hora horas, día días, \
             mesa mesas, ronda rondas, plaza plazas, ejemplar ejemplares, círculo círculos, casilla casillas, \
             reliquia reliquias, carabela carabelas, regla reglas, problema problemas, resultado resultados, \
             intento intentos, decisión decisiones, notificación notificaciones, canal canales, cuenta cuentas, \
             rival rivales, edificio edificios, desarrollo desarrollos, recurso recursos, loseta losetas, invitado invitados"
        }
    };
    pairs.split(',').filter_map(|pair| pair.trim().split_once(' ')).collect()
}

/// Messages in which a number is never one: limits, spans (no game has one player alone at most), measurements, and several small
/// steps told as one; or in which what stands before the word is a name (“{ $name } moves to seat …”).
const NEVER_ONE: &[&str] = &[
    "challenge-about",
    "claim-can-different",
    "claim-different",
    "fact-minutes",
    "front-continue-all",
    "limit-accounts",
    "limit-bots",
    "limit-channels",
    "limit-gathering-address",
    "limit-gathering-person",
    "limit-over",
    "limit-records",
    "limit-tokens",
    "limit-unfinished-address",
    "limit-unfinished-person",
    "mcp-game",
    "notices-title-many",
    "players-measured",
    "puzzles-count",
    "refusal-hours-holidays",
    "refusal-hours-window",
    "setup-players",
    "story-moved",
    "story-players-set",
    "strength-plain",
    "strength-players",
    "tournament-refused-few",
    "tournament-refused-full",
    "tournament-refused-rounds",
];

fn text_of(source: &game::Words, language: Language) -> &'static str {
    match language {
        Language::En => source.en,
        Language::Fr => source.fr,
        Language::De => source.de,
        Language::Es => source.es,
    }
}

/// The messages of a source with the names of everything that is put into them.
fn with_variables(text: &'static str) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut found: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    let (mut message, mut id) = (String::new(), String::new());
    for line in text.lines() {
        let head = line.split(" =").next().unwrap_or_default();
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
        };
        if line.contains(" =") && is_name(head) {
            (message, id) = (head.to_string(), head.to_string());
        } else if let Some(attribute) = head.trim_start().strip_prefix('.').filter(|name| is_name(name)) {
            id = format!("{message}.{attribute}");
        }
        if line.starts_with('#') || id.is_empty() {
            continue;
        }
        let names = line.split('$').skip(1).filter_map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '_')).next()
        });
        found.entry(id.clone()).or_default().extend(names);
    }
    found.retain(|_, names| !names.is_empty());
    found
}

/// Every message of pages, tables, the coach and MCP with a number in it, said with 0, 1 and 2: one thing is not told as several, nor
/// several as one. (In the words of the games most numbers are fixed by the rules.)
#[test]
fn one_and_many_are_told_apart() {
    let mut wrong = BTreeSet::new();
    let mut said = 0;
    let sources: Vec<game::Words> = speech::house().into_iter().chain([MCP]).collect();
    for &source in &sources {
        let dictionary = Dictionary::new(&[source]);
        for language in Language::ALL {
            let pairs = counted(language);
            for (id, names) in with_variables(text_of(&source, language)) {
                for number in [0_i64, 1, 2] {
                    let args: Vec<(&'static str, game::Arg)> =
                        names.iter().map(|name| (*name, game::Arg::Number(number))).collect();
                    let text = dictionary.say_id(language, &id, &args);
                    said += 1;
                    // In French, none are told like one.
                    let one = number == 1 || number == 0 && language == Language::Fr;
                    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
                    for pair in words.windows(2).filter(|pair| pair[0] == number.to_string()) {
                        let bad = pairs
                            .iter()
                            .any(|(single, several)| pair[1] == if one { *several } else { *single });
                        if bad && !(one && NEVER_ONE.contains(&id.as_str())) {
                            wrong.insert(format!("{language}: {id}: “{text}”"));
                        }
                    }
                }
            }
        }
    }
    assert!(said > 2_000, "only {said}");
    let unknown = NEVER_ONE.iter().filter(|id| !sources.iter().any(|source| source.en.contains(**id)));
    assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&&str>::new());
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Who did better than all others of the day, or than none of them, is not told "2 of the 2" or "0 of the 2".
#[test]
fn all_and_none_are_not_told_as_numbers() {
    let words = Dictionary::new(&speech::house());
    let say = |language, how: &str, better: u32, others: u32| {
        let phrase = game::phrase!("daily-better", how = how.to_string(), better = better, others = others);
        words.say(language, &phrase, &|_| String::new())
    };
    for language in Language::ALL {
        for others in 1..4 {
            let [all, none] = [say(language, "all", others, others), say(language, "none", 0, others)];
            assert!(!format!("{all}{none}").contains(char::is_numeric), "{all} {none}");
        }
        assert!(say(language, "some", 2, 5).contains(['2', '5']));
    }
}
