//! Webhooks: Discord, Slack, and our own JSON with a signature.

use crate::Text;
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::Notice;
use table::Millis;

/// What is kept for a signed webhook.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookKeys {
    /// The secret that both sides know, in hexadecimal.
    pub secret: String,
}

/// The most letters that go to a chat.
const LONGEST: usize = 1_900;

/// For Discord. Nobody is called by a name with an @ in it.
pub(crate) fn discord(text: &Text) -> Value {
    let lines = text.lines.iter().map(|(line, link)| match link {
        Some(link) => format!("{} <{}>", plain(line), link.url),
        None => plain(line),
    });
    let stop = text.stop.iter().map(|stop| format!("-# {} <{}>", stop.label, stop.url));
    let content = fit(lines.chain(stop));
    json!({ "content": content, "allowed_mentions": { "parse": [] } })
}

/// Names may hold signs that Discord would set in bold, or take for a link.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut plain, letter| {
        if "\\*_~`|>[]()#-".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
        plain
    })
}

/// For Slack.
pub(crate) fn slack(text: &Text) -> Value {
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let link = |label: &str, url: &str| format!("<{}|{}>", escape(url), escape(label).replace('|', "/"));
    let lines = text.lines.iter().map(|(line, to)| match to {
        Some(to) => link(line, &to.url),
        None => escape(line),
    });
    let stop = text.stop.iter().map(|stop| link(&stop.label, &stop.url));
    json!({ "text": fit(lines.chain(stop)), "unfurl_links": false })
}

/// As many whole lines as fit.
fn fit(lines: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() < LONGEST {
            text += &format!("{line}\n");
        }
    }
    text.trim_end().to_string()
}

/// Our own. Its id is the same however often it is sent.
pub(crate) fn own(id: &str, text: &Text, notices: &[Notice], now: Millis) -> Value {
    let told = notices.iter().zip(&text.lines).map(|(notice, (line, link))| {
        json!({
            "kind": notice.kind.id(),
            "table": notice.table.table,
            "game": notice.table.game,
            "entry": notice.table.entry,
            "turn": notice.turn,
            "since": notice.made,
            "text": line,
            "url": link.as_ref().map(|link| &link.url),
        })
    });
    json!({
        "id": id,
        "sent": now,
        "title": text.title,
        "notices": told.collect::<Vec<_>>(),
        "stop": text.stop.as_ref().map(|stop| &stop.url),
    })
}

/// The signature of a body: `sha256=` and the HMAC in hexadecimal.
pub fn sign(secret: &str, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    format!("sha256={}", hex::encode(hmac::sign(&key, body)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Link;

    #[test]
    fn signatures_are_hmac_sha256() {
        // RFC 4231, test case 2.
        let known = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(sign("Jefe", b"what do ya want for nothing?"), known);
    }

    #[test]
    fn names_call_nobody_in_a_chat() {
        let text = Text {
            lines: vec![(
                "@everyone *Ben* <!channel>".into(),
                Some(Link { label: "Open".into(), url: "https://a/t".into() }),
            )],
            ..Text::default()
        };
        let discord = discord(&text);
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        assert_eq!(discord["content"], "@everyone \\*Ben\\* <!channel\\> <https://a/t>");
        assert_eq!(slack(&text)["text"], "<https://a/t|@everyone *Ben* &lt;!channel&gt;>");
    }
}
