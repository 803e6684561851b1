/** Vibroblades, which count among the weapons with heat of their own (TO, BV). */
import type { Location } from '../model';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';

const HEAT: Readonly<Partial<Record<string, number>>> = { ISSmallVibroblade: 3, ISMediumVibroblade: 5, ISLargeVibroblade: 7 };

const heatOf = (mount: Mount | null): number => HEAT[mount?.item.alias ?? ''] ?? 0;
export const isVibroblade = (mount: Mount): boolean => has(mount, 'club') && heatOf(mount) > 0;

/** The blade of each arm of a biped with its heat. Both count with the heat of the left arm's, as MegaMek 0.49 does. */
export const vibroblades = (subject: Subject): readonly { readonly mount: Mount; readonly heat: number }[] => {
  if (subject.design.motion !== 'biped') return [];
  const blade = (arm: Location) => subject.mounts.find((mount) => isVibroblade(mount) && mount.location === arm) ?? null;
  const heat = heatOf(blade('LA'));
  return [blade('LA'), blade('RA')].flatMap((mount) => (mount === null ? [] : [{ mount, heat }]));
};
