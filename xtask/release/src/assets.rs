//! Moves the files that the page loads to `assets/` and adds content hashes to their names.
//!
//! Browsers can cache them forever and never mix files of different releases.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use crate::programs::file_of;
use crate::{digest, languages};
use xtask::project::files_in;

/// The folder of hashed files, also named in `public/_headers`.
pub const FOLDER: &str = "assets";

/// Trunk's folder for the stylesheets of the lazy part.
const LAZY: &str = "lazy";

/// Trunk's folder for the stylesheets of embedded games.
const FRAME: &str = "frame";

/// The scripts of the folder `boot` that `boot.js` does not contain.
const SEPARATE: [&str; 3] = ["frame.js", "offline.js", "paint.js"];

/// The minifier. On Windows, the programs of npm are scripts for the command prompt, which change arguments.
const ESBUILD: &str = "tools/node_modules/esbuild/bin/esbuild";

/// Makes V8 compile all functions of the start script while it loads, off the main thread, and not at their first calls.
const EAGER: &str = "//# allFunctionsCalledOnLoad\n";

/// The files of the app beside its parts.
const APP: [(&str, &str); 4] = [("boot", ".js"), ("frame", ".js"), ("offline", ".js"), ("app", "_bg.wasm")];

/// Files that fit only each other and share a digest. A file has a prefix and a suffix; the digest is inserted between
/// them.
type Group<'a> = &'a [(&'a str, &'a str)];

/// Those beside the app.
const GROUPS: [Group; 2] = [&[("analyzer", ".js"), ("worker", "_bg.wasm")], &[("lazy", ".css")]];

/// A hashed file.
pub struct Asset {
    /// The name without digest, such as `boot.js`.
    pub old: String,
    /// The path in the release, such as `assets/boot-0123456789.js`.
    pub path: String,
    /// The value of the attribute `integrity`.
    pub integrity: String,
}

/// All hashed files.
pub struct Assets(Vec<Asset>);

impl Assets {
    /// Finds a file by its name without digest.
    pub fn of(&self, old: &str) -> Result<&Asset> {
        self.0.iter().find(|asset| asset.old == old).with_context(|| format!("there is no asset {old}"))
    }
}

/// Concatenates, minifies and renames the files that the page loads.
pub fn publish(sh: &Shell, dist: &Path, parts: &[String]) -> Result<Assets> {
    join_styles(dist)?;
    minify(sh, dist)?;
    fs::create_dir(dist.join(FOLDER))?;
    let parts: Vec<String> = parts.iter().map(|part| file_of(part)).collect();
    let app: Vec<_> =
        APP.into_iter().chain(parts.iter().filter_map(|file| Some(("app", file.strip_prefix("app")?)))).collect();
    let mut assets = rename(dist, &app)?;
    for group in GROUPS {
        assets.extend(rename(dist, group)?);
    }
    Ok(Assets(assets))
}

/// Concatenates stylesheets, to save requests and compress better: `style.css`, which the page will contain, `lazy.css` for the
/// lazy part, and `frame.css`, which `frame.js` will contain.
fn join_styles(dist: &Path) -> Result<()> {
    let page = fs::read_to_string(dist.join("index.html"))?;
    let mut sheets: Vec<String> = files_in(dist)?.into_iter().filter(|name| name.ends_with(".css")).collect();
    sheets.retain(|name| page.contains(&format!("{name}\"")) || page.contains(&format!("{name} ")));
    sheets.sort_by_key(|name| page.find(name));
    let (lazy, others): (Vec<_>, Vec<_>) = sheets.into_iter().partition(|name| name.starts_with(LAZY));
    let (frame, first): (Vec<_>, Vec<_>) = others.into_iter().partition(|name| name.starts_with(FRAME));
    for (name, sheets) in [("style.css", first), ("lazy.css", lazy), ("frame.css", frame)] {
        ensure!(!sheets.is_empty(), "the page has no styles for {name}");
        let mut joined = String::new();
        for sheet in sheets {
            joined.push_str(&fs::read_to_string(dist.join(&sheet))?);
            fs::remove_file(dist.join(sheet))?;
        }
        fs::write(dist.join(name), joined)?;
    }
    fs::remove_dir(dist.join(FRAME))?;
    Ok(fs::remove_dir(dist.join(LAZY))?)
}

