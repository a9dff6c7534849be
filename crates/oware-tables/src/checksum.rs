//! The checksum of tables: `XXH64`, after Yann Collet's description of it.

const PRIMES: [u64; 5] = [
    0x9E37_79B1_85EB_CA87,
    0xC2B2_AE3D_27D4_EB4F,
    0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5,
];

/// The checksum of some bytes; another seed gives another checksum.
pub(crate) fn checksum(bytes: &[u8], seed: u64) -> u64 {
    let (stripes, mut rest) = bytes.as_chunks::<32>();
    let mut hash = if stripes.is_empty() { seed.wrapping_add(PRIMES[4]) } else { striped(stripes, seed) };
    hash = hash.wrapping_add(bytes.len() as u64);
    while let Some((word, after)) = rest.split_first_chunk() {
        hash = (hash ^ round(0, u64::from_le_bytes(*word))).rotate_left(27);
        hash = hash.wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3]);
        rest = after;
    }
    if let Some((half, after)) = rest.split_first_chunk() {
        hash ^= u64::from(u32::from_le_bytes(*half)).wrapping_mul(PRIMES[0]);
        hash = hash.rotate_left(23).wrapping_mul(PRIMES[1]).wrapping_add(PRIMES[2]);
        rest = after;
    }
    for &byte in rest {
        hash = (hash ^ u64::from(byte).wrapping_mul(PRIMES[4])).rotate_left(11).wrapping_mul(PRIMES[0]);
    }
    stirred(hash)
}

fn striped(stripes: &[[u8; 32]], seed: u64) -> u64 {
    let mut lanes = [
        seed.wrapping_add(PRIMES[0]).wrapping_add(PRIMES[1]),
        seed.wrapping_add(PRIMES[1]),
        seed,
        seed.wrapping_sub(PRIMES[0]),
    ];
    for stripe in stripes {
        let (words, _) = stripe.as_chunks();
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = round(*lane, u64::from_le_bytes(*word));
        }
    }
    let turned = lanes[0].rotate_left(1).wrapping_add(lanes[1].rotate_left(7));
    let hash = turned.wrapping_add(lanes[2].rotate_left(12)).wrapping_add(lanes[3].rotate_left(18));
    let merge =
        |hash: u64, lane: &u64| (hash ^ round(0, *lane)).wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3]);
    lanes.iter().fold(hash, merge)
}

fn round(lane: u64, word: u64) -> u64 {
    lane.wrapping_add(word.wrapping_mul(PRIMES[1])).rotate_left(31).wrapping_mul(PRIMES[0])
}

fn stirred(mut hash: u64) -> u64 {
    hash = (hash ^ (hash >> 33)).wrapping_mul(PRIMES[1]);
    hash = (hash ^ (hash >> 29)).wrapping_mul(PRIMES[2]);
    hash ^ (hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_checksums_come_out() {
        assert_eq!(checksum(b"", 0), 0xEF46_DB37_51D8_E999);
        assert_eq!(checksum(b"a", 0), 0xD24E_C4F1_A98C_6E5B);
        assert_eq!(checksum(b"abc", 0), 0x44BC_2CF5_AD77_0999);
        assert_eq!(checksum(b"Nobody inspects the spammish repetition", 0), 0xFBCE_A83C_8A37_8BF1);
        assert_eq!(checksum(b"xxhash", 20_141_025), 0xB559_B98D_844E_0635);
    }

    #[test]
    fn a_changed_bit_changes_the_checksum() {
        let mut bytes = [7; 200];
        let before = checksum(&bytes, 3);
        for place in 0..200 {
            bytes[place] ^= 1;
            assert_ne!(checksum(&bytes, 3), before);
            bytes[place] ^= 1;
        }
        assert_ne!(checksum(&bytes, 4), before);
    }
}
