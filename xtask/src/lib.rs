//! What the commands, the program `release` and the tests in browsers share.

pub mod project;
pub mod trunk;

/// The variable with the address of a running `cargo xtask play`, for the tests of the development server.
pub const PLAY_ADDRESS: &str = "PLAY_ADDRESS";

/// The variable with the folder of the tutorial's game, for its tests.
pub const TUTORIAL_FOLDER: &str = "TUTORIAL_FOLDER";

/// The variable with the folder of the pages of frameworks, for their test.
pub const FRAMEWORKS_FOLDER: &str = "FRAMEWORKS_FOLDER";
