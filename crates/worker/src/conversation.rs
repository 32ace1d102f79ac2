//! The page's side of the conversation with the worker, as a state machine: events in, effects out.
//!
//! - The newest request wins. A worker cannot receive messages while it searches, so that a request for something else
//!   terminates a busy worker and starts a new one.
//! - An idle worker stays, with its transposition tables.
//! - A worker that fails is replaced once for each request, with little memory, because the first one may have had too little.
//!   If the second one fails as well, the conversation gives up until the next request.

use crate::protocol::{Finding, Reply, SentRequest};
use crate::request::{AnalysisRequest, Report, Request, Task};

/// The memory of a worker's tables in MiB. `build.rs` sets the limit of all its memory.
const MEMORY: u32 = 80;

/// The memory of the tables of a worker that replaces a failed one.
const SECOND_MEMORY: u32 = 10;

/// An event of the page or the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The page needs these results, and no others that it requested before.
    Requested(Option<Request>),
    /// The worker sent this message.
    Received(String),
    /// The worker did not start, ended with an error, or exceeded its time by far.
    Failed,
}

/// An action for the client to perform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Start a worker.
    Start,
    /// Send this message to the worker.
    Send(String),
    /// Terminate the worker immediately.
    Terminate,
    /// Report this to the page.
    Report(Report),
}

/// The state of the conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conversation {
    worker: Worker,
    /// The current request, until its last reply.
    work: Option<Work>,
    /// The number of the last message sent.
    number: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Worker {
    /// No worker.
    #[default]
    None,
    /// A worker that has not reported ready yet.
    Starting,
    /// A worker that accepts requests, or is busy with one.
    Ready,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Work {
    request: Request,
    /// The number of final results.
    done: usize,
    /// Whether a worker has failed. Progress does not reset it: a position that makes one worker fail would make every
    /// other one fail.
    is_second_try: bool,
}

impl Conversation {
    /// Whether a request is unanswered.
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Whether a worker has not reported ready yet.
    pub fn is_starting(&self) -> bool {
        self.worker == Worker::Starting
    }

    /// Handles an event and returns the effects to perform, in order.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Requested(request) => self.request(request.filter(|request| request.results() > 0)),
            Event::Received(text) => match Reply::read(&text) {
                Some(Reply::Ready) if self.worker == Worker::Starting => {
                    self.worker = Worker::Ready;
                    self.send().into_iter().collect()
                }
                Some(Reply::Found { number, index, is_done, finding }) if number == self.number => {
                    self.found(index, is_done, finding).into_iter().collect()
                }
                // Stale replies and invalid messages are dropped.
                _ => Vec::new(),
            },
            Event::Failed => self.fail(),
        }
    }

    fn request(&mut self, request: Option<Request>) -> Vec<Effect> {
        if let Some(work) = &self.work
            && let Some(request) = &request
            && work.covers(request)
        {
            return Vec::new();
        }
        let mut effects = Vec::new();
        // A busy worker cannot take another request, but one that is still starting can.
        if self.work.take().is_some() && self.worker == Worker::Ready {
            self.worker = Worker::None;
            effects.push(Effect::Terminate);
        }
        if let Some(request) = request {
            self.work = Some(Work { request, done: 0, is_second_try: false });
            match self.worker {
                Worker::None => effects.push(self.start()),
                Worker::Starting => {}
                Worker::Ready => effects.extend(self.send()),
            }
        }
        effects
    }

    fn start(&mut self) -> Effect {
        self.worker = Worker::Starting;
        Effect::Start
    }

    /// Sends the remaining positions of the request.
    fn send(&mut self) -> Option<Effect> {
        let work = self.work.as_mut()?;
        if let Request::Analysis(request) = &mut work.request {
            request.positions.drain(..work.done);
        }
        work.done = 0;
        self.number = self.number.wrapping_add(1);
        let memory = if work.is_second_try { SECOND_MEMORY } else { MEMORY };
        SentRequest { number: self.number, memory, request: work.request.clone() }.text().map(Effect::Send)
    }

    /// Reports the result with this index, if the worker is at that one.
    fn found(&mut self, index: usize, is_done: bool, finding: Finding) -> Option<Effect> {
        // Before the request is sent, a reply comes from a worker that was terminated.
        let is_ready = self.worker == Worker::Ready;
        let work = self.work.as_mut().filter(|_| is_ready)?;
        // The worker analyzes the positions in order.
        if index != work.done {
            return None;
        }
        let report = match &work.request {
            Request::Analysis(request) => report_of_analysis(request, index, is_done, finding),
            // A move has no interim results.
            Request::Ultimate(request) => match finding {
                Finding::Ultimate(best) if is_done => Some(Report::Ultimate { moves: request.moves.clone(), best }),
                _ => None,
            },
        }?;
        work.done += usize::from(is_done);
        self.work.take_if(|work| work.done == work.request.results());
        Some(Effect::Report(report))
    }

    fn fail(&mut self) -> Vec<Effect> {
        if self.worker == Worker::None {
            return Vec::new();
        }
        self.worker = Worker::None;
        let mut effects = vec![Effect::Terminate];
        match &mut self.work {
            Some(work) if !work.is_second_try => {
                work.is_second_try = true;
                effects.push(self.start());
            }
            Some(_) => {
                self.work = None;
                effects.push(Effect::Report(Report::Unavailable));
            }
            None => {}
        }
        effects
    }
}

impl Work {
    /// Whether the remaining work is this request: the same positions in the same order for the same task, or the same move.
    fn covers(&self, request: &Request) -> bool {
        match (&self.request, request) {
            (Request::Analysis(own), Request::Analysis(other)) => {
                own.task == other.task && own.positions.get(self.done..) == Some(other.positions.as_slice())
            }
            (own, other) => own == other,
        }
    }
}

/// Returns the report of a result for the position with this index. `None` if the result is no answer to the request.
fn report_of_analysis(request: &AnalysisRequest, index: usize, is_done: bool, finding: Finding) -> Option<Report> {
    let position = *request.positions.get(index)?;
    if !finding.is_legal(&position) {
        return None;
    }
    Some(match (request.task, finding) {
        (Task::Evaluation { milliseconds }, Finding::Evaluation(analysis)) => {
            let milliseconds = if is_done { milliseconds.max(1) } else { 0 };
            Report::Evaluation { position, analysis, milliseconds }
        }
        (Task::Variations { .. }, Finding::Variations(variations)) => {
            Report::Variations { position, variations, is_final: is_done }
        }
        // A reply has no interim results.
        (Task::Reply { nodes }, Finding::Reply(analysis)) if is_done => Report::Reply { position, nodes, analysis },
        _ => return None,
    })
}
