//! QR codes as inline SVG of our own: one path, no style of its own, so the page's policy lets it through.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The quiet zone around a code, in modules.
const MARGIN: usize = 2;

/// The code of a link; nothing if it is too long for one.
pub fn code(link: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else { return html! {} };
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (at, _) in colors.iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", at % width + MARGIN, at / width + MARGIN);
    }
    let side = width + 2 * MARGIN;
    html! {
        svg .qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-label="QR" shape-rendering="crispEdges" {
            path d=(path) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_link_becomes_one_path() {
        let svg = super::code("http://192.168.1.5:8080/join/abc/def").into_string();
        assert_eq!(svg.matches("<path").count(), 1);
        assert!(!svg.contains("style="));
    }
}
