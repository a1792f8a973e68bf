//! A real Chromium, headless and with a profile of its own, driven through chromedriver.

use serde_json::json;
use std::{
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use thirtyfour::{
    ChromiumLikeCapabilities, DesiredCapabilities, WebDriver, WebElement, error::WebDriverResult, prelude::*,
};

const CHROMIUM: &str = "/usr/bin/chromium";
const DRIVER: &str = "/usr/bin/chromedriver";

/// How long anything on a page may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// A browser window.
pub struct Chrome {
    pub driver: WebDriver,
    _process: Process,
    _profile: tempfile::TempDir,
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a window is to be like.
#[derive(Copy, Clone)]
pub struct Window {
    pub width: u32,
    pub height: u32,
    pub scripts: bool,
    pub language: &'static str,
}

impl Default for Window {
    fn default() -> Window {
        Window { width: 1440, height: 900, scripts: true, language: "en" }
    }
}

impl Chrome {
    pub async fn new(window: Window) -> Chrome {
        for (path, package) in [(CHROMIUM, "chromium"), (DRIVER, "chromium-driver")] {
            assert!(
                Path::new(path).exists(),
                "{path} is missing: install Debian's {package} (apt install chromium chromium-driver)"
            );
        }
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|free| free.local_addr())
            .expect("there is a free port")
            .port();
        let process = Command::new(DRIVER)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let process = Process(process);
        let profile = tempfile::tempdir().expect("there is room for a profile");
        let mut wishes = DesiredCapabilities::chrome();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let size = format!("--window-size={},{}", window.width, window.height);
        let language = format!("--accept-lang={}", window.language);
        for argument in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            &folder,
            &size,
            &language,
        ] {
            wishes.add_arg(argument).expect("an argument can be added");
        }
        wishes.set_binary(CHROMIUM).expect("the browser can be named");
        if !window.scripts {
            let off = json!({ "profile.managed_default_content_settings.javascript": 2 });
            wishes.add_experimental_option("prefs", off).expect("scripts can be switched off");
        }
        let address = format!("http://127.0.0.1:{port}");
        let started = Instant::now();
        let driver = loop {
            match WebDriver::new(&address, wishes.clone()).await {
                Ok(driver) => break driver,
                Err(error) if started.elapsed() > PATIENCE => panic!("Chromium does not start: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        };
        let chrome = Chrome { driver, _process: process, _profile: profile };
        chrome.resize(window.width, window.height).await;
        chrome
    }

    /// Makes the page exactly so large. (The window has a frame, and is never narrower than 500: phones are emulated.)
    pub async fn resize(&self, width: u32, height: u32) {
        self.shape(width, height, width < 500, false).await;
    }

    /// The same for a screen that fingers touch: a phone, also on its side, or a tablet.
    pub async fn touch(&self, width: u32, height: u32) {
        self.shape(width, height, true, true).await;
    }

    async fn shape(&self, width: u32, height: u32, mobile: bool, fingers: bool) {
        let scale = if mobile { 2 } else { 1 };
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
        self.tell("Emulation.setDeviceMetricsOverride", size).await;
        self.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": fingers })).await;
    }

    /// A finger touches the middle of something, whatever lies over it there.
    pub async fn tap(&self, css: &str) {
        let middle = "const part = document.querySelector(arguments[0]); \
            part.scrollIntoView({ block: 'nearest', behavior: 'instant' }); \
            const box = part.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]";
        self.find(css).await;
        let found = self.driver.execute(middle, vec![css.into()]).await.expect("it has a place");
        let [x, y]: [f64; 2] = found.convert().expect("a point");
        let fingers = json!([{ "x": x, "y": y }]);
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": fingers })).await;
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// What a screen reader says of the element that has the focus: its name and its description.
    pub async fn said_of_focus(&self) -> String {
        let at = json!({ "expression": "document.activeElement" });
        let at = self.driver.cdp().send_raw("Runtime.evaluate", at).await.expect("the browser obeys");
        let one = json!({ "objectId": at["result"]["objectId"], "fetchRelatives": false });
        self.tell("Accessibility.enable", json!({})).await;
        let tree = self.driver.cdp().send_raw("Accessibility.getPartialAXTree", one).await;
        let tree = tree.expect("the browser obeys");
        let said = |part: &str| tree["nodes"][0][part]["value"].as_str().unwrap_or_default().to_string();
        format!("{}. {}", said("name"), said("description")).replace('\u{a0}', " ")
    }

    /// Sets what style sheets ask about the computer; nothing for what it is by itself.
    pub async fn emulate_media(&self, name: &str, value: &str) {
        self.tell("Emulation.setEmulatedMedia", json!({ "features": [{ "name": name, "value": value }] }))
            .await;
    }

    /// What a script answers, with usual spaces for those where no line may end, as in the text of elements.
    pub async fn ask(&self, script: &str) -> serde_json::Value {
        let answer = self.driver.execute(script, vec![]).await.expect("the script runs");
        serde_json::from_str(&answer.json().to_string().replace('\u{a0}', " ")).expect("it was JSON")
    }

    /// Runs this before anything else of every page that is opened from now on.
    pub async fn before_every_page(&self, script: &str) {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    async fn tell(&self, command: &str, arguments: serde_json::Value) {
        self.driver.cdp().send_raw(command, arguments).await.expect("the browser obeys");
    }

    /// Cuts the line, or joins it again.
    pub async fn line(&self, up: bool) {
        self.tell("Network.enable", json!({})).await;
        let offline =
            json!({ "offline": !up, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tell("Network.emulateNetworkConditions", offline).await;
    }

    pub async fn open(&self, url: &str) {
        self.driver.goto(url).await.expect("the page opens");
    }

    /// The first element of a kind, as soon as there is one.
    pub async fn find(&self, css: &str) -> WebElement {
        let found = self.driver.query(By::Css(css)).wait(PATIENCE, Duration::from_millis(30)).first().await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("there is no {css} on {}: {error}", self.where_am_i().await),
        }
    }

    pub async fn has(&self, css: &str) -> bool {
        self.driver.find(By::Css(css)).await.is_ok()
    }

    pub async fn click(&self, css: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            // Live pages replace what one is about to click: then look again.
            match self.find(css).await.click().await {
                Ok(()) => return,
                Err(error) if Instant::now() > deadline => panic!("{css} cannot be clicked: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Moves the pointer this far to the right of the middle of something.
    pub async fn point_at(&self, element: &WebElement, x: i64) {
        element.scroll_into_view().await.expect("it can be seen");
        // What is told of a scroll comes with the next frame, and hides what is under the pointer.
        self.ask("return new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest(true))))").await;
        let there = self.driver.action_chain().move_to_element_with_offset(element, x, 0).perform().await;
        there.expect("the pointer moves");
    }

    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field can be filled");
    }

    pub async fn text(&self, css: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.find(css).await.text().await {
                Ok(text) => return text,
                Err(error) if Instant::now() > deadline => panic!("{css} cannot be read: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    pub async fn where_am_i(&self) -> String {
        self.driver.current_url().await.map(|url| url.to_string()).unwrap_or_default()
    }

    /// Waits until something is true of the page.
    pub async fn until(&self, what: &str, holds: impl AsyncFn(&Chrome) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !holds(self).await {
            if Instant::now() > deadline {
                self.picture("gave-up").await;
                panic!("waited in vain: {what}, on {}", self.where_am_i().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Writes a screenshot into the artefacts.
    pub async fn picture(&self, name: &str) {
        let folder = artefacts();
        std::fs::create_dir_all(&folder).expect("there is room for pictures");
        let taken: WebDriverResult<()> = self.driver.screenshot(&folder.join(format!("{name}.png"))).await;
        taken.expect("a picture can be taken");
    }

    pub async fn close(self) {
        let _ = self.driver.clone().quit().await;
    }
}

/// Where pictures are kept.
pub fn artefacts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../artefacts")
}
