//! A virtual display for browsers with a window.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::browsers::webkit;
use crate::family::{self, Family};

/// A running display, which ends on drop.
pub struct Display {
    _server: Family,
    /// The value of the variable `DISPLAY`.
    pub name: String,
}

impl Display {
    /// Width and height in pixels. Every window fits into a quarter of it.
    pub const SIZE: (u32, u32) = (4800, 3200);

    /// Opens a display for one browser, whose only window has the focus.
    pub fn open() -> Self {
        let mut command = family::command(&webkit::programs().unwrap()[2]);
        // Xvfb prints the number of a free display when it is ready.
        let screen = format!("{}x{}x24", Self::SIZE.0, Self::SIZE.1);
        command.args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp"]).stdout(Stdio::piped());
        let mut server = Family::start(command);
        let mut number = String::new();
        BufReader::new(server.output()).read_line(&mut number).unwrap();
        assert!(!number.is_empty(), "the display cannot be opened");
        Self { _server: server, name: format!(":{}", number.trim()) }
    }
}
