/** Why a design has no Battle Value: what is not known, has no value, or works in a way that these rules do not cover, each by name. */
import { violation, type Violation } from '../../kernel/violation';
import type { ItemId, MechDesign } from '../model';
import { armorFactor, cockpitFactor, gyroFactor, structureFactor } from './kind-factors';
import { has, type Mount } from './mounts';
import { hasDamageValue } from './physical-weapons';

/** Flags of equipment that changes movement, heat or armour by rules of its own. */
const NOT_COVERED: readonly string[] = [
  'partial-wing',
  'radical-heatsink',
  'jump-booster',
  'umu',
  'actuator-enhancement-system',
  'modular-armor',
  'talon',
  'drone-operating-system',
];
/** Ammunition type of the coolant pod, which is no ammunition. */
const COOLANT_POD = 36;

const isCovered = (mount: Mount): boolean => !NOT_COVERED.some((flag) => has(mount, flag)) && mount.item.ammunition?.type !== COOLANT_POD;
const hasValue = (mount: Mount): boolean => mount.item.bv !== null || hasDamageValue(mount);
const idsOf = (mounts: readonly Mount[]): readonly ItemId[] => [...new Set(mounts.map(({ item }) => item.id))];

/** Every reason, none for a design that can be valued. */
export const refusals = (design: MechDesign, mounts: readonly Mount[], unknown: readonly ItemId[]): readonly Violation[] => {
  const item = (code: string, ids: readonly ItemId[]) => ids.map((id) => violation(code, null, '/slots', { item: id }));
  const kind = (pointer: string, value: string, factor: number | null) =>
    factor === null ? [violation('battle-value/unknown-kind', null, pointer, { kind: value })] : [];
  const uncovered = mounts.filter((mount) => !isCovered(mount));
  return [
    ...kind('/armorType', design.armorType, armorFactor(design.armorType)),
    ...kind('/structureType', design.structureType, structureFactor(design.structureType)),
    ...kind('/gyro', design.gyro, gyroFactor(design.gyro)),
    ...kind('/cockpit', design.cockpit, cockpitFactor(design.cockpit)),
    ...item('battle-value/unknown-item', unknown),
    ...item('battle-value/not-covered', idsOf(uncovered)),
    ...item('battle-value/no-value', idsOf(mounts.filter((mount) => isCovered(mount) && !hasValue(mount)))),
  ];
};
