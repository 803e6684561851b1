import type { Line } from '../say';
import type { EngineRemovedTold } from './engine-removed';

export const engineRemoved: Line<EngineRemovedTold> = ({ name, battles }, say) =>
  `The engine “${name}” was removed.${battles.length === 0 ? '' : ` Fought at the table from now on: ${say.plural(battles.length, 'the battle', 'the battles')} in ${say.list(battles.map(({ hex }) => hex))}.`}`;
