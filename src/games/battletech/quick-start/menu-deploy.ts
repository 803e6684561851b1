/** Setting up (BT-1): one side after the other, each within so many rows of its edge. */
import { memo } from '../../../kernel';
import { distance, type Hex, parseHex, rowOf } from '../../../kernel/hex';
import { text, type Choice, type Order } from '../../shapes';
import { centreOf, hexesOf, hexGrid } from '../../shared/hex-field';
import type { Menu, Part } from '../../shared/menu';
import type { Known } from './known';
import type { Field, Setup, Unit } from '../model';

/** The same object each time: a field has few hexes, and every offer names many of them. */
const choiceOf = memo(
  (field: Field, hex: Hex): Choice => ({
    value: hex,
    label: text('bt.hex', { hex }),
    token: null,
    at: centreOf(hexGrid(field.columns, field.rows), hex),
    costs: [],
    odds: null,
    terms: [],
  }),
  2,
);
export const hexChoice = ({ field }: Setup, hex: Hex): Choice => choiceOf(field, hex);

/** Nearest to what was sent; of equal ones the first. */
export const nearestHex = (from: readonly Hex[], sent: unknown): Hex | undefined => {
  const wanted = typeof sent === 'string' ? parseHex(sent) : null;
  const middle = from[Math.floor(from.length / 2)];
  if (wanted === null) return middle;
  return from.reduce<Hex | undefined>(
    (best, hex) => (best === undefined || distance(hex, wanted) < distance(best, wanted) ? hex : best),
    undefined,
  );
};

export const facingChoice = (facing: number): Choice => ({
  value: facing * 60,
  label: text(`bt.facing.${facing}`),
  token: null,
  at: null,
  costs: [],
  odds: null,
  terms: [],
});

export const placesFor = ({ setup, units }: Known, { side }: Unit): readonly Hex[] => {
  const zone = setup.zones.find((one) => one.side === side);
  if (zone === undefined) return [];
  const { rows } = setup.field;
  const taken = new Set(units.map(({ hex }) => hex));
  return hexesOf(setup.field).filter(
    (hex) =>
      !taken.has(hex) && (zone.edge === 'N' ? rowOf(hex) <= zone.depth : rowOf(hex) > rows - zone.depth),
  );
};

export const deployMenu = (known: Known, decision: string, unit: Unit): Menu => {
  const places = placesFor(known, unit);
  const ahead = known.setup.zones.find(({ side }) => side === unit.side)?.edge === 'N' ? 180 : 0;
  const to: Part = {
    pointer: '/to',
    title: text('bt.ask.to'),
    token: unit.id,
    bounds: () => ({ kind: 'place', places: places.map((hex) => hexChoice(known.setup, hex)), region: null }),
    choose: (_: Order, sent) => nearestHex(places, sent),
    reason: (_, sent, isWithin) =>
      isWithin
        ? null
        : { code: 'battletech/not-your-zone', rule: 'BT-1', params: { hex: String(sent).slice(0, 20) } },
  };
  const facing: Part = {
    pointer: '/facing',
    title: text('bt.ask.facing'),
    token: unit.id,
    bounds: () => ({ kind: 'facing', from: [0, 1, 2, 3, 4, 5].map(facingChoice), arcs: null }),
    choose: () => ahead,
  };
  return {
    decision,
    type: 'deploy',
    token: unit.id,
    label: text('bt.order.deploy', { unit: unit.sheet.name }),
    parts: [to, facing],
  };
};
