//! Analyses and variations as words of a message.

use std::fmt;

use engine::{Analysis, BestMove, Evaluation, Proof, Value, Variation, Variations, Wdl};

pub(super) fn write_analysis(analysis: &Analysis, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Analysis { evaluation, best, depth } = analysis;
    match best {
        Some(BestMove::Proven(square)) => write!(formatter, "{square}")?,
        Some(BestMove::Likely(square)) => write!(formatter, "{square}?")?,
        None => formatter.write_str("-")?,
    }
    write!(formatter, " {depth} ")?;
    write_evaluation(*evaluation, formatter)
}

pub(super) fn write_variations(found: &Variations, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(formatter, "{}", found.depth)?;
    found.best.iter().try_for_each(|Variation { evaluation, moves }| {
        let mut separator = ";";
        for square in moves {
            write!(formatter, "{separator}{square}")?;
            separator = "-";
        }
        formatter.write_str(" ")?;
        write_evaluation(*evaluation, formatter)
    })
}

fn write_evaluation(evaluation: Evaluation, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match evaluation {
        Evaluation::Exact(Value::Win(marks)) => write!(formatter, "wins {marks}"),
        Evaluation::Exact(Value::Loss(marks)) => write!(formatter, "loses {marks}"),
        Evaluation::Exact(Value::Draw) => formatter.write_str("draws"),
        Evaluation::Proven(proof) => {
            formatter.write_str(proof.wdl().name())?;
            proof.within().map_or(Ok(()), |within| write!(formatter, " {within}"))
        }
        Evaluation::Estimate(estimate) => write!(formatter, "open {estimate}"),
        Evaluation::Unknown => formatter.write_str("unknown"),
    }
}

/// Reads variations: the depth is the next word, and each variation is a part.
pub(super) fn read_variations<'a>(
    words: &mut impl Iterator<Item = &'a str>,
    parts: &mut impl Iterator<Item = &'a str>,
) -> Option<Variations> {
    let depth = words.next()?.parse().ok()?;
    let mut best = Vec::new();
    for part in parts {
        best.push(read_variation(part)?);
    }
    Some(Variations { depth, best })
}

fn read_variation(text: &str) -> Option<Variation> {
    let mut words = text.split(' ');
    let mut moves = Vec::new();
    for square in words.next()?.split('-') {
        moves.push(square.parse().ok()?);
    }
    let evaluation = read_evaluation(&mut words)?;
    words.next().is_none().then_some(Variation { evaluation, moves })
}

pub(super) fn read_analysis<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Analysis> {
    let best = match words.next()? {
        "-" => None,
        word => Some(match word.strip_suffix('?') {
            Some(square) => BestMove::Likely(square.parse().ok()?),
            None => BestMove::Proven(word.parse().ok()?),
        }),
    };
    let depth = words.next()?.parse().ok()?;
    Some(Analysis { evaluation: read_evaluation(words)?, best, depth })
}

fn read_evaluation<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Evaluation> {
    let (kind, number) = (words.next()?, words.next());
    let marks = || number.and_then(|number| number.parse().ok());
    Some(match kind {
        "wins" => Evaluation::Exact(Value::Win(marks()?)),
        "loses" => Evaluation::Exact(Value::Loss(marks()?)),
        "open" => Evaluation::Estimate(number?.parse().ok()?),
        "draws" if number.is_none() => Evaluation::Exact(Value::Draw),
        "unknown" if number.is_none() => Evaluation::Unknown,
        name => {
            let within = match number {
                Some(_) => Some(marks()?),
                None => None,
            };
            Evaluation::Proven(match Wdl::from_name(name)? {
                Wdl::Win => Proof::Win { within },
                // A draw has no number of moves.
                Wdl::Draw if within.is_none() => Proof::Draw,
                Wdl::Draw => return None,
                Wdl::Loss => Proof::Loss { within },
            })
        }
    })
}
