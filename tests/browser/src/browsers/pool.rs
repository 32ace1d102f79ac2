//! A pool of idle browsers.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use crate::browsers::browser::{Browser, Motion};
use crate::harness::SCRIPT_TIMEOUT;

/// The runtime of all driver connections and servers.
pub static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap());

static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// How often a browser is replaced: if it has crashed or hangs, or if another program takes the port of its driver first.
const ATTEMPTS: usize = 3;

fn idle() -> MutexGuard<'static, Vec<Browser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes an idle browser, or opens a new one, and resets it.
pub async fn take(motion: Motion) -> Browser {
    for _ in 0..ATTEMPTS {
        let found = {
            let mut idle = idle();
            let index = idle.iter().position(|browser| browser.can_have(motion));
            index.map(|index| idle.swap_remove(index))
        };
        match timeout(SCRIPT_TIMEOUT, Browser::ready(found, motion)).await {
            Ok(Ok(browser)) => return browser,
            Ok(Err(error)) => eprintln!("a browser is replaced: {error}"),
            Err(_) => eprintln!("a browser that hangs is replaced"),
        }
    }
    panic!("no browser opens");
}

/// Returns a browser to the pool.
pub fn give_back(browser: Browser) {
    idle().push(browser);
}

/// Closes all idle browsers.
pub fn close_all() {
    let browsers = std::mem::take(&mut *idle());
    let threads: Vec<_> = browsers.into_iter().map(|browser| std::thread::spawn(|| drop(browser))).collect();
    for thread in threads {
        drop(thread.join());
    }
}
