import type { Line, Say } from '../say';
import { Mech } from '../words/en';
import type { MechRepairedTold as S } from './mech-repaired';

/** In the depot's own units; of a part, pieces. */
const parts = ({ takes }: S, say: Say): string =>
  takes === undefined || takes.length === 0
    ? ''
    : ` (${say.list([...new Set(takes.map(({ item }) => say.item(item)))])})`;
const DONE: Readonly<Record<S['what'], string>> = {
  armor: 'armour repaired',
  ammunition: 'ammunition refilled',
  structure: 'structure repaired',
  part: 'part replaced',
  hangar: 'restored in the hangar',
};

export const mechRepaired: Line<S> = (told, say) =>
  `${Mech(say, { force: told.force, name: told.name })} in ${told.hex}: ${DONE[told.what]}${told.what === 'part' ? parts(told, say) : ''}.`;
