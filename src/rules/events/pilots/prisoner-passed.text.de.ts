import type { Line } from '../say';
import { Wer, hat, wem, theirs } from '../words/de';
import type { PrisonerPassedTold } from './prisoner-passed';

export const prisonerPassed: Line<PrisonerPassedTold> = ({ name, force, from, to, hex }, say) => {
  if (to === force)
    return `${Wer(say, from)} ${hat(say, from)} ${theirs(say, force, name)} freigelassen${say.isYou(force) && hex !== null ? `: wieder frei in ${hex}` : ''}.`;
  return `${Wer(say, from)} ${hat(say, from)} ${wem(say, to)} den Gefangenen ${theirs(say, force, name)} übergeben${hex === null ? '' : ` (${hex})`}.`;
};
