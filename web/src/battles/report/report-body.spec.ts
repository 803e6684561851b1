import { entryOf, withEntries, type ReportBody } from './report-body';
import type { SetupUnit } from '../worksheet/entry';

type Unit = ReportBody['units'][number];
const HURT = {
  armor: { LA: 3 },
  structure: {},
  slots: [{ location: 'LA', slot: 5, state: 'hit' }],
  ammunition: [],
} as const;
const setup = {
  units: [{ id: 'one', condition: HURT } as unknown as SetupUnit],
} as never;
const report = {
  hash: 'h',
  turns: 3,
  holder: null,
  log: null,
  units: [
    {
      id: 'one',
      fate: 'withdrawn',
      edge: 'N',
      condition: { ...HURT, armor: { LA: 1 } },
      pilot: { hits: 1, fate: 'in-mech' },
    },
  ],
  buildings: [],
  minesUsed: {},
} as unknown as ReportBody;

describe('a report that is mended', () => {
  it('is as it was while nothing is changed', () => {
    expect(withEntries(setup, report, {})).toEqual(report);
    expect(withEntries(setup, report, { one: entryOf(report.units[0] as Unit) })).toEqual(report);
  });

  it('takes damage, edges and fates, and keeps what was hurt before the battle', () => {
    const entry = entryOf(report.units[0] as Unit);
    const changed = {
      ...entry,
      edge: 'SE' as const,
      hits: 2,
      condition: { ...entry.condition, armor: { CT: 4 }, slots: [] },
    };
    expect(withEntries(setup, report, { one: changed }).units[0]).toEqual({
      id: 'one',
      fate: 'withdrawn',
      edge: 'SE',
      // What the battle had taken of the arm is whole again; what was lost before stays lost.
      condition: { armor: { LA: 3, CT: 4 }, structure: {}, slots: HURT.slots, ammunition: [] },
      pilot: { hits: 2, fate: 'in-mech' },
    });
  });

  it('reads a unit as an entry of the worksheet', () => {
    expect(entryOf(report.units[0] as Unit)).toMatchObject({
      fate: 'withdrawn',
      edge: 'N',
      hits: 1,
      pilotFate: 'in-mech',
    });
  });
});
