import type { Line } from '../say';
import type { AttacksSettledTold } from './attacks-settled';

export const attacksSettled: Line<AttacksSettledTold> = () =>
  'Attacks that formed a circle were settled by dice.';
