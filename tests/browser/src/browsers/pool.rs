//! A pool of idle browsers.

use std::sync::{LazyLock, Mutex, PoisonError};

use tokio::runtime::{Builder, Runtime};

use crate::browsers::browser::{Browser, Motion};

/// The runtime of all driver connections and servers.
pub static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap());

static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

fn idle() -> std::sync::MutexGuard<'static, Vec<Browser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes an idle browser and resets it, or opens a new one.
pub async fn take(motion: Motion) -> Browser {
    let found = {
        let mut idle = idle();
        let index = idle.iter().position(|browser| browser.can_have(motion));
        index.map(|index| idle.swap_remove(index))
    };
    if let Some(mut browser) = found {
        match browser.clean(motion).await {
            Ok(()) => return browser,
            // The idle browser has crashed.
            Err(error) => {
                eprintln!("a browser is replaced: {error}");
                browser.close();
            }
        }
    }
    let mut browser = Browser::open(motion).await;
    browser.clean(motion).await.unwrap();
    browser
}

/// Returns a browser to the pool.
pub fn give_back(browser: Browser) {
    idle().push(browser);
}

/// Closes all idle browsers.
pub fn close_all() {
    let browsers = std::mem::take(&mut *idle());
    let threads: Vec<_> = browsers.into_iter().map(|browser| std::thread::spawn(|| browser.close())).collect();
    for thread in threads {
        drop(thread.join());
    }
}
