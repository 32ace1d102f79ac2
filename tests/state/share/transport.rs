//! Links and texts as mail programs, chats and address bars deliver them. The opened game is the sent one, or a note or an error says
//! that it is another one.

use records::FirstRow;
use records::Link;
use std::ops::Range;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::address::write as address;
use tic_tac_toe::share::paste::pasted_game::{Pasted, PastedGame, pasted_game};

use crate::any;
use crate::prelude::*;

/// The page of the game.
const PAGE: &str = "https://example.org/tic-tac-toe/";

/// The moves of a game whose link is wrapped on its way.
const LONG_GAME: &str =
    "k10l9m8e8c11f9m13m9o14c14j3f13g1b14g13a15l5c7l8m4l13c8f6a14c6m10g2l12c9k13j15a13o12n13n14b5e4f12k14c2b6l6k11";

/// What a player gets to see: the opened moves, and whether a note or an error tells that something is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    moves: String,
    is_told: bool,
}

/// Returns a fragment as browsers encode it.
fn encoded(text: &str) -> String {
    let is_kept = |byte: u8| byte.is_ascii_graphic() && !b"\"<>`%".contains(&byte);
    text.bytes().map(|byte| if is_kept(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// Opens an address in a browser.
fn page(link: &str) -> Seen {
    let Address { game, notes, .. } = Address::of_link(Link::of_address(link));
    Seen {
        moves: game.map_or_else(String::new, |game| notation::write_moves(game.moves())),
        is_told: !notes.is_empty(),
    }
}

/// Pastes a text while a friend plays on this board.
fn paste_on(rules: Rules, text: &str) -> Seen {
    let current = Setup { rules, ..setup(Opponent::Friend, Mark::X) };
    match pasted_game(text, FirstRow::Top, current) {
        Ok(Pasted::Game(PastedGame { game, notes, .. })) => {
            Seen { moves: notation::write_moves(game.moves()), is_told: !notes.is_empty() }
        }
        Ok(Pasted::OtherGame(_)) => panic!("the text names no other game: {text}"),
        Err(_) => Seen { moves: String::new(), is_told: true },
    }
}

fn paste(text: &str) -> Seen {
    paste_on(Rules::TIC_TAC_TOE, text)
}

/// Returns the error of a text that cannot be opened, or the note about one that is opened in part.
fn message(text: &str) -> String {
    let rules = notation::read_rules("15x15x5", Objective::Normal).unwrap();
    match pasted_game(text, FirstRow::Top, Setup { rules, ..setup(Opponent::Friend, Mark::X) }) {
        Ok(Pasted::OtherGame(_)) => panic!("the text names no other game: {text}"),
        Ok(Pasted::Game(PastedGame { notes, .. })) => notes.iter().map(|note| Texts::ENGLISH.note(note)).collect(),
        Err(error) => Texts::ENGLISH.text_error(&error.unwrap()),
    }
}

fn whole(moves: &str) -> Seen {
    Seen { moves: moves.to_owned(), is_told: false }
}

/// Wraps a text after this number of characters.
fn wrapped(text: &str, width: usize, line_end: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(width).map(|line| line.iter().collect::<String>()).collect::<Vec<String>>().join(line_end)
}

/// Encodes a text as quoted-printable.
fn quoted_printable(text: &str) -> String {
    wrapped(&text.replace('=', "=3D"), 72, "=\r\n").replace("=3=\r\nD", "=3D=\r\n").replace("==\r\n3D", "=3D=\r\n")
}

/// Returns a link that is sent, with the number of its moves.
fn sent(board: &str, moves: &str) -> String {
    let rules = notation::read_rules(board, Objective::Normal).unwrap();
    let setup = Setup { opponent: Opponent::Remote, play: Mark::O, rules };
    PAGE.to_owned() + &address::link(setup, &notation::read_moves(rules, moves).game)
}

#[test]
fn link_that_is_sent_names_the_number_of_its_moves() {
    let friends = setup(Opponent::Friend, Mark::X);
    let after = |moves| address::link(friends, &notation::read_moves(Rules::TIC_TAC_TOE, moves).game);
    assert_eq!(after("b2a1c3"), "?of=3c3&opponent=friend#moves=b2a1c3");
    assert_eq!(after(""), "?opponent=friend#");
    let start = notation::read_position(Rules::TIC_TAC_TOE, "x1o/1x1/3-o").unwrap();
    assert_eq!(address::link(friends, &Game::from(start)), "?of=0&opponent=friend#start=x1o/1x1/3-o");
    let invitation = address::link(setup(Opponent::Remote, Mark::O), &Game::new(Rules::TIC_TAC_TOE));
    assert_eq!(invitation, "?opponent=link&play=o#moves=");
    // The address bar has no number, and an edited one may have more moves.
    assert_eq!(page(&format!("{PAGE}?of=2&opponent=friend#moves=b2a1c3")), whole("b2a1c3"));
}

/// Plays random moves, unless the game ends before.
fn play_any(game: &mut Game, numbers: Range<usize>, random: &mut Rng) {
    for _ in 0..random.usize(numbers) {
        let Some(square) = random.choice(game.position().legal_squares()) else { break };
        game.play(square).unwrap();
    }
}

#[test]
fn every_sent_link_opens_its_game_on_page_and_pasted() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..5_000 {
        let setup = any::setup_on_any_board(random);
        let mut game = Game::new(setup.rules);
        play_any(&mut game, 0..20, random);
        if random.bool() {
            game = Game::from(game.position());
            play_any(&mut game, 0..4, random);
        }
        // The link ends at the shown moment.
        game.jump(random.usize(0..30));
        let link = PAGE.to_owned() + &address::link(setup, &game);
        assert_eq!(paste(&link), whole(&notation::write_moves(game.shown_moves())), "{link}");
        let address = Address::of_link(Link::of_address(&link));
        // Games between friends have no own side.
        let play = (setup.opponent != Opponent::Friend).then_some(setup.play);
        let found = (address.rules_or(Rules::TIC_TAC_TOE), address.opponent, address.play, address.notes);
        assert_eq!(found, (setup.rules, Some(setup.opponent), play, Vec::new()), "{link}");
        let opened = address.game.unwrap_or_else(|| Game::new(setup.rules));
        assert_eq!((opened.start(), opened.moves()), (game.start(), game.shown_moves()), "{link}");
    }
}

#[test]
fn wrapped_link_opens_all_of_its_moves() {
    let numbered = sent("15x15x5", LONG_GAME);
    let copied = format!("{PAGE}?board=15x15x5&opponent=link&play=o#moves={LONG_GAME}");
    for link in [copied, numbered] {
        // A line without the whole key of the moves is not known to go on.
        for width in link.find("moves").unwrap() - 1..100 {
            for line_end in ["\n", "\r\n", " \r\n", "\n> ", "\r\n> > ", "\n  ", "\r"] {
                let start = if line_end.contains('>') { line_end.trim_start() } else { "" };
                let text = format!("Your turn:\n{start}{}\n\nSee you!\n", wrapped(&link, width, line_end));
                assert_eq!(paste(&text), whole(LONG_GAME), "{text:?}");
            }
        }
        let encoded = quoted_printable(&link);
        assert_eq!(paste(&encoded), whole(LONG_GAME), "{encoded}");
        // An address bar removes the ends of lines, and others replace them by space.
        for text in [wrapped(&link, 81, "%20"), encoded.replace("=\r\n", ""), link] {
            assert_eq!(page(&text), whole(LONG_GAME));
        }
    }
    let start = "15/15/15/15/7x7/7ox6/15/15/15/15/15/15/15/15/15-o";
    let link = format!("{PAGE}?of=1&board=15x15x5&opponent=friend#start={start}&moves=h8");
    for width in 81..link.len() {
        assert_eq!(paste(&wrapped(&link, width, "\n")), whole("h8"), "{width}");
    }
}

#[test]
fn words_after_a_link_are_no_moves() {
    let link = format!("{PAGE}?opponent=friend#moves=b2a1");
    for after in ["\nc3", "\nThanks", "\nc3 was my idea", " c3 is next", "\n\nc3", ".\nc3", " your turn"] {
        assert_eq!(paste(&format!("{link}{after}")), whole("b2a1"), "{after}");
    }
    // Neither after a link that is long enough to be wrapped, if it says that it is whole.
    assert_eq!(paste(&format!("{}\nc3", sent("3x3x3", "b2a1"))), whole("b2a1"));
    for after in ["Thanks", ")x", "です", "a"] {
        let link = format!("{}{after}", sent("3x3x3", "b2a1"));
        assert_eq!((page(&link), paste(&link)), (whole("b2a1"), whole("b2a1")), "{link}");
    }
    // Spaces can also be in the link.
    for moves in ["b2 a1 c3", "b2, a1, c3", "b2%20a1%20c3", "1. b2 2. a1 3. c3"] {
        assert_eq!(page(&format!("{PAGE}?opponent=friend#moves={}", moves.replace(' ', "%20"))), whole("b2a1c3"));
    }
    assert_eq!(paste(&format!("{PAGE}?opponent=friend#moves=b2 a1 c3")), whole("b2a1c3"));
}

#[test]
fn cut_link_is_told() {
    for (board, moves) in [("3x3x3", "b2a1c3"), ("15x15x5", "k10l9m12"), ("20x20x5", "t20a2b1c1")] {
        let link = sent(board, moves);
        let first = link.find("of=").unwrap() + "of=".len();
        for cut in (first..link.len()).map(|end| &link[..end]) {
            assert!(page(cut).is_told && paste(cut).is_told, "{cut}");
        }
        assert_eq!(paste(&format!("{link}…")), whole(moves));
    }
    let cut = |link: &str| message(&format!("{PAGE}{link}"));
    assert_eq!(cut("?of=3c3&opponent=friend#moves=b2a1"), "Only 2 of 3 moves arrived. Ask for the link again.");
    for link in ["?of=3c3&opponent=friend", "?of=3c3&opponent=li", "?of=3"] {
        assert_eq!(cut(link), "This link was cut off. Ask for it again.", "{link}");
    }
    // A cut number of a row is not taken for another row.
    let Address { game, notes, .. } =
        Address::of_link(Link::of_address(&format!("{PAGE}?of=60b1&board=15x15x5#moves=k1")));
    assert_eq!((game, notes), (None, vec![Note::MissingMoves { arrived: 0, of: 60 }]), "row 1 or row 10 to 15");
}

#[test]
fn signs_around_a_link_are_no_part_of_it() {
    const AFTER: &str = " . , ) > \" … 。 %29 \u{200e} \u{2069} &gt; ` ** 、 ] ! ? ” » \u{feff} %3E %E2%80%A6 /";
    for link in [format!("{PAGE}?opponent=friend#moves=b2a1c3"), sent("3x3x3", "b2a1c3")] {
        for after in AFTER.split(' ') {
            let link = format!("{link}{after}");
            assert_eq!(page(&encoded(&link).replace("%25", "%")), whole("b2a1c3"), "{link}");
            for before in ["", "<", "(", "“", "\u{202a}", "Link:", "URL: ", "[game](", "&lt;", "> ", "* "] {
                let text = format!("{before}{link}");
                assert_eq!(paste(&text), whole("b2a1c3"), "{text}");
            }
        }
    }
    // The signs of a sentence after a link without moves.
    for after in AFTER.split(' ') {
        let link = format!("{PAGE}?opponent=hard{after}");
        assert_eq!(Address::of_link(Link::of_address(&encoded(&link))).notes, [], "{link}");
    }
}

#[test]
fn link_inside_another_one_or_in_parts_is_found() {
    let link = format!("{PAGE}?opponent=link&play=o#moves=b2a1c3");
    let shortened = format!("{PAGE}?opponent=li…");
    let escaped = |text: &str| text.replace('%', "%25").replace(':', "%3A").replace('/', "%2F").replace('?', "%3F");
    let escaped = |text: &str| escaped(text).replace('=', "%3D").replace('&', "%26").replace('#', "%23");
    let fragment_escaped = link.replace('#', "%23");
    for text in [
        link.replace('&', "&amp;"),
        link.replace('&', "&amp;amp;"),
        fragment_escaped.clone(),
        fragment_escaped.replace('%', "%25"),
        escaped(&link),
        escaped(&escaped(&link)),
        format!("https://safe.example/?url={}&data=05%7C01&reserved=0", escaped(&link)),
        format!("https://www.example.com/url?q={fragment_escaped}&sa=D&source=editors"),
        format!("https://archive.example/web/2026/{link}"),
        format!("[{link}]({link})"),
        format!("<{link}|{shortened}>"),
        format!("[{shortened}]({link})"),
        format!("<a href=\"{link}\">{shortened}</a>"),
        format!("{PAGE}?ref=https://a.example/b&opponent=link&play=o#moves=b2a1c3"),
        link.replace("https://", ""),
        link.replace(PAGE, ""),
        "#moves=b2a1c3".to_owned(),
        format!("{link}:~:text=b2"),
        format!("view-source:{link}"),
        link.replace("moves", "\u{200b}moves"),
        link.replace("b2a1", "b2\u{ad}a1"),
        link.replace("b2a1c3", "ｂ２ａ１ｃ３"),
    ] {
        assert_eq!(paste(&text), whole("b2a1c3"), "{text}");
    }
    // An address bar can only hold what leads to the page.
    for text in [
        link.replace('&', "&amp;"),
        fragment_escaped.replace('%', "%25"),
        fragment_escaped.clone(),
        link.replace('=', "=3D"),
        link.replace("#moves=", "#moves%3D"),
        format!("{PAGE}{}", escaped("?opponent=link&play=o#moves=b2a1c3")),
        format!("{PAGE}?ref=https://a.example/b&opponent=link&play=o#moves=b2a1c3"),
        encoded(&link.replace("b2a1c3", "ｂ２、ａ１、ｃ３")),
    ] {
        assert_eq!(page(&text), whole("b2a1c3"), "{text}");
    }
    let Address { opponent, play, .. } = Address::of_link(Link::of_address(&fragment_escaped));
    assert_eq!((opponent, play), (Some(Opponent::Remote), Some(Mark::O)));
}

#[test]
fn link_of_another_site_is_no_game() {
    for text in [
        "https://example.com/play?game=b2#a1",
        "https://example.com/analysis#moves=e4.e5.hello".replace("e4", "hi").as_str(),
        "https://example.com/?board=large&opponent=magnus",
        "https://example.com/b2/a1",
        "See https://example.com/a1b2c3 and tell me",
    ] {
        assert_eq!(message(text), "This text cannot be opened: this link is not from this game.", "{text}");
    }
    // A copy of the game on any host is this game.
    assert_eq!(paste("http://localhost:8080/?opponent=friend#moves=b2"), whole("b2"));
    assert_eq!(paste("https://example.com/x/y.html?board=3x3x3#moves=b2"), whole("b2"));
}

#[test]
fn characters_of_chats_are_understood() {
    for text in [
        "\u{200e}b2\u{200f} a1\u{200b} c3",
        "\u{feff}b2 \u{feff}a1 c3",
        "b2\u{a0}a1\u{a0}c3",
        "ｂ２、ａ１，ｃ３",
        "B\u{fe0f}2 a1 c3",
        "b2 | a1 | c3",
        "b2 → a1 → c3",
        "b2%20a1%20c3",
        "1. b2 2.\na1 3. X\nc3",
        "❌ b2 ⭕ a1 ❌ c3",
    ] {
        assert_eq!(paste(text), whole("b2a1c3"), "{text}");
        assert_eq!(page(&format!("{PAGE}#moves={}", encoded(text))), whole("b2a1c3"), "{text}");
    }
}

#[test]
fn own_text_is_read_after_any_transport() {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, "b2a1a3c1b1b3").game;
    let rules = notation::read_rules("20x20x5", Objective::Misere).unwrap();
    let start = notation::read_moves(rules, "a1b2c3d4t20s19").game.position();
    for game in [game, Game::from(start)] {
        let written = records::write(&game);
        let lines =
            |line: &dyn Fn(&str) -> String| -> String { written.lines().map(|text| line(text) + "\n").collect() };
        for text in [
            written.clone(),
            lines(&|line| format!("> {line}")),
            lines(&|line| format!(">> > {line}")),
            format!("```\n{written}```\n"),
            format!("> ~~~\n{}> ~~~\n", lines(&|line| format!("> {line}"))),
            format!("On Friday, Anna wrote:\n\n{}", lines(&|line| format!("> {line}"))),
            format!("Here is our game\n{written}"),
            lines(&|line| format!("\u{200e}{line}\u{a0}")),
            written.replace(": ", "：").replace('x', "×"),
            written.replace("\n\n", "\n").replace(". . .", "…"),
            written.replace('\n', "\r"),
            written.replace('\n', "\u{2028}"),
            written.replace('\n', "=20\n"),
            written.replace(' ', "%20").replace('\n', "%0A"),
            lines(&|line| wrapped(line, 45, "\n")),
        ] {
            let read = records::read(&text, Rules::TIC_TAC_TOE);
            assert_eq!((read.problem, read.game.as_ref()), (None, Some(&game)), "{text}");
        }
    }
}

#[test]
fn messages_show_no_control_characters() {
    for text in ["\u{fffd}RenLib\u{fffd}\u{3}\0", "Board: 3\u{7}x3x3\nb2", "Start: x\u{1b}[2J", "Name\u{8}: b2"] {
        assert!(!message(text).contains(char::is_control), "{text:?}");
    }
    for address in ["?theme=\u{1b}[2J", "?board=3\u{0}x3x3", "#moves=b2\u{85}q\u{7}", "#start=\u{7}"] {
        let notes = Address::of_link(Link::of_address(&encoded(&format!("{PAGE}{address}")))).notes;
        let shown: String = notes.iter().map(|note| Texts::ENGLISH.note(note)).collect();
        assert!(!notes.is_empty() && !shown.contains(char::is_control) && shown.contains("U+"), "{address:?} {shown}");
    }
}

#[test]
fn damaged_link_opens_what_was_sent_or_tells() {
    let (mut read, mut told) = (0, 0);
    for seed in 0..10_000 {
        let random = &mut Rng::with_seed(seed);
        let rules = notation::read_rules(["3x3x3", "15x15x5"][random.usize(0..2)], Objective::Normal).unwrap();
        let mut game = Game::new(rules);
        play_any(&mut game, 1..60, random);
        let setup = Setup { opponent: Opponent::Remote, play: Mark::O, rules };
        let mut text = PAGE.to_owned() + &address::link(setup, &game);
        // A cut before the number of moves leaves no link to a game.
        let first = text.find("&opponent").unwrap();
        for _ in 0..random.usize(0..4) {
            let place = random.usize(first..=text.len());
            if !text.is_char_boundary(place) || place > text.len() {
                continue;
            }
            match random.u8(0..8) {
                0 => text.truncate(place),
                1 => text.insert_str(place, "\r\n"),
                2 => text.insert(place, '\u{200b}'),
                3 => text = encoded(&text),
                4 => text = text.lines().map(|line| format!("> {line}\n")).collect(),
                5 => text = wrapped(&text, random.usize(72..80), "\n"),
                6 => text.push_str([".", ")", "…", "\u{200f}", " See you", "\nBye"][random.usize(0..6)]),
                _ => text = text.replace('&', "&amp;"),
            }
        }
        let seen = paste(&text);
        let expected = notation::write_moves(game.moves());
        if seen.is_told {
            told += 1;
        } else {
            assert_eq!(seen.moves, expected, "{seed}: {text:?}");
            read += 1;
        }
    }
    assert!(read > 2_000 && told > 1_000, "{read} read, {told} told");
}
