//! What a link holds: a board, a position, or a list of moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| {
    tic_tac_toe_fuzz::board(input);
    tic_tac_toe_fuzz::position(input);
    tic_tac_toe_fuzz::moves(input);
});
