//! Fuzzes imported files of statistics.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| {
    tic_tac_toe_fuzz::statistics(input);
});
