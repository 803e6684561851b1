import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechRefittedTold } from './mech-refitted';

export const mechRefitted: Line<MechRefittedTold> = (told, say) =>
  `${Mech(say, { force: told.force, name: told.name })} in ${told.hex} was refitted${told.name === say.design(told.from) ? '' : ` from ${say.design(told.from)}`} to ${say.design(told.design)}.`;
