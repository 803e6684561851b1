/**
 * Where a unit gets is kept until it changes itself, the field does, or somebody comes, leaves or moves so near that
 * they could stand in its way (BT-MOV-13): after most orders of a large battle, that is one unit's reach of eighty.
 */
import { memo } from '../../../../../kernel';
import { axialDistance, axialRow, columnOf, rowOf } from '../../../../../kernel/hex';
import type { Battlefield } from '../../field/model';
import type { Fighter, Unit } from '../model';
import type { Reach } from '../../movement/model';
import type { Position } from '../../position';

interface Kept {
  /** For whom it was last seen to hold. */
  mechs: Position['mechs'] | null;
  around: string;
  reach: Reach | null;
}

const keptOf: (unit: Unit, field: Battlefield, gait: string) => Kept = memo(
  (_unit: Unit, _field: Battlefield, _gait: string): Kept => ({ mechs: null, around: '', reach: null }),
  3,
);

interface Place {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** Hex and side. */
  readonly who: string;
}

const placesOf: (mechs: Position['mechs']) => readonly Place[] = memo((mechs: Position['mechs']) =>
  mechs.map(({ id, hex, side }): Place => {
    const q = columnOf(hex);
    return { id, q, r: axialRow(q, rowOf(hex)), who: `${hex}${side} ` };
  }),
);

/** Who stands within so many hexes of the unit. */
const aroundOf = (
  mechs: Position['mechs'],
  { id, hex }: Pick<Fighter, 'id' | 'hex'>,
  hexes: number,
): string => {
  const q = columnOf(hex);
  const r = axialRow(q, rowOf(hex));
  let around = `${hexes} `;
  for (const one of placesOf(mechs))
    if (one.id !== id && axialDistance(one.q - q, one.r - r) <= hexes) around += one.who;
  return around;
};

/**
 * `mp`: the most that it can spend; a hex costs one at least, and who runs may always take one step. `make` answers
 * the reach anew.
 */
export const keptReach = (
  { field, mechs }: Position,
  unit: Unit,
  mech: Fighter,
  { gait, mp }: { readonly gait: string; readonly mp: number },
  make: () => Reach,
): Reach => {
  const kept = keptOf(unit, field, gait);
  if (kept.reach !== null && kept.mechs === mechs) return kept.reach;
  const around = aroundOf(mechs, mech, mp + 1);
  if (kept.reach === null || kept.around !== around) kept.reach = make();
  kept.mechs = mechs;
  kept.around = around;
  return kept.reach;
};
