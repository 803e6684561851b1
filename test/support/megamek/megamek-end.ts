/**
 * Battles as MegaMek has them at their end (MM-4), drawn at random: what became of every unit and of whoever
 * got out, where MegaMek keeps it, and the report that is true of it. `megamek-sides.ts` writes what each
 * player's MegaMek saves of it.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { UNDAMAGED, type Condition } from '../../../src/catalog/condition';
import { normalizeCondition } from '../../../src/catalog/condition-check';
import { canFight, locationDestroyed, pilotsHeadLost } from '../../../src/catalog/fitness';
import type { Location, MechDesign } from '../../../src/catalog/model';
import { normalizeReport } from '../../../src/rules/combat/report/normalize';
import { anyWear, type Chance } from '../../../src/rules/testing/draws';
import { DIRECTIONS } from '../../../src/rules/model/map';
import type {
  BattleReport,
  BattleSetup,
  PilotFate,
  ReportUnit,
  SetupUnit,
  UnitFate,
} from '../../../src/tactical/contract';
import { cockpitOf, worse } from './megamek-damage';

const catalog = bundledCatalog();
const SUPPORT = [
  ['vehicle', 'centipede-scout-car'],
  ['vtol', 'peregrine-attack-vtol'],
  ['infantry', 'foot-platoon-laser'],
] as const;
/** What people call themselves. */
const NAMES = [
  'Ann',
  'Bo "Red" Roe',
  'Cy & Dee',
  'Ed <the Ram>',
  'Flo, Sr.',
  'Gil = Gus',
  '  Hal  Hix ',
  "O'Neil",
  'Ödön Ⅷ',
  '#Ivy',
];

/** Where MegaMek keeps an entity: in play, gone over an edge, among the wrecks, or beyond salvage. */
export type Keeping = 'playing' | 'retreated' | 'graveyard' | 'devastated';

export interface Machine {
  readonly unit: SetupUnit;
  readonly keeping: Keeping;
  readonly condition: Condition;
  /** Of a mech: torn off, so that MegaMek keeps their points. */
  readonly blownOff: readonly Location[];
  readonly breached: readonly Location[];
  readonly hits: number;
  readonly ejected: boolean;
  /** Of a support unit. */
  readonly destroyed: boolean;
}

/** Somebody on foot. */
export interface Walker {
  readonly left: SetupUnit;
  readonly keeping: Keeping;
  readonly hits: number;
  readonly pickedUpBy: string | null;
  /** By what hit them. */
  readonly shot: boolean;
}

export interface MegaMekEnd {
  readonly setup: BattleSetup;
  readonly machines: readonly Machine[];
  readonly walkers: readonly Walker[];
  readonly truth: BattleReport;
}

const fitWear = (random: Chance, design: MechDesign): Condition => {
  const worn = anyWear(random, design);
  return canFight(design, worn) ? worn : UNDAMAGED;
};

const anyUnit = (random: Chance, index: number, side: string): SetupUnit => {
  const [kind, slug] = random.once(8)
    ? random.pick(SUPPORT)
    : (['mech', random.pick(catalog.mechs).slug] as const);
  const support =
    catalog.supportUnits.find((one) => one.slug === slug) ??
    catalog.supportUnits.find((one) => one.kind === kind) ??
    null;
  const design = kind === 'mech' ? catalog.mech(slug) : null;
  const empty = design !== null && random.once(12);
  return {
    ...{
      id: `u-${index}`,
      side,
      force: `force-${side}`,
      kind,
      design: design?.slug ?? support?.slug ?? slug,
      name: `Unit ${index}`,
      hired: random.once(9),
    },
    ...{
      shutDown: design !== null && (empty || random.once(12)),
      role: side === 'A' ? 'attacker' : 'defender',
    },
    deployment: { direction: 'N', ring: 'middle' },
    condition: design === null || random.once(2) ? UNDAMAGED : fitWear(random, design),
    pilot: empty
      ? null
      : {
          id: `p-${index}`,
          name: `${random.pick(NAMES)} ${index}`,
          gunnery: 4,
          piloting: 5,
          hits: design === null ? 0 : Math.max(0, random.below(8) - 3),
        },
  };
};

