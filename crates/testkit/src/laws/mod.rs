//! Every promise of the traits, as a law that any game can be held to.

pub mod chance;
pub mod ending;
pub mod moves;
pub mod show;
pub mod symmetry;
pub mod text;

/// Writes one test for each law. Takes the game's type and a function that gives positions to begin from.
#[macro_export]
macro_rules! laws {
    ($game:ty, $starts:path) => {
        $crate::laws!(@tests $game, $starts;
            moves: listed_moves_are_exactly_the_accepted_ones,
            moves: moves_are_listed_in_order_of_their_numbers,
            moves: numbers_of_moves_round_trip,
            moves: counting_moves_agrees_with_listing_them,
            moves: play_changes_nothing_when_it_refuses,
            ending: over_exactly_when_there_are_no_moves,
            ending: every_game_ends,
            ending: a_record_undone_is_the_record_before,
            ending: a_finished_game_refuses_every_move,
            chance: sampling_is_uniform_over_the_legal_moves,
            chance: the_same_seed_deals_the_same_game,
            symmetry: symmetries_commute_with_play,
            symmetry: the_first_symmetry_is_the_identity,
            symmetry: alike_positions_have_the_same_canonical_form,
            text: positions_round_trip_through_text,
            text: moves_round_trip_through_text,
            text: options_round_trip_through_text,
            text: typing_the_canonical_text_of_a_legal_move_plays_it,
            text: typing_parts_of_nonsense_never_panics,
            text: spoilt_texts_get_an_error_and_never_panic,
            text: positions_are_small,
            show: choices_are_exactly_the_legal_moves,
            show: no_path_is_the_beginning_of_another,
            show: picking_every_path_gives_its_move,
            show: everything_stands_on_a_known_spot,
            show: steps_lead_from_the_tokens_before_to_those_after,
            show: pieces_are_neither_made_nor_lost,
            show: every_sentence_is_spoken_in_every_language,
            show: every_refusal_is_a_sentence,
            show: the_sketch_names_known_spots_and_fits_a_terminal,
            show: word_files_agree,
        );
    };
    (@tests $game:ty, $starts:path; $($group:ident: $law:ident),* $(,)?) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::$group::$law::<$game>(&$starts());
            }
        )*
    };
}
