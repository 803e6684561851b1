/** What a turn heats a unit by (BT-HEAT-2), and what it will have in the end. */
import { groundOf } from '../field/ground';
import { heatMade } from '../heat/heat-made';
import { sinkCapacity } from '../heat/heat-sinks';
import { movementHeat } from '../heat/movement-heat';
import { engineHits } from '../mech/body';
import type { Fighter, State, Unit } from './model';

/** Of all that it did up to now. */
export const heatOfTurn = (unit: Unit, mech: Fighter): number =>
  heatMade({
    movement: movementHeat(mech.sheet, unit.moved?.mode ?? 'stand', unit.jumped, unit.attempts),
    weapons: unit.weaponHeat,
    engineHits: engineHits(mech),
    isRunning: !mech.isShutDown,
    isStealthOn: false,
    outside: unit.outsideHeat,
  });

/** Of the water in which it stands; 0: none. */
export const depthUnder = ({ setup }: Pick<State, 'setup'>, mech: Fighter): number => {
  const ground = groundOf(setup.field);
  return mech.elevation > 0 ? 0 : (ground.depth[ground.indexOf(mech.hex)] ?? 0);
};

/** On the scale after the heat phase, with `more` points from weapons. */
export const heatAfter = (state: Pick<State, 'setup'>, unit: Unit, mech: Fighter, more: number): number => {
  const sunk = sinkCapacity(mech, { depth: depthUnder(state, mech), isProne: mech.isProne });
  return Math.max(0, mech.heat + heatOfTurn(unit, mech) + more - sunk);
};
