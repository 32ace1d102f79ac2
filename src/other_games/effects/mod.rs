//! Effects of games with other rules: the address, keys, and the computer's reply.

pub mod use_address;
pub mod use_keys;
pub mod use_reply;
