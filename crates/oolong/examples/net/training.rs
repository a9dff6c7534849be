//! A net in the making: fractions instead of whole numbers, fitted to lessons (Adam).

use tabuleiro_game::{Game, chance};
use tabuleiro_oolong::net::scene::{self, ROWS};
use tabuleiro_oolong::net::{LANES, ROUND, SHARP, THOUSAND, Voices, WEIGHTS, WIDTH, voices};
use tabuleiro_oolong::{Guess, Move, Net};
use tabuleiro_search::{Random, random};

use crate::games::Lesson;

/// Where the weights of each kind begin; the order is that of [`Net::of`].
const FIRST: usize = ROWS * WIDTH;
const LAST: usize = FIRST + WIDTH;
const VOICES: usize = LAST + WIDTH;
/// The last number of a row goes straight into the value.
const STRAIGHT: usize = WIDTH - 1;

/// How much the result counts beside what the search found.
const RESULT: f32 = 0.2;
/// How much choosing the right move counts beside knowing the value.
const CHOICE: f32 = 0.2;
/// So many lessons are learnt at a time.
const BATCH: usize = 2_048;
/// How far a step goes at first; the last ones go almost nowhere.
const STEP: f32 = 0.003;
/// Every so many moves of a position, that position's choice is not learnt from: it takes too long.
const TOO_MANY: u32 = 60;

/// The weights, as fractions.
pub(crate) struct Brain(Vec<f32>);

/// What is thought of a position.
struct Thought {
    sums: [f32; WIDTH],
    chance: f32,
}

/// What is thought of its moves.
struct Choice {
    lanes: [f32; LANES],
    /// How far each voice that spoke should have said less.
    slopes: Vec<(usize, f32)>,
    loss: f64,
    is_right: bool,
}

/// From 0 to 1, squared; and how fast that grows.
fn bent(sum: f32) -> f32 {
    sum.clamp(0.0, 1.0).powi(2)
}

fn growth(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 }
}

