import { flatMap } from '../../../kernel';
import type { Line, Say } from '../say';
import { pilotOf, Who } from '../words/en';
import type { PilotsTakenTold as S } from './pilots-taken';

type One = S['pilots'][number];

/** Each sentence names all of whom the same happened. */
const sentence = (say: Say, told: S, how: One['how'], isYours: boolean): string => {
  const those = told.pilots.filter((one) => one.how === how && say.isYou(one.force) === isYours);
  const [first] = those;
  if (first === undefined) return '';
  const { by } = told;
  const names = say.list(those.map(({ name, force }) => pilotOf(say, force, name)));
  const hex = first.hex ?? told.hex;
  const where = hex === undefined ? '' : ` in ${hex}`;
  const were = say.plural(those.length, 'was', 'were');
  if (how === 'lost')
    return ` You lost the ${say.plural(those.length, 'prisoner', 'prisoners')} ${names}${where}.`;
  if (how === 'freed')
    return by === undefined ? ` ${names} ${were} freed${where}.` : ` ${Who(say, by)} freed ${names}${where}.`;
  if (by !== undefined && how === 'captured') return ` ${Who(say, by)} captured ${names}${where}.`;
  if (how === 'captured')
    return isYours ? ` ${names} ${were} captured${where}.` : ` You captured ${names}${where}.`;
  return ` ${by === undefined ? 'You' : Who(say, by)} took over the ${say.plural(those.length, 'prisoner', 'prisoners')} ${names}${where}.`;
};

export const pilotsTaken: Line<S> = (told, say) =>
  flatMap(['captured', 'passed-on', 'freed', 'lost'] as const, (how) => [
    sentence(say, told, how, true),
    sentence(say, told, how, false),
  ])
    .join('')
    .trim();
