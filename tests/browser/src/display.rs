//! A display that nobody sees, for a browser that needs one.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::family::{self, Family};
use crate::webkit;

/// A running display, which ends when this is dropped.
pub struct Display {
    _server: Family,
    /// What the variable `DISPLAY` has to say.
    pub name: String,
}

impl Display {
    /// Its width and height in pixels: a quarter of it is enough for every window of the tests.
    pub const SIZE: (u32, u32) = (4800, 3200);

    /// Opens a display for one browser, whose window has the focus as there is no other.
    pub fn open() -> Self {
        let mut command = family::command(&webkit::programs().unwrap()[2]);
        // It takes a free number and prints it, as soon as it can be used.
        let screen = format!("{}x{}x24", Self::SIZE.0, Self::SIZE.1);
        command.args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp"]).stdout(Stdio::piped());
        let mut server = Family::start(command);
        let mut number = String::new();
        BufReader::new(server.output()).read_line(&mut number).unwrap();
        assert!(!number.is_empty(), "the display cannot be opened");
        Self { _server: server, name: format!(":{}", number.trim()) }
    }
}
