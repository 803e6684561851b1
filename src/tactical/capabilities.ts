/**
 * What an engine can do besides reading reports and evidence (TAC-8): files for a program, and play on the
 * server.
 */
import type { Catalog } from '../catalog';
import type { GameEvent } from '../games';
import type { Language, Result, Violation } from '../kernel';
import type { BattleReport, BattleSetup, MatchOptions } from '../rules';

export interface BattleFile {
  /** Letters a to z, digits, `-`, `.` and one `/` at most. */
  readonly name: string;
  readonly text: string;
}

export interface FilesFor {
  readonly release: string;
  readonly language: Language;
  readonly campaign: string;
  readonly forceName: (force: string) => string;
  /** Sides whose mines the reader may know; the setup has the others' at 0 (SIGHT-4). */
  readonly knows: readonly string[];
}

/** Files in which a program outside of the server is given a battle. */
export interface GameFiles {
  /** Names the program in the store; never changed. */
  readonly program: string;
  /** Those of its releases that differ in what they read, in their order. */
  readonly releases: readonly string[];
  /** The one whose files all of them read: it counts until the game master sets another. */
  readonly safeRelease: string;
  write(catalog: Catalog, setup: BattleSetup, wish: FilesFor): readonly BattleFile[];
}

/** A board file in place of a map sheet of the battle's, or of its whole field (BT-8). */
export interface GivenBoard {
  /** Of the file, for people. */
  readonly name: string;
  readonly text: string;
  /** From 1, by rows from the north-west; null: the middle sheet, or the whole field, as the file's size says. */
  readonly sheet: number | null;
}

/** A map sheet of the game master's library (BT-8). */
export interface LibrarySheet extends Pick<GivenBoard, 'name' | 'text'> {
  /** Its kind of country, as names of map sheets begin. */
  readonly country: string;
}

/** How a campaign, or the game master, wants matches to be played (option `matches`). */
export interface MatchWish extends Pick<MatchOptions, 'level' | 'tempo'> {
  /** Of the game master's own; left out: the battle is fought on its sheets. */
  readonly boards?: readonly GivenBoard[];
  /** Sheets that take the places of the battle's wherever these are of the same country; left out: none do. */
  readonly library?: readonly LibrarySheet[];
}

/** A battle as a match of a game system (MAT-2, MAT-7). */
export interface MatchPlan {
  /** Input of the system's `readSetup`. */
  readonly setup: unknown;
  /** In the order of their letters; each seat is a force of the battle and plays its own units. */
  readonly seats: readonly { readonly seat: string; readonly force: string }[];
}

/** A match that was played: its log, as the version of the system to which it is pinned wrote it. */
export interface PlayedMatch {
  readonly version: string;
  /** That of its plan. */
  readonly setup: unknown;
  /** Every event from the beginning on. */
  readonly events: readonly GameEvent[];
}

/** Fights battles on the server, as matches of a game system (MAT-7). */
export interface Play {
  /** Id of the game system. */
  readonly system: string;
  /** The match, or every reason why it cannot be; pointers are within the battle's setup, or `/boards…` of the wish. */
  plan(catalog: Catalog, setup: BattleSetup, wish: MatchWish): Result<MatchPlan, readonly Violation[]>;
  /** What became of the battle. What the system does not know comes back as it went. */
  report(catalog: Catalog, setup: BattleSetup, match: PlayedMatch): BattleReport;
}