fn log_loss(target: f32, chance: f32) -> f64 {
    let (target, chance) = (f64::from(target), f64::from(chance).clamp(1e-6, 1.0 - 1e-6));
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

fn target(lesson: &Lesson) -> f32 {
    RESULT * lesson.result + (1.0 - RESULT) * lesson.found
}

fn rows(lesson: &Lesson) -> Vec<usize> {
    let mut rows = vec![ROWS]; // the first, which every position has
    scene::each(&lesson.at, |row| rows.push(row));
    rows
}

impl Brain {
    /// Any weights, small ones.
    fn blank(rng: &mut Random) -> Brain {
        let mut any = |spread: f32| (chance::below(rng, 1 << 20) as f32 / (1 << 20) as f32 - 0.5) * spread;
        let mut weights = vec![0.0; WEIGHTS];
        weights[..FIRST].iter_mut().for_each(|weight| *weight = any(0.2));
        weights[FIRST..LAST].fill(0.3);
        weights[LAST..VOICES].iter_mut().for_each(|weight| *weight = any(0.6));
        (0..=ROWS).for_each(|row| weights[row * WIDTH + STRAIGHT] = 0.0);
        weights[LAST + STRAIGHT] = 0.0;
        Brain(weights)
    }

    /// Learns from lessons, going through them so many times. Every twentieth stretch of them is held back and tells how good
    /// it is.
    pub(crate) fn taught(lessons: &[Lesson], passes: usize, seed: u64) -> Brain {
        let is_held = |n: usize| (n / 2_000).is_multiple_of(20);
        let held: Vec<&Lesson> =
            lessons.iter().enumerate().filter(|(n, _)| is_held(*n)).map(|(_, it)| it).collect();
        let mut order: Vec<usize> = (0..lessons.len()).filter(|n| !is_held(*n)).collect();
        let mut rng = random::seeded(seed);
        let mut brain = Brain::blank(&mut rng);
        let mut learner = Learner::new(passes * order.len().div_ceil(BATCH));
        for _ in 0..passes {
            chance::shuffle(&mut rng, &mut order);
            for batch in order.chunks(BATCH) {
                for n in batch {
                    learner.study(&brain, &lessons[*n]);
                }
                learner.step(&mut brain, batch.len());
            }
        }
        brain.tell(&held);
        brain
    }

    fn think(&self, rows: &[usize]) -> Thought {
        let mut sums = [0.0; WIDTH];
        for row in rows {
            let weights = &self.0[row * WIDTH..][..WIDTH];
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
        let last = &self.0[LAST..VOICES];
        let value = sums[..STRAIGHT].iter().zip(last).map(|(sum, weight)| bent(*sum) * weight).sum::<f32>();
        Thought { sums, chance: 1.0 / (1.0 + (-value - sums[STRAIGHT]).exp()) }
    }

    /// What is thought of the moves; `None` where there is nothing to choose.
    fn choose(&self, lesson: &Lesson, thought: &Thought) -> Option<Choice> {
        let moves: Vec<Move> = lesson.at.moves().collect();
        let right = moves.iter().position(|mv| *mv == lesson.chosen).filter(|_| moves.len() > 1)?;
        let mut lanes = [1.0; LANES];
        lanes.iter_mut().zip(&thought.sums[..LANES - 1]).for_each(|(lane, sum)| *lane = bent(*sum));
        let (voices, mut spoken) = (Voices::of(&lesson.at), Spoken::new(self, lanes));
        let odds: Vec<f32> = moves.iter().map(|mv| spoken.odds(&voices, *mv)).collect();
        let most = odds.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = odds.iter().map(|odds| (odds - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        for (n, mv) in moves.iter().enumerate() {
            let slope = powers[n] / sum - f32::from(u8::from(n == right));
            voices.each(*mv, |voice| spoken.slopes[voice] += slope);
        }
        let slopes = spoken.asked.iter().map(|voice| (*voice, spoken.slopes[*voice])).collect();
        let loss = -f64::from((powers[right] / sum).max(1e-9).ln());
        Some(Choice { lanes, slopes, loss, is_right: odds[right] >= most })
    }

    /// Says how good it is at lessons that it was not taught.
    fn tell(&self, held: &[&Lesson]) {
        let (mut losses, mut choices, mut right) = ([0.0; 3], Vec::new(), 0);
        for lesson in held {
            let thought = self.think(&rows(lesson));
            losses[0] += log_loss(lesson.result, thought.chance);
            losses[1] += log_loss(lesson.result, Guess::learnt().chance(&lesson.at));
            losses[2] += log_loss(lesson.result, lesson.found);
            if let Some(choice) = self.choose(lesson, &thought) {
                choices.push(choice.loss);
                right += usize::from(choice.is_right);
            }
        }
        let [own, guess, search] = losses.map(|loss| loss / held.len().max(1) as f64);
        let (count, all) = (choices.len().max(1) as f64, choices.iter().sum::<f64>());
        println!(
            "log-loss of results held back: {own:.4} (the guess {guess:.4}, the search that played {search:.4})"
        );
        println!(
            "log-loss of moves: {:.4}, the right one {:.0} of 100",
            all / count,
            100.0 * right as f64 / count
        );
    }

    /// The same in whole numbers.
    pub(crate) fn net(&self) -> Net {
        let whole = |(n, weight): (usize, &f32)| {
            let scale = match n {
                VOICES.. => THOUSAND,
                LAST.. => ROUND,
                _ if n % WIDTH == STRAIGHT => THOUSAND,
                _ => SHARP,
            };
            (weight * f32::from(scale)).round().clamp(-32_000.0, 32_000.0) as i16
        };
        let weights: Vec<i16> = self.0.iter().enumerate().map(whole).collect();
        Net::of(&weights).expect("it has as many weights as a net")
    }
}

/// What the voices of a position say.
struct Spoken<'b> {
    brain: &'b Brain,
    lanes: [f32; LANES],
    said: Vec<Option<f32>>,
    asked: Vec<usize>,
    slopes: Vec<f32>,
}

impl Spoken<'_> {
    fn new(brain: &Brain, lanes: [f32; LANES]) -> Spoken<'_> {
        let (said, slopes) = (vec![None; voices::COUNT], vec![0.0; voices::COUNT]);
        Spoken { brain, lanes, said, asked: Vec::new(), slopes }
    }

    fn odds(&mut self, voices: &Voices, mv: Move) -> f32 {
        let mut sum = 0.0;
        voices.each(mv, |voice| {
            sum += *self.said[voice].get_or_insert_with(|| {
                self.asked.push(voice);
                let weights = &self.brain.0[VOICES + voice * LANES..][..LANES];
                self.lanes.iter().zip(weights).map(|(lane, weight)| lane * weight).sum()
            });
        });
        sum
    }
}

/// Which way the weights are to go, and how they went before.
struct Learner {
    slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    most: usize,
}

impl Learner {
    fn new(most: usize) -> Learner {
        let none = vec![0.0; WEIGHTS];
        Learner { slopes: none.clone(), mean: none.clone(), square: none, steps: 0, most }
    }

    /// Adds what a lesson asks for.
    fn study(&mut self, brain: &Brain, lesson: &Lesson) {
        let rows = rows(lesson);
        let thought = brain.think(&rows);
        let miss = thought.chance - target(lesson);
        let mut slopes = [0.0; WIDTH];
        for (lane, slope) in slopes.iter_mut().enumerate().take(STRAIGHT) {
            let sum = thought.sums[lane];
            self.slopes[LAST + lane] += miss * bent(sum);
            *slope = miss * brain.0[LAST + lane] * growth(sum);
        }
        slopes[STRAIGHT] = miss;
        if lesson.at.count_moves() <= TOO_MANY || self.steps % 3 == 0 {
            self.study_choice(brain, lesson, &thought, &mut slopes);
        }
        for row in rows {
            let to = &mut self.slopes[row * WIDTH..][..WIDTH];
            to.iter_mut().zip(&slopes).for_each(|(to, slope)| *to += slope);
        }
    }

    fn study_choice(&mut self, brain: &Brain, lesson: &Lesson, thought: &Thought, slopes: &mut [f32; WIDTH]) {
        let Some(choice) = brain.choose(lesson, thought) else { return };
        let mut below = [0.0; LANES];
        for (voice, slope) in choice.slopes {
            let (slope, from) = (CHOICE * slope, VOICES + voice * LANES);
            for (lane, below) in below.iter_mut().enumerate() {
                self.slopes[from + lane] += slope * choice.lanes[lane];
                *below += slope * brain.0[from + lane];
            }
        }
        for lane in 0..LANES - 1 {
            slopes[lane] += below[lane] * growth(thought.sums[lane]);
        }
    }

    /// Moves the weights, and forgets what was asked for.
    fn step(&mut self, brain: &mut Brain, lessons: usize) {
        self.steps += 1;
        let rate = STEP * (1.01 - self.steps as f32 / self.most as f32);
        let [first, second] = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(self.steps));
        for (n, weight) in brain.0.iter_mut().enumerate() {
            let slope = self.slopes[n] / lessons as f32;
            let (mean, square) = (&mut self.mean[n], &mut self.square[n]);
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
            if n < FIRST {
                *weight = (*weight * (1.0 - 0.02 * rate)).clamp(-4.0, 4.0);
            }
        }
        self.slopes.fill(0.0);
    }
}
