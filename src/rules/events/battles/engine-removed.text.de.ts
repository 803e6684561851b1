import type { Line } from '../say';
import type { EngineRemovedTold } from './engine-removed';

export const engineRemoved: Line<EngineRemovedTold> = ({ name, battles }, say) =>
  `Die Engine „${name}“ wurde entfernt.${battles.length === 0 ? '' : ` ${say.plural(battles.length, 'Das Gefecht', 'Die Gefechte')} in ${say.list(battles.map(({ hex }) => hex))} ${say.plural(battles.length, 'wird', 'werden')} jetzt am Spieltisch ausgetragen.`}`;
