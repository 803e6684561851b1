/**
 * What no report may say (CMB-5, CMB-7 to CMB-9, TAC-6): each contradiction with the code that names it, told
 * of any setup that allows it.
 */
import { engineRuns } from '../../../src/catalog/fitness';
import { LOCATIONS, type Catalog, type Location, type MechDesign } from '../../../src/catalog/model';
import type { SlotPlace } from '../../../src/catalog/slots';
import { sha256Hex } from '../../../src/kernel/hash';
import { DIRECTIONS } from '../../../src/rules/model/map';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../../src/tactical/contract';

export interface Subject {
  readonly unit: SetupUnit;
  readonly design: MechDesign;
}

/** A mech that is fit when the battle begins, so that every contradiction about mechs can be told of it. */
export const subjectOf = (catalog: Catalog, setup: BattleSetup): Subject => {
  for (const unit of setup.units) {
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    if (design !== null && unit.pilot !== null && !unit.shutDown && engineRuns(design, unit.condition))
      return { unit, design };
  }
  throw new Error('this setup has no fit mech');
};

const tell = (report: BattleReport, id: string, patch: Partial<ReportUnit>): BattleReport => ({
  ...report,
  units: report.units.map((unit) => (unit.id === id ? { ...unit, ...patch } : unit)),
});

const openEdge = (setup: BattleSetup, of: string): ReportUnit['edge'] => {
  const open = setup.sides.find(({ side }) => side === of)?.withdrawal ?? {};
  return DIRECTIONS.find((one) => open[one] !== undefined) ?? null;
};

const brokenAt = (blank: BattleReport, unit: SetupUnit, ...places: readonly SlotPlace[]): BattleReport =>
  tell(blank, unit.id, {
    condition: { ...unit.condition, slots: places.map((place) => ({ ...place, state: 'destroyed' })) },
  });

/**
 * Everything that the rules forbid a report to say, each with the code that names it; the report has nothing
 * else wrong with it.
 */
