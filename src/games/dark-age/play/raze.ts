/** Carrying out fire at a building (DA-CAMP-6): it always hits. */
import { type Current, standingOf } from '../model/state';
import { isBuilding, razedBy } from '../rules/raze';
import type { Fight } from './course';
import { went } from './push';

export const raze = (fight: Fight, { leader, targets, slot }: Current): void => {
  const unit = standingOf(fight.state, leader);
  const piece = fight.state.terrain.find(({ id }) => id === targets[0]);
  if (unit !== null && piece !== undefined && isBuilding(piece)) {
    const cp = Math.min(piece.cp ?? 0, razedBy(unit, slot));
    fight.add({ type: 'razed', rolls: [], unit: leader, slot, piece: piece.id, cp });
  }
  went(fight, { stage: 'push' });
};
