/** Death from above (BT-PHYS-6). */
import { legsOf } from '../mech/body';
import { jumpMp } from '../movement/points/jump-mp';
import { buildingOf } from '../sight/buildings';
import {
  type Bout,
  isStraightAhead,
  type Melee,
  movementTerms,
  proneTerm,
  skillTerm,
  stateTerms,
} from './bout';
import { hasTalon } from './kick';

const JUMPED = 3;

/** Depth of the water in which the attacker stands. */
const depthAround = ({ ground, stand }: Bout): number =>
  stand.elevation > 0 ? 0 : (ground.depth[stand.index] ?? 0);

const reasons = (bout: Bout): readonly string[] => [
  ...(jumpMp(bout.from, depthAround(bout)) > 0 ? [] : ['range']),
  ...(isStraightAhead(bout) ? [] : ['arc']),
  ...(buildingOf(bout.ground, bout.target) > 0 ? ['building'] : []),
];

/** What the attacker's legs take when it hits. */
export const deathFromAboveRecoil = ({ from }: Bout): number => Math.ceil(from.sheet.tons / 5);

const damage = ({ from }: Bout): number => {
  const points = Math.ceil((from.sheet.tons * 3) / 10);
  return legsOf(from.sheet).some((leg) => hasTalon(from, leg)) ? Math.floor(points * 1.5) : points;
};

export const deathFromAbove = (bout: Bout): Melee => ({
  reasons: reasons(bout),
  base: bout.from.piloting,
  terms: [...movementTerms(bout, JUMPED), ...stateTerms(bout), ...proneTerm(bout), ...skillTerm(bout)],
  table: bout.to.isProne ? 'normal' : 'punch',
  side: bout.to.isProne ? 'rear' : bout.side,
  damage: damage(bout),
});
