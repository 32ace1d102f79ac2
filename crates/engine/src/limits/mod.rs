//! The limits that a caller sets for an analysis.

pub(crate) mod budget;
#[cfg(feature = "clock")]
mod clock;

/// Limits of an analysis. The first one that is reached ends it, with the best result so far.
///
/// A *node* is a position that the search or the solver looks at.
///
/// ```
/// use engine::Limits;
///
/// let limits = Limits::nodes(100_000).and_depth(8);
/// ```
///
/// A clock of your own, or a request to stop, is a closure:
///
/// ```
/// use std::sync::atomic::{AtomicBool, Ordering};
/// use engine::{Limits, Position, Rules, Search};
///
/// let stop = AtomicBool::new(true);
/// let limits = Limits::until(|_nodes| if stop.load(Ordering::Relaxed) { 1.0 } else { 0.0 });
/// let rules: Rules = "15x15x5".parse()?;
/// let mut search = Search::with_memory(rules, 1 << 20);
/// let analysis = search.best(&Position::new(rules), limits)?;
/// assert!(analysis.best.is_some() && search.nodes() <= 1_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Limits<'a> {
    nodes: u64,
    depth: u8,
    /// Returns the spent share of the time. The argument is the number of nodes so far.
    time_spent: Box<dyn FnMut(u64) -> f64 + 'a>,
}

impl<'a> Limits<'a> {
    /// Sets no limit: the analysis ends with a proven result, or at a depth of 255 moves.
    pub fn none() -> Self {
        Self::until(|_| 0.0)
    }

    /// Limits the number of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self::none().and_nodes(nodes)
    }

    /// Limits the depth of the search in moves, without extensions. The solver ignores this limit.
    pub fn depth(depth: u8) -> Self {
        Self::none().and_depth(depth)
    }

    /// Ends when `time_spent` returns at least 1: a clock of your own, or a request to stop.
    ///
    /// It is called every 256 nodes, a fraction of a millisecond of work, with the number of nodes so far. It returns the share of
    /// the time that is spent: [`Analyzer`](crate::Analyzer) divides the time between search and solver by this share.
    pub fn until(time_spent: impl FnMut(u64) -> f64 + 'a) -> Self {
        Self { nodes: u64::MAX, depth: u8::MAX, time_spent: Box::new(time_spent) }
    }

    /// Also limits the number of nodes.
    #[must_use]
    pub fn and_nodes(self, nodes: u64) -> Self {
        Self { nodes: self.nodes.min(nodes), ..self }
    }

    /// Also limits the depth of the search in moves, without extensions.
    #[must_use]
    pub fn and_depth(self, depth: u8) -> Self {
        Self { depth: self.depth.min(depth), ..self }
    }

    /// Also ends when `time_spent` returns at least 1, as in [`until`](Self::until).
    #[must_use]
    pub fn and_until(mut self, mut time_spent: impl FnMut(u64) -> f64 + 'a) -> Self {
        let time_spent = move |nodes| (self.time_spent)(nodes).max(time_spent(nodes));
        Self { nodes: self.nodes, depth: self.depth, time_spent: Box::new(time_spent) }
    }
}
