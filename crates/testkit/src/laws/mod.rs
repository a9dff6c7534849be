//! Every promise of the traits, as a law that any game can be held to.
//!
//! | file | promises of |
//! |---|---|
//! | [`moves`] | `Game` about listing and checking, and `Move` |
//! | [`ending`] | `Game` about ends, turns and repetition, and `Record` |
//! | [`chance`] | `Game` about randomness |
//! | [`random_walks`] | `Abreast` about games that chance plays on and on |
//! | [`observe`] | `Observe` |
//! | [`text`] | `Game` and `Move` about text |
//! | [`symmetry`] | `Symmetry` |
//! | [`read`] | `Read` |
//! | [`options`] | `Options` |
//! | [`board`] | `Show` about the board |
//! | [`view`] | `Show` about tokens, scores and marks |
//! | [`lines`] | `Show` about winning lines |
//! | [`choices`] | `Show` about paths and choices |
//! | [`steps`] | `Show` about steps, forwards and back |
//! | [`preview`] | `Show` about moves that are looked at, and about what the last one moved |
//! | [`refusals`] | `Show` about what is refused |
//! | [`speech`] | `Show` about sentences |
//! | [`sketch`] | `tabuleiro-text` about the board as text |

pub mod board;
pub mod chance;
pub mod choices;
pub mod ending;
pub mod lines;
pub mod moves;
pub mod observe;
pub mod options;
pub mod preview;
pub mod random_walks;
pub mod read;
pub mod refusals;
pub mod sketch;
pub mod speech;
pub mod steps;
pub mod symmetry;
pub mod text;
pub mod view;

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
            ending: a_repeated_position_ends_the_game_where_the_rules_say_so,
            ending: progress_never_falls,
            ending: everybody_named_sits_at_the_table,
            ending: the_turn_passes_over_seats_that_have_left,
            chance: sampling_is_uniform_over_the_legal_moves,
            chance: a_game_played_out_is_the_one_that_sampling_plays,
            chance: the_same_seed_deals_the_same_game,
            random_walks: walks_together_are_the_same_walks_one_by_one,
            random_walks: whole_games_are_those_of_records,
            observe: an_observation_fills_its_shape,
            observe: positions_that_look_alike_have_the_same_future,
            observe: an_observation_is_from_the_side_of_whoever_must_decide,
            observe: marked_moves_are_exactly_the_legal_ones,
            observe: every_seat_sees_all_there_is_from_its_own_side,
            observe: no_number_is_higher_than_its_plane_allows,
            text: positions_round_trip_through_text,
            text: moves_round_trip_through_text,
            text: spoilt_texts_get_an_error_and_never_panic,
            text: positions_are_small,
            symmetry: symmetries_commute_with_play,
            symmetry: the_first_symmetry_is_the_identity,
            symmetry: alike_positions_have_the_same_canonical_form,
            read: typing_the_canonical_text_of_a_legal_move_plays_it,
            read: a_move_is_read_as_it_is_shown,
            read: typing_parts_of_nonsense_never_panics,
            read: what_is_said_to_who_types_is_spoken_in_every_language,
            options: options_round_trip_through_text,
            options: options_stay_the_same_during_a_game,
            options: options_describe_exactly_the_words_there_are,
            options: the_usual_value_of_an_option_is_the_default,
            options: every_listed_value_is_read_or_says_why_not,
            options: options_are_labelled_in_every_language,
            board: the_board_is_the_same_for_the_same_options,
            board: everything_lies_inside_the_extent,
            board: spots_overlap_only_with_their_own_group,
            board: groups_exist_and_stand_before_their_parts,
            board: names_of_spots_are_unique,
            board: looks_are_distinct_and_can_be_drawn,
            board: paints_can_be_read_on_every_ground,
            board: every_seat_has_a_side,
            view: tokens_lie_on_known_spots_and_stacks_are_not_exceeded,
            view: pieces_are_neither_made_nor_lost,
            view: scores_have_a_number_for_each_seat,
            view: the_score_that_wins_wins,
            view: a_view_asks_while_the_game_goes_on_and_tells_the_result_after,
            view: marks_name_known_spots_and_seats,
            view: decided_games_show_a_line_or_say_the_reason,
            lines: every_winning_line_is_marked,
            choices: choices_are_exactly_the_legal_moves,
            choices: paths_lead_over_spots_that_can_be_touched,
            choices: no_path_is_the_beginning_of_another,
            choices: picking_every_path_gives_its_move,
            choices: a_path_is_refused_exactly_when_no_legal_move_begins_so,
            choices: choices_are_spoken_in_every_language,
            steps: steps_lead_from_the_tokens_before_to_those_after,
            steps: steps_taken_back_lead_to_the_tokens_before,
            steps: steps_taken_back_twice_are_the_steps,
            steps: steps_stay_on_the_board,
            preview: a_preview_is_what_then_happens,
            preview: remarks_are_sentences_beyond_the_move_itself,
            preview: marks_tell_everything_that_the_last_move_moved,
            refusals: every_refusal_is_a_sentence,
            refusals: every_refusal_points_at_known_spots,
            speech: everything_on_the_board_has_a_name_in_every_language,
            speech: every_sentence_is_spoken_in_every_language,
            speech: word_files_agree,
            speech: bundles_are_named_after_the_game,
            sketch: the_sketch_names_known_spots_and_fits_a_terminal,
            sketch: the_sketch_is_the_same_in_colour,
            sketch: the_fields_of_a_drawing_point_at_their_spots,
            sketch: what_lies_on_a_spot_is_drawn_in_its_own_fields,
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