export const CONTRADICTIONS: readonly (readonly [
  code: string,
  why: string,
  lie: (blank: BattleReport, setup: BattleSetup, subject: Subject) => BattleReport | null,
])[] = [
  ['battle/stale-hash', 'TAC-1 another setup', (blank) => ({ ...blank, hash: sha256Hex('another') })],
  [
    'battle/unknown-unit',
    'CMB-8 a unit that did not fight',
    (blank) => ({
      ...blank,
      units: [...blank.units, ...blank.units.slice(0, 1).map((one) => ({ ...one, id: 'mech-of-somewhere' }))],
    }),
  ],
  [
    'battle/unit-twice',
    'TAC-6 a unit twice',
    (blank) => ({ ...blank, units: [...blank.units, ...blank.units.slice(0, 1)] }),
  ],
  ['battle/unit-missing', 'TAC-6 nothing of a unit', (blank) => ({ ...blank, units: blank.units.slice(1) })],
  [
    'condition/structure-out-of-range',
    'CMB-8 more structure than the mech has',
    (blank, _, { unit, design }) =>
      tell(blank, unit.id, { condition: { ...unit.condition, structure: { CT: design.structure.CT + 1 } } }),
  ],
  [
    'condition/armor-out-of-range',
    'CMB-8 more armour than the mech has',
    (blank, _, { unit, design }) =>
      tell(blank, unit.id, { condition: { ...unit.condition, armor: { LL: design.armor.LL + 1 } } }),
  ],
  [
    'battle/armor-repaired',
    'CMB-8 armour that it had lost',
    (blank, setup) => {
      const worn = setup.units.find(({ condition }) => Object.keys(condition.armor).length > 0);
      return worn === undefined
        ? null
        : tell(blank, worn.id, { condition: { ...worn.condition, armor: {} } });
    },
  ],
  [
    'battle/structure-repaired',
    'CMB-8 structure that it had lost',
    (blank, setup) => {
      const worn = setup.units.find(({ condition }) => Object.keys(condition.structure).length > 0);
      return worn === undefined
        ? null
        : tell(blank, worn.id, { condition: { ...worn.condition, structure: {} } });
    },
  ],
  [
    'battle/ammunition-refilled',
    'CMB-8 ammunition that it had spent',
    (blank, setup) => {
      const worn = setup.units.find(({ condition }) => condition.ammunition.length > 0);
      return worn === undefined
        ? null
        : tell(blank, worn.id, { condition: { ...worn.condition, ammunition: [] } });
    },
  ],
  [
    'battle/slot-repaired',
    'CMB-8 a part that was damaged',
    (blank, setup) => {
      const worn = setup.units.find(({ condition }) => condition.slots.length > 0);
      return worn === undefined
        ? null
        : tell(blank, worn.id, { condition: { ...worn.condition, slots: [] } });
    },
  ],
  [
    'condition/shots-out-of-range',
    'CMB-8 more shots than the bin holds',
    (blank, _, { unit, design }) => {
      const bin = design.bins[0];
      return bin === undefined
        ? null
        : tell(blank, unit.id, {
            condition: {
              ...unit.condition,
              ammunition: [{ location: bin.location, slot: bin.slot, shots: bin.shots + 1 }],
            },
          });
    },
  ],
  [
    'condition/unknown-location',
    'CMB-8 armour at a place that no mech has',
    (blank, _, { unit }) =>
      tell(blank, unit.id, { condition: { ...unit.condition, armor: { XX: 1 } as object } }),
  ],
  [
    'condition/unknown-location',
    'CMB-8 a part at a place that no mech has',
    (blank, _, { unit }) => brokenAt(blank, unit, { location: 'XX' as Location, slot: 1 }),
  ],
  [
    'condition/no-such-slot',
    'CMB-8 a part behind the last one',
    (blank, _, { unit }) => brokenAt(blank, unit, { location: 'HD', slot: 7 }),
  ],
  [
    'condition/empty-slot',
    'CMB-8 a broken part where there is none',
    (blank, _, { unit, design }) => {
      const empty = LOCATIONS.flatMap((location) => {
        const slot = design.slots[location].indexOf(null) + 1;
        return slot > 0 ? [{ location, slot }] : [];
      })[0];
      return empty === undefined ? null : brokenAt(blank, unit, empty);
    },
  ],
  [
    'condition/slot-twice',
    'CMB-8 a broken part twice',
    (blank, _, { unit }) => brokenAt(blank, unit, { location: 'CT', slot: 1 }, { location: 'CT', slot: 1 }),
  ],
  [
    'condition/no-bin',
    'CMB-8 shots where no bin is',
    (blank, _, { unit }) =>
      tell(blank, unit.id, {
        condition: { ...unit.condition, ammunition: [{ location: 'HD', slot: 1, shots: 1 }] },
      }),
  ],
  [
    'condition/bin-twice',
    'CMB-8 a bin twice',
    (blank, _, { unit, design }) => {
      const [bin] = design.bins;
      if (bin === undefined) return null;
      const left = { location: bin.location, slot: bin.slot, shots: 0 };
      return tell(blank, unit.id, { condition: { ...unit.condition, ammunition: [left, left] } });
    },
  ],
  [
    'battle/withdrawn-wreck',
    'CMB-8 a wreck that withdrew',
    (blank, setup, { unit }) => {
      const edge = openEdge(setup, unit.side);
      return edge === null
        ? null
        : tell(blank, unit.id, {
            fate: 'withdrawn',
            edge,
            condition: { ...unit.condition, structure: { ...unit.condition.structure, HD: 0 } },
          });
    },
  ],
  [
    'battle/edge-closed',
    'CMB-5 a withdrawal over a closed edge',
    (blank, setup, { unit }) => {
      const open = setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {};
      const edge = DIRECTIONS.find((one) => open[one] === undefined);
      return edge === undefined ? null : tell(blank, unit.id, { fate: 'withdrawn', edge });
    },
  ],
  [
    'battle/edge-missing',
    'CMB-5 a withdrawal over no edge',
    (blank, _, { unit }) => tell(blank, unit.id, { fate: 'withdrawn', edge: null }),
  ],
  [
    'battle/edge-without-withdrawal',
    'CMB-5 an edge of who stayed',
    (blank, setup, { unit }) => tell(blank, unit.id, { edge: openEdge(setup, unit.side) ?? 'N' }),
  ],
  [
    'battle/fit-wreck',
    'CMB-8 a fit wreck',
    (blank, _, { unit }) =>
      tell(blank, unit.id, {
        condition: { ...unit.condition, structure: { ...unit.condition.structure, HD: 0 } },
      }),
  ],
  [
    'battle/withdrawn-shut-down',
    'CMB-6 a withdrawal of what stood shut down',
    (blank, setup) => {
      const shut = setup.units.find((unit) => unit.shutDown && unit.pilot !== null);
      return shut === undefined
        ? null
        : tell(blank, shut.id, { fate: 'withdrawn', edge: openEdge(setup, shut.side) });
    },
  ],
  [
    'battle/withdrawn-without-pilot',
    'CMB-5 a withdrawal without the pilot',
    (blank, setup, { unit }) =>
      tell(blank, unit.id, {
        fate: 'withdrawn',
        edge: openEdge(setup, unit.side),
        pilot: { hits: 5, fate: 'dead' },
      }),
  ],
  [
    'battle/destroyed-but-whole',
    'SALV-1 a whole mech beyond salvage',
    (blank, _, { unit }) => tell(blank, unit.id, { fate: 'destroyed' }),
  ],
  [
    'battle/beyond-salvage',
    'SALV-1 a wreck without its centre torso',
    (blank, _, { unit }) =>
      tell(blank, unit.id, {
        fate: 'on-field-unfit',
        condition: { ...unit.condition, structure: { ...unit.condition.structure, CT: 0 } },
      }),
  ],
  [
    'battle/pilot-healed',
    'CMB-8 a pilot who healed',
    (blank, setup) => {
      const hurt = setup.units.find(({ pilot }) => (pilot?.hits ?? 0) > 0);
      return hurt === undefined ? null : tell(blank, hurt.id, { pilot: { hits: 0, fate: 'in-mech' } });
    },
  ],
  [
    'battle/pilot-missing',
    'TAC-6 nothing of a pilot',
    (blank, _, { unit }) => tell(blank, unit.id, { pilot: null }),
  ],
  [
    'battle/no-such-pilot',
    'CMB-8 a pilot where nobody sat',
    (blank, setup) => {
      const empty = setup.units.find(({ pilot }) => pilot === null);
      return empty === undefined ? null : tell(blank, empty.id, { pilot: { hits: 0, fate: 'safe' } });
    },
  ],
  [
    'battle/pilot-survives-six-hits',
    'CMB-9 a pilot who lives with six hits',
    (blank, _, { unit }) => tell(blank, unit.id, { pilot: { hits: 6, fate: 'in-mech' } }),
  ],
  [
    'battle/captured-without-captor',
    'CMB-9 a captive of nobody',
    (blank, _, { unit }) =>
      tell(blank, unit.id, { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'captured' } }),
  ],
  [
    'battle/fit-without-pilot',
    'CMB-7 a fit mech whose pilot is gone',
    (blank, _, { unit }) => tell(blank, unit.id, { pilot: { hits: 0, fate: 'safe' } }),
  ],
  [
    'battle/pilot-in-lost-head',
    'CMB-8 a pilot in a head that was shot off',
    (blank, _, { unit }) =>
      tell(blank, unit.id, {
        fate: 'on-field-unfit',
        condition: { ...unit.condition, structure: { ...unit.condition.structure, HD: 0 } },
      }),
  ],
  [
    'battle/fit-without-pilot',
    'CMB-7 a fit support unit whose crew is dead',
    (blank, setup) => {
      const support = setup.units.find(({ kind }) => kind !== 'mech');
      return support === undefined ? null : tell(blank, support.id, { pilot: { hits: 6, fate: 'dead' } });
    },
  ],
  [
    'battle/withdrawn-without-pilot',
    'CMB-5 a support unit that withdrew without its crew',
    (blank, setup) => {
      const support = setup.units.find(({ kind }) => kind !== 'mech');
      return support === undefined
        ? null
        : tell(blank, support.id, {
            fate: 'withdrawn',
            edge: openEdge(setup, support.side),
            pilot: { hits: 0, fate: 'safe' },
          });
    },
  ],
  ['battle/unknown-side', 'CMB-8 a side that did not fight', (blank) => ({ ...blank, holder: 'Z' })],
  [
    'battle/field-contested',
    'CMB-7 a field that another side can still hold',
    (blank, setup) => ({ ...blank, holder: setup.sides[0]?.side ?? null }),
  ],
  [
    'battle/holder-missing',
    'CMB-7 a field held by nobody with one side left on it',
    (blank, setup, { unit }) => ({
      ...blank,
      units: blank.units.map((told) =>
        setup.units.find(({ id }) => id === told.id)?.side === unit.side
          ? told
          : {
              ...told,
              fate: 'on-field-unfit',
              pilot: told.pilot === null ? null : { hits: told.pilot.hits, fate: 'safe' },
            },
      ),
    }),
  ],
  [
    'battle/holder-has-nobody',
    'CMB-7 a field held by who has left it',
    (blank, setup, { unit }) => ({
      ...blank,
      holder: unit.side,
      units: blank.units.map((told) => {
        const of = setup.units.find(({ id }) => id === told.id);
        return of?.side !== unit.side || of.shutDown || of.pilot === null
          ? told
          : { ...told, fate: 'withdrawn', edge: openEdge(setup, unit.side) };
      }),
    }),
  ],
  [
    'battle/indestructible',
    'BLD-QUARRY a damaged quarry',
    (blank, setup) =>
      setup.buildings.some(({ indestructible }) => indestructible)
        ? { ...blank, buildings: blank.buildings.map((one) => ({ ...one, cp: one.cp - 1 })) }
        : null,
  ],
  [
    'battle/building-cp',
    'CMB-8 a building that was mended',
    (blank, setup) =>
      setup.buildings.some(({ indestructible }) => !indestructible)
        ? {
            ...blank,
            buildings: blank.buildings.map((one) => ({
              ...one,
              cp:
                (setup.buildings.find(({ id, indestructible }) => id === one.id && !indestructible)?.cp ??
                  one.cp - 1) + 1,
            })),
          }
        : null,
  ],
  [
    'battle/building-missing',
    'TAC-6 nothing of a building',
    (blank) => (blank.buildings.length === 0 ? null : { ...blank, buildings: [] }),
  ],
  [
    'battle/building-twice',
    'TAC-6 a building twice',
    (blank) =>
      blank.buildings.length === 0 ? null : { ...blank, buildings: [...blank.buildings, ...blank.buildings] },
  ],
  [
    'battle/unknown-building',
    'CMB-8 a building that is not there',
    (blank) => ({ ...blank, buildings: [...blank.buildings, { id: 'castle', cp: 1 }] }),
  ],
  [
    'battle/too-many-mines',
    'BLD-MINE more mines than the side had',
    (blank, setup) => ({
      ...blank,
      minesUsed: Object.fromEntries(setup.sides.map(({ side, minesAllowed }) => [side, minesAllowed + 1])),
    }),
  ],
  [
    'battle/too-many-turns',
    'CMB-7 more turns than the limit',
    (blank, setup) => (setup.turnLimit === null ? null : { ...blank, turns: setup.turnLimit + 1 }),
  ],
];
