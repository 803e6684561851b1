import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechBuiltTold } from './mech-built';

export const mechBuilt: Line<MechBuiltTold> = (told, say) =>
  `${mech(say, told)} verließ die Fabrik und ${told.hex === null ? 'wartet auf den Einsatz' : `kam in ${told.hex} ins Spiel`}.`;
