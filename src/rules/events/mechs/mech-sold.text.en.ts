import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechSoldTold } from './mech-sold';

export const mechSold: Line<MechSoldTold> = (told, say) =>
  told.name === undefined
    ? `${Mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} left play.`
    : `${Mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} was sold${(told.pilot ?? null) === null ? '' : '; its pilot is stored there'}.`;
