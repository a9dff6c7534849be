//! A binary range coder: answers to yes-or-no questions, each in as few bits as the answers before it let expect.

/// How likely "yes" is, learnt from the answers so far.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    /// In parts of 65 536.
    yes: u16,
    answers: u16,
}

impl Chance {
    /// Nothing is known yet.
    pub(super) const EVEN: Chance = Chance { yes: 1 << 15, answers: 0 };

    /// Where a range is cut in two, the lower part for "yes". Both parts are never empty.
    #[inline]
    fn cut(self, range: u32) -> u32 {
        (range >> 16) * u32::from(self.yes)
    }

    /// The first answers count most, later ones a sixty-fourth each, so that neither answer is ever taken for certain.
    #[inline]
    fn learn(&mut self, yes: bool) {
        const SLOWEST: u16 = 6;
        let rate = (1 + self.answers / 2).min(SLOWEST);
        self.answers = (self.answers + 1).min(2 * SLOWEST);
        let now = u32::from(self.yes);
        self.yes = if yes { now + (((1 << 16) - now) >> rate) } else { now - (now >> rate) } as u16;
    }
}

/// A range is kept at least this wide, so that it can always be cut.
const NARROW: u32 = 1 << 24;

/// Writes answers.
pub(super) struct Writer {
    bytes: Vec<u8>,
    low: u64,
    range: u32,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { bytes: Vec::new(), low: 0, range: u32::MAX }
    }

    pub(super) fn write(&mut self, chance: &mut Chance, yes: bool) {
        let cut = chance.cut(self.range);
        if yes {
            self.range = cut;
        } else {
            self.low += u64::from(cut);
            self.range -= cut;
        }
        chance.learn(yes);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
    }

    /// All bytes, once every answer is written.
    pub(super) fn finish(mut self) -> Vec<u8> {
        (0..4).for_each(|_| self.shift());
        self.bytes
    }

    /// Moves the highest of four bytes out; what has run over goes into the bytes before it.
    fn shift(&mut self) {
        if self.low >> 32 > 0 {
            let carried = self.bytes.iter_mut().rev().map(|byte| {
                *byte = byte.wrapping_add(1);
                *byte
            });
            carried.take_while(|byte| *byte == 0).for_each(drop);
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }
}

/// Reads answers. Where the bytes end too early it goes on with zeros: whoever reads finds out by a checksum.
pub(super) struct Reader<'b> {
    bytes: std::slice::Iter<'b, u8>,
    ahead: u32,
    range: u32,
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        let mut reader = Reader { bytes: bytes.iter(), ahead: 0, range: u32::MAX };
        (0..4).for_each(|_| reader.shift());
        reader
    }

    #[inline]
    pub(super) fn read(&mut self, chance: &mut Chance) -> bool {
        let cut = chance.cut(self.range);
        let yes = self.ahead < cut;
        if yes {
            self.range = cut;
        } else {
            self.ahead -= cut;
            self.range -= cut;
        }
        chance.learn(yes);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        yes
    }

    fn shift(&mut self) {
        self.ahead = self.ahead << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_game::chance;
    use tabuleiro_search::random;

    /// Answers of which about one in `rare` is "yes".
    fn answers(rare: u32, count: usize) -> Vec<bool> {
        let mut rng = random::seeded(u64::from(rare));
        (0..count).map(|_| chance::below(&mut rng, rare) == 0).collect()
    }

    fn write(answers: &[bool]) -> Vec<u8> {
        let (mut writer, mut chance) = (Writer::new(), Chance::EVEN);
        for &yes in answers {
            writer.write(&mut chance, yes);
        }
        writer.finish()
    }

    #[test]
    fn what_is_written_is_read() {
        for rare in [1, 2, 3, 10, 300, 100_000] {
            let answers = answers(rare, 20_000);
            let bytes = write(&answers);
            let (mut reader, mut chance) = (Reader::new(&bytes), Chance::EVEN);
            assert!(answers.iter().all(|&yes| reader.read(&mut chance) == yes), "one in {rare}");
        }
    }

    #[test]
    fn what_was_to_be_expected_takes_little_room() {
        assert!(write(&answers(1, 20_000)).len() < 60);
        assert!(write(&answers(100, 20_000)).len() < 300);
        assert!(write(&answers(2, 20_000)).len() < 2_600);
    }

    #[test]
    fn bytes_that_end_too_early_are_read_to_some_end() {
        let (mut reader, mut chance) = (Reader::new(&[1, 2]), Chance::EVEN);
        for _ in 0..1_000 {
            reader.read(&mut chance);
        }
    }
}
