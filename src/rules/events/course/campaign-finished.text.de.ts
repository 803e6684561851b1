import { capital } from '../../../kernel';
import type { Line, Say } from '../say';
import { because, werAuch } from '../words/de';
import type { CampaignFinishedTold as S } from './campaign-finished';

const WHY: Readonly<Record<S['condition'], string>> = {
  'last-force-standing': ' als letzte Truppe',
  buildings: ' durch die Kontrolle über genug Gebäude',
  rounds: ' mit dem höchsten Wert nach der letzten Runde',
  'all-out': '',
  gm: '',
};

/** ` (42.487 zu 21.649)`, ` (Anna 42.487, du 21.649, Ben 9.100)`: the values of END-1, the winners' first. */
const values = (winners: readonly string[], standing: S['standing'], say: Say): string => {
  const all = [...standing].sort(
    (a, b) => Number(winners.includes(b.force)) - Number(winners.includes(a.force)) || b.value - a.value,
  );
  if (all.length < 2) return '';
  const points = all.map(({ value }) => say.number(Math.round(value)));
  if (all.length === 2) return ` (${points.join(' zu ')})`;
  // Of three or more nobody could tell whose is which.
  return ` (${all.map(({ force }, at) => `${werAuch(say, force)} ${points[at] ?? ''}`).join(', ')})`;
};

export const campaignFinished: Line<S> = ({ winners, condition, reason, standing = [] }, say) => {
  if (winners.length === 0)
    return `Die Kampagne ist zu Ende: unentschieden${values(winners, standing, say)}.${because(reason)}`;
  const names = winners.map((force) => (say.isYou(force) ? werAuch(say, force) : say.force(force)));
  // A force whose name is not known: the values say more than "a force".
  if (names.includes(null)) return `Die Kampagne ist zu Ende.${because(reason)}`;
  const isYou = winners.some((force) => say.isYou(force));
  const have = winners.length > 1 ? (isYou ? 'habt' : 'haben') : isYou ? 'hast' : 'hat';
  const how = `${WHY[condition] ?? ''} gewonnen${values(winners, standing, say)}`;
  return `Die Kampagne ist zu Ende: ${capital(say.list(names.map(String)))} ${have}${how}.${because(reason)}`;
};
