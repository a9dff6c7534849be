//! Putting a few things in order.
//!
//! The standard library's sort is made for many things, and so much code for every type that a page would wait for it. Where there
//! are never more than some dozens, this is as quick. What comes of it is the same: of equals the earlier one stays first.

/// Puts a few things in the order of their keys.
///
/// ```
/// let mut words = ["three", "one", "four", "two"];
/// tabuleiro_game::few::sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["one", "two", "four", "three"]);
/// ```
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The same where keys are dear: each is worked out once.
pub fn sort_by_cached_key<T: Copy, K: Ord + Copy>(items: &mut [T], key: impl Fn(&T) -> K) {
    let mut keyed: Vec<(K, T)> = items.iter().map(|item| (key(item), *item)).collect();
    sort_by_key(&mut keyed, |(key, _)| *key);
    items.iter_mut().zip(keyed).for_each(|(to, (_, item))| *to = item);
}

/// So many of the things, those with the least keys in the order of their keys: as if all were sorted and the rest cut off.
pub fn least_by_key<T, K: Ord + Copy>(
    items: impl IntoIterator<Item = T>,
    count: usize,
    mut key: impl FnMut(&T) -> K,
) -> Vec<T> {
    let mut least: Vec<(K, T)> = Vec::with_capacity(count + 1);
    for item in items {
        let key = key(&item);
        if least.len() < count || least.last().is_some_and(|(most, _)| key < *most) {
            let before = least.iter().rposition(|(other, _)| *other <= key);
            least.insert(before.map_or(0, |place| place + 1), (key, item));
            least.truncate(count);
        }
    }
    least.into_iter().map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_order_is_as_the_library_would_have_it() {
        let mut state = 7_u32;
        for count in 0..40 {
            let mut next = || {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state >> 24
            };
            let items: Vec<(u32, usize)> = (0..count).map(|number| (next() % 8, number)).collect();
            let [mut known, mut plain, mut cached] = [items.clone(), items.clone(), items.clone()];
            known.sort_by_key(|item| item.0);
            sort_by_key(&mut plain, |item| item.0);
            sort_by_cached_key(&mut cached, |item| item.0);
            assert_eq!((&plain, &cached), (&known, &known));
            for most in [0, 1, 17] {
                let least = least_by_key(items.iter().copied(), most, |item| item.0);
                assert_eq!(least, known[..most.min(count)]);
            }
        }
    }
}
