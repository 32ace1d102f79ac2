//! Counting the work, and stopping it.

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions have been looked at since the question was asked.
    pub nodes: u64,
}

/// The search has been stopped before it had found anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// After how many nodes a caller is asked whether to stop: often enough to stop within some milliseconds.
const NODES_BETWEEN_QUESTIONS: u64 = 256;

/// Counts nodes and asks the caller, now and then, whether to stop.
pub(super) struct Meter<'a> {
    nodes: u64,
    /// At which number of nodes this share of the work ends.
    share_ends: u64,
    /// At which number of nodes the attempt ends, of which this is a share.
    attempt_ends: u64,
    should_stop: &'a mut dyn FnMut(&Progress) -> bool,
    stopped: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(should_stop: &'a mut dyn FnMut(&Progress) -> bool) -> Self {
        Self { nodes: 0, share_ends: u64::MAX, attempt_ends: u64::MAX, should_stop, stopped: false }
    }

    /// Counts a node, unless the work has to end.
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS) {
            self.stopped = self.stopped || (self.should_stop)(&Progress { nodes: self.nodes });
        }
        if self.stopped || self.nodes >= self.share_ends.min(self.attempt_ends) {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the caller has stopped the work.
    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether more than a share of the work has ended: the attempt, or all of it.
    pub(super) const fn is_over(&self) -> bool {
        self.stopped || self.nodes >= self.attempt_ends
    }

    /// Gives the work that follows so many nodes; all that the attempt has if there is no number.
    pub(super) const fn share(&mut self, nodes: Option<u64>) {
        self.share_ends = self.after(nodes);
    }

    /// Gives so many nodes of the share to what follows, and returns where the share ends.
    pub(super) fn part(&mut self, nodes: u64) -> u64 {
        let end = self.share_ends;
        self.share_ends = end.min(self.nodes.saturating_add(nodes));
        end
    }

    /// Gives the rest of the share.
    pub(super) const fn rest(&mut self, share_ends: u64) {
        self.share_ends = share_ends;
    }

    /// Begins an attempt that may take so many nodes; as many as it wants if there is no number.
    pub(super) const fn attempt(&mut self, nodes: Option<u64>) {
        self.attempt_ends = self.after(nodes);
    }

    const fn after(&self, nodes: Option<u64>) -> u64 {
        match nodes {
            Some(nodes) => self.nodes.saturating_add(nodes),
            None => u64::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many nodes can be counted until the meter says that the work has to end, at most 10,000.
    fn counted(meter: &mut Meter<'_>) -> u64 {
        let before = meter.nodes();
        while meter.nodes() < before + 10_000 && meter.count().is_ok() {}
        meter.nodes() - before
    }

    #[test]
    fn caller_is_asked_every_256_nodes_and_heard_at_once() {
        let mut asked = Vec::new();
        let mut at_the_fourth_time = |progress: &Progress| {
            asked.push(progress.nodes);
            asked.len() == 4
        };
        let mut meter = Meter::new(&mut at_the_fourth_time);
        assert!(!meter.is_stopped() && !meter.is_over());
        assert_eq!((counted(&mut meter), meter.is_stopped(), meter.is_over()), (768, true, true));
        // A stopped meter stays stopped in every share.
        meter.share(None);
        assert_eq!(counted(&mut meter), 0);
        assert_eq!(asked, [0, 256, 512, 768]);
    }

    #[test]
    fn share_and_attempt_end_after_their_nodes() {
        let mut never = |_: &Progress| false;
        let mut meter = Meter::new(&mut never);
        assert_eq!(counted(&mut meter), 10_000);
        meter.share(Some(100));
        assert_eq!((counted(&mut meter), meter.is_stopped(), meter.is_over()), (100, false, false));
        meter.share(None);
        meter.attempt(Some(50));
        assert!(!meter.is_over());
        assert_eq!((counted(&mut meter), meter.is_stopped(), meter.is_over()), (50, false, true));
        meter.attempt(None);
        assert_eq!((counted(&mut meter), meter.is_over()), (10_000, false));
        meter.attempt(Some(u64::MAX));
        assert_eq!(counted(&mut meter), 10_000);
    }

    #[test]
    fn part_never_exceeds_the_share() {
        let mut never = |_: &Progress| false;
        let mut meter = Meter::new(&mut never);
        meter.share(Some(100));
        let share_ends = meter.part(30);
        assert_eq!((share_ends, counted(&mut meter)), (100, 30));
        assert_eq!((meter.part(1_000), counted(&mut meter)), (30, 0));
        meter.rest(share_ends);
        assert_eq!(counted(&mut meter), 70);
    }
}
