import type { Line } from '../say';
import type { AttacksSettledTold } from './attacks-settled';

export const attacksSettled: Line<AttacksSettledTold> = () =>
  'Angriffe, die einen Kreis bildeten, wurden ausgewürfelt.';
