import type { Line } from '../say';
import { mech, wem } from '../words/de';
import type { MechSabotagedTold } from './mech-sabotaged';

export const mechSabotaged: Line<MechSabotagedTold> = (told, say) =>
  `${mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} wurde${told.by === undefined ? '' : ` von ${wem(say, told.by)}`} sabotiert und kann diese Runde nicht bewegt werden.`;
