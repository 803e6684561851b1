import { bundledCatalog } from '../../../catalog/bundled';
import type { BattleReport, BattleSetup, ReportUnit } from '../../model/battle';
import { declare, onlyBattle, quietReport, withUnits, WORN_HUNCHBACK, WRECKED } from '../../testing/battles';
import { world } from '../../testing/world';
import { checkReport } from './check';
import { diffReport } from './diff';
import { normalizeReport } from './normalize';
import { parseReport } from './parse';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const design = catalog.mech(H);
if (design === null) throw new Error('no such design');

const worn = WORN_HUNCHBACK;

const setup: BattleSetup = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations', options: { battleTurnLimit: 10 } })
      .building('hospital', '0101', 'A', { cp: 60 })
      .building('quarry', '0505', null, { cp: 70 })
      .mech('A', H, '0505')
      .mech('A', H, '0505', { condition: worn, pilot: { hits: 2 } })
      .mech('B', H, '0505')
      .mech('B', H, '0505', { pilot: null })
      .build(),
  ).state,
).setup;

const base = withUnits(quietReport(setup), { B2: { fate: 'on-field-unfit' } });
const codes = (report: BattleReport): readonly string[] =>
  checkReport(catalog, setup, report).map(({ code }) => code);
const one = (id: string, patch: Partial<ReportUnit>, holder: string | null = null): readonly string[] =>
  codes(withUnits(base, { [id]: patch }, holder));

const lostBattle = { B1: { fate: 'on-field-unfit', pilot: { hits: 1, fate: 'captured' } } } as const;

describe('checkReport', () => {
  it('TAC-6 lets a report pass that agrees with its setup', () => {
    expect(checkReport(catalog, setup, base)).toEqual([]);
    expect(checkReport(catalog, setup, withUnits(base, lostBattle, 'A'))).toEqual([]);
  });

  it('TAC-1 refuses another hash, CMB-7 more turns than the limit', () => {
    expect(codes({ ...base, hash: 'x' })).toEqual(['battle/stale-hash']);
    expect(codes({ ...base, turns: 11 })).toEqual(['battle/too-many-turns']);
    expect(codes({ ...base, turns: 10 })).toEqual([]);
  });

  it('TAC-6 names every unit that is missing, unknown or told twice', () => {
    const [first, second, ...rest] = base.units;
    if (first === undefined || second === undefined) throw new Error('units are wanted');
    expect(codes({ ...base, units: [first, first, { ...second, id: 'nobody' }, ...rest] })).toEqual([
      'battle/unit-twice',
      'battle/unknown-unit',
      'battle/unit-missing',
    ]);
  });

  it('CMB-8 refuses whatever a battle would have repaired', () => {
    expect(one('A2', { condition: { ...worn, armor: {} } })).toEqual(['battle/armor-repaired']);
    expect(one('A2', { condition: { ...worn, structure: { LA: 3 } } })).toEqual([
      'battle/structure-repaired',
    ]);
    expect(one('A2', { condition: { ...worn, slots: [] } })).toEqual(['battle/slot-repaired']);
    expect(one('A2', { condition: { ...worn, ammunition: [] } })).toEqual(['battle/ammunition-refilled']);
    expect(one('A2', { pilot: { hits: 1, fate: 'in-mech' } })).toEqual(['battle/pilot-healed']);
  });

  it('CMB-8 accepts old damage that a lost location swallows', () => {
    const condition = { ...worn, structure: { LA: 2, CT: 0 }, slots: [] };
    expect(one('A2', { fate: 'destroyed', condition, pilot: { hits: 6, fate: 'dead' } })).toEqual([]);
  });

  it('CMB-8 refuses a condition that the design cannot have, with the unit named', () => {
    const found = checkReport(
      catalog,
      setup,
      withUnits(base, { A1: { condition: { ...worn, armor: { CT: 99 } } } }),
    );
    expect(found).toMatchObject([
      {
        code: 'condition/armor-out-of-range',
        pointer: '/units/0/condition/armor/CT',
        params: { unit: 'A1', max: design.armor.CT },
      },
    ]);
  });

  it('CMB-8 a wreck has neither withdrawn nor is it fit', () => {
    expect(one('A1', { fate: 'withdrawn', edge: 'N', condition: WRECKED })).toContain(
      'battle/withdrawn-wreck',
    );
    expect(one('A1', { condition: WRECKED })).toContain('battle/fit-wreck');
    expect(one('A1', { fate: 'on-field-unfit', condition: WRECKED })).toContain('battle/beyond-salvage');
    expect(one('A1', { fate: 'destroyed' })).toContain('battle/destroyed-but-whole');
    expect(one('A1', { pilot: { hits: 0, fate: 'safe' } })).toContain('battle/fit-without-pilot');
  });

  it('CMB-5 a withdrawal has an edge that is open, and nothing else has one', () => {
    expect(one('A1', { fate: 'withdrawn', edge: null })).toEqual(['battle/edge-missing']);
    expect(one('A1', { fate: 'withdrawn', edge: 'N' })).toEqual([]);
    expect(one('A1', { edge: 'N' })).toEqual(['battle/edge-without-withdrawal']);
    const closed: BattleSetup = { ...setup, sides: setup.sides.map((side) => ({ ...side, withdrawal: {} })) };
    expect(
      checkReport(catalog, closed, withUnits(base, { A1: { fate: 'withdrawn', edge: 'N' } })).map(
        ({ code }) => code,
      ),
    ).toEqual(['battle/edge-closed']);
    expect(one('A1', { fate: 'withdrawn', edge: 'N', pilot: { hits: 1, fate: 'safe' } })).toEqual([
      'battle/withdrawn-without-pilot',
    ]);
  });

  it('CMB-6 a unit that stood shut down did not withdraw', () => {
    const shut: BattleSetup = {
      ...setup,
      units: setup.units.map((unit) => (unit.id === 'A1' ? { ...unit, shutDown: true } : unit)),
    };
    expect(
      checkReport(catalog, shut, withUnits(base, { A1: { fate: 'withdrawn', edge: 'N' } })).map(
        ({ code }) => code,
      ),
    ).toContain('battle/withdrawn-shut-down');
  });

  it('CMB-7 who holds the field alone has mechs able to fight on it', () => {
    expect(codes({ ...base, holder: 'A' })).toEqual(['battle/field-contested']);
    expect(codes({ ...base, holder: 'Z' })).toEqual(['battle/unknown-side']);
    expect(codes(withUnits(base, { B1: { fate: 'withdrawn', edge: 'S' } }))).toEqual([
      'battle/holder-missing',
    ]);
    expect(codes(withUnits(base, { B1: { fate: 'withdrawn', edge: 'S' } }, 'B'))).toEqual([
      'battle/holder-has-nobody',
      'battle/field-contested',
    ]);
  });

  it('CMB-9 six hits are death, and only an enemy winner captures', () => {
    expect(one('A1', { pilot: { hits: 6, fate: 'in-mech' } })).toEqual(['battle/pilot-survives-six-hits']);
    expect(one('B1', { fate: 'on-field-unfit', pilot: { hits: 3, fate: 'dead' } }, 'A')).toEqual([]);
    expect(one('B1', { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'captured' } }, 'B')).toContain(
      'battle/captured-without-captor',
    );
    expect(one('B2', { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'safe' } })).toEqual([
      'battle/no-such-pilot',
    ]);
    expect(one('A1', { fate: 'on-field-unfit', pilot: null })).toContain('battle/pilot-missing');
  });

  it('TAC-4 buildings lose CP only, a quarry none, and none is forgotten', () => {
    const ordinary: BattleSetup = {
      ...setup,
      buildings: [{ id: 'b', type: 'hospital', cp: 60, cpMax: 100, indestructible: false }],
    };
    const told = (cp: number) =>
      checkReport(catalog, ordinary, { ...base, buildings: [{ id: 'b', cp }] }).map(({ code }) => code);
    expect([told(0), told(60), told(61)]).toEqual([[], [], ['battle/building-cp']]);
    expect(codes({ ...base, buildings: [{ id: 'quarry-0505', cp: 69 }] })).toEqual(['battle/indestructible']);
    expect(codes({ ...base, buildings: [] })).toEqual(['battle/building-missing']);
  });

  it('TAC-2 nobody uses more mines than their side may lay', () => {
    expect(codes({ ...base, minesUsed: { A: 0 } })).toEqual([]);
    expect(codes({ ...base, minesUsed: { A: 1, Z: 0 } })).toEqual([
      'battle/too-many-mines',
      'battle/unknown-side',
    ]);
  });

  it('TAC-6 names every contradiction at once', () => {
    const bad = withUnits(
      { ...base, hash: 'x', turns: 99 },
      { A1: { condition: WRECKED }, A2: { pilot: { hits: 0, fate: 'in-mech' } } },
      'Z',
    );
    expect(new Set(codes(bad))).toEqual(
      new Set([
        'battle/stale-hash',
        'battle/too-many-turns',
        'battle/fit-wreck',
        'battle/pilot-healed',
        'battle/unknown-side',
      ]),
    );
  });
});

