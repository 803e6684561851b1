/** Ports: the map sheets that a game master has imported (BT-8). */
import type { Result, UserId, Violation } from '../../kernel';
import type { FileRefusal } from '../catalog/import-ports';
import type { Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';

/** What the rules understand of a board file's text; or everything that is wrong with it, `/lines/<n>` as pointers. */
export type ReadSheetText = (
  text: string,
) => Result<
  { readonly columns: number; readonly rows: number; readonly country: string },
  readonly Violation[]
>;

/** A board file that was understood. */
export interface ReadBoard {
  /** Of its name. */
  readonly slug: string;
  /** As players of MegaMek know it. */
  readonly name: string;
  /** Path of the file, as it was sent. */
  readonly file: string;
  /** The kind of country, as names of our own map sheets begin. */
  readonly country: string;
  readonly text: string;
}

export type OwnBoard = Omit<ReadBoard, 'file'>;

export interface BoardEntry extends Pick<OwnBoard, 'slug' | 'name' | 'country'> {
  /** ISO 8601, UTC. */
  readonly addedAt: string;
}

export type Kept = 'added' | 'known' | 'replaced';

/** What is seen of one in the list. */
export interface BoardLine {
  /** Its slug: what hand-overs and addresses name. */
  readonly board: string;
  readonly name: string;
  readonly country: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
}

export interface BoardReport {
  /** Files that were read. */
  readonly read: number;
  readonly added: number;
  /** The same file was there already. */
  readonly known: number;
  /** Another file of that name was there. */
  readonly replaced: number;
  readonly refused: number;
  readonly boards: readonly (Omit<BoardLine, 'addedAt'> & { readonly file: string; readonly state: Kept })[];
  readonly refusals: readonly FileRefusal[];
}

export interface OwnBoardStore {
  /** By slug, after one of them; null: from the first. */
  list(user: UserId, after: string | null, limit: number): Promise<readonly BoardEntry[]>;
  /**
   * Adds sheets, and replaces those of the same slug. Refused when the user would have more than `max`. Of a refusal
   * and a dry run nothing is kept. `report` makes the answer of what became of each.
   */
  add(
    user: UserId,
    boards: readonly ReadBoard[],
    max: number,
    options: CommandOptions,
    report: (kept: readonly Kept[]) => BoardReport,
  ): Promise<Result<BoardReport, Refusal>>;
  remove(user: UserId, slug: string, dryRun: boolean): Promise<boolean>;
}

/** What hand-overs of battles read; by slug. */
export interface BoardLibrary {
  /** Those of the slugs that the user has. */
  named(user: UserId, slugs: readonly string[]): Promise<readonly OwnBoard[]>;
  all(user: UserId): Promise<readonly OwnBoard[]>;
}
