/**
 * Omni mechs: what may ride in a pod, and arms whose large weapons leave no room for a hand (TM, OmniMechs).
 */
import { flatMap, violation, type Violation } from '../../../kernel';
import { AMMUNITION_TYPE } from '../../items/ammunition-type';
import { has, type Mount } from '../../battle-value/mounts';
import { armsOf } from '../../body';
import { partsAt, type Blueprint } from '../blueprint';

const FIXED = ['tsm', 'industrial-tsm', 'void-signature', 'environmental-sealing'] as const;
const LARGE: ReadonlySet<number> = new Set([
  AMMUNITION_TYPE.autocannon,
  AMMUNITION_TYPE.lbxAutocannon,
  AMMUNITION_TYPE.ultraAutocannon,
  AMMUNITION_TYPE.rotaryAutocannon,
  AMMUNITION_TYPE.gauss,
  AMMUNITION_TYPE.lightGauss,
  AMMUNITION_TYPE.heavyGauss,
]);
const isLarge = (mount: Mount): boolean =>
  mount.item.weapon !== null && (has(mount, 'ppc') || LARGE.has(mount.item.weapon.ammunition));

export const omniViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { design, placed, mounts } = blueprint;
  const pods = placed.filter(({ mark }) => mark.omnipod === true);
  const [pod] = pods;
  if (!design.omni)
    return pod === undefined
      ? []
      : [violation('construction/pod-without-omni', null, '/omni', { item: pod.item.id })];
  const fixed = new Set(
    pods
      .map(({ item }) => item)
      .filter(
        ({ kind, flags }) =>
          kind === 'armor' || kind === 'structure' || FIXED.some((flag) => flags.includes(flag)),
      ),
  );
  const arms = flatMap(armsOf(design), (location) => {
    const large = mounts.find((mount) => mount.location === location && isLarge(mount));
    return large !== undefined &&
      (partsAt(blueprint, location, 'lower-arm') > 0 || partsAt(blueprint, location, 'hand') > 0)
      ? [violation('construction/omni-arm', null, `/slots/${location}`, { item: large.item.id, location })]
      : [];
  });
  return [
    ...[...fixed].map(({ id }) => violation('construction/never-in-a-pod', null, '/slots', { item: id })),
    ...arms,
  ];
};