describe('parseReport', () => {
  it('TAC-5 reads a report as it was sent', () => {
    expect(parseReport(JSON.parse(JSON.stringify(base)))).toEqual({ ok: true, value: base });
  });

  it('TAC-6 names every mistake of form at once', () => {
    const [first] = base.units;
    const parsed = parseReport({
      ...base,
      turns: -1,
      extra: 1,
      units: [{ ...first, fate: 'gone', pilot: { hits: 7, fate: 'in-mech' } }, null],
    });
    expect(parsed.ok ? [] : parsed.error.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/turns', '/extra', '/units/0/fate', '/units/0/pilot/hits', '/units/1']),
    );
  });
});

describe('diffReport', () => {
  it('TAC-7 shows what changed, with the figures before and after', () => {
    const condition = {
      ...worn,
      armor: { RT: 1 },
      structure: { LA: 2, RA: 0 },
      slots: [...worn.slots, { location: 'CT', slot: 2, state: 'destroyed' }],
    } as const;
    const report = normalizeReport(
      catalog,
      setup,
      withUnits(base, { A2: { condition, pilot: { hits: 3, fate: 'in-mech' } } }),
    );
    const [, a2, b1] = diffReport(catalog, setup, report).units;
    expect(a2).toMatchObject({
      id: 'A2',
      pilot: { hits: { before: 2, after: 3 } },
      armor: [{ location: 'RT', before: 5, after: 1 }],
      structure: [{ location: 'RA', before: design.structure.RA, after: 0 }],
      slots: [{ location: 'CT', slot: 2, before: null, after: 'destroyed' }],
      ammunition: [],
    });
    expect(b1).toMatchObject({ armor: [], structure: [], slots: [], ammunition: [] });
  });
});
