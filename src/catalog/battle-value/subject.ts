/** What a Battle Value is taken of: what a design has, less what its condition has lost (rules for damage: README.md). */
import type { Condition } from '../condition';
import { brokenParts, engineHits, engineRuns, locationDestroyed, structureLeft } from '../fitness';
import { ARMOR_LOCATIONS, LOCATIONS, type ArmorLocation, type Item, type ItemId, type Location, type MechDesign } from '../model';
import { walkMp } from '../walk-mp';
import { mountsOf, type Mount } from './mounts';

export interface Bin {
  readonly item: Item;
  readonly location: Location;
  readonly shots: number;
  readonly fullShots: number;
}

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
  /** Bins with at least one shot left. */
  readonly bins: readonly Bin[];
  /** MP without MASC and TSM. */
  readonly walk: number;
  readonly jump: number;
  /** Heat that the working heat sinks take a turn. */
  readonly dissipation: number;
}

const GYRO_HITS = 2;
const CARRIER: Readonly<Record<ArmorLocation, Location>> = {
  HD: 'HD',
  CT: 'CT',
  RT: 'RT',
  LT: 'LT',
  RA: 'RA',
  LA: 'LA',
  RL: 'RL',
  LL: 'LL',
  CTR: 'CT',
  RTR: 'RT',
  LTR: 'LT',
};

export const has = (mount: Mount, flag: string): boolean => mount.item.flags.includes(flag);
export const carries = (subject: Subject, flag: string): boolean => subject.mounts.some((mount) => has(mount, flag));

const isSink = (mount: Mount): boolean => has(mount, 'heat-sink') || has(mount, 'double-heat-sink');
const isJet = (mount: Mount): boolean => has(mount, 'jump-jet');

export const subjectOf = (design: MechDesign, items: ReadonlyMap<ItemId, Item>, condition: Condition): Subject => {
  const gone = new Set(LOCATIONS.filter((location) => locationDestroyed(design, condition, location)));
  const broken = new Set(condition.slots.map(({ location, slot }) => `${location}${slot}`));
  const shotsLeft = new Map(condition.ammunition.map(({ location, slot, shots }) => [`${location}${slot}`, shots]));
  const stands = ({ location, slot }: { location: Location; slot: number }) => !gone.has(location) && !broken.has(`${location}${slot}`);
  const all = mountsOf(design, items);
  const mounts = gone.size + broken.size === 0 ? all : all.filter((mount) => mount.slots.every(stands));
  const lost = (kind: (mount: Mount) => boolean) => all.filter(kind).length - mounts.filter(kind).length;
  const bins = design.bins.flatMap((bin): Bin[] => {
    const item = items.get(bin.item);
    const shots = shotsLeft.get(`${bin.location}${bin.slot}`) ?? bin.shots;
    return item === undefined || shots === 0 || !stands(bin) ? [] : [{ item, location: bin.location, shots, fullShots: bin.shots }];
  });
  return {
    design,
    armor: ARMOR_LOCATIONS.reduce((sum, at) => sum + (gone.has(CARRIER[at]) ? 0 : (condition.armor[at] ?? design.armor[at])), 0),
    structure: LOCATIONS.reduce((sum, at) => sum + (gone.has(at) ? 0 : structureLeft(design, condition, at)), 0),
    gyroWorks: brokenParts(design, condition, 'CT', 'gyro') < GYRO_HITS,
    acts: engineRuns(design, condition) && brokenParts(design, condition, 'HD', 'cockpit') === 0,
    engineHits: engineHits(design, condition),
    mounts,
    bins,
    walk: walkMp(design, condition),
    jump: Math.max(0, design.jump - lost(isJet)),
    dissipation: design.heatSinks.capacity - lost(isSink) * (design.heatSinks.double ? 2 : 1),
  };
};
