/** A map that is being painted: the server's plan with changes, to be undone one by one. Pure. */
import type { Schemas } from '../api/client';

export type NewMap = Schemas['NewMap'];
export type Brush =
  | { readonly kind: 'terrain'; readonly terrain: NewMap['terrain'][string] }
  | { readonly kind: 'building'; readonly type: NewMap['buildings'][number]['type'] }
  | { readonly kind: 'clear-building' }
  | { readonly kind: 'hq'; readonly seat: number };

/** What a stroke on a hex makes of the map; the same map when it changes nothing. */
export function paint(map: NewMap, hex: string, brush: Brush): NewMap {
  if (brush.kind === 'terrain') return map.terrain[hex] === brush.terrain ? map : { ...map, terrain: { ...map.terrain, [hex]: brush.terrain } };
  const others = map.buildings.filter((building) => building.hex !== hex);
  if (brush.kind === 'clear-building') return others.length === map.buildings.length ? map : { ...map, buildings: others };
  if (brush.kind === 'building') {
    const here = map.buildings.find((building) => building.hex === hex);
    if (here?.type === brush.type) return map;
    return { ...map, buildings: [...others, { type: brush.type, hex, seat: here?.seat ?? null }] };
  }
  const hqs = [...(map.hqs ?? [])];
  if (hqs[brush.seat - 1] === hex) return map;
  hqs[brush.seat - 1] = hex;
  return { ...map, hqs };
}
