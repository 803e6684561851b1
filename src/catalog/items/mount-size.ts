/**
 * What one piece of equipment weighs and how many slots it fills on a given mech: its own figures, or the
 * rules of those that depend on the mech (TechManual and Tactical Operations, equipment tables). Armour and
 * structure weigh by points and tonnage, not by piece.
 */
import { tons as exactTons, MICRO_TONS, type MicroTons, ZERO_TONS } from '../../kernel';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SlotItem } from '../model';

/** What the size of equipment goes by. */
export interface SizedMech {
  /** Metric tons. */
  readonly tons: number;
  readonly motion: MechDesign['motion'];
  /** Jumping MP as built. */
  readonly jump: number;
  /** Null: not known; what goes by it is not known then either. */
  readonly engineTons: MicroTons | null;
  /** All direct-fire weapons, which a targeting computer steers. */
  readonly directFireTons: MicroTons;
  /** By location: what stands in a turret there, without ammunition and heat sinks. */
  readonly turretTons: Readonly<Partial<Record<Location, MicroTons>>>;
  /** By location: the room for cargo, which a dumper tips out. None: there is none. */
  readonly cargoTons?: Readonly<Partial<Record<Location, MicroTons>>>;
}

type Rule = (mech: SizedMech, size: number | null, location: Location | null) => number | null;
interface Size {
  /** Tons of one piece. */
  readonly tons?: Rule;
  /** Slots of one piece. */
  readonly slots?: Rule;
}

/** Multiplied out before it is divided: 7 % of 100 t are 7 t, not 7.000000000000001. */
const nextHalf = (halves: number): number => Math.ceil(halves) / 2;
const part =
  (dividend: number, divisor: number): Rule =>
  (mech) =>
    nextHalf((mech.tons * dividend * 2) / divisor);
const wholePart =
  (divisor: number, more = 0): Rule =>
  ({ tons }) =>
    Math.ceil(tons / divisor) + more;
const nearest =
  (divisor: number): Rule =>
  ({ tons }) =>
    Math.max(1, Math.floor(tons / divisor + 0.5));
const fixed =
  (count: number): Rule =>
  () =>
    count;
const byClass =
  (light: number, medium: number, heavy: number, assault: number): Rule =>
  ({ tons }) =>
    tons <= 35 ? light : tons <= 55 ? medium : tons <= 75 ? heavy : assault;
const byMotion =
  (biped: number, quad: number): Rule =>
  ({ motion }) =>
    motion === 'quad' ? quad : biped;
const jets =
  (factor: number): Rule =>
  ({ tons }) =>
    factor * (tons <= 55 ? 0.5 : tons <= 85 ? 1 : 2);
const tenthOfEngine: Rule = ({ engineTons }) =>
  engineTons === null ? null : nextHalf((engineTons * 2) / (10 * MICRO_TONS));
const targeting =
  (divisor: number): Rule =>
  ({ directFireTons }) =>
    Math.ceil(directFireTons / (divisor * MICRO_TONS));
const turretOn = ({ turretTons }: SizedMech, location: Location): number =>
  nextHalf(((turretTons[location] ?? 0) * 2) / (10 * MICRO_TONS));
const turret: Rule = (mech, _size, location) => (location === null ? null : turretOn(mech, location));
/** It stands in the centre torso and turns what is in the head. */
const headTurret: Rule = (mech) => turretOn(mech, 'HD');
/** A twentieth of the cargo beside it. */
const dumper: Rule = ({ cargoTons }, _size, location) =>
  location === null ? null : nextHalf(((cargoTons?.[location] ?? 0) * 2) / (20 * MICRO_TONS));
const bySize: Size = {
  tons: (_mech, size) => (size === null ? null : nextHalf(size * 2)),
  slots: (_mech, size) => (size === null ? null : Math.ceil(size)),
};
const whole = (rule: Rule): Size => ({ tons: rule, slots: rule });

