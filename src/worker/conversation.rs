//! The page's side of the conversation with the worker, as a state machine: what happened goes in, what is to be done comes
//! out.
//!
//! The newest question wins. A search cannot hear anything while it is at work, so that the worker is ended when what it
//! does is not wanted any more, and another one is started for the next question. Between questions it stays, with all
//! that it has found out. A worker that dies is replaced once for each question; if the next one dies over the same
//! question as well, nobody can answer it, and the conversation is over until somebody asks something else.

use super::protocol::{Reply, Request};
use crate::engine::evaluation::{Analysis, AnalysisRequest};
use crate::engine::{Position, Rules};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// This is what is wanted now, in place of all that was wanted before.
    Wanted(Option<AnalysisRequest>),
    /// The worker said this.
    Heard(String),
    /// The worker could not be started, has ended with an error, or has not answered for far too long.
    Died,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Start a worker.
    Start,
    /// Send this to the worker.
    Send(String),
    /// End the worker, at once, whatever it is doing.
    End,
    /// Tell what is known of a position, after so many milliseconds of thought; after nought while it goes on.
    Tell(Position, Analysis, u32),
    /// Tell that no worker can be had.
    GiveUp,
}

/// How the conversation stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conversation {
    worker: Worker,
    /// What is under way.
    work: Option<Work>,
    /// The number of the last request.
    number: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Worker {
    /// There is none.
    #[default]
    None,
    /// There is one, which cannot be asked yet.
    Starting,
    /// There is one.
    Ready,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Work {
    question: AnalysisRequest,
    /// How many positions of the question are done with.
    done: usize,
    /// Whether a worker has died over it. Progress does not change that: what kills a worker in the middle of a position
    /// would kill every other one there.
    is_second_try: bool,
}

impl Conversation {
    /// Whether a question is under way.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// What is to be done when this has happened.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Wanted(question) => self.want(question.filter(|question| !question.positions.is_empty())),
            Event::Heard(text) => match Reply::read(&text) {
                Some(Reply::Ready) if self.worker == Worker::Starting => {
                    self.worker = Worker::Ready;
                    self.send().into_iter().collect()
                }
                Some(Reply::Analyzed { number, index, is_done, analysis }) if number == self.number => {
                    self.analyzed(index, is_done, analysis)
                }
                // What is stale or makes no sense is dropped.
                _ => Vec::new(),
            },
            Event::Died => self.died(),
        }
    }

    fn want(&mut self, question: Option<AnalysisRequest>) -> Vec<Effect> {
        if let Some(work) = &self.work
            && let Some(question) = &question
            && work.covers(question)
        {
            return Vec::new();
        }
        let mut effects = Vec::new();
        // A worker that has been asked cannot be asked for something else, but one that is still starting can.
        if self.work.take().is_some() && self.worker == Worker::Ready {
            self.worker = Worker::None;
            effects.push(Effect::End);
        }
        if let Some(question) = question {
            self.work = Some(Work { question, done: 0, is_second_try: false });
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

    /// Sends what is left of the question.
    fn send(&mut self) -> Option<Effect> {
        let work = self.work.as_mut()?;
        work.question.positions.drain(..work.done);
        work.done = 0;
        let rules: Rules = work.question.positions.first()?.rules();
        self.number = self.number.wrapping_add(1);
        let AnalysisRequest { milliseconds, positions } = work.question.clone();
        Some(Effect::Send(Request { number: self.number, milliseconds, rules, positions }.to_string()))
    }

    fn analyzed(&mut self, index: usize, is_done: bool, analysis: Analysis) -> Vec<Effect> {
        // What has not been asked yet cannot be answered: this is from a worker that was ended.
        let Some(work) = self.work.as_mut().filter(|_| self.worker == Worker::Ready) else { return Vec::new() };
        // They are analyzed in order, and each analysis is about the one under way.
        let Some(position) = work.question.positions.get(index).filter(|_| index == work.done).copied() else {
            return Vec::new();
        };
        if analysis.best.is_some_and(|best| !position.legal_squares().contains(best.square())) {
            return Vec::new();
        }
        let thought = if is_done { work.question.milliseconds.max(1) } else { 0 };
        if is_done {
            work.done += 1;
            if work.done == work.question.positions.len() {
                self.work = None;
            }
        }
        vec![Effect::Tell(position, analysis, thought)]
    }

    fn died(&mut self) -> Vec<Effect> {
        if self.worker == Worker::None {
            return Vec::new();
        }
        self.worker = Worker::None;
        let mut effects = vec![Effect::End];
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
    /// Whether what is under way is what is wanted, in the same order and for as long.
    fn covers(&self, question: &AnalysisRequest) -> bool {
        self.question.milliseconds == question.milliseconds
            && self.question.positions.get(self.done..) == Some(question.positions.as_slice())
    }
}
