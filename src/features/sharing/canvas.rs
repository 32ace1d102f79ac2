//! Draws an image on a canvas and saves it as a file. The policy of the page forbids images from other sources.

use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};
use yew::Callback;

use super::result::ShareResult;
use super::share_sheet::save_blob;

/// The number of pixels of a unit.
const SCALE: u32 = 2;

/// Start and end of the marks' gradients in a square, in units (`index.html`).
const GRADIENT: [f64; 4] = [20.0, 20.0, 80.0, 80.0];

/// An image in units, which has two pixels for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// The background.
    pub ground: Paint,
    /// The shapes, lowest first.
    pub shapes: Vec<Shape>,
}

/// A shape of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The horizontal and vertical place.
    pub place: [u32; 2],
    /// The path data, as in SVG.
    pub path: &'static str,
    /// How the path is drawn.
    pub ink: Ink,
}

/// How a path is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Filled.
    Fill(Paint),
    /// Stroked with a pen of this width.
    Stroke(Paint, u32),
}

/// A gradient between two CSS colors, which may use the properties of the page (`styles/tokens.css`). So the image has the
/// theme, the look and the players' colors of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint([&'static str; 2]);

impl Paint {
    /// The colors of X.
    pub const X: Self = Self(["var(--x-start)", "var(--x-end)"]);
    /// The colors of O.
    pub const O: Self = Self(["var(--o-start)", "var(--o-end)"]);

    /// One color.
    pub const fn plain(color: &'static str) -> Self {
        Self([color, color])
    }
}

/// Saves an image as a PNG file of this name, and emits the result. If the browser refuses, the dialog shows the text.
pub fn save(name: &'static str, picture: &Picture, text: String, on: Callback<ShareResult>) {
    let Ok(canvas) = draw(picture) else { return on.emit(ShareResult::Refused(text)) };
    let ended = Closure::once_into_js(move |blob: Option<Blob>| {
        let is_saved = blob.is_some_and(|blob| save_blob(name, &blob).is_ok());
        on.emit(if is_saved { ShareResult::Saved } else { ShareResult::Refused(text) });
    });
    // Only a canvas with content of other origins fails.
    let _ = canvas.to_blob(ended.unchecked_ref());
}

/// Draws an image. The canvas is part of the page meanwhile, because it computes the colors.
fn draw(picture: &Picture) -> Result<HtmlCanvasElement, JsValue> {
    let canvas: HtmlCanvasElement = gloo_utils::document().create_element("canvas")?.unchecked_into();
    canvas.set_width(picture.width * SCALE);
    canvas.set_height(picture.height * SCALE);
    canvas.set_hidden(true);
    gloo_utils::body().append_child(&canvas)?;
    let result = draw_on(&canvas, picture);
    canvas.remove();
    result.map(|()| canvas)
}

/// Draws an image on a canvas.
fn draw_on(canvas: &HtmlCanvasElement, picture: &Picture) -> Result<(), JsValue> {
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    let computed = gloo_utils::window().get_computed_style(canvas)?.ok_or(JsValue::NULL)?;
    let paint = |Paint(colors): Paint| {
        let [x, y, to_x, to_y] = GRADIENT;
        let gradient = context.create_linear_gradient(x, y, to_x, to_y);
        for (offset, color) in [0.0, 1.0].into_iter().zip(colors) {
            canvas.style().set_property("color", color)?;
            gradient.add_color_stop(offset, &computed.get_property_value("color")?)?;
        }
        Ok::<CanvasGradient, JsValue>(gradient)
    };
    context.scale(SCALE.into(), SCALE.into())?;
    context.set_fill_style_canvas_gradient(&paint(picture.ground)?);
    context.fill_rect(0.0, 0.0, picture.width.into(), picture.height.into());
    context.set_line_cap("round");
    for Shape { place: [x, y], path, ink } in &picture.shapes {
        let path = Path2d::new_with_path_string(path)?;
        context.save();
        context.translate((*x).into(), (*y).into())?;
        match *ink {
            Ink::Fill(color) => {
                context.set_fill_style_canvas_gradient(&paint(color)?);
                context.fill_with_path_2d(&path);
            }
            Ink::Stroke(color, width) => {
                context.set_line_width(width.into());
                context.set_stroke_style_canvas_gradient(&paint(color)?);
                context.stroke_with_path(&path);
            }
        }
        context.restore();
    }
    Ok(())
}
