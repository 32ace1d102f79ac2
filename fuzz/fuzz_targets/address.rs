//! Fuzzes the query and fragment of an address.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| {
    tic_tac_toe_fuzz::address(input);
});
