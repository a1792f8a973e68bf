//! One server with everything on it, and one list of every kind of page with who reads it: accounts, the host, notices, a
//! tournament, a room, games of every kind that run and that are over, a lesson, a puzzle, a record. What looks at all pages
//! (`axe`, `widths`) goes through this list, which is compared with the addresses of the server.

use crate::{
    chrome::Chrome,
    friends::STILL,
    notices::sinks::{MailSink, mail_sink},
    routes,
    support::{Browser, attribute, config, make_host},
};
use catalog::GameId;
use serde_json::json;
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use web::Running;

const PASSWORD: &str = "tortuga at dawn";
const HOST: &str = "Anne-Sophie Montferrat";
/// The cookie of a session.
pub const SESSION: &str = "antilles";

/// Addresses whose answer is no page to look at, and what it is.
const NO_PAGES: [(&str, &str); 25] = [
    ("/account/export", "a file"),
    ("/api/v1/openapi.json", "for programs"),
    ("/api/v1/{*anything}", "for programs"),
    ("/assets/{hash}/{name}", "a file"),
    ("/daily/of/{table}", "leads on"),
    ("/favicon.ico", "a picture"),
    ("/healthz", "for programs"),
    ("/icons/{name}", "a picture"),
    ("/ladder", "leads on"),
    ("/live", "a stream"),
    ("/manifest.webmanifest", "for browsers"),
    ("/metrics", "for programs"),
    ("/notices/feed/{secret}", "a feed"),
    ("/puzzles/{game}/daily", "leads on"),
    ("/puzzles/{game}/next", "leads on"),
    ("/readyz", "for programs"),
    ("/rules/{game}/of/{place}", "leads on"),
    ("/service-worker.js", "a script"),
    ("/table/{id}/at", "leads on"),
    ("/table/{id}/invited", "leads on"),
    ("/table/{id}/record", "a file"),
    ("/table/{id}/regions", "for our script"),
    ("/table/{id}/why", "for our script"),
    ("/tournament/{id}/record", "a file"),
    ("/tournament/{id}/regions", "for our script"),
];

/// Who looks at a page.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Who {
    /// She has an account, plays, and keeps the server.
    Anne,
    /// Somebody who has played without an account.
    Guest,
    /// Somebody who has just come.
    Nobody,
}

/// A page to look at.
#[derive(Clone, Debug)]
pub struct Page {
    /// The address as the server declares it.
    pub route: &'static str,
    pub path: String,
    pub who: Who,
}

pub struct Site {
    pub url: String,
    pub pages: Vec<Page>,
    running: Running,
    pub anne: Browser,
    ben: Browser,
    pub guest: Browser,
    mails: Arc<MailSink>,
    _folder: tempfile::TempDir,
}

/// The first link of a text that begins like this, as a path.
fn link(text: &str, beginning: &str) -> String {
    let rest = text.split(beginning).nth(1).unwrap_or_else(|| panic!("no {beginning} in {text}"));
    let rest = rest.split(['"', '>', '<', '\r', '\n', ' ']).next().unwrap_or_default();
    format!("{beginning}{rest}").replace("&amp;", "&")
}

impl Site {
    pub async fn new() -> Site {
        let folder = tempfile::tempdir().expect("there is room");
        let file = folder.path().join("site.db");
        let (mails, mail_server) = mail_sink().await;
        let mut config = config(Some(file.clone()));
        config.public_url = Some("http://play.example".into());
        config.notices.smtp = Some(mail_server);
        config.notices.mail_from = Some("Antilles <games@example.org>".into());
        let running = web::serve(config.clone()).await.expect("the server starts");
        let mut people = [Browser::new(&running), Browser::new(&running)];
        for (browser, name) in people.iter_mut().zip([HOST, "Ben"]) {
            let made = browser.post("/sign-up", &[("name", name), ("password", PASSWORD)]).await;
            assert_eq!(made.status, 303, "{}", made.text());
        }
        running.stop().await;
        make_host(&file, HOST).await;
        let running = web::serve(config).await.expect("the server starts again");
        let [anne, ben] = people.map(|browser| browser.at(&running));
        let guest = Browser::new(&running);
        let url = format!("http://{}", running.address());
        let mut site = Site { url, pages: Vec::new(), running, anne, ben, guest, mails, _folder: folder };
        site.fill().await;
        site.pages.sort_by_key(|page| page.who);
        site
    }

