//! Ctrl+C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Returns a flag that Ctrl+C sets from now on.
///
/// # Errors
///
/// If the system refuses the handler.
pub fn flag() -> Result<Arc<AtomicBool>, String> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;
    Ok(interrupted)
}
