/**
 * Records and answers of a battle, put together (MM-4): what is open, and the report that they make once
 * nothing is.
 */
import type { Catalog } from '../../../../catalog';
import {
  atOnce,
  canonicalJson,
  err,
  flatMap,
  ok,
  type Result,
  type Steps,
  type Violation,
} from '../../../../kernel';
import { checkReport, normalizeReport } from '../../../../rules';
import type { BattleReport, BattleSetup } from '../../../contract';
import type { Spoken } from './answers';
import { claimsOf, type Claim } from './claims';
import type { Difference, Question } from './open-points';
import { reconcile, type Evidence } from './reconcile';
import type { MegaMekRecord } from './record';

/**
 * A record with the side that it is of, one a side; null: of somebody who only watched, brought by the game
 * master.
 */
export interface SideRecord {
  readonly side: string | null;
  readonly record: MegaMekRecord;
}

export interface BattleEvidence {
  readonly records: readonly SideRecord[];
  readonly spoken: readonly Spoken[];
}

export interface Findings {
  readonly questions: readonly Question[];
  readonly differences: readonly Difference[];
  /** In what the report that is made contradicts the battle (CMB-8). */
  readonly contradictions: readonly Violation[];
  /**
   * What everybody should know of the records, though nothing is wrong with them: each once, whoever's record
   * says it.
   */
  readonly notes: readonly Violation[];
  /** The report in its one form; null while something is open or contradicts. */
  readonly report: BattleReport | null;
}

/** Two records say the same of a unit on different lines of theirs. */
const notesIn = (claims: Evidence['claims']): readonly Violation[] => {
  const noted = new Map<string, Violation>();
  for (const note of flatMap(claims.flat(), ({ notes }) => notes)) {
    const key = canonicalJson({ ...note, params: { ...note.params, line: null } });
    if (!noted.has(key)) noted.set(key, note);
  }
  return [...noted.values()];
};

/**
 * What the claims of each record and all answers make together. `asker`: the side for which it is put
 * together; null: the game master, or an engine. `minesKnown`: of others, as far as the asker knows. Between
 * its steps, each some milliseconds for the largest battles, others may have their turn.
 */
export function* findingSteps(catalog: Catalog, setup: BattleSetup, evidence: Evidence): Steps<Findings> {
  const { questions, differences, report } = yield* reconcile(catalog, setup, evidence);
  yield;
  const contradictions = report === null ? [] : checkReport(catalog, setup, report, evidence.asker);
  yield;
  const sound = report === null || contradictions.length > 0 ? null : normalizeReport(catalog, setup, report);
  return { questions, differences, contradictions, notes: notesIn(evidence.claims), report: sound };
}

/** The same at once. */
export const findingsOf = (catalog: Catalog, setup: BattleSetup, evidence: Evidence): Findings =>
  atOnce(findingSteps(catalog, setup, evidence));

/** The same for who knows everything, from the records themselves. */
export const weigh = (
  catalog: Catalog,
  setup: BattleSetup,
  { records, spoken }: BattleEvidence,
): Result<Findings, readonly Violation[]> => {
  const claims: (readonly Claim[])[] = [];
  const violations: Violation[] = [];
  for (const { side, record } of records) {
    const read = claimsOf(catalog, setup, side, record);
    if (read.ok) claims.push(read.value);
    else violations.push(...read.error);
  }
  return violations.length > 0
    ? err(violations)
    : ok(findingsOf(catalog, setup, { claims, spoken, asker: null, minesKnown: {} }));
};