/** Two to four sides, 2 to 80 units. */
export const anySetup = (random: Chance): BattleSetup => {
  const sides = ['A', 'B', 'C', 'D'].slice(0, 2 + (random.once(3) ? random.below(3) : 0));
  const count = random.once(5) ? 2 + random.below(79) : 2 + random.below(14);
  return {
    ...{
      battle: 'battle',
      campaign: 'campaign',
      ruleset: 'planetary-2',
      hash: 'hash',
      round: 1,
      hex: '0505',
      terrain: 'clear',
      turnLimit: null,
      sheets: [],
    },
    sides: sides.map((side) => ({
      ...{ side, forces: [`force-${side}`], minesAllowed: random.below(3) },
      withdrawal: Object.fromEntries(DIRECTIONS.filter(() => random.once(3)).map((edge) => [edge, '0504'])),
    })),
    units: Array.from({ length: count }, (_, index) =>
      anyUnit(random, index, sides[index] ?? random.pick(sides)),
    ),
    buildings: random.once(2)
      ? [{ id: 'house', type: 'hospital', cp: 60, cpMax: 100, indestructible: false }]
      : [],
  } as unknown as BattleSetup;
};

const hurt = (random: Chance, { pilot }: SetupUnit): number =>
  Math.min(5, (pilot?.hits ?? 0) + (random.once(3) ? 1 + random.below(2) : 0));

const supportEnd = (random: Chance, unit: SetupUnit, mayLeave: boolean, mustGo: boolean): Machine => {
  const whole: Machine = {
    unit,
    keeping: 'playing',
    condition: unit.condition,
    blownOff: [],
    breached: [],
    hits: 0,
    ejected: false,
    destroyed: false,
  };
  if (mayLeave && random.once(3)) return { ...whole, keeping: 'retreated' };
  if (!mustGo && random.once(2)) return whole;
  if (unit.kind === 'vehicle' && random.once(3)) return { ...whole, keeping: 'graveyard', ejected: true };
  return random.once(4)
    ? { ...whole, keeping: 'devastated', hits: 6 }
    : { ...whole, keeping: 'graveyard', destroyed: true, hits: random.once(2) ? 6 : 0 };
};

/** What becomes of a mech; of a side that must leave the field, none stands on it who could fight. */
const mechEnd = (
  random: Chance,
  unit: SetupUnit,
  design: MechDesign,
  mayLeave: boolean,
  mustGo: boolean,
): Machine => {
  const untouched = { after: unit.condition, blownOff: [] };
  const { after, blownOff } = random.once(3) ? untouched : worse(random, design, unit.condition);
  const hits = hurt(random, unit);
  const end: Machine = {
    unit,
    keeping: 'playing',
    condition: after,
    blownOff,
    breached: [],
    hits,
    ejected: false,
    destroyed: false,
  };
  const shot = pilotsHeadLost(design, unit.condition, after);
  if (locationDestroyed(design, after, 'CT')) {
    const keeping = random.once(2) ? 'devastated' : 'graveyard';
    return random.once(2)
      ? { ...end, keeping, ejected: true }
      : { ...end, keeping, hits: shot || random.once(2) ? 6 : hits };
  }
  if (shot) return { ...end, keeping: 'graveyard', ...(random.once(3) ? { ejected: true } : { hits: 6 }) };
  if (!canFight(design, after)) return { ...end, keeping: 'graveyard', ejected: random.once(3) };
  const fighting = unit.pilot !== null && !unit.shutDown;
  if (mayLeave && fighting && (random.once(4) || (mustGo && random.once(2))))
    return { ...end, keeping: 'retreated' };
  if (!(mustGo && fighting) && !random.once(5)) return end;
  switch (random.below(6)) {
    case 0:
      return { ...end, keeping: 'graveyard', hits: 6 };
    case 1:
      return { ...end, ejected: true };
    case 2:
      return { ...end, keeping: 'graveyard', breached: ['CT'] };
    case 3:
      return { ...end, keeping: 'devastated', hits: 6 };
    default:
      return { ...end, keeping: 'graveyard', ejected: true };
  }
};

/** Who ejects leaves a broken cockpit behind. */
const leftBehind = (machine: Machine): Machine => {
  const design = machine.unit.kind === 'mech' ? catalog.mech(machine.unit.design) : null;
  if (design === null || !machine.ejected || machine.keeping === 'playing') return machine;
  return {
    ...machine,
    condition: normalizeCondition(design, {
      ...machine.condition,
      slots: [...machine.condition.slots, ...cockpitOf(design, machine.condition)],
    }),
  };
};

