/**
 * Whether two designs are the same machine: alike in all that a battle, a depot or the Battle Value can tell.
 */
import { flatMap } from '../kernel';
import { ARMOR_LOCATIONS, LOCATIONS, type MechDesign, type Slot } from './model';

/** What designs can differ in; role, year, price, rules level, factions and pods make no other machine. */
const MECH_PARTS = [
  'tons',
  'tech',
  'movement',
  'engine',
  'gyro',
  'cockpit',
  'structure',
  'armor',
  'heat-sinks',
  'equipment',
  'ammunition',
  'bv',
] as const;
export type MechPart = (typeof MECH_PARTS)[number];

const itemsOf = (slot: Slot | null): readonly string[] => {
  if (slot === null) return [];
  if (slot.kind === 'system') return [`@${slot.part}${slot.armored === true ? ' armored' : ''}`];
  return slot.items.map(
    ({ item, rear, armored, turret, size }) =>
      `${item}${rear ? ' rear' : ''}${armored === true ? ' armored' : ''}${turret === true ? ' turret' : ''}${size === undefined ? '' : ` ${size}`}`,
  );
};

/** In which order things stand in a location makes no difference worth a second name. */
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

const facts = (design: MechDesign): Readonly<Record<MechPart, unknown>> => ({
  tons: design.tons,
  tech: [design.techBase, design.mixedTech, design.motion, design.omni, design.lam],
  movement: [design.walk, design.run, design.jump],
  engine: [design.engine.type, design.engine.rating, design.engine.techBase],
  gyro: design.gyro,
  cockpit: [design.cockpit, design.fullHeadEjection],
  structure: [
    design.structureType,
    design.structureTechBase,
    ...LOCATIONS.map((location) => design.structure[location]),
  ],
  armor: [
    design.armorType,
    design.armorTechBase,
    design.patchwork === null
      ? null
      : LOCATIONS.map((location) => [
          design.patchwork?.[location].type,
          design.patchwork?.[location].techBase,
        ]),
    ...ARMOR_LOCATIONS.map((location) => design.armor[location]),
  ],
  'heat-sinks': [
    design.heatSinks.count,
    design.heatSinks.double,
    design.heatSinks.capacity,
    design.heatSinks.item,
  ],
  equipment: LOCATIONS.map((location) => sorted(flatMap(design.slots[location], itemsOf))),
  ammunition: sorted(design.bins.map(({ location, item, shots }) => `${location} ${item} ${shots}`)),
  bv: design.bv,
});

/** What tells two designs apart, in the order of `MECH_PARTS`; empty: they are the same machine. */
export const differences = (a: MechDesign, b: MechDesign): readonly MechPart[] => {
  const [one, other] = [facts(a), facts(b)];
  return MECH_PARTS.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
};
