/**
 * Why a design has no Battle Value: what is not known, has no value, or works in a way that these rules do
 * not cover, each by name.
 */
import { flatMap, violation, type Violation } from '../../kernel';
import { armorKindAt } from '../armor';
import { LOCATIONS, type ItemId, type MechDesign } from '../model';
import { hasStatedValue } from './equipment-value';
import { armorFactor, cockpitFactor, gyroFactor, structureFactor } from './kind-factors';
import { has, type Mount } from './mounts';

/** Flags of what is no mech's: parts of mechs that turn into something else, and of other units. */
const NOT_COVERED: readonly string[] = ['of-another-unit', 'bomb-weapon'];

const isCovered = (mount: Mount): boolean => !NOT_COVERED.some((flag) => has(mount, flag));
const idsOf = (mounts: readonly Mount[]): readonly ItemId[] => [
  ...new Set(mounts.map(({ item }) => item.id)),
];

/** Every reason, none for a design that can be valued. */
export const refusals = (
  design: MechDesign,
  mounts: readonly Mount[],
  unknown: readonly ItemId[],
): readonly Violation[] => {
  const unfit = mounts.filter((mount) => !isCovered(mount) || !hasStatedValue(mount));
  const item = (
    code: 'battle-value/unknown-item' | 'battle-value/not-covered' | 'battle-value/no-value',
    ids: readonly ItemId[],
  ) => ids.map((id) => violation(code, null, '/slots', { item: id }));
  const kind = (pointer: string, value: string, factor: number | null) =>
    factor === null ? [violation('battle-value/unknown-kind', null, pointer, { kind: value })] : [];
  const armors =
    design.armorType === 'patchwork'
      ? new Set(LOCATIONS.map((at) => armorKindAt(design, at).type))
      : new Set([design.armorType]);
  return [
    ...flatMap([...armors], (armor) =>
      kind(design.armorType === 'patchwork' ? '/patchwork' : '/armorType', armor, armorFactor(armor)),
    ),
    ...kind('/structureType', design.structureType, structureFactor(design.structureType)),
    ...kind('/gyro', design.gyro, gyroFactor(design.gyro)),
    ...kind('/cockpit', design.cockpit, cockpitFactor(design.cockpit)),
    ...item('battle-value/unknown-item', unknown),
    ...item('battle-value/not-covered', idsOf(unfit.filter((mount) => !isCovered(mount)))),
    ...item('battle-value/no-value', idsOf(unfit.filter(isCovered))),
  ];
};
