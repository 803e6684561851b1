/**
 * TBL: partial entries of both sides, what is open, what differs, what contradicts the battle, and the report
 * that comes of it.
 */
import { bundledCatalog } from '../../../catalog/bundled';
import { checkReport } from '../../../rules/combat/report/check';
import { declare, onlyBattle } from '../../../rules/testing/battles';
import { world } from '../../../rules/testing/world';
import type { BattleSetup, SetupUnit } from '../../contract';
import {
  NO_ENTRIES,
  parseFieldEntry,
  parseUnitEntry,
  type FieldEntry,
  type SideEntries,
  type UnitEntry,
} from './worksheet';
import { filing, finish } from './worksheet-report';
import { worksheetState, type Entries } from './worksheet-state';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const opened = (): BattleSetup => {
  const { setup } = onlyBattle(
    declare(
      world({ phase: 'combat', step: 'declarations' })
        .building('hospital', '0505', 'A')
        .mech('A', H, '0505', {
          condition: {
            armor: { CT: 9 },
            structure: {},
            slots: [{ location: 'LA', slot: 1, state: 'hit' }],
            ammunition: [],
          },
        })
        .mech('B', H, '0505')
        .build(),
    ).state,
  );
  return {
    ...setup,
    sides: setup.sides.map((side) => ({ ...side, minesAllowed: side.side === 'B' ? 3 : 0 })),
  };
};
const setup = opened();
const [mine, theirs] = setup.units.map(({ id }) => id) as [string, string];

