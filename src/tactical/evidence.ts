/**
 * What an engine takes of people besides whole reports (TBL, MM-4): papers of a battle, which only their
 * evidence reads. They are kept beside the campaign's state, and nothing of them counts before a report is
 * made of them and filed.
 */
import type { Catalog } from '../catalog';
import type { Result, Steps, Violation, XmlElement } from '../kernel';
import type { BattleReport, BattleSetup } from '../rules';

/** The part that is the battle as a whole. */
export const WHOLE = '';

/** What somebody says of a battle. */
export interface Paper {
  /** A side; null: the game master. */
  readonly speaker: string | null;
  /** What of the battle it is about, such as a unit's id; or `WHOLE`. */
  readonly part: string;
  /** Plain JSON. */
  readonly said: unknown;
  /** Counts from 1. */
  readonly revision: number;
  /** Force that saved it last; null: the game master. */
  readonly by: string | null;
}

interface EvidenceOfSomeKind {
  /** Names it in the store and in notices: no two are alike in all engines, and none is ever changed. */
  readonly kind: string;
}

export interface Finished {
  readonly report: BattleReport;
  /**
   * TAC-7: when the papers of all other sides are whole and say the same, a force that speaks for each; else
   * nobody.
   */
  readonly agreed: readonly string[];
}

/**
 * Filled in part by part, each side its own papers. They go with their battle; what is said of the battle as
 * a whole goes already when it is fought anew (END-2), so that nobody has agreed to how that ends.
 */
export interface FilledIn<
  Whole extends object = object,
  Part extends object = object,
> extends EvidenceOfSomeKind {
  readonly how: 'filled-in';
  hasPart(setup: BattleSetup, part: string): boolean;
  /** What is said, open and contradicted. `viewer`: the side that reads; null: the game master. */
  whole(catalog: Catalog, setup: BattleSetup, papers: readonly Paper[], viewer: string | null): Whole;
  /** The same of one part, from the papers of it and of the whole; null: there is no such part. */
  part(
    catalog: Catalog,
    setup: BattleSetup,
    papers: readonly Paper[],
    viewer: string | null,
    part: string,
  ): Part | null;
  /** The report of the side that files it; or what is open or differs, with pointers within the whole. */
  finish(
    catalog: Catalog,
    setup: BattleSetup,
    papers: readonly Paper[],
    filer: string,
  ): Result<Finished, readonly Violation[]>;
}

/** For whom papers are put together. */
export interface Asker {
  /** Null: the game master. */
  readonly side: string | null;
  /** Mines that others used, by side, as far as the asker knows of them already (SIGHT-4). */
  readonly minesKnown: Readonly<Record<string, number>>;
}

/** What papers come to. */
export interface Findings {
  readonly questions: readonly object[];
  /** Null while something is open or contradicts the battle. */
  readonly report: BattleReport | null;
}

export interface Brought<Document, Answers> {
  readonly documents: readonly Document[];
  /** In place of the earlier ones; null: those stay. */
  readonly answers: Answers | null;
  /** Whose documents they are, for a game master where they do not show it. */
  readonly side: string | null;
}

export interface Taken<Found> {
  readonly found: Found;
  /** To be kept, each in place of what its speaker had said of the part before. */
  readonly changed: readonly Pick<Paper, 'speaker' | 'part' | 'said'>[];
}

/**
 * Handed in: documents that a program wrote, and answers to the questions that they leave open. They count
 * for the setup of which they are only: after a rollback another battle may have the same id. Between steps,
 * each some milliseconds, others may have their turn.
 */
export interface HandedIn<
  Document = unknown,
  Answers = unknown,
  Found extends Findings = Findings,
> extends EvidenceOfSomeKind {
  readonly how: 'handed-in';
  readDocument(root: XmlElement): Result<Document, readonly Violation[]>;
  weigh(catalog: Catalog, setup: BattleSetup, papers: readonly Paper[], asker: Asker): Steps<Found>;
  /**
   * The same with what the asker brings; or everything that is wrong with it: pointers name the file, or
   * stand in `/answers` or `/side`.
   */
  take(
    catalog: Catalog,
    setup: BattleSetup,
    papers: readonly Paper[],
    brought: Brought<Document, Answers>,
    asker: Asker,
  ): Steps<Result<Taken<Found>, readonly Violation[]>>;
}

export type Evidence = FilledIn | HandedIn;
