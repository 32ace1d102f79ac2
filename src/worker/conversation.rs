//! The page's side of the conversation with the worker, as a state machine: events in, effects out.
//!
//! - The newest request wins. A worker cannot receive messages while it searches, so that a request for something else
//!   terminates a busy worker and starts a new one.
//! - An idle worker stays, with its transposition tables.
//! - A worker that fails is replaced once for each request. If the second one fails as well, the conversation gives up until
//!   the next request.

use super::protocol::{Reply, Request};
use crate::engine::evaluation::{Analysis, AnalysisKind, AnalysisRequest};
use crate::engine::search::Variations;
use crate::engine::{Position, Rules, Square};

/// An event of the page or the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The page needs these analyses, and no others that it requested before.
    Requested(Option<AnalysisRequest>),
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
    /// Report the analysis of a position and the milliseconds that it was given, or 0 for an interim result.
    Report(Position, Analysis, u32),
    /// Report the variations of a position, and whether they are final.
    ReportVariations(Position, Variations, bool),
    /// Report that no worker is available.
    GiveUp,
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
    request: AnalysisRequest,
    /// The number of positions with a final analysis.
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
            Event::Requested(request) => self.request(request.filter(|request| !request.positions.is_empty())),
            Event::Received(text) => match Reply::read(&text) {
                Some(Reply::Ready) if self.worker == Worker::Starting => {
                    self.worker = Worker::Ready;
                    self.send().into_iter().collect()
                }
                Some(Reply::Analyzed { number, index, is_done, analysis }) if number == self.number => {
                    self.analyzed(index, is_done, analysis)
                }
                Some(Reply::Variations { number, index, is_done, found }) if number == self.number => {
                    self.explored(index, is_done, found)
                }
                // Stale replies and invalid messages are dropped.
                _ => Vec::new(),
            },
            Event::Failed => self.fail(),
        }
    }

    fn request(&mut self, request: Option<AnalysisRequest>) -> Vec<Effect> {
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
        work.request.positions.drain(..work.done);
        work.done = 0;
        let rules: Rules = work.request.positions.first()?.rules();
        self.number = self.number.wrapping_add(1);
        let AnalysisRequest { kind, milliseconds, positions } = work.request.clone();
        Some(Effect::Send(Request { kind, number: self.number, milliseconds, rules, positions }.text()))
    }

    fn analyzed(&mut self, index: usize, is_done: bool, analysis: Analysis) -> Vec<Effect> {
        let Some((position, milliseconds)) = self.current(AnalysisKind::Evaluation, index) else { return Vec::new() };
        if analysis.best.is_some_and(|best| !position.legal_squares().contains(best.square())) {
            return Vec::new();
        }
        self.end_position(is_done);
        vec![Effect::Report(position, analysis, if is_done { milliseconds.max(1) } else { 0 })]
    }

    fn explored(&mut self, index: usize, is_done: bool, found: Variations) -> Vec<Effect> {
        let Some((position, _)) = self.current(AnalysisKind::Variations, index) else { return Vec::new() };
        let is_legal = |moves: &[Square]| {
            let play = |position: Position, square: &Square| position.play(*square).ok();
            moves.iter().try_fold(position, play).is_some()
        };
        if !found.best.iter().all(|variation| is_legal(&variation.moves)) {
            return Vec::new();
        }
        self.end_position(is_done);
        vec![Effect::ReportVariations(position, found, is_done)]
    }

    /// Returns the position that the worker analyzes, which has this index, and its time.
    fn current(&self, kind: AnalysisKind, index: usize) -> Option<(Position, u32)> {
        // Before the request is sent, a reply comes from a worker that was terminated.
        let work = self.work.as_ref().filter(|work| self.worker == Worker::Ready && work.request.kind == kind)?;
        // The worker analyzes the positions in order.
        let position = work.request.positions.get(index).filter(|_| index == work.done)?;
        Some((*position, work.request.milliseconds))
    }

    /// Goes to the next position after the final result of one.
    fn end_position(&mut self, is_done: bool) {
        if let Some(work) = self.work.as_mut().filter(|_| is_done) {
            work.done += 1;
            self.work.take_if(|work| work.done == work.request.positions.len());
        }
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
                effects.push(Effect::GiveUp);
            }
            None => {}
        }
        effects
    }
}

impl Work {
    /// Whether the remaining work is this request: the same positions in the same order, with the same time.
    fn covers(&self, request: &AnalysisRequest) -> bool {
        (self.request.kind, self.request.milliseconds) == (request.kind, request.milliseconds)
            && self.request.positions.get(self.done..) == Some(request.positions.as_slice())
    }
}
