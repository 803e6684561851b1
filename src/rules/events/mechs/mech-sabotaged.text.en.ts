import type { Line } from '../say';
import { Mech, who } from '../words/en';
import type { MechSabotagedTold } from './mech-sabotaged';

export const mechSabotaged: Line<MechSabotagedTold> = (told, say) =>
  `${Mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} was sabotaged${told.by === undefined ? '' : ` by ${who(say, told.by)}`} and cannot be moved this round.`;
