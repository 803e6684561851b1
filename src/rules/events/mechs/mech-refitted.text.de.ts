import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechRefittedTold } from './mech-refitted';

export const mechRefitted: Line<MechRefittedTold> = (told, say) =>
  `${mech(say, { force: told.force, name: told.name })} in ${told.hex} wurde${told.name === say.design(told.from) ? '' : ` von ${say.design(told.from)}`} zu ${say.design(told.design)} umgebaut.`;
