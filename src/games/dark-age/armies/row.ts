/**
 * Figures as rows of a table, one line each: id, name, faction and rank, kind, points, weapons, cooling,
 * clicks, the values of the start click, and what is marked on the first half of the dial and on all of it.
 * The rest of a dial follows by rule.
 */
import type { Equipment, Figure, Kind, Rank, Slot, SpeedMode, Weapon } from '../model/figure';
import { dialOf } from './dial';
import { HEAT_STOPS } from './heat-stops';
import { mark } from './marks';

const NONE = '-';

const weaponOf = (text: string): Weapon => {
  const [type = '', targets, min, max] = text.split(/ x| |\//);
  return { type: type as Weapon['type'], targets: Number(targets), min: Number(min), max: Number(max) };
};

const marksOf = (text: string): readonly Equipment[] =>
  text === NONE
    ? []
    : text.split(' ').map((one) => {
        const [slot, id = ''] = one.split(':');
        return mark(id, slot as Slot);
      });

const orNone = (text: string): string | null => (text === NONE ? null : text);

/** Of checked data: a spec reads every row. */
export const figureOf = (row: string): Figure => {
  const [id = '', name = '', faction = '', rank, kind = '', points, primary = '', secondary = '', ...rest] =
    row.split('|').map((one) => one.trim());
  const [cooling = '', clicks, values = '', early = '', always = ''] = rest;
  const [what, mode, tons] = kind.split(' ');
  const [damage = '', speed, attack, defence] = values.split(' ');
  const [first, second] = damage.split('/').map(Number);
  const isMech = what === 'mech';
  return {
    id,
    name,
    kind: what as Kind,
    mode: mode as SpeedMode,
    rank: rank as Rank,
    faction: orNone(faction),
    points: Number(points),
    tons: isMech ? Number(tons) : null,
    primary: weaponOf(primary),
    secondary: isMech ? weaponOf(secondary) : null,
    cooling: isMech ? Number(cooling) : null,
    dial: dialOf({
      clicks: Number(clicks),
      first: {
        primary: first ?? 0,
        secondary: isMech ? (second ?? 0) : null,
        speed: Number(speed),
        attack: Number(attack),
        defence: Number(defence),
      },
      early: marksOf(early),
      always: marksOf(always),
      isWreckAtLast: what !== 'infantry',
    }),
    heat: isMech ? HEAT_STOPS : null,
  };
};

const told = ({ type, targets, min, max }: Weapon): string => `${type} x${targets} ${min}/${max}`;

const shown = (marks: readonly Equipment[]): string =>
  marks.length === 0 ? NONE : marks.map(({ slot, id }) => `${slot}:${id}`).join(' ');

/** The row of a figure whose dial is made by the rule. */
export const rowOf = (figure: Figure): string => {
  const { dial, kind, mode, tons } = figure;
  const [start] = dial;
  if (start === undefined) throw new RangeError('no dial');
  const late = dial[dial.length - 2]?.equipment ?? [];
  const always = late.filter((one) =>
    start.equipment.some(({ id, slot }) => id === one.id && slot === one.slot),
  );
  const early = start.equipment.filter(
    (one) => !always.some(({ id, slot }) => id === one.id && slot === one.slot),
  );
  return [
    figure.id,
    figure.name,
    figure.faction ?? NONE,
    figure.rank,
    tons === null ? `${kind} ${mode}` : `${kind} ${mode} ${tons}`,
    figure.points,
    told(figure.primary),
    figure.secondary === null ? NONE : told(figure.secondary),
    figure.cooling ?? NONE,
    dial.length,
    `${start.primary}${start.secondary === null ? '' : `/${start.secondary}`} ${start.speed} ${start.attack} ${start.defence}`,
    shown(early),
    shown(always),
  ].join(' | ');
};
