//! Texts of this game and of other programs.
//!
//! | format | programs | rows are counted from |
//! |---|---|---|
//! | [record](crate#syntax) | this game | the top |
//! | [SGF](crate::sgf) | most viewers of gomoku and go | the top |
//! | [`.psq`](crate::psq) | Piskvork, Gomocup | the top |
//! | `.sav` | Yixin-Board | the top |
//! | `putpos …` | Yixin-Board | the bottom |
//! | `gomocalc.com/#/…` | Gomocalc | the bottom |
//! | `_x_ox_oox` | many for 3 × 3 | the top |
//!
//! Games of other programs are gomoku: five in a row win, also six or more. A list of squares alone, such as `h8h9g8`, is in the
//! notation of this game; [`read_pasted`](crate::read_pasted) is told where its rows begin.

use engine::Rules;

use crate::error::RecordErrorKind;
use crate::foreign;
use crate::nine_squares;
use crate::psq;
use crate::read_record::ReadRecord;
use crate::sgf;
use crate::yixin;

/// Reads a text of another program. Returns `None` if the text is in none of the known formats.
pub(crate) fn read_other(text: &str, fallback: Rules) -> Option<ReadRecord> {
    let text = text.trim_start_matches('\u{feff}');
    let read = sgf::read(text).or_else(|| psq::read(text)).or_else(|| yixin::read(text, fallback));
    read.or_else(|| nine_squares::read(text, fallback))
        .or_else(|| Some(ReadRecord::refused(1, RecordErrorKind::OtherFormat(foreign::format_of(text)?))))
}
