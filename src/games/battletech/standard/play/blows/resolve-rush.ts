/** Charges and deaths from above in the phase of blows (BT-PHYS-5, 6, 7, 10). */
import { roll } from '../../../../shared/rolls';
import { spotsOf } from '../../movement/ground/spots';
import { fallNow } from '../../piloting/fall/falling';
import { collapseAt } from '../collapsing';
import { dropHere } from '../movement/fall-here';
import { driverOf } from '../driver';
import type { Fight } from '../fight';
import { type Blow, type Fighter, positionOf, type State } from '../model';

const HIGHEST = 2;
const HALF = 3;

/** A mech of a death from above that came to nothing. */
export const fallFrom = (fight: Fight, id: string, levels: number): void => {
  const mech = fight.mech(id);
  if (mech === null) return;
  const { to, depth } = dropHere(fight.state, mech);
  fallNow(mech, { from: to + levels, to, depth }, { cause: null, why: null }, driverOf(fight));
  collapseAt(fight, mech.hex, driverOf(fight));
};

/** The hex beside the way, by its index; null: it cannot go there. */
const besideOf = (state: State, mech: Fighter, turn: number): number | null => {
  const { ground, altitude, first } = spotsOf(state.setup.field);
  const here = ground.indexOf(mech.hex);
  const index = ground.towards[here * 6 + ((mech.facing + turn) % 6)] ?? -1;
  const isTaken = positionOf(state).mechs.some(({ hex }) => ground.indexOf(hex) === index);
  if (index < 0 || isTaken || (ground.height[index] ?? 0) > 0 || (ground.depth[index] ?? 0) > 0) return null;
  const levels = (altitude[first[index] ?? 0] ?? 0) - dropHere(state, mech).to;
  return Math.abs(levels) > HIGHEST ? null : index;
};

/** A charge that missed goes past its target. */
export const swerve = (fight: Fight, id: string): void => {
  const mech = fight.mech(id);
  if (mech === null) return;
  const [right, left] = [besideOf(fight.state, mech, 1), besideOf(fight.state, mech, 5)];
  const { ground } = spotsOf(fight.state.setup.field);
  const level = (index: number): number => ground.level[index] ?? 0;
  let to = right ?? left;
  if (right !== null && left !== null && level(left) > level(right)) to = left;
  if (right !== null && left !== null && level(left) === level(right)) {
    const die = roll(fight.dice, fight.state, {
      ...{ purpose: 'bt.roll.swerve', who: id, token: id, sides: 6, count: 1, judged: null },
    });
    fight.add({ type: 'check', rolls: [die], unit: id, cause: 'swerve', terms: [] });
    to = (die.total ?? 1) <= HALF ? right : left;
  }
  const hex = to === null ? undefined : ground.hexes[to];
  if (hex === undefined) return;
  const { facing } = mech;
  fight.add({ type: 'stepped', rolls: [], unit: id, hex, elevation: 0, facing, how: 'swerves' });
};

/** The attack comes to nothing before it is rolled for. */
export const dropRush = (fight: Fight, { unit, target, attack }: Blow): void => {
  if (fight.mech(unit) === null) return;
  fight.add({ type: 'attack-dropped', rolls: [], unit, target, attack });
  if (attack === 'death-from-above' && fight.mech(target) !== null) fallFrom(fight, unit, 2);
};
