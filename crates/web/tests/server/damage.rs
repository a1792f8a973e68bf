//! A log that was changed on the disk: its table stands where it stood before the damage, says so to everybody, and does not
//! go on; all others do.

use crate::support::{Browser, attribute, config};
use sqlx::{Connection, SqliteConnection};
use tokio::io::AsyncReadExt;

#[tokio::test]
async fn a_damaged_table_stands_before_the_damage_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = Browser::new(&running);
    let (bad, good) = (anne.play_against_bots("Anne").await, anne.play_against_bots("Anne").await);
    let page = anne.asked(&bad).await;
    assert_eq!(anne.play_first(&bad, &page).await.status, 303);
    let before = anne.asked(&bad).await;
    let entry =
        |page: &str| attribute(page.split("<body").nth(1).unwrap(), "data-entry").parse::<u32>().unwrap();
    let step = |page: &str| attribute(page.split("name=\"step\"").nth(1).unwrap(), "value").to_string();
    anne.post(&format!("/table/{bad}/chat"), &[("text", "xyzzy-one")]).await;
    anne.plays(&bad).await;
    assert!(entry(&anne.asked(&bad).await) > entry(&before) + 1);
    running.stop().await;

    let mut bytes = std::fs::read(&file).unwrap();
    let words = b"xyzzy-one";
    let at = bytes.windows(words.len()).position(|window| window == words).expect("it is in the file");
    bytes[at + 6..at + 9].copy_from_slice(b"two");
    std::fs::write(&file, bytes).unwrap();

    let running = web::serve(config(Some(file))).await.unwrap();
    let mut anne = anne.at(&running);
    for (language, words) in [("en", "is damaged from entry"), ("fr", "est endommagé à partir de l’entrée")]
    {
        anne.headers = vec![("accept-language", language.into())];
        let shown = anne.get(&format!("/table/{bad}")).await;
        assert_eq!(shown.status, 200, "it can be looked at");
        let text = shown.text();
        assert_eq!(entry(&text), entry(&before), "as it stood before");
        assert!(text.contains(&format!("{words} {}", entry(&before) + 1)), "{language}");
        assert!(
            !text.contains("id=\"act\"") && !text.contains("xyzzy-two"),
            "and nothing is asked or believed"
        );
    }
    let form = [("seat", "1"), ("step", &*step(&before)), ("action", "pass"), ("text", "hello")];
    for path in ["act", "chat", "undo", "stop"] {
        assert_eq!(anne.post(&format!("/table/{bad}/{path}"), &form).await.status, 409, "{path}");
    }
    // Hidden hands stay hidden: the log may be repaired.
    assert!(anne.get(&format!("/table/{bad}/record")).await.text().contains("\"seed-hash\""));
    assert!(!anne.get(&format!("/table/{bad}/record")).await.text().contains("\"seed\""));
    let page = anne.asked(&good).await;
    assert_eq!(anne.play_first(&good, &page).await.status, 303, "the other one goes on");
    running.stop().await;
}

#[tokio::test]
async fn a_damaged_tournament_keeps_no_stream_and_no_list_from_all_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let mut beside = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let damaged = "INSERT INTO tournaments (id, owner, phase, created, last, version, secret, body)
        VALUES ('bad', 'anne', 'entering', 1, 1, 1, x'00', '{}')";
    sqlx::raw_sql(damaged).execute(&mut beside).await.unwrap();
    let known = format!("tournament-bad:1,{table}:1");
    let mut stream = anne.open("GET", &format!("/live?since={known}"), &[], None).await;
    let mut heard = String::new();
    while !heard.contains(&format!("data: {table}:")) {
        let mut bytes = [0; 1_024];
        let count = stream.read(&mut bytes).await.unwrap();
        assert!(count > 0, "{heard}");
        heard += &String::from_utf8_lossy(&bytes[..count]);
    }
    assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
    drop(stream);
    assert_eq!(anne.get("/tournaments").await.status, 200);
    running.stop().await;
}
