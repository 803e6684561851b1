import type { Line, Say } from '../say';
import { because, hat, Wer, werAuch } from '../words/de';
import type { BattleEndedTold as S } from './battle-ended';

const BECAME: Readonly<Record<string, string>> = {
  lost: 'auf dem Feld zurückgelassen',
  wrecked: 'Wrack',
  destroyed: 'zerstört',
};
const PILOTS: Readonly<Record<string, string>> = { captured: 'gefangen', dead: 'gefallen' };

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
        ...(mechs.length > 0 ? [say.count(mechs.length, 'Mech', 'Mechs')] : []),
        ...(pilots.length > 0 ? [say.count(pilots.length, 'Piloten', 'Piloten')] : []),
      ];
  return ` ${Wer(say, force)} ${hat(say, force)} ${say.list(all)} verloren.`;
};

const costs = (told: S, say: Say): string => {
  const forces = [...new Set([...(told.mechs ?? []), ...(told.pilots ?? [])].map(({ force }) => force))];
  const own = forces.filter((force) => say.isYou(force));
  const all = [...own, ...forces.filter((force) => !say.isYou(force))]
    .map((force) => lostBy(told, say, force))
    .join('');
  return all === '' && forces.length > 0 ? ' Niemand hat einen Mech oder Piloten verloren.' : all;
};

/** `Du hast`, `Bens Truppe hat`, `A und B haben`, `Du und B habt`. */
const winnersHave = (say: Say, won: readonly string[]): string => {
  const [first] = won;
  if (won.length === 1) return `${Wer(say, first)} ${hat(say, first)}`;
  const others = won.filter((force) => !say.isYou(force)).map((force) => werAuch(say, force));
  return others.length === won.length ? `${say.list(others)} haben` : `Du und ${say.list(others)} habt`;
};

export const battleEnded: Line<S> = (told, say) => {
  const { hex, state, winner, sides, reason } = told;
  if (hex === undefined) return 'Ein Gefecht außerhalb deiner Sicht ist vorbei.';
  if (state === 'called-off') return `Das Gefecht in ${hex} wurde abgesagt.${because(reason)}`;
  if (winner === null) return `Das Gefecht in ${hex} endete ohne Sieger.${costs(told, say)}`;
  const won = sides?.find(({ side }) => side === winner)?.forces ?? [];
  if (won.length === 0) return `Das Gefecht in ${hex} ist vorbei.${costs(told, say)}`;
  return `${winnersHave(say, won)} das Gefecht in ${hex} gewonnen.${costs(told, say)}`;
};
