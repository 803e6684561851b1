/** Rams, charges and jumps from above (DA-CC-4, DA-CC-5). */
import { isAhead } from '../geometry/arc';
import { baseOf, attackOf, contactsOf, damageOf, isFoe } from './units';
import { touches } from '../geometry/base';
import type { Field, Standing } from '../model/state';
import { isContactAhead } from '../geometry/arc';
import { isSameHeight } from './close';
import { type Spot, touchedFrom } from './fit';
import { isSubmerged } from './ground';
import { canFight } from './orders';
import { canJump } from './speed';

export type Special = 'ram' | 'charge' | 'dfa';

/** In no enemy contact when the turn began. */
const wasFree = (field: Field, unit: Standing): boolean => {
  const then = field.opening.find(({ id }) => id === unit.id);
  if (then === undefined) return false;
  const base = baseOf({ ...then, kind: unit.kind });
  return field.opening.every((other) => {
    const foe = field.units.find(({ id }) => id === other.id);
    return foe === undefined || !isFoe(unit, foe) || !touches(base, baseOf({ ...other, kind: foe.kind }));
  });
};

export const canDo = (field: Field, unit: Standing, special: Special): boolean => {
  const isKind = special === 'ram' ? unit.kind === 'vehicle' : unit.kind === 'mech';
  return (
    isKind &&
    canFight(field, unit) &&
    attackOf(unit) > 0 &&
    (special !== 'dfa' || canJump(unit)) &&
    contactsOf(field, unit).every((other) => !isFoe(unit, other)) &&
    wasFree(field, unit)
  );
};

export const isVictim = (field: Field, unit: Standing, target: Standing): boolean =>
  isFoe(unit, target) && target.kind !== 'infantry' && !isSubmerged(field, target);

/** Whom it would strike from there: the only enemy that it touches; null: nobody. */
export const victimFrom = (field: Field, unit: Standing, special: Special, spot: Spot): Standing | null => {
  const touched = touchedFrom(field, unit, spot).filter((other) => isFoe(unit, other));
  const [target] = touched;
  if (target === undefined || touched.length > 1 || !isVictim(field, unit, target)) return null;
  const there = { ...unit, ...spot };
  return special === 'dfa' || isSameHeight(field, there, target) ? target : null;
};

/** It began its turn behind the target, and touches it from behind. */
export const isFromBehind = (field: Field, unit: Standing, target: Standing): boolean => {
  const then = (id: string): { readonly at: Standing['at']; readonly facing: number } | undefined =>
    field.opening.find((one) => one.id === id);
  const [mine, its] = [then(unit.id), then(target.id)];
  return (
    mine !== undefined &&
    its !== undefined &&
    !isAhead(its, mine.at) &&
    !isContactAhead(baseOf(target), baseOf(unit))
  );
};

/** Clicks if it hits, and what the attacker takes. */
export const valueOf = (unit: Standing, special: Special): number =>
  special === 'ram' ? 2 : damageOf(unit, 'primary') + (special === 'charge' ? 1 : 2);
export const ownClicks = (special: Special, isHit: boolean): number => (special === 'dfa' && !isHit ? 2 : 1);
