import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotsExchangedTold } from './pilots-exchanged';

export const pilotsExchanged: Line<PilotsExchangedTold> = ({ force, hex, nameA, nameB }, say) =>
  `${Theirs(say, force, nameA)} and ${nameB} exchanged mechs in ${hex}.`;
