//! What the host sees of notices that do not arrive: how many, by which way and why; nobody's address.

use crate::{
    notices::sinks::http_sink,
    support::{Browser, config, restart_with_host},
};
use std::time::Duration;

#[tokio::test]
async fn the_host_sees_what_does_not_arrive_and_no_address() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("a.db");
    let mut config = config(Some(database.clone()));
    config.notices.own_network = true;
    config.notices.grace = Duration::ZERO;
    config.notices.pause = Duration::from_millis(10);
    let running = web::serve(config.clone()).await.unwrap();
    let mut anne = Browser::new(&running);
    let form = [("name", "Anne"), ("password", "tortuga at dawn")];
    assert_eq!(anne.post("/sign-up", &form).await.status, 303);
    let running = restart_with_host(running, config, &database, "Anne").await;
    let mut anne = anne.at(&running);
    let (sink, address) = http_sink().await;
    sink.answer(&["503 Busy", "410 Gone"]);
    let mut ben = Browser::new(&running);
    let hook = format!("{address}/hidden-place");
    assert_eq!(ben.post("/notices/hook", &[("address", &hook), ("kind", "slack")]).await.status, 303);
    let table = ben.play_against_bots("Ben").await;
    ben.asked(&table).await;
    let mut carla = Browser::new(&running);
    let mut page = String::new();
    for _ in 0..12_000 {
        page = anne.get("/admin").await.text();
        if page.contains("Tried once so far.") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let outbox = page.split("id=\"outbox\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(outbox.contains("Tried once so far.") && outbox.contains("Slack"), "{outbox}");
    assert!(outbox.contains("503"), "{outbox}");
    assert!(
        !page.contains("hidden-place") && !page.contains(&address),
        "an address is nobody else's business"
    );
    // Gone is gone: given up at once.
    assert_eq!(carla.post("/notices/hook", &[("address", &hook), ("kind", "slack")]).await.status, 303);
    let table = carla.play_against_bots("Carla").await;
    carla.asked(&table).await;
    for _ in 0..12_000 {
        page = anne.get("/admin").await.text();
        if page.contains("410") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(page.contains("410"));
    running.stop().await;
}
