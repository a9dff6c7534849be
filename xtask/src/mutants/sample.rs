//! A few mutants instead of all, the same ones every time.

/// As many as asked for, spread evenly over the list and so over its files; from each stretch the seed chooses one.
pub(crate) fn sample(all: &[String], wanted: usize, seed: u64) -> Vec<String> {
    if wanted >= all.len() {
        return all.to_vec();
    }
    let begins = |stretch: usize| stretch * all.len() / wanted;
    let chosen = |stretch: usize| {
        let (from, to) = (begins(stretch), begins(stretch + 1));
        from + (mixed(seed, stretch as u64) % (to - from) as u64) as usize
    };
    (0..wanted).map(|stretch| all[chosen(stretch)].clone()).collect()
}

/// `SplitMix64`: enough to look random, and nothing to depend on.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|number| number.to_string()).collect()
    }

    #[test]
    fn a_sample_is_spread_over_the_list_and_the_same_every_time() {
        let all = names(1_000);
        let few = sample(&all, 10, 7);
        assert_eq!(few, sample(&all, 10, 7));
        assert_ne!(few, sample(&all, 10, 8));
        let stretches: Vec<usize> = few.iter().map(|name| name.parse::<usize>().unwrap() / 100).collect();
        assert_eq!(stretches, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn a_sample_of_more_than_there_are_is_all() {
        assert_eq!(sample(&names(3), 3, 1), names(3));
        assert_eq!(sample(&names(3), 9, 1), names(3));
        assert_eq!(sample(&[], 9, 1), names(0));
    }
}
