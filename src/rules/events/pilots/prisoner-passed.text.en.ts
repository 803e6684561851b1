import type { Line } from '../say';
import { pilotOf, Theirs, Who, who } from '../words/en';
import type { PrisonerPassedTold } from './prisoner-passed';

export const prisonerPassed: Line<PrisonerPassedTold> = ({ name, force, from, to, hex }, say) => {
  const where = hex === null ? '' : ` in ${hex}`;
  if (to === force)
    return `${Who(say, from)} released ${Theirs(say, force, name)}${say.isYou(force) && hex !== null ? `, who is free again in ${hex}` : ''}.`;
  return `${Who(say, from)} handed the prisoner ${pilotOf(say, force, name)} over to ${who(say, to)}${where}.`;
};
