// The types of what the scripts of the page share. `tsc` checks them (tests/frameworks/scripts.json).

/** The functions that the program imports (`src/platform`, `src/lazy.rs`, `src/features/analysis/client.rs`), and what scripts share. */
interface Boot {
  /** Loads the lazy part now, or at the first call of `requestLazyPart`, and calls one of the functions. */
  loadLazyPart(isRequested: boolean, loaded?: () => void, failed?: () => void): void;
  /** Loads a further part of the program, and calls one of the functions. */
  loadPart(name: string, loaded: () => void, failed: () => void): void;
  /** Whether a further part is loaded. */
  hasPart(name: string): boolean;
  /** Loads the lazy part; missing while it loads and when it is loaded. */
  requestLazyPart?: (() => void) | undefined;
  /** Whether the visit begins without the lazy part. */
  beginsEarly(): boolean;
  /** The name of the opponent, except on a plain first visit. */
  opponent(): string | undefined;
  /** The names of the visible parts of an embedded game, separated by spaces. */
  frameParts(): string | undefined;
  /** The wins, draws or defeats in the score of an earlier visit. */
  results(index: number): number;
  /** The seed of the game of an earlier visit. */
  seed(): bigint;
  /** The number of the square that the player pressed before the program started, from 1, or 0. */
  firstMove(): number;
  /** Creates the Web Worker for analysis. */
  createWorker(): Worker;
  /** Writes a list in the page's language; each line of the text is an item. */
  list(lines: string): string;
  /** Writes a number in the page's language: games (0), tenths (1) or percent (2). */
  number(value: number, style: number): string;
  /** The plural category of a number: its place in zero, one, two, few, many, other. */
  plural(number: number): number;
  /** A part of the file of the page's language. English lacks all but the first five. */
  part(index: number): string | undefined;
  /** Loads and shows a language, or without a tag one that the browser prefers. */
  loadLanguage(preferred?: string | null): Promise<void>;
  /** The tag of a language whose file could not be loaded. */
  missingLanguage?: string | undefined;
}

/** A press on the empty board before the program starts (`paint.js`). */
interface FirstMove {
  /** The number of the pressed square, from 1, or 0. */
  number: number;
  /** Lets a press draw X. */
  accept(): void;
}

declare var boot: Boot;
declare var firstMove: FirstMove | undefined;
/** In a release, the styles of embedded games. */
declare var styles: string | undefined;

interface Window {
  boot: Boot;
  firstMove?: FirstMove;
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): URL };
  };
}

/** The page and its styles have no element of another kind. */
interface ParentNode {
  querySelector(selectors: string): HTMLElement | null;
}
