import type { Line } from '../say';
import type { AttacksSettledTold } from './attacks-settled';

export const attacksSettled: Line<AttacksSettledTold> = () =>
  'Several attacks formed a circle; dice decided which of them took place.';
