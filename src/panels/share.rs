//! The ways in which the game leaves the page: links, a text, a picture.

use yew::prelude::*;

use super::picture::picture;
use crate::components::controls::{Kind, button, remark};
use crate::engine::{Opponent, record};
use crate::i18n::Texts;
use crate::platform::{address, sharing};
use crate::state::{Dialog, Draft, Embedding, GameAction, GameState, Said, Setup, Stage};

/// The ways in which the game leaves the page, and in which another one enters it.
pub fn share(said: Option<&Said>, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let game = state.game();
    let position = state.position();
    let link = address::link(state.setup(), game);
    // The other person plays the side that is to move, or would be if the game went on.
    let turn_setup = Setup { opponent: Opponent::Correspondent, play: position.turn(), ..state.setup() };
    let turn_link = address::link(turn_setup, game);
    let is_over = matches!(state.stage(), Stage::Over(_));
    // The last move of a game by link has to reach the other person as well.
    let is_for_other = !is_over || state.setup().opponent == Opponent::Correspondent;
    let (share_turn, about_turn) =
        if is_over { (panels.share_end, panels.about_end) } else { (panels.share_turn, panels.about_turn) };

    let press = |does: Box<dyn Fn(Callback<GameAction>)>| {
        let on = on.clone();
        Callback::from(move |_: MouseEvent| does(on.clone()))
    };
    let act = |name: &'static str, label: &'static str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button" data-kind="secondary" data-action={name} {onclick}>{ label }</button> }
    };
    let written = record::write(game);
    let drawn = picture(&position);
    let embed = GameAction::Show(Dialog::Embed(Embedding { setup: state.setup(), ..Embedding::default() }, None));
    let set_up = GameAction::Show(Dialog::SetUp(Draft::of(&position), None));
    html! {
        <>
            <div class="explained" hidden={!is_for_other}>
                { act("share-turn", share_turn, press(Box::new(move |on| sharing::share(turn_link.clone(), on)))) }
                { remark(about_turn) }
            </div>
            { act("share-game", panels.share_game, press(Box::new(move |on| sharing::share(link.clone(), on)))) }
            <div class="answers">
                { act("copy-text", panels.copy_text, press(Box::new(move |on| sharing::copy(written.clone(), on)))) }
                { act("save-picture", panels.save_picture, press(Box::new(move |on| sharing::save(&drawn, &on)))) }
            </div>
            <div class="answers">
                { button(Kind::Secondary, "open-text", panels.open_text, GameAction::Show(Dialog::Text(None)), on) }
                { button(Kind::Secondary, "set-up", panels.set_up, set_up, on) }
            </div>
            { button(Kind::Secondary, "embed", panels.embed, embed, on) }
            <p class="remark" aria-live="polite">{ said.map(|said| (panels.said)(said)).unwrap_or_default() }</p>
            <textarea
                readonly=true
                aria-label={panels.copy_by_hand}
                hidden={!matches!(said, Some(Said::Refused(_)))}
                value={match said { Some(Said::Refused(text)) => text.clone(), _ => String::new() }}
            />
            { button(Kind::Primary, "close", panels.done, GameAction::CloseDialog, on) }
        </>
    }
}
