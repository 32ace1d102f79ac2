//! Problems of a Fluent file.

use std::fmt;
use std::path::{Path, PathBuf};

/// A problem of a Fluent file.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    file: PathBuf,
    /// The line, from 1; `None` for the whole file.
    line: Option<usize>,
    text: String,
}

impl Problem {
    /// A problem of a whole file.
    #[must_use]
    pub fn of_file(file: &Path, text: String) -> Self {
        Self { file: file.to_owned(), line: None, text }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, text } = self;
        match line {
            Some(line) => write!(f, "{}:{line}: {text}", file.display()),
            None => write!(f, "{}: {text}", file.display()),
        }
    }
}

/// A file that is read, with the problems found so far.
pub struct Source<'a> {
    /// The whole text.
    pub text: &'a str,
    file: &'a Path,
    problems: Vec<Problem>,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str, file: &'a Path) -> Self {
        Self { text, file, problems: Vec::new() }
    }

    /// Adds a problem at a part of the text.
    pub fn report(&mut self, part: &str, text: String) {
        let offset = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        self.report_at(offset, text);
    }

    /// Adds a problem once at an offset in bytes. An offset outside the text is a problem of the whole file.
    pub fn report_at(&mut self, offset: usize, text: String) {
        let line =
            self.text.as_bytes().get(..offset).map(|before| 1 + before.iter().filter(|byte| **byte == b'\n').count());
        let problem = Problem { file: self.file.to_owned(), line, text };
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// Returns the value, or the problems if there are any.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<Problem>> {
        if self.problems.is_empty() { Ok(value) } else { Err(self.problems) }
    }
}
