import type { Line } from '../say';
import type { EngineRemovedTold } from './engine-removed';

export const engineRemoved: Line<EngineRemovedTold> = ({ name, battles }, say) =>
  `The engine “${name}” was removed.${battles.length === 0 ? '' : ` The ${say.plural(battles.length, 'battle', 'battles')} in ${say.list(battles.map(({ hex }) => hex))} ${say.plural(battles.length, 'is', 'are')} now fought at the table.`}`;
