//! A plain model of the surroundings of a conversation: the worker according to the messages, and the page's request. It
//! checks every effect.

use engine::{Analysis, Position};
use worker::conversation::{Conversation, Effect, Event};
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Report, Request, Task};

/// A running worker.
#[derive(Default)]
pub struct Worker {
    pub is_ready: bool,
    /// The unfinished request and the number of positions done.
    pub under_way: Option<(Sent, usize)>,
}

/// A request that was sent.
pub struct Sent {
    pub number: u32,
    pub request: AnalysisRequest,
}

/// The newest request and its progress.
pub struct Wanted {
    pub request: AnalysisRequest,
    /// The positions with a final analysis.
    pub done: Vec<Position>,
    /// Whether a worker has failed.
    has_failed: bool,
}

/// A conversation with its surroundings.
#[derive(Default)]
pub struct World {
    conversation: Conversation,
    pub worker: Option<Worker>,
    pub wanted: Option<Wanted>,
    /// The numbers of all requests so far.
    pub numbers: Vec<u32>,
    /// The counts of the effects: start, send, terminate, report, give up, report variations, report a reply.
    pub effects: [usize; 7],
}

impl Wanted {
    /// The remaining positions, in order.
    pub fn left(&self) -> AnalysisRequest {
        let mut left = self.request.clone();
        left.positions.retain(|position| !self.done.contains(position));
        left
    }
}

impl World {
    /// Whether the page waits for an analysis.
    pub fn is_busy(&self) -> bool {
        self.wanted.is_some()
    }

    /// The page requests these analyses.
    pub fn want(&mut self, request: Option<AnalysisRequest>) {
        let request = request.filter(|request| !request.positions.is_empty());
        let is_the_same =
            request.is_some() && self.wanted.as_ref().is_some_and(|wanted| Some(wanted.left()) == request);
        let was_asked = self.worker.as_ref().is_some_and(|worker| worker.under_way.is_some());
        let had_worker = self.worker.is_some();
        let is_ready = self.worker.as_ref().is_some_and(|worker| worker.is_ready);
        if !is_the_same {
            self.wanted = request.clone().map(|request| Wanted { request, done: Vec::new(), has_failed: false });
        }
        let effects = self.handle(Event::Requested(request.clone().map(Request::from)));
        let expected: &[&str] = match (is_the_same, request) {
            (true, _) => &[],
            (false, None) if was_asked => &["terminate"],
            (false, None) => &[],
            (false, Some(_)) if was_asked => &["terminate", "start"],
            (false, Some(_)) if is_ready => &["send"],
            (false, Some(_)) if had_worker => &[],
            (false, Some(_)) => &["start"],
        };
        assert_eq!(names(&effects), expected);
    }

    /// The worker reports ready, for the first time or again.
    pub fn hear_ready(&mut self) {
        let is_first = self.worker.as_ref().is_some_and(|worker| !worker.is_ready);
        self.worker.iter_mut().for_each(|worker| worker.is_ready = true);
        let effects = self.handle(Event::Received(Reply::Ready.to_string()));
        let expected: &[&str] = if is_first && self.is_busy() { &["send"] } else { &[] };
        assert_eq!(names(&effects), expected);
    }

    /// The worker sends an analysis of its current position, of which nothing is known.
    pub fn hear_unknown(&mut self, is_done: bool) {
        self.hear(is_done, Finding::Evaluation(Analysis::default()));
    }

    /// The worker sends this result for its current position.
    pub fn hear(&mut self, is_done: bool, finding: Finding) {
        let (number, index, position, task) = self.work_on(is_done);
        let reply = Reply::Found { number, index, is_done, finding: finding.clone() };
        let effects = self.handle(Event::Received(reply.to_string()));
        let report = match (task, finding) {
            (Task::Evaluation { milliseconds }, Finding::Evaluation(analysis)) => {
                let milliseconds = if is_done { milliseconds.max(1) } else { 0 };
                Report::Evaluation { position, analysis, milliseconds }
            }
            (Task::Variations { .. }, Finding::Variations(variations)) => {
                Report::Variations { position, variations, is_final: is_done }
            }
            (Task::Reply { nodes }, Finding::Reply(analysis)) => Report::Reply { position, nodes, analysis },
            (task, finding) => panic!("{finding:?} is no result of {task:?}"),
        };
        assert_eq!(effects, [Effect::Report(report)]);
    }

