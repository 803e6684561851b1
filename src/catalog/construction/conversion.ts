/**
 * What a mech turns into something else with (IO): a tenth of a QuadVee's or land-air mech's weight, and the
 * parts that belong to it.
 */
import { type MicroTons, tons, ZERO_TONS } from '../../kernel';
import { legsOf } from '../body';
import type { Location, MechDesign, SystemPart } from '../model';
import { isQuadVee } from '../quadvee';

type Frame = Pick<MechDesign, 'motion' | 'cockpit' | 'lam' | 'tons'>;

/** Hundredths of its weight: a bimodal LAM needs more, since it skips the form between mech and fighter. */
const QUADVEE = 10;
const LAM = { standard: 10, bimodal: 15 } as const;
const share = (design: Frame): number =>
  design.lam !== null ? LAM[design.lam] : isQuadVee(design) ? QUADVEE : 0;

/** All of it together, in whole tons. */
export const conversionTons = (design: Frame): MicroTons => {
  const hundredths = share(design);
  return hundredths === 0 ? ZERO_TONS : tons(Math.ceil((design.tons * hundredths) / 100));
};

export const CONVERSION_PARTS: readonly SystemPart[] = ['conversion-gear', 'landing-gear', 'avionics'];
const LANDING_GEAR: readonly Location[] = ['CT', 'RT', 'LT'];
const AVIONICS: readonly Location[] = ['HD', 'RT', 'LT'];

/** Slots of such a part in a location. */
export const conversionSlots = (design: Frame, location: Location, part: SystemPart): number => {
  if (part === 'conversion-gear') return isQuadVee(design) && legsOf(design).includes(location) ? 1 : 0;
  if (design.lam === null) return 0;
  return (part === 'landing-gear' ? LANDING_GEAR : AVIONICS).includes(location) ? 1 : 0;
};
