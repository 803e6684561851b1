/**
 * What a location that is gone takes with it, and crews that left: contradictions that figures alone do not
 * show (CMB-8, TAC-6).
 */
import { bundledCatalog } from '../../../catalog/bundled';
import type { Catalog, MechDesign } from '../../../catalog/model';
import type { BattleReport, BattleSetup, ReportUnit } from '../../model/battle';
import { declare, onlyBattle, quietReport, withUnits } from '../../testing/battles';
import { world } from '../../testing/world';
import { checkReport } from './check';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const found = catalog.mech(H);
if (found === null) throw new Error('no such design');
const design: MechDesign = found;
const [bin] = design.bins;
if (bin === undefined) throw new Error('a design with ammunition is wanted');
const other =
  design.slots[bin.location].findIndex((slot, index) => slot !== null && index + 1 !== bin.slot) + 1;

const spent = { location: bin.location, slot: bin.slot, shots: 1 };
const worn = {
  armor: {},
  structure: {},
  slots: [{ location: bin.location, slot: other, state: 'destroyed' }],
  ammunition: [spent],
} as const;
const HEADLESS = { armor: {}, structure: { HD: 0 }, slots: [], ammunition: [] } as const;

const opened = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations' })
      .mech('A', H, '0505')
      .mech('A', H, '0505', { condition: worn })
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .build(),
  ).state,
).setup;

const told = (
  patches: Readonly<Record<string, Partial<ReportUnit>>>,
  setup: BattleSetup = opened,
  holder: string | null = null,
): BattleReport => withUnits(quietReport(setup), patches, holder);
const codes = (report: BattleReport, setup: BattleSetup = opened, of: Catalog = catalog): readonly string[] =>
  checkReport(of, setup, report).map(({ code }) => code);

describe('what a report may say of lost parts', () => {
  const headless = (
    pilot: ReportUnit['pilot'],
    holder: string | null = null,
    fate: ReportUnit['fate'] = 'on-field-unfit',
  ) =>
    codes(
      told(
        {
          A1: { fate, condition: HEADLESS, pilot },
          ...(holder === null ? {} : { A2: { fate: 'withdrawn', edge: 'N' } }),
        },
        opened,
        holder,
      ),
    );

  it('CMB-8 nobody sits alive in a head that was shot off; they are dead, or has ejected', () => {
    expect(headless({ hits: 2, fate: 'in-mech' })).toEqual(['battle/pilot-in-lost-head']);
    expect(headless({ hits: 2, fate: 'dead' })).toEqual([]);
    expect(headless({ hits: 2, fate: 'safe' })).toEqual([]);
    expect(headless({ hits: 2, fate: 'captured' }, 'B')).toEqual([]);
  });

  it('CMB-8 not in one of a destroyed mech either', () => {
    const condition = { ...HEADLESS, structure: { HD: 0, CT: 0 } };
    expect(codes(told({ A1: { fate: 'destroyed', condition } }))).toEqual(['battle/pilot-in-lost-head']);
  });

  it('TAC-6 a head that was gone before the battle tells nothing new', () => {
    const before = {
      ...opened,
      units: opened.units.map((unit) => (unit.id === 'A1' ? { ...unit, condition: HEADLESS } : unit)),
    };
    expect(codes(told({ A1: { fate: 'on-field-unfit', condition: HEADLESS } }, before), before)).toEqual([]);
  });

  it('CMB-8 whose cockpit is in the torso goes on without a head', () => {
    const torso = { ...design, cockpit: 'torso-mounted' } as const;
    const of: Catalog = Object.assign(Object.create(catalog) as Catalog, {
      mech: (slug: string) => (slug === H ? torso : catalog.mech(slug)),
    });
    expect(codes(told({ A1: { condition: HEADLESS } }), opened, of)).toEqual([]);
    expect(codes(told({ A1: { condition: HEADLESS, fate: 'withdrawn', edge: 'N' } }), opened, of)).toEqual(
      [],
    );
  });

  it('CMB-8 a lost location gives back neither shots nor parts', () => {
    const gone = { ...worn, structure: { [bin.location]: 0 } };
    const a2 = (condition: ReportUnit['condition']): readonly string[] => codes(told({ A2: { condition } }));
    expect(a2(gone)).toEqual([]);
    expect(a2({ ...gone, slots: [], ammunition: [] })).toEqual([]);
    expect(a2({ ...gone, ammunition: [{ ...spent, shots: 2 }] })).toEqual(['battle/ammunition-refilled']);
    expect(a2({ ...gone, slots: [{ location: bin.location, slot: other, state: 'hit' }] })).toEqual([
      'battle/slot-repaired',
    ]);
  });

  it('CMB-7 a support unit is not fit without its crew', () => {
    const [first] = opened.units;
    if (first === undefined || first.pilot === null) throw new Error('a unit is wanted');
    const design = 'peregrine-attack-vtol-standard';
    const vtol = { ...first, id: 'V1', kind: 'vtol' as const, design, pilot: { ...first.pilot, id: 'V1c' } };
    const joined = { ...opened, units: [...opened.units, vtol] };
    const dead = { pilot: { hits: 6, fate: 'dead' } } as const;
    expect(codes(told({ V1: dead }, joined), joined)).toEqual(['battle/fit-without-pilot']);
    expect(codes(told({ V1: { ...dead, fate: 'on-field-unfit' } }, joined), joined)).toEqual([]);
    expect(codes(told({}, joined), joined)).toEqual([]);
  });
});
