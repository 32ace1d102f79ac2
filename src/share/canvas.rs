//! Draws an image on a canvas and saves it as a file. The policy of the page forbids images from other sources.

use std::borrow::Cow;

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};
use yew::Callback;
use yew::platform::spawn_local;

use super::result::{ShareOutcome, ShareResult};
use super::share_sheet::save_blob;
use crate::browser::answer::answer;
use crate::browser::js_value::{get, set};
use engine::decimal::decimal;

/// An image in units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// The number of pixels of a unit.
    pub scale: u32,
    /// The background.
    pub ground: Paint,
    /// The shapes, lowest first.
    pub shapes: Vec<Shape>,
    /// A line of text.
    pub caption: Option<Caption>,
}

/// A line of text, around a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The horizontal and vertical place of the middle.
    pub place: [u32; 2],
    /// The size of the letters.
    pub size: u32,
    /// The color.
    pub paint: Paint,
    /// The text.
    pub text: String,
}

/// A shape of an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The horizontal and vertical place.
    pub place: [u32; 2],
    /// The path data, as in SVG.
    pub path: Cow<'static, str>,
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

/// A CSS color, which may use the properties of the page (`styles/tokens.css`). So the image has the theme, the look and the
/// players' colors of the page.
pub type Paint = &'static str;

/// Saves an image as a PNG file of this name, and emits the result. If the browser refuses, the dialog shows the text.
pub fn save(name: &'static str, picture: &Picture, text: String, on: Callback<ShareResult>) {
    let drawn = draw(picture);
    spawn_local(async move {
        let blob = match drawn {
            Ok(canvas) => encoded(&canvas).await,
            Err(_) => None,
        };
        let is_saved = blob.is_some_and(|blob| save_blob(name, &blob).is_ok());
        let saved = ShareResult { outcome: ShareOutcome::Saved, text: String::new() };
        on.emit(if is_saved { saved } else { ShareResult { outcome: ShareOutcome::Refused, text } });
    });
}

/// Encodes the content of a canvas. Returns `None` if the browser cannot, or does not answer.
async fn encoded(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let blob = Promise::new(&mut |resolve, reject| {
        if canvas.to_blob(&resolve).is_err() {
            // The answer is not awaited.
            let _ = reject.call0(&JsValue::NULL);
        }
    });
    answer(&blob).await.ok()?.dyn_into().ok()
}

/// Draws an image.
fn draw(picture: &Picture) -> Result<HtmlCanvasElement, JsValue> {
    let canvas: HtmlCanvasElement = gloo_utils::document().create_element("canvas")?.unchecked_into();
    canvas.set_width(picture.width * picture.scale);
    canvas.set_height(picture.height * picture.scale);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    let mut palette = Palette::default();
    context.scale(picture.scale.into(), picture.scale.into())?;
    context.set_fill_style_str(&palette.value(picture.ground)?);
    context.fill_rect(0.0, 0.0, picture.width.into(), picture.height.into());
    context.set_line_cap("round");
    for Shape { place: [x, y], path, ink } in &picture.shapes {
        let path = Path2d::new_with_path_string(path)?;
        context.save();
        context.translate((*x).into(), (*y).into())?;
        match *ink {
            Ink::Fill(paint) => {
                context.set_fill_style_str(&palette.value(paint)?);
                context.fill_with_path_2d(&path);
            }
            Ink::Stroke(paint, width) => {
                context.set_line_width(width.into());
                context.set_stroke_style_str(&palette.value(paint)?);
                context.stroke_with_path(&path);
            }
        }
        context.restore();
    }
    if let Some(caption) = &picture.caption {
        write(&context, caption, picture.width, &mut palette)?;
    }
    Ok(canvas)
}

/// Writes a line of text in the font of the page, at most as wide as the image.
fn write(
    context: &CanvasRenderingContext2d,
    Caption { place: [x, y], size, paint, text }: &Caption,
    width: u32,
    palette: &mut Palette,
) -> Result<(), JsValue> {
    context.set_font(&[&*decimal(u64::from(*size)), "px ", &computed("font-family")?].concat());
    context.set_fill_style_str(&palette.value(paint)?);
    context.set_text_align("center");
    context.set_text_baseline("middle");
    if let Some(direction) = get(&gloo_utils::document(), "dir").filter(JsValue::is_truthy) {
        set(context, "direction", &direction);
    }
    context.fill_text_with_max_width(text, (*x).into(), (*y).into(), width.into())
}

/// Returns the value of a style of the page.
fn computed(name: &str) -> Result<String, JsValue> {
    gloo_utils::window().get_computed_style(&gloo_utils::body())?.ok_or(JsValue::NULL)?.get_property_value(name)
}

/// The values of colors on the page.
#[derive(Default)]
struct Palette(Vec<(Paint, String)>);

impl Palette {
    /// Returns the value of a color. The page computes a color only for an element: the body has it for a moment.
    fn value(&mut self, paint: Paint) -> Result<String, JsValue> {
        if let Some((_, value)) = self.0.iter().find(|(known, _)| *known == paint) {
            return Ok(value.clone());
        }
        let body = gloo_utils::body();
        body.style().set_property("color", paint)?;
        let value = computed("color")?;
        body.style().set_property("color", "")?;
        self.0.push((paint, value.clone()));
        Ok(value)
    }
}
