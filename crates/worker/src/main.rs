//! The Web Worker: receives requests, analyzes positions and sends replies. It contains the engine and nothing of the
//! page.

#[cfg(target_arch = "wasm32")]
mod in_the_browser {
    use std::cell::RefCell;

    use wasm_bindgen::JsCast;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
    use worker::protocol::Reply;
    use worker::service::Service;

    /// Listens to messages of the page and reports ready.
    pub fn run() {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let service = RefCell::new(Service::default());
        let onmessage = {
            let scope = scope.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else { return };
                let clock = scope.performance();
                let now = || clock.as_ref().map_or_else(js_sys::Date::now, |clock| clock.now());
                service.borrow_mut().answer(&text, &now, &mut |reply| send(&scope, reply));
            })
        };
        scope.set_onmessage(Some(onmessage.as_ref().unchecked_ref()));
        // The listener lives as long as the worker.
        onmessage.forget();
        send(&scope, Reply::Ready);
    }

    fn send(scope: &DedicatedWorkerGlobalScope, reply: Reply) {
        // A text can always be cloned, so that this never fails.
        let _ = scope.post_message(&reply.to_string().into());
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    in_the_browser::run();
}

/// The program does nothing outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
