/** Which hexes are one building, and who is inside (BT-LOS-9). */
import { memo } from '../../../../kernel';
import type { Ground } from '../field/ground';
import type { Stand } from './heights';

/** By the hexes' index: the same number, from 1, for all hexes of one building; 0: none. */
export const buildingsOf: (ground: Ground) => Int16Array = memo((ground: Ground): Int16Array => {
  const { building, towards } = ground;
  const numbers = new Int16Array(building.length);
  let last = 0;
  building.forEach((kind, start) => {
    if (kind === 0 || numbers[start] !== 0) return;
    last += 1;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      numbers[at] = last;
      for (let direction = 0; direction < 6; direction += 1) {
        const next = towards[at * 6 + direction] ?? -1;
        if (next >= 0 && building[next] === kind && numbers[next] === 0) open.push(next);
      }
    }
  });
  return numbers;
});

/** The building in which a mech is by its elevation; 0: in none, or on the roof. */
export const buildingOf = (ground: Ground, { index, elevation }: Stand): number =>
  elevation < (ground.height[index] ?? 0) ? (buildingsOf(ground)[index] ?? 0) : 0;

/** The same by its height: 0 also where its head looks out of the roof. */
export const buildingAround = (ground: Ground, { index, height }: Stand): number =>
  height - (ground.level[index] ?? 0) < (ground.height[index] ?? 0) ? (buildingsOf(ground)[index] ?? 0) : 0;
