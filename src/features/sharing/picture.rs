//! Draws a position on a canvas and saves it as an image. The policy of the page forbids images from other sources.

use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};
use yew::Callback;

use super::result::ShareResult;
use super::share_sheet::save_blob;
use crate::engine::{Mark, Position};

/// The name of the downloaded file.
const FILE_NAME: &str = "tic-tac-toe.png";
/// The number of pixels of a unit.
const SCALE: u32 = 2;
/// The width of strokes, in units.
const STROKE: f64 = 9.0;
/// The side of a square, and the margin around all of them, in units.
const SIDE: u32 = 100;
const MARGIN: u32 = 20;
/// A square and the marks as path data of SVG, in units.
const SQUARE: &str = "M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16v-60a16 16 0 0 1 16-16z";
const CROSS: &str = "M27 27l46 46M73 27l-46 46";
const NOUGHT: &str = "M50 25a25 25 0 1 1-.01 0z";

/// Saves the image of a position as a PNG file, and emits the result. If the browser refuses, the dialog shows the text.
pub fn save(position: &Position, text: String, on: Callback<ShareResult>) {
    let Ok(canvas) = draw(position) else { return on.emit(ShareResult::Refused(text)) };
    let ended = Closure::once_into_js(move |blob: Option<Blob>| {
        let is_saved = blob.is_some_and(|blob| save_blob(FILE_NAME, &blob).is_ok());
        on.emit(if is_saved { ShareResult::Saved } else { ShareResult::Refused(text) });
    });
    // Only a canvas with content of other origins fails.
    let _ = canvas.to_blob(ended.unchecked_ref());
}

/// Draws a position in the colors of the light theme (`styles/tokens.css`).
fn draw(position: &Position) -> Result<HtmlCanvasElement, JsValue> {
    let rules = position.rules();
    let [width, height] = [rules.columns(), rules.rows()].map(|count| u32::from(count) * SIDE + 2 * MARGIN);
    let canvas: HtmlCanvasElement = gloo_utils::document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width * SCALE);
    canvas.set_height(height * SCALE);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    context.scale(SCALE.into(), SCALE.into())?;
    context.set_fill_style_str("#eceef7");
    context.fill_rect(0.0, 0.0, width.into(), height.into());
    context.set_line_cap("round");
    context.set_line_width(STROKE);
    let [ground, cross, nought] = [SQUARE, CROSS, NOUGHT].map(Path2d::new_with_path_string);
    let (ground, cross, nought) = (ground?, cross?, nought?);
    let winning = position.completed_lines();
    for square in rules.squares() {
        let [x, y] = [square.column(), square.row()].map(|index| f64::from(u32::from(index) * SIDE + MARGIN));
        let is_winning = winning.iter().any(|line| line.squares().contains(square));
        context.save();
        context.translate(x, y)?;
        context.set_fill_style_str(if is_winning { "#ddd9fb" } else { "#fff" });
        context.fill_with_path_2d(&ground);
        if let Some(mark) = position.mark_at(square) {
            let (path, color) = match mark {
                Mark::X => (&cross, "#6d4aff"),
                Mark::O => (&nought, "#d6266e"),
            };
            context.set_stroke_style_str(color);
            context.stroke_with_path(path);
        }
        context.restore();
    }
    Ok(canvas)
}
