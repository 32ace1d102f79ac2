//! Ctrl+C.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// Returns a flag that Ctrl+C sets from now on.
///
/// # Errors
///
/// If the system refuses the handler.
pub fn flag() -> Result<Arc<AtomicBool>, String> {
    let interrupted = Arc::new(AtomicBool::new(false));
    flag::register(SIGINT, Arc::clone(&interrupted)).map_err(|error| error.to_string())?;
    Ok(interrupted)
}
