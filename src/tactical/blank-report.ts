/**
 * The report that players start from (TBL): the setup as it was frozen, fit where it was fit, the field held
 * by nobody.
 */
import { canFight, type Catalog } from '../catalog';
import type { BattleReport, BattleSetup, SetupUnit } from './contract';

const isFit = (catalog: Catalog, { kind, design: slug, condition, pilot }: SetupUnit): boolean => {
  if (kind !== 'mech') return true;
  const design = catalog.mech(slug);
  return design !== null && pilot !== null && canFight(design, condition);
};

export const blankReport = (catalog: Catalog, setup: BattleSetup): BattleReport => ({
  hash: setup.hash,
  turns: 0,
  holder: null,
  log: null,
  units: setup.units.map((unit) => ({
    id: unit.id,
    fate: isFit(catalog, unit) ? 'on-field-fit' : 'on-field-unfit',
    edge: null,
    condition: unit.condition,
    pilot: unit.pilot === null ? null : { hits: unit.pilot.hits, fate: 'in-mech' },
  })),
  buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
  minesUsed: Object.fromEntries(setup.sides.map(({ side }) => [side, 0])),
});
