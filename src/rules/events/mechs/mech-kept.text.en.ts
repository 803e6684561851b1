import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechKeptTold } from './mech-kept';

export const mechKept: Line<MechKeptTold> = (told, say) =>
  `${Mech(say, told)} was salvaged in ${told.hex} and is back in play${told.keptUntilRound === undefined ? '' : `, shut down until the end of round ${told.keptUntilRound}`}.`;
