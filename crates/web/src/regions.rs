//! Parts of a page with an id and a hash: only those that changed travel again, and only those that travel are drawn.
//!
//! A region is drawn from a value that holds all that it shows, and its hash is the hash of that value: whether a browser
//! has it is known before it is drawn. Regions may lie in a frame, which travels itself only when its layout changed.

use maud::{Markup, PreEscaped};
use quick_cache::{Weighter, sync::Cache};
use sha2::{Digest, Sha256};
use std::{
    borrow::Cow,
    collections::HashMap,
    hash::{Hash, Hasher},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// The digest of what a region is drawn from: two with the same one look the same.
type Key = [u8; 16];

/// A part of a page.
pub struct Region<'a> {
    /// The id of its element.
    pub id: Cow<'static, str>,
    /// What a browser that has it says.
    pub hash: String,
    content: Content<'a>,
}

/// Puts the regions of a frame where they belong.
pub type Lay<'a> = Box<dyn Fn(&[Markup]) -> Markup + 'a>;

/// Draws a list: all of it, or what is new for a browser that has this hash.
type Grow<'a> = Box<dyn Fn(Option<&str>) -> Option<Markup> + 'a>;

enum Content<'a> {
    /// It had to be drawn to see whether it changed.
    Known(Markup),
    /// Drawn when it is needed.
    Lazy(Key, Box<dyn Fn() -> Markup + 'a>),
    /// Other regions, and how they are laid out.
    Frame(Vec<Region<'a>>, Lay<'a>),
    /// A list to which lines are added.
    Growing(Grow<'a>),
}

/// What a value writes when it is hashed.
#[derive(Default)]
struct Written(Vec<u8>);

impl Hasher for Written {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        0
    }
}

fn key(id: &str, from: impl Hash) -> Key {
    let mut bytes = Written::default();
    // Another release may draw the same differently.
    (env!("CARGO_PKG_VERSION"), id, from).hash(&mut bytes);
    let digest: [u8; 32] = Sha256::digest(&bytes.0).into();
    std::array::from_fn(|at| digest[at])
}

