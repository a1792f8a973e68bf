//! A new password by e-mail: who asks learns nothing, the link works once and not for long, and mails are few.

use crate::{
    notices::sinks::{MailSink, mail_sink},
    support::{Browser, config},
};
use std::{sync::Arc, time::Duration};
use table::{Millis, clock::HOUR};
use tokio::sync::watch;
use web::{Clock, Config, Running};

const PASSWORD: &str = "tortuga at dawn";
const NOON: Millis = 1_800_000_000_000;
const BASE: &str = "https://play.example";

fn with_mail(server: String, time: &watch::Sender<Millis>) -> Config {
    let mut config = config(None);
    config.clock = Clock::told(time.subscribe());
    config.public_url = Some(BASE.into());
    config.notices.smtp = Some(server);
    config.notices.mail_from = Some("Antilles <games@example.org>".into());
    config
}

async fn sign_up(running: &Running, name: &str) -> Browser {
    let mut browser = Browser::new(running);
    let form = [("name", name), ("password", PASSWORD)];
    assert_eq!(browser.post("/sign-up", &form).await.status, 303);
    browser
}

/// The first link to this server in a mail, as a path.
fn link(mail: &str) -> String {
    let mail = mail.replace("=\r\n", "");
    mail.split(BASE).nth(1).expect("a link").split(['\r', '\n']).next().unwrap().to_string()
}

async fn confirm(browser: &mut Browser, mails: &MailSink, address: &str) {
    let before = mails.all().len();
    let form = [("address", address), ("password", PASSWORD)];
    assert_eq!(browser.post("/notices/mail", &form).await.status, 200);
    assert_eq!(browser.post(&link(&mails.all()[before]), &[]).await.status, 200);
}

