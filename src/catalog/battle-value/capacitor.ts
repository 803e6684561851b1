/** PPC capacitors: each charges one PPC of its own location, adds to its value by its kind, and 5 to its heat (TO, BV). */
import { has, type Mount } from './mounts';
import type { Subject } from './subject';

/** What a capacitor adds to the value of a PPC, by the name under which files call that. */
const GAIN: Readonly<Record<string, number>> = {
  'Light PPC': 44,
  PPC: 88,
  'Heavy PPC': 53,
  ISERPPC: 114,
  ISSNPPC: 87,
  CLERPPC: 136,
};
export const CAPACITOR_HEAT = 5;

const gainOf = ({ item }: Mount): number | null => GAIN[item.alias ?? ''] ?? null;

/** Charged PPCs with what their capacitor adds. */
export const chargedPpcs = (subject: Pick<Subject, 'mounts'>): ReadonlyMap<Mount, number> => {
  const charged = new Map<Mount, number>();
  for (const capacitor of subject.mounts.filter((mount) => has(mount, 'ppc-capacitor'))) {
    const ppc = subject.mounts.find((mount) => mount.location === capacitor.location && gainOf(mount) !== null && !charged.has(mount));
    if (ppc !== undefined) charged.set(ppc, gainOf(ppc) ?? 0);
  }
  return charged;
};
