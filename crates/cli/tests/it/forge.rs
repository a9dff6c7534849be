//! Forged table files: altered, and yet with every checksum right. The checksum (XXH64) is written here once more, so that the
//! program's own is not asked to find its own faults.

const PRIMES: [u64; 5] = [
    11_400_714_785_074_694_791,
    14_029_467_366_897_019_727,
    1_609_587_929_392_839_161,
    9_650_029_242_287_828_579,
    2_870_177_450_012_600_261,
];

/// Seals a file with tables of so many seeds, all of whose boards fit in one block: the sum of the block stands at 64,
/// that of both lists at 40, that of the header at 56.
pub(crate) fn sealed(mut bytes: Vec<u8>, seeds: u64) -> Vec<u8> {
    let number = |bytes: &[u8], at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight"));
    let first = 64 + 8 + 4 * number(&bytes, 32) as usize;
    assert_eq!(bytes.len() - first, number(&bytes, 24) as usize, "one block holds it all");
    for (from, to, seed, at) in [(first, bytes.len(), seeds << 32, 64), (64, first, 0, 40), (0, 56, 0, 56)] {
        let sum = xxh64(&bytes[from..to], seed);
        bytes[at..at + 8].copy_from_slice(&sum.to_le_bytes());
    }
    bytes
}

fn mix(lane: u64, word: u64) -> u64 {
    lane.wrapping_add(word.wrapping_mul(PRIMES[1])).rotate_left(31).wrapping_mul(PRIMES[0])
}

fn xxh64(bytes: &[u8], seed: u64) -> u64 {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |word, &byte| word << 8 | u64::from(byte));
    let whole = bytes.len() / 32 * 32;
    let mut sum = seed.wrapping_add(PRIMES[4]);
    if whole > 0 {
        let offsets = [PRIMES[0].wrapping_add(PRIMES[1]), PRIMES[1], 0, PRIMES[0].wrapping_neg()];
        let mut lanes = offsets.map(|offset| seed.wrapping_add(offset));
        for (place, part) in bytes[..whole].chunks(8).enumerate() {
            lanes[place % 4] = mix(lanes[place % 4], word(part));
        }
        let turned = lanes.iter().zip([1, 7, 12, 18]).map(|(lane, by)| lane.rotate_left(by));
        sum = turned.fold(0, u64::wrapping_add);
        for lane in lanes {
            sum = (sum ^ mix(0, lane)).wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3]);
        }
    }
    sum = sum.wrapping_add(bytes.len() as u64);
    let rest = &bytes[whole..];
    let (eights, rest) = rest.split_at(rest.len() / 8 * 8);
    for part in eights.chunks(8) {
        sum = (sum ^ mix(0, word(part))).rotate_left(27).wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3]);
    }
    let (four, ones) = rest.split_at(rest.len() / 4 * 4);
    if !four.is_empty() {
        sum = (sum ^ word(four).wrapping_mul(PRIMES[0])).rotate_left(23);
        sum = sum.wrapping_mul(PRIMES[1]).wrapping_add(PRIMES[2]);
    }
    for &one in ones {
        sum = (sum ^ u64::from(one).wrapping_mul(PRIMES[4])).rotate_left(11).wrapping_mul(PRIMES[0]);
    }
    sum = (sum ^ sum >> 33).wrapping_mul(PRIMES[1]);
    sum = (sum ^ sum >> 29).wrapping_mul(PRIMES[2]);
    sum ^ sum >> 32
}
