/** BT-MOV-15: the places of a mode, as the probe answers them (BT-9). */
import { flatMap } from '../../../../kernel';
import type { Hex } from '../../../../kernel/hex';
import type { Mech, Mode } from '../mech/model';
import type { Position } from '../position';
import { canEnd, mpTo, UNREACHED } from './model';
import { reachOf } from './reach';

export interface Place {
  readonly hex: Hex;
  readonly facing: number;
  /** The fewest MP to get there. */
  readonly mp: number;
}

/** By column, row, facing. */
export const placesOf = (
  position: Pick<Position, 'field' | 'mechs'>,
  mech: Mech,
  mode: Mode,
): readonly Place[] => {
  const reach = reachOf(position, mech, mode);
  const { hexes } = reach.spots.ground;
  const least = new Uint8Array(hexes.length * 6).fill(UNREACHED);
  const reached: number[] = [];
  for (const node of reach.nodes) {
    if (!canEnd(reach, node)) continue;
    const at = (reach.spots.hex[Math.floor(node / 6)] ?? 0) * 6 + (node % 6);
    const known = least[at] ?? UNREACHED;
    if (known === UNREACHED) reached.push(at);
    least[at] = Math.min(known, mpTo(reach, node));
  }
  return flatMap(
    reached.sort((one, other) => one - other),
    (at) => {
      const hex = hexes[Math.floor(at / 6)];
      return hex === undefined ? [] : [{ hex, facing: at % 6, mp: least[at] ?? 0 }];
    },
  );
};
