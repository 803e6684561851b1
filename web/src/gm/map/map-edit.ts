/** A map that is being painted: the server's plan with changes, to be undone one by one. Pure. */
import type { Schemas } from '../../api/client';

export type NewMap = Schemas['NewMap'];
export type Brush =
  | { readonly kind: 'terrain'; readonly terrain: NewMap['terrain'][string] }
  | { readonly kind: 'building'; readonly type: NewMap['buildings'][number]['type'] }
  | { readonly kind: 'clear-building' }
  | { readonly kind: 'hq'; readonly seat: number }
  /** The building here is the one with which the seat begins. */
  | { readonly kind: 'first'; readonly seat: number }
  /** The seat's part of the map lies around this hex. */
  | { readonly kind: 'start'; readonly seat: number };

/** The plan as it can be sent back. */
export const asNew = ({
  columns,
  rows,
  terrain,
  starts,
  hqs,
  buildings,
  seed,
}: Schemas['MapPlan']): NewMap => ({
  columns,
  rows,
  terrain,
  starts,
  hqs,
  buildings,
  seed,
});

type Building = NewMap['buildings'][number];

/** The building of this hex is the seat's, and no other. */
const givenTo = (buildings: readonly Building[], hex: string, seat: number): Building[] =>
  buildings.map((one) =>
    one.hex === hex ? { ...one, seat } : one.seat === seat ? { ...one, seat: null } : one,
  );

const withAt = (hexes: readonly string[] | undefined, seat: number, hex: string): string[] => {
  const all = [...(hexes ?? [])];
  all[seat - 1] = hex;
  return all;
};

/** What stood in the old headquarters comes along: the seat's first building, and the middle of its part. */
function moveHq(map: NewMap, hex: string, seat: number): NewMap {
  const old = map.hqs?.[seat - 1];
  if (old === hex) return map;
  const first = map.buildings.find((one) => one.hex === old && one.seat === seat);
  const isTaken = map.buildings.some((one) => one.hex === hex);
  const buildings =
    first === undefined
      ? map.buildings
      : isTaken
        ? givenTo(map.buildings, hex, seat)
        : map.buildings.map((one) => (one === first ? { ...one, hex } : one));
  const starts =
    map.starts?.[seat - 1] === old && old !== undefined ? withAt(map.starts, seat, hex) : map.starts;
  return { ...map, buildings, hqs: withAt(map.hqs, seat, hex), ...(starts === undefined ? {} : { starts }) };
}

/** What a stroke on a hex makes of the map; the same map when it changes nothing. */
export function paint(map: NewMap, hex: string, brush: Brush): NewMap {
  if (brush.kind === 'terrain')
    return map.terrain[hex] === brush.terrain
      ? map
      : { ...map, terrain: { ...map.terrain, [hex]: brush.terrain } };
  if (brush.kind === 'hq') return moveHq(map, hex, brush.seat);
  if (brush.kind === 'start')
    return map.starts?.[brush.seat - 1] === hex
      ? map
      : { ...map, starts: withAt(map.starts, brush.seat, hex) };
  const here = map.buildings.find((building) => building.hex === hex);
  if (brush.kind === 'first')
    return here === undefined || here.seat === brush.seat
      ? map
      : { ...map, buildings: givenTo(map.buildings, hex, brush.seat) };
  const others = map.buildings.filter((building) => building.hex !== hex);
  if (brush.kind === 'clear-building') return here === undefined ? map : { ...map, buildings: others };
  if (here?.type === brush.type) return map;
  return { ...map, buildings: [...others, { type: brush.type, hex, seat: here?.seat ?? null }] };
}

/** A wide brush: the same stroke on all these hexes, as far as they are on the map. */
export const paintAll = (map: NewMap, hexes: readonly string[], brush: Brush): NewMap =>
  hexes
    .filter((hex) => Object.hasOwn(map.terrain, hex))
    .reduce((painted, hex) => paint(painted, hex, brush), map);
