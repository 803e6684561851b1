/**
 * What an engine can do besides reading reports and evidence (TAC-8): files for a program, and play on the
 * server.
 */
import type { Catalog } from '../catalog';
import type { Dice, Language, Result, Violation } from '../kernel';
import type { BattleReport, BattleSetup } from '../rules';

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

/**
 * Fights a battle on the server, input by input. The game is plain JSON, which nobody else reads; all chance
 * comes from the dice.
 */
export interface Play<Game = unknown> {
  begin(catalog: Catalog, setup: BattleSetup, dice: Dice): Game;
  /** What a side may know of it (null: the game master), with what it may do now. */
  view(game: Game, side: string | null): object;
  /** The game after what a side has sent; or everything that is wrong with it. */
  act(game: Game, side: string, input: unknown, dice: Dice): Result<Game, readonly Violation[]>;
  /** Null while it goes on. */
  report(game: Game): BattleReport | null;
}
