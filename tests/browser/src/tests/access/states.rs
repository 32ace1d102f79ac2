//! States of the page for accessibility tests.

use std::fs;

use crate::tests::statistics::import;
use browser_tests::prelude::*;

/// The states in groups, one a line, with the columns that its head explains.
const TABLE: &str = include_str!("states.txt");

/// A game that X loses at a2.
pub const LOSING: &str = "?opponent=casual&play=x#moves=a1b1c3b2";

/// A state of the page with the way to it.
#[derive(Clone, Copy)]
pub struct State {
    pub name: &'static str,
    pub live_regions: usize,
    /// Query and fragment.
    address: &'static str,
    steps: &'static str,
    /// Selector of an element that the state shows.
    shows: &'static str,
}

impl State {
    fn read(line: &'static str) -> Self {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[name, live_regions, address, steps, shows] = &columns[..] else { panic!("`{line}` is no state") };
        Self { name, live_regions: live_regions.parse().unwrap(), address, steps, shows }
    }

    /// Opens the page in this state, with a theme and further settings of its look.
    pub async fn open(self, page: &Page, looks: &str) -> WebDriverResult<()> {
        let (query, fragment) = self.address.split_once('#').unwrap_or((self.address, ""));
        page.open(&format!("{query}&theme={looks}#{fragment}")).await?;
        for step in self.steps.split(", ").filter(|step| !step.is_empty()) {
            let is_action = step.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            if step.starts_with('#') {
                page.eval(&format!("location.hash = '{step}'")).await?;
            } else if let Some(length) = step.strip_prefix("match=") {
                page.choose_option("match", length).await?;
            } else if let Some(file) = step.strip_prefix("import:") {
                let path = programs::workspace().join("fuzz/seeds/statistics").join(file);
                import(page, &fs::read_to_string(path).unwrap()).await?;
            } else if is_action {
                page.click(&format!("[data-action={step}]")).await?;
            } else if let Some((kind @ ("square" | "set" | "move"), value)) = step.split_once('=') {
                page.click(&format!("[data-{kind}=\"{value}\"]")).await?;
            } else {
                page.click(step).await?;
            }
        }
        let busy = "[data-thinking], [data-busy], [role=status][aria-busy]";
        page.until(&format!("one('{}') && !one('{busy}')", self.shows)).await?;
        // The tools and the list of moves follow the board a moment later.
        page.until_kept().await
    }
}

/// Returns the states of a group.
pub fn group(name: &str) -> Vec<State> {
    let (_, lines) = TABLE.split_once(&format!("# {name}\n")).unwrap();
    lines.lines().take_while(|line| !line.starts_with('#')).filter(|line| !line.is_empty()).map(State::read).collect()
}

/// Returns the state of this name.
pub fn named(name: &str) -> State {
    State::read(TABLE.lines().find(|line| line.split(" | ").next() == Some(name)).unwrap())
}

/// Defines a test for each group of states. The check is an asynchronous function of the parent module.
macro_rules! test_each_group {
    (#[$attribute:meta] $check:ident) => {
        use browser_tests::browser_test;
        use browser_tests::harness::Page;

        $crate::tests::access::states::test_each_group! { #[$attribute] $check:
            running_games, finished_games, explained_games, settings_dialogs, game_dialogs, learning_dialogs, statistics,
            sharing_dialogs, matches, boards
        }
    };
    (#[$attribute:meta] $check:ident: $($group:ident),*) => {
        $(
            #[$attribute]
            async fn $group(page: Page) {
                super::$check(&page, &$crate::tests::access::states::group(stringify!($group))).await?;
            }
        )*
    };
}

pub(crate) use test_each_group;
