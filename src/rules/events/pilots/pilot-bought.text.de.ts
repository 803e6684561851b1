import type { Line } from '../say';
import { wem } from '../words/de';
import type { PilotBoughtTold } from './pilot-bought';

export const pilotBought: Line<PilotBoughtTold> = ({ force, name, hex }, say) =>
  `${name} hat sich in ${hex} ${wem(say, force)} angeschlossen.`;