/// The mail that comes next.
async fn mail(mails: &Arc<MailSink>, at: usize) -> String {
    for _ in 0..24_000 {
        if let Some(mail) = mails.all().get(at) {
            return mail.clone();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("no mail comes");
}

async fn forgot(browser: &mut Browser, name: &str) -> (u16, String) {
    let answer = browser.post("/forgotten", &[("name", name)]).await;
    (answer.status, answer.text())
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link_in_a_mail() {
    let (mails, server) = mail_sink().await;
    let (time, _) = watch::channel(NOON);
    let running = web::serve(with_mail(server, &time)).await.unwrap();
    let mut anne = sign_up(&running, "Anne").await;
    assert!(anne.get("/account").await.text().contains("Confirm an email address"));
    confirm(&mut anne, &mails, "anne@example.org").await;
    assert!(anne.get("/account").await.text().contains("your confirmed email address"));
    let ben = sign_up(&running, "Ben").await;
    let mut carla = sign_up(&running, "Carla").await;
    // A person who finds the page open cannot have the account's links sent to themselves.
    assert!(carla.get("/notices").await.text().contains("type=\"password\""));
    for wrong in ["", "jamaica at noon"] {
        let form = [("address", "thief@example.org"), ("password", wrong)];
        assert_eq!(carla.post("/notices/mail", &form).await.status, 403);
    }
    let form = [("address", "carla@example.org"), ("password", PASSWORD)];
    assert_eq!(carla.post("/notices/mail", &form).await.status, 200);

    let mut stranger = Browser::new(&running);
    assert!(stranger.get("/sign-in").await.text().contains("href=\"/forgotten\""));
    assert_eq!(stranger.get("/forgotten").await.status, 200);
    let before = mails.all().len();
    let answers = [
        forgot(&mut stranger, "Nobody").await,
        forgot(&mut stranger, "Ben").await,
        forgot(&mut stranger, "Carla").await,
        forgot(&mut stranger, "anne").await,
    ];
    assert!(answers.iter().all(|answer| *answer == answers[0]), "the same answer");
    assert_eq!(answers[0].0, 200);
    let letter = mail(&mails, before).await;
    assert!(letter.contains("To: anne@example.org") && letter.contains("Subject: Choose a new password"));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(mails.all().len(), before + 1, "nothing goes to addresses that are not confirmed");

    let first = link(&letter);
    assert!(first.starts_with("/reset/"));
    assert_eq!(stranger.get(&first).await.status, 200);
    forgot(&mut stranger, "Anne").await;
    let second = link(&mail(&mails, before + 1).await);
    assert_eq!(stranger.get(&first).await.status, 403, "only the newest works");
    assert!(stranger.get(&second).await.text().contains("For the account Anne"));
    assert_eq!(anne.get("/account").await.status, 200, "so far nothing has changed");
    assert_eq!(stranger.post(&second, &[("password", "jamaica at noon")]).await.status, 303);
    assert_eq!(anne.get("/account").await.status, 303, "signed out everywhere else");
    let used = stranger.get(&second).await;
    assert_eq!(used.status, 403, "it works once");
    assert!(
        used.text().contains("class=\"btn primary\" href=\"/sign-in\""),
        "there is the way to another one"
    );
    let mut phone = Browser::new(&running);
    let old = [("name", "Anne"), ("password", PASSWORD)];
    assert_eq!(phone.post("/sign-in", &old).await.status, 401);
    let new = [("name", "Anne"), ("password", "jamaica at noon")];
    assert_eq!(phone.post("/sign-in", &new).await.status, 303);
    drop(ben);
    running.stop().await;
}

#[tokio::test]
async fn nobody_waits_for_the_mail_and_nobody_gets_many() {
    let (mails, server) = mail_sink().await;
    let (time, _) = watch::channel(NOON);
    let running = web::serve(with_mail(server, &time)).await.unwrap();
    let mut anne = sign_up(&running, "Anne").await;
    confirm(&mut anne, &mails, "anne@example.org").await;
    let before = mails.all().len();
    let mut stranger = Browser::new(&running);
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(forgot(&mut stranger, "Anne").await.0);
    }
    assert_eq!(statuses[..10], [200; 10]);
    assert_eq!(statuses[10], 429, "attempts are counted in the store");
    mail(&mails, before + 1).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    // One of the three a day was for the confirmation.
    assert_eq!(mails.all().len(), before + 2);
    // A link is good for an hour.
    let paths = [link(&mails.all()[before]), link(&mails.all()[before + 1])];
    let mut good = 0;
    for path in &paths {
        good += usize::from(stranger.get(path).await.status == 200);
    }
    assert_eq!(good, 1, "the newest only");
    time.send_modify(|now| *now += HOUR);
    for path in &paths {
        assert_eq!(stranger.get(path).await.status, 403, "too late");
    }
    // For a name that nobody has it is the same.
    let mut other = Browser::new(&running);
    for _ in 0..10 {
        assert_eq!(forgot(&mut other, "Nobody").await.0, 200);
    }
    assert_eq!(forgot(&mut other, "Nobody").await.0, 429);
    // Signing in is counted by itself.
    let right = [("name", "Anne"), ("password", PASSWORD)];
    assert_eq!(stranger.post("/sign-in", &right).await.status, 303);
    running.stop().await;
}

#[tokio::test]
async fn the_answer_does_not_wait_for_the_mail_server() {
    // It accepts connections, and says nothing.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (mails, server) = mail_sink().await;
    let folder = tempfile::tempdir().unwrap();
    let (time, _) = watch::channel(NOON);
    let mut config = with_mail(server, &time);
    config.database = Some(folder.path().join("a.db").into());
    let running = web::serve(config.clone()).await.unwrap();
    let mut anne = sign_up(&running, "Anne").await;
    confirm(&mut anne, &mails, "anne@example.org").await;
    running.stop().await;
    config.notices.smtp = Some(format!("smtp://{}", silent.local_addr().unwrap()));
    let running = web::serve(config).await.unwrap();
    let mut stranger = Browser::new(&running);
    assert_eq!(forgot(&mut stranger, "Anne").await.0, 200);
    let arrived = tokio::time::timeout(Duration::from_secs(120), silent.accept()).await;
    assert!(arrived.is_ok(), "it was answered while the mail was still to be sent");
    running.stop().await;
}

#[tokio::test]
async fn without_mail_there_is_no_such_page() {
    let running = web::serve(config(None)).await.unwrap();
    let mut stranger = Browser::new(&running);
    assert_eq!(stranger.get("/forgotten").await.status, 404);
    assert_eq!(forgot(&mut stranger, "Anne").await.0, 404);
    assert!(stranger.get("/sign-in").await.text().contains("The administrator of this server"));
    running.stop().await;
}
