//! The directory outside the checkout that keeps installed tools, so that every clone of the
//! project shares them.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::PathBuf;

use anyhow::{Context, Result};

/// The directory itself: `tic-tac-toe` in the user's cache, which is at `$XDG_CACHE_HOME` or else
/// `~/.cache`.
///
/// # Errors
///
/// When the user has no home directory.
pub fn directory() -> Result<PathBuf> {
    // The XDG base directory specification has relative paths ignored.
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = match cache {
        Some(cache) => cache,
        None => {
            env::home_dir().context("there is no home directory to keep tools in; set XDG_CACHE_HOME")?.join(".cache")
        }
    };
    Ok(cache.join("tic-tac-toe"))
}

/// Waits until nobody else installs anything into the cache; the others wait until the returned
/// file is dropped, or its process gone.
///
/// # Errors
///
/// When the cache cannot be written to.
pub fn lock() -> Result<File> {
    let directory = directory()?;
    fs::create_dir_all(&directory)
        .and_then(|()| File::create(directory.join("lock")))
        .and_then(|file| {
            if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
                println!("Waiting for another installation to end");
                file.lock()?;
            }
            Ok(file)
        })
        .with_context(|| format!("{} cannot be used to keep tools in", directory.display()))
}