const unit = (input: unknown): UnitEntry => {
  const read = parseUnitEntry(input);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const field = (input: unknown): FieldEntry => {
  const read = parseFieldEntry(input);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const side = (by: string, units: Readonly<Record<string, unknown>>, of: unknown = null): SideEntries => ({
  field: of === null ? null : { entry: field(of), revision: 1, by },
  units: Object.fromEntries(
    Object.entries(units).map(([id, input]) => [id, { entry: unit(input), revision: 1, by }]),
  ),
});
const state = (entries: Entries, viewer: string | null = 'A') =>
  worksheetState(catalog, setup, entries, viewer);
const partOf = (entries: Entries, id: string) => {
  const part = state(entries).units.find((one) => one.id === id);
  if (part === undefined) throw new Error('no such unit');
  return part;
};

const fit = { fate: 'on-field-fit', pilotFate: 'in-mech' };
const lost = {
  fate: 'on-field-unfit',
  pilotFate: 'captured',
  hits: 2,
  condition: { armor: { CT: 0 }, structure: { CT: 4 } },
};
const won = { holder: { side: 'A' }, turns: 9 };
const whole = (by: string, more: object = {}): SideEntries =>
  side(by, { [mine]: fit, [theirs]: lost }, { ...won, ...(by === 'B' ? { minesUsed: 2 } : {}), ...more });

describe('worksheets', () => {
  it('CMB-8 a contradiction leads to the field of the entry, whatever the setup lists before it, and says what would be right', () => {
    const slots = [
      { location: 'RA', slot: 1, state: 'hit' },
      { location: 'HD', slot: 12, state: 'hit' },
    ];
    const of = (condition: object, more: object = {}) =>
      partOf({ A: side('A', { [mine]: { ...fit, condition, ...more } }) }, mine).contradictions['A']?.map(
        ({ pointer, params }) => [pointer, params['right']],
      );
    expect(of({ slots })).toEqual([['/condition/slots/1/slot', { values: [1, 2, 3, 4, 5, 6] }]]);
    expect(of({ armor: { CT: 10 } })).toEqual([['/condition/armor/CT', { min: 0, max: 9 }]]);
    expect(of({}, { pilotFate: 'dead' })).toEqual([['/fate', { values: ['on-field-unfit'] }]]);
    expect(of({}, { edge: 'N' })).toEqual([['/edge', { values: [null] }]]);
  });

  it('CMB-8 a contradiction about the field says what would be right, too', () => {
    const wrong = { holder: { side: 'Z' }, turns: 9, buildings: { castle: 1 } };
    expect(
      state({ A: side('A', {}, wrong) }).field.contradictions['A']?.map(({ code, pointer, params }) => [
        ...[code, pointer, params['right']],
      ]),
    ).toEqual([
      ['battle/unknown-side', '/holder/side', { values: ['A', 'B', null] }],
      ['battle/unknown-building', '/buildings/castle', { remove: true }],
    ]);
  });

  it('TBL an empty one is open everywhere and wrong nowhere', () => {
    const { units, field: of } = state({});
    expect(units.map(({ open }) => open)).toEqual([
      ['/fate', '/pilotFate'],
      ['/fate', '/pilotFate'],
    ]);
    expect(of).toMatchObject({ open: ['/holder', '/turns'], differences: [], contradictions: {} });
    expect(
      units.every(
        ({ differences, contradictions }) =>
          differences.length === 0 && Object.keys(contradictions).length === 0,
      ),
    ).toBe(true);
    expect(finish(catalog, setup, {}, 'A').ok).toBe(false);
  });

  it('TBL takes half of a unit, and nothing that is no entry', () => {
    expect(unit({})).toEqual({
      fate: null,
      edge: null,
      hits: null,
      pilotFate: null,
      condition: { armor: {}, structure: {}, slots: [], ammunition: [] },
    });
    expect(unit({ condition: { armor: { LA: 2 } } }).condition.armor).toEqual({ LA: 2 });
    for (const input of [
      null,
      [],
      7,
      { fate: 'well' },
      { hits: 7 },
      { edge: 'E' },
      { condition: [] },
      { condition: { armor: { CT: -1 } } },
      { more: 1 },
    ])
      expect(parseUnitEntry(input).ok).toBe(false);
    for (const input of [
      null,
      [],
      { holder: 'A' },
      { holder: {} },
      { turns: -1 },
      { buildings: { x: 0.5 } },
      { minesUsed: 1000 },
      { log: 5 },
      { hash: 'x' },
    ])
      expect(parseFieldEntry(input).ok).toBe(false);
  });

  it('CMB-8 contradictions show as soon as they are there, and not what is only open', () => {
    const half = { A: side('A', { [mine]: { condition: { armor: { CT: 99 } } } }) };
    expect(partOf(half, mine)).toMatchObject({
      open: ['/fate', '/pilotFate'],
      contradictions: { A: [{ code: 'condition/armor-out-of-range', pointer: '/condition/armor/CT' }] },
    });
    const mended = { A: side('A', { [mine]: { condition: { armor: { CT: 20 } } } }) };
    expect(partOf(mended, mine).contradictions['A']).toMatchObject([
      { code: 'battle/armor-repaired', pointer: '/condition/armor/CT' },
    ]);
    expect(partOf({ A: side('A', { [mine]: { fate: 'withdrawn' } }) }, mine)).toMatchObject({
      open: ['/edge', '/pilotFate'],
      contradictions: {},
    });
    expect(
      partOf(
        { A: side('A', { [mine]: { fate: 'on-field-fit', condition: { structure: { HD: 0 } } } }) },
        mine,
      ).contradictions['A'],
    ).toMatchObject([{ code: 'battle/fit-wreck', pointer: '/fate' }]);
    // Somebody's captive: nobody has said yet who holds the field, then the wrong one does.
    expect(partOf({ A: side('A', { [theirs]: lost }) }, theirs).contradictions).toEqual({});
    expect(
      partOf({ A: side('A', { [theirs]: lost }, { holder: { side: 'B' } }) }, theirs).contradictions['A'],
    ).toMatchObject([{ code: 'battle/captured-without-captor', pointer: '/pilotFate' }]);
  });

  it('TBL differences are named field by field, with what each side says', () => {
    const entries = {
      A: side('A', { [theirs]: lost }),
      B: side('B', {
        [theirs]: { ...lost, fate: 'destroyed', condition: { armor: { CT: 0 }, structure: { CT: 0 } } },
      }),
    };
    expect(partOf(entries, theirs).differences).toEqual([
      { pointer: '/fate', told: { A: 'on-field-unfit', B: 'destroyed' } },
      { pointer: '/condition/structure/CT', told: { A: 4, B: 0 } },
    ]);
  });

  it('TBL what one side has not come to yet is no difference, unless its unit is complete', () => {
    const half = {
      A: side('A', { [theirs]: lost }),
      B: side('B', { [theirs]: { condition: { armor: { LA: 3 } } } }),
    };
    expect(partOf(half, theirs).differences).toEqual([
      { pointer: '/condition/armor/LA', told: { A: 16, B: 3 } },
    ]);
    const halfBoth = {
      A: side('A', { [theirs]: { condition: { armor: { CT: 0 } } } }),
      B: side('B', { [theirs]: { condition: { armor: { LA: 3 } } } }),
    };
    expect(partOf(halfBoth, theirs).differences).toEqual([]);
  });

  it('TBL files what one side has filled in while the other has nothing to say against it', () => {
    const finished = finish(catalog, setup, { A: whole('A'), B: NO_ENTRIES }, 'A');
    if (!finished.ok) throw new Error(JSON.stringify(finished.error));
    const { report, agreed } = finished.value;
    expect(agreed).toEqual([]);
    expect(checkReport(catalog, setup, report, 'A')).toEqual([]);
    expect(report).toMatchObject({ hash: setup.hash, turns: 9, holder: 'A', minesUsed: { A: 0, B: 0 } });
    // What the battle had taken before stays lost without being named again.
    expect(report.units[0]?.condition).toMatchObject({
      armor: { CT: 9 },
      slots: [{ location: 'LA', slot: 1, state: 'hit' }],
    });
    expect(report.units[1]).toMatchObject({
      fate: 'on-field-unfit',
      pilot: { hits: 2, fate: 'captured' },
      condition: { structure: { CT: 4 } },
    });
  });

  it('TBL sides can share the work: each its own mech', () => {
    const entries = { A: side('A', { [mine]: fit }, won), B: side('B', { [theirs]: lost }) };
    const finished = finish(catalog, setup, entries, 'B');
    expect(finished.ok && finished.value.agreed).toEqual([]);
    expect(finished.ok && checkReport(catalog, setup, finished.value.report, 'B')).toEqual([]);
  });

  it('TAC-7 two whole worksheets that say the same are the word of both sides, mines and all', () => {
    const finished = finish(catalog, setup, { A: whole('A'), B: whole('B') }, 'A');
    expect(finished.ok && finished.value.agreed).toEqual(['B']);
    expect(finished.ok && finished.value.report.minesUsed).toEqual({ A: 0, B: 2 });
    // One who has not said all of it has not agreed to it.
    const { units, field: of } = whole('B');
    const { [mine]: _, ...rest } = units;
    const half = finish(catalog, setup, { A: whole('A'), B: { units: rest, field: of } }, 'A');
    expect(half.ok && half.value.agreed).toEqual([]);
    expect(half.ok && half.value.report.minesUsed).toEqual({ A: 0, B: 0 });
  });

  it('TBL names everything that is open or differs, with its place', () => {
    const refused = finish(
      catalog,
      setup,
      { A: side('A', { [mine]: fit }, { turns: 3 }), B: side('B', {}, { turns: 4 }) },
      'A',
    );
    expect(refused.ok ? [] : refused.error.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual(
      [
        'battle/worksheet-differs /field/turns',
        'battle/worksheet-open /field/holder',
        `battle/worksheet-open /units/${theirs}/fate`,
        `battle/worksheet-open /units/${theirs}/pilotFate`,
      ].sort(),
    );
  });

  it('SIGHT-4 whether a side that has said nothing of its mines had any, nobody learns by filing', () => {
    const entries = { A: whole('A'), B: whole('B', { minesUsed: null }) };
    const without: BattleSetup = {
      ...setup,
      sides: setup.sides.map((side) => ({ ...side, minesAllowed: 0 })),
    };
    const [some, none] = [setup, without].map((of) => finish(catalog, of, entries, 'A'));
    expect(some).toMatchObject({ ok: true, value: { agreed: ['B'], report: { minesUsed: { A: 0, B: 0 } } } });
    expect(some).toEqual(none);
  });

  it('SIGHT-4 the mines of a side are its own to see', () => {
    const entries = { A: whole('A'), B: whole('B', { minesUsed: 99 }) };
    expect(state(entries, 'A').field.entries['B']?.entry.minesUsed).toBeNull();
    expect(state(entries, 'A').field.contradictions).toEqual({});
    expect(state(entries, 'B').field).toMatchObject({
      entries: { B: { entry: { minesUsed: 99 } } },
      contradictions: { B: [{ code: 'battle/too-many-mines', pointer: '/minesUsed' }] },
    });
    expect(state(entries, null).field.entries['B']?.entry.minesUsed).toBe(99);
    const silent = { A: whole('A'), B: whole('B', { minesUsed: null }) };
    expect([state(silent, 'A').field.open, state(silent, 'B').field.open]).toEqual([[], ['/minesUsed']]);
    expect(finish(catalog, setup, entries, 'A')).toMatchObject({
      ok: true,
      value: { agreed: [], report: { minesUsed: { A: 0, B: 0 } } },
    });
  });
});

describe('worksheets of three and four sides', () => {
  const names = ['A', 'B', 'C', 'D'] as const;
  /** Each side with a mech of its own; D is a team of two forces. */
  const wide: BattleSetup = {
    ...setup,
    sides: names.map((name) => ({
      side: name,
      forces: name === 'D' ? ['D', 'E'] : [name],
      minesAllowed: name === 'B' ? 3 : 0,
      withdrawal: {},
    })),
    units: names.map((name) => ({
      ...(setup.units[1] as SetupUnit),
      id: `mech-${name}`,
      side: name,
      force: name === 'D' ? 'E' : name,
    })),
  };
  const odd = 'mech-A';
  const ofAll = (by: string, more: Readonly<Record<string, unknown>> = {}): SideEntries =>
    side(
      by,
      { ...Object.fromEntries(wide.units.map(({ id }) => [id, fit])), ...more },
      { ...won, minesUsed: by === 'B' ? 2 : 0 },
    );
  const differencesOf = (entries: Entries) =>
    worksheetState(catalog, wide, entries, 'A').units.find(({ id }) => id === odd)?.differences;

  it('TBL the words of all sides stand beside each other, those of the many and of the one', () => {
    const entries = {
      A: ofAll('A'),
      B: ofAll('B'),
      C: ofAll('C', { [odd]: { ...fit, hits: 1 } }),
      D: ofAll('E', { [odd]: { ...fit, condition: { armor: { CT: 3 } } } }),
    };
    const whole = wide.units[0]?.condition.armor.CT ?? catalog.mech(H)?.armor.CT;
    expect(differencesOf(entries)).toEqual([
      { pointer: '/hits', told: { A: 0, B: 0, C: 1, D: 0 } },
      { pointer: '/condition/armor/CT', told: { A: whole, B: whole, C: whole, D: 3 } },
    ]);
  });

  it('TBL a side that has said nothing of it is not named, and what is said in other words is no difference', () => {
    const entries = {
      A: ofAll('A'),
      C: ofAll('C', { [odd]: { ...fit, hits: 2 } }),
      B: side('B', { [odd]: { fate: 'on-field-fit' } }),
    };
    expect(differencesOf(entries)).toEqual([{ pointer: '/hits', told: { A: 0, C: 2 } }]);
    const armor = wide.units[0]?.condition.armor.LA ?? catalog.mech(H)?.armor.LA;
    const wordy = {
      A: ofAll('A'),
      B: ofAll('B', { [odd]: { ...fit, hits: 0, condition: { armor: { LA: armor } } } }),
    };
    expect(differencesOf(wordy)).toEqual([]);
  });

  it('TAC-7 whole and equal worksheets of all speak for all, a force for each team; while one is missing for nobody', () => {
    const all = { A: ofAll('A'), B: ofAll('B'), C: ofAll('C'), D: ofAll('E') };
    const finished = finish(catalog, wide, all, 'A');
    expect(finished.ok && finished.value.agreed).toEqual(['B', 'C', 'E']);
    expect(finished.ok && finished.value.report.minesUsed).toEqual({ A: 0, B: 2, C: 0, D: 0 });
    for (const missing of ['B', 'C', 'D'] as const) {
      const some = finish(catalog, wide, { ...all, [missing]: NO_ENTRIES }, 'A');
      expect(some.ok && some.value.agreed).toEqual([]);
      expect(some.ok && some.value.report.minesUsed['B']).toBe(0);
    }
  });

  it('TBL four sides can share the work, each its own mech', () => {
    const entries = Object.fromEntries(
      names.map((name) => [name, side(name, { [`mech-${name}`]: fit }, name === 'C' ? won : null)]),
    );
    const finished = finish(catalog, wide, entries, 'D');
    expect(finished.ok && finished.value.report.units.map(({ fate }) => fate)).toEqual(
      names.map(() => 'on-field-fit'),
    );
  });
});

describe('CMB-8 it is ready when the report that it makes would be taken', () => {
  const ready = (entries: Entries, viewer: string | null = 'A') => {
    const { ready: can, contradictions } = filing(catalog, setup, entries, viewer, state(entries, viewer));
    return { ready: can, codes: contradictions.map(({ code }) => code) };
  };

  it('not while anything is open or differs, and then nothing more is said', () => {
    expect(ready({})).toEqual({ ready: false, codes: [] });
    expect(ready({ A: side('A', { [mine]: fit, [theirs]: lost }, { ...won, turns: null }) })).toEqual({
      ready: false,
      codes: [],
    });
    expect(ready({ A: whole('A'), B: whole('B', { turns: 8 }) })).toEqual({ ready: false, codes: [] });
    expect(ready({ A: whole('A'), B: whole('B') })).toEqual({ ready: true, codes: [] });
  });

  it('not when the whole contradicts the battle, or a unit', () => {
    const both = side('A', { [mine]: fit, [theirs]: fit }, won);
    expect(ready({ A: both })).toEqual({ ready: false, codes: ['battle/field-contested'] });
    const absurd = side('A', { [mine]: { ...fit, condition: { armor: { HD: 99 } } }, [theirs]: lost }, won);
    expect(ready({ A: absurd })).toEqual({ ready: false, codes: ['condition/armor-out-of-range'] });
  });

  it('BLD-MINE of mines only to their own side: another can file without them, and so the GM sees that it can be', () => {
    const entries = { A: whole('A'), B: whole('B', { minesUsed: 9 }) };
    expect(ready(entries, 'B')).toEqual({ ready: false, codes: ['battle/too-many-mines'] });
    expect(ready(entries, 'A')).toEqual({ ready: true, codes: [] });
    expect(ready(entries, null)).toEqual({ ready: true, codes: [] });
    expect(finish(catalog, setup, entries, 'A')).toMatchObject({
      ok: true,
      value: { report: { minesUsed: { B: 0 } }, agreed: [] },
    });
  });
});
