//! Fuzzes the notations in a link: rules, position and moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| {
    tic_tac_toe_fuzz::board(input);
    tic_tac_toe_fuzz::position(input);
    tic_tac_toe_fuzz::moves(input);
});
