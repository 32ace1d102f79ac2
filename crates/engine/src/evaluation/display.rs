//! Results as text: `win`, `loss in 4`, `win within 7`, `64 %`.

use std::fmt::{Display, Formatter, Result};

use super::chances::winning_chance;
use super::{Analysis, BestMove, Evaluation, Proof, Value, Wdl};

/// Writes `win`, `draw` or `loss`.
impl Display for Wdl {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        formatter.pad(self.name())
    }
}

/// Writes the result and the marks until the end: `win in 5`, `draw`.
impl Display for Value {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let wdl = Wdl::from(*self);
        match self {
            Self::Win(marks) | Self::Loss(marks) => write!(formatter, "{wdl} in {marks}"),
            Self::Draw => wdl.fmt(formatter),
        }
    }
}

/// Writes the result and the most marks until the end: `win within 7`, `loss`, `draw`.
impl Display for Proof {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let wdl = self.wdl();
        match self.within() {
            Some(marks) => write!(formatter, "{wdl} within {marks}"),
            None => wdl.fmt(formatter),
        }
    }
}

/// Writes the exact or proven result, the [winning chance](winning_chance) of an estimate, such as `64 %`, or `unknown`.
impl Display for Evaluation {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Self::Exact(value) => value.fmt(formatter),
            Self::Proven(proof) => proof.fmt(formatter),
            Self::Estimate(estimate) => write!(formatter, "{} %", winning_chance(*estimate)),
            Self::Unknown => formatter.write_str("unknown"),
        }
    }
}

/// Writes the square.
impl Display for BestMove {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        self.square().fmt(formatter)
    }
}

/// Writes the best move, if any, the evaluation, and the depth unless it is 0: `h9: 64 %, depth 6`.
impl Display for Analysis {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        if let Some(best) = self.best {
            write!(formatter, "{best}: ")?;
        }
        self.evaluation.fmt(formatter)?;
        match self.depth {
            0 => Ok(()),
            depth => write!(formatter, ", depth {depth}"),
        }
    }
}
