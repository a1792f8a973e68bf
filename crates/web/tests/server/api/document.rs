//! The OpenAPI document is what the handlers say, and the page shows it.

use crate::{
    client::program,
    support::{Browser, server},
};
use std::{fs, path::Path};

#[test]
fn the_committed_document_is_the_present_one() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let now = web::api::document::JSON.as_str();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, now).unwrap();
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == now,
        "docs/openapi.json is out of date: UPDATE_GOLDEN=1 cargo test -p antilles-web --test server api::"
    );
}

#[tokio::test]
async fn it_is_served_to_everybody_and_drawn_on_a_page() {
    let running = server().await;
    let mut stranger = Browser::new(&running);
    let served = stranger.get("/api/v1/openapi.json").await;
    assert_eq!((served.status, served.text().as_str()), (200, web::api::document::JSON.as_str()));
    for (coding, most) in [("br", 60_000), ("gzip", 60_000)] {
        let packed = stranger
            .send("GET", "/api/v1/openapi.json", &[("accept-encoding", &format!("{coding}, zstd"))], None)
            .await;
        assert_eq!(packed.header("content-encoding"), Some(coding));
        assert!(packed.body.len() < most, "{coding}: {} bytes", packed.body.len());
        assert!(packed.header("vary").is_some_and(|vary| vary.contains("accept-encoding")));
    }
    for (language, title) in [("en", "Programs"), ("fr", "Programmes")] {
        stranger.headers = vec![("accept-language", language.to_string())];
        let page = stranger.get("/api").await.text();
        assert!(page.contains(&format!("<h1>{title}</h1>")));
        for path in web::api::document().paths.paths.keys() {
            assert!(page.contains(path.as_str()), "{path}");
        }
        assert!(page.contains("id=\"problem-stale\"") && page.contains("id=\"shape-TableState\""));
        let elsewhere = ["src=\"http", "href=\"http", "src=\"//", "href=\"//"];
        assert!(elsewhere.iter().all(|other| !page.contains(other)), "no request to another site");
    }
    running.stop().await;
}

#[tokio::test]
async fn every_operation_answers_and_needs_its_scope() {
    let running = server().await;
    let stranger = Browser::new(&running);
    let anne = program(&running, "Anne").await;
    let document = serde_json::to_value(web::api::document()).unwrap();
    for (path, item) in document["paths"].as_object().unwrap() {
        let path = path.replace("{seat}", "1").replace(['{', '}'], "");
        for (method, operation) in item.as_object().unwrap() {
            let answer = stranger.clone().send(&method.to_uppercase(), &path, &[], None).await;
            assert_eq!(answer.status, 401, "{method} {path}");
            assert_eq!(answer.header("content-type"), Some("application/problem+json"));
            assert!(answer.header("www-authenticate").is_some());
            assert!(operation["security"].is_array() && operation["summary"].is_string(), "{method} {path}");
        }
        let short = path.trim_start_matches("/api/v1");
        assert_eq!(anne.refused("PATCH", short, None).await, (405, "method".into()), "{path}");
    }
    running.stop().await;
}
