import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotsExchangedTold } from './pilots-exchanged';

export const pilotsExchanged: Line<PilotsExchangedTold> = ({ force, hex, nameA, nameB }, say) =>
  `${theirs(say, force, nameA)} und ${nameB} haben in ${hex} die Mechs getauscht.`;
