import { flatMap } from '../../../kernel';
import type { Line, Say } from '../say';
import { hat, theirs, Wer } from '../words/de';
import type { PilotsTakenTold as S } from './pilots-taken';

type One = S['pilots'][number];

/** Each sentence names all of whom the same happened. */
const sentence = (say: Say, told: S, how: One['how'], isYours: boolean): string => {
  const those = told.pilots.filter((one) => one.how === how && say.isYou(one.force) === isYours);
  const [first] = those;
  if (first === undefined) return '';
  const { by } = told;
  const names = say.list(those.map(({ name, force }) => theirs(say, force, name)));
  const hex = first.hex ?? told.hex;
  const where = hex === undefined ? '' : ` in ${hex}`;
  const were = say.plural(those.length, 'wurde', 'wurden');
  const who = by === undefined ? 'Du hast' : `${Wer(say, by)} ${hat(say, by)}`;
  if (how === 'lost')
    return ` Du hast ${say.plural(those.length, 'den Gefangenen', 'die Gefangenen')} ${names}${where} verloren.`;
  if (how === 'freed')
    return by === undefined ? ` ${names} ${were}${where} befreit.` : ` ${who} ${names}${where} befreit.`;
  if (how === 'captured')
    return isYours && by === undefined
      ? ` ${names} ${were}${where} gefangen genommen.`
      : ` ${who} ${names}${where} gefangen genommen.`;
  return ` ${who} ${say.plural(those.length, 'den Gefangenen', 'die Gefangenen')} ${names}${where} übernommen.`;
};

export const pilotsTaken: Line<S> = (told, say) =>
  flatMap(['captured', 'passed-on', 'freed', 'lost'] as const, (how) => [
    sentence(say, told, how, true),
    sentence(say, told, how, false),
  ])
    .join('')
    .trim();
