/** What a Battle Value is taken of: what a design has, less what its condition has lost (BV-D1 … BV-D13 in README.md). */
import type { Condition } from '../condition';
import { brokenParts, engineHits, engineRuns, locationDestroyed, structureLeft } from '../fitness';
import { ARMOR_LOCATIONS, LOCATIONS, type ArmorLocation, type Item, type ItemId, type Location, type MechDesign, type SystemPart } from '../model';
import { walkMp } from '../walk-mp';
import { has, mountsOf, type Mount } from './mounts';
import { workingBins, workingMounts, type Bin } from './working';

export interface Subject {
  readonly design: MechDesign;
  /** Points left. */
  readonly armor: number;
  readonly structure: number;
  /** Whether the gyro holds the mech upright. */
  readonly gyroWorks: boolean;
  /** Whether it can still act: the engine runs and somebody can sit in the cockpit. */
  readonly acts: boolean;
  /** Hits on a running engine. */
  readonly engineHits: number;
  /** Pieces that work. */
  readonly mounts: readonly Mount[];
  /** Bins with at least one shot left, whether or not anything can fire it. */
  readonly bins: readonly Bin[];
  /** Whether its sensors see enough to fire. */
  readonly aims: boolean;
  /** MP without MASC and TSM. */
  readonly walk: number;
  readonly jump: number;
  /** Heat that the working heat sinks take a turn. */
  readonly dissipation: number;
}

/** Hits that put a standard gyro, and a mech's sensors, out of work. */
const GYRO_HITS = 2;
const SENSOR_HITS = 2;
const BIPED_LEGS: readonly Location[] = ['RL', 'LL'];
const QUAD_LEGS: readonly Location[] = ['RA', 'LA', 'RL', 'LL'];
const REAR: Readonly<Partial<Record<ArmorLocation, Location>>> = { CTR: 'CT', RTR: 'RT', LTR: 'LT' };

export const carries = (subject: Subject, flag: string): boolean => subject.mounts.some((mount) => has(mount, flag));

const sinks = (mount: Mount): number => (has(mount, 'double-heat-sink') ? 2 : has(mount, 'heat-sink') ? 1 : 0);
const jets = (mount: Mount): number => (has(mount, 'jump-jet') ? 1 : 0);
const total = <T>(list: readonly T[], worth: (one: T) => number): number => list.reduce((sum, one) => sum + worth(one), 0);

export const subjectOf = (design: MechDesign, items: ReadonlyMap<ItemId, Item>, condition: Condition): Subject => {
  const all = mountsOf(design, items);
  const mounts = workingMounts(design, condition, all);
  const lost = (worth: (mount: Mount) => number) => total(all, worth) - total(mounts, worth);
  const gone = new Set<ArmorLocation>(LOCATIONS.filter((location) => locationDestroyed(design, condition, location)));
  const broken = (part: SystemPart) => total(LOCATIONS, (location) => brokenParts(design, condition, location, part));
  const gyroWorks = broken('gyro') < GYRO_HITS;
  const legs = design.motion === 'quad' ? QUAD_LEGS : BIPED_LEGS;
  return {
    design,
    armor: total(ARMOR_LOCATIONS, (at) => (gone.has(REAR[at] ?? at) ? 0 : (condition.armor[at] ?? design.armor[at]))),
    structure: total(LOCATIONS, (at) => (gone.has(at) ? 0 : structureLeft(design, condition, at))),
    gyroWorks,
    acts: engineRuns(design, condition) && broken('cockpit') === 0,
    engineHits: engineHits(design, condition),
    mounts,
    bins: workingBins(design, condition, items),
    aims: broken('sensors') < SENSOR_HITS,
    walk: walkMp(design, condition),
    jump: gyroWorks && !legs.every((leg) => gone.has(leg)) ? Math.max(0, design.jump - lost(jets)) : 0,
    dissipation: design.heatSinks.capacity - lost(sinks),
  };
};
