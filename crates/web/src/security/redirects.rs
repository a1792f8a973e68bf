//! Where a form may send somebody next: to a page of ours, never to another site.

/// The longest path that anybody is sent to.
const LONGEST: usize = 2000;

/// The text if it is a path of ours, as browsers understand it: they read `\` as `/`, take `//` for the beginning of
/// another site's name and overlook tabs and line breaks; and headers hold visible characters only.
pub fn own_path(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('/')?;
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    (!rest.starts_with('/') && text.len() <= LONGEST && text.bytes().all(plain)).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use url::Url;

    #[test]
    fn our_pages_are_accepted() {
        for path in ["/", "/table/abc?draft=1", "/rules/san-juan#a", "/join/a/b", "/a%20b", "/a//b"] {
            assert_eq!(own_path(path), Some(path));
        }
    }

    #[test]
    fn nobody_leaves_the_site() {
        let home = Url::parse("http://antilles.example/settings").unwrap();
        let alphabet =
            ["/", "\\", "\t", "\n", "\r", "\0", " ", ".", ":", "@", "?", "#", "%09", "é", "evil", "http:"];
        let mut texts = vec![String::new()];
        let mut accepted = 0;
        for _ in 0..5 {
            let longer =
                texts.iter().flat_map(|text| alphabet.iter().map(move |next| format!("{text}{next}")));
            texts = longer.filter(|text| text.len() < 5 || own_path(text).is_some()).collect();
            for text in &texts {
                let Some(path) = own_path(text) else { continue };
                accepted += 1;
                assert!(HeaderValue::from_str(path).is_ok(), "{path:?}");
                assert_eq!(home.join(path).unwrap().origin(), home.origin(), "{path:?}");
            }
        }
        assert!(accepted > 1000);
        assert_eq!(own_path(&format!("/{}", "a".repeat(LONGEST))), None);
    }
}
