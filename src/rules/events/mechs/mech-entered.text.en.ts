import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechEnteredTold } from './mech-entered';

export const mechEntered: Line<MechEnteredTold> = (told, say) =>
  `${Mech(say, told)} entered play in ${told.hex}.`;
