import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechBoughtTold } from './mech-bought';

export const mechBought: Line<MechBoughtTold> = (told, say) =>
  `${Mech(say, told)} was bought ${told.hex === null ? 'and waits to enter play' : `and entered play in ${told.hex}`}.`;
