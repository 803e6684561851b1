/** What stands on the field, and what lies beside it (GAM-7). */
import { flatMap } from '../../kernel';
import { type Mark, type Scene, text, type Token, type Tray, words } from '../shapes';
import type { Known } from './known';
import { named } from './named';
import { HALF, RADIUS } from './geometry/base';
import { isStanding, type Unit } from './model/state';
import { isOnRaised, isSubmerged } from './rules/ground';
import { captiveOf, isWreck } from './rules/units';
import { scoresOf, totalOf } from './rules/victory';

const statesOf = (known: Known, unit: Unit): Token['states'] => {
  const bad = (code: string, params = {}): Token['states'][number] => ({
    ...words(code, params),
    good: false,
  });
  return [
    ...(unit.tokens > 0 ? [{ ...words('da.state.tokens', { tokens: unit.tokens }), good: null }] : []),
    ...(unit.click > 0 ? [bad('da.state.clicks', { clicks: unit.click })] : []),
    ...(unit.stop > 0 ? [bad('da.state.heat', { clicks: unit.stop })] : []),
    ...(unit.isShutDown ? [bad('da.state.shut-down')] : []),
    ...(unit.captor !== null ? [bad('da.state.captive')] : []),
    ...(captiveOf(known, unit) !== null ? [{ ...words('da.state.captor'), good: true }] : []),
    ...(isWreck(unit) ? [bad('da.state.wreck')] : []),
    ...(isStanding(unit) && isSubmerged(known, unit) ? [{ ...words('da.state.submerged'), good: null }] : []),
    ...(unit.gone === null ? [] : [bad(`da.fate.${unit.gone}`)]),
  ];
};

/** Nobody looks ahead on a dial: how long it is shows only where dials lie open. */
const barsOf = ({ openDials }: Known, unit: Unit): Token['bars'] => {
  const dials = openDials?.[unit.id];
  if (dials === undefined) return [];
  const most = dials.dial.length;
  return [
    { title: text('da.card.damage-dial'), value: most - unit.click, most },
    ...(dials.heat === null
      ? []
      : [{ title: text('da.card.heat-dial'), value: unit.stop, most: Math.max(1, dials.heat.length - 1) }]),
  ];
};

const shortOf = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase();

const tokenOf = (known: Known, unit: Unit): Token => ({
  id: unit.id,
  unit: null,
  seat: unit.seat,
  side: unit.side,
  kind: unit.kind,
  name: unit.name,
  short: shortOf(unit.name),
  at: unit.at,
  place: null,
  level: unit.at !== null && isOnRaised(known, unit.at) ? 1 : 0,
  facing: unit.at === null ? null : unit.facing,
  aim: null,
  radius: RADIUS[unit.kind],
  length: 2 * HALF[unit.kind],
  states: statesOf(known, unit),
  bars: barsOf(known, unit),
  done: unit.isOrdered,
  hidden: false,
});

const zonesOf = ({ seats }: Known): readonly Mark[] =>
  seats.map(({ seat, zone: { least, most } }) => ({
    kind: 'zone',
    seat,
    token: null,
    shape: { polygon: [least, { x: most.x, y: least.y }, most, { x: least.x, y: most.y }] },
    text: text('da.mark.zone', { seat }),
  }));
const accessOf = ({ terrain }: Known): readonly Mark[] =>
  flatMap(terrain, ({ access }) =>
    access.map((at) => ({
      kind: 'edge' as const,
      seat: null,
      token: null,
      shape: { line: [at], radius: 20 },
      text: text('da.mark.access'),
    })),
  );

const track = (
  id: string,
  seat: string | null,
  title: Tray['title'],
  value: number,
  most: number | null,
): Tray => ({
  id,
  seat,
  kind: 'track',
  title,
  value,
  most,
  items: [],
});

const traysOf = (known: Known): readonly Tray[] => [
  track('round', null, text('da.tray.round'), known.round, known.options.turnLimit),
  ...known.seats.map(({ seat, left, orders }) =>
    track(`orders-${seat}`, seat, text('da.tray.orders'), seat === known.active ? left : 0, orders),
  ),
  ...scoresOf(known).map((score) =>
    track(`score-${score.seat}`, score.seat, text('da.tray.score'), totalOf(score), null),
  ),
  ...(known.pool === null || known.pool.length === 0
    ? []
    : [
        {
          id: 'pool',
          seat: null,
          kind: 'positions' as const,
          title: text('da.tray.pool'),
          value: null,
          most: null,
          items: known.pool.map(({ id, look }) => ({
            id,
            title: text('da.piece', { piece: named('look', look) }),
            text: null,
            at: null,
            tokens: [],
          })),
        },
      ]),
];

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

export const sceneOf = (known: Known): Scene => ({
  tokens: known.units.map((unit) => tokenOf(known, unit)).sort(byId),
  marks: [...zonesOf(known), ...accessOf(known)],
  trays: [...traysOf(known)].sort(byId),
});
