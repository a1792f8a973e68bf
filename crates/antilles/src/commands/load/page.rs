//! What a browser knows of a table's page: the regions it has, the entry it shows, and the form it could send.

use std::collections::BTreeMap;

/// A table's page as one browser has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The hash of every region, by its id.
    hashes: BTreeMap<String, String>,
    /// The number of the entry it shows.
    pub entry: u32,
    /// The seat it is read from.
    pub seat: Option<String>,
    /// The last step its story tells of.
    pub step: u32,
    /// What may be sent now, if the reader is asked.
    pub form: Option<Form>,
}

/// The form of somebody who is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// For which seat.
    pub seat: String,
    /// At which step.
    pub step: String,
    /// What can be chosen, each a list of actions that are sent together; never empty.
    pub choices: Vec<Vec<String>>,
}

impl Page {
    /// Reads a whole page; `None` if it does not follow a table.
    pub fn read(html: &str) -> Option<Page> {
        let body = &html[html.find("<body")?..];
        let entry = attribute(body, "data-entry")?.parse().ok()?;
        let main = &body[body.find("<main")?..];
        let seat = attribute(&main[..main.find('>')?], "data-seat").map(str::to_string);
        let mut page = Page { entry, seat, ..Page::default() };
        page.take(html);
        Some(page)
    }

    /// Takes in the answer of `/table/{id}/regions`; returns the entry it shows.
    pub fn news(&mut self, html: &str) -> Option<u32> {
        let entry = attribute(html.split("</template>").next()?, "data-entry")?.parse().ok()?;
        self.entry = entry;
        self.take(html);
        Some(entry)
    }

    /// Takes in regions, from a whole page or from news.
    fn take(&mut self, html: &str) {
        for part in html.split(" data-hash=\"").skip(1) {
            let hash = part.split('"').next().unwrap_or_default();
            let Some(id) = attribute(part, "id") else { continue };
            self.hashes.insert(id.to_string(), hash.to_string());
            match id {
                "choose" => self.form = Form::read(part),
                // The newest line stands first, and leads to its step.
                "story" => self.step = step(part).unwrap_or(self.step),
                _ => {}
            }
        }
    }

    /// What to tell the server: `say:ab12,board:cd34`.
    pub fn have(&self) -> String {
        let pairs: Vec<String> = self.hashes.iter().map(|(id, hash)| format!("{id}:{hash}")).collect();
        pairs.join(",")
    }
}

impl Form {
    fn read(html: &str) -> Option<Form> {
        let form = html.split(" id=\"act\"").nth(1)?;
        let field = |name: &str| {
            let after = form.split(&format!(" name=\"{name}\"")).nth(1)?;
            attribute(after, "value").map(unescape)
        };
        let list = form.split(" id=\"actions\"").nth(1)?.split("</ul>").next()?;
        // What is proposed, or chosen so far, stands in hidden fields and is sent along.
        let hidden = form.split("</form>").next()?.split("<input").skip(1);
        let hidden = hidden.filter(|field| attribute(field, "name") == Some("action"));
        let before: Vec<String> =
            hidden.filter_map(|field| attribute(field, "value").map(unescape)).collect();
        let buttons = list.split("<button").skip(1);
        let actions = buttons.filter_map(|button| attribute(button, "value").map(unescape));
        let mut choices: Vec<Vec<String>> =
            actions.map(|action| before.iter().cloned().chain([action]).collect()).collect();
        if choices.is_empty() {
            choices.push(before);
        }
        let (seat, step) = (field("seat")?, field("step")?);
        choices.iter().all(|choice| !choice.is_empty()).then_some(Form { seat, step, choices })
    }
}

/// The first value of an attribute in a piece of HTML.
pub fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let mark = format!(" {name}=\"");
    let start = html.find(&mark)? + mark.len();
    html[start..].split('"').next()
}

/// The invitation that a room shows to those who sit there, as a path.
pub fn invitation(html: &str) -> Option<&str> {
    let start = html.find("/join/")?;
    html[start..].split('"').next()
}

fn step(story: &str) -> Option<u32> {
    let start = story.find("/at/")? + "/at/".len();
    story[start..].split('"').next()?.parse().ok()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<body data-table=\"t\" data-entry=\"7\"><main class=\"table\" id=\"main\" data-seat=\"2\">\
        <p data-hash=\"ab12\" class=\"say\" id=\"say\">Anne</p>\
        <section data-hash=\"cd34\" id=\"choose\"><form id=\"act\"><input type=\"hidden\" name=\"seat\" value=\"2\">\
        <input type=\"hidden\" name=\"step\" value=\"5\"></form><ul id=\"actions\">\
        <li><button form=\"act\" name=\"action\" value=\"a &amp; b\"></button></li>\
        <li><button form=\"act\" name=\"action\" value=\"pass\"></button></li></ul></section></main></body>";

    #[test]
    fn a_page_is_read_and_news_are_taken_in() {
        let mut page = Page::read(PAGE).unwrap();
        assert_eq!((page.entry, page.seat.as_deref()), (7, Some("2")));
        assert_eq!(page.have(), "choose:cd34,say:ab12");
        let form = page.form.clone().unwrap();
        assert_eq!((form.seat.as_str(), form.step.as_str()), ("2", "5"));
        assert_eq!(form.choices, [["a & b"], ["pass"]]);
        page.take("<section data-hash=\"0a0b\" id=\"story\"><a href=\"/table/t/at/12\">…</a> <a href=\"/table/t/at/9\">");
        assert_eq!(page.step, 12);
        page.take("<section data-hash=\"ef56\" id=\"choose\"><h2>Waiting</h2></section>");
        assert_eq!((page.have().as_str(), page.form), ("choose:ef56,say:ab12,story:0a0b", None));
    }

    #[test]
    fn what_is_proposed_is_sent_together() {
        let html = "<section data-hash=\"cd34\" id=\"choose\"><form id=\"act\"><input type=\"hidden\" name=\"seat\" value=\"2\">\
            <input type=\"hidden\" name=\"step\" value=\"5\"><input type=\"hidden\" name=\"action\" value=\"place one\">\
            <input type=\"hidden\" name=\"action\" value=\"place two\"></form><ul id=\"actions\"></ul></section>";
        let mut page = Page::default();
        page.take(html);
        assert_eq!(page.form.as_ref().unwrap().choices, [["place one", "place two"]]);
        let more = "<ul id=\"actions\"><li><button value=\"place three\"></button></li></ul>";
        page.take(&html.replace("<ul id=\"actions\"></ul>", more));
        assert_eq!(page.form.as_ref().unwrap().choices, [["place one", "place two", "place three"]]);
        page.take("<section data-hash=\"0\" id=\"choose\"><form id=\"act\"></form><ul id=\"actions\"></ul></section>");
        assert_eq!(page.form, None);
    }

    #[test]
    fn an_invitation_is_found() {
        assert_eq!(invitation("<input value=\"http://127.0.0.1:1/join/t/c\">"), Some("/join/t/c"));
        assert_eq!(invitation("<p>nothing</p>"), None);
        assert_eq!(Page::read("<p>nothing</p>"), None);
    }
}
