//! States of the page for accessibility tests.

use crate::tests::statistics;
use browser_tests::prelude::*;

/// A state of the page with the way to it.
#[derive(Clone, Copy)]
pub struct State {
    pub name: &'static str,
    /// Query and fragment.
    address: &'static str,
    /// Selectors of elements to click, fragments to open and options to choose (`list=value`), in order.
    presses: &'static [&'static str],
    /// The content of a file that the open dialog then imports.
    file: Option<&'static str>,
    /// Selector of an element that the state shows.
    shows: &'static str,
    /// Number of live regions of the open dialog or the page.
    pub live_regions: usize,
}

const fn state(
    name: &'static str,
    address: &'static str,
    presses: &'static [&'static str],
    shows: &'static str,
) -> State {
    // The page has its status; dialogs with messages override the number.
    State { name, address, presses, file: None, shows, live_regions: 1 }
}

const fn dialog(
    name: &'static str,
    live_regions: usize,
    address: &'static str,
    presses: &'static [&'static str],
    shows: &'static str,
) -> State {
    State { name, address, presses, file: None, shows, live_regions }
}

/// The statistics after importing a file.
const fn statistics(name: &'static str, file: &'static str, shows: &'static str) -> State {
    State { file: Some(file), ..dialog(name, 1, GAME, &["[data-action=statistics]"], shows) }
}

/// The address of a running game.
const GAME: &str = "?opponent=friend#moves=b2a1c3";

const SETTINGS: &str = "[data-action=settings]";
const BOARD: &str = "[data-action=game]";
const SHARE: &str = "[data-action=share]";
const PUZZLES: &str = "[data-action=puzzles]";
const SMALL_PUZZLES: &str = "dialog [value=\"3x3x3\"]";
const SET_UP: &str = "dialog [data-action=set-up]";
const WON: &str = "?opponent=friend#moves=a1b1b2a2c3";

/// Running games.
pub const RUNNING_GAMES: &[State] = &[
    state("empty", "?opponent=unbeatable", &[], "[data-action=learn]"),
    state("mid-game", GAME, &[], "[data-action=help]"),
    state("past", GAME, &["[data-action=show-moves]", "[data-action=back]"], "[data-action=resume]"),
    state("taken", GAME, &["[data-square=b2]"], ".status small"),
    state("notes", "?opponent=friend&play=z#moves=a1a1", &[], ".note"),
];

/// A game that X loses at a2.
pub const LOSING: &str = "?opponent=casual&play=x#moves=a1b1c3b2";

/// Finished games.
pub const FINISHED_GAMES: &[State] = &[
    state("won", WON, &[], "[data-action=review]"),
    state("drawn", "?opponent=friend#moves=a1b2c3b1b3a3c1c2a2", &[], "[data-action=review]"),
    state("lost", LOSING, &["[data-square=a2]", "[data-action=review]"], "[data-action=try-again]"),
    state("card", LOSING, &["[data-square=a2]", "[data-action=show-mistake]"], "[data-value=mistake]"),
];

/// Games with an explanation or analysis.
pub const EXPLAINED_GAMES: &[State] = &[
    state("help", "?opponent=friend#moves=a1b1", &["[data-action=help]"], "[data-action=hint]"),
    state("values", "?opponent=friend#moves=a1b1", &["[data-action=values]"], "[data-value]"),
    state("hint", "?opponent=friend#moves=a1", &["[data-action=hint]"], "[data-light=pointed]"),
    state("why", "?opponent=strategist#moves=a1b2", &["[data-action=why]"], ".explanation:not([hidden])"),
    state("review", WON, &["[data-action=review]", "[data-move=\"2\"]"], "[data-action=play-from]"),
    state(
        "best-moves",
        "?board=15x15x5&opponent=friend#moves=h8a1i8c1j8",
        &[".exploration summary"],
        "[data-action=variation]",
    ),
];

/// Settings.
pub const SETTINGS_DIALOGS: &[State] = &[
    dialog("settings", 0, GAME, &[SETTINGS], "dialog[open] [name=theme]"),
    dialog("thinking", 0, "?board=4x4x4&opponent=perfect&play=x", &[SETTINGS], "dialog[open] [name=thinking]"),
    dialog("shortcuts", 0, GAME, &[SETTINGS, "dialog [data-action=shortcuts]"], "dialog[open] .keys"),
];

