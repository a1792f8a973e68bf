//! Tables for a terminal: columns aligned, numbers to the right.

/// A table; the first row is its head.
#[derive(Default)]
pub struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// With this head.
    pub fn new<const N: usize>(head: [&str; N]) -> Grid {
        Grid { rows: vec![head.map(str::to_string).to_vec()] }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.to_vec());
    }

    /// The first column to the left, the others to the right, or all to the left.
    fn render(&self, numbers: bool) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            self.rows
                .iter()
                .filter_map(|row| row.get(column))
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or_default()
        };
        let widths: Vec<_> = (0..columns).map(width).collect();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let pad = " ".repeat(widths[column] - cell.chars().count());
                let gap = if column == 0 { "" } else { "  " };
                line += &match numbers && column > 0 {
                    true => format!("{gap}{pad}{cell}"),
                    false => format!("{gap}{cell}{pad}"),
                };
            }
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    /// A table of numbers: the first column names the rows.
    pub fn numbers(&self) -> String {
        self.render(true)
    }

    /// A table of words.
    pub fn words(&self) -> String {
        self.render(false)
    }
}

/// `12.3 ±0.4`
pub fn interval(mean: f64, confidence: f64, decimals: usize) -> String {
    format!("{mean:.decimals$} ±{confidence:.decimals$}")
}

/// Text broken at its spaces into lines of at most this many characters, each after the first with this indent.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut used = indent;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if used > indent && used + 1 + length > width {
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            used = indent;
        } else if used > indent {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut grid = Grid::new(["seat", "wins"]);
        grid.row(["1".into(), "7 ±1".into()]);
        grid.row(["twelve".into(), "10".into()]);
        assert_eq!(grid.numbers(), "seat    wins\n1       7 ±1\ntwelve    10\n");
        assert_eq!(grid.words(), "seat    wins\n1       7 ±1\ntwelve  10\n");
    }

    #[test]
    fn words_are_wrapped_with_an_indent() {
        assert_eq!(wrap("one two three four", 10, 2), "one two\n  three\n  four");
        assert_eq!(wrap("incomprehensibilities", 10, 2), "incomprehensibilities");
        assert_eq!(
            wrap("deux trois\u{a0}: six", 10, 2),
            "deux\n  trois\u{a0}:\n  six",
            "a no-break space is none"
        );
        assert_eq!(wrap("", 10, 2), "");
    }
}
