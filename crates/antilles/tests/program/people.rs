//! Accounts from the command line, and what the server's log says of them.

use crate::{
    call::{good, program, refused, server::Server},
    cluster::url,
};
use rustix::process::Signal;
use std::{
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

fn start(file: &Path) -> Server {
    let mut command = program(&["serve", "--listen", "127.0.0.1:0", "--log", "trace"]);
    command.arg("--database").arg(file);
    Server::start(command)
}

fn stop(server: Server) -> String {
    server.signal(Signal::TERM);
    server.ended().1
}

#[test]
fn accounts_leave_no_secret_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.db");
    let database = file.to_str().unwrap();
    let told = |more: &[&'static str]| good(&[&["user", "--database", database], more].concat());
    let user = |more: &[&'static str]| told(more).out;

    let server = start(&file);
    let made = server.post("/sign-up", "", "name=Bernadette&password=unspeakable+secret");
    assert_eq!(made.status, 303, "{made:?}");
    let again = server.post("/sign-in", "", "name=Bernadette&password=unspeakable+secret");
    assert_eq!(again.status, 303);
    assert_eq!(server.post("/sign-in", "", "name=Bernadette&password=mistaken+guess").status, 401);
    // The file belongs to the server while it runs.
    refused(&["user", "--database", database, "list"], "stop it first, or use its page /admin");
    let mut log = stop(server);

    assert!(user(&["list"]).starts_with("Bernadette  "));
    assert_eq!(user(&["admin", "bernadette"]), "Bernadette may use the page /admin.\n");
    assert!(user(&["list", "ber"]).contains(" admin"));
    // Where the database is may also be said at the end, as one comes to write it.
    assert!(good(&["user", "list", "--database", database]).out.starts_with("Bernadette  "));
    assert_eq!(user(&["list", "x"]), "There are no accounts.\n");
    assert_eq!(user(&["rename", "Bernadette", "Bertille"]), "Bernadette is Bertille now.\n");
    refused(&["user", "--database", database, "ban", "Bernadette"], "there is no account \"Bernadette\"");
    let banned = told(&["ban", "Bertille"]);
    assert!(banned.out.contains("is banned; signed out on devices: 2"));
    assert!(banned.err.contains("INFO") && banned.err.contains("an account: ban"), "{banned:?}");
    assert!(banned.err.contains("Bertille"), "{banned:?}");
    assert!(user(&["unban", "Bertille"]).contains("may sign in again"));
    let link = user(&["reset", "Bertille", "--public-url", "https://play.example/"]);
    let path = link.lines().next().unwrap().strip_prefix("https://play.example").unwrap().to_string();

    let server = start(&file);
    let set = server.post(&path, "", "password=another+secret");
    assert_eq!(set.status, 303, "{set:?}");
    assert_eq!(server.post(&path, "", "password=a+third+secret").status, 403, "it works once");
    let page = server.post("/admin/accounts/Bertille/reset", &set.cookie(), "");
    assert_eq!(page.status, 200, "{page:?}");
    let shown = page.body.split("/reset/").nth(1).unwrap()[..64].to_string();
    let room = server.post("/new/santiago", &set.cookie(), "name=x&seat-2=open");
    let end = room.header("location").replace("/table/", "/admin/tables/") + "/end";
    assert_eq!(server.post(&end, &set.cookie(), "").status, 303);
    log += &stop(server);
    for done in ["a link to a new password was made", "a table: cleared"] {
        assert!(log.contains(done), "what the host does is in the log: {done}: {log}");
    }

    let value = |cookie: &str| cookie.split('=').nth(1).unwrap().to_string();
    let token = path.trim_start_matches("/reset/").to_string();
    let secrets = [token, shown, value(&made.cookie()), value(&again.cookie()), value(&set.cookie())];
    let typed = ["unspeakable", "mistaken", "another", "third", "argon2", "Bernadette"];
    for secret in secrets.iter().map(String::as_str).chain(typed) {
        assert!(secret.len() > 4 && !log.contains(secret), "{secret} is in the log: {log}");
    }

    refused(&["user", "--database", database, "delete", "Bertille"], "add --sure");
    let deleted = told(&["delete", "Bertille", "--sure"]);
    assert!(deleted.out.starts_with("Deleted."));
    assert!(deleted.err.contains("an account: deleted") && !deleted.err.contains("Bertille"), "{deleted:?}");
    assert_eq!(user(&["ratings"]), "The ratings have been recomputed.\n");
    assert_eq!(user(&["list"]), "There are no accounts.\n");
    refused(&["user", "--database", "no-such.db", "list"], "there is no database no-such.db");
}

/// Servers believe for a minute what they know of a session: they are told before.
const BEFORE_LONG: Duration = Duration::from_secs(45);

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < BEFORE_LONG, "{what}");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn accounts_are_looked_after_while_servers_run_on_postgresql() {
    let database = url();
    let node = || {
        let mut command = program(&["serve", "--listen", "127.0.0.1:0"]);
        command.env("ANTILLES_DATABASE", &database);
        Server::start(command)
    };
    let user = |more: &[&str]| good(&[&["user", "--database", &database], more].concat()).out;
    let (one, two) = (node(), node());
    let mut cookies = Vec::new();
    for name in ["Annabella", "Mallory"] {
        let made = one.post("/sign-up", "", &format!("name={name}&password=unspeakable+secret"));
        assert_eq!(made.status, 303, "{made:?}");
        cookies.push(made.cookie());
    }
    let signed_in = |server: &Server, who: usize| server.get("/account", &cookies[who]).status == 200;
    let table = one.post(
        "/new/san-juan",
        &cookies[0],
        "name=Annabella&seat-2=open&seat-3=bot-random&open=on&spectators=on&pace=instant",
    );
    let table = table.header("location").to_string();
    let sat = two.post(&format!("{table}/sit"), "", "name=Ben");
    assert_eq!(sat.status, 303, "{sat:?}");
    until("the other node hears of it", || one.get(&table, &cookies[0]).body.contains("Ben"));
    let started = one.post(&format!("{table}/start"), &cookies[0], "");
    assert_eq!(started.status, 303, "{started:?}");
    for server in [&one, &two] {
        assert!(signed_in(server, 0) && signed_in(server, 1), "both are known everywhere");
        assert!(server.get(&table, &sat.cookie()).body.contains("Annabella"));
    }
    assert!(user(&["list"]).contains("Mallory"));
    assert!(user(&["ban", "Mallory"]).contains("signed out on devices: 1"));
    assert!(user(&["delete", "Annabella", "--sure"]).starts_with("Deleted."));
    for server in [&one, &two] {
        until("who is banned is signed out", || !signed_in(server, 1));
        until("who is deleted is signed out", || !signed_in(server, 0));
        until("nobody reads the name", || {
            let page = server.get(&table, &sat.cookie()).body;
            page.contains("Anonym") && !page.contains("Annabella")
        });
        assert_eq!(server.post("/sign-in", "", "name=Mallory&password=unspeakable+secret").status, 403);
    }
    for server in [one, two] {
        server.signal(Signal::TERM);
        let log = server.ended().1;
        assert!(log.contains("an account: ban") && log.contains("antilles user"), "{log}");
        assert!(log.contains("an account: deleted"), "{log}");
    }
}
