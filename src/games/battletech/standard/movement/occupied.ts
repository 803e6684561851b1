/** BT-MOV-13: where others stand. */
import type { Ground } from '../field/ground';
import type { Mech } from '../mech/model';

/** By hex: nobody, a friend (one may pass, and not stay), an enemy (one may not even pass). */
export const FREE = 0;
export const FRIEND = 1;
export const ENEMY = 2;

type Standing = Pick<Mech, 'id' | 'side' | 'hex'>;

export const occupants = (
  ground: Ground,
  others: readonly Standing[],
  { id, side }: Pick<Mech, 'id' | 'side'>,
): Uint8Array => {
  const by = new Uint8Array(ground.hexes.length);
  for (const other of others) {
    if (other.id === id) continue;
    const index = ground.indexOf(other.hex);
    if (index >= 0) by[index] = Math.max(by[index] ?? 0, other.side === side ? FRIEND : ENEMY);
  }
  return by;
};
