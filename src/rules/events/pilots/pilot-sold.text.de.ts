import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotSoldTold } from './pilot-sold';

export const pilotSold: Line<PilotSoldTold> = ({ force, name }, say) =>
  `${theirs(say, force, name)} wurde gegen Bezahlung entlassen und ist ausgeschieden.`;
