import type { Line } from '../say';
import { Wer, hat } from '../words/de';
import type { PilotsMovedTold } from './pilots-moved';

export const pilotsMoved: Line<PilotsMovedTold> = ({ force, pilots, names = [], from, to }, say) =>
  `${Wer(say, force)} ${hat(say, force)} ${names.length === 0 ? say.count(pilots.length, 'Piloten', 'Piloten') : say.list(names)} von ${from} nach ${to} verlegt.`;
