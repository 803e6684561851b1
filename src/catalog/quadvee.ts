/**
 * QuadVees (IO): quads that fold their legs and drive as vehicles. Their cockpit, which nothing else has,
 * says that a design is one.
 */
import { legsOf } from './body';
import type { MechDesign } from './model';

export const isQuadVee = ({ motion, cockpit }: Pick<MechDesign, 'motion' | 'cockpit'>): boolean =>
  motion === 'quad' && cockpit === 'quadvee';

export type Drive = 'tracks' | 'wheels';
const DRIVES: ReadonlyMap<string, Drive> = new Map([
  ['tracks', 'tracks'],
  ['clan-quadvee-wheels', 'wheels'],
]);
/** What it drives on, by what stands in its legs; null for a mech that does not, or that lacks it. */
export const driveOf = (design: Pick<MechDesign, 'motion' | 'cockpit' | 'slots'>): Drive | null => {
  if (!isQuadVee(design)) return null;
  for (const leg of legsOf(design))
    for (const slot of design.slots[leg])
      for (const { item } of slot?.kind === 'items' ? slot.items : []) {
        const drive = DRIVES.get(item);
        if (drive !== undefined) return drive;
      }
  return null;
};

const BY_WHEELS = 1;
/**
 * Cruising and flank MP as a vehicle, as built: wheels are 1 faster than legs. Null for a mech that does not
 * drive.
 */
export const drivingMp = (
  design: Pick<MechDesign, 'motion' | 'cockpit' | 'slots' | 'walk'>,
): { readonly cruise: number; readonly flank: number } | null => {
  const drive = driveOf(design);
  if (drive === null) return null;
  const cruise = design.walk + (drive === 'wheels' ? BY_WHEELS : 0);
  return { cruise, flank: Math.ceil(cruise * 1.5) };
};
