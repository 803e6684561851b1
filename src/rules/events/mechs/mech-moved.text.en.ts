import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechMovedTold as S } from './mech-moved';

const VERBS: Readonly<Record<S['by'], string>> = {
  move: 'moved',
  rail: 'went by train',
  dropship: 'was flown',
};

export const mechMoved: Line<S> = (told, say) =>
  `${Mech(say, told)} ${VERBS[told.by]} from ${told.from} to ${told.path.at(-1) ?? told.from}.`;
