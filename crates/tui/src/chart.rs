//! How a game went, move by move: bars above and below a line, or a single row.
//!
//! A level is what a moment was worth to the first seat, from −100, lost, to 100, won.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::Seat;
use tabuleiro_search::Value;
use tabuleiro_table::archive::Worth;

use crate::canvas::{Canvas, Hit, rect};
use crate::theme::Tint;

/// What stands above the line: the first seat is ahead.
const ABOVE: Tint = Tint::new((0xB8_8C55, 137), (0xD9_B887, 180)).or(3, 11);
/// What stands below it.
const BELOW: Tint = Tint::new((0x4C_3120, 236), (0x9A_7656, 137)).or(0, 7);

/// The most that a guess comes to; only what is proven reaches further.
const SURE: i32 = 55;

/// What a game looks like as a chart.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'c> {
    /// The level after each move, where it is known.
    pub levels: &'c [Option<i32>],
    /// The moves that were mistakes, counted from 1.
    pub mistakes: &'c [usize],
    /// How many moves have been played at the moment that is looked at.
    pub here: usize,
}

/// What a move is worth to the first seat, told by what it is worth to the seat that made it. Where more than two play, another's
/// loss says nothing.
pub fn level(worth: Worth, mover: Seat, seats: u8) -> Option<i32> {
    let own = match worth {
        Worth::Proven(proven) => {
            let far = proven.plies.map_or(40, |plies| plies.min(20) as i32 * 2);
            match proven.value {
                Value::Win => 100 - far,
                Value::Loss => far - 100,
                Value::Draw => 0,
            }
        }
        // Soon flat: half of what a guess can come to is reached at one whole unit.
        Worth::Score(score) => {
            let size = i64::from(score.unsigned_abs());
            let bent = i64::from(SURE) * size / (size + 100);
            bent as i32 * score.signum()
        }
    };
    if mover == Seat::FIRST {
        return Some(own);
    }
    (seats == 2 || own > 0).then_some(-own)
}

/// Draws a chart: half of the rows above the line and half below, the moves from the left to the right. Each can be clicked.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, chart: Chart<'_>) {
    let (count, columns) = (chart.levels.len(), usize::from(area.width));
    if count == 0 || columns == 0 || area.height < 3 {
        return;
    }
    let each = (columns / count).clamp(1, 3);
    let shown = count.min(columns / each);
    let below = i32::from(area.height - 1) / 2;
    let line = i32::from(area.y) + i32::from(area.height) - 1 - below;
    rule(canvas, area, line, (shown * each).max(1) as i32);
    for column in 0..shown {
        // More moves than columns: each column shows the last of those that share it.
        let ply = (column + 1) * count / shown;
        let x = i32::from(area.x) + (column * each) as i32;
        let wide = each.saturating_sub(1).max(1) as i32;
        let sides = (line - i32::from(area.y), below);
        bar(canvas, (x, line, wide), sides, chart.levels[ply - 1]);
        let plies = column * count / shown + 1..=ply;
        if let Some(mistake) = chart.mistakes.iter().find(|mistake| plies.contains(mistake)) {
            remark(canvas, (x, line), sides, chart.levels.get(mistake - 1).copied().flatten());
        }
        if plies.contains(&chart.here) {
            let theme = canvas.theme;
            canvas.put(x, line, &theme.pick("━", "=").repeat(wide as usize), theme.terra());
        }
        canvas.hit(rect(x, i32::from(area.y), each as i32, i32::from(area.height)), Hit::Ply(ply));
    }
}

fn rule(canvas: &mut Canvas<'_>, area: Rect, y: i32, columns: i32) {
    let theme = canvas.theme;
    canvas.put(i32::from(area.x), y, &theme.pick("─", "-").repeat(columns as usize), theme.quiet());
}

