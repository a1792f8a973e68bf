//! A match as one page of HTML with plots: nothing is loaded from elsewhere.

use super::{
    Report,
    plot::{Mark, intervals},
    text::{estimate, headline, percent, verdict},
};
use arena::interval::Estimate;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1d2a33;--paper:#fbf8f1;--soft:#8d8778;--rule:#e3ddcd}\
@media(prefers-color-scheme:dark){:root{--ink:#ece6d8;--paper:#172127;--soft:#9a968a;--rule:#31404a}}\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}\
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}\
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}\
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}\
th:first-child,td:first-child{text-align:left}\
svg{width:100%;height:auto;font:13px system-ui,sans-serif}svg text{fill:var(--ink)}\
.grid{stroke:var(--rule)}.level{stroke:var(--soft);stroke-dasharray:4 4}.tick{text-anchor:middle;fill:var(--soft)!important}\
.label{text-anchor:end}.whisker{stroke:currentColor;stroke-width:2.5}circle{fill:currentColor}\
.c0{color:#1f77b4}.c1{color:#d1682b}.c2{color:#3c8d53}.c3{color:#8d5aa8}.c4{color:#b0364a}.c5{color:#7a6a1e}.c6{color:var(--ink)}\
pre{white-space:pre-wrap;color:var(--soft)}";
/// How many colours for bots are in the style; the one after them is for any other player.
const COLOURS: usize = 6;

/// The whole page.
pub fn page(report: &Report) -> String {
    let result = report.result;
    let title = format!("{}: {}", report.game, safe(&report.bots.join(", ")));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<p>{}</p>\n",
        safe(&headline(report))
    );
    if report.stopped {
        page += "<p>Stopped before all games were played.</p>\n";
    }
    if let Some(verdict) = verdict(result) {
        page += &format!("<p>{}</p>\n", safe(&verdict));
    }
    let marks = |figure: &dyn Fn(usize) -> Option<Estimate>| -> Vec<Mark> {
        let bots = result.bots.iter().enumerate();
        let mark = |(at, bot): (usize, &arena::standings::Standing)| {
            Some(Mark { label: safe(&bot.bot), figure: figure(at)?, colour: at % COLOURS })
        };
        bots.filter_map(mark).collect()
    };
    let pairwise = marks(&|at| result.bots[at].pairwise);
    if !pairwise.is_empty() {
        page += "<h2>Pairwise score</h2>\n<p>The share of opponents of another kind finished ahead of, ties counted half, \
                 with its interval at 95 %. At 0.5 a bot is as good as the others.</p>\n";
        page += &intervals("Pairwise score", &pairwise, (0.0, 1.0), Some(0.5), 2);
    }
    let players = report.setup.players;
    let even = 1.0 / f64::from(players);
    page += "<h2>Wins</h2>\n<p>Per seat of a bot. The dashed line is an even share.</p>\n";
    page += &intervals("Victories", &marks(&|at| Some(result.bots[at].wins)), (0.0, 1.0), Some(even), 2);
    page += "<h2>Points</h2>\n";
    let scores = marks(&|at| Some(result.bots[at].score));
    let top = scores.iter().map(|mark| mark.figure.high).fold(1.0, f64::max);
    page += &intervals("Points", &scores, (0.0, (top / 10.0).ceil() * 10.0), None, 1);
    page += "<h2>Wins by seat</h2>\n";
    let mut seats: Vec<Mark> = Vec::new();
    for (seat, &figure) in result.seats.iter().enumerate() {
        seats.push(Mark { label: format!("seat {}", seat + 1), figure, colour: COLOURS });
        for (at, bot) in result.bots.iter().enumerate().filter(|_| result.bots.len() > 1) {
            let label = format!("{} there", safe(&bot.bot));
            seats.push(Mark { label, figure: bot.seat_wins[seat], colour: at % COLOURS });
        }
    }
    page += &intervals("Wins by seat", &seats, (0.0, 1.0), Some(even), 2);
    page += "<h2>Figures</h2>\n";
    page += &table(report);
    page += "<p>The games of a block share their chance and differ in who sits where. Intervals come from how much whole \
             blocks differ; shares have Wilson's interval for as many independent observations as would err as much. Ratings are \
             Weng and Lin's, from 25 at the start. A turn is all decisions of a seat in a row; times are those of the machine \
             that played.</p>\n";
    let options: String =
        report.setup.options.iter().map(|(id, value)| format!(" --option {id}={value}")).collect();
    page += &format!(
        "<pre>antilles match {} --players {players}{options} --bots {} --games {} --nodes {} --seed {}</pre>\n</body></html>\n",
        report.game,
        safe(&report.bots.join(",")),
        result.games,
        report.nodes,
        report.seed
    );
    page
}

fn table(report: &Report) -> String {
    let bots = &report.result.bots;
    let mut head: Vec<String> =
        ["bot", "pairwise", "wins %", "place", "points", "rating"].map(str::to_string).to_vec();
    if bots.len() > 2 {
        head.extend(bots.iter().map(|bot| format!("against {}", bot.bot)));
    }
    head.extend(["nodes per decision", "ms per decision", "ms per turn"].map(str::to_string));
    let mut rows = vec![row("th", &head)];
    for bot in bots {
        let perhaps = |figure: &Option<Estimate>| {
            figure.as_ref().map_or("–".to_string(), |figure| estimate(figure, 3))
        };
        let mut cells = vec![
            bot.bot.clone(),
            perhaps(&bot.pairwise),
            percent(&bot.wins),
            estimate(&bot.place, 2),
            estimate(&bot.score, 1),
            format!("{:.1} ±{:.1}", bot.rating.rating, bot.rating.uncertainty),
        ];
        if bots.len() > 2 {
            cells.extend(bot.against.iter().map(perhaps));
        }
        cells.push(format!("{:.0}", bot.nodes));
        cells.push(format!("{:.2}", bot.times.decision));
        cells.push(format!("{:.2}", bot.times.turn));
        rows.push(row("td", &cells));
    }
    format!("<div class=\"scroll\"><table>{}</table></div>\n", rows.concat())
}

fn row(tag: &str, cells: &[String]) -> String {
    let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", safe(cell))).collect();
    format!("<tr>{cells}</tr>")
}

/// Text, escaped for a page.
fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
