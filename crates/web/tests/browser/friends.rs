//! What people do together before a game begins, by clicks: making an account, setting up a table, following an invitation.

use crate::chrome::Chrome;

pub const PASSWORD: &str = "tortuga at dawn";

/// From any page to an account of this name.
pub async fn sign_up(chrome: &Chrome, url: &str, name: &str) {
    chrome.open(url).await;
    chrome.click("#site a[href='/sign-in']").await;
    chrome.click("main a[href^='/sign-up']").await;
    chrome.fill("#name", name).await;
    chrome.fill("#password", PASSWORD).await;
    chrome.click("form.card .btn.primary").await;
    chrome.until("signed in", async |chrome| chrome.text("#site a[href='/me']").await == name).await;
}

/// From the front page to a room for two, with these choices clicked besides; answers the invitation. The inviting player begins.
pub async fn room(anne: &Chrome, url: &str, game: &str, choices: &[&str]) -> String {
    anne.open(url).await;
    anne.click(&format!("a[href='/new/{game}?with=friends']")).await;
    if anne.find("#name").await.prop("value").await.expect("a field").unwrap_or_default().is_empty() {
        anne.fill("#name", "Anne").await;
    }
    anne.click("label:has(input[name=players][value='2'])").await;
    // The form remembers what was chosen last.
    if anne.has("input[name=draw]:checked").await {
        anne.click("input[name=draw]").await;
    }
    for choice in choices {
        anne.click(choice).await;
    }
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.expect("a field").expect("an invitation");
    let (_, rest) = link.split_once("/join/").expect("it leads to the table");
    format!("{url}/join/{rest}")
}

/// The invited one sits down, and the game begins. Answers the address of the table.
pub async fn begin(anne: &Chrome, ben: &Chrome, link: &str, name: &str) -> String {
    ben.open(link).await;
    ben.fill("#name", name).await;
    ben.click("form .btn.primary").await;
    anne.click("#chairs form[action$='/start'] button:not([disabled])").await;
    ben.find("#say").await;
    anne.find("#say").await;
    anne.where_am_i().await
}

/// Colours that fade from one theme to the other would be seen on their way.
pub const STILL: &str = r##"
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
"##;

impl Chrome {
    /// A picture in each theme, of the page as it is.
    pub async fn both_themes(&self, name: &str) {
        self.ask(STILL).await;
        for theme in ["dark", "light"] {
            self.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            self.picture(&format!("{name}-{theme}")).await;
        }
    }
}
