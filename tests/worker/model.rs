//! A plain model of what stands around a conversation: the worker as the texts describe it, and what the page wants to
//! know. It checks every effect.

use tic_tac_toe::engine::Position;
use tic_tac_toe::engine::evaluation::{Analysis, AnalysisRequest};
use tic_tac_toe::worker::conversation::{Conversation, Effect, Event};
use tic_tac_toe::worker::protocol::{Reply, Request};

/// A worker that lives.
#[derive(Default)]
pub struct Worker {
    pub is_ready: bool,
    /// What it was asked and how many positions it has done, as long as some are left.
    pub under_way: Option<(Request, usize)>,
}

/// What the newest question is, and what became of it.
pub struct Wanted {
    pub question: AnalysisRequest,
    /// The positions of which it has been told that they are settled.
    pub settled: Vec<Position>,
    /// Whether a worker has died over it.
    has_died: bool,
}

/// A conversation with all that is around it.
#[derive(Default)]
pub struct World {
    conversation: Conversation,
    pub worker: Option<Worker>,
    pub wanted: Option<Wanted>,
    /// The numbers of all requests so far.
    pub numbers: Vec<u32>,
    /// How often each of the effects came: start, send, end, tell, give up.
    pub effects: [usize; 5],
}

impl Wanted {
    /// What is still to be told, in order.
    pub fn left(&self) -> AnalysisRequest {
        let mut left = self.question.clone();
        left.positions.retain(|position| !self.settled.contains(position));
        left
    }
}

impl World {
    /// Whether the page still waits for something.
    pub fn is_busy(&self) -> bool {
        self.wanted.is_some()
    }

    /// The page wants this.
    pub fn want(&mut self, question: Option<AnalysisRequest>) {
        let question = question.filter(|question| !question.positions.is_empty());
        let is_the_same =
            question.is_some() && self.wanted.as_ref().is_some_and(|wanted| Some(wanted.left()) == question);
        let was_asked = self.worker.as_ref().is_some_and(|worker| worker.under_way.is_some());
        let had_worker = self.worker.is_some();
        let is_ready = self.worker.as_ref().is_some_and(|worker| worker.is_ready);
        if !is_the_same {
            self.wanted = question.clone().map(|question| Wanted { question, settled: Vec::new(), has_died: false });
        }
        let effects = self.handle(Event::Wanted(question.clone()));
        let expected: &[&str] = match (is_the_same, question) {
            (true, _) => &[],
            (false, None) if was_asked => &["end"],
            (false, None) => &[],
            (false, Some(_)) if was_asked => &["end", "start"],
            (false, Some(_)) if is_ready => &["send"],
            (false, Some(_)) if had_worker => &[],
            (false, Some(_)) => &["start"],
        };
        assert_eq!(names(&effects), expected);
    }

    /// The worker says that it can be asked, for the first time or again.
    pub fn hear_ready(&mut self) {
        let is_first = self.worker.as_ref().is_some_and(|worker| !worker.is_ready);
        self.worker.iter_mut().for_each(|worker| worker.is_ready = true);
        let effects = self.handle(Event::Heard(Reply::Ready.to_string()));
        let expected: &[&str] = if is_first && self.is_busy() { &["send"] } else { &[] };
        assert_eq!(names(&effects), expected);
    }

    /// The worker goes on with what it was asked: it says this of the position that it is at.
    pub fn hear_judged(&mut self, is_done: bool, analysis: Analysis) {
        let worker = self.worker.as_mut().unwrap();
        let (request, done) = worker.under_way.as_mut().unwrap();
        let (number, index, milliseconds) = (request.number, *done, request.milliseconds);
        let position = request.positions[index];
        if is_done {
            *done += 1;
            worker.under_way.take_if(|(request, done)| *done == request.positions.len());
        }
        let wanted = self.wanted.as_mut().unwrap();
        assert!(wanted.left().positions.contains(&position), "the worker is at work on what is not wanted");
        if is_done {
            wanted.settled.push(position);
            self.wanted.take_if(|wanted| wanted.left().positions.is_empty());
        }
        let effects = self.handle(Event::Heard(Reply::Analyzed { number, index, is_done, analysis }.to_string()));
        let thought = if is_done { milliseconds.max(1) } else { 0 };
        assert_eq!(effects, [Effect::Tell(position, analysis, thought)]);
    }

    /// A text comes that means nothing here.
    pub fn hear_nonsense(&mut self, text: String) {
        assert_eq!(self.handle(Event::Heard(text.clone())), [], "{text}");
    }

    /// The worker dies, is silent for too long, or could not be started in the first place.
    pub fn die(&mut self) {
        let expected: &[&str] = match (&self.worker, &mut self.wanted) {
            (None, _) => &[],
            (Some(_), None) => &["end"],
            (Some(_), Some(wanted)) if wanted.has_died => &["end", "give up"],
            (Some(_), Some(wanted)) => {
                wanted.has_died = true;
                &["end", "start"]
            }
        };
        let effects = self.handle(Event::Died);
        assert_eq!(names(&effects), expected);
    }

    fn handle(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.conversation.handle(event);
        for effect in &effects {
            self.effects[name(effect).0] += 1;
            self.carry_out(effect);
        }
        assert_eq!(self.conversation.is_busy(), self.is_busy());
        // Whoever waits for something waits for somebody.
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
                let request = Request::read(text).unwrap();
                let worker = self.worker.as_mut().unwrap();
                assert!(worker.is_ready && worker.under_way.is_none(), "it cannot hear {text}");
                let left = self.wanted.as_ref().unwrap().left();
                assert_eq!((request.milliseconds, &request.positions), (left.milliseconds, &left.positions));
                assert!(!self.numbers.contains(&request.number), "{text} has the number of an earlier request");
                self.numbers.push(request.number);
                worker.under_way = Some((request, 0));
            }
            Effect::End => assert!(self.worker.take().is_some()),
            // Whether it is the right one, those know who cause it.
            Effect::Tell(..) => {}
            Effect::GiveUp => {
                assert!(self.worker.is_none());
                self.wanted = None;
            }
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
        Effect::End => (2, "end"),
        Effect::Tell(..) => (3, "tell"),
        Effect::GiveUp => (4, "give up"),
    }
}
