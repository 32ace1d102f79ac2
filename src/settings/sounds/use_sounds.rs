//! The sounds of moves and results.

use yew::prelude::*;

use super::audio as sound;
use super::state::Cue;
use super::vibration::vibrate;
use crate::state::{GameState, Sound};
use crate::ui::use_changed_effect::use_changed_effect;
use engine::Mark;

/// The sound of a volume that the player has just chosen.
const SAMPLE: Cue = Cue::Move(Mark::X);

/// Plays the sound of each move and result, vibrates, and a sample of each volume that the player chooses.
#[hook]
pub fn use_sounds(state: &GameState) {
    let (volume, cue) = (state.preferences.sound, state.cue());
    let volume_before = use_mut_ref(|| volume);
    use_changed_effect((volume, cue, state.game().moves().len()), move |_| {
        let is_chosen = volume_before.replace(volume) != volume;
        if let Some(cue) = if is_chosen { Some(SAMPLE) } else { cue }
            && volume != Sound::Off
        {
            vibrate(cue);
            sound::play(cue, volume);
        }
    });
}
