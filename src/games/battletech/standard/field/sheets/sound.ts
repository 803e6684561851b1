/** Whether everybody gets everywhere (BT-MAP-1). */
import { groundOf } from '../ground';
import type { Battlefield } from '../model';

const HIGHEST_STEP = 2;

/** On foot, by steps of at most two levels, through fords but not through deep water: all dry hexes are one. */
export const isSound = (field: Battlefield): boolean => {
  const { level, depth, towards, hexes } = groundOf(field);
  const floor = (at: number): number => (level[at] ?? 0) - (depth[at] ?? 0);
  const isOpen = (at: number): boolean => (depth[at] ?? 0) < 2;
  const first = hexes.findIndex((_, at) => isOpen(at));
  const seen = new Uint8Array(hexes.length);
  const queue = [first];
  seen[first] = 1;
  for (const at of queue)
    for (let direction = 0; direction < 6; direction += 1) {
      const next = towards[at * 6 + direction] ?? -1;
      if (next < 0 || seen[next] === 1 || !isOpen(next)) continue;
      if (Math.abs(floor(next) - floor(at)) > HIGHEST_STEP) continue;
      seen[next] = 1;
      queue.push(next);
    }
  return hexes.every((_, at) => seen[at] === 1 || !isOpen(at));
};
