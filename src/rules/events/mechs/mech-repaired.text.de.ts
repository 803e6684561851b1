import type { Line, Say } from '../say';
import { mech } from '../words/de';
import type { MechRepairedTold as S } from './mech-repaired';

/** In the depot's own units; of a part, pieces. */
const parts = ({ takes }: S, say: Say): string =>
  takes === undefined || takes.length === 0
    ? ''
    : ` (${say.list([...new Set(takes.map(({ item }) => say.item(item)))])})`;
const DONE: Readonly<Record<S['what'], string>> = {
  armor: 'Panzerung ausgebessert',
  ammunition: 'Munition aufgefüllt',
  structure: 'Struktur instand gesetzt',
  part: 'Teil ersetzt',
  hangar: 'im Hangar wiederhergestellt',
};

export const mechRepaired: Line<S> = (told, say) =>
  `${mech(say, { force: told.force, name: told.name })} in ${told.hex}: ${DONE[told.what]}${told.what === 'part' ? parts(told, say) : ''}.`;