/// Minifies scripts and stylesheets with esbuild. Bundles scripts with what they import, and the script of embedded games with its
/// styles, to save requests.
fn minify(sh: &Shell, dist: &Path) -> Result<()> {
    let options = ["--minify", "--log-level=warning", "--allow-overwrite"];
    let entries = ["boot.js", "analyzer.js"].map(|name| dist.join(name));
    let digest = digest::integrity(&fs::read(dist.join("worker_bg.wasm"))?);
    let bundle = ["--bundle", "--format=esm", "--pure:console.warn", &format!("--define:self.digest={digest:?}")];
    cmd!(sh, "node {ESBUILD} {entries...} {bundle...} {options...} --outdir={dist}").quiet().run()?;
    let (late, folder) = (["frame.js", "offline.js"].map(|name| dist.join("boot").join(name)), dist.join("boot"));
    cmd!(sh, "node {ESBUILD} {late...} --bundle --format=esm {options...} --outdir={folder}").quiet().run()?;
    for glue in ["app.js", "worker.js"] {
        fs::remove_file(dist.join(glue))?;
    }
    for name in SEPARATE {
        fs::rename(dist.join("boot").join(name), dist.join(name))?;
    }
    fs::remove_dir_all(dist.join("boot"))?;
    let is_readable = |name: &String| [".js", ".css"].iter().any(|end| name.ends_with(end)) && !name.contains('/');
    let files = files_in(dist)?.into_iter().filter(is_readable).map(|name| dist.join(name));
    let texts = format!("--define:globalThis.elementTexts={}", languages::element_texts()?);
    cmd!(sh, "node {ESBUILD} {files...} {options...} {texts} --outdir={dist}").quiet().run()?;
    // Frameworks import the element on servers, too.
    let element = fs::read(dist.join("embed.js"))?;
    let import = cmd!(sh, "node --input-type=module").stdin(element).quiet().run();
    import.context("the element must do nothing where there is no browser")?;
    let (script, styles) = (dist.join("frame.js"), dist.join("frame.css"));
    let define = format!("--define:self.styles={:?}", fs::read_to_string(&styles)?.trim_end());
    cmd!(sh, "node {ESBUILD} {script} {define} {options...} --outdir={dist}").quiet().run()?;
    let boot = dist.join("boot.js");
    fs::write(&boot, EAGER.to_owned() + &fs::read_to_string(&boot)?)?;
    Ok(fs::remove_file(styles)?)
}

fn rename(dist: &Path, group: Group) -> Result<Vec<Asset>> {
    let old = |(stem, end): &(&str, &str)| format!("{stem}{end}");
    let contents = group.iter().map(|file| fs::read(dist.join(old(file))).with_context(|| old(file)));
    let contents = contents.collect::<Result<Vec<_>>>()?;
    let digest = digest::name(&contents);
    let mut assets = Vec::new();
    for (file, content) in group.iter().zip(&contents) {
        let path = format!("{FOLDER}/{}-{digest}{}", file.0, file.1);
        fs::rename(dist.join(old(file)), dist.join(&path))?;
        assets.push(Asset { old: old(file), path, integrity: digest::integrity(content) });
    }
    Ok(assets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn change_of_one_file_renames_its_whole_group() {
        let dist = std::env::temp_dir().join(format!("assets-{}", std::process::id()));
        let names_with = |second: &str| {
            drop(fs::remove_dir_all(&dist));
            fs::create_dir_all(dist.join(FOLDER)).unwrap();
            for (name, content) in [("a.js", "glue"), ("a_bg.wasm", second), ("b.css", "style")] {
                fs::write(dist.join(name), content).unwrap();
            }
            let groups: [Group; 2] = [&[("a", ".js"), ("a", "_bg.wasm")], &[("b", ".css")]];
            groups.map(|group| rename(&dist, group).unwrap().into_iter().map(|asset| asset.path).collect::<Vec<_>>())
        };
        let [program, style] = names_with("first");
        assert_eq!(names_with("first"), [program.clone(), style.clone()]);
        let [other_program, other_style] = names_with("other");
        assert_eq!(style, other_style);
        assert!(program.iter().all(|name| !other_program.contains(name)), "{program:?} {other_program:?}");
        fs::remove_dir_all(dist).unwrap();
    }
}
