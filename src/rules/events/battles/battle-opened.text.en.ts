import type { Line } from '../say';
import { who } from '../words/en';
import type { BattleOpenedTold } from './battle-opened';

export const battleOpened: Line<BattleOpenedTold> = ({ hex, sides }, say) => {
  if (hex === undefined) return 'A battle has begun somewhere out of your sight.';
  if (sides === undefined) return `A battle has begun in ${hex}.`;
  return `A battle has begun in ${hex}: ${sides.map(({ forces }) => say.list(forces.map((force) => who(say, force)))).join(' against ')}.`;
};
