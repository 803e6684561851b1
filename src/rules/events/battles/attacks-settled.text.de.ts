import type { Line } from '../say';
import type { AttacksSettledTold } from './attacks-settled';

export const attacksSettled: Line<AttacksSettledTold> = () =>
  'Mehrere Angriffe bildeten einen Kreis; der Würfel hat entschieden, welche davon stattfanden.';
