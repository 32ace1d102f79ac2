//! The React tutorial's tic-tac-toe in Yew: squares, a board, a status and time travel.
//!
//! `docs/from-react.md` sets it beside React's hooks. Run it with `trunk serve` in this directory.

#[cfg(test)]
mod tests;

use std::rc::Rc;

use yew::prelude::*;

/// The marks on the board, row by row.
type Squares = [Option<char>; 9];

/// Three squares in a row, in every direction.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Returns the mark that fills a line.
fn winner(squares: &Squares) -> Option<char> {
    let mark_of = |line: [usize; 3]| {
        let [a, b, c] = line.map(|square| squares.get(square).copied().flatten());
        a.filter(|_| a == b && b == c)
    };
    LINES.into_iter().find_map(mark_of)
}

/// The state: the board after each move, and the move that is shown.
#[derive(Clone, PartialEq)]
struct Game {
    history: Vec<Squares>,
    shown: usize,
}

/// What a player can do.
enum Action {
    /// Puts the next mark on a square.
    Play(usize),
    /// Shows the board after a move.
    Show(usize),
}

impl Game {
    fn new() -> Self {
        Self { history: vec![[None; 9]], shown: 0 }
    }

    fn squares(&self) -> Squares {
        self.history.get(self.shown).copied().unwrap_or_default()
    }

    /// The mark of the next move. X begins.
    const fn next(&self) -> char {
        if self.shown.is_multiple_of(2) { 'X' } else { 'O' }
    }

    fn status(&self) -> String {
        match winner(&self.squares()) {
            Some(mark) => format!("Winner: {mark}"),
            None if self.shown == 9 => "Draw".to_owned(),
            None => format!("Next player: {}", self.next()),
        }
    }
}

impl Reducible for Game {
    type Action = Action;

    /// Returns the next state; or this one, which Yew does not render again, if the action is against the rules.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut squares = self.squares();
        match action {
            Action::Play(square) => match squares.get_mut(square) {
                Some(mark @ None) if winner(&self.squares()).is_none() => {
                    *mark = Some(self.next());
                    // A move from the past replaces what came after it.
                    let past = self.history.iter().take(self.shown + 1);
                    Self { history: past.copied().chain([squares]).collect(), shown: self.shown + 1 }.into()
                }
                _ => self,
            },
            Action::Show(shown) if shown < self.history.len() => Self { shown, ..(*self).clone() }.into(),
            Action::Show(_) => self,
        }
    }
}

#[derive(PartialEq, Properties)]
struct SquareProps {
    mark: Option<char>,
    onclick: Callback<MouseEvent>,
}

#[component]
fn Square(props: &SquareProps) -> Html {
    html! { <button onclick={&props.onclick}>{ props.mark }</button> }
}

#[derive(PartialEq, Properties)]
struct BoardProps {
    squares: Squares,
    onplay: Callback<usize>,
}

#[component]
fn Board(props: &BoardProps) -> Html {
    let square = |(index, mark): (usize, Option<char>)| {
        html! { <Square key={index} {mark} onclick={props.onplay.reform(move |_| index)} /> }
    };
    html! { <div class="board">{ for props.squares.into_iter().enumerate().map(square) }</div> }
}

/// The game, its status, and a list of its moves to go back to.
#[component]
fn App() -> Html {
    let game = use_reducer(Game::new);
    let onplay = use_callback(game.dispatcher(), |square, game| game.dispatch(Action::Play(square)));
    use_effect_with(game.status(), |status| gloo_utils::document().set_title(status));

    let entry = |(number, _)| {
        let onclick = {
            let game = game.dispatcher();
            move |_| game.dispatch(Action::Show(number))
        };
        let label = if number == 0 { "Go to game start".to_owned() } else { format!("Go to move #{number}") };
        html! { <li key={number}><button {onclick} disabled={number == game.shown}>{ label }</button></li> }
    };
    html! {
        <main>
            <div>
                <p role="status">{ game.status() }</p>
                <Board squares={game.squares()} {onplay} />
            </div>
            <ol>{ for game.history.iter().enumerate().map(entry) }</ol>
        </main>
    }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
