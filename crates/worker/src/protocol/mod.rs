//! The messages between page and worker.
//!
//! A message is a text of words separated by single spaces:
//!
//! ```text
//! page    analyze 7 1000 80 15x15x5 normal 15/15/…/15-x 15/15/…-o
//! page    variations 8 60000 80 15x15x5 normal 15/15/…/15-x
//! page    reply 9 100 80 15x15x5 normal 15/15/…/15-x
//! page    ultimate 10 1000 80 77 e5 d4
//! worker  ready
//! worker  analyzed 7 0 going h8? 4 open 12
//! worker  analyzed 7 0 done h8? 9 open 15
//! worker  analyzed 7 1 done g9 0 win 5
//! worker  variations 8 0 going 12;h8-i9-g7 open 40;h9-g8 win 5
//! worker  reply 9 0 done h8? 2 open 12
//! worker  ultimate 10 0 done a1
//! ```
//!
//! The numbers of a request are its own, the limit in milliseconds (`reply`: nodes), and the memory of the tables in MiB; `ultimate`
//! adds the seed. The numbers of a reply are that of the request and the index of the position. A question mark follows a best move that is not
//! proven. An analysis and each variation end with the evaluation:
//!
//! | words | evaluation |
//! |---|---|
//! | `wins 5`, `draws`, `loses 4` | exact |
//! | `win`, `win 9`, `draw`, `loss`, `loss 8` | proven, with the bound of the moves if there is one |
//! | `open 12` | estimate |
//! | `unknown` | unknown |
//!
//! ```
//! use engine::{Position, Rules};
//! use worker::protocol::SentRequest;
//! use worker::request::{AnalysisRequest, Task};
//!
//! let positions = vec![Position::new(Rules::TIC_TAC_TOE)];
//! let request = AnalysisRequest { task: Task::Evaluation { milliseconds: 150 }, positions }.into();
//! let sent = SentRequest { number: 7, memory: 80, request };
//! let text = sent.text().unwrap();
//! assert_eq!(text, "analyze 7 150 80 3x3x3 normal 3/3/3-x");
//! assert_eq!(SentRequest::read(&text), Some(sent));
//! ```

mod analysis_words;
mod reply;
mod sent_request;

pub use reply::{Finding, Reply};
pub use sent_request::SentRequest;

/// The verb of a request of evaluations.
const ANALYZE: &str = "analyze";

/// The verb of a reply with an evaluation.
const ANALYZED: &str = "analyzed";

/// The verb of a request of variations, and of its replies.
const VARIATIONS: &str = "variations";

/// The verb of a request of Very hard's move, and of its reply.
const REPLY: &str = "reply";

/// The verb of a request of a move of ultimate tic-tac-toe, and of its reply.
const ULTIMATE: &str = "ultimate";
