/**
 * Where a unit gets is kept until it changes itself, the field does, or somebody comes, leaves or moves so near that
 * they could stand in its way (BT-MOV-13). After most orders of a large battle that is one reach of eighty.
 */
import { memo } from '../../../../../kernel';
import { distance } from '../../../../../kernel/hex';
import type { Battlefield } from '../../field/model';
import type { Mech } from '../../mech/model';
import type { Reach } from '../../movement/model';
import type { Position } from '../../position';

interface Kept {
  /** With whom on the field it was last asked for. */
  mechs: Position['mechs'] | null;
  /** Who stood near then. */
  near: string;
  reach: Reach | null;
}

const keptOf: (mech: Mech, field: Battlefield, gait: string) => Kept = memo(
  (_mech: Mech, _field: Battlefield, _gait: string): Kept => ({ mechs: null, near: '', reach: null }),
  3,
);

/** Hex and side of all others within so many hexes of the mech, as one text. */
const nearTo = (mechs: Position['mechs'], { id, hex }: Mech, hexes: number): string => {
  let near = `${hexes} `;
  for (const one of mechs)
    if (one.id !== id && distance(one.hex, hex) <= hexes) near += `${one.hex}${one.side} `;
  return near;
};

/**
 * `mp`: the most that it can spend; a hex costs one at least, and who runs may always take one step. `search` finds
 * the reach anew.
 */
export const keptReach = (
  { field, mechs }: Position,
  mech: Mech,
  { gait, mp }: { readonly gait: string; readonly mp: number },
  search: () => Reach,
): Reach => {
  const kept = keptOf(mech, field, gait);
  if (kept.reach !== null && kept.mechs === mechs) return kept.reach;
  const near = nearTo(mechs, mech, mp + 1);
  if (kept.reach === null || kept.near !== near) kept.reach = search();
  kept.mechs = mechs;
  kept.near = near;
  return kept.reach;
};