/// Dialogs about players and boards.
pub const GAME_DIALOGS: &[State] = &[
    dialog("menu", 0, GAME, &["[data-action=menu]"], "dialog[open] [data-action=statistics]"),
    dialog("players", 2, GAME, &["[data-action=players]"], "dialog[open] [name=player-1]"),
    dialog("board", 0, GAME, &[BOARD], "dialog[open] [name=board]"),
    dialog("other-board", 1, GAME, &[BOARD, "dialog [data-action=other-board]"], "dialog[open] [name=columns]"),
    dialog(
        "no-board",
        1,
        "?board=9x1x1&opponent=friend",
        &["[data-action=dismiss]", BOARD, "dialog [data-action=other-board]"],
        "dialog[open] [name=columns]",
    ),
];

/// Puzzles and the lesson.
pub const LEARNING_DIALOGS: &[State] = &[
    dialog("puzzle", 2, GAME, &[PUZZLES, SMALL_PUZZLES], "dialog[open] [data-board=\"3x3x3\"] [data-set]"),
    // A Sunday.
    dialog("puzzle-15x15", 2, "?daily=11&opponent=friend", &[], "dialog[open] [data-board=\"15x15x5\"] [data-set]"),
    dialog(
        "refuted",
        2,
        GAME,
        &[PUZZLES, SMALL_PUZZLES, "dialog [data-board=\"3x3x3\"] [data-set]:not([data-mark]):not([aria-disabled])"],
        "dialog[open] [data-set][data-light]",
    ),
    dialog(
        "refuted-5x5",
        2,
        GAME,
        &[
            PUZZLES,
            "dialog [value=\"5x5x4\"]",
            "dialog [data-board=\"5x5x4\"] [data-set]:not([data-mark]):not([aria-disabled])",
        ],
        "dialog[open] [data-board] ~ .feedback[data-value]",
    ),
    dialog(
        "all-puzzles",
        0,
        GAME,
        &[PUZZLES, SMALL_PUZZLES, "dialog [data-action=all-puzzles]"],
        "dialog[open] .puzzle-list",
    ),
    dialog(
        "rush",
        3,
        GAME,
        &[PUZZLES, "dialog [value=rush]", "dialog [data-action=start-rush]"],
        "dialog[open] [role=timer]",
    ),
    dialog("lesson", 2, GAME, &["[data-action=lesson]"], "dialog[open] [data-set]"),
    dialog(
        "lesson-wrong",
        2,
        GAME,
        &["[data-action=lesson]", "dialog [data-set=b2]"],
        "dialog[open] .feedback[data-value=loss]",
    ),
    dialog(
        "lesson-right",
        2,
        GAME,
        &["[data-action=lesson]", "dialog [data-set=a2]"],
        "dialog[open] .feedback[data-value=win]",
    ),
];

/// The statistics.
pub const STATISTICS: &[State] = &[
    dialog("no-games", 1, GAME, &["[data-action=statistics]"], "dialog[open] .no-games"),
    statistics(
        "statistics",
        include_str!("../../../../../fuzz/seeds/statistics/several"),
        "dialog[open] .list-choice ~ .results + .results",
    ),
    statistics("no-import", "crab", "dialog[open] .notice[data-value]"),
];

/// Dialogs that share a game or take one over.
pub const SHARING_DIALOGS: &[State] = &[
    dialog("share", 1, "?opponent=link", &["[data-square=a1]", SHARE], "dialog[open] [data-action=share-turn]"),
    dialog("set-up", 1, GAME, &[BOARD, SET_UP], "dialog[open] [data-set]"),
    dialog(
        "impossible",
        1,
        GAME,
        &[BOARD, SET_UP, "[data-set=c1]", "[data-set=b1]", "dialog [data-action=play-set-up]"],
        "dialog[open] .problem:not(:empty)",
    ),
    dialog(
        "set-up-15x15",
        1,
        "?board=15x15x5&opponent=friend#moves=h8i9",
        &[BOARD, SET_UP],
        "dialog[open] [data-set=o15]",
    ),
    dialog("text", 1, GAME, &[BOARD, "dialog [data-action=open-text]"], "dialog[open] [name=game-text]"),
    dialog(
        "no-text",
        1,
        GAME,
        &[BOARD, "dialog [data-action=open-text]", "dialog [data-action=open]"],
        "dialog[open] [aria-invalid]",
    ),
    dialog("embed", 1, GAME, &[SETTINGS, "dialog [data-action=embed]"], "dialog[open] iframe"),
];

/// The address of a game that X can win at a3, and how to choose a match of best of 3 and a color.
const MATCH: &str = "?opponent=friend#moves=a1b1a2b2";
const BEST_OF_3: &str = "match=3";
const PLAYERS: &str = "[data-action=players]";
const GREEN: &str = "dialog label:has([name=color-1][value=green])";
const CLOSE: &str = "dialog [data-action=close]";

