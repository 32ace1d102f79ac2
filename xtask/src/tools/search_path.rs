//! The directories in which programs are looked for.

use std::env::{self, JoinPathsError, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Directories, the first to be searched first.
#[derive(Clone, Debug)]
pub struct SearchPath(Vec<PathBuf>);

impl SearchPath {
    /// What the variable `PATH` says.
    pub fn from_environment() -> Self {
        Self(env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect())
    }

    /// Lets a directory be searched before all others.
    pub fn prepend(&mut self, directory: PathBuf) {
        self.0.insert(0, directory);
    }

    /// The first program of this name.
    pub fn find(&self, program: &str) -> Option<PathBuf> {
        self.0.iter().find_map(|directory| find_in(directory, program))
    }

    /// The directories as a value for `PATH`.
    ///
    /// # Errors
    ///
    /// When the name of a directory holds the character that separates two.
    pub fn to_variable(&self) -> Result<OsString, JoinPathsError> {
        env::join_paths(&self.0)
    }
}

/// The program of this name in one directory.
pub fn find_in(directory: &Path, program: &str) -> Option<PathBuf> {
    // On Windows, npm installs its programs as command scripts.
    let suffixes: &[&str] = if cfg!(windows) { &[EXE_SUFFIX, ".cmd"] } else { &[""] };
    suffixes.iter().map(|suffix| directory.join(format!("{program}{suffix}"))).find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    const ANYONE_MAY_EXECUTE: u32 = 0o111;
    fs::metadata(file)
        .is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & ANYONE_MAY_EXECUTE != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|metadata| metadata.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_on_the_path_are_found() {
        assert!(SearchPath::from_environment().find("cargo").is_some());
    }

    #[test]
    fn the_first_directory_wins() {
        let cargo = SearchPath::from_environment().find("cargo").unwrap();
        let directory = cargo.parent().unwrap().to_owned();
        let mut path = SearchPath(vec![PathBuf::from("no-such-directory")]);
        assert_eq!(path.find("cargo"), None);
        path.prepend(directory);
        assert_eq!(path.find("cargo"), Some(cargo));
    }

    #[test]
    fn a_file_that_is_no_program_is_passed_over() {
        let top = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(top.join("Cargo.toml").is_file());
        assert_eq!(find_in(top, "src"), None);
        #[cfg(unix)]
        assert_eq!(find_in(top, "Cargo.toml"), None);
    }
}
