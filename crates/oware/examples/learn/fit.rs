//! Fitting the net: by small steps downhill (Adam), in floating point; in the end its weights are rounded.

use tabuleiro_game::chance;
use tabuleiro_oware::net::{FEATURES, LANES, Net, ONE, ROWS, Row};
use tabuleiro_search::{Random, random};

use crate::games::Lesson;

/// Hundredths of a seed for which the odds of winning grow by *e*: with this a seed captured in a game that is still open is
/// worth about a hundred.
const SCALE: f32 = 200.0;

/// How much the result counts; the rest is what the player thought.
const RESULT: f32 = 0.6;

const EPOCHS: usize = 14;
const BATCH: usize = 4_096;
const RATE: f32 = 0.004;

/// The last lane is a value in itself.
const CUT: usize = LANES - 1;

/// Everything that is learnt: the rows, then the base, then what the lanes are worth.
struct Weights(Vec<f32>);

const BASE: usize = ROWS * LANES;
const WORTH: usize = BASE + LANES;
const ALL: usize = WORTH + LANES;

/// Fits a net to lessons; every twentieth stretch of them is held back and tells how good it is.
pub(crate) fn fit(lessons: &[Lesson], seed: u64) -> Net {
    let is_held = |place: usize| (place / 2_000).is_multiple_of(20);
    let held: Vec<&Lesson> =
        (0..lessons.len()).filter(|&place| is_held(place)).map(|place| &lessons[place]).collect();
    let mut taught: Vec<u32> = (0..lessons.len() as u32).filter(|&place| !is_held(place as usize)).collect();
    let mut rng = random::seeded(seed);
    let mut weights = Weights::random(&mut rng);
    let mut descent = Descent::new(EPOCHS * taught.len().div_ceil(BATCH));
    for _ in 0..EPOCHS {
        chance::shuffle(&mut rng, &mut taught);
        for batch in taught.chunks(BATCH) {
            let mut slopes = vec![0.0; ALL];
            for &place in batch {
                weights.add_slopes(&lessons[place as usize], &mut slopes);
            }
            descent.step(&mut weights.0, &slopes, batch.len());
        }
    }
    let net = weights.rounded();
    tell(&held, &weights, &net);
    net
}

/// How well the results of games are foretold, by the mean of `-ln` of the odds given to what came.
fn tell(held: &[&Lesson], weights: &Weights, net: &Net) {
    let loss = |odds: &dyn Fn(&Lesson) -> f32| {
        let one = |lesson: &&Lesson| {
            let odds = odds(lesson).clamp(1e-6, 1.0 - 1e-6);
            -f64::from(lesson.result * odds.ln() + (1.0 - lesson.result) * (1.0 - odds).ln())
        };
        held.iter().map(one).sum::<f64>() / held.len().max(1) as f64
    };
    // The traits were not made for this scale: they get the one that suits them best.
    let traits = (1..40).map(|tens| {
        let scale = 25.0 * tens as f32;
        loss(&|lesson| logistic(f32::from(lesson.traits) / scale))
    });
    println!(
        "held-out log-loss of {} positions: traits {:.4}, net {:.4}, as rounded {:.4}, the player's own search {:.4}",
        held.len(),
        traits.fold(f64::INFINITY, f64::min),
        loss(&|lesson| logistic(weights.forward(lesson).0)),
        loss(&|lesson| logistic(valued(net, lesson) as f32 / SCALE)),
        loss(&|lesson| logistic(f32::from(lesson.score) / SCALE)),
    );
}

/// The value of a position by its features.
fn valued(net: &Net, lesson: &Lesson) -> i32 {
    let lane = |lane: usize| {
        let rows = lesson.features.iter().map(|&row| i32::from(net.rows[usize::from(row)].0[lane]));
        i32::from(net.base.0[lane]) + rows.sum::<i32>()
    };
    let weighed =
        (0..LANES).map(|place| lane(place).clamp(0, i32::from(ONE)) * i32::from(net.worth.0[place]));
    lane(CUT) + weighed.sum::<i32>() / i32::from(ONE)
}

fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

