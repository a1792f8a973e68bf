//! What a browser says it is, in two words, for the list of devices.

use serde::{Deserialize, Serialize};

/// What is kept of it with the session.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kind {
    /// `Firefox`; empty if nobody knows.
    #[serde(default)]
    pub browser: String,
    /// `Android`; empty if nobody knows.
    #[serde(default)]
    pub system: String,
}

impl Kind {
    /// Reads the header `User-Agent`. What everybody claims to be comes last.
    pub fn of(agent: &str) -> Kind {
        let first = |marks: &[(&str, &str)]| {
            marks.iter().find(|(mark, _)| agent.contains(mark)).map_or("", |(_, name)| name).to_string()
        };
        Kind {
            browser: first(&[
                ("Edg", "Edge"),
                ("OPR", "Opera"),
                ("SamsungBrowser", "Samsung Internet"),
                ("Firefox", "Firefox"),
                ("FxiOS", "Firefox"),
                ("Chrom", "Chrome"),
                ("CriOS", "Chrome"),
                ("Safari", "Safari"),
            ]),
            system: first(&[
                ("Android", "Android"),
                ("iPhone", "iPhone"),
                ("iPad", "iPad"),
                ("Windows", "Windows"),
                ("Mac OS", "macOS"),
                ("CrOS", "ChromeOS"),
                ("Linux", "Linux"),
            ]),
        }
    }

    /// As the session keeps it.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| "{}".into())
    }

    /// What a session kept; nothing if it kept nothing.
    pub fn read(settings: &str) -> Kind {
        serde_json::from_str(settings).unwrap_or_default()
    }

    /// `Firefox, Android`; empty if nobody knows.
    pub fn shown(&self) -> String {
        let parts: Vec<&str> =
            [self.browser.as_str(), &self.system].into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn browsers_are_known_by_what_others_do_not_say() {
        for (agent, shown) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
            ("curl/8", ""),
        ] {
            assert_eq!(Kind::of(agent).shown(), shown);
            assert_eq!(Kind::read(&Kind::of(agent).write()), Kind::of(agent));
        }
        assert_eq!(Kind::read("nonsense"), Kind::default());
    }
}
