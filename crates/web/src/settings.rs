//! What one browser likes: language, theme, size of letters, sound, motion, confirmation, keys. Kept in a cookie of that browser.

use words::Language;

/// Light, dark, or what the system says.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them, in the order of the page.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its identifier.
    pub fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn parse(id: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.id() == id)
    }
}

/// All settings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// `None`: as the browser asks.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
    /// A sound when it is your turn.
    pub sound: bool,
    /// Things move visibly.
    pub motion: bool,
    /// Ask before an action is sent.
    pub confirm: bool,
    /// Browser notifications when it is your turn.
    pub notify: bool,
    /// Smaller tables with fewer words, for those who know them.
    pub compact: bool,
    /// Larger letters on every page.
    pub large: bool,
    /// Letters, digits and signs are keys of the game.
    pub keys: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            sound: false,
            motion: true,
            confirm: false,
            notify: false,
            compact: false,
            large: false,
            keys: true,
        }
    }
}

impl Settings {
    /// As the cookie has it: `fr.dark.sound-on.motion-on.confirm-off.notify-off.compact-off.large-off.keys-on`.
    pub fn write(&self) -> String {
        let language = self.language.map_or("auto", Language::tag);
        let on = |on: bool| if on { "on" } else { "off" };
        format!(
            "{language}.{}.sound-{}.motion-{}.confirm-{}.notify-{}.compact-{}.large-{}.keys-{}",
            self.theme.id(),
            on(self.sound),
            on(self.motion),
            on(self.confirm),
            on(self.notify),
            on(self.compact),
            on(self.large),
            on(self.keys),
        )
    }

    /// Reads a cookie; what it does not say has its default.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for part in text.split('.') {
            match part {
                "sound-on" => settings.sound = true,
                "motion-off" => settings.motion = false,
                "confirm-on" => settings.confirm = true,
                "notify-on" => settings.notify = true,
                "compact-on" => settings.compact = true,
                "large-on" => settings.large = true,
                "keys-off" => settings.keys = false,
                _ => {
                    if let Some(theme) = Theme::parse(part) {
                        settings.theme = theme;
                    } else if part.len() == 2 {
                        settings.language = Language::parse(part);
                    }
                }
            }
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_their_cookie() {
        let settings = Settings {
            language: Some(Language::Fr),
            theme: Theme::Dark,
            sound: true,
            motion: false,
            confirm: true,
            notify: true,
            compact: true,
            large: true,
            keys: false,
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::read(&Settings::default().write()), Settings::default());
    }

    #[test]
    fn a_cookie_from_before_a_setting_has_its_default() {
        let old = Settings::read("fr.dark.sound-on.motion-on.confirm-off.notify-off.compact-off.large-off");
        assert!(old.keys && old.sound);
    }

    #[test]
    fn nonsense_is_the_default() {
        assert_eq!(Settings::read("…<script>.xx.sound-perhaps"), Settings::default());
    }
}