    /// The worker has a result for its current position. Returns the number of the request, the index of the position, the
    /// position and its task.
    fn work_on(&mut self, is_done: bool) -> (u32, usize, Position, Task) {
        let worker = self.worker.as_mut().unwrap();
        let (sent, done) = worker.under_way.as_mut().unwrap();
        let (number, index, task) = (sent.number, *done, sent.request.task);
        let position = sent.request.positions[index];
        if is_done {
            *done += 1;
            worker.under_way.take_if(|(sent, done)| *done == sent.request.positions.len());
        }
        let wanted = self.wanted.as_mut().unwrap();
        assert!(wanted.left().positions.contains(&position), "the worker analyzes a position that is not requested");
        if is_done {
            wanted.done.push(position);
            self.wanted.take_if(|wanted| wanted.left().positions.is_empty());
        }
        (number, index, position, task)
    }

    /// A message arrives that must have no effect.
    pub fn hear_nonsense(&mut self, text: String) {
        assert_eq!(self.handle(Event::Received(text.clone())), [], "{text}");
    }

    /// The worker fails, is silent for too long, or did not start.
    pub fn fail(&mut self) {
        let expected: &[&str] = match (&self.worker, &mut self.wanted) {
            (None, _) => &[],
            (Some(_), None) => &["terminate"],
            (Some(_), Some(wanted)) if wanted.has_failed => &["terminate", "give up"],
            (Some(_), Some(wanted)) => {
                wanted.has_failed = true;
                &["terminate", "start"]
            }
        };
        let effects = self.handle(Event::Failed);
        assert_eq!(names(&effects), expected);
    }

    fn handle(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.conversation.handle(event);
        for effect in &effects {
            self.effects[name(effect).0] += 1;
            self.carry_out(effect);
        }
        assert_eq!(self.conversation.is_busy(), self.is_busy());
        assert_eq!(self.conversation.is_starting(), self.worker.as_ref().is_some_and(|worker| !worker.is_ready));
        // A page that waits has a worker to wait for.
        assert!(self.worker.is_some() || !self.is_busy());
        effects
    }

    fn carry_out(&mut self, effect: &Effect) {
        match effect {
            Effect::Start => {
                assert!(self.worker.is_none(), "there is never more than one worker");
                self.worker = Some(Worker::default());
            }
            Effect::Send(text) => {
                let sent = SentRequest::read(text).unwrap();
                let worker = self.worker.as_mut().unwrap();
                assert!(worker.is_ready && worker.under_way.is_none(), "it cannot hear {text}");
                let left = self.wanted.as_ref().unwrap().left();
                // A worker that replaces another one has less memory.
                assert_eq!(sent.memory, if self.wanted.as_ref().unwrap().has_failed { 10 } else { 80 });
                assert_eq!(sent.request, Request::Analysis(left.clone()));
                assert!(!self.numbers.contains(&sent.number), "{text} has the number of an earlier request");
                self.numbers.push(sent.number);
                worker.under_way = Some((Sent { number: sent.number, request: left }, 0));
            }
            Effect::Terminate => assert!(self.worker.take().is_some()),
            Effect::Report(Report::Unavailable) => {
                assert!(self.worker.is_none());
                self.wanted = None;
            }
            // `hear` compares it with the message.
            Effect::Report(_) => {}
        }
    }
}

fn names(effects: &[Effect]) -> Vec<&'static str> {
    effects.iter().map(|effect| name(effect).1).collect()
}

fn name(effect: &Effect) -> (usize, &'static str) {
    match effect {
        Effect::Start => (0, "start"),
        Effect::Send(_) => (1, "send"),
        Effect::Terminate => (2, "terminate"),
        Effect::Report(Report::Evaluation { .. }) => (3, "report"),
        Effect::Report(Report::Unavailable) => (4, "give up"),
        Effect::Report(Report::Variations { .. }) => (5, "report variations"),
        Effect::Report(Report::Reply { .. }) => (6, "report reply"),
        Effect::Report(Report::Ultimate { .. }) => panic!("no move was requested"),
    }
}
