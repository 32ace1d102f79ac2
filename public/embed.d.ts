// The types of the element <tic-tac-toe>, which embed.js defines. The script exports nothing: refer to this file for what it adds
// to the document. A bundle has no game beside it: set `src`. `cargo xtask lists` writes attributes and properties.

export {};

declare global {
  /** A mark; X moves first. */
  type TicTacToeMark = "x" | "o";

  /**
   * The computer at a level, from weakest to strongest; a computer player that is known by its strategy, from weakest to
   * strongest; a friend at the same screen, or a remote player by link.
   */
  type TicTacToeOpponent = "easy" | "medium" | "hard" | "very-hard" | "unbeatable" | "random" | "trapper" | "strategist" | "friend" | "link";

  /** A language; empty for that of the page around the element. */
  type TicTacToeLanguage = "" | "en" | "ar" | "de" | "es" | "fr" | "he" | "hi" | "it" | "ja" | "ko" | "nl" | "pl" | "pt-BR" | "tr" | "uk" | "zh-Hans" | "zh-Hant";

  /** Whether completing a line wins or loses. */
  type TicTacToeObjective = "normal" | "misere";

  /** The style of the board. */
  type TicTacToeLook = "soft" | "paper" | "tiles" | "neon";

  /** The colors; `auto` is dark where the text of the host page is light. */
  type TicTacToeTheme = "auto" | "light" | "dark" | "contrast";

  /** A part of the game that can be shown with the board. */
  type TicTacToePart = "status" | "score" | "reset" | "history" | "hint" | "settings";

  /** The column's letter and the row's number, counted from the top left. */
  type TicTacToeSquare = `${TicTacToeColumn}${TicTacToeRow}`;
  type TicTacToeColumn = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m"
    | "n" | "o" | "p" | "q" | "r" | "s" | "t";
  type TicTacToeRow = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

  /** How a game ended: the mark that won, or a draw. */
  type TicTacToeOutcome = TicTacToeMark | "draw";

  /** A game with other rules in place of the board; empty for the board. */
  type TicTacToeGame = "" | "infinite" | "ultimate" | "wild" | "wild-misere" | "notakto";

  /** The current game. */
  interface TicTacToeState {
    /** The squares played so far, such as `b2a1c3`; in wild tic-tac-toe with their marks, such as `b2xa1o`. */
    readonly moves: string;
    /** Whose turn it is; null when the game is over. */
    readonly turn: TicTacToeMark | null;
    /** How the game ended; null while it goes on. */
    readonly outcome: TicTacToeOutcome | null;
    /** The squares of the line that ended the game; empty while there is none. */
    readonly line: readonly TicTacToeSquare[];
    /** The board, such as `3x3x3`. */
    readonly board: string;
    readonly objective: TicTacToeObjective;
    /** The opponent, which the visitor may have changed. */
    readonly opponent: TicTacToeOpponent;
    /** The mark of the person at the screen. */
    readonly play: TicTacToeMark;
    /** The game with other rules in place of the board; empty if there is none. */
    readonly game: TicTacToeGame;
    /** The number of boards of Notakto; other games have none. */
    readonly boards?: "1" | "2" | "3";
  }

  /** The details of `tictactoe-ready`: `state` has them. */
  type TicTacToeReadyDetail = Record<string, never>;

  /** The details of `tictactoe-move`. */
  interface TicTacToeMoveDetail {
    readonly square: TicTacToeSquare;
    readonly mark: TicTacToeMark;
    readonly by: "person" | "computer";
    /** The squares played so far, this one included. */
    readonly moves: string;
  }

  /** The details of `tictactoe-end`. */
  interface TicTacToeEndDetail {
    readonly outcome: TicTacToeOutcome;
    /** The squares of the line that ended the game; empty for a draw. */
    readonly line: readonly TicTacToeSquare[];
    readonly moves: string;
  }

  /** Why a request of the page fails. */
  type TicTacToeRequestError =
    /** An attribute, a square or a custom property has an invalid value, which is ignored. */
    | "invalid-value"
    /** The square is taken or not on the board, or the game is over. */
    | "illegal-move"
    /** It is the computer player's turn. */
    | "not-your-turn"
    /** No move can be taken back. */
    | "nothing-to-undo"
    /** The element is not in a page. */
    | "not-connected";

  /** Why the game cannot start. */
  type TicTacToeLoadError =
    /** Nothing has come from the game for 10 seconds, or 15 once it has begun: its page is missing or blocked, or the network is slow. */
    | "no-answer"
    /** The address of the game is unknown: the script is part of a bundle, or `src` has no usable value. */
    | "no-source"
    /** A part of the game has not arrived within 10 seconds. The game may still start. */
    | "timeout"
    /** A part of the game could not be loaded or started. */
    | "load-failed"
    /** Later releases may have others. */
    | (string & {});

  type TicTacToeErrorCode = TicTacToeRequestError | TicTacToeLoadError;

  /** The details of `tictactoe-error`. */
  interface TicTacToeErrorDetail {
    /** What was wrong. */
    readonly code: TicTacToeErrorCode;
    /** The same in English, for developers. */
    readonly message: string;
  }

  /** The reason of a rejected promise. */
  interface TicTacToeError extends Error {
    readonly code: TicTacToeErrorCode;
  }

  /** The events, which bubble and cross shadow boundaries. Actions of the page itself cause no events. */
  interface TicTacToeEventMap {
    /** The game is ready. Earlier calls take effect now. */
    "tictactoe-ready": CustomEvent<TicTacToeReadyDetail>;
    /** A person at the screen or a computer player made a move. */
    "tictactoe-move": CustomEvent<TicTacToeMoveDetail>;
    /** Such a move ended the game. */
    "tictactoe-end": CustomEvent<TicTacToeEndDetail>;
    /** A person at the screen or a computer player has changed the game: a move, undo, a new game, another board or opponent. */
    "tictactoe-change": CustomEvent<TicTacToeState>;
    /** A request of the page is invalid or cannot be executed, or the game cannot start. */
    "tictactoe-error": CustomEvent<TicTacToeErrorDetail>;
  }

  /** The attributes, for the markup of frameworks. */
  interface TicTacToeAttributes {
    src?: string | undefined;
    board?: string | undefined;
    game?: TicTacToeGame | undefined;
    boards?: string | undefined;
    objective?: TicTacToeObjective | undefined;
    opponent?: TicTacToeOpponent | undefined;
    play?: TicTacToeMark | undefined;
    theme?: TicTacToeTheme | undefined;
    look?: TicTacToeLook | undefined;
    accent?: string | undefined;
    lang?: TicTacToeLanguage | undefined;
    controls?: string | undefined;
    disabled?: boolean | undefined;
    moves?: string | undefined;
  }

  /** The listeners of events, for the markup of frameworks that listen to `event` with `onevent`. */
  type TicTacToeListeners = {
    [Type in keyof TicTacToeEventMap as `on${Type}`]?: ((event: TicTacToeEventMap[Type]) => void) | undefined;
  };

  /** A game of tic-tac-toe in a frame. Each property reflects the attribute of its name, `playAs` that of `play`. */
  interface TicTacToeElement extends HTMLElement {
    /** The address of the game, a directory or its `index.html`. Empty for the directory of the script. */
    src: string;
    /** The board: columns, rows and how many in a row win. Changing it starts a new game. By default `3x3x3`. */
    board: string;
    /** A game with other rules in place of the board. Empty for the board. Changing it starts a new game. */
    game: TicTacToeGame;
    /** The number of boards of Notakto. Changing it starts a new game. By default `1`. */
    boards: string;
    /** Whether completing a line wins or loses. Changing it starts a new game. By default `normal`. */
    objective: TicTacToeObjective;
    /** Who plays the other mark. Changing it starts a new game. By default `unbeatable`. */
    opponent: TicTacToeOpponent;
    /** The mark of the person at the screen; X moves first. Changing it starts a new game. By default `x`. */
    playAs: TicTacToeMark;
    /** The colors. By default `auto`. */
    theme: TicTacToeTheme;
    /** The style of the board. By default `soft`. */
    look: TicTacToeLook;
    /** The color of interactive elements: any color of CSS, such as `#7c3aed`. Empty for the default color. */
    accent: string;
    /** The language of the game. Empty for that of the page around the element. */
    lang: TicTacToeLanguage;
    /** The parts shown with the board (TicTacToePart), separated by commas or spaces. By default `status,score,reset`. */
    controls: string;
    /** Whether the game is only shown: neither the person at the screen nor a computer player can move. By default `false`. */
    disabled: boolean;
    /** The moves to show, such as `b2a1c3`. Setting them shows that position. */
    moves: string;

    /** The current game; null until it is ready. */
    readonly state: TicTacToeState | null;

    /* The methods return when the game has executed the call, which loads it if necessary. They reject with a `TicTacToeError`. */

    /** Plays a square such as `b2` for the side to move, unless that is the computer player. */
    get play(): (square: string) => Promise<TicTacToeState>;
    /** The same as `playAs`, for frameworks that set each attribute as a property. */
    set play(mark: TicTacToeMark);
    /** Takes back the last move of a person and the reply to it. */
    undo(): Promise<TicTacToeState>;
    /** Starts a new game. */
    reset(): Promise<TicTacToeState>;
    /** Moves the keyboard focus to the board. */
    focus(): Promise<TicTacToeState>;
    /** Waits until the game is ready, without loading it. Rejects if it cannot start. */
    whenReady(): Promise<TicTacToeState>;
  }

  interface HTMLElementTagNameMap {
    "tic-tac-toe": TicTacToeElement;
  }

  // They bubble, so that every element and the document can hear them.
  interface HTMLElementEventMap extends TicTacToeEventMap {}
  interface DocumentEventMap extends TicTacToeEventMap {}
  interface WindowEventMap extends TicTacToeEventMap {}
}