/** By id of the item. Slots of armour are those of a mech that has it everywhere. */
const SIZES: Readonly<Record<string, Size>> = {
  'jump-jet': { tons: jets(1) },
  'improved-jump-jet': { tons: jets(2) },
  'primitive-prototype-jump-jet': { tons: jets(1) },
  'is-prototype-improved-jump-jet': { tons: jets(2) },
  umu: { tons: jets(1) },
  'is-mechanical-jump-boosters': {
    tons: ({ tons, jump }) => nextHalf((tons * jump * 2) / 20),
    slots: byMotion(4, 8),
  },
  'is-partial-wing': { tons: part(7, 100) },
  'clan-partial-wing': { tons: part(5, 100) },
  'is-masc': whole(nearest(20)),
  'clan-masc': whole(nearest(25)),
  supercharger: { tons: tenthOfEngine },
  'is-targeting-computer': whole(targeting(4)),
  'clan-targeting-computer': whole(targeting(5)),
  'actuator-enhancement-system': {
    tons: ({ tons, motion }) => nextHalf((tons * 2) / (motion === 'quad' ? 50 : 35)),
    slots: byClass(1, 2, 3, 4),
  },
  'is-hatchet': whole(wholePart(15)),
  'is-sword': { tons: part(1, 20), slots: wholePart(15) },
  'is-mace': whole(wholePart(10)),
  'is-lance': whole(wholePart(20)),
  'is-retractable-blade': { tons: ({ tons }) => 0.5 + nextHalf((tons * 2) / 20), slots: wholePart(20, 1) },
  claw: whole(wholePart(15)),
  'clan-talons': { tons: wholePart(15), slots: byMotion(4, 8) },
  tracks: { tons: part(1, 10), slots: byMotion(2, 4) },
  'clan-quadvee-wheels': { tons: part(15, 100), slots: ({ motion }) => (motion === 'quad' ? 4 : null) },
  'environmental-sealing-mech': { tons: part(1, 10) },
  'is-booby-trap': { tons: part(1, 10) },
  'drone-operating-system': { tons: ({ tons }) => tons / 10 + 0.5 },
  'smart-robotic-control-system': { tons: part(5, 100) },
  'improved-smart-robotic-control-system': { tons: part(7, 100) },
  'battlemech-turret-head': { tons: headTurret },
  'battlemech-turret-shoulder': { tons: turret },
  'battlemech-turret-quad': { tons: turret },
  'dumper-front': { tons: dumper },
  'dumper-left': { tons: dumper },
  'dumper-rear': { tons: dumper },
  'dumper-right': { tons: dumper },
  'ram-plate': { tons: wholePart(10) },
  'extended-fuel-tank': { tons: tenthOfEngine, slots: (mech) => ceilOrNull(tenthOfEngine(mech, null, null)) },
  cargo: bySize,
  'liquid-storage': bySize,
  'communications-equipment': bySize,
  /** Its size is in metres. */
  ladder: { tons: (_mech, size) => (size === null ? null : Math.round(size * 5) / 1000) },
  'is-blue-shield-particle-field-damper': { slots: fixed(7) },
  'is-endo-steel': { slots: fixed(14) },
  'is-endo-composite': { slots: fixed(7) },
  'is-ferro-fibrous-armor': { slots: fixed(14) },
  'clan-ferro-fibrous-armor': { slots: fixed(7) },
  'is-ferro-fibrous-prototype-armor': { slots: fixed(16) },
  'is-light-ferro-fibrous-armor': { slots: fixed(7) },
  'is-heavy-ferro-fibrous-armor': { slots: fixed(21) },
  'clan-ferro-lamellor-armor': { slots: fixed(12) },
  'is-stealth-armor': { slots: fixed(12) },
  'is-reactive-armor': { slots: fixed(14) },
  'clan-reactive-armor': { slots: fixed(7) },
  'is-reflective-armor': { slots: fixed(10) },
  'clan-reflective-armor': { slots: fixed(5) },
  'is-anti-penetrative-ablation-armor': { slots: fixed(6) },
  'heat-dissipating-armor': { slots: fixed(6) },
  'is-ballistic-reinforced-armor': { slots: fixed(10) },
  'is-impact-resistant-armor': { slots: fixed(10) },
  'standard-armor': { slots: fixed(0) },
  'hardened-armor': { slots: fixed(0) },
  'is-primitive-armor': { slots: fixed(0) },
  'industrial-armor': { slots: fixed(0) },
  'heavy-industrial-armor': { slots: fixed(0) },
  'commercial-armor': { slots: fixed(0) },
};
const ceilOrNull = (value: number | null): number | null => (value === null ? null : Math.ceil(value));
const sizeOf = (item: Item): Size => (Object.hasOwn(SIZES, item.id) ? (SIZES[item.id] ?? {}) : {});

