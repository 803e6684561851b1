import type { Line, Say } from '../say';
import { because, who } from '../words/en';
import type { CampaignFinishedTold as S } from './campaign-finished';

const WHY: Readonly<Record<S['condition'], string>> = {
  'last-force-standing': ' as the last force standing',
  buildings: ' by controlling enough buildings',
  rounds: ' with the highest value after the last round',
  'all-out': '',
  gm: '',
};

/** ` (42,487 to 21,649)`, ` (Anna 42,487, you 21,649, Ben 9,100)`: the values of END-1, the winners' first. */
const values = (winners: readonly string[], standing: S['standing'], say: Say): string => {
  const all = [...standing].sort(
    (a, b) => Number(winners.includes(b.force)) - Number(winners.includes(a.force)) || b.value - a.value,
  );
  if (all.length < 2) return '';
  const points = all.map(({ value }) => say.number(Math.round(value)));
  if (all.length === 2) return ` (${points.join(' to ')})`;
  // Of three or more nobody could tell whose is which.
  return ` (${all.map(({ force }, at) => `${who(say, force)} ${points[at] ?? ''}`).join(', ')})`;
};

export const campaignFinished: Line<S> = ({ winners, condition, reason, standing = [] }, say) => {
  if (winners.length === 0)
    return `The campaign is over: a draw${values(winners, standing, say)}.${because(reason)}`;
  const names = winners.map((force) => (say.isYou(force) ? who(say, force) : say.force(force)));
  // A force whose name is not known: the values say more than "a force".
  if (names.includes(null)) return `The campaign is over.${because(reason)}`;
  const have = winners.length > 1 || say.isYou(winners[0]) ? 'have' : 'has';
  return `The campaign is over: ${say.list(names.map(String))} ${have} won${WHY[condition] ?? ''}${values(winners, standing, say)}.${because(reason)}`;
};
