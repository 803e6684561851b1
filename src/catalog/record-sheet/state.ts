/** What a subject's condition leaves of it, computed once for all panels. */
import { has, itemsOf, mountsOf, type Mount } from '../battle-value/mounts';
import { workingMounts } from '../battle-value/working';
import { legsOf } from '../body';
import { engineHits, gyroHolds, locationDestroyed } from '../fitness';
import { LOCATIONS, type Item, type ItemId, type Location } from '../model';
import { walkMp } from '../walk-mp';
import type { SheetSubject } from './subject';

export interface SheetState {
  readonly subject: SheetSubject;
  readonly items: ReadonlyMap<ItemId, Item>;
  readonly mounts: readonly Mount[];
  /** Pieces of `mounts` that work. */
  readonly working: ReadonlySet<Mount>;
  readonly gone: ReadonlySet<Location>;
  readonly engineHits: number;
  /** MP with what is left of legs, gyro and jets, without MASC and TSM. */
  readonly walk: number;
  readonly jump: number;
  /** Heat that the heat sinks that are left take a turn. */
  readonly dissipation: number;
}

const sinks = (mount: Mount): number =>
  has(mount, 'double-heat-sink') ? 2 : has(mount, 'heat-sink') ? 1 : 0;
const jets = (mount: Mount): number => (has(mount, 'jump-jet') ? 1 : 0);
const total = (mounts: readonly Mount[], worth: (mount: Mount) => number): number =>
  mounts.reduce((sum, mount) => sum + worth(mount), 0);

/** One MP less for each jet that is lost; none without a gyro or legs. */
const jumpMp = (
  { design, condition }: SheetSubject,
  gone: ReadonlySet<Location>,
  lost: readonly Mount[],
): number => {
  const stands = gyroHolds(design, condition) && !legsOf(design).every((leg) => gone.has(leg));
  return stands ? Math.max(0, design.jump - total(lost, jets)) : 0;
};

export const stateOf = (subject: SheetSubject): SheetState => {
  const { design, condition, lookup } = subject;
  const { items } = itemsOf(design, lookup);
  const mounts = mountsOf(design, items);
  const working = new Set(workingMounts(design, condition, mounts));
  const lost = mounts.filter((mount) => !working.has(mount));
  const gone = new Set(LOCATIONS.filter((location) => locationDestroyed(design, condition, location)));
  return {
    subject,
    items,
    mounts,
    working,
    gone,
    engineHits: engineHits(design, condition),
    walk: walkMp(design, condition),
    jump: jumpMp(subject, gone, lost),
    dissipation: Math.max(0, design.heatSinks.capacity - total(lost, sinks)),
  };
};
