import type { Line } from '../say';
import { Who } from '../words/en';
import type { PilotsMovedTold } from './pilots-moved';

export const pilotsMoved: Line<PilotsMovedTold> = ({ force, pilots, names = [], from, to }, say) =>
  `${Who(say, force)} moved ${names.length === 0 ? say.count(pilots.length, 'pilot', 'pilots') : say.list(names)} from ${from} to ${to}.`;
