/** Vibroblades, which count among the weapons with heat of their own (TO, BV). */
import { flatMap } from '../../../kernel';
import type { Location } from '../../model';
import { flagged } from '../flagged';
import { has, type Mount } from '../mounts';
import type { Subject } from '../subject';

const HEAT: Readonly<Partial<Record<string, number>>> = {
  ISSmallVibroblade: 3,
  ISMediumVibroblade: 5,
  ISLargeVibroblade: 7,
};

const ARMS: readonly Location[] = ['LA', 'RA'];

const heatOf = ({ item }: Mount): number => HEAT[item.alias ?? ''] ?? 0;
export const isVibroblade = (mount: Mount): boolean => has(mount, 'club') && heatOf(mount) > 0;

/** The blade of each arm of a biped with its heat. */
export const vibroblades = (
  subject: Subject,
): readonly { readonly mount: Mount; readonly heat: number }[] => {
  if (subject.design.motion !== 'biped') return [];
  return flatMap(ARMS, (arm) => {
    const mount = flagged(subject.mounts, 'club').find((one) => isVibroblade(one) && one.location === arm);
    return mount === undefined ? [] : [{ mount, heat: heatOf(mount) }];
  });
};
