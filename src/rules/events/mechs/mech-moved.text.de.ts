import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechMovedTold as S } from './mech-moved';

const VERBS: Readonly<Record<S['by'], string>> = {
  move: 'zog',
  rail: 'fuhr mit der Bahn',
  dropship: 'flog mit dem Landungsschiff',
};

export const mechMoved: Line<S> = (told, say) =>
  `${mech(say, told)} ${VERBS[told.by]} von ${told.from} nach ${told.path.at(-1) ?? told.from}.`;
