//! Accounts from the command line, and what the server's log says of them.

use crate::call::{good, program, refused, server::Server};
use rustix::process::Signal;
use std::path::Path;

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
    let user = |more: &[&'static str]| good(&[&["user", "--database", database], more].concat()).out;

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
    assert_eq!(user(&["list", "x"]), "There are no accounts.\n");
    assert_eq!(user(&["rename", "Bernadette", "Bertille"]), "Bernadette is Bertille now.\n");
    refused(&["user", "--database", database, "ban", "Bernadette"], "there is no account \"Bernadette\"");
    assert!(user(&["ban", "Bertille"]).contains("is banned; signed out on devices: 2"));
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
    log += &stop(server);
    assert!(log.contains("a link to a new password was made"), "what the host does is in the log: {log}");

    let value = |cookie: &str| cookie.split('=').nth(1).unwrap().to_string();
    let token = path.trim_start_matches("/reset/").to_string();
    let secrets = [token, shown, value(&made.cookie()), value(&again.cookie()), value(&set.cookie())];
    let typed = ["unspeakable", "mistaken", "another", "third", "argon2", "Bernadette"];
    for secret in secrets.iter().map(String::as_str).chain(typed) {
        assert!(secret.len() > 4 && !log.contains(secret), "{secret} is in the log: {log}");
    }

    refused(&["user", "--database", database, "delete", "Bertille"], "add --sure");
    assert!(user(&["delete", "Bertille", "--sure"]).starts_with("Deleted."));
    assert_eq!(user(&["ratings"]), "The ratings are computed anew.\n");
    assert_eq!(user(&["list"]), "There are no accounts.\n");
    refused(&["user", "--database", "no-such.db", "list"], "there is no database no-such.db");
}
