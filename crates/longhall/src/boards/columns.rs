//! Cells under one another: every column as wide as its widest cell, whatever the alphabet.

use std::fmt;

use console::measure_text_width as width;

/// What a table keeps to, so that it stands in an ordinary terminal.
pub const PAGE: usize = 80;

const GAP: usize = 2;

/// Rows of cells.
#[derive(Default)]
pub struct Columns {
    rows: Vec<Vec<String>>,
    numbers: bool,
}

impl Columns {
    /// A table whose cells after the first are numbers, so they stand at the right.
    pub fn of_numbers() -> Columns {
        Columns { numbers: true, ..Columns::default() }
    }

    /// Cells one after the other, in as many columns as a page holds.
    pub fn flow(cells: &[String]) -> Columns {
        let of = |count: usize| Columns { rows: cells.chunks(count).map(<[String]>::to_vec).collect(), numbers: false };
        (2..=cells.len()).rev().map(of).find(|columns| columns.width() <= PAGE).unwrap_or_else(|| of(1))
    }

    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The same table within a page: long words before the numbers go over several lines.
    pub fn within_page(self) -> Columns {
        let first = self.widths().first().copied().unwrap_or_default();
        let room = PAGE.saturating_sub(self.width() - first);
        let mut fitted = Columns { numbers: self.numbers, ..Columns::default() };
        for mut row in self.rows {
            if let Some(words) = row.first().filter(|words| width(words) > room) {
                let indent = words.len() - words.trim_start().len();
                let mut line = " ".repeat(indent);
                for word in words.split_whitespace() {
                    if width(&line) + width(word) > room && line.len() > indent {
                        fitted.rows.push(vec![line.trim_end().to_owned()]);
                        line = " ".repeat(indent + GAP);
                    }
                    line.push_str(word);
                    line.push(' ');
                }
                row[0] = line.trim_end().to_owned();
            }
            fitted.rows.push(row);
        }
        fitted
    }

    /// How wide the whole table is.
    pub fn width(&self) -> usize {
        let widths = self.widths();
        widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1)
    }

    fn widths(&self) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let widest = |column: usize| self.rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
        (0..columns).map(|column| widest(column).unwrap_or_default()).collect()
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let space = " ".repeat(widths[column] - width(cell));
                if column > 0 {
                    line.push_str(&" ".repeat(GAP));
                }
                let right = self.numbers && column > 0;
                line.push_str(&if right { space + cell } else { cell.to_owned() + &space });
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_one_another_in_any_alphabet() {
        let mut columns = Columns::default();
        columns.row(["Хеймдалль", "1", "x"]);
        columns.row(["Od", "Браґі", "y"]);
        assert_eq!(columns.to_string(), "Хеймдалль  1      x\nOd         Браґі  y\n");
        assert_eq!(columns.width(), 19);
    }

    #[test]
    fn numbers_stand_at_the_right() {
        let mut columns = Columns::of_numbers();
        columns.row(["", "Ви", "Гість 2"]);
        columns.row(["Цілі", "−3", "12"]);
        assert_eq!(columns.to_string(), "      Ви  Гість 2\nЦілі  −3       12\n");
    }

    #[test]
    fn long_words_before_numbers_go_over_several_lines() {
        let mut columns = Columns::of_numbers();
        columns.row(["  ".to_owned() + &"слово ".repeat(15), "7".to_owned()]);
        columns.row(["  Разом", "12"]);
        let text = columns.within_page().to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(text.matches("слово").count(), 15);
        assert!(lines.len() == 3 && lines[1].ends_with(" 7"), "{text}");
        assert!(lines.iter().all(|line| width(line) <= PAGE), "{text}");
        assert_eq!(width(lines[1]), width(lines[2]));
    }

    #[test]
    fn a_flow_fills_the_page_and_never_more() {
        let cells: Vec<String> = (0..7).map(|number| format!("{number:0>24}")).collect();
        let flow = Columns::flow(&cells);
        assert_eq!(flow.to_string().lines().count(), 3);
        assert!(flow.width() <= PAGE);
        let wide = Columns::flow(&["a".repeat(90), "b".to_owned()]);
        assert_eq!(wide.to_string().lines().count(), 2);
    }
}
