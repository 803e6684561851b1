/**
 * MM-4 from MegaMek's own records to the truth: battles that ended in any way, saved by one player, by all,
 * or by who only watched. What the files can tell is never asked, what they cannot is, and the report is the
 * truth. A seeded sample; `DEEP=1`: more, on new cases.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { checkReport } from '../../src/rules/combat/report/check';
import { chance, type Chance } from '../../src/rules/testing/draws';
import type { BattleReport } from '../../src/tactical/contract';
import {
  weigh,
  type Findings,
  type SideRecord,
} from '../../src/tactical/engines/megamek/records/battle-evidence';
import type { AnswerValue, Question } from '../../src/tactical/engines/megamek/records/open-points';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { anyEnd, anySetup, type MegaMekEnd } from '../support/megamek/megamek-end';
import { savedRecord, type Writing } from '../support/megamek/megamek-sides';

const DEEP = process.env['DEEP'] !== undefined;
const BATTLES = Number(process.env['BATTLES'] ?? (DEEP ? 5_000 : 80));
const SEED = Number(process.env['PROPERTY_SEED'] ?? (DEEP ? Date.now() % 2 ** 31 : 20_261_121));
const catalog = bundledCatalog();

/**
 * Who saves: everybody, one of the sides, somebody who only watched, or a player without units beside a side
 * of bots.
 */
type Savers = 'all' | 'one' | 'watcher' | 'beside';
const SAVERS: readonly Savers[] = ['all', 'one', 'watcher', 'beside'];

const viewsOf = (
  random: Chance,
  { setup }: MegaMekEnd,
  savers: Savers,
): readonly { readonly of: string | null; readonly view: Writing['view'] }[] => {
  const { side } = random.pick(setup.sides);
  switch (savers) {
    case 'all':
      return setup.sides.map((one) => ({ of: one.side, view: { side: one.side, owns: true } }));
    case 'one':
      return [{ of: side, view: { side, owns: true } }];
    case 'watcher':
      return [{ of: random.once(2) ? null : side, view: null }];
    case 'beside':
      return [{ of: side, view: { side, owns: false } }];
  }
};

const recordsOf = async (random: Chance, end: MegaMekEnd, savers: Savers): Promise<readonly SideRecord[]> => {
  const writing = { route: random.pick(['list', 'scenario'] as const), newer: random.once(2) };
  const records: SideRecord[] = [];
  for (const { of, view } of viewsOf(random, end, savers)) {
    const text = savedRecord(end, { ...writing, view });
    const root = await readXml(Buffer.from(random.once(4) ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text));
    const record = root.ok ? readRecord(root.value) : root;
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    records.push({ side: of, record: record.value });
  }
  return records;
};

const trueAnswer = ({ truth }: MegaMekEnd, { about, subject, pointer }: Question): AnswerValue => {
  const unit = truth.units.find(({ id }) => id === subject);
  switch (about) {
    case 'holder':
      return truth.holder;
    case 'turns':
      return truth.turns;
    case 'mines':
      return truth.minesUsed[subject ?? ''] ?? 0;
    case 'building':
      return truth.buildings.find(({ id }) => id === subject)?.cp ?? 0;
    case 'fate':
      return unit?.fate ?? null;
    case 'edge':
      return unit?.edge ?? null;
    case 'pilot':
      return unit?.pilot?.fate ?? null;
    case 'record':
      throw new Error(`${pointer}: records of one battle contradict each other`);
  }
};

interface Heard {
  readonly report: BattleReport;
  readonly asked: readonly Question[];
}

/** Answers what is asked, and only that, until nothing is. */
const hear = (end: MegaMekEnd, records: readonly SideRecord[]): Heard => {
  const answers: Record<string, AnswerValue> = {};
  const asked: Question[] = [];
  for (let round = 0; round < 6; round += 1) {
    const weighed = weigh(catalog, end.setup, { records, spoken: [{ by: null, answers }] });
    if (!weighed.ok) throw new Error(JSON.stringify(weighed.error));
    const { report, questions, differences, contradictions }: Findings = weighed.value;
    if (report !== null) return { report, asked };
    if (questions.length === 0) throw new Error(JSON.stringify({ differences, contradictions }));
    for (const question of questions) {
      if (question.why !== 'nobody-answered') throw new Error(JSON.stringify({ question, answers }));
      asked.push(question);
      answers[question.pointer] = trueAnswer(end, question);
    }
  }
  throw new Error('no end of questions');
};

/** Nothing is kept of the crews of support units: nobody is asked about them. */
const kept = ({ setup }: MegaMekEnd, report: BattleReport): BattleReport => ({
  ...report,
  units: report.units.map((told, index) =>
    setup.units[index]?.kind === 'mech' || told.pilot === null
      ? told
      : { ...told, pilot: { ...told.pilot, fate: 'safe' } },
  ),
});

/** A side of which nobody lives has a record like that of somebody who only watched. */
const everySideLives = ({ setup, machines, walkers }: MegaMekEnd): boolean => {
  const entities = [
    ...machines.map(({ unit, keeping }) => ({ unit, keeping })),
    ...walkers.map(({ left, keeping }) => ({ unit: left, keeping })),
  ];
  const living = new Set(
    entities.flatMap(({ unit, keeping }) =>
      keeping === 'playing' || keeping === 'retreated' ? [unit.side] : [],
    ),
  );
  return setup.sides.every(({ side }) => living.has(side));
};

/**
 * What only people know; where every side's record is there, or that of somebody to whom all were enemies,
 * nothing else is asked.
 */
const ALWAYS: readonly Question['about'][] = ['holder', 'turns', 'mines', 'building', 'edge'];

describe('MegaMek’s records of battles', () => {
  it('MM-4 are the truth wherever they tell it, and what they cannot tell is asked', async () => {
    const count = new Map<string, number>();
    for (let battle = 0; battle < BATTLES; battle += 1) {
      const random = chance(SEED + battle);
      const end = anyEnd(random, anySetup(random));
      expect(checkReport(catalog, end.setup, end.truth)).toEqual([]);
      for (const savers of SAVERS) {
        try {
          const { report, asked } = hear(end, await recordsOf(random, end, savers));
          expect(kept(end, report)).toEqual(kept(end, end.truth));
          const beyond = asked.filter(({ about }) => !ALWAYS.includes(about));
          for (const { about } of beyond)
            count.set(`${savers} ${about}`, (count.get(`${savers} ${about}`) ?? 0) + 1);
          if (savers === 'all' && everySideLives(end)) expect(beyond).toEqual([]);
          if (savers === 'all' || savers === 'watcher')
            expect(beyond.filter(({ about }) => about !== 'pilot')).toEqual([]);
        } catch (error) {
          throw new Error(
            `seed ${SEED + battle}, ${savers}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }
    }
    // Whoever saves alone cannot know who of their own has left the field.
    expect(count.get('one fate') ?? 0).toBeGreaterThan(0);
    if (process.env['SHOW'] !== undefined)
      process.stdout.write(`${BATTLES} battles: ${JSON.stringify([...count])}\n`);
  }, 1_200_000);
});