/**
 * Tons of one piece on this mech; of the slots of armour and structure 0. `size`: tons of what comes in any
 * size, metres of a ladder; `location`: where a turret stands. Null: nobody says, or it goes by what is not
 * told here.
 */
export const mountTons = (
  item: Item,
  mech: SizedMech,
  size?: number,
  location?: Location,
): MicroTons | null => {
  if (item.kind === 'armor' || item.kind === 'structure') return ZERO_TONS;
  if (item.tons !== null) return item.tons;
  const found = sizeOf(item).tons?.(mech, size ?? null, location ?? null) ?? null;
  return found === null ? null : exactTons(found);
};

/**
 * Slots of one piece on this mech; of armour and structure, of all of it together. Null as for `mountTons`.
 */
export const mountSlots = (item: Item, mech: SizedMech, size?: number): number | null =>
  item.slots ?? sizeOf(item).slots?.(mech, size ?? null, null) ?? null;

type Sized = Pick<MechDesign, 'tons' | 'motion' | 'jump' | 'slots'> & Partial<Pick<MechDesign, 'mountTons'>>;

const CARGO = ['cargo', 'liquid-cargo'];
/** What one slot of cargo holds: its piece's size, of which a whole ton fills a slot. */
const cargoIn = (item: Item, { size }: SlotItem, { mountTons: weights }: Sized): number => {
  const tons = item.tons ?? (size === undefined ? weights?.[item.id] : exactTons(size)) ?? 0;
  return tons / Math.max(1, item.slots ?? Math.ceil(tons / MICRO_TONS));
};
const byPlace = (sums: ReadonlyMap<Location, number>): Readonly<Partial<Record<Location, MicroTons>>> =>
  Object.fromEntries([...sums].map(([location, weight]) => [location, Math.round(weight) as MicroTons]));

/**
 * What the size of a design's equipment goes by, from what stands in its slots. `engineTons` is the caller's
 * to know.
 */
export const sizedMechOf = (
  design: Sized,
  lookup: (id: ItemId) => Item | null,
  engineTons: MicroTons | null,
): SizedMech => {
  let directFire = 0;
  const inTurret = new Map<Location, number>();
  const cargo = new Map<Location, number>();
  for (const location of LOCATIONS)
    for (const slot of design.slots[location]) {
      if (slot?.kind !== 'items') continue;
      for (const mounted of slot.items) {
        const { item: id, turret: isInTurret } = mounted;
        const item = lookup(id);
        if (item !== null && CARGO.some((flag) => item.flags.includes(flag)))
          cargo.set(location, (cargo.get(location) ?? 0) + cargoIn(item, mounted, design));
        if (item === null || item.tons === null || item.slots === null || item.slots === 0) continue;
        // A piece has as many slots as it has, wherever they lie: each carries its part of the weight.
        const weight = item.tons / item.slots;
        if (item.weapon !== null && item.flags.includes('direct-fire')) directFire += weight;
        const counts =
          item.kind !== 'ammunition' &&
          !item.flags.includes('heat-sink') &&
          !item.flags.includes('double-heat-sink');
        if (isInTurret === true && counts) inTurret.set(location, (inTurret.get(location) ?? 0) + weight);
      }
    }
  return {
    tons: design.tons,
    motion: design.motion,
    jump: design.jump,
    engineTons,
    directFireTons: Math.round(directFire) as MicroTons,
    turretTons: byPlace(inTurret),
    ...(cargo.size === 0 ? {} : { cargoTons: byPlace(cargo) }),
  };
};
