/** Equipment that defends: missile defence with its ammunition, ECM, probes, pods, shields (TM, BV). */
import { ammunitionTerms } from './ammunition-value';
import { ANTI_MISSILE } from './ammunition-types';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';
import { given, sum, type Term } from './term';

const FLAGS: readonly string[] = [
  'ams',
  'ecm',
  'bap',
  'ap-pod',
  'b-pod',
  'm-pod',
  'chaff-pod',
  'spikes',
  'cowl',
  'light-bridge-layer',
  'medium-bridge-layer',
  'heavy-bridge-layer',
];
/** Probes without a flag of their own are told by name. */
const PROBE = /ActiveProbe/;
const SHIELD = /Shield$/;

/** Shields are told by name only: their flag is that of a club. */
export const isShield = ({ item }: Mount): boolean => item.flags.includes('club') && SHIELD.test(item.alias ?? '');
export const isDefensive = (mount: Mount): boolean => isShield(mount) || PROBE.test(mount.item.alias ?? '') || FLAGS.some((flag) => has(mount, flag));

export const defensiveEquipment = (subject: Subject): Term => {
  const pieces = subject.mounts.filter(isDefensive);
  return sum('defensive/equipment', [
    ...pieces.map(({ item, location }) => given('equipment/piece', item.bv ?? 0, { item: item.id, location })),
    ...ammunitionTerms(subject, (type) => ANTI_MISSILE.has(type)),
  ]);
};
