/** A unit of a battle as a figure, and how it begins (DA-CAMP-1, DA-CAMP-4). */
import { canFight, type Catalog, type MechDesign } from '../../../catalog';
import type { Figure, Start } from '../../../games/dark-age';
import type { SetupUnit } from '../../contract';
import { startClick } from './conversion/clicks';
import { mechFigure } from './conversion/mech-figure';
import { fullPoints, pointsLost } from './conversion/mech-points';
import { supportFigure } from './conversion/support-figure';

/** Nobody's skills: such a mech stands shut down. */
const NO_PILOT = { gunnery: 8, piloting: 8 };
const LONGEST_NAME = 80;

export interface UnitFigure {
  readonly figure: Figure;
  readonly start: Start;
}

const mech = (catalog: Catalog, design: MechDesign, unit: SetupUnit): UnitFigure => {
  const { id, force, condition, pilot, shutDown, name } = unit;
  const label = { id, name: name.slice(0, LONGEST_NAME), faction: force, rank: 'veteran' } as const;
  const isAble = pilot !== null && canFight(design, condition);
  return {
    figure: mechFigure(design, condition, pilot ?? NO_PILOT, label, (item) => catalog.item(item)),
    start: {
      click: startClick(fullPoints(design), pointsLost(design, condition)),
      isShutDown: shutDown || !isAble,
    },
  };
};

/** Null: the catalogue does not know its design. */
export const unitFigure = (catalog: Catalog, unit: SetupUnit): UnitFigure | null => {
  if (unit.kind === 'mech') {
    const design = catalog.mech(unit.design);
    return design === null ? null : mech(catalog, design, unit);
  }
  const support = catalog.supportUnit(unit.design);
  if (support === null) return null;
  const label = {
    id: unit.id,
    name: unit.name.slice(0, LONGEST_NAME),
    faction: unit.force,
    rank: 'veteran',
  } as const;
  return {
    figure: supportFigure(support, label, (item) => catalog.item(item)),
    start: { click: 0, isShutDown: false },
  };
};
