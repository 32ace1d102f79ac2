//! Sounds, synthesized by the Web Audio API.

use std::cell::LazyCell;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::state::Cue;
use crate::browser::js_value::{call, get};
use crate::state::Sound;
use engine::Mark;

/// The duration of the sound of a move, in seconds.
const SHORT: f64 = 0.09;
/// The duration of each tone of a result, in seconds.
const LONG: f64 = 0.28;
/// The time between the tones of a result, in seconds.
const STEP: f64 = 0.11;
/// The gain at the end of a tone. An exponential ramp cannot reach 0.
const SILENCE: f64 = 0.000_1;

thread_local! {
    /// The audio context. Browsers allow few, and start one only after a click.
    static CONTEXT: LazyCell<Option<JsValue>> = LazyCell::new(|| {
        let class = get(&gloo_utils::window(), "AudioContext")?.dyn_into::<Function>().ok()?;
        Reflect::construct(&class, &Array::new()).ok()
    });
}

/// Plays the sound of an event. Does nothing where the browser cannot.
pub fn play(cue: Cue, volume: Sound) {
    let (frequencies, duration): (&[f64], f64) = match cue {
        Cue::Move(Mark::X) => (&[523.25], SHORT),
        Cue::Move(Mark::O) => (&[392.0], SHORT),
        Cue::Win => (&[523.25, 659.26, 783.99, 1_046.5], LONG),
        Cue::Draw => (&[440.0, 440.0], LONG),
        Cue::Loss => (&[392.0, 329.63, 261.63], LONG),
    };
    CONTEXT.with(|context| {
        let Some(context) = &**context else { return };
        // Browsers suspend a context in the background.
        call(context, "resume", &[]);
        let Some(start) = get(context, "currentTime").and_then(|now| now.as_f64()) else { return };
        let mut start = start;
        for frequency in frequencies {
            let _ = tone(context, *frequency, volume.gain(), start, duration);
            start += STEP;
        }
    });
}

/// Plays a tone that fades out: hertz, gain, start and duration in seconds. Returns `None` if the browser cannot.
fn tone(context: &JsValue, frequency: f64, gain: f64, start: f64, duration: f64) -> Option<()> {
    let end = start + duration;
    let oscillator = call(context, "createOscillator", &[])?;
    let amplifier = call(context, "createGain", &[])?;
    Reflect::set(&oscillator, &"type".into(), &"triangle".into()).ok()?;
    Reflect::set(&get(&oscillator, "frequency")?, &"value".into(), &frequency.into()).ok()?;
    let envelope = get(&amplifier, "gain")?;
    call(&envelope, "setValueAtTime", &[gain.into(), start.into()])?;
    call(&envelope, "exponentialRampToValueAtTime", &[SILENCE.into(), end.into()])?;
    call(&oscillator, "connect", std::slice::from_ref(&amplifier))?;
    call(&amplifier, "connect", &[get(context, "destination")?])?;
    call(&oscillator, "start", &[start.into()])?;
    call(&oscillator, "stop", &[end.into()])?;
    Some(())
}
