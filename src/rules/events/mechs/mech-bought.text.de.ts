import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechBoughtTold } from './mech-bought';

export const mechBought: Line<MechBoughtTold> = (told, say) =>
  `${mech(say, told)} wurde gekauft und ${told.hex === null ? 'wartet auf den Einsatz' : `kam in ${told.hex} ins Spiel`}.`;
