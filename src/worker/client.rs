//! The page's side, carried out with a Web Worker.
//!
//! `public/boot.js` makes the worker, because only it knows the script's address and may use it: this asks by an event of
//! the window, on which the worker then is.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Worker;

use super::conversation::{Conversation, Effect, Event};
use crate::engine::Position;
use crate::engine::evaluation::{Analysis, Question};

/// How many milliseconds more than it may a worker can take before it counts as dead: many, because the machine may have
/// other things to do.
const GRACE: u32 = 10_000;

/// What the page hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// This is known of a position after so many milliseconds of thought, or of nought as long as that goes on.
    Analyzed(Position, Analysis, u32),
    /// There is nobody to ask.
    Lost,
}

/// Asks a worker, which it starts when it first has something to ask. The worker ends when this is dropped.
pub struct Client(Rc<Inner>);

struct Inner {
    conversation: RefCell<Conversation>,
    worker: RefCell<Option<Running>>,
    tell: Box<dyn Fn(News)>,
    /// How long the worker may be silent at present.
    patience: RefCell<u32>,
}

/// A worker, and what listens to it.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
    /// Ends it when it has been silent for too long; only while it is asked.
    watch: Option<Timeout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Client {
    /// A client that tells what it hears.
    #[must_use]
    pub fn new(tell: impl Fn(News) + 'static) -> Self {
        Self(Rc::new(Inner {
            conversation: RefCell::default(),
            worker: RefCell::default(),
            tell: Box::new(tell),
            patience: RefCell::default(),
        }))
    }

    /// Asks this, in place of all that was asked before.
    pub fn ask(&self, question: Option<Question>) {
        if let Some(question) = &question {
            self.0.patience.replace(question.milliseconds.saturating_add(GRACE));
        }
        self.0.handle(Event::Wanted(question));
    }
}

impl Inner {
    fn handle(self: &Rc<Self>, event: Event) {
        // What the effects cause comes later, so that the conversation is never entered twice at once.
        let is_heard = matches!(event, Event::Heard(_));
        let effects = self.conversation.borrow_mut().handle(event);
        let is_news = is_heard || !effects.is_empty();
        for effect in effects {
            match effect {
                Effect::Start => self.start(),
                Effect::Send(text) => self.send(&text),
                Effect::End => drop(self.worker.take()),
                Effect::Tell(position, analysis, thought) => (self.tell)(News::Analyzed(position, analysis, thought)),
                Effect::GiveUp => (self.tell)(News::Lost),
            }
        }
        self.watch(is_news);
    }

    /// Starts a worker. If that is not possible, it counts as one that has died.
    fn start(self: &Rc<Self>) {
        // Only an event without a name could not be made, and only one that is under way not be sent.
        let asked = web_sys::Event::new("workerwanted");
        let _ = asked.as_ref().map(|event| gloo_utils::window().dispatch_event(event));
        let made = asked.and_then(|event| Reflect::get(&event, &"worker".into()));
        let Some(worker) = made.ok().filter(JsValue::is_object).map(JsCast::unchecked_into::<Worker>) else {
            let this = self.clone();
            Timeout::new(0, move || this.handle(Event::Died)).forget();
            return;
        };
        let listeners = ["message", "error", "messageerror"].map(|name| {
            let this = Rc::downgrade(self);
            EventListener::new(&worker, name, move |event| {
                let Some(this) = this.upgrade() else { return };
                let said = Reflect::get(event, &"data".into()).ok().and_then(|said| said.as_string());
                this.handle(if name == "message" { Event::Heard(said.unwrap_or_default()) } else { Event::Died });
            })
        });
        self.worker.replace(Some(Running { worker, _listeners: listeners, watch: None }));
    }

    fn send(&self, text: &str) {
        if let Some(running) = &*self.worker.borrow() {
            // A text can always be sent.
            let _ = running.worker.post_message(&text.into());
        }
    }

    /// Counts how long the worker is silent, as long as it has something to answer; from now on if there are news. That
    /// the page says again what it wants is none: whoever plays on would keep a silent worker alive.
    fn watch(self: &Rc<Self>, is_news: bool) {
        if let Some(running) = &mut *self.worker.borrow_mut() {
            let is_busy = self.conversation.borrow().is_busy();
            if running.watch.is_some() == is_busy && !is_news {
                return;
            }
            running.watch = is_busy.then(|| {
                let this = Rc::downgrade(self);
                let died = move || {
                    if let Some(this) = this.upgrade() {
                        this.handle(Event::Died);
                    }
                };
                Timeout::new(*self.patience.borrow(), died)
            });
        }
    }
}
