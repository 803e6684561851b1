import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechKeptTold } from './mech-kept';

export const mechKept: Line<MechKeptTold> = (told, say) =>
  `${mech(say, told)} wurde in ${told.hex} geborgen und ist wieder im Spiel${told.keptUntilRound === undefined ? '' : `, abgeschaltet bis zum Ende von Runde ${told.keptUntilRound}`}.`;