const walkerOf = (random: Chance, { unit, hits, keeping }: Machine, machines: readonly Machine[]): Walker => {
  const walker: Walker = { left: unit, keeping: 'playing', hits, pickedUpBy: null, shot: false };
  const carrier = random.once(2) ? random.pick(machines) : null;
  if (carrier !== null && carrier.unit !== unit && carrier.unit.kind !== 'infantry')
    return { ...walker, keeping: carrier.keeping, pickedUpBy: carrier.unit.id };
  if (keeping !== 'playing' && random.once(8))
    return { ...walker, keeping: 'devastated', hits: 6, shot: true };
  if (random.once(6)) return { ...walker, keeping: 'graveyard', shot: true };
  return random.once(3) ? { ...walker, keeping: 'retreated' } : walker;
};

const fateOf = ({ unit, keeping, condition, hits, ejected, breached }: Machine): UnitFate => {
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  if (keeping === 'devastated' || (design !== null && locationDestroyed(design, condition, 'CT')))
    return 'destroyed';
  if (keeping === 'retreated') return 'withdrawn';
  if (keeping === 'graveyard' || ejected || hits >= 6 || breached.length > 0) return 'on-field-unfit';
  return design !== null && (unit.pilot === null || !canFight(design, condition))
    ? 'on-field-unfit'
    : 'on-field-fit';
};

const pilotFateOf = (
  { unit, hits, ejected }: Machine,
  walker: Walker | undefined,
  holder: string | null,
  end: Pick<MegaMekEnd, 'machines'>,
): PilotFate => {
  if (hits >= 6 || (walker !== undefined && walker.hits >= 6)) return 'dead';
  if (!ejected || walker === undefined) return 'in-mech';
  if (walker.keeping === 'graveyard' || walker.keeping === 'devastated') return 'dead';
  if (unit.kind !== 'mech' || holder === null || holder === unit.side) return 'safe';
  const carrier = end.machines.find((one) => one.unit.id === walker.pickedUpBy);
  if (carrier !== undefined) return carrier.unit.side === unit.side ? 'safe' : 'captured';
  return walker.keeping === 'retreated' ? 'safe' : 'captured';
};

/** A battle that has ended, and what is true of it. */
export const anyEnd = (random: Chance, setup: BattleSetup): MegaMekEnd => {
  const beaten = random.once(3)
    ? []
    : setup.sides.map(({ side }) => side).filter((side) => side !== random.pick(setup.sides).side);
  const machines = setup.units.map((unit): Machine => {
    const mayLeave =
      Object.keys(setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {}).length > 0;
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    const mustGo = beaten.includes(unit.side);
    return leftBehind(
      design === null
        ? supportEnd(random, unit, mayLeave, mustGo)
        : mechEnd(random, unit, design, mayLeave, mustGo),
    );
  });
  const walkers = machines
    .filter(({ ejected }) => ejected)
    .map((machine) => walkerOf(random, machine, machines));
  const fates = machines.map((machine) => ({ machine, fate: fateOf(machine) }));
  const onField = [
    ...new Set(
      fates.flatMap(({ machine: { unit }, fate }) =>
        unit.kind === 'mech' && fate === 'on-field-fit' && !unit.shutDown ? [unit.side] : [],
      ),
    ),
  ];
  const holder = onField.length === 1 ? (onField[0] ?? null) : null;
  const units = fates.map(({ machine, fate }): ReportUnit => {
    const { unit, condition } = machine;
    const walker = walkers.find(({ left }) => left === unit);
    const edges = DIRECTIONS.filter(
      (edge) => setup.sides.find(({ side }) => side === unit.side)?.withdrawal[edge] !== undefined,
    );
    const beyond = fate === 'destroyed' && unit.kind === 'mech';
    const hits = Math.max(machine.hits, walker?.hits ?? 0);
    return {
      ...{ id: unit.id, fate, edge: fate === 'withdrawn' ? random.pick(edges) : null },
      condition: beyond ? { ...condition, structure: { ...condition.structure, CT: 0 } } : condition,
      pilot: unit.pilot === null ? null : { hits, fate: pilotFateOf(machine, walker, holder, { machines }) },
    };
  });
  const truth: BattleReport = {
    ...{ hash: setup.hash, turns: random.below(40), holder, log: null, units },
    buildings: setup.buildings.map(({ id, cp }) => ({ id, cp: random.below(cp + 1) })),
    minesUsed: Object.fromEntries(
      setup.sides.map(({ side, minesAllowed }) => [side, random.below(minesAllowed + 1)]),
    ),
  };
  return { setup, machines, walkers, truth: normalizeReport(catalog, setup, truth) };
};
