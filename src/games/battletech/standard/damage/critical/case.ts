/** What CASE keeps (BT-CRIT-12). */
import { type ArmorLocation, type Location, rearOf } from '../../../../../catalog';
import type { Sheet } from '../../mech/sheet';

const has = (sheet: Sheet, location: Location, flags: readonly string[]): boolean =>
  sheet.mounts.some(
    (mount) =>
      flags.some((flag) => mount.figures.flags.includes(flag)) &&
      mount.slots.some((slot) => slot.location === location),
  );

const holdsExplosives = (sheet: Sheet, location: Location): boolean =>
  sheet.mounts.some(
    ({ figures, slots }) => figures.explosive && slots.some((slot) => slot.location === location),
  );

export type Protection = 'none' | 'case' | 'case-ii';

/** CASE cannot be hit: it works as long as the location is asked. */
export const protectionOf = (sheet: Sheet, location: Location): Protection => {
  if (has(sheet, location, ['caseii'])) return 'case-ii';
  const isClan = sheet.techBase === 'clan' && holdsExplosives(sheet, location);
  return isClan || has(sheet, location, ['case', 'casep']) ? 'case' : 'none';
};

export interface Vent {
  readonly face: ArmorLocation;
  /** Points that an explosion may blow out there. */
  readonly most: number;
}

/** Where CASE II lets an explosion out. */
export const ventOf = (sheet: Sheet, location: Location): Vent => {
  const rear = rearOf(location);
  return rear === null
    ? { face: location, most: Math.ceil(sheet.armor[location] / 2) }
    : { face: rear, most: sheet.armor[rear] };
};
