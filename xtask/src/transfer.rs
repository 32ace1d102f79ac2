//! What a first visit transfers, with every file compressed by Brotli as a good host does it.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{compress, page};

/// The most that a first visit may transfer, in bytes: on a slow mobile line of 400 kbit/s, that
/// takes 1.6 seconds.
const BUDGET: usize = 80_700;

/// The page that a visit begins with.
const PAGE: &str = "index.html";

/// The files of a first visit, in the order in which the page names them.
#[derive(Debug, PartialEq, Eq)]
pub struct Transfer(Vec<TransferredFile>);

/// One of them.
#[derive(Debug, PartialEq, Eq)]
pub struct TransferredFile {
    /// Its place in the published directory.
    name: String,
    /// Its size on the disk, in bytes.
    plain: usize,
    /// Its size on the wire, in bytes.
    compressed: usize,
}

impl Transfer {
    /// Measures the page in a directory together with everything that it has a browser fetch.
    ///
    /// # Errors
    ///
    /// When the page, or a file that it refers to, is missing or breaks a promise of
    /// [`page::references`].
    pub fn measure(directory: &Path) -> Result<Self> {
        let read = |name: &str| fs::read(directory.join(name)).map_err(Into::into);
        Self::of(read)
    }

    /// [`Transfer::measure`] for files that are read by a function.
    fn of(read: impl Fn(&str) -> Result<Vec<u8>>) -> Result<Self> {
        let html = read(PAGE).with_context(|| format!("{PAGE} cannot be read"))?;
        let mut files = vec![TransferredFile::new(PAGE.to_owned(), &html)?];
        for name in page::references(&String::from_utf8_lossy(&html))? {
            let content = read(&name).with_context(|| format!("{PAGE} refers to `{name}`, which cannot be read"))?;
            files.push(TransferredFile::new(name, &content)?);
        }
        Ok(Self(files))
    }

    /// Whether a first visit fetches the file of this name.
    pub fn fetches(&self, name: &str) -> bool {
        self.0.iter().any(|file| file.name == name)
    }

    fn total(&self) -> usize {
        self.0.iter().map(|file| file.compressed).sum()
    }

    /// Makes sure that no more is transferred than may be.
    ///
    /// # Errors
    ///
    /// When it is more.
    pub fn ensure_within_budget(&self) -> Result<()> {
        let total = self.total();
        ensure!(
            total <= BUDGET,
            "a first visit transfers {} bytes, which is {} over the budget of {}",
            grouped(total),
            grouped(total.saturating_sub(BUDGET)),
            grouped(BUDGET)
        );
        Ok(())
    }
}

impl TransferredFile {
    fn new(name: String, content: &[u8]) -> Result<Self> {
        Ok(Self { name, plain: content.len(), compressed: compress::brotli(content)?.len() })
    }
}

impl Display for Transfer {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(&table("First visit", &self.0))?;
        let width = width(&self.0);
        let (total, budget) = (grouped(self.total()), grouped(BUDGET));
        writeln!(formatter, "{:<width$}  {:>9}  {total:>9}  of {budget}", "Total", "")
    }
}

/// Files of a directory that a first visit does not fetch, measured as those that it does.
///
/// # Errors
///
/// When one cannot be read.
pub fn measure_all(directory: &Path, names: Vec<String>) -> Result<Vec<TransferredFile>> {
    names.into_iter().map(|name| TransferredFile::new(name.clone(), &fs::read(directory.join(name))?)).collect()
}

/// Files with their sizes, below a heading.
pub fn table(heading: &str, files: &[TransferredFile]) -> String {
    let width = width(files);
    let mut lines = format!("{heading:<width$}  {:>9}  {:>9}\n", "bytes", "brotli");
    for file in files {
        let (plain, compressed) = (grouped(file.plain), grouped(file.compressed));
        lines.push_str(&format!("{:<width$}  {plain:>9}  {compressed:>9}\n", file.name));
    }
    lines
}

/// How many characters the longest name has.
fn width(files: &[TransferredFile]) -> usize {
    files.iter().map(|file| file.name.len()).max().unwrap_or(0)
}

/// A number with a comma between every three digits.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The transfer of a page beside files of ten bytes each.
    fn transfer(html: &str, files: &[&str]) -> Result<Transfer> {
        Transfer::of(|name| match name {
            PAGE => Ok(html.as_bytes().to_vec()),
            name if files.contains(&name) => Ok(vec![0; 10]),
            _ => anyhow::bail!("there is no such file"),
        })
    }

    #[test]
    fn the_page_and_its_files_are_added_up() {
        let html = r#"<link rel="stylesheet" href="./a.css"><script src="b.js"></script>"#;
        let transfer = transfer(html, &["a.css", "b.js", "unused.js"]).unwrap();
        let names: Vec<_> = transfer.0.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, [PAGE, "a.css", "b.js"]);
        assert!(transfer.fetches("a.css") && !transfer.fetches("unused.js"));
        let plain: usize = transfer.0.iter().map(|file| file.plain).sum();
        assert_eq!(plain, html.len() + 20);
        let compressed: Vec<_> = transfer.0.iter().map(|file| file.compressed).collect();
        assert_eq!(transfer.total(), compressed.into_iter().sum());
    }

    #[test]
    fn a_reference_to_nothing_is_an_error() {
        let message = transfer(r#"<script src="gone.js"></script>"#, &[]).unwrap_err();
        let message = format!("{message:#}");
        assert!(message.contains("refers to `gone.js`"), "{message}");
    }

    #[test]
    fn compression_finds_repetition() {
        let repeated = vec![b'x'; 100_000];
        assert!(compress::brotli(&repeated).unwrap().len() < 100);
    }

    #[test]
    fn the_budget_may_be_reached_and_not_passed() {
        let of = |compressed| {
            let name = PAGE.to_owned();
            Transfer(vec![TransferredFile { name, plain: 0, compressed }])
        };
        of(BUDGET).ensure_within_budget().unwrap();
        let message = of(BUDGET + 1_234).ensure_within_budget().unwrap_err().to_string();
        assert!(message.contains(&grouped(BUDGET + 1_234)) && message.contains("1,234 over"), "{message}");
    }

    #[test]
    fn digits_are_grouped_from_the_right() {
        let numbers = [0, 999, 1_000, 75_000, 1_234_567].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "75,000", "1,234,567"]);
    }
}
