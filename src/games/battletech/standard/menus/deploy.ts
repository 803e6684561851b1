/** Setting up (CMB-4): on free hexes of the unit's zone. */
import { columnOf, type Hex, hexOf, rowOf } from '../../../../kernel/hex';
import { text } from '../../../shapes';
import type { Menu, Part } from '../../../shared/menu';
import type { Battlefield } from '../field/model';
import { groundOf } from '../field/ground';
import type { Known } from '../play/known';
import type { Entry, Force, Unit, Zone } from '../play/model';
import { facingChoice, hexChoice, nearestFacing, nearestHex } from './choices';
import { nameOf } from './words';

const DEEP = 2;

const hexesIn = ({ west, north, east, south }: Zone, { columns, rows }: Battlefield): readonly Hex[] => {
  const hexes: Hex[] = [];
  for (let column = Math.max(1, west); column <= Math.min(columns, east); column += 1)
    for (let row = Math.max(1, north); row <= Math.min(rows, south); row += 1) hexes.push(hexOf(column, row));
  return hexes;
};

const entryOf = ({ setup }: Known, id: string): readonly [Entry, Force] | null => {
  for (const force of setup.forces)
    for (const entry of force.units) if (entry.id === id) return [entry, force];
  return null;
};

const widened = ({ west, north, east, south }: Zone): Zone => ({
  west: west - 1,
  north: north - 1,
  east: east + 1,
  south: south + 1,
});

/** Neither in buildings nor in deep water, while there are others; a zone that is full is widened. */
export const placesFor = (known: Known, { id }: Pick<Unit, 'id'>): readonly Hex[] => {
  const { field } = known.setup;
  const ground = groundOf(field);
  const [entry, force] = entryOf(known, id) ?? [];
  const taken = new Set<string | null>(known.units.map(({ hex }) => hex));
  let zone = entry?.zone ?? force?.zone ?? { west: 1, north: 1, east: field.columns, south: field.rows };
  const isOpen = (hex: Hex): boolean => {
    const index = ground.indexOf(hex);
    return (ground.height[index] ?? 0) === 0 && (ground.depth[index] ?? 0) < DEEP;
  };
  for (let tries = 0; tries < Math.max(field.columns, field.rows); tries += 1) {
    const free = hexesIn(zone, field).filter((hex) => !taken.has(hex));
    const open = free.filter(isOpen);
    if (open.length > 0) return open;
    if (free.length > 0) return free;
    zone = widened(zone);
  }
  return [];
};

/** Towards the middle of the field. */
const inward = ({ columns, rows }: Battlefield, hex: unknown): number => {
  if (typeof hex !== 'string') return 0;
  const down = 2 * rowOf(hex as Hex) <= rows;
  const edge = Math.min(rowOf(hex as Hex) - 1, rows - rowOf(hex as Hex));
  const across = Math.min(columnOf(hex as Hex) - 1, columns - columnOf(hex as Hex));
  if (edge <= across) return down ? 180 : 0;
  return 2 * columnOf(hex as Hex) <= columns ? (down ? 120 : 60) : down ? 240 : 300;
};

export const deployMenu = (known: Known, decision: string, unit: Unit): Menu => {
  const places = placesFor(known, unit);
  const { field } = known.setup;
  const proposed = entryOf(known, unit.id)?.[0].facing;
  const place: Part = {
    pointer: '/place',
    title: text('bt.ask.place'),
    token: unit.id,
    isLarge: true,
    bounds: () => ({ kind: 'place', places: places.map((hex) => hexChoice(field, hex)), region: null }),
    choose: (_, sent) => nearestHex(places, sent),
    reason: (_, sent, isWithin) =>
      isWithin
        ? null
        : { code: 'battletech/not-in-zone', rule: 'CMB-4', params: { hex: String(sent).slice(0, 20) } },
  };
  const facing: Part = {
    pointer: '/facing',
    title: text('bt.ask.facing'),
    token: unit.id,
    bounds: () => ({ kind: 'facing', from: [0, 1, 2, 3, 4, 5].map((one) => facingChoice(one)), arcs: null }),
    choose: (order, sent) =>
      typeof sent === 'number'
        ? (nearestFacing([0, 1, 2, 3, 4, 5], sent) ?? 0) * 60
        : proposed === undefined
          ? inward(field, order['place'])
          : proposed * 60,
  };
  return {
    decision,
    type: 'deploy',
    token: unit.id,
    label: text('bt.order.deploy', { unit: nameOf(known, unit.id) }),
    parts: [place, facing],
  };
};
