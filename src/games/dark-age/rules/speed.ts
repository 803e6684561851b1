/** How far a move order leads (DA-MOV-1, 3, 5; DA-CAP-4; DA-FORM-2). */
import type { Field, Standing, Unit } from '../model/state';
import { isHindered, type Mover } from './way';
import { captiveOf, contactsOf, has, isCaptive, isWreck, speedOf } from './units';
import { isStanding } from '../model/state';

export type How = 'walk' | 'run' | 'jump';

/** The captive that moves along; mechs do not. */
export const takenAlong = (field: Field, unit: Unit): Standing | null => {
  const captive = captiveOf(field, unit);
  return isStanding(captive) && captive.kind !== 'mech' ? captive : null;
};
/** DA-CAP-3, 4: it does not leave a captive mech. */
export const isBound = (field: Field, unit: Unit): boolean => captiveOf(field, unit)?.kind === 'mech';

/** DA-SPEC `jump-jets`. */
export const canJump = (unit: Unit): boolean => has(unit, 'jump-jets');

/** DA-SPEC `wreck`: what it touches and can tow; mechs by mechs only. */
export const towableBy = (field: Field, unit: Standing): readonly Standing[] =>
  unit.kind === 'infantry'
    ? []
    : contactsOf(field, unit).filter(
        (other) => isWreck(other) && !isCaptive(other) && (other.kind !== 'mech' || unit.kind === 'mech'),
      );

const inches = (field: Field, unit: Standing, how: How, most: number | null): number => {
  const own = speedOf(unit);
  const along = takenAlong(field, unit);
  const shared = along === null ? own : Math.min(own, speedOf(along));
  const speed = Math.min(shared, most ?? shared);
  const run = how === 'run' ? 2 * speed : speed;
  return how !== 'jump' && isHindered(field, unit, unit.mode) ? Math.ceil(run / 2) : run;
};

/** `most`: the slowest of a formation, in inches. */
export const moverOf = (field: Field, unit: Standing, how: How, most: number | null = null): Mover => ({
  unit,
  mode: unit.mode,
  reach: isBound(field, unit) ? 0 : 100 * inches(field, unit, how, most),
  isJump: how === 'jump',
});
/** DA-SPEC `wreck`: with half its speed, rounded up. */
export const towerOf = (field: Field, unit: Standing, along: string): Mover => ({
  ...moverOf(field, unit, 'walk', Math.ceil(speedOf(unit) / 2)),
  along,
});
export { isWreck };
