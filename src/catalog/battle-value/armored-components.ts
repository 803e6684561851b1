/**
 * Components armoured by themselves: 5 % of their value for each slot, or 5 where they have none (TO, BV).
 */
import { flatMap } from '../../kernel';
import { LOCATIONS, type Slot } from '../model';
import { chargedPpcs } from './offence/capacitor';
import { equipmentValue } from './equipment-value';
import { gyroFactor } from './kind-factors';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const SHARE = 0.05;
const FLAT = 5;

const about = ({ item, location }: Mount) => ({ item: item.id, location });

/** A charged PPC counts with its capacitor, and a slot for that. */
const pieceTerms = (subject: Subject): readonly Term[] => {
  const charged = chargedPpcs(subject);
  return subject.mounts
    .filter((mount) => mount.armored && !has(mount, 'ppc-capacitor'))
    .map((mount) => {
      const charge = charged.get(mount) ?? null;
      const value = equipmentValue(subject, mount) + (charge?.gain ?? 0);
      const slots = given('armored/slots', mount.slots.length + (charge === null ? 0 : 1));
      return value > 0
        ? product(
            'armored/piece',
            [given('armored/value', value), given('armored/share', SHARE), slots],
            about(mount),
          )
        : product('armored/piece', [given('armored/flat', FLAT), slots], about(mount));
    });
};

const isArmored = (slot: Slot | null): slot is Extract<Slot, { readonly kind: 'system' }> =>
  slot?.kind === 'system' && slot.armored === true;

/** Of the mech's own parts only the gyro has a value. Destroyed locations protect nothing any more. */
const systemTerms = (subject: Subject): readonly Term[] =>
  flatMap(
    LOCATIONS.filter(
      (location) => !subject.lost.has(location) && subject.design.slots[location].some(isArmored),
    ),
    (location) =>
      flatMap(subject.design.slots[location], (slot): readonly Term[] => {
        if (!isArmored(slot)) return [];
        if (slot.part !== 'gyro') return [given('armored/system', FLAT, { part: slot.part, location })];
        const value = subject.design.tons * (gyroFactor(subject.design.gyro) ?? 0) * SHARE;
        return [given('armored/system', value, { part: slot.part, location })];
      }),
  );

export const armoredTerms = (subject: Subject): readonly Term[] => [
  ...pieceTerms(subject),
  ...systemTerms(subject),
];
