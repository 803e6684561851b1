import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechBuiltTold } from './mech-built';

export const mechBuilt: Line<MechBuiltTold> = (told, say) =>
  `${Mech(say, told)} left the factory ${told.hex === null ? 'and waits to enter play' : `and entered play in ${told.hex}`}.`;
