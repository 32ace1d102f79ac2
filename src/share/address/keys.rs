//! The keys of the address and the attributes of the element `<tic-tac-toe>`, most of which are both.
//!
//! Documents, types and scripts list them. `cargo xtask lists` writes these lists from [`KEYS`].

use super::key::{Attribute, InAddress, Key};
use super::other_game;
use crate::state::opponent::Opponent;
use crate::state::{Controls, Look, Part, Setup, Theme};
use engine::{Mark, Objective};

/// Returns the names among which the value of a key chooses; `None` for a key with other values.
pub fn choices(key: &str) -> Option<Vec<&'static str>> {
    Some(match key {
        "game" => other_game::games().map(|game| other_game::name_and_boards(game).0).collect(),
        "objective" => Objective::NAMES.to_vec(),
        "opponent" => Opponent::ALL.map(Opponent::name).to_vec(),
        "play" => Mark::NAMES.to_vec(),
        "theme" => Theme::NAMES.to_vec(),
        "look" => Look::NAMES.to_vec(),
        "controls" => Part::NAMES.to_vec(),
        _ => return None,
    })
}

/// The keys with names that `public/boot.js` puts into attributes of the root element before the program starts: `data-theme`.
pub const EARLY: [&str; 2] = ["theme", "look"];

/// All keys, in the order of the documents.
pub const KEYS: &[Key] = &[
    Key {
        name: "src",
        address: InAddress::Nowhere,
        example: "",
        attribute: Some(Attribute {
            summary: "The address of the game, a directory or its `index.html`. Empty for the directory of the script.",
            details: "A script that is part of a bundle or a package needs it.",
            guide: "the address of the game, a directory or its `index.html`, if that is not the directory of the script",
            examples: ["/tic-tac-toe/", "/tic-tac-toe/index.html"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "board",
        address: InAddress::Query(
            "columns, rows and number in a row, such as `3x3x3` or `15x15x5`; up to 20 columns and rows",
        ),
        example: "4x4x4",
        attribute: Some(Attribute {
            default: || Setup::default().rules.to_string(),
            starts_game: true,
            summary: "The board: columns, rows and how many in a row win.",
            guide: "columns, rows and number in a row, such as `7x7x5`",
            plain: Some("/^3x3x3$/"),
            examples: ["4x4x3", "5x4x4"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "game",
        address: InAddress::Query("a game with other rules in place of the board: {}"),
        example: "notakto",
        attribute: Some(Attribute {
            kind: "TicTacToeGame",
            starts_game: true,
            summary: "A game with other rules in place of the board. Empty for the board.",
            details: "Its opponents are Easy, Medium, Hard, Unbeatable, a friend, and a remote player. X is the first player, also where both place the same \
                marks.",
            guide: "{}: a [game with other rules](other-games.md) in place of the board, against Easy, Medium, Hard, Unbeatable, a friend or a remote player",
            plain: Some("/^$/"),
            examples: ["infinite", "ultimate"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "boards",
        address: InAddress::Query("the number of boards of Notakto: `1`, `2` or `3`"),
        example: "2",
        attribute: Some(Attribute {
            default: || "1".to_owned(),
            starts_game: true,
            summary: "The number of boards of Notakto.",
            guide: "the number of boards of Notakto: `1`, `2` or `3`",
            examples: ["2", "3"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "objective",
        address: InAddress::Query("`normal`: a line wins; `misere`: a line loses"),
        example: "misere",
        attribute: Some(Attribute {
            kind: "TicTacToeObjective",
            default: || Setup::default().rules.objective().name().to_owned(),
            starts_game: true,
            summary: "Whether completing a line wins or loses.",
            guide: "{}",
            plain: Some("/^normal$/"),
            examples: ["misere", "normal"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "opponent",
        address: InAddress::Query(
            "{}. On boards of up to 10 squares, `very-hard` means `unbeatable`. The earlier names “casual” and “perfect” of Medium and Unbeatable still work",
        ),
        example: "unbeatable",
        attribute: Some(Attribute {
            kind: "TicTacToeOpponent",
            default: || Setup::default().opponent.name().to_owned(),
            starts_game: true,
            summary: "Who plays the other mark.",
            details: "First the levels of the computer, from weakest to strongest; then computer players known by their strategies, from \
                weakest to strongest; then a friend at the same screen, and a remote player by link.",
            guide: "{}. On boards of up to 10 squares, Unbeatable plays in place of Very hard. The earlier names “casual” and “perfect” of Medium and Unbeatable still work",
            plain: Some("/^(?!link$|very-hard$)({}|casual|perfect)$/"),
            examples: ["medium", "friend"],
        }),
    },
    Key {
        name: "play",
        address: InAddress::Query(
            "{}. A game by link with moves gives its player the own side, and any other visitor the side to move",
        ),
        example: "o",
        attribute: Some(Attribute {
            kind: "TicTacToeMark",
            default: || Setup::default().play.name().to_owned(),
            starts_game: true,
            summary: "The mark of the person at the screen; X moves first.",
            details: "Also settable as the property `play`, which reads as the method.",
            guide: "{}: the mark of the player at the screen",
            plain: Some("/^x$/"),
            examples: ["o", "x"],
        }),
    },
    Key {
        name: "theme",
        address: InAddress::Query("{}"),
        example: "contrast",
        attribute: Some(Attribute {
            kind: "TicTacToeTheme",
            default: || Theme::default().name().to_owned(),
            summary: "The colors.",
            details: "With `auto`, the game is dark where the text of the host page is light; `contrast` is black and white \
                with a border around everything.",
            guide: "{}",
            plain: Some("/^({})$/"),
            examples: ["dark", "light"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "look",
        address: InAddress::Query(
            "`soft`: soft squares; `paper`: lines on paper; `tiles`: tiles in a tray; `neon`: glowing marks",
        ),
        example: "paper",
        attribute: Some(Attribute {
            kind: "TicTacToeLook",
            default: || Look::default().name().to_owned(),
            summary: "The style of the board.",
            details: "`soft` has soft squares; `paper` has lines, with marks as if drawn by pen; `tiles` has tiles in a tray; \
                `neon` has glowing marks.",
            guide: "{}: how the board is drawn",
            plain: Some("/^({})$/"),
            examples: ["paper", "soft"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "accent",
        address: InAddress::Query(
            "the color of interactive elements in hexadecimal digits, such as `7c3aed`; empty: the default color",
        ),
        example: "7c3aed",
        attribute: Some(Attribute {
            summary: "The color of interactive elements: any color of CSS, such as `#7c3aed`. Empty for the default color.",
            details: "Text and lines stay readable.",
            guide: "the color of interactive elements, any color of CSS such as `#7c3aed`; derived shades keep text and lines readable",
            plain: Some("/^$/"),
            examples: ["tomato", "#123456"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "lang",
        address: InAddress::Query(
            "the language: {}, or a tag of the same language such as `de-AT`. Without it, the page uses the language chosen in the \
             settings (not if it is embedded), then those of the browser, then English. A language that the game lacks is skipped",
        ),
        example: "de",
        attribute: Some(Attribute {
            kind: "TicTacToeLanguage",
            summary: "The language of the game. Empty for that of the page around the element.",
            details: "A language that the game lacks is replaced by that of the browser.",
            guide: "{}",
            examples: ["de", "fr"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "embed",
        address: InAddress::Query(
            "no value: shows only the game, for a [frame in another page](embedding.md); `grow`: for a frame that follows the \
             game's height; `preview`: as without value, but stores nothing",
        ),
        example: "grow",
        attribute: None,
    },
    Key {
        name: "controls",
        address: InAddress::Query("the visible parts of the embedded game, separated by commas: {}"),
        example: "status,hint",
        attribute: Some(Attribute {
            default: || Controls::default().names(","),
            summary: "The parts shown with the board (TicTacToePart), separated by commas or spaces.",
            details: "Parts: {}. Empty for the board alone.",
            guide: "the visible parts, separated by commas or spaces: {}; empty for the board alone",
            plain: Some("/^(status|score|reset|[, ])*$/"),
            examples: ["status reset", "score"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "disabled",
        address: InAddress::Query("no value, or `yes`: the embedded game cannot be played; `no`: it can"),
        example: "yes",
        attribute: Some(Attribute {
            kind: "boolean",
            default: || false.to_string(),
            summary: "Whether the game is only shown: neither the person at the screen nor a computer player can move.",
            details: "The page still can. The value `false` counts as not set.",
            guide: "no value: the player at the screen cannot move; `false` counts as not set",
            plain: Some("/^no$/"),
            examples: ["true", "false"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "daily",
        address: InAddress::Query(
            "the number of a puzzle of the day, from 1 for that of 1 January 2026: opens it beside the game; one that has not come yet \
             opens today's. An embedded game has none",
        ),
        example: "331",
        attribute: None,
    },
    Key {
        name: "of",
        address: InAddress::Query(
            "what *Send* and *Share* say of the moves, so that a cut link is noticed: their number and the last one, such as `3c3`. \
             The address bar leaves it out",
        ),
        example: "3c3",
        attribute: None,
    },
    Key {
        name: "moves",
        address: InAddress::Fragment(
            "the squares played, such as `b2a1c3`, with any signs, numbers and marks between them; the page opens the longest legal \
             prefix",
        ),
        example: "b2a1c3",
        attribute: Some(Attribute {
            summary: "The moves to show, such as `b2a1c3`. Setting them shows that position.",
            details: "Invalid ones change nothing; `state.moves` has the current ones.",
            guide: "the moves to show, such as `b2a1c3`; `state.moves` has the current ones",
            examples: ["a1b2", "a1"],
            ..Attribute::TEXT
        }),
    },
    Key {
        name: "start",
        address: InAddress::Fragment(
            "the position before the moves, by default the empty board, such as `x1o/1x1/3-o`",
        ),
        example: "4/4/4/3x-o",
        attribute: None,
    },
];
