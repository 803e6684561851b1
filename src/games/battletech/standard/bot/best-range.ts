/** At how many hexes a mech fights its foes best (BT-6). */
import type { Foe } from './foes';
import type { Arsenal } from './guns';

/** What movement, woods and the like add to most shots. */
const USUAL = 3;

/** 1 … its reach; 1 without weapons, where it can only strike. */
export const bestRange = (
  gunnery: number,
  arsenal: Arsenal,
  foes: readonly Foe[],
  suffer: number,
): number => {
  let best = 1;
  let score = 0;
  for (let hexes = 1; hexes <= arsenal.reach; hexes += 1) {
    let theirs = 0;
    for (const foe of foes) theirs += foe.arsenal.forward(hexes, foe.mech.gunnery + USUAL);
    const mine = arsenal.forward(hexes, gunnery + USUAL);
    const worth = mine - (foes.length === 0 ? 0 : (suffer * theirs) / foes.length);
    if (mine > 0 && (worth > score || score === 0)) {
      best = hexes;
      score = worth;
    }
  }
  return best;
};
