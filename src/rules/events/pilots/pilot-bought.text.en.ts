import type { Line } from '../say';
import { who } from '../words/en';
import type { PilotBoughtTold } from './pilot-bought';

export const pilotBought: Line<PilotBoughtTold> = ({ force, name, hex }, say) =>
  `The pilot ${name} has joined ${who(say, force)} in ${hex}.`;
