//! Plots as SVG inside a page: figures with their intervals on a common scale.

use arena::interval::Estimate;

/// One line of a plot.
pub struct Mark {
    /// What it is about, already safe for a page.
    pub label: String,
    /// Its figure.
    pub figure: Estimate,
    /// Which colour of the page's palette.
    pub colour: usize,
}

const ROW: f64 = 26.0;
const LEFT: f64 = 170.0;
const WIDTH: f64 = 720.0;
const RIGHT: f64 = 70.0;
const FOOT: f64 = 30.0;

/// Points with whiskers, a row each, from `low` to `high`; a dashed line where `level` is.
pub fn intervals(
    title: &str,
    marks: &[Mark],
    (low, high): (f64, f64),
    level: Option<f64>,
    decimals: usize,
) -> String {
    let height = ROW * marks.len() as f64 + FOOT;
    let across = |value: f64| {
        let share = (value - low) / (high - low).max(f64::MIN_POSITIVE);
        LEFT + share.clamp(0.0, 1.0) * (WIDTH - LEFT - RIGHT)
    };
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\">");
    let bottom = ROW * marks.len() as f64;
    for step in 0..=4 {
        let value = low + (high - low) * f64::from(step) / 4.0;
        let x = across(value);
        svg += &format!("<line class=\"grid\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{bottom}\"/>");
        svg +=
            &format!("<text class=\"tick\" x=\"{x:.1}\" y=\"{}\">{value:.decimals$}</text>", bottom + 18.0);
    }
    if let Some(level) = level {
        let x = across(level);
        svg += &format!("<line class=\"level\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{bottom}\"/>");
    }
    for (at, mark) in marks.iter().enumerate() {
        let y = ROW * (at as f64 + 0.5);
        let Estimate { mean, low, high } = mark.figure;
        svg += &format!(
            "<g class=\"c{}\"><title>{}: {mean:.decimals$} ({low:.decimals$} to {high:.decimals$})</title>",
            mark.colour, mark.label
        );
        svg += &format!(
            "<text class=\"label\" x=\"{}\" y=\"{:.1}\">{}</text>",
            LEFT - 12.0,
            y + 4.0,
            mark.label
        );
        svg += &format!(
            "<line class=\"whisker\" x1=\"{:.1}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\"/>",
            across(low),
            across(high)
        );
        svg += &format!("<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/>", across(mean));
        svg += &format!(
            "<text class=\"value\" x=\"{}\" y=\"{:.1}\">{mean:.decimals$}</text></g>",
            WIDTH - RIGHT + 12.0,
            y + 4.0
        );
    }
    svg + "</svg>"
}
