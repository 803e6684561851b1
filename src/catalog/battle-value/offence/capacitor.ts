/**
 * PPC capacitors: each charges one PPC of its own location, adds to its value by its kind, and 5 to its heat
 * (TO, BV).
 */
import { flagged } from '../flagged';
import type { Mount } from '../mounts';
import type { Subject } from '../subject';

/** What a capacitor adds to the value of a PPC, by the name under which files call that. */
const GAIN: Readonly<Record<string, number>> = {
  'Light PPC': 44,
  PPC: 88,
  'Heavy PPC': 53,
  ISERPPC: 114,
  ISSNPPC: 87,
  CLERPPC: 136,
};
/** From when on a clan PPC can be charged. */
const CLAN_YEAR = 3101;
export const CAPACITOR_HEAT = 5;

export interface Charge {
  readonly capacitor: Mount;
  readonly gain: number;
}

const gainOf = ({ item }: Mount, year: number): number | null =>
  item.techBase === 'clan' && year < CLAN_YEAR
    ? null
    : Object.hasOwn(GAIN, item.alias ?? '')
      ? (GAIN[item.alias ?? ''] ?? null)
      : null;

/** Charged PPCs with their capacitor and what it adds. */
export const chargedPpcs = ({
  mounts,
  design,
}: Pick<Subject, 'mounts' | 'design'>): ReadonlyMap<Mount, Charge> => {
  const charged = new Map<Mount, Charge>();
  for (const capacitor of flagged(mounts, 'ppc-capacitor')) {
    const ppc = mounts.find(
      (mount) =>
        mount.location === capacitor.location && gainOf(mount, design.year) !== null && !charged.has(mount),
    );
    if (ppc !== undefined) charged.set(ppc, { capacitor, gain: gainOf(ppc, design.year) ?? 0 });
  }
  return charged;
};
