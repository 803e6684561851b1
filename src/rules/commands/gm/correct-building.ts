/**
 * Correcting a building (END-2): who controls it, its CP (0 … its full CP), and what a mech factory has begun
 * (BLD-FACT).
 */
import type { Catalog } from '../../../catalog';
import { type ForceId, parseTons, tons, type Violation, ZERO_TONS } from '../../../kernel';
import { soldMech } from '../../economy/prices/market';
import { witnesses } from '../../knowledge/sight';
import { rowOf } from '../../model/draft';
import type { BuildingRow, CampaignState, FactoryWork } from '../../model/state';
import type { Resolution } from '../../resolution';
import { openBattleAbout, wrong } from './common';
import type { SetBuilding } from './correction';

/** Undefined: it is not corrected. */
const workOf = ({ work }: SetBuilding): FactoryWork | null | undefined =>
  work === undefined || work === null
    ? work
    : { design: work.design, tons: parseTons(work.tons) ?? ZERO_TONS };

/** Only what its controller's faction has is made, and never a whole mech. */
const workViolations = (
  state: CampaignState,
  catalog: Catalog,
  { type }: BuildingRow,
  control: ForceId | null,
  work: FactoryWork | null | undefined,
): readonly Violation[] => {
  if (work === undefined || work === null) return [];
  const design = soldMech(catalog, work.design);
  const faction = rowOf(state.forces, control)?.faction ?? null;
  if (type !== 'mech-factory') return [wrong('no-factory', '/work')];
  if (control === null) return [wrong('work-of-nobody', '/work')];
  if (design === null) return [wrong('no-such-design', '/work/design')];
  return [
    ...(faction === null || design.factions.includes(faction)
      ? []
      : [wrong('not-of-own-faction', '/work/design', { design: design.slug })]),
    ...(work.tons > 0 && work.tons < tons(design.tons)
      ? []
      : [wrong('no-part-of-a-mech', '/work/tons', { tons: design.tons })]),
  ];
};

export const correctBuilding = (resolution: Resolution, order: SetBuilding): readonly Violation[] => {
  const { state } = resolution;
  const row = rowOf(state.buildings, order.building);
  if (row === null) return [wrong('no-such-building', '/building')];
  const control = order.control === undefined ? row.control : order.control;
  const cp = order.cp ?? row.cp;
  const work = workOf(order);
  const violations = [
    ...(control !== null && rowOf(state.forces, control) === null
      ? [wrong('no-such-force', '/control')]
      : []),
    ...(cp > row.cpMax ? [wrong('too-many-cp', '/cp', { cp, cpMax: row.cpMax })] : []),
    // CMB-8: the report of the battle would overwrite them.
    ...(cp !== row.cp && openBattleAbout(state, row.id) !== null
      ? [wrong('building-in-open-battle', '/cp', { hex: row.hex })]
      : []),
    ...workViolations(state, resolution.catalog, row, control, work),
  ];
  if (violations.length > 0) return violations;
  const known = new Set([
    ...witnesses(state, row.hex),
    ...[row.control, control].filter((force) => force !== null),
  ]);
  const facts = {
    building: row.id,
    buildingType: row.type,
    hex: row.hex,
    control,
    cp,
    ...(work === undefined ? {} : { work }),
  };
  resolution.emit({ type: 'building-corrected', data: { ...facts, knownTo: [...known].sort() } });
  return [];
};