    fn add(&mut self, who: Who, route: &'static str, path: impl Into<String>) {
        self.pages.push(Page { route, path: path.into(), who });
    }

    async fn fill(&mut self) {
        use Who::{Anne, Guest, Nobody};
        for route in ["/", "/tables", "/tv", "/about", "/api", "/rules", "/lessons", "/settings", "/replay"] {
            self.add(Anne, route, route);
        }
        for route in
            ["/account", "/account/delete", "/me", "/me/play", "/notices", "/puzzles", "/daily", "/admin"]
        {
            self.add(Anne, route, route);
        }
        for route in ["/tournaments", "/sign-out"] {
            self.add(Anne, route, route);
        }
        for route in ["/", "/me", "/me/play", "/settings", "/notices"] {
            self.add(Guest, route, route);
        }
        for route in ["/", "/me", "/sign-in", "/sign-up", "/forgotten", "/notices", "/settings"] {
            self.add(Nobody, route, route);
        }
        self.add(Nobody, "nowhere", "/nowhere");
        self.people().await;
        self.notices().await;
        self.rooms().await;
        for game in GameId::ALL {
            self.game(*game).await;
        }
        self.over_days().await;
        self.learning().await;
        self.tournaments().await;
        // With the longest of the sentences about what a form has done.
        self.add(Anne, "/people/{name}", "/people/Ben?done=blocked");
        self.add(Nobody, "/people/{name}", "/people/Anne-Sophie%20Montferrat");
    }

    /// Links that are good for one thing.
    async fn people(&mut self) {
        let reset = self.anne.post("/admin/accounts/Ben/reset", &[]).await.text();
        self.add(Who::Nobody, "/reset/{token}", link(&reset, "/reset/"));
        self.add(Who::Anne, "/admin/accounts/{name}/delete", "/admin/accounts/Ben/delete");
        let device = self.anne.post("/device", &[]).await.text();
        self.add(Who::Nobody, "/device/{token}", link(&device, "/device/"));
    }

