//! What goes to standard output: broken between words where the terminal is narrower, and silent once the
//! reader has gone (`longhall games | head`).

use std::io::{ErrorKind, Write};

/// Below this a broken line is harder to read than one the terminal breaks.
const WIDTH_LEAST: usize = 40;

/// How far the rest of a broken line is moved in.
const HANGING: usize = 4;

/// Writes a line, as `println!` does.
#[macro_export]
macro_rules! tell {
    () => { $crate::paper::put("\n") };
    ($($text:tt)*) => { $crate::paper::put(&(format!($($text)*) + "\n")) };
}

/// Writes text as it is to be read. Nobody can be told when standard output is gone, so the program ends.
pub fn put(text: &str) {
    let columns = console::Term::stdout().size_checked().map(|(_, columns)| usize::from(columns));
    let fitted = match columns {
        Some(columns) if columns >= WIDTH_LEAST => fit(text, columns),
        _ => text.to_owned(),
    };
    let mut output = std::io::stdout().lock();
    if let Err(error) = output.write_all(fitted.as_bytes()).and_then(|()| output.flush()) {
        std::process::exit(if error.kind() == ErrorKind::BrokenPipe { 0 } else { 2 });
    }
}

fn fit(text: &str, columns: usize) -> String {
    text.split('\n').map(|line| fit_line(line, columns)).collect::<Vec<_>>().join("\n")
}

fn fit_line(line: &str, columns: usize) -> String {
    if console::measure_text_width(line) <= columns {
        return line.to_owned();
    }
    let hanging = hanging(line, columns);
    let mut fitted = String::new();
    let mut used = 0;
    // Spaces stay with the word before them, so that columns keep their places up to the break.
    for word in line.split_inclusive(' ') {
        let width = console::measure_text_width(word.trim_end());
        let is_first = fitted.trim().is_empty();
        if used + width > columns && !is_first {
            fitted.truncate(fitted.trim_end().len());
            fitted.push('\n');
            used = hanging;
            fitted.extend(std::iter::repeat_n(' ', used));
        }
        fitted.push_str(word);
        used += console::measure_text_width(word);
    }
    fitted
}

/// Where the rest of a line goes on: under the last column that leaves it room, or a little further in.
fn hanging(line: &str, columns: usize) -> usize {
    let indent = line.len() - line.trim_start().len();
    let gaps = line.match_indices("  ").map(|(gap, _)| gap).filter(|gap| *gap >= indent);
    let starts = gaps.map(|gap| gap + line[gap..].len() - line[gap..].trim_start().len());
    let last =
        starts.map(|start| console::measure_text_width(&line[..start])).take_while(|start| *start <= columns * 3 / 4);
    last.last().unwrap_or((indent + HANGING).min(columns / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words_and_hang() {
        let line = "  12  Выставить вікінгів: two words more";
        assert_eq!(fit(line, 24), "  12  Выставить\n      вікінгів: two\n      words more");
    }

    #[test]
    fn the_rest_of_a_row_goes_on_under_its_last_column() {
        let row = "Храфней  Вождь   one two three four";
        assert_eq!(fit(row, 26), "Храфней  Вождь   one two\n                 three\n                 four");
    }

    #[test]
    fn what_fits_and_what_has_no_gap_stays() {
        assert_eq!(fit("short\n\nlines", 40), "short\n\nlines");
        assert_eq!(fit("    unbreakablebutlong", 10), "    unbreakablebutlong");
    }
}