/// One bar, in halves of a row.
fn bar(
    canvas: &mut Canvas<'_>,
    (x, line, wide): (i32, i32, i32),
    (above, below): (i32, i32),
    level: Option<i32>,
) {
    let theme = canvas.theme;
    let Some(level) = level.filter(|level| *level != 0) else { return };
    let rows = if level > 0 { above } else { below };
    let halves = ((level.abs() * rows * 2 + 50) / 100).clamp(1, rows * 2);
    let style = theme.text(if level > 0 { ABOVE } else { BELOW });
    for row in 0..rows {
        let sign = match halves - 2 * row {
            ..=0 => break,
            1 if level > 0 => theme.pick("▄", "."),
            1 => theme.pick("▀", "'"),
            _ => theme.pick("█", "#"),
        };
        let y = if level > 0 { line - 1 - row } else { line + 1 + row };
        canvas.put(x, y, &sign.repeat(wide as usize), style);
    }
}

/// The sign of a mistake, on the side of the line where its bar is not.
fn remark(canvas: &mut Canvas<'_>, (x, line): (i32, i32), (above, below): (i32, i32), level: Option<i32>) {
    let is_above = level.is_some_and(|level| level < 0);
    if (is_above && above > 0) || below > 0 {
        let style = canvas.theme.bad().add_modifier(Modifier::BOLD);
        canvas.put(x, if is_above { line - 1 } else { line + 1 }, "?", style);
    }
}

/// The same in a single row of at most so many columns: the higher, the better for the first seat. What is not known is left free.
pub fn row(levels: &[Option<i32>], columns: usize, is_ascii: bool) -> String {
    let signs: &[char] = if is_ascii {
        &['_', '.', ',', '-', '=', '+', '*', '#']
    } else {
        &['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
    };
    let sign = |level: i32| signs[((level.clamp(-100, 100) + 100) * 7 / 200) as usize];
    let shown = levels.len().min(columns);
    (0..shown).map(|column| levels[(column + 1) * levels.len() / shown - 1].map_or(' ', sign)).collect()
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use tabuleiro_search::Proven;

    use super::*;
    use crate::theme::Theme;

    fn drawn(chart: Chart<'_>, size: (u16, u16), is_ascii: bool) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        let (area, mut hits) = (buffer.area, Vec::new());
        let theme = Theme { is_ascii, ..Theme::default() };
        draw(&mut Canvas::new(&mut buffer, &mut hits, theme), area, chart);
        let row = |y| (0..size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..size.1).map(row).collect()
    }

    #[test]
    fn what_is_near_its_end_stands_out_most_and_a_guess_least() {
        let win = |plies| level(Worth::Proven(Proven::within(Value::Win, plies)), Seat::FIRST, 2);
        let guess = |score| level(Worth::Score(score), Seat::FIRST, 2);
        assert!(
            win(1) > win(9) && win(99) > guess(i32::MAX) && guess(300) > guess(20) && guess(0) == Some(0)
        );
        assert_eq!(guess(i32::MIN), Some(-SURE + 1));
        let second = |seats| level(Worth::Proven(Proven::of(Value::Loss)), Seat::SECOND, seats);
        assert_eq!((second(2), second(3)), (Some(60), None));
    }

    #[test]
    fn bars_stand_above_and_below_and_a_mistake_beside_its_own() {
        let levels = [Some(50), Some(-100), None, Some(100), Some(0)];
        let chart = Chart { levels: &levels, mistakes: &[2], here: 4 };
        assert_eq!(drawn(chart, (10, 5), false), ["      █", "█ ?   █", "──────━───", "  █", "  █"]);
        assert_eq!(drawn(chart, (10, 5), true), ["      #", "# ?   #", "------=---", "  #", "  #"]);
    }

    #[test]
    fn more_moves_than_columns_share_them() {
        let levels: Vec<Option<i32>> = (0..40).map(|ply| Some(if ply < 20 { -80 } else { 80 })).collect();
        let chart = Chart { levels: &levels, mistakes: &[], here: 40 };
        assert_eq!(drawn(chart, (8, 3), false), ["    ████", "───────━", "████"]);
        assert_eq!(row(&levels, 8, false), "▁▁▁▁▇▇▇▇");
        assert_eq!(row(&[Some(-100), None, Some(100)], 8, true), "_ #");
        assert_eq!(row(&[], 8, true), "");
    }
}
