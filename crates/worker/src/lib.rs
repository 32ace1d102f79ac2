//! Analysis in a Web Worker, so that the page stays responsive.
//!
//! ```
//! use engine::{Position, Rules};
//! use worker::conversation::{Conversation, Effect, Event};
//! use worker::request::{AnalysisRequest, Report, Task};
//! use worker::service::Service;
//!
//! let positions = vec![Position::new(Rules::TIC_TAC_TOE)];
//! let request = AnalysisRequest { task: Task::Evaluation { milliseconds: 150 }, positions }.into();
//!
//! // The page's side: the first request starts a worker, and is sent once that is ready.
//! let mut conversation = Conversation::default();
//! assert_eq!(conversation.handle(Event::Requested(Some(request))), [Effect::Start]);
//! let sent = conversation.handle(Event::Received("ready".to_owned()));
//! let [Effect::Send(message)] = sent.as_slice() else { panic!("one request") };
//!
//! // The worker's side.
//! let mut replies = Vec::new();
//! Service::default().answer(message, &|| 0.0, &mut |reply| replies.push(reply.to_string()));
//! assert_eq!(replies, ["analyzed 1 0 done a1 0 draws"]);
//!
//! let reported = conversation.handle(Event::Received(replies.remove(0)));
//! assert!(matches!(reported.as_slice(), [Effect::Report(Report::Evaluation { milliseconds: 150, .. })]));
//! ```
//!
//! - [`request`]: requests of the page, and reports to it.
//! - [`protocol`]: the messages between page and worker.
//! - [`conversation`]: the page's side as a state machine. The newest request wins, stale replies are dropped, and a failed
//!   worker is replaced.
//! - [`service`]: the worker's side, which the program `worker` runs in the browser.
//!
//! All of them are pure, and know nothing of the page.

pub mod conversation;
pub mod protocol;
pub mod request;
pub mod service;
