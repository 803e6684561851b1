/** What contradictions say would be right (CMB-8): whoever sets it has one contradiction less. */
import { bundledCatalog } from '../../../catalog/bundled';
import type { Condition } from '../../../catalog';
import type { Right, Violation } from '../../../kernel';
import { PILOT_FATES, UNIT_FATES, type BattleReport, type ReportUnit } from '../../model/battle';
import { DIRECTIONS } from '../../model/map';
import { declare, onlyBattle, quietReport, withUnits, WORN_HUNCHBACK } from '../../testing/battles';
import { world } from '../../testing/world';
import { checkReport } from './check';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const { setup } = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations', options: { battleTurnLimit: 10 } })
      .building('hospital', '0505', null, { cp: 60 })
      .mech('A', H, '0505', { condition: WORN_HUNCHBACK, pilot: { hits: 2 } })
      .mech('B', H, '0505')
      .build(),
  ).state,
);
const base = quietReport(setup);
const found = (report: BattleReport) => checkReport(catalog, setup, report);
const rightIn = (report: BattleReport) =>
  found(report).map(({ code, pointer, params }) => [code, pointer, params['right']]);
const one = (patch: Partial<ReportUnit>): readonly unknown[] => rightIn(withUnits(base, { A1: patch }));

/** The report with what a contradiction proposes at its pointer. */
const set = (report: BattleReport, pointer: string, value: unknown): BattleReport =>
  changed(report, pointer, () => value);

const changed = (
  report: BattleReport,
  pointer: string,
  change: (value: unknown) => unknown,
): BattleReport => {
  const copy = structuredClone(report) as unknown as Record<string, unknown>;
  const steps = pointer.slice(1).split('/');
  const last = steps.pop() ?? '';
  let at = copy;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  at[last] = change(at[last]);
  return copy as unknown as BattleReport;
};

/** The report after what the contradiction says would be right. */
const mended = (report: BattleReport, { pointer, params }: Violation): BattleReport => {
  const right = params['right'] as Right;
  if ('values' in right) return set(report, pointer, right.values[0]);
  if ('min' in right) return set(report, pointer, right.max);
  if ('add' in right) return changed(report, pointer, (list) => [...(list as unknown[]), right.add]);
  throw new Error(`nothing to set at ${pointer}`);
};

const WRECK: Condition = { armor: {}, structure: { CT: 0 }, slots: [], ammunition: [] };

