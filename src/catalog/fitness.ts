/**
 * What a mech still is under its damage: structure left, engine running (CMB, SALV-2, "fit" in the glossary).
 */
import { torsoOfArm } from './body';
import type { Condition } from './condition';
import { cockpitLocation } from './construction/cockpit';
import { LOCATIONS, type Location, type MechDesign, type SystemPart } from './model';

/** Structure points left in a location. */
export const structureLeft = (design: MechDesign, condition: Condition, location: Location): number =>
  condition.structure[location] ?? design.structure[location];

/** V of SALV-2: internal structure left, in points. */
export const remainingStructure = (design: MechDesign, condition: Condition): number =>
  LOCATIONS.reduce((sum, location) => sum + structureLeft(design, condition, location), 0);

/** M of SALV-2: undamaged internal structure, in points. */
export const fullStructure = (design: MechDesign): number =>
  LOCATIONS.reduce((sum, location) => sum + design.structure[location], 0);

/** Whether a location is gone: by its own structure, or, a biped's arm, with the torso that carries it. */
export const locationDestroyed = (design: MechDesign, condition: Condition, location: Location): boolean => {
  if (structureLeft(design, condition, location) === 0) return true;
  const torso = torsoOfArm(design, location);
  return torso !== null && structureLeft(design, condition, torso) === 0;
};

/** Slots of a system part in a location that do not work: hit, destroyed, or gone with the location. */
export const brokenParts = (
  design: MechDesign,
  condition: Condition,
  location: Location,
  part: SystemPart,
): number => {
  const gone = locationDestroyed(design, condition, location);
  if (!gone && condition.slots.length === 0) return 0;
  return design.slots[location].filter(
    (slot, index) =>
      slot?.kind === 'system' &&
      slot.part === part &&
      (gone || condition.slots.some((damage) => damage.location === location && damage.slot === index + 1)),
  ).length;
};

/** Hits on the engine; the engine slots of a destroyed side torso count (XL and light engines). */
export const engineHits = (design: MechDesign, condition: Condition): number =>
  LOCATIONS.reduce((sum, location) => sum + brokenParts(design, condition, location, 'engine'), 0);

/** Hits that destroy a gyro: a heavy-duty one bears one more. */
const GYRO_HITS = 2;
const HEAVY_DUTY_GYRO_HITS = 3;

/** Hits with which the gyro is destroyed. */
export const gyroHits = ({ gyro }: Pick<MechDesign, 'gyro'>): number =>
  gyro === 'heavy-duty' ? HEAVY_DUTY_GYRO_HITS : GYRO_HITS;

/** Whether the gyro still holds the mech upright. */
export const gyroHolds = (design: MechDesign, condition: Condition): boolean =>
  brokenParts(design, condition, 'CT', 'gyro') < gyroHits(design);

/** Whether the engine runs: fewer than 3 hits, and the centre torso stands. */
export const engineRuns = (design: MechDesign, condition: Condition): boolean => {
  // Of most mechs no slot is hit and no location gone, and this is asked of all of them all the time.
  if (
    condition.slots.length === 0 &&
    !LOCATIONS.some((location) => structureLeft(design, condition, location) === 0)
  )
    return true;
  return !locationDestroyed(design, condition, 'CT') && engineHits(design, condition) < 3;
};

/**
 * Whether the pilot's seat is still there: it goes with the head, or where the cockpit is torso-mounted with
 * the centre torso.
 */
const cockpitStands = (design: MechDesign, condition: Condition): boolean =>
  !locationDestroyed(design, condition, cockpitLocation(design.cockpit));

/**
 * Whether a living pilot in it makes it fit (glossary; SALV-1): its engine runs, and its cockpit is there.
 * Legs do not matter.
 */
export const canFight = (design: MechDesign, condition: Condition): boolean =>
  engineRuns(design, condition) && cockpitStands(design, condition);

/**
 * Whether the head in which the pilot sat was there before, and is not after: they are dead or have ejected.
 */
export const pilotsHeadLost = (design: MechDesign, before: Condition, after: Condition): boolean =>
  cockpitLocation(design.cockpit) === 'HD' && cockpitStands(design, before) && !cockpitStands(design, after);
