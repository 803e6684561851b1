import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechHaltedTold } from './mech-halted';

export const mechHalted: Line<MechHaltedTold> = (told, say) => {
  const { hex, how } = told;
  const name = Mech(say, told);
  if (how === 'rail') return `${name} was halted in ${hex}: the train stops before an enemy.`;
  if (how === 'dropship')
    return `${name} stays in ${hex}: the flight did not start, since its goal was in enemy sight or next to an enemy.`;
  if (how === 'move')
    return `${name} was halted in ${hex}: the next step led into enemy sight or next to an enemy.`;
  return `${name} was halted in ${hex}.`;
};
