/**
 * The weight of a design, derived from its parts (TM, construction): every part with its tons, and what
 * nobody states.
 */
import { addTons, microTons, type MicroTons, tons, ZERO_TONS } from '../../kernel';
import { has, type Mount } from '../battle-value/mounts';
import { AMMUNITION_TYPE } from '../items/ammunition-type';
import { LOCATIONS, type ItemId, type MechDesign } from '../model';
import { mountTons } from '../items/mount-size';
import { armorTonsOf } from './armor';
import { blueprintOf, sizeOfPiece, type Blueprint, type Lookup } from './blueprint';
import { cockpitTons } from './cockpit';
import { conversionTons } from './conversion';
import { amplifierTons } from './engine';
import { gyroTons } from './gyro';
import { heatSinkTons, isHeatSink } from './heat-sinks';
import { structureTons } from './structure';

/**
 * A line of the breakdown. `item`: which, of part `item`; `count`: pieces, slots, or heat sinks, null where
 * it has no meaning.
 */
export interface WeightLine {
  readonly part:
    | 'engine'
    | 'gyro'
    | 'cockpit'
    | 'structure'
    | 'heat-sinks'
    | 'armor'
    | 'conversion-gear'
    | 'amplifiers'
    | 'armored-components'
    | 'item';
  readonly item: ItemId | null;
  readonly count: number | null;
  readonly tons: MicroTons;
}
export interface Weight {
  readonly lines: readonly WeightLine[];
  readonly total: MicroTons;
  /**
   * Items whose weight is not known; they are missing in the total. An engine that nobody builds weighs
   * nothing here.
   */
  readonly unknown: readonly ItemId[];
}

const ARMORED_SLOT = tons(0.5);
const ARMORED_COCKPIT = tons(1);

/**
 * Slots that are armoured by themselves, and their weight: half a ton each, a ton for the cockpit as a whole
 * (TO).
 */
const armoredComponents = ({
  design,
  placed,
}: Blueprint): { readonly count: number; readonly tons: MicroTons } => {
  let [slots, cockpit] = [placed.filter(({ mark }) => mark.armored === true).length, 0];
  for (const location of LOCATIONS)
    for (const slot of design.slots[location])
      if (slot?.kind === 'system' && slot.armored === true) {
        if (slot.part === 'cockpit') cockpit = 1;
        else slots += 1;
      }
  return { count: slots + cockpit, tons: microTons(slots * ARMORED_SLOT + cockpit * ARMORED_COCKPIT) };
};

/** Lasers, PPCs and flamers live on the engine's power; what burns ammunition does not. */
const drawsPower = (mount: Mount): boolean =>
  has(mount, 'ppc-capacitor') ||
  (mount.item.weapon?.ammunition === AMMUNITION_TYPE.none && has(mount, 'energy'));

/** Tons of a piece by the rules; failing those, what the design says of it. */
const pieceTons = (blueprint: Blueprint, mount: Mount): MicroTons | null => {
  const { item, location } = mount;
  const size = item.tons === null ? sizeOfPiece(blueprint, mount) : undefined;
  return mountTons(item, blueprint.sized, size, location) ?? blueprint.design.mountTons[item.id] ?? null;
};

export const weightOfBlueprint = (blueprint: Blueprint): Weight => {
  const { design, mounts } = blueprint;
  const unknown = new Set<ItemId>(blueprint.unknown);
  const items = new Map<ItemId, { count: number; tons: MicroTons }>();
  let fed = ZERO_TONS;
  for (const mount of mounts) {
    if (isHeatSink(mount)) continue;
    const weight = pieceTons(blueprint, mount);
    if (weight === null) unknown.add(mount.item.id);
    else {
      const before = items.get(mount.item.id) ?? { count: 0, tons: ZERO_TONS };
      items.set(mount.item.id, { count: before.count + 1, tons: addTons(before.tons, weight) });
      if (drawsPower(mount)) fed = addTons(fed, weight);
    }
  }
  const armored = armoredComponents(blueprint);
  const conversion = conversionTons(design);
  const amplifiers = amplifierTons(design.engine.type, fed);
  const line = (part: WeightLine['part'], weight: MicroTons, count: number | null = null): WeightLine => ({
    part,
    item: null,
    count,
    tons: weight,
  });
  const lines: WeightLine[] = [
    line('structure', structureTons(design.tons, design.structureType)),
    line('engine', blueprint.engineTons ?? ZERO_TONS),
    line('gyro', gyroTons(design.engine.rating, design.gyro)),
    line('cockpit', cockpitTons(design.cockpit)),
    line('heat-sinks', heatSinkTons(blueprint), design.heatSinks.count),
    line('armor', armorTonsOf(design)),
    ...(conversion > 0 ? [line('conversion-gear', conversion)] : []),
    ...(armored.count > 0 ? [line('armored-components', armored.tons, armored.count)] : []),
    ...(amplifiers > 0 ? [line('amplifiers', amplifiers)] : []),
  ];
  for (const [item, { count, tons: weight }] of items)
    if (weight > 0) lines.push({ part: 'item', item, count, tons: weight });
  return { lines, total: addTons(...lines.map((one) => one.tons)), unknown: [...unknown] };
};

/** Every part of a design with its weight. */
export const weightOf = (design: MechDesign, lookup: Lookup): Weight =>
  weightOfBlueprint(blueprintOf(design, lookup));
