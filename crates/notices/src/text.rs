//! What a message says, in words, before it takes the form of its channel.

/// A link with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// What it is called.
    pub label: String,
    /// Where it leads.
    pub url: String,
}

/// What a message says, in the person's language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// Its subject.
    pub title: String,
    /// One line for each notice, and where it leads.
    pub lines: Vec<(String, Option<Link>)>,
    /// Why somebody gets this.
    pub foot: String,
    /// How to get no more of it.
    pub stop: Option<Link>,
}

impl Text {
    /// As plain text.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for (line, link) in &self.lines {
            text += line;
            text += "\n";
            if let Some(link) = link {
                text += &format!("{}: {}\n", link.label, link.url);
            }
            text += "\n";
        }
        text += &format!("--\n{}\n", self.foot);
        if let Some(stop) = &self.stop {
            text += &format!("{}: {}\n", stop.label, stop.url);
        }
        text
    }

    /// As a simple page.
    pub fn html(&self, language: &str) -> String {
        let link = |link: &Link| format!("<a href=\"{}\">{}</a>", escape(&link.url), escape(&link.label));
        let lines: String = self
            .lines
            .iter()
            .map(|(line, to)| {
                let to = to.as_ref().map_or_else(String::new, |to| format!("<br>{}", link(to)));
                format!("<p>{}{to}</p>", escape(line))
            })
            .collect();
        let stop = self.stop.as_ref().map_or_else(String::new, |stop| format!("<br>{}", link(stop)));
        format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head>\
             <body>{lines}<p><small>{}{stop}</small></p></body></html>",
            escape(language),
            escape(&self.title),
            escape(&self.foot),
        )
    }
}

/// Text for HTML, in elements and in quoted attributes.
pub fn escape(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut escaped, letter| {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            letter => escaped.push(letter),
        }
        escaped
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_write_html() {
        let text = Text {
            title: "<b>".into(),
            lines: vec![(
                "Ben<script>\" & co".into(),
                Some(Link { label: "Open".into(), url: "https://a/?b&c".into() }),
            )],
            foot: "why".into(),
            stop: None,
        };
        let html = text.html("en");
        assert!(
            html.contains("Ben&lt;script&gt;&quot; &amp; co<br><a href=\"https://a/?b&amp;c\">Open</a>"),
            "{html}"
        );
        assert!(!html.contains("<script>") && !html.contains("<b>"));
        assert_eq!(text.plain(), "Ben<script>\" & co\nOpen: https://a/?b&c\n\n--\nwhy\n");
    }
}