/// Matches with names and colors, a move to send, and the offer of another level.
pub const MATCHES: &[State] = &[
    state("send", "?opponent=link&play=o#moves=a1", &["[data-square=b2]"], "[data-action=send]"),
    state("invite", "?opponent=link&play=x", &[], "[data-action=invite]"),
    // Unbeatable wins three different games.
    state(
        "level",
        "?opponent=perfect&play=x#moves=a1b2c3b1",
        &[
            "[data-square=c1]",
            "[data-status=won] [data-square=a1]",
            "#moves=c1b2a3b1",
            "[data-status=playing] [data-square=a1]",
            "[data-status=won] [data-square=a1]",
            "#moves=a3b2c1a2",
            "[data-status=playing] [data-square=c3]",
        ],
        "[data-action=play-level]",
    ),
    state(
        "match",
        MATCH,
        &[BEST_OF_3, PLAYERS, GREEN, CLOSE, "[data-square=a3]"],
        "[data-status=won] .score .draws:not(:has(.count))",
    ),
    state(
        "next-game",
        MATCH,
        &[BEST_OF_3, PLAYERS, GREEN, CLOSE, "[data-square=a3]", "[data-status=won] [data-action=reset]"],
        "[data-status=playing] .score .draws:not(:has(.count))",
    ),
    state(
        "match-won",
        MATCH,
        &[
            BEST_OF_3,
            "[data-square=a3]",
            "[data-status=won] [data-action=reset]",
            "[data-status=playing] [data-square=a1]",
            "[data-square=b1]",
            "[data-square=a2]",
            "[data-square=b2]",
            "[data-square=c3]",
            "[data-square=b3]",
        ],
        "[data-status=won] .score .draws:not(:has(.count))",
    ),
];

/// Larger boards and an embedded game.
pub const BOARDS: &[State] = &[
    state("7x7", "?board=7x7x5&opponent=random&play=x#moves=d4", &[], "[data-mark=o]"),
    state("15x15", "?board=15x15x5&opponent=friend#moves=h8i9i7g9j6", &[], ".history"),
    state("embedded", "?embed&controls=status,score,reset,history,hint,settings#moves=b2", &[], ".history"),
];

/// Defines a test for each group of states. The check is an asynchronous function of the parent module.
macro_rules! test_each_group {
    (#[$attribute:meta] $check:ident) => {
        use browser_tests::browser_test;
        use browser_tests::harness::Page;

        $crate::tests::access::states::test_each_group! { #[$attribute] $check:
            running_games RUNNING_GAMES,
            finished_games FINISHED_GAMES,
            explained_games EXPLAINED_GAMES,
            settings_dialogs SETTINGS_DIALOGS,
            game_dialogs GAME_DIALOGS,
            learning_dialogs LEARNING_DIALOGS,
            statistics STATISTICS,
            sharing_dialogs SHARING_DIALOGS,
            matches MATCHES,
            boards BOARDS
        }
    };
    (#[$attribute:meta] $check:ident: $($name:ident $group:ident),*) => {
        $(
            #[$attribute]
            async fn $name(page: Page) {
                super::$check(&page, $crate::tests::access::states::$group).await?;
            }
        )*
    };
}

pub(crate) use test_each_group;

/// The states of all groups.
const ALL: [&[State]; 10] = [
    RUNNING_GAMES,
    FINISHED_GAMES,
    EXPLAINED_GAMES,
    SETTINGS_DIALOGS,
    GAME_DIALOGS,
    LEARNING_DIALOGS,
    STATISTICS,
    SHARING_DIALOGS,
    MATCHES,
    BOARDS,
];

impl State {
    /// Opens the page in this state, with a theme and further settings of its look.
    pub async fn open(self, page: &Page, looks: &str) -> WebDriverResult<()> {
        let (query, fragment) = self.address.split_once('#').unwrap_or((self.address, ""));
        page.open(&format!("{query}&theme={looks}#{fragment}")).await?;
        for press in self.presses {
            if press.starts_with('#') {
                page.eval(&format!("location.hash = '{press}'")).await?;
                continue;
            }
            if let Some((list, value)) = press.split_once('=').filter(|(list, _)| !list.contains('[')) {
                page.choose_option(list, value).await?;
                continue;
            }
            page.click(press).await?;
        }
        if let Some(file) = self.file {
            statistics::import(page, file).await?;
        }
        let busy = "[data-thinking], [data-busy], [role=status][aria-busy]";
        page.until(&format!("one('{}') && !one('{busy}')", self.shows)).await?;
        // The tools and the list of moves follow the board a moment later.
        page.until_kept().await
    }
}

/// Returns the state of this name.
pub fn named(name: &str) -> State {
    *ALL.concat().iter().find(|state| state.name == name).unwrap()
}
