import type { Line } from '../say';
import type { EngineRemovedTold } from './engine-removed';

export const engineRemoved: Line<EngineRemovedTold> = ({ name, battles }, say) =>
  `Die Engine „${name}“ wurde entfernt.${battles.length === 0 ? '' : ` Am Spieltisch ${say.plural(battles.length, 'wird das Gefecht', 'werden die Gefechte')} in ${say.list(battles.map(({ hex }) => hex))} ausgetragen.`}`;