/// For a browser, which compares it with nothing but its own.
fn short(key: &Key) -> String {
    let (half, _) = key.split_at(8);
    half.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl<'a> Region<'a> {
    /// A region that is so small, or changes so often, that it is drawn in any case.
    pub fn new(id: &'static str, html: Markup) -> Region<'a> {
        let hash = short(&key(id, &html.0));
        Region { id: id.into(), hash, content: Content::Known(html) }
    }

    /// A region that shows `from` and nothing else.
    pub fn of(
        id: impl Into<Cow<'static, str>>,
        from: impl Hash,
        draw: impl Fn() -> Markup + 'a,
    ) -> Region<'a> {
        let id = id.into();
        let key = key(&id, from);
        Region { id, hash: short(&key), content: Content::Lazy(key, Box::new(draw)) }
    }

    /// Regions within a region. `lay` puts them where they belong; all else that it draws depends on `from` only.
    pub fn frame(
        id: &'static str,
        from: impl Hash,
        inner: Vec<Region<'a>>,
        lay: impl Fn(&[Markup]) -> Markup + 'a,
    ) -> Region<'a> {
        let ids: Vec<&str> = inner.iter().map(|region| region.id.as_ref()).collect();
        let hash = short(&key(id, (from, ids)));
        Region { id: id.into(), hash, content: Content::Frame(inner, Box::new(lay)) }
    }

    /// A list that mostly grows: `draw` gives the whole element, or one with the new lines alone for a browser that has
    /// this hash, if that is possible.
    pub fn growing(
        id: &'static str,
        hash: String,
        draw: impl Fn(Option<&str>) -> Option<Markup> + 'a,
    ) -> Region<'a> {
        Region { id: id.into(), hash, content: Content::Growing(Box::new(draw)) }
    }

    /// Its element, for a whole page.
    pub fn markup(&self, drawn: &Drawn) -> Markup {
        match &self.content {
            Content::Known(html) => self.element(html),
            Content::Growing(draw) => self.element(&draw(None).unwrap_or_default()),
            Content::Lazy(key, draw) => drawn.get(key, || self.element(&draw())),
            Content::Frame(inner, lay) => {
                let inner: Vec<Markup> = inner.iter().map(|region| region.markup(drawn)).collect();
                self.element(&lay(&inner))
            }
        }
    }

    /// The element with its id and hash, which go into its own tag, after its name.
    fn element(&self, html: &Markup) -> Markup {
        let html = html.0.as_str();
        let name = html
            .char_indices()
            .skip(1)
            .find(|(_, c)| !c.is_ascii_alphanumeric())
            .map_or(html.len(), |(at, _)| at);
        let (tag, rest) = html.split_at(name);
        PreEscaped(format!("{tag} data-hash=\"{}\" id=\"{}\"{rest}", self.hash, self.id))
    }

    /// The region without those inside it, drawn again.
    #[cfg(test)]
    pub fn alone(&self) -> Markup {
        match &self.content {
            Content::Known(html) => html.clone(),
            Content::Growing(draw) => draw(None).unwrap_or_default(),
            Content::Lazy(_, draw) => draw(),
            Content::Frame(inner, lay) => lay(&vec![Markup::default(); inner.len()]),
        }
    }

    /// The region itself and all within it.
    #[cfg(test)]
    pub fn all(&self) -> Vec<&Region<'a>> {
        let inner = match &self.content {
            Content::Frame(inner, _) => inner.as_slice(),
            _ => &[],
        };
        std::iter::once(self).chain(inner.iter().flat_map(Region::all)).collect()
    }

    /// Adds what a browser lacks that has these.
    fn add_missing(&self, have: &HashMap<&str, &str>, drawn: &Drawn, missing: &mut String) {
        let has = have.get(self.id.as_ref()).copied();
        match &self.content {
            Content::Frame(inner, _) if has == Some(self.hash.as_str()) => {
                inner.iter().for_each(|region| region.add_missing(have, drawn, missing));
            }
            _ if has == Some(self.hash.as_str()) => {}
            Content::Growing(draw) if let Some(added) = has.and_then(|has| draw(Some(has))) => {
                missing.push_str(&self.element(&added).0);
            }
            _ => missing.push_str(&self.markup(drawn).0),
        }
    }
}

/// Which of these a browser lacks, which says what it has: `say:ab12,board:cd34`. Their elements, one after the other.
pub fn changed(regions: &[Region], have: &str, drawn: &Drawn) -> String {
    let have = have.split(',').filter_map(|part| part.split_once(':')).collect();
    let mut missing = String::new();
    regions.iter().for_each(|region| region.add_missing(&have, drawn, &mut missing));
    missing
}

/// This many bytes of drawn regions are kept at most.
const KEPT: u64 = 8 << 20;
/// About this many regions fit into that.
const REGIONS: usize = 4_000;

/// Regions drawn lately: other viewers who see the same a moment later get the same.
pub struct Drawn {
    kept: Cache<Key, Arc<str>, Bytes>,
    count: AtomicU64,
}

/// A region weighs what its HTML takes.
#[derive(Clone)]
struct Bytes;

impl Weighter<Key, Arc<str>> for Bytes {
    fn weight(&self, _: &Key, html: &Arc<str>) -> u64 {
        html.len() as u64
    }
}

impl Default for Drawn {
    fn default() -> Drawn {
        Drawn { kept: Cache::with_weighter(REGIONS, KEPT, Bytes), count: AtomicU64::default() }
    }
}

impl Drawn {
    fn get(&self, key: &Key, draw: impl FnOnce() -> Markup) -> Markup {
        if let Some(html) = self.kept.get(key) {
            return PreEscaped(html.to_string());
        }
        let html = draw();
        self.count.fetch_add(1, Ordering::Relaxed);
        self.kept.insert(*key, html.0.as_str().into());
        html
    }

