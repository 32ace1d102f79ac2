//! Sizes of a release's files, compressed with Brotli.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use super::assets::Assets;
use super::offline::is_cached;
use crate::project::files_in;

/// The maximum transfer size of a first visit, in bytes.
const FIRST_VISIT: usize = 67_500;

/// The maximum transfer size of the offline copy, which includes the files of a first visit, in bytes.
const OFFLINE_COPY: usize = 243_000;

/// A file of a release.
struct File {
    name: String,
    plain: usize,
    compressed: usize,
}

/// Files by use: first visit, offline copy, and others.
pub struct Sizes([(&'static str, Vec<File>); 3]);

impl Sizes {
    /// Measures a release with compressed copies.
    pub fn measure(dist: &Path, assets: &Assets) -> Result<Self> {
        let mut first = vec!["index.html".to_owned(), "icon.svg".to_owned()];
        for name in ["app_bg.wasm", "boot.js"] {
            first.push(assets.of(name)?.path.clone());
        }
        let mut groups = Self([("First visit", Vec::new()), ("Also offline", Vec::new()), ("Others", Vec::new())]);
        for name in files_in(dist)?.into_iter().filter(|name| !name.ends_with(".br") && !name.ends_with(".gz")) {
            let size = |name: &str| fs::metadata(dist.join(name)).map(|file| file.len() as usize);
            let plain = size(&name)?;
            let file = File { plain, compressed: size(&format!("{name}.br")).unwrap_or(plain), name };
            let Self([(_, of_first_visit), (_, offline), (_, others)]) = &mut groups;
            match file.name {
                ref name if first.contains(name) => of_first_visit.push(file),
                ref name if is_cached(name) => offline.push(file),
                _ => others.push(file),
            }
        }
        ensure!(groups.0[0].1.len() == first.len(), "the release lacks a file of a first visit");
        Ok(groups)
    }

    /// Returns names, sizes and budgets of the first visit and of the offline copy.
    fn totals(&self) -> [(&'static str, usize, usize); 2] {
        let Self([(_, first), (_, offline), _]) = self;
        let size = |files: &[File]| files.iter().map(|file| file.compressed).sum::<usize>();
        let first = size(first);
        [("A first visit", first, FIRST_VISIT), ("The offline copy", first + size(offline), OFFLINE_COPY)]
    }

    /// Checks the sizes of first visit and offline copy.
    pub fn ensure_within_budget(&self) -> Result<()> {
        for (what, size, budget) in self.totals() {
            ensure!(size <= budget, "{what} transfers {size} bytes, more than its budget of {budget}");
        }
        Ok(())
    }
}

impl Display for Sizes {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        for (heading, files) in &self.0 {
            writeln!(formatter, "{heading:<32}{:>10}{:>10}", "bytes", "brotli")?;
            for File { name, plain, compressed } in files {
                writeln!(formatter, "{name:<32}{plain:>10}{compressed:>10}")?;
            }
        }
        for (what, size, budget) in self.totals() {
            writeln!(formatter, "{:<32}{size:>20} of {budget}", format!("{what} transfers"))?;
        }
        Ok(())
    }
}
