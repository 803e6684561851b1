/**
 * MegaMek's records as evidence (MM-4, MM-5): a paper for each speaker, with the record of their side and
 * their answers to what records leave open.
 */
import type { Catalog } from '../../../catalog';
import { at, err, flatMap, ok, type Steps, violation, type Violation } from '../../../kernel';
import type { BattleSetup } from '../../contract';
import { WHOLE, type Asker, type HandedIn, type Paper } from '../../evidence';
import { strangersIn, type Answers } from './records/answers';
import { findingSteps, type Findings } from './records/battle-evidence';
import { claimSteps, type Claim } from './records/claims';
import { readRecord } from './records/read-record';
import type { MegaMekRecord } from './records/record';
import { sideNamed, sideSteps } from './records/sides';

/**
 * Characters of JSON that one record may take in the database; the largest battle with every slot hit takes
 * less than half of it.
 */
const MAX_KEPT = 2_000_000;

/** What a paper says. */
interface Told {
  /** Null: answers only. The game master's own is one of a battle that they or their MegaMek only watched. */
  readonly record: MegaMekRecord | null;
  readonly answers: Answers;
}

interface Kept extends Told {
  readonly speaker: string | null;
}

export interface RecordFindings extends Findings {
  /** Without a side: one of somebody who only watched, brought by the game master. */
  readonly records: readonly {
    readonly side: string | null;
    readonly version: string;
    readonly units: number;
  }[];
  /** The asker's own. */
  readonly answers: Answers;
}

/** Claims that have been read already, by their records. */
type Known = ReadonlyMap<MegaMekRecord, readonly Claim[]>;

const keptIn = (papers: readonly Paper[]): readonly Kept[] =>
  papers.map(({ speaker, said }) => ({ ...(said as Told), speaker }));
const ofSpeaker = (kept: readonly Kept[], speaker: string | null): Kept =>
  kept.find((one) => one.speaker === speaker) ?? { speaker, record: null, answers: {} };
const put = (kept: readonly Kept[], speaker: string | null, part: Partial<Told>): readonly Kept[] => [
  ...kept.filter((one) => one.speaker !== speaker),
  { ...ofSpeaker(kept, speaker), ...part },
];

/** What of the records is not understood: each element once, whoever's record has it. */
const unreadNotes = (read: readonly MegaMekRecord[]): readonly Violation[] => {
  const noted = new Map<string, Violation>();
  for (const one of flatMap(read, ({ unread }) => unread ?? [])) {
    const key = `${one.within}/${one.element}`;
    if (!noted.has(key)) noted.set(key, violation('record/not-understood', 'MM-4', '', { ...one }));
  }
  return [...noted.values()];
};

function* weighed(
  catalog: Catalog,
  setup: BattleSetup,
  kept: readonly Kept[],
  { side, minesKnown }: Asker,
  known: Known = new Map(),
): Steps<RecordFindings> {
  const records = flatMap(kept, ({ speaker, record }) =>
    record === null ? [] : [{ side: speaker, record }],
  );
  const claims: (readonly Claim[])[] = [];
  for (const { side: of, record } of records) {
    const before = known.get(record);
    // What was kept has been read before for the same setup and designs: nothing in it is wrong.
    const read = before === undefined ? yield* claimSteps(catalog, setup, of, record) : ok(before);
    if (read.ok) claims.push(read.value);
    yield;
  }
  const spoken = kept.map(({ speaker, answers }) => ({ by: speaker, answers }));
  const findings = yield* findingSteps(catalog, setup, { claims, spoken, asker: side, minesKnown });
  return {
    records: records.map(({ side: of, record }) => ({
      side: of,
      version: record.version,
      units: record.entities.length,
    })),
    answers: ofSpeaker(kept, side).answers,
    ...findings,
    notes: [...findings.notes, ...unreadNotes(records.map(({ record }) => record))],
  };
}

export const records: HandedIn<MegaMekRecord, Answers, RecordFindings> = {
  how: 'handed-in',
  kind: 'records',
  readDocument: (root) => {
    const read = readRecord(root);
    return read.ok && JSON.stringify(read.value).length > MAX_KEPT
      ? err([violation('record/too-much', 'MM-5', '')])
      : read;
  },
  weigh: (catalog, setup, papers, asker) => weighed(catalog, setup, keptIn(papers), asker),
  *take(catalog, setup, papers, { documents, answers, side: named }, asker) {
    const { side } = asker;
    const strange = [...sideNamed(setup, side, named), ...at('/answers', strangersIn(setup, answers ?? {}))];
    if (strange.length > 0) return err(strange);
    const sided = yield* sideSteps(catalog, setup, documents, side, named);
    if (!sided.ok) return sided;
    let kept = keptIn(papers);
    for (const { side: of, record } of sided.value) kept = put(kept, of, { record });
    if (answers !== null) kept = put(kept, side, { answers });
    const known = new Map(sided.value.map(({ record, claims }) => [record, claims]));
    const found = yield* weighed(catalog, setup, kept, asker, known);
    const speakers = new Set([...sided.value.map((one) => one.side), ...(answers === null ? [] : [side])]);
    return ok({
      found,
      changed: [...speakers].map((speaker) => {
        const { record, answers: told } = ofSpeaker(kept, speaker);
        return { speaker, part: WHOLE, said: { record, answers: told } satisfies Told };
      }),
    });
  },
};
