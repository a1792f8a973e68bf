//! Parts of a page with an id and a hash of what they show: only those that changed travel again.

use maud::{Markup, PreEscaped};
use std::hash::{DefaultHasher, Hasher};

/// A part of a page.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of its element.
    pub id: &'static str,
    /// The hash of what it shows.
    pub hash: String,
    /// Its element, hash included.
    pub html: String,
}

impl Region {
    /// The region `id`, whose element is the one in `html` and has that id.
    pub fn new(id: &'static str, html: Markup) -> Region {
        let html = html.into_string();
        // It only says whether something changed: nobody gains by finding a second text with the same one.
        let mut hasher = DefaultHasher::new();
        hasher.write(html.as_bytes());
        let hash = format!("{:016x}", hasher.finish());
        // The hash goes into the element's own tag, at the end of its name.
        let name = html
            .char_indices()
            .skip(1)
            .find(|(_, c)| !c.is_ascii_alphanumeric())
            .map_or(html.len(), |(at, _)| at);
        let html = format!("{} data-hash=\"{hash}\"{}", &html[..name], &html[name..]);
        Region { id, hash, html }
    }

    /// Its element, for a whole page.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.html.clone())
    }
}

/// Which of these a browser lacks, which says what it has: `say:ab12,board:cd34`.
pub fn changed<'a>(regions: &'a [Region], have: &str) -> Vec<&'a str> {
    let has = |region: &Region| {
        have.split(',').any(|part| part.split_once(':') == Some((region.id, region.hash.as_str())))
    };
    regions.iter().filter(|region| !has(region)).map(|region| region.html.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_region_carries_its_hash_and_travels_only_when_changed() {
        let region = Region::new("say", html! { p #say { "Anne" } });
        assert!(region.html.starts_with("<p data-hash=\""), "{}", region.html);
        assert!(region.html.ends_with("id=\"say\">Anne</p>"), "{}", region.html);
        let regions = [region.clone()];
        assert!(changed(&regions, &format!("x:1,say:{}", region.hash)).is_empty());
        assert_eq!(changed(&regions, "say:old"), [region.html.as_str()]);
        let other = Region::new("say", html! { p #say { "Bernie" } });
        assert_ne!(other.hash, region.hash);
    }
}