    /// How often a region was drawn because nobody had seen the same lately.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn number(id: &'static str, n: u32) -> Region<'static> {
        Region::of(id, n, move || html! { p { (n) } })
    }

    fn have(regions: &[&Region]) -> String {
        regions.iter().map(|region| format!("{}:{},", region.id, region.hash)).collect()
    }

    #[test]
    fn a_region_carries_its_hash_and_travels_only_when_changed() {
        let drawn = Drawn::default();
        let regions = [Region::new("say", html! { p .loud { "Anne" } })];
        let html = changed(&regions, "say:old", &drawn);
        assert_eq!(html, format!("<p data-hash=\"{}\" id=\"say\" class=\"loud\">Anne</p>", regions[0].hash));
        assert_eq!(changed(&regions, &format!("x:1,{}", have(&[&regions[0]])), &drawn), "");
        assert_ne!(Region::new("say", html! { p { "Bernie" } }).hash, regions[0].hash);
    }

    #[test]
    fn what_a_browser_has_is_not_drawn_and_what_others_saw_is_not_drawn_again() {
        let drawn = Drawn::default();
        let one = number("n", 1);
        assert_eq!(changed(std::slice::from_ref(&one), &have(&[&one]), &drawn), "");
        assert_eq!(drawn.count(), 0);
        for _ in 0..2 {
            assert!(changed(&[number("n", 1)], "", &drawn).ends_with(">1</p>"));
        }
        assert_eq!(drawn.count(), 1);
        // Another id is another element.
        assert!(changed(&[number("m", 1)], "", &drawn).contains("id=\"m\""));
        assert_eq!(drawn.count(), 2);
    }

    #[test]
    fn a_frame_travels_only_when_its_layout_changed() {
        let drawn = Drawn::default();
        let frame = |a, b: Option<u32>| {
            let inner = std::iter::once(number("a", a)).chain(b.map(|b| number("b", b))).collect();
            Region::frame("both", (), inner, |inner| html! { div { @for part in inner { (part) } } })
        };
        let first = frame(1, Some(2));
        let known = have(&first.all());
        assert_eq!(changed(&[frame(1, Some(2))], &known, &drawn), "");
        let inner = changed(&[frame(1, Some(3))], &known, &drawn);
        assert!(
            inner.starts_with("<p ") && inner.contains("id=\"b\"") && !inner.contains("id=\"a\""),
            "{inner}"
        );
        let whole = changed(&[frame(1, None)], &known, &drawn);
        assert!(whole.starts_with("<div ") && whole.contains("id=\"a\""), "{whole}");
    }

    #[test]
    fn a_growing_list_sends_what_is_new() {
        let drawn = Drawn::default();
        let list = |lines: u32| {
            Region::growing("list", lines.to_string(), move |had| {
                let Some(had) = had else { return Some(html! { ol { (lines) } }) };
                let had: u32 = had.parse().ok()?;
                Some(html! { ol data-add { @for line in had..lines { (line) } } })
            })
        };
        assert_eq!(changed(&[list(3)], "list:3", &drawn), "");
        assert_eq!(changed(&[list(3)], "list:1", &drawn), "<ol data-hash=\"3\" id=\"list\" data-add>12</ol>");
        assert_eq!(changed(&[list(3)], "list:x", &drawn), "<ol data-hash=\"3\" id=\"list\">3</ol>");
    }

    #[test]
    fn what_is_kept_does_not_grow_without_end() {
        let drawn = Drawn::default();
        let long = "x".repeat(KEPT as usize / 200);
        for n in 0..1_000 {
            let long = long.clone();
            Region::of("n", n, move || html! { p { (long) } }).markup(&drawn);
            assert!(drawn.kept.weight() <= KEPT, "{}", drawn.kept.weight());
        }
        assert!(drawn.kept.weight() > KEPT / 2, "{}", drawn.kept.weight());
    }
}
