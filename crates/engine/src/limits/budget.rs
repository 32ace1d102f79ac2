//! The budget of an analysis: counts its nodes, and ends it at its [`Limits`].

use super::Limits;

/// The number of nodes between two polls, a fraction of a millisecond of work.
const NODES_PER_POLL: u64 = 256;

/// The error of work whose budget ended before its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// The limits of the whole work and of its current part, and the nodes so far.
pub struct Budget<'a> {
    limits: Limits<'a>,
    /// The share of the time at which the current part of the work ends.
    time_limit: f64,
    nodes: u64,
    /// The number of nodes at which the current part of the work ends.
    node_limit: u64,
    is_stopped: bool,
}

impl<'a> Budget<'a> {
    pub fn new(limits: Limits<'a>) -> Self {
        let node_limit = limits.nodes;
        Self { limits, time_limit: 1.0, nodes: 0, node_limit, is_stopped: false }
    }

    pub fn unlimited() -> Self {
        Self::new(Limits::none())
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub const fn nodes_left(&self) -> u64 {
        self.node_limit.saturating_sub(self.nodes)
    }

    pub const fn depth_limit(&self) -> u8 {
        self.limits.depth
    }

    /// Counts a node, unless the budget, or its current part, has ended.
    pub fn count_node(&mut self) -> Result<(), Stopped> {
        if self.is_over() {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_POLL) {
            self.poll();
        }
        Ok(())
    }

    /// Returns whether the budget, or its current part, has ended.
    pub const fn is_over(&self) -> bool {
        self.is_stopped || self.nodes >= self.node_limit
    }

    /// Asks for the spent share of the time, and ends the current part of the work if its time is over.
    pub fn poll(&mut self) {
        self.is_stopped = self.is_stopped || (self.limits.time_spent)(self.nodes) >= self.time_limit;
    }

    /// Does a part of the work with a limit of `nodes` further nodes.
    pub fn for_nodes<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let node_limit = self.node_limit;
        self.node_limit = node_limit.min(self.nodes.saturating_add(nodes));
        let result = work(self);
        self.node_limit = node_limit;
        result
    }

    /// Does a part of the work until `share` of the whole time or of all nodes is spent.
    pub fn until<T>(&mut self, share: f64, work: impl FnOnce(&mut Self) -> T) -> T {
        let (time_limit, node_limit) = (self.time_limit, self.node_limit);
        self.time_limit = time_limit.min(share);
        self.node_limit = node_limit.min((self.limits.nodes as f64 * share) as u64);
        let result = work(self);
        // The next poll ends the budget if the whole time is spent.
        (self.time_limit, self.node_limit, self.is_stopped) = (time_limit, node_limit, false);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts up to 10,000 nodes while the budget lasts, and returns their number.
    fn count_all(budget: &mut Budget) -> u64 {
        let before = budget.nodes();
        while budget.nodes() < before + 10_000 && budget.count_node().is_ok() {}
        budget.nodes() - before
    }

    #[test]
    fn budget_polls_every_256_nodes_and_ends_at_once() {
        let mut polls = Vec::new();
        let mut budget = Budget::new(Limits::until(|nodes| {
            polls.push(nodes);
            polls.len() as f64 / 3.0
        }));
        assert!(!budget.is_over());
        assert_eq!((count_all(&mut budget), budget.is_over()), (3 * 256, true));
        // A stopped budget stays stopped, in any part.
        budget.poll();
        assert_eq!((budget.for_nodes(5, count_all), budget.count_node()), (0, Err(Stopped)));
        drop(budget);
        assert_eq!(polls, [256, 512, 768]);
    }

    #[test]
    fn part_ends_after_its_nodes_and_never_exceeds_the_whole() {
        let mut budget = Budget::new(Limits::nodes(200));
        let parts = budget.for_nodes(100, |budget| {
            let inner = budget.for_nodes(30, count_all);
            assert!(!budget.is_over());
            (inner, budget.for_nodes(1_000, count_all), budget.is_over())
        });
        assert_eq!((parts, budget.is_over(), budget.nodes_left()), ((30, 70, true), false, 100));
        assert_eq!(budget.for_nodes(u64::MAX, count_all), 100);
        assert_eq!((budget.is_over(), budget.nodes(), budget.nodes_left()), (true, 200, 0));
    }

    #[test]
    fn part_ends_at_its_share_of_the_time_or_nodes() {
        // Each poll spends 1% of the time.
        let mut polls = 0.0;
        let mut budget = Budget::new(Limits::until(|_| {
            polls += 0.01;
            polls
        }));
        assert_eq!(budget.until(0.095, count_all), 10 * 256);
        assert!(!budget.is_over());
        assert_eq!(budget.until(0.195, |budget| budget.until(2.0, count_all)), 10 * 256);
        // The first poll ends a part whose time is already spent.
        assert_eq!(budget.until(0.1, count_all), 256);
        let mut budget = Budget::new(Limits::nodes(1_000));
        assert_eq!([budget.until(0.25, count_all), budget.until(0.25, count_all)], [250, 0]);
        assert_eq!(budget.for_nodes(100, |budget| budget.until(0.5, count_all)), 100);
        assert_eq!((budget.until(1.0, count_all), budget.is_over()), (650, true));
        assert_eq!(Budget::unlimited().until(0.5, count_all), 10_000);
    }

    #[test]
    fn first_limit_counts() {
        let count_all = |limits| count_all(&mut Budget::new(limits));
        assert_eq!(count_all(Limits::none()), 10_000);
        assert_eq!(count_all(Limits::nodes(3_000).and_nodes(2_000).and_nodes(2_500)), 2_000);
        let half = |nodes| nodes as f64 / 4_000.0;
        for limits in [Limits::until(half).and_until(|_| 0.0), Limits::until(|_| 0.0).and_until(half)] {
            // The first poll after 4,000 nodes.
            assert_eq!(count_all(limits), 4_096);
        }
        assert_eq!(Budget::new(Limits::depth(3).and_depth(5)).depth_limit(), 3);
    }

    #[cfg(feature = "clock")]
    #[test]
    fn time_ends_the_work() {
        use std::time::Duration;
        let count_all = |limits| count_all(&mut Budget::new(limits));
        assert_eq!(count_all(Limits::time(Duration::ZERO)), 256);
        assert_eq!(count_all(Limits::time(Duration::MAX)), 10_000);
        assert_eq!(count_all(Limits::time(Duration::MAX).and_time(Duration::ZERO)), 256);
        let mut budget = Budget::new(Limits::time(Duration::from_millis(5)));
        while budget.count_node().is_ok() {}
        assert!(budget.is_over());
    }
}