describe('what would be right', () => {
  it('CMB-8 fates, edges and pilots by which the contradiction goes and no other comes', () => {
    expect(one({ pilot: { hits: 6, fate: 'dead' } })).toEqual([
      ['battle/fit-without-pilot', '/units/0/fate', { values: ['on-field-unfit'] }],
    ]);
    expect(one({ fate: 'on-field-unfit', pilot: { hits: 6, fate: 'safe' } })).toEqual([
      ['battle/pilot-survives-six-hits', '/units/0/pilot/fate', { values: ['dead'] }],
      ['battle/holder-missing', '/holder', { values: ['B'] }],
    ]);
    expect(one({ edge: 'N' })).toEqual([
      ['battle/edge-without-withdrawal', '/units/0/edge', { values: [null] }],
    ]);
    expect(one({ fate: 'destroyed' })[0]).toEqual([
      'battle/destroyed-but-whole',
      '/units/0/fate',
      { values: ['on-field-fit', 'on-field-unfit', 'withdrawn'] },
    ]);
  });

  it('CMB-8 figures that the setup and the sheet allow, at the very field', () => {
    const was = WORN_HUNCHBACK;
    expect(one({ pilot: { hits: 1, fate: 'in-mech' } })).toEqual([
      ['battle/pilot-healed', '/units/0/pilot/hits', { min: 2, max: 6 }],
    ]);
    expect(rightIn({ ...base, turns: 11 })).toEqual([
      ['battle/too-many-turns', '/turns', { min: 0, max: 10 }],
    ]);
    const [building] = base.buildings;
    expect(rightIn({ ...base, buildings: [{ id: building?.id ?? '', cp: 61 }] })).toEqual([
      ['battle/building-cp', '/buildings/0/cp', { min: 0, max: 60 }],
    ]);
    expect(
      one({
        condition: { ...was, ammunition: was.ammunition.map((left) => ({ ...left, shots: left.shots + 1 })) },
      }),
    ).toEqual([
      [
        'battle/ammunition-refilled',
        '/units/0/condition/ammunition/0/shots',
        { min: 0, max: was.ammunition[0]?.shots },
      ],
    ]);
    expect(rightIn({ ...base, holder: 'nobody' })).toEqual([
      ['battle/unknown-side', '/holder', { values: [null] }],
    ]);
  });

  it('CMB-8 what is one too many, or missing, and what identifies', () => {
    const [a1, b1] = base.units;
    if (a1 === undefined || b1 === undefined) throw new Error('two units are wanted');
    const units = (...told: readonly ReportUnit[]) => rightIn({ ...base, units: told });
    expect(units(a1, { ...b1, id: 'nobody' })).toEqual([
      ['battle/unknown-unit', '/units/1/id', { values: [b1.id] }],
      ['battle/unit-missing', '/units', { add: { id: b1.id } }],
      ['battle/holder-missing', '/holder', { values: ['A'] }],
    ]);
    expect(units(a1, b1, { ...b1, id: 'nobody' })).toEqual([
      ['battle/unknown-unit', '/units/2', { remove: true }],
    ]);
    expect(units(a1, b1, b1)).toEqual([['battle/unit-twice', '/units/2', { remove: true }]]);
    expect(rightIn({ ...base, hash: 'x' })).toEqual([
      ['battle/stale-hash', '/hash', { values: [setup.hash] }],
    ]);
    expect(rightIn({ ...base, minesUsed: { Z: 0 } })).toEqual([
      ['battle/unknown-side', '/minesUsed/Z', { remove: true }],
    ]);
    expect(one({ pilot: null, fate: 'on-field-unfit' })[0]).toEqual([
      'battle/pilot-missing',
      '/units/0/pilot',
      { values: ['in-mech', 'safe', 'dead'].map((fate) => ({ hits: 2, fate })) },
    ]);
    expect(one({ condition: { ...WORN_HUNCHBACK, slots: [], ammunition: [] } })).toEqual([
      [
        'battle/slot-repaired',
        '/units/0/condition/slots',
        { add: { location: 'CT', slot: 1, state: 'hit' } },
      ],
      [
        'battle/ammunition-refilled',
        '/units/0/condition/ammunition',
        { add: { location: 'LT', slot: 1, shots: 1 } },
      ],
    ]);
  });

  it('CMB-8 where the field itself cannot be right, the fate of the unit is named', () => {
    expect(one({ fate: 'withdrawn', edge: 'N', pilot: { hits: 5, fate: 'dead' } })[0]).toEqual([
      'battle/withdrawn-without-pilot',
      '/units/0/pilot/fate',
      { values: ['in-mech'] },
    ]);
    expect(one({ fate: 'withdrawn', edge: 'N', pilot: { hits: 6, fate: 'dead' } })[0]).toEqual([
      'battle/withdrawn-without-pilot',
      '/units/0/fate',
      { values: ['on-field-unfit'] },
    ]);
  });

  it('CMB-8 who sets the first of what is right, again and again, has a report without contradictions', () => {
    for (const fate of UNIT_FATES)
      for (const edge of ['N', null] as const)
        for (const pilot of PILOT_FATES)
          for (const condition of [WORN_HUNCHBACK, { ...WORN_HUNCHBACK, ...WRECK }])
            for (const hits of [0, 2, 6]) {
              let report = withUnits(base, { A1: { fate, edge, condition, pilot: { hits, fate: pilot } } });
              for (let step = 0; step < 12 && found(report).length > 0; step += 1)
                report = mended(report, found(report)[0] as Violation);
              expect(found(report)).toEqual([]);
            }
  });

  it('CMB-8 whichever of the values is set, the contradiction is gone', () => {
    let tried = 0;
    for (const fate of UNIT_FATES)
      for (const edge of [...DIRECTIONS, null])
        for (const pilot of PILOT_FATES)
          for (const condition of [WORN_HUNCHBACK, { ...WORN_HUNCHBACK, ...WRECK }])
            for (const hits of [2, 6]) {
              const report = withUnits(base, { A1: { fate, edge, condition, pilot: { hits, fate: pilot } } });
              for (const { code, pointer, params } of found(report)) {
                const { values = [] } = (params['right'] ?? {}) as { readonly values?: readonly unknown[] };
                for (const value of values) {
                  tried += 1;
                  expect(
                    found(set(report, pointer, value)).filter(
                      (left) => left.code === code && left.pointer === pointer,
                    ),
                  ).toEqual([]);
                }
              }
            }
    expect(tried).toBeGreaterThan(300);
  });
});