impl Weights {
    fn random(rng: &mut Random) -> Weights {
        let mut uniform = |width: f32| width * (chance::below(rng, 1 << 20) as f32 / (1 << 20) as f32 - 0.5);
        let mut weights = vec![0.0; ALL];
        weights[..BASE].iter_mut().for_each(|weight| *weight = uniform(0.3));
        weights[BASE..WORTH].fill(0.3);
        weights[WORTH..].iter_mut().for_each(|weight| *weight = uniform(0.6));
        (0..=ROWS).for_each(|row| weights[row * LANES + CUT] = 0.0);
        weights[WORTH + CUT] = 0.0;
        Weights(weights)
    }

    /// The value of a position, and its lanes before they are cut.
    fn forward(&self, lesson: &Lesson) -> (f32, [f32; LANES]) {
        let mut lanes = [0.0; LANES];
        lanes.copy_from_slice(&self.0[BASE..WORTH]);
        for &row in &lesson.features {
            let first = usize::from(row) * LANES;
            for (lane, weight) in lanes.iter_mut().zip(&self.0[first..first + LANES]) {
                *lane += weight;
            }
        }
        let weighed = (0..CUT).map(|lane| lanes[lane].clamp(0.0, 1.0) * self.0[WORTH + lane]);
        (lanes[CUT] + weighed.sum::<f32>(), lanes)
    }

    fn add_slopes(&self, lesson: &Lesson, slopes: &mut [f32]) {
        let (sum, lanes) = self.forward(lesson);
        let wanted = RESULT * lesson.result + (1.0 - RESULT) * logistic(f32::from(lesson.score) / SCALE);
        let miss = logistic(sum) - wanted;
        let mut slope = [miss; LANES];
        for lane in 0..CUT {
            let full = lanes[lane].clamp(0.0, 1.0);
            slopes[WORTH + lane] += miss * full;
            let is_cut = lanes[lane] <= 0.0 || lanes[lane] >= 1.0;
            slope[lane] = if is_cut { 0.0 } else { miss * self.0[WORTH + lane] };
        }
        let rows: [usize; FEATURES] = lesson.features.map(usize::from);
        for row in rows.into_iter().chain([ROWS]) {
            let first = row * LANES;
            for (sum, slope) in slopes[first..first + LANES].iter_mut().zip(slope) {
                *sum += slope;
            }
        }
    }

    fn rounded(&self) -> Net {
        let lane = |place: usize| {
            let one = if place % LANES == CUT { SCALE } else { f32::from(ONE) };
            (self.0[place] * one).round() as i16
        };
        let row = |row: usize| Row(std::array::from_fn(|place| lane(row * LANES + place)));
        let worth =
            |place: usize| if place == CUT { 0 } else { (self.0[WORTH + place] * SCALE).round() as i16 };
        Net { rows: std::array::from_fn(row), base: row(ROWS), worth: Row(std::array::from_fn(worth)) }
    }
}

/// Adam, with steps that grow smaller as the end comes nearer.
struct Descent {
    means: Vec<f32>,
    squares: Vec<f32>,
    step: usize,
    steps: usize,
}

impl Descent {
    fn new(steps: usize) -> Descent {
        Descent { means: vec![0.0; ALL], squares: vec![0.0; ALL], step: 0, steps }
    }

    fn step(&mut self, weights: &mut [f32], slopes: &[f32], lessons: usize) {
        self.step += 1;
        let done = self.step as f32 / self.steps as f32;
        let rate = RATE * (0.51 + 0.49 * (std::f32::consts::PI * done).cos());
        let [first, second] = [0.9f32, 0.999].map(|keeps| 1.0 - keeps.powi(self.step as i32));
        for place in 0..ALL {
            let slope = slopes[place] / lessons as f32;
            self.means[place] += 0.1 * (slope - self.means[place]);
            self.squares[place] += 0.001 * (slope * slope - self.squares[place]);
            let width = (self.squares[place] / second).sqrt() + 1e-8;
            // What is larger than this could not be rounded to the numbers of a lane.
            weights[place] = (weights[place] - rate * self.means[place] / first / width).clamp(-8.0, 8.0);
        }
    }
}
