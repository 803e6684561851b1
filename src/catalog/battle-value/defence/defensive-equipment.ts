/**
 * Equipment that defends: missile defence with its ammunition, ECM, probes, pods, shields; and what is
 * armoured by itself (TM and TO, BV).
 */
import { antiMissileAmmunition } from '../offence/ammunition-value';
import { armoredTerms } from '../armored-components';
import { equipmentValue } from '../equipment-value';
import { has, type Mount } from '../mounts';
import { shieldSize } from './shields';
import type { Subject } from '../subject';
import { given, sum, type Term } from '../term';

const FLAGS: readonly string[] = [
  'ams',
  'ecm',
  'bap',
  'ap-pod',
  'b-pod',
  'm-pod',
  'chaff-pod',
  'spikes',
  'light-bridge-layer',
  'medium-bridge-layer',
  'heavy-bridge-layer',
  'harjel-ii',
  'harjel-iii',
];
/** The MechWarrior aquatic survival system has no flag. */
const AQUATIC_SURVIVAL = 'ISMASS';

export const isDefensive = (mount: Mount): boolean =>
  shieldSize(mount) !== null ||
  mount.item.alias === AQUATIC_SURVIVAL ||
  FLAGS.some((flag) => has(mount, flag));

export const defensiveEquipment = (subject: Subject): Term => {
  const pieces = subject.mounts.filter(isDefensive);
  return sum('defensive/equipment', [
    ...pieces.map((mount) =>
      given('equipment/piece', equipmentValue(subject, mount), {
        item: mount.item.id,
        location: mount.location,
      }),
    ),
    ...antiMissileAmmunition(subject),
    ...armoredTerms(subject),
  ]);
};
