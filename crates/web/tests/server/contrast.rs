//! The palette can be read: every pair of colours that stand on each other, computed from the style sheets, in both themes.

use catalog::GameId;
use std::{collections::HashMap, fs, path::Path};

/// What is written in a colour on another: at least 4.5 to one.
const TEXT: &[(&str, &[&str])] = &[
    (
        "ink",
        &["page", "paper", "paper-2", "accent-soft", "bad-soft", "stone", "stone-2", "sea", "sea-2", "grass"],
    ),
    (
        "dim",
        &["page", "paper", "paper-2", "stone", "stone-2", "accent-soft", "sea", "sea-2", "grass", "grass-2"],
    ),
    ("accent", &["page", "paper", "paper-2", "accent-soft"]),
    ("on-accent", &["accent"]),
    ("good", &["page", "paper"]),
    ("bad", &["page", "paper", "bad-soft"]),
    ("star", &["paper", "paper-2", "accent-soft"]),
    ("page", &["ink"]),
];

/// What has to be seen but not read, such as the edge of a field: at least 3 to one.
const SIGNS: &[(&str, &[&str])] = &[
    ("edge", &["page", "paper", "paper-2"]),
    ("focus", &["page", "paper", "paper-2", "accent-soft"]),
    ("glow", &["page", "paper", "paper-2"]),
    ("accent", &["page", "paper"]),
];

/// The colours a sheet names, for the light and for the dark theme.
fn palette(sheet: &str) -> HashMap<String, [[f64; 3]; 2]> {
    let mut colours = HashMap::new();
    for line in sheet.lines() {
        let Some((name, value)) = line.trim().strip_prefix("--").and_then(|line| line.split_once(':')) else {
            continue;
        };
        let found: Vec<[f64; 3]> = value.split('#').skip(1).filter_map(read).collect();
        match found[..] {
            [both] => colours.insert(name.to_string(), [both, both]),
            [light, dark] => colours.insert(name.to_string(), [light, dark]),
            _ => None,
        };
    }
    colours
}

/// `fff`, `ffffff`; a colour one can see through is none here.
fn read(text: &str) -> Option<[f64; 3]> {
    let digits: Vec<u32> = text.chars().map_while(|c| c.to_digit(16)).collect();
    let byte = |high: u32, low: u32| f64::from(high * 16 + low) / 255.0;
    match digits[..] {
        [r, g, b] => Some([byte(r, r), byte(g, g), byte(b, b)]),
        [r, s, g, h, b, c] => Some([byte(r, s), byte(g, h), byte(b, c)]),
        _ => None,
    }
}

/// The contrast of two colours as the Web Content Accessibility Guidelines reckon it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
    let light = |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_pair_of_colours_can_be_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let common = palette(&fs::read_to_string(root.join("assets/style/colours.css")).unwrap());
    assert!(common.len() > 30, "only {} colours were found", common.len());
    let mut weak = Vec::new();
    for game in GameId::ALL {
        let folder = game.id().replace('-', "_");
        let own = fs::read_to_string(root.join(format!("src/games/{folder}/style/accent.css"))).unwrap();
        let mut colours = common.clone();
        colours.extend(palette(&own));
        for (pairs, least) in [(TEXT, 4.5), (SIGNS, 3.0)] {
            for (front, grounds) in pairs {
                for ground in *grounds {
                    for (theme, name) in ["light", "dark"].into_iter().enumerate() {
                        let found = contrast(colours[*front][theme], colours[*ground][theme]);
                        if found < least {
                            weak.push(format!("{front} on {ground}, {name}, {}: {found:.2}", game.id()));
                        }
                    }
                }
            }
        }
    }
    assert!(weak.is_empty(), "too little contrast:\n{}", weak.join("\n"));
}

#[test]
fn contrast_is_reckoned_as_in_the_guidelines() {
    let colour = |text| read(text).unwrap();
    assert!((contrast(colour("000"), colour("ffffff")) - 21.0).abs() < 0.01);
    assert!((contrast(colour("777777"), colour("fff")) - 4.48).abs() < 0.01);
}
