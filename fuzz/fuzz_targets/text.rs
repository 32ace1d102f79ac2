//! Fuzzes pasted text.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| {
    tic_tac_toe_fuzz::text(input);
});
