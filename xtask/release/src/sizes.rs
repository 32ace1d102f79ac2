//! Sizes of a release's files, compressed with Brotli.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::assets::Assets;
use crate::offline::is_cached;
use xtask::project::files_in;

/// The maximum transfer size of a first visit, in bytes.
const FIRST_VISIT: usize = 68_000;

/// The maximum transfer size of the offline copy, which includes the files of a first visit, in bytes.
const OFFLINE_COPY: usize = 461_000;

/// The maximum transfer size of an embedded game that begins like a first visit, with the element, in bytes.
const EMBEDDED: usize = 75_500;

/// A file of a release.
struct File {
    name: String,
    plain: usize,
    compressed: usize,
}

/// The files of a release by use.
#[derive(Default)]
pub struct Sizes {
    first_visit: Vec<File>,
    offline: Vec<File>,
    others: Vec<File>,
    /// The transfer size of an embedded game that begins like a first visit, with the element.
    embedded: usize,
}

impl Sizes {
    /// Measures a release with compressed copies.
    pub fn measure(dist: &Path, assets: &Assets) -> Result<Self> {
        let [program, script, frame] = ["app_bg.wasm", "boot.js", "frame.js"].map(|name| assets.of(name));
        let (program, script, frame) = (program?, script?, frame?);
        let first_visit = ["index.html", "icon.png", &program.path, &script.path];
        let embedded = ["index.html", "embed.js", &program.path, &script.path, &frame.path];
        let mut sizes = Self::default();
        for name in files_in(dist)?.into_iter().filter(|name| !name.ends_with(".br") && !name.ends_with(".gz")) {
            let size = |name: &str| fs::metadata(dist.join(name)).map(|file| file.len() as usize);
            let plain = size(&name)?;
            let compressed = size(&format!("{name}.br")).unwrap_or(plain);
            if embedded.contains(&name.as_str()) {
                sizes.embedded += compressed;
            }
            let group = match name.as_str() {
                name if first_visit.contains(&name) => &mut sizes.first_visit,
                name if is_cached(name) => &mut sizes.offline,
                _ => &mut sizes.others,
            };
            group.push(File { name, plain, compressed });
        }
        Ok(sizes)
    }

    /// Returns names, sizes and budgets of the first visit, of an embedded game and of the offline copy.
    fn totals(&self) -> [(&'static str, usize, usize); 3] {
        let size = |files: &[File]| files.iter().map(|file| file.compressed).sum::<usize>();
        let first = size(&self.first_visit);
        [
            ("A first visit", first, FIRST_VISIT),
            ("An embedded game", self.embedded, EMBEDDED),
            ("The offline copy", first + size(&self.offline), OFFLINE_COPY),
        ]
    }

    /// Prints the sizes of all files and the totals.
    pub fn print(&self) {
        let groups = [("First visit", &self.first_visit), ("Also offline", &self.offline), ("Others", &self.others)];
        for (heading, files) in groups {
            println!("{heading:<32}{:>10}{:>10}", "bytes", "brotli");
            for File { name, plain, compressed } in files {
                println!("{name:<32}{plain:>10}{compressed:>10}");
            }
        }
        for (what, size, budget) in self.totals() {
            println!("{:<32}{size:>20} of {budget}", format!("{what} transfers"));
        }
    }

    /// Prints by how much a release of stable flags is larger than the budget of other releases.
    pub fn print_difference_to_budget(&self) {
        for (what, size, budget) in self.totals() {
            let percent = 100.0 * (size as f64 / budget as f64 - 1.0);
            println!("{what} transfers {percent:.0}% more than the budget for the pinned compiler");
        }
    }

    /// Checks the totals.
    pub fn ensure_within_budget(&self) -> Result<()> {
        for (what, size, budget) in self.totals() {
            ensure!(size <= budget, "{what} transfers {size} bytes, more than its budget of {budget} in {}", file!());
        }
        Ok(())
    }
}
