import type { Line } from '../say';
import type { EngineRemovedTold } from './engine-removed';

export const engineRemoved: Line<EngineRemovedTold> = ({ name, battles }, say) =>
  `The engine "${name}" was removed.${battles.length === 0 ? '' : ` Fought at the table from now on: ${say.count(battles.length, 'the battle', 'battles').replace(/^1 /, '')} in ${say.list(battles.map(({ hex }) => hex))}.`}`;
