//! The sounds of moves and results.

use yew::prelude::*;

use super::audio;
use super::state::Cue;
use crate::browser::js_value::call;
use crate::state::{GameState, Sound};
use engine::Mark;

/// The sound of a volume that the player has just chosen.
const SAMPLE: Cue = Cue::Move(Mark::X);

/// Plays the sound of each move and result, vibrates, and a sample of each volume that the player chooses.
#[hook]
pub fn use_sounds(state: &GameState) {
    let (volume, cue) = (state.preferences.sound, state.cue());
    let volume_before = use_mut_ref(|| volume);
    use_effect_with((volume, cue, state.game().moves().len()), move |_| {
        let is_chosen = volume_before.replace(volume) != volume;
        if let Some(cue) = if is_chosen { Some(SAMPLE) } else { cue }
            && volume != Sound::Off
        {
            vibrate(cue);
            audio::play(cue, volume);
        }
    });
}

/// Vibrates at an event. Does nothing where the browser cannot.
fn vibrate(cue: Cue) {
    let milliseconds = match cue {
        Cue::Move(_) => 12,
        Cue::Win => 60,
        Cue::Draw | Cue::Loss => 30,
    };
    call(&gloo_utils::window().navigator(), "vibrate", &[milliseconds.into()]);
}
