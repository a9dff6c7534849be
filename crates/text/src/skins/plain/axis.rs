//! From lengths on a board to rows or columns of text, and back.

/// Points that lie so near each other, in hundredths of a cell, share a row or column.
const NEAR: f64 = 15.0;

/// Where the rows or columns of a board stand in its picture.
#[derive(Clone, Debug, Default)]
pub(super) struct Axis {
    /// On the board, ascending.
    values: Vec<f64>,
    /// In the picture, ascending: the middle of each.
    middles: Vec<usize>,
}

/// Whether two lengths share a row or column.
pub(super) fn is_near(one: i32, other: i32) -> bool {
    (f64::from(one) - f64::from(other)).abs() <= NEAR
}

/// The rows or columns that these points make, ascending.
pub(super) fn cluster(points: impl Iterator<Item = i32>) -> Vec<f64> {
    let mut sorted: Vec<i32> = points.collect();
    sorted.sort_unstable();
    let mut values: Vec<f64> = Vec::new();
    for point in sorted {
        if values.last().is_none_or(|last| f64::from(point) - last > NEAR) {
            values.push(f64::from(point));
        }
    }
    values
}

/// The number of the row or column that is nearest to a point.
pub(super) fn nearest(values: &[f64], point: i32) -> usize {
    let far = |value: f64| (value - f64::from(point)).abs();
    (0..values.len()).min_by(|one, other| far(values[*one]).total_cmp(&far(values[*other]))).unwrap_or(0)
}

/// For each step from a row or column to the next, whether it is clearly longer than the shortest of them.
pub(super) fn are_long(values: &[f64]) -> Vec<bool> {
    let steps = || values.windows(2).map(|pair| pair[1] - pair[0]);
    let shortest = steps().fold(f64::INFINITY, f64::min);
    steps().map(|step| step > 1.4 * shortest).collect()
}

impl Axis {
    pub(super) fn new(values: Vec<f64>, middles: Vec<usize>) -> Axis {
        Axis { values, middles }
    }

    /// Where the row or column of that number has its middle.
    pub(super) fn middle(&self, number: usize) -> usize {
        self.middles.get(number).copied().unwrap_or(0)
    }

    /// Where a point lies in the picture: between two middles in proportion, never outside.
    pub(super) fn place(&self, point: f64) -> usize {
        let middles: Vec<f64> = self.middles.iter().map(|middle| *middle as f64).collect();
        between(&self.values, &middles, point).round() as usize
    }

    /// Which point of the board lies there.
    pub(super) fn point(&self, place: usize) -> f64 {
        let middles: Vec<f64> = self.middles.iter().map(|middle| *middle as f64).collect();
        between(&middles, &self.values, place as f64)
    }
}

/// The value that belongs to a key, in proportion between its neighbours.
fn between(keys: &[f64], values: &[f64], key: f64) -> f64 {
    let after = keys.partition_point(|known| *known <= key);
    match (after.checked_sub(1), after < keys.len()) {
        (None, false) => 0.0,
        (None, true) => values[0],
        (Some(before), false) => values[before],
        (Some(before), true) => {
            let share = (key - keys[before]) / (keys[after] - keys[before]);
            values[before] + share * (values[after] - values[before])
        }
    }
}
