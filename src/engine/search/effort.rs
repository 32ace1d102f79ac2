//! How much has been searched, and whether it is enough.

/// After how many nodes it is asked whether to stop: a fraction of a millisecond.
const POLL: u64 = 256;

/// Counts the moves that the search tries, its nodes, and asks from time to time whether to stop.
pub struct Effort<'stop> {
    nodes: u64,
    limit: u64,
    should_stop: &'stop mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<'stop> Effort<'stop> {
    /// An effort of so many nodes at most.
    pub fn new(limit: u64, should_stop: &'stop mut dyn FnMut() -> bool) -> Self {
        Self { nodes: 0, limit, should_stop, stopped: false }
    }

    /// Counts a node.
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL) && (self.should_stop)() || self.nodes >= self.limit {
            self.stopped = true;
        }
    }

    /// How many nodes have been counted.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search has to end.
    pub const fn is_over(&self) -> bool {
        self.stopped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effort_is_over_at_its_limit() {
        let mut never = || false;
        let mut effort = Effort::new(1_000, &mut never);
        for nodes in 0..1_000 {
            assert_eq!((effort.nodes(), effort.is_over()), (nodes, false));
            effort.count();
        }
        assert_eq!((effort.nodes(), effort.is_over()), (1_000, true));
    }

    #[test]
    fn stop_is_asked_for_every_256_nodes() {
        let mut asked = 0;
        let mut at_the_third_time = || {
            asked += 1;
            asked == 3
        };
        let mut effort = Effort::new(u64::MAX, &mut at_the_third_time);
        while !effort.is_over() {
            effort.count();
        }
        // An exhausted effort stays exhausted.
        effort.count();
        assert_eq!((effort.nodes(), effort.is_over()), (3 * 256 + 1, true));
        assert_eq!(asked, 3);
    }
}
