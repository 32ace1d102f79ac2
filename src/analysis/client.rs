//! Performs the page's side of the conversation with a Web Worker.
//!
//! `public/boot.js` creates the worker, because only it knows the script's URL and has the trusted-types policy.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Worker;

use worker::conversation::{Conversation, Effect, Event};
use worker::request::{Report, Request};

#[wasm_bindgen]
extern "C" {
    /// Creates a worker. Fails in a page without `public/boot.js`.
    #[wasm_bindgen(catch, js_namespace = boot, js_name = createWorker)]
    fn create_worker() -> Result<Worker, JsValue>;
}

/// The milliseconds that a worker may exceed its time before it counts as failed. The machine may be busy with other work.
const GRACE: u32 = 10_000;

/// The milliseconds that a worker may take to start: for two tries, as long as the page waits for any other download.
const START: u32 = 5_000;

/// Requests analyses from a worker, which starts with the first request. Dropping the client terminates the worker.
pub struct Client(Rc<Inner>);

struct Inner {
    conversation: RefCell<Conversation>,
    worker: RefCell<Option<Running>>,
    report: Box<dyn Fn(Report)>,
    /// The milliseconds for which the worker may be silent.
    patience: Cell<u32>,
}

/// A worker with its event listeners.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
    /// The timeout of the worker's silence; `None` while it is idle.
    watch: Option<Timeout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Client {
    /// Creates a client that passes the results to `report`.
    pub fn new(report: impl Fn(Report) + 'static) -> Self {
        Self(Rc::new(Inner {
            conversation: RefCell::default(),
            worker: RefCell::default(),
            report: Box::new(report),
            patience: Cell::default(),
        }))
    }

    /// Requests these analyses, and no others that were requested before.
    pub fn request(&self, request: Option<Request>) {
        if let Some(request) = &request {
            self.0.patience.set(request.milliseconds().saturating_add(GRACE));
        }
        self.0.handle(Event::Requested(request));
    }
}

impl Inner {
    fn handle(self: &Rc<Self>, event: Event) {
        // The effects cause no events before they return, so that the conversation is never borrowed twice.
        let is_reply = matches!(event, Event::Received(_));
        let effects = self.conversation.borrow_mut().handle(event);
        let is_progress = is_reply || !effects.is_empty();
        for effect in effects {
            match effect {
                Effect::Start => self.start(),
                Effect::Send(text) => self.send(&text),
                Effect::Terminate => drop(self.worker.take()),
                Effect::Report(report) => (self.report)(report),
            }
        }
        self.watch(is_progress);
    }

    /// Starts a worker. If that is impossible, the worker counts as failed.
    fn start(self: &Rc<Self>) {
        let Ok(worker) = create_worker() else {
            let this = self.clone();
            Timeout::new(0, move || this.handle(Event::Failed)).forget();
            return;
        };
        let listeners = ["message", "error", "messageerror"].map(|name| {
            let this = Rc::downgrade(self);
            EventListener::new(&worker, name, move |event| {
                let Some(this) = this.upgrade() else { return };
                let text = Reflect::get(event, &"data".into()).ok().and_then(|data| data.as_string());
                this.handle(if name == "message" { Event::Received(text.unwrap_or_default()) } else { Event::Failed });
            })
        });
        self.worker.replace(Some(Running { worker, _listeners: listeners, watch: None }));
    }

    fn send(&self, text: &str) {
        if let Some(running) = &*self.worker.borrow() {
            // A text can always be cloned, so that this never fails.
            let _ = running.worker.post_message(&text.into());
        }
    }

    /// Sets the timeout of a busy worker's silence, and restarts it after progress. A repeated request is no progress,
    /// because a player who continues to play would otherwise keep a silent worker alive.
    fn watch(self: &Rc<Self>, is_progress: bool) {
        if let Some(running) = &mut *self.worker.borrow_mut() {
            let (is_busy, is_starting) = {
                let conversation = self.conversation.borrow();
                (conversation.is_busy(), conversation.is_starting())
            };
            if running.watch.is_some() == is_busy && !is_progress {
                return;
            }
            running.watch = is_busy.then(|| {
                let this = Rc::downgrade(self);
                let fail = move || {
                    if let Some(this) = this.upgrade() {
                        this.handle(Event::Failed);
                    }
                };
                Timeout::new(if is_starting { START } else { self.patience.get() }, fail)
            });
        }
    }
}
