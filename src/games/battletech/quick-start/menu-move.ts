/** What a unit can do in the movement phase (BT-1): stand, walk, run, or leave the field. */
import { parseHex, type Hex } from '../../../kernel/hex';
import { amount, type Choice, type Order, text, words } from '../../shapes';
import { centreOf, hexGrid } from '../../shared/hex-field';
import type { Forecast, Menu, Part } from '../../shared/menu';
import { term } from '../../shared/terms';
import type { Known } from './known';
import { exitsOf } from './leave';
import { facingChoice, hexChoice, nearestHex } from './menu-deploy';
import { isCrippled, isThere, type Mode, type Unit } from '../model';
import {
  cheapestAt,
  closedTo,
  endsWithin,
  facingsAt,
  hexesWithin,
  mpOf,
  type Reach,
  reachOf,
  spentAt,
  walkedOf,
  wayTo,
} from './reach';
import { targetMovement } from './to-hit';

type Placed = Unit & { readonly hex: Hex };

/** Where the unit can end: not where another stands; on its own hex only turned. */
export const endsOf = (known: Known, unit: Placed, reach: Reach): readonly Hex[] => {
  const { friends } = closedTo(known, unit);
  return endsWithin(reach, unit).filter((hex) => !friends.has(hex));
};

const asWay = (value: unknown): readonly Hex[] | null => {
  if (!Array.isArray(value)) return null;
  const way = value.map((one) => (typeof one === 'string' ? parseHex(one) : null));
  return way.every((hex) => hex !== null) ? way : null;
};
const goalOf = ({ to, facing }: Order): { readonly to: Hex; readonly facing: number } => ({
  to: to as Hex,
  facing: Number(facing) / 60,
});

/** Whether these hexes, entered one after the other, lead to where the order ends. */
const leads = (known: Known, unit: Placed, mode: Mode, order: Order, value: unknown): boolean => {
  const way = asWay(value);
  const { to, facing } = goalOf(order);
  if (way === null || (way.at(-1) ?? unit.hex) !== to || (way.length > 0 && to === unit.hex)) return false;
  return walkedOf(known, unit, mode, way, facing) !== null;
};

const toPart = (known: Known, unit: Placed, mode: Mode, reach: Reach, ends: readonly Hex[]): Part => ({
  pointer: '/to',
  title: text('bt.ask.to'),
  token: unit.id,
  isLarge: true,
  bounds: () => ({
    kind: 'place',
    places: ends.map((hex): Choice => ({
      ...hexChoice(known.setup, hex),
      costs: [amount('bt.mp', cheapestAt(reach, hex), 'mp')],
    })),
    region: null,
  }),
  isWithin: (_, value) => ends.some((hex) => hex === value),
  choose: (_, sent) => nearestHex(ends, sent),
  reason: (_, sent, isWithin) =>
    isWithin
      ? null
      : {
          code: 'battletech/out-of-reach',
          rule: 'BT-1',
          params: { hex: String(sent).slice(0, 20), mp: mpOf(unit, mode) },
        },
});

const facingPart = (unit: Placed, reach: Reach): Part => ({
  pointer: '/facing',
  title: text('bt.ask.facing'),
  token: unit.id,
  bounds: ({ to }) => ({
    kind: 'facing',
    from: facingsAt(reach, unit, String(to)).map((one) => ({
      ...facingChoice(one),
      costs: [amount('bt.mp', spentAt(reach, String(to), one), 'mp')],
    })),
    arcs: null,
  }),
  choose: ({ to }) => {
    const all = facingsAt(reach, unit, String(to));
    return (
      60 *
      all.reduce(
        (best, one) => (spentAt(reach, String(to), one) < spentAt(reach, String(to), best) ? one : best),
        all[0] ?? 0,
      )
    );
  },
});

const wayPart = (known: Known, unit: Placed, mode: Mode, reach: Reach): Part => ({
  pointer: '/path',
  title: text('bt.ask.path'),
  token: unit.id,
  isLarge: true,
  bounds: () => ({
    kind: 'path',
    from: centreOf(hexGrid(known.setup.field.columns, known.setup.field.rows), unit.hex),
    length: null,
    corners: mpOf(unit, mode),
    places: hexesWithin(reach).map((hex) => hexChoice(known.setup, hex)),
    region: null,
  }),
  isWithin: (_, value) =>
    Array.isArray(value) &&
    value.length <= mpOf(unit, mode) &&
    value.every((hex) => typeof hex === 'string' && cheapestAt(reach, hex) <= reach.mp),
  choose: (order) => wayTo(reach, goalOf(order).to, goalOf(order).facing),
  reason: (order, value) =>
    leads(known, unit, mode, order, value)
      ? null
      : { code: 'battletech/no-way', rule: 'BT-1', params: { mp: mpOf(unit, mode) } },
});

const forecast =
  (known: Known, unit: Placed, mode: Mode) =>
  (order: Order): Forecast => {
    const walked = walkedOf(known, unit, mode, asWay(order['path']) ?? [], goalOf(order).facing);
    const grid = hexGrid(known.setup.field.columns, known.setup.field.rows);
    const line = [unit.hex, ...(asWay(order['path']) ?? [])].map((hex) => centreOf(grid, hex));
    return {
      costs: [amount('bt.mp', walked?.mp ?? 0, 'mp')],
      terms: [
        term('bt.term.as-target', targetMovement(walked?.hexes ?? 0), { hexes: walked?.hexes ?? 0 }),
        term(`bt.term.${mode}`, mode === 'walk' ? 1 : 2),
      ],
      marks:
        line.length < 2
          ? []
          : [{ kind: 'path', seat: unit.seat, token: unit.id, shape: { line, radius: 1 }, text: null }],
    };
  };

const going = (known: Known, decision: string, unit: Placed, mode: 'walk' | 'run'): readonly Menu[] => {
  const reach = reachOf(known, unit, mode);
  const ends = endsOf(known, unit, reach);
  if (ends.length === 0) return [];
  const parts = [
    toPart(known, unit, mode, reach, ends),
    facingPart(unit, reach),
    wayPart(known, unit, mode, reach),
  ];
  return [
    {
      decision,
      type: mode,
      token: unit.id,
      label: text(`bt.order.${mode}`, { unit: unit.sheet.name }),
      parts,
      forecast: forecast(known, unit, mode),
    },
  ];
};

const leaving = (known: Known, decision: string, unit: Placed): readonly Menu[] => {
  const exits = exitsOf(known, unit);
  if (exits.length === 0) return [];
  const edge: Part = {
    pointer: '/edge',
    title: text('bt.ask.edge'),
    bounds: () => ({
      kind: 'one-of',
      from: exits.map((value) => ({
        value,
        label: text(`bt.edge.${value}`),
        token: null,
        at: null,
        costs: [],
        odds: null,
        terms: [],
      })),
    }),
    choose: () => exits[0],
  };
  const warnings = [words('bt.warning.counts-as-destroyed')];
  return [
    {
      decision,
      type: 'leave',
      token: unit.id,
      label: text('bt.order.leave', { unit: unit.sheet.name }),
      parts: [edge],
      forecast: () => ({ warnings }),
    },
  ];
};

export const moveMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  if (!isThere(unit)) return [];
  const stand: Menu = {
    decision,
    type: 'stand',
    token: unit.id,
    label: text('bt.order.stand', { unit: unit.sheet.name }),
    parts: [],
  };
  if (isCrippled(unit)) return [stand];
  return [
    stand,
    ...going(known, decision, unit, 'walk'),
    ...going(known, decision, unit, 'run'),
    ...leaving(known, decision, unit),
  ];
};

export { asWay, goalOf };
