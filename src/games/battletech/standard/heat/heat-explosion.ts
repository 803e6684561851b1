/** Ammunition that explodes by heat (BT-HEAT-7). */
import type { TokenId } from '../../../shapes';
import { explodeIn } from '../damage/apply-hit';
import { shotDamage } from '../damage/critical/shot-damage';
import { rollFor } from '../damage/damage-course';
import { shotsIn, type Wounded } from '../mech/body';
import type { Bin } from '../mech/sheet';
import type { HeatCourse } from './heat-course';

const stepped = (heat: number, from: readonly number[]): number | null => {
  const steps = from.filter((one) => heat >= one).length;
  return steps === 0 ? null : 2 + 2 * steps;
};
/** What two dice must reach; null: it is not hot enough. */
export const ammunitionNumber = (heat: number): number | null => stepped(heat, [19, 23, 28]);
/** The same for inferno missiles. */
export const infernoNumber = (heat: number): number | null => stepped(heat, [10, 14, 19, 23, 28]);

export const isInferno = ({ figures }: Pick<Bin, 'figures'>): boolean =>
  /^inferno/.test(figures.ammunition?.munition ?? '');

/** The bin that heat sets off; null: none can explode. */
export const hottestBin = (mech: Wounded, isAsked: (bin: Bin) => boolean = () => true): Bin | null => {
  let worst: { readonly bin: Bin; readonly shot: number; readonly all: number } | null = null;
  for (const bin of mech.sheet.bins) {
    const shot = shotDamage(bin.figures);
    const all = shot * shotsIn(mech, bin);
    if (all === 0 || !isAsked(bin)) continue;
    if (worst === null || shot > worst.shot || (shot === worst.shot && all > worst.all))
      worst = { bin, shot, all };
  }
  return worst?.bin ?? null;
};

const check = (course: HeatCourse, unit: TokenId, bin: Bin | null, needed: number | null): void => {
  if (bin === null || needed === null) return;
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.ammunition-heat', needed });
  const isSafe = dice.success === true;
  course.add({ type: 'ammunition-heat', unit, rolls: [dice], isSafe });
  if (isSafe) return;
  const damage = shotDamage(bin.figures) * shotsIn(course.victim(unit), bin);
  explodeIn(course, unit, { location: bin.location, slot: bin.slot, damage, isBin: true });
};

export const checkInfernos = (course: HeatCourse, unit: TokenId): void => {
  const mech = course.victim(unit);
  check(course, unit, hottestBin(mech, isInferno), infernoNumber(mech.heat));
};

export const checkAmmunition = (course: HeatCourse, unit: TokenId): void => {
  const mech = course.victim(unit);
  const needed = ammunitionNumber(mech.heat);
  const isEasier = mech.sheet.mounts.some(({ figures }) => figures.flags.includes('laser-heat-sink'));
  check(course, unit, hottestBin(mech), needed === null || !isEasier ? needed : needed - 1);
};
