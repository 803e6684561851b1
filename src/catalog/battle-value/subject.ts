/**
 * What a Battle Value is taken of: what a design has, less what its condition has lost (BV-D1 … BV-D18 in
 * README.md).
 */
import { legsOf, perLocation, rearOf } from '../body';
import type { Condition } from '../condition';
import { brokenParts, engineHits, engineRuns, gyroHolds, locationDestroyed, structureLeft } from '../fitness';
import {
  LOCATIONS,
  type ArmorLocation,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type SystemPart,
} from '../model';
import { walkMp } from '../walk-mp';
import { clanCase } from './defence/clan-case';
import { anyFlagged, flagged } from './flagged';
import { has, type Mount } from './mounts';
import type { Reading } from './reading';
import { standing, workingBins, workingMounts, type Bin } from './working';

export interface Subject {
  readonly design: MechDesign;
  /** Points left. */
  readonly armor: number;
  /** Points left by location, front and rear. */
  readonly armorAt: Readonly<Record<Location, number>>;
  readonly structure: number;
  readonly lost: ReadonlySet<Location>;
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
  /** Locations with the CASE that a clan chassis has without saying so. */
  readonly clanCase: ReadonlySet<Location>;
  /** Whether its sensors see enough to fire. */
  readonly aims: boolean;
  /** MP without MASC, TSM and what hinders. */
  readonly walk: number;
  /** Jump jets that work, or the MP of working jump boosters; 0 without a gyro or legs. */
  readonly jets: number;
  /** A partial wing and how many of its slots are broken; null: none. */
  readonly wing: { readonly broken: number } | null;
  /** Working heat sinks: how many, and the heat that they take a turn. */
  readonly sinks: { readonly count: number; readonly capacity: number };
}

/** Hits that blind a mech; one whose cockpit lies in the torso has a third sensor there. */
const SENSOR_HITS = 2;
const TORSO_COCKPIT_SENSOR_HITS = 3;

export const carries = ({ mounts }: Pick<Subject, 'mounts'>, flag: string): boolean =>
  anyFlagged(mounts, flag);
export const countOf = ({ mounts }: Pick<Subject, 'mounts'>, flag: string): number =>
  flagged(mounts, flag).length;

const takes = (mount: Mount): number =>
  has(mount, 'double-heat-sink') ? 2 : has(mount, 'heat-sink') ? 1 : 0;
const isSink = (mount: Mount): number => (takes(mount) === 0 ? 0 : 1);
const total = <T>(list: readonly T[], worth: (one: T) => number): number =>
  list.reduce((sum, one) => sum + worth(one), 0);

/** Two compact heat sinks that share a slot are one of the mech's heat sinks, and take the heat of two. */
const pairs = (mounts: readonly Mount[]): number =>
  flagged(mounts, 'compact-heat-sink').filter((mount) => takes(mount) === 2).length;

/**
 * Jets lift by their number, or by fewer MP where the design says so; boosters as a whole as far as they were
 * built for.
 */
const jetsOf = (design: MechDesign, mounts: readonly Mount[]): number => {
  if (anyFlagged(mounts, 'jump-booster')) return design.jump;
  const jets = flagged(mounts, 'jump-jet').length;
  return design.jump > 0 ? Math.min(design.jump, jets) : jets;
};

const wingOf = (design: MechDesign, condition: Condition, mounts: readonly Mount[]): Subject['wing'] => {
  const [wing] = flagged(mounts, 'partial-wing');
  if (wing === undefined) return null;
  const stands = standing(design, condition);
  return { broken: wing.slots.filter((slot) => !stands(slot)).length };
};

export const subjectOf = (
  design: MechDesign,
  items: ReadonlyMap<ItemId, Item>,
  all: readonly Mount[],
  condition: Condition,
  reading: Reading = 'megamek',
): Subject => {
  const mounts = workingMounts(design, condition, all);
  const lost = (worth: (mount: Mount) => number) =>
    mounts === all ? 0 : total(all, worth) - total(mounts, worth);
  const gone = new Set<Location>(
    LOCATIONS.filter((location) => locationDestroyed(design, condition, location)),
  );
  // Most of what is worn has lost armour only.
  const isWhole = gone.size === 0 && condition.slots.length === 0;
  const broken = (part: SystemPart) =>
    isWhole ? 0 : total(LOCATIONS, (location) => brokenParts(design, condition, location, part));
  const plate = (at: ArmorLocation) => condition.armor[at] ?? design.armor[at];
  const armorIn = (location: Location): number => {
    const rear = rearOf(location);
    return gone.has(location) ? 0 : plate(location) + (rear === null ? 0 : plate(rear));
  };
  const gyroWorks = gyroHolds(design, condition);
  const cockpits = () =>
    total(
      LOCATIONS,
      (at) => design.slots[at].filter((slot) => slot?.kind === 'system' && slot.part === 'cockpit').length,
    );
  return {
    design,
    armor: total(LOCATIONS, armorIn),
    armorAt: perLocation(armorIn),
    lost: gone,
    structure: total(LOCATIONS, (at) => (gone.has(at) ? 0 : structureLeft(design, condition, at))),
    gyroWorks,
    acts: isWhole || (engineRuns(design, condition) && broken('cockpit') < Math.max(1, cockpits())),
    engineHits: isWhole ? 0 : engineHits(design, condition),
    mounts,
    clanCase: clanCase(design, all, reading),
    bins: workingBins(design, condition, items),
    aims: broken('sensors') < (design.cockpit === 'torso-mounted' ? TORSO_COCKPIT_SENSOR_HITS : SENSOR_HITS),
    walk: walkMp(design, condition),
    jets: gyroWorks && !legsOf(design).every((leg) => gone.has(leg)) ? jetsOf(design, mounts) : 0,
    wing: wingOf(design, condition, mounts),
    sinks: {
      count: design.heatSinks.count - pairs(all) - lost(isSink),
      capacity: design.heatSinks.capacity - lost(takes),
    },
  };
};
