/** Where on a map the server's findings about it are. Pure. */
import type { Schemas } from '../../api/client';
import type { NewMap } from './map-edit';

type Violation = Schemas['Violation'];

/** A finding; `hex` null: it is about the map as a whole. */
export interface MapFault {
  readonly hex: string | null;
  readonly rule: string | null;
  readonly message: string;
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);

/** By what the finding says itself, else by what it points to. */
const hexOf = (map: NewMap, { params, pointer }: Violation): string | null => {
  if (isHex(params['hex'])) return params['hex'];
  const [, part = '', key = ''] = pointer.split('/');
  if (key === '') return null;
  if (part === 'terrain') return isHex(key) ? key : null;
  if (part === 'buildings') return map.buildings[Number(key)]?.hex ?? null;
  if (part === 'hqs' || part === 'starts') return map[part]?.[Number(key)] ?? null;
  return null;
};

/** One a hex and sentence: an HQ and the building below it are cut off by the same water. */
export const faultsOf = (map: NewMap, violations: readonly Violation[]): readonly MapFault[] => {
  const found = new Map<string, MapFault>();
  for (const violation of violations) {
    const { rule, message } = violation;
    const hex = hexOf(map, violation);
    const at = `${hex ?? ''} ${message}`;
    if (!found.has(at)) found.set(at, { hex, rule, message });
  }
  return [...found.values()];
};