    /// The newest mail, when there are this many.
    async fn mail(&self, count: usize) -> String {
        for _ in 0..2_000 {
            if let Some(mail) = self.mails.all().get(count - 1) {
                return mail.replace("=\r\n", "");
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("mail {count} does not come");
    }

    async fn notices(&mut self) {
        for (at, address) in [(1, "anne@example.org"), (3, "sophie@example.org")] {
            let form = [("address", address), ("password", PASSWORD)];
            let asked = self.anne.post("/notices/mail", &form).await;
            assert_eq!(asked.status, 200, "{}", asked.text());
            let confirm = link(&self.mail(at).await, "/notices/confirm/");
            if at == 3 {
                self.add(Who::Nobody, "/notices/confirm/{token}", confirm);
                break;
            }
            assert_eq!(self.anne.post(&confirm, &[]).await.status, 200);
            let page = self.anne.get("/notices").await.text();
            let channel = link(&page, "/notices/channel/");
            let test = format!("{}/test", channel.rsplit_once('/').expect("what to do with it").0);
            assert!(matches!(self.anne.post(&test, &[]).await.status, 200 | 303));
            let stop = link(&self.mail(2).await, "/notices/stop/");
            self.add(Who::Nobody, "/notices/stop/{channel}/{proof}", stop);
        }
        assert!(matches!(self.anne.post("/notices/feed", &[]).await.status, 200 | 303));
    }

    async fn rooms(&mut self) {
        let form = [("name", "x"), ("seat-2", "bot"), ("seat-3", "open"), ("watch", "nobody")];
        let room = self.anne.new_table_of("san-juan", &form).await;
        let page = self.anne.get(&format!("/table/{room}")).await.text();
        self.add(Who::Anne, "/table/{id}", format!("/table/{room}"));
        self.add(Who::Nobody, "/join/{table}/{code}", link(&page, "/join/"));
        self.add(Who::Anne, "/admin/tables/{id}/end", format!("/admin/tables/{room}/end"));
    }

    /// Decides this many times, or until the game is over.
    async fn play(&mut self, table: &str, decisions: usize) -> String {
        for _ in 0..decisions {
            let page = self.anne.asked(table).await;
            if !page.contains("id=\"act\"") {
                return page;
            }
            // A standing order may be quicker.
            let played = self.anne.play_first(table, &page).await;
            assert!(matches!(played.status, 303 | 409), "{}", played.text());
        }
        self.anne.asked(table).await
    }

    /// A game that runs and one that is over, and everything about them.
    async fn game(&mut self, game: GameId) {
        use Who::{Anne, Nobody};
        let id = game.id();
        self.add(Nobody, "/new/{game}", format!("/new/{id}?with=bots"));
        self.add(Anne, "/new/{game}", format!("/new/{id}?with=friends"));
        self.add(Anne, "/tournaments/new/{game}", format!("/tournaments/new/{id}"));
        self.add(Nobody, "/rules/{game}", format!("/rules/{id}"));
        self.add(Nobody, "/rules/{game}/law", format!("/rules/{id}/law"));
        let form = [
            ("name", "x"),
            ("seat-2", "bot-greedy"),
            ("seat-3", "bot-random"),
            ("pace", "instant"),
            ("coach", "yes"),
            ("watch", "live"),
        ];
        let four = [&form[..], &[("players", "4"), ("seat-4", "bot-random")]].concat();
        let table = self.anne.new_table_of(id, &four).await;
        let mut page = self.play(&table, 12).await;
        // A standing order may still answer what is asked: the coach is asked where nothing moves any more.
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let again = self.anne.asked(&table).await;
            let asked = |page: &str| {
                page.split("data-coach").nth(1).map(|rest| rest.chars().take(400).collect::<String>())
            };
            if asked(&again) == asked(&page) {
                break;
            }
            page = again;
        }
        self.add(Anne, "/table/{id}", format!("/table/{table}"));
        self.add(Nobody, "/table/{id}", format!("/table/{table}"));
        if game == GameId::PuertoRico {
            self.add(Anne, "/table/{id}/story", format!("/table/{table}/story"));
            self.add(Anne, "/admin/tables/{id}/end", format!("/admin/tables/{table}/end"));
        }
        let asked = page.split("data-coach").nth(1).expect("the coach may be asked");
        let value = |name: &str| {
            attribute(asked.split(&format!("name=\"{name}\"")).nth(1).expect("a field"), "value")
        };
        let coach = format!("/table/{table}/coach?seat={}&step={}", value("seat"), value("step"));
        let said = self.anne.get(&coach).await.text();
        self.add(Anne, "/table/{id}/coach", coach);
        if said.contains("/coach/line?") {
            self.add(Anne, "/table/{id}/coach/line", link(&said, &format!("/table/{table}/coach/line?")));
        }
        let table = self.anne.new_table_of(id, &[&form[..5], &[("watch", "live")]].concat()).await;
        let over = self.play(&table, 2_000).await;
        assert!(over.contains("/result\""), "{id} is over");
        self.add(Anne, "/table/{id}", format!("/table/{table}"));
        self.add(Anne, "/table/{id}/result", format!("/table/{table}/result"));
        self.add(Anne, "/table/{id}/at/{step}", format!("/table/{table}/at/9"));
        let analysis = format!("/table/{table}/analysis");
        self.until(&analysis, "id=\"played\"").await;
        self.add(Anne, "/table/{id}/analysis", analysis);
        if game == GameId::Santiago {
            let record = self.anne.get(&format!("/table/{table}/record")).await.body;
            let kept = self.anne.upload("/replay", &record).await;
            let path = kept.header("location").expect("a record is shown").to_string();
            self.add(Nobody, "/record/{id}/at/{step}", path);
            let made = self.anne.post(&format!("/table/{table}/challenge"), &[]).await;
            let path = made.header("location").expect("it becomes a challenge").to_string();
            self.add(Anne, "/challenge/{try}", path.clone());
            self.add(Nobody, "/challenge/{try}", path);
        }
        self.add(Nobody, "/ladder/{game}", format!("/ladder/{id}"));
    }

    /// Waits until Anne's page says this.
    async fn until(&mut self, path: &str, sign: &str) -> String {
        for _ in 0..2_000 {
            let page = self.anne.get(path).await;
            if page.status == 200 && page.text().contains(sign) {
                return page.text();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("\"{sign}\" never comes on {path}");
    }

    /// Two people over days, whom everybody sees later; and a rated game that is over, for ladder and statistics.
    async fn over_days(&mut self) {
        let form = [
            ("name", "x"),
            ("seat-2", "open"),
            ("open", "on"),
            ("clock", "days-2"),
            ("clock-end", "decide"),
            ("watch", "moves-20"),
        ];
        let table = self.anne.new_table_of("san-juan", &form).await;
        self.begin(&table).await;
        self.add(Who::Anne, "/table/{id}", format!("/table/{table}"));
        self.add(Who::Nobody, "/table/{id}", format!("/table/{table}"));
        let form = [("name", "x"), ("seat-2", "open"), ("open", "on"), ("rated", "on"), ("watch", "live")];
        let table = self.anne.new_table_of("san-juan", &form).await;
        self.begin(&table).await;
        for _ in 0..5_000 {
            for browser in [&mut self.anne, &mut self.ben] {
                let page = browser.get(&format!("/table/{table}")).await.text();
                if page.contains("id=\"act\"") {
                    let done = browser.play_first(&table, &page).await;
                    assert!(matches!(done.status, 303 | 409), "{}", done.text());
                } else if page.contains("/result\"") {
                    return;
                }
            }
        }
        panic!("the rated game does not end");
    }

    /// Ben sits down, and Anne starts.
    async fn begin(&mut self, table: &str) {
        assert_eq!(self.ben.post(&format!("/table/{table}/sit"), &[]).await.status, 303);
        assert_eq!(self.anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    }

    /// A lesson under way, a puzzle before and after its answer, the game of the day.
    async fn learning(&mut self) {
        let lesson = self.anne.post(&format!("/lessons/{}", lessons::all()[0].id), &[]).await;
        self.add(Who::Anne, "/table/{id}", lesson.header("location").expect("it begins").to_string());
        for game in GameId::ALL {
            let [new, answered] = [0, 1].map(|at| puzzles::of_game(*game)[at].id);
            let [new, answered] = [new, answered].map(|puzzle| format!("/puzzles/{}/{puzzle}", game.id()));
            let page = self.anne.get(&answered).await.text();
            let action = page.split("name=\"action\"").nth(1).expect("there is a choice");
            let action = attribute(action, "value").to_string();
            assert_eq!(self.anne.post(&answered, &[("action", &action)]).await.status, 303);
            self.add(Who::Anne, "/puzzles/{game}/{puzzle}", new);
            self.add(Who::Anne, "/puzzles/{game}/{puzzle}", answered);
        }
        self.add(Who::Nobody, "/daily/{game}/{date}", "/daily/mundus-novus/today");
        let begun = self.guest.post("/daily/santiago/today", &[("name", "Gwendoline")]).await;
        assert_eq!(begun.status, 303, "{}", begun.text());
        let page = self.guest.get("/daily/santiago/today").await.text();
        let challenge = page.split("id=\"challenge\"").nth(1).expect("she can challenge somebody");
        let challenge = link(attribute(challenge, "value"), "/daily/");
        self.add(Who::Guest, "/daily/{game}/{date}", "/daily/santiago/today");
        self.add(Who::Nobody, "/daily/{game}/{date}/{challenge}", challenge);
        let begun = self.anne.post("/daily/mundus-novus/today", &[]).await;
        let table = begun.header("location").expect("it begins").trim_start_matches("/table/").to_string();
        self.play(&table, 2_000).await;
        self.until("/daily/mundus-novus/today", "<tbody>").await;
        self.add(Who::Anne, "/daily/{game}/{date}", "/daily/mundus-novus/today");
    }

    /// One that people enter, and one that is over.
    async fn tournaments(&mut self) {
        let form = [
            ("name", "x"),
            ("title", "Spring cup of the club"),
            ("players", "2"),
            ("rounds", "2"),
            ("pace", "instant"),
            ("watch", "live"),
        ];
        for (admission, play) in [("code", "on"), ("open", "")] {
            let form = [&form[..], &[("admission", admission), ("play", play)]].concat();
            let made = self.anne.post("/tournaments/new/san-juan", &form).await;
            let path = made.header("location").expect("it is made").to_string();
            let bots = [("bot", "random"), ("count", "4")];
            assert_eq!(self.anne.post(&format!("{path}/bot"), &bots).await.status, 303);
            if play.is_empty() {
                assert_eq!(self.anne.post(&format!("{path}/start"), &[]).await.status, 303);
                self.until(&path, "<span class=\"tag on\">finished</span>").await;
            }
            self.add(Who::Anne, "/tournament/{id}", path.clone());
            self.add(Who::Nobody, "/tournament/{id}", path);
        }
    }

    /// Opens a page as its reader, with everything in it that unfolds unfolded. The window is at this server already.
    pub async fn show(&self, chrome: &Chrome, page: &Page) {
        self.become_reader(chrome, page.who).await;
        chrome.open(&format!("{}{}", self.url, page.path)).await;
        chrome.ask("for (const one of document.querySelectorAll('details')) one.open = true").await;
        chrome.ask(STILL).await;
    }

    /// Makes the window this reader's.
    async fn become_reader(&self, chrome: &Chrome, who: Who) {
        chrome.driver.delete_cookie(SESSION).await.expect("a cookie can be forgotten");
        let browser = match who {
            Who::Anne => &self.anne,
            Who::Guest => &self.guest,
            Who::Nobody => return,
        };
        let mut cookie = thirtyfour::Cookie::new(SESSION, browser.cookies[SESSION].clone());
        cookie.set_path("/");
        chrome.driver.add_cookie(cookie).await.expect("a cookie can be set");
    }

    pub async fn stop(self) {
        self.running.stop().await;
    }
}

/// What opens on a page by a click, besides the menu of the site: menus, the coach's panel, a question before something is
/// done that cannot be taken back.
const OPENINGS: &str = r##"
    const found = [...document.querySelectorAll("[popover][id]:not(#site)")]
        .filter((one) => document.querySelector(`[popovertarget="${one.id}"]`)).map((one) => `#${one.id}`);
    if (document.querySelector("#coach[hidden]") && document.querySelector("form[data-coach]")) found.push("#coach");
    if (document.querySelector("form[data-sure]")) found.push("dialog[open]");
    return found;
"##;

impl Chrome {
    /// What opens on this page.
    pub async fn openings(&self) -> Vec<String> {
        serde_json::from_value(self.ask(OPENINGS).await).expect("a list")
    }

    /// Opens it.
    pub async fn open_part(&self, part: &str) {
        match part {
            "#coach" => {
                self.ask("document.querySelector('form[data-coach]').requestSubmit()").await;
                self.find("#coach:not([hidden]) *").await;
            }
            "dialog[open]" => {
                let form = "const form = document.querySelector('form[data-sure]'); form.requestSubmit(form.querySelector('button'))";
                self.ask(form).await;
                self.find(part).await;
            }
            menu => _ = self.ask(&format!("document.querySelector('{menu}').showPopover()")).await,
        }
    }

    /// Closes what was opened.
    pub async fn close_parts(&self) {
        let close = r##"
            for (const menu of document.querySelectorAll("[popover]:popover-open")) menu.hidePopover();
            for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close("no");
            document.querySelector("[data-coach-close]")?.click();
        "##;
        self.ask(close).await;
    }
}

/// Has the path this form?
fn fits(route: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (route, path): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
    route.len() == path.len()
        && route.iter().zip(&path).all(|(one, other)| one.starts_with('{') || one == other)
}

/// Every kind of page is in the list, and each is what it is said to be.
pub async fn check(site: &Site) {
    let listed: BTreeSet<&str> = site.pages.iter().map(|page| page.route).collect();
    let declared: BTreeSet<String> =
        routes::pages().into_iter().filter(|route| route.get).map(|route| route.path).collect();
    let other = |path: &str| NO_PAGES.iter().any(|(known, _)| *known == path);
    let missing: Vec<&String> =
        declared.iter().filter(|path| !listed.contains(path.as_str()) && !other(path)).collect();
    assert_eq!(json!(missing), json!([]), "pages that nobody looks at");
    for (path, what) in NO_PAGES {
        assert!(declared.contains(path), "{path} ({what}) is gone");
    }
    for page in &site.pages {
        let mut browser = match page.who {
            Who::Anne => site.anne.clone(),
            Who::Guest => site.guest.clone(),
            Who::Nobody => Browser::new(&site.running),
        };
        let answer = browser.get(&page.path).await;
        if page.route == "nowhere" {
            assert_eq!(answer.status, 404);
            continue;
        }
        assert!(fits(page.route, &page.path), "{page:?}");
        assert_eq!(answer.status, 200, "{page:?}: {}", answer.text());
        assert!(answer.text().contains("<main"), "{page:?}");
        // A drawing with the name of a part of the board is shown until that part is replaced, and then no more.
        let (text, mut ids) = (answer.text(), BTreeSet::new());
        let found = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let twice: Vec<&str> = found.filter(|id| !ids.insert(*id)).collect();
        assert!(twice.is_empty(), "{page:?} has these ids twice: {twice:?}");
    }
}
