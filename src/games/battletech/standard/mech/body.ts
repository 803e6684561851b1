/**
 * What still works of a mech under its damage: locations, the mech's own parts, equipment. What two rules ask
 * is answered here once.
 */
import { type Condition, type Location, LOCATIONS, type SystemPart } from '../../../../catalog';
import { memo } from '../../../../kernel';
import type { Mech } from './model';
import type { Mount, Sheet } from './sheet';

export type Wounded = Pick<Mech, 'sheet' | 'condition'>;

export interface Body {
  /** Locations that are destroyed; a biped's arm goes with its torso. */
  readonly gone: ReadonlySet<Location>;
  /** Broken slots of a part, by `location part`. */
  readonly broken: ReadonlyMap<string, number>;
  /** Slots that are hit, destroyed or gone, by `location.slot`. */
  readonly lost: ReadonlySet<string>;
}

const TORSO_OF: Readonly<Partial<Record<Location, Location>>> = { RA: 'RT', LA: 'LT' };

const computed = (sheet: Sheet, condition: Condition): Body => {
  const isOut = (location: Location): boolean =>
    sheet.structure[location] > 0 && condition.structure[location] === 0;
  const gone = new Set(
    LOCATIONS.filter((location) => {
      const torso = sheet.motion === 'biped' ? TORSO_OF[location] : undefined;
      return isOut(location) || (torso !== undefined && isOut(torso));
    }),
  );
  const hit = new Set(condition.slots.map(({ location, slot }) => `${location}.${slot}`));
  const broken = new Map<string, number>();
  const lost = new Set<string>();
  for (const location of LOCATIONS)
    sheet.slots[location].forEach((slot, index) => {
      const place = `${location}.${index + 1}`;
      if (slot === null || !(gone.has(location) || hit.has(place))) return;
      lost.add(place);
      if (!('part' in slot)) return;
      const key = `${location} ${slot.part}`;
      broken.set(key, (broken.get(key) ?? 0) + 1);
    });
  return { gone, broken, lost };
};

const kept: (sheet: Sheet, condition: Condition) => Body = memo(computed, 2);

/** Kept as long as sheet and condition are the same objects. */
export const bodyOf = ({ sheet, condition }: Wounded): Body => kept(sheet, condition);

export const isGone = (mech: Wounded, location: Location): boolean => bodyOf(mech).gone.has(location);

/** Slots of the part that the location has, broken or not. */
export const partsIn = ({ sheet }: Wounded, location: Location, part: SystemPart): number =>
  sheet.slots[location].filter((slot) => slot !== null && 'part' in slot && slot.part === part).length;

/** Broken slots of the part in the location, or of the whole mech. */
export const brokenParts = (mech: Wounded, part: SystemPart, location?: Location): number => {
  const { broken } = bodyOf(mech);
  if (location !== undefined) return broken.get(`${location} ${part}`) ?? 0;
  return LOCATIONS.reduce((sum, one) => sum + (broken.get(`${one} ${part}`) ?? 0), 0);
};

/** The location has the part, and it works. */
export const works = (mech: Wounded, location: Location, part: SystemPart): boolean =>
  partsIn(mech, location, part) > 0 && brokenParts(mech, part, location) === 0;

/** None of its slots is hit, destroyed or gone. */
export const isWhole = (mech: Wounded, mount: Mount): boolean =>
  mount.slots.every(({ location, slot }) => !bodyOf(mech).lost.has(`${location}.${slot}`));

/** Shots left in the bin; 0 when it is broken. */
export const shotsIn = (
  mech: Wounded,
  bin: { readonly location: Location; readonly slot: number; readonly shots: number },
): number =>
  bodyOf(mech).lost.has(`${bin.location}.${bin.slot}`)
    ? 0
    : (mech.condition.ammunition.find((one) => one.location === bin.location && one.slot === bin.slot)
        ?.shots ?? bin.shots);

/** 3 destroy it, with the fight's other ways to lose a mech. */
export const engineHits = (mech: Wounded): number => brokenParts(mech, 'engine');
export const legsOf = ({ motion }: Pick<Sheet, 'motion'>): readonly Location[] =>
  motion === 'quad' ? ['RA', 'LA', 'RL', 'LL'] : ['RL', 'LL'];
export const armsOf = ({ motion }: Pick<Sheet, 'motion'>): readonly Location[] =>
  motion === 'quad' ? [] : ['RA', 'LA'];
