/**
 * Random battle reports that agree with their setup (CMB-5, CMB-7 to CMB-9): damage, withdrawals, losses,
 * captures, a holder or none.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { Condition } from '../../../src/catalog/condition';
import { canFight, locationDestroyed, pilotsHeadLost, structureLeft } from '../../../src/catalog/fitness';
import { ARMOR_LOCATIONS, LOCATIONS, type MechDesign } from '../../../src/catalog/model';
import {
  checkReport,
  type BattleReport,
  type BattleSetup,
  type Direction,
  type ReportUnit,
  type SetupUnit,
} from '../../../src/rules';
import type { Chance } from './random';

/** What a fight of some severity (0 … 1) leaves of a mech: never more than it had. */
const worn = (chance: Chance, design: MechDesign, before: Condition, severity: number): Condition => {
  const armor: Record<string, number> = { ...before.armor };
  for (const location of ARMOR_LOCATIONS) {
    const left = before.armor[location] ?? design.armor[location];
    if (chance.maybe(severity)) armor[location] = chance.int(0, left);
  }
  const structure: Record<string, number> = { ...before.structure };
  for (const location of LOCATIONS) {
    const left = structureLeft(design, before, location);
    if (chance.maybe(severity / 3)) structure[location] = chance.int(0, left);
  }
  const slots = before.slots.map((slot) =>
    chance.maybe(0.3) ? { ...slot, state: 'destroyed' as const } : slot,
  );
  for (const location of LOCATIONS)
    design.slots[location].forEach((there, index) => {
      const taken = slots.some((one) => one.location === location && one.slot === index + 1);
      if (there !== null && !taken && chance.maybe(severity / 15))
        slots.push({ location, slot: index + 1, state: chance.maybe(0.5) ? 'hit' : 'destroyed' });
    });
  const ammunition = before.ammunition.filter(
    (left) => !design.bins.some((bin) => bin.location === left.location && bin.slot === left.slot),
  );
  for (const bin of design.bins) {
    const had =
      before.ammunition.find(({ location, slot }) => location === bin.location && slot === bin.slot)?.shots ??
      bin.shots;
    ammunition.push({
      location: bin.location,
      slot: bin.slot,
      shots: chance.maybe(0.7) ? chance.int(0, had) : had,
    });
  }
  return { armor, structure, slots, ammunition };
};

const wrecked = (condition: Condition): Condition => ({
  ...condition,
  structure: { ...condition.structure, CT: 0 },
});

/** What a unit can still be after its damage. */
const canGoOn = (design: MechDesign, unit: SetupUnit, condition: Condition): boolean =>
  unit.pilot !== null && canFight(design, condition) && unit.pilot.hits < 6;

interface Fate {
  readonly unit: SetupUnit;
  readonly design: MechDesign;
  readonly condition: Condition;
}

const pilotOf = (
  chance: Chance,
  one: Fate,
  fate: ReportUnit['fate'],
  holder: string | null,
): ReportUnit['pilot'] => {
  const { unit, design, condition } = one;
  if (unit.pilot === null) return null;
  const hits = Math.min(6, unit.pilot.hits + (chance.maybe(0.3) ? chance.int(0, 2) : 0));
  if (fate === 'on-field-fit' || fate === 'withdrawn') return { hits: Math.min(hits, 5), fate: 'in-mech' };
  if (hits >= 6 || chance.maybe(0.15)) return { hits, fate: 'dead' };
  const lost = holder !== null && holder !== unit.side;
  const end = chance.one(lost ? (['captured', 'safe', 'in-mech'] as const) : (['safe', 'in-mech'] as const));
  return {
    hits,
    fate: end === 'in-mech' && pilotsHeadLost(design, unit.condition, condition) ? 'dead' : end,
  };
};

const reportUnit = (
  chance: Chance,
  one: Fate,
  fate: ReportUnit['fate'],
  edge: Direction | null,
  holder: string | null,
): ReportUnit => {
  const condition = fate === 'destroyed' ? wrecked(one.condition) : one.condition;
  const wreck = locationDestroyed(one.design, condition, 'CT');
  const real = fate === 'on-field-unfit' && wreck ? 'destroyed' : fate;
  return { id: one.unit.id, fate: real, edge, condition, pilot: pilotOf(chance, one, real, holder) };
};

/** A support unit is fresh for each battle, so that nothing but its being there is told of it (BLD-7). */
const supportUnit = ({ id, condition, pilot }: SetupUnit): ReportUnit => ({
  id,
  fate: 'on-field-unfit',
  edge: null,
  condition,
  pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
});

const mines = (chance: Chance, setup: BattleSetup): BattleReport['minesUsed'] =>
  Object.fromEntries(
    setup.sides.flatMap(({ side, minesAllowed }) =>
      minesAllowed > 0 ? [[side, chance.int(0, minesAllowed)]] : [],
    ),
  );

/**
 * One that passes its check; throws with the contradictions when it does not, since then the generator is
 * wrong.
 */
export const randomReport = (chance: Chance, setup: BattleSetup): BattleReport => {
  const catalog = bundledCatalog();
  const severity = chance.next() * 0.9;
  const fates = setup.units.flatMap((unit): Fate[] => {
    const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    return design === null
      ? []
      : [{ unit, design, condition: worn(chance, design, unit.condition, severity) }];
  });
  const sound = (one: Fate): boolean => canGoOn(one.design, one.unit, one.condition);
  const able = fates.filter((one) => sound(one) && !one.unit.shutDown);
  const sides = [...new Set(able.map(({ unit }) => unit.side))];
  const holder = chance.maybe(0.75) ? chance.pick(sides) : null;
  // Without a winner either everybody who can stays, on two sides or more, or nobody is left.
  const stays = holder !== null ? [holder] : sides.length >= 2 && chance.maybe(0.7) ? sides : [];
  const keeper = new Set(stays.map((side) => able.find(({ unit }) => unit.side === side)?.unit.id));
  const units = fates.map((one): ReportUnit => {
    const { unit } = one;
    const edges = Object.keys(
      setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {},
    ) as Direction[];
    const edge = chance.pick(edges);
    if (
      sound(one) &&
      (unit.shutDown ? chance.maybe(0.5) : stays.includes(unit.side)) &&
      (keeper.has(unit.id) || chance.maybe(0.7))
    )
      return reportUnit(chance, one, 'on-field-fit', null, holder);
    if (sound(one) && !unit.shutDown && edge !== null && chance.maybe(0.6))
      return reportUnit(chance, one, 'withdrawn', edge, holder);
    return reportUnit(chance, one, chance.maybe(0.35) ? 'destroyed' : 'on-field-unfit', null, holder);
  });
  const report: BattleReport = {
    hash: setup.hash,
    turns: chance.int(1, setup.turnLimit ?? 20),
    holder,
    log: chance.maybe(0.2) ? 'A short fight.' : null,
    units: chance.shuffled([...units, ...setup.units.filter(({ kind }) => kind !== 'mech').map(supportUnit)]),
    buildings: setup.buildings.map(({ id, cp, indestructible }) => ({
      id,
      cp: indestructible || chance.maybe(0.5) ? cp : chance.int(0, cp),
    })),
    minesUsed: mines(chance, setup),
  };
  const wrong = checkReport(catalog, setup, report);
  if (wrong.length > 0) throw new Error(`the generator contradicts the setup: ${JSON.stringify(wrong)}`);
  return report;
};
