/** When ultra and rotary autocannons jam, and hyper-velocity ones break (BT-EQ-2 to BT-EQ-4). */
import type { Figures } from '../../mech/sheet';
import { ammunitionIs } from '../figures';

const ULTRA = 20;
const ROTARY = 23;
const HYPER_VELOCITY = 66;

export const isRotary = (weapon: Figures): boolean => ammunitionIs(weapon, ROTARY);

/** Shots that the weapon can fire in a turn. */
export const mostShots = (weapon: Figures): number =>
  ammunitionIs(weapon, ULTRA) ? 2 : ammunitionIs(weapon, ROTARY) ? 6 : 1;

const rotaryJamsAt = (shots: number): number => (shots >= 6 ? 4 : shots >= 4 ? 3 : 2);

/** `roll`: two dice of the roll to hit, by themselves. */
export const jams = (weapon: Figures, shots: number, roll: number): boolean => {
  if (ammunitionIs(weapon, HYPER_VELOCITY)) return roll === 2;
  if (shots < 2) return false;
  if (ammunitionIs(weapon, ULTRA)) return roll === 2;
  return ammunitionIs(weapon, ROTARY) && roll <= rotaryJamsAt(shots);
};

/** What two dice must reach to clear a mech's rotary autocannons. */
export const clearingNumber = (gunnery: number): number => gunnery + 3;
