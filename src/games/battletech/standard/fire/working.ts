/** What of a mech still works that its shots ask for, once for each condition. */
import { type Condition, type Location, LOCATIONS } from '../../../../catalog';
import { memo } from '../../../../kernel';
import { brokenParts, isGone, isWhole, type Wounded } from '../mech/body';
import type { Sheet } from '../mech/sheet';

export interface Working {
  /** Ids of the mounts of which no slot is hit or lost. */
  readonly whole: ReadonlySet<string>;
  /** Broken slots of sensors: of the head, and with the cockpit in the torso of the centre torso too. */
  readonly sensorHits: number;
  readonly hasComputer: boolean;
  /** Where they work. */
  readonly apollo: ReadonlySet<Location>;
  readonly artemisV: ReadonlySet<Location>;
  readonly enhancement: ReadonlySet<Location>;
  readonly gone: ReadonlySet<Location>;
  readonly brokenHips: ReadonlySet<Location>;
  /** By location. Parts that the design never had are not broken. */
  readonly brokenShoulder: ReadonlySet<Location>;
  readonly brokenUpperArm: ReadonlySet<Location>;
  readonly brokenLowerArm: ReadonlySet<Location>;
}

const computed = (sheet: Sheet, condition: Condition): Working => {
  const mech: Wounded = { sheet, condition };
  const whole = sheet.mounts.filter((mount) => isWhole(mech, mount));
  const where = (flag: string): ReadonlySet<Location> =>
    new Set(whole.filter(({ figures }) => figures.flags.includes(flag)).map(({ location }) => location));
  const broken = (part: 'hip' | 'shoulder' | 'upper-arm' | 'lower-arm'): ReadonlySet<Location> =>
    new Set(LOCATIONS.filter((location) => brokenParts(mech, part, location) > 0));
  return {
    whole: new Set(whole.map(({ id }) => id)),
    sensorHits:
      brokenParts(mech, 'sensors', 'HD') +
      (sheet.cockpit === 'torso-mounted' ? brokenParts(mech, 'sensors', 'CT') : 0),
    hasComputer: where('targcomp').size > 0,
    apollo: where('apollo'),
    artemisV: where('artemis-v'),
    enhancement: where('actuator-enhancement-system'),
    gone: new Set(LOCATIONS.filter((location) => isGone(mech, location))),
    brokenHips: broken('hip'),
    brokenShoulder: broken('shoulder'),
    brokenUpperArm: broken('upper-arm'),
    brokenLowerArm: broken('lower-arm'),
  };
};

const kept: (sheet: Sheet, condition: Condition) => Working = memo(computed, 2);

/** Kept as long as sheet and condition are the same objects. */
export const workingOf = ({ sheet, condition }: Wounded): Working => kept(sheet, condition);
