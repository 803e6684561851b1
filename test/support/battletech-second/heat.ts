/** BT-HEAT: what heats, what cools, and what heat does at the end of a turn. */
import type { Bin, Sheet } from '../../../src/games/battletech/standard/mech/sheet';
import { pointsOfAShot } from './ammunition';
import { explode, hurtPilot, type Die } from './damage';
import { isGone, type Wounds } from './wounds';

export interface Hot {
  readonly wounds: Wounds;
  heat: number;
  isShutDown: boolean;
}

/** BT-HEAT-1, of the kinds of engine and jets that the catalogue has. */
export const movementHeat = (mode: string, hexes: number, attempts: number): number => {
  const moved = mode === 'jump' ? Math.max(3, hexes) : mode === 'run' ? 2 : mode === 'walk' ? 1 : 0;
  return moved + attempts;
};

/** The number that two dice must reach; 0: nothing is rolled. */
const stepOf = (heat: number, steps: readonly (readonly [number, number])[]): number =>
  steps.reduce((needed, [least, number]) => (heat >= least ? number : needed), 0);

export const mpLoss = (heat: number): number => Math.min(5, Math.floor(heat / 5));
export const fireLoss = (heat: number): number =>
  stepOf(heat, [
    [8, 1],
    [13, 2],
    [17, 3],
    [24, 4],
  ]);

/** BT-HEAT-3 */
export const coolingOf = (wounds: Wounds, depth: number, isProne: boolean): number => {
  const { sheet } = wounds;
  const sinks = sheet.mounts.filter(({ figures }) =>
    figures.flags.some((flag) => flag === 'heat-sink' || flag === 'double-heat-sink'),
  );
  const whole = sinks.filter(({ slots }) =>
    slots.every(({ location, slot }) => !isGone(wounds, location) && !wounds.hits.has(`${location}.${slot}`)),
  );
  const { count, each } = sheet.heatSinks;
  const inEngine = count - sinks.length;
  const all = (inEngine + whole.length) * each;
  const legs = sheet.motion === 'quad' ? ['RA', 'LA', 'RL', 'LL'] : ['RL', 'LL'];
  const inLegs = whole.filter(({ location }) => legs.includes(location)).length * each;
  const wet = depth === 0 ? 0 : depth >= 2 || isProne ? all : inLegs;
  return all + Math.min(6, wet);
};

const totalOf = (die: Die): number => die() + die();

/** BT-HEAT-7: the bin that goes off. */
const worstBin = ({ sheet, shots, hits }: Wounds, isThere: (bin: Bin) => boolean): Bin | null => {
  const left = (bin: Bin): number => shots.get(`${bin.location}.${bin.slot}`) ?? 0;
  let worst: Bin | null = null;
  for (const bin of sheet.bins) {
    const each = pointsOfAShot(bin.figures);
    if (each === 0 || left(bin) === 0 || hits.has(`${bin.location}.${bin.slot}`) || !isThere(bin)) continue;
    const known = worst === null ? 0 : pointsOfAShot(worst.figures);
    if (worst === null || each > known || (each === known && left(bin) > left(worst))) worst = bin;
  }
  return worst;
};

const hasLifeSupportHit = ({ sheet, hits }: { readonly sheet: Sheet; readonly hits: Set<string> }): boolean =>
  sheet.slots.HD.some(
    (slot, index) =>
      slot !== null && 'part' in slot && slot.part === 'life-support' && hits.has(`HD.${index + 1}`),
  );

/** BT-HEAT-3, 6 to 8 */
export const heatPhase = (mech: Hot, made: number, depth: number, isProne: boolean, die: Die): void => {
  const { wounds } = mech;
  mech.heat = Math.max(0, mech.heat + made - coolingOf(wounds, depth, isProne));
  const { heat } = mech;
  const toRun = stepOf(heat, [
    [14, 4],
    [18, 6],
    [22, 8],
    [26, 10],
  ]);
  const isAwake = wounds.isConscious && wounds.pilot === 'aboard';
  const runs = heat < 14 || (heat < 30 && isAwake && totalOf(die) >= toRun);
  mech.isShutDown = !runs;

  const toKeep = stepOf(heat, [
    [19, 4],
    [23, 6],
    [28, 8],
  ]);
  const bin = worstBin(wounds, ({ location }) => !isGone(wounds, location));
  if (toKeep > 0 && bin !== null && totalOf(die) < toKeep) {
    const place = `${bin.location}.${bin.slot}`;
    const points = (wounds.shots.get(place) ?? 0) * pointsOfAShot(bin.figures);
    wounds.shots.set(place, 0);
    explode(wounds, bin.location, points, die);
  }
  // Who is out of the fight has no pilot to hurt.
  if (wounds.out !== null) return;
  const hits = hasLifeSupportHit(wounds) || isGone(wounds, 'HD') ? (heat >= 25 ? 2 : heat >= 15 ? 1 : 0) : 0;
  if (hits > 0) hurtPilot(wounds, hits, die);
};
