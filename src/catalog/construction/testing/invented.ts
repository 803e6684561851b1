/** A legal design of our own for tests, and edits that stay one. */
import { bundledCatalog } from '../../bundled';
import { slotCount } from '../../decode';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type DesignSlug,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type Slot,
  type SlotItem,
  type SystemPart,
} from '../../model';
import { mountSlots } from '../../items/mount-size';
import { internalStructure } from '../structure';

const catalog = bundledCatalog();
export const lookup = (id: ItemId): Item | null => catalog.item(id);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** A design under change. */
export type Draft = Omit<
  Mutable<MechDesign>,
  'slots' | 'bins' | 'armor' | 'structure' | 'engine' | 'heatSinks'
> & {
  slots: Record<Location, (Slot | null)[]>;
  bins: Mutable<MechDesign['bins'][number]>[];
  armor: Mutable<MechDesign['armor']>;
  structure: Mutable<MechDesign['structure']>;
  engine: Mutable<MechDesign['engine']>;
  heatSinks: Mutable<MechDesign['heatSinks']>;
};

const system = (...parts: readonly SystemPart[]): Slot[] => parts.map((part) => ({ kind: 'system', part }));
const ENGINE: readonly SystemPart[] = ['engine', 'engine', 'engine'];
const GYRO: readonly SystemPart[] = ['gyro', 'gyro', 'gyro', 'gyro'];

/** Fills the first free slots of a location that lie side by side. */
export const put = (
  draft: Draft,
  location: Location,
  item: string,
  mark: Partial<SlotItem> = {},
  count?: number,
): void => {
  const known = lookup(item as ItemId);
  const mech = { ...draft, engineTons: null, directFireTons: 0 as never, turretTons: {} };
  const size = count ?? (known === null ? 1 : (mountSlots(known, mech, mark.size) ?? 1));
  const slots = draft.slots[location];
  let start = slots.findIndex((_slot, index) =>
    Array.from({ length: size }, (_, i) => slots[index + i]).every((one) => one === null),
  );
  if (start < 0) start = slots.length;
  for (let i = 0; i < size; i += 1)
    slots[start + i] = { kind: 'items', items: [{ item: item as ItemId, rear: false, ...mark }] };
  if (known !== null && known.ammunition !== null)
    draft.bins.push({ location, slot: start + 1, item: known.id, shots: known.ammunition.shotsPerTon });
};

/** Empties the slots of a location that a part of the mech fills. */
export const remove = (draft: Draft, location: Location, part: SystemPart): void => {
  draft.slots[location] = draft.slots[location].map((slot) =>
    slot?.kind === 'system' && slot.part === part ? null : slot,
  );
};
export const build = (draft: Draft, location: Location, ...parts: readonly SystemPart[]): void => {
  for (const slot of system(...parts)) draft.slots[location][draft.slots[location].indexOf(null)] = slot;
};

const padded = (
  motion: MechDesign['motion'],
  location: Location,
  slots: readonly Slot[],
): (Slot | null)[] => [
  ...slots,
  ...Array.from({ length: slotCount(motion, location) - slots.length }, () => null),
];

/** 50 t, 4/6/0, with 20 t to spare. */
export const invented = (motion: MechDesign['motion'] = 'biped'): Draft => {
  const tons = 50;
  const leg = system('hip', 'upper-leg', 'lower-leg', 'foot');
  const arm = motion === 'quad' ? leg : system('shoulder', 'upper-arm', 'lower-arm', 'hand');
  const slots: Readonly<Record<Location, readonly Slot[]>> = {
    HD: system('life-support', 'sensors', 'cockpit', 'sensors', 'life-support'),
    CT: system(...ENGINE, ...GYRO, ...ENGINE),
    RT: [],
    LT: [],
    RA: arm,
    LA: arm,
    RL: leg,
    LL: leg,
  };
  const draft: Draft = {
    slug: 'invented-inv-1' as DesignSlug,
    mulId: null,
    chassis: 'Invented',
    model: 'INV-1',
    tons,
    weightClass: 'medium',
    techBase: 'is',
    mixedTech: false,
    rulesLevel: 'advanced',
    role: '',
    year: 3070,
    bv: 0,
    cost: null,
    walk: 4,
    run: 6,
    jump: 0,
    motion,
    omni: false,
    lam: null,
    engine: { rating: 200, type: 'fusion', techBase: 'is' },
    heatSinks: { count: 10, double: false, capacity: 10, item: 'heat-sink' as ItemId, fixed: null },
    structureType: 'standard',
    structureTechBase: 'is',
    gyro: 'standard',
    cockpit: 'standard',
    fullHeadEjection: false,
    armorType: 'standard',
    armorTechBase: 'is',
    patchwork: null,
    armor: Object.fromEntries(ARMOR_LOCATIONS.map((location) => [location, 8])) as Draft['armor'],
    structure: Object.fromEntries(
      LOCATIONS.map((location) => [location, internalStructure(tons, location, motion)]),
    ) as Draft['structure'],
    slots: Object.fromEntries(
      LOCATIONS.map((location) => [location, padded(motion, location, slots[location])]),
    ) as Draft['slots'],
    mountTons: {},
    bins: [],
    factions: [],
  };
  put(draft, 'RL', 'heat-sink');
  put(draft, 'LL', 'heat-sink');
  return draft;
};
