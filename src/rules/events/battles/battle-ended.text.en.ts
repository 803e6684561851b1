import type { Line, Say } from '../say';
import { because, Who, who } from '../words/en';
import type { BattleEndedTold as S } from './battle-ended';

const BECAME: Readonly<Record<string, string>> = {
  lost: 'left on the field',
  wrecked: 'wrecked',
  destroyed: 'destroyed',
};
const PILOTS: Readonly<Record<string, string>> = { captured: 'taken prisoner', dead: 'killed' };

/** What one force lost, by name; of feeds of older releases, which lack names, how many. */
const lostBy = (told: S, say: Say, force: string): string => {
  const mechs = (told.mechs ?? []).filter((one) => one.force === force && BECAME[one.change] !== undefined);
  const pilots = (told.pilots ?? []).filter((one) => one.force === force && PILOTS[one.status] !== undefined);
  if (mechs.length + pilots.length === 0) return '';
  const isNamed = [...mechs, ...pilots].every(({ name }) => name !== undefined);
  const all = isNamed
    ? [
        ...mechs.map(({ name = '', change }) => `${name} (${BECAME[change] ?? ''})`),
        ...pilots.map(({ name = '', status }) => `${name} (${PILOTS[status] ?? ''})`),
      ]
    : [
        ...(mechs.length > 0 ? [say.count(mechs.length, 'mech', 'mechs')] : []),
        ...(pilots.length > 0 ? [say.count(pilots.length, 'pilot', 'pilots')] : []),
      ];
  return ` ${Who(say, force)} lost ${say.list(all)}.`;
};

const costs = (told: S, say: Say): string => {
  const forces = [...new Set([...(told.mechs ?? []), ...(told.pilots ?? [])].map(({ force }) => force))];
  const own = forces.filter((force) => say.isYou(force));
  const all = [...own, ...forces.filter((force) => !say.isYou(force))]
    .map((force) => lostBy(told, say, force))
    .join('');
  return all === '' && forces.length > 0 ? ' Nobody lost a mech or a pilot.' : all;
};

export const battleEnded: Line<S> = (told, say) => {
  const { hex, state, winner, sides, reason } = told;
  if (hex === undefined) return 'A battle out of your sight is over.';
  if (state === 'called-off') return `The battle in ${hex} was called off.${because(reason)}`;
  if (winner === null) return `The battle in ${hex} ended without a winner.${costs(told, say)}`;
  const won = sides?.find(({ side }) => side === winner)?.forces ?? [];
  const [first] = won;
  if (first === undefined) return `The battle in ${hex} is over.${costs(told, say)}`;
  const others = won.filter((force) => force !== first);
  const winners =
    others.length === 0
      ? Who(say, first)
      : say.list([Who(say, first), ...others.map((force) => who(say, force))]);
  return `${winners} won the battle in ${hex}.${costs(told, say)}`;
};
