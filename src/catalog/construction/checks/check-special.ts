/**
 * Industrial and primitive mechs, which may have less than others, and what industrial ones alone may have
 * (TM; IO for primitive ones).
 */
import { flatMap, violation, type Violation } from '../../../kernel';
import {
  ARMOR_TYPES,
  ENGINE_TYPES,
  STRUCTURE_TYPES,
  type ArmorType,
  type EngineType,
  type StructureType,
} from '../../model';
import type { Blueprint } from '../blueprint';
import { isPrimitive } from '../cockpit';

const INDUSTRIAL_ENGINES: readonly EngineType[] = ['fusion', 'ice', 'fuel-cell', 'fission'];
const PRIMITIVE_ENGINES: readonly EngineType[] = ENGINE_TYPES.filter((type) =>
  INDUSTRIAL_ENGINES.includes(type),
);
const PRIMITIVE_STRUCTURES: readonly StructureType[] = STRUCTURE_TYPES.filter(
  (type) => type === 'standard' || type === 'industrial',
);
const PRIMITIVE_ARMORS: readonly ArmorType[] = ARMOR_TYPES.filter(
  (type) => type === 'primitive' || type === 'industrial' || type === 'commercial',
);
const NOT_INDUSTRIAL: readonly string[] = ['tsm', 'double-heat-sink', 'compact-heat-sink'];
/** What needs the sensors of a fighting mech's cockpit. */
const FIRE_CONTROL: readonly string[] = [
  'targcomp',
  'artemis',
  'artemis-v',
  'bap',
  'c3-master',
  'c3s',
  'c3i',
];
const INDUSTRIAL_ALONE: readonly string[] = [
  'industrial-tsm',
  'environmental-sealing',
  'light-fluid-suction-system',
  'fuel',
];

export const specialViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { design, mounts } = blueprint;
  const first = (wanted: readonly string[]) =>
    flatMap(wanted, (flag) =>
      blueprint.flags.has(flag) ? (mounts.find(({ item }) => item.flags.includes(flag))?.item.id ?? []) : [],
    );
  const masc = mounts.find(({ item }) => item.flags.includes('masc') && !item.flags.includes('supercharger'));
  const isIndustrial = design.structureType === 'industrial';
  const cockpit = design.cockpit;
  const industrial: readonly string[] = isIndustrial
    ? [
        ...(INDUSTRIAL_ENGINES.includes(design.engine.type) ? [] : [design.engine.type]),
        ...(design.gyro === 'standard' ? [] : [`${design.gyro} gyro`]),
        ...first(NOT_INDUSTRIAL),
        ...(masc === undefined ? [] : [masc.item.id]),
        ...mounts
          .filter(({ item }) => item.flags.includes('jump-jet') && item.flags.includes('improved'))
          .map(({ item }) => item.id),
      ]
    : [];
  const blind = cockpit === 'industrial' || cockpit === 'primitive-industrial' ? first(FIRE_CONTROL) : [];
  const primitive: readonly string[] = isPrimitive(cockpit)
    ? [
        ...(design.omni ? ['omni'] : []),
        ...(PRIMITIVE_ENGINES.includes(design.engine.type) ? [] : [design.engine.type]),
        ...(PRIMITIVE_STRUCTURES.includes(design.structureType) ? [] : [design.structureType]),
        ...(design.armorType === 'patchwork' || PRIMITIVE_ARMORS.includes(design.armorType)
          ? []
          : [`${design.armorType} armor`]),
        ...first(['tsm', 'industrial-tsm']),
      ]
    : [];
  return [
    ...[...new Set(industrial)].map((what) => violation('construction/not-industrial', null, '', { what })),
    ...blind.map((what) => violation('construction/needs-fire-control', null, '/cockpit', { what })),
    ...[...new Set(primitive)].map((what) => violation('construction/not-primitive', null, '', { what })),
    ...(isIndustrial
      ? []
      : first(INDUSTRIAL_ALONE).map((what) =>
          violation('construction/industrial-only', null, '/slots', { what }),
        )),
  ];
};
