import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechEnteredTold } from './mech-entered';

export const mechEntered: Line<MechEnteredTold> = (told, say) =>
  `${mech(say, told)} kam in ${told.hex} ins Spiel.`;
