/** Charges (BT-PHYS-5). */
import { isWet } from '../fire/weapon/water';
import { type Bout, commonTerms, isStraightAhead, type Melee, skillTerm } from './bout';

/** Levels between the feet of both at most. */
const MAX_STEP = 1;

const reasons = (bout: Bout): readonly string[] => {
  const { from, to, stand, target } = bout;
  return [
    ...(from.moved?.mode === 'jump' ? ['range'] : []),
    ...(to.isProne ? ['target-prone'] : []),
    ...(Math.abs(stand.feet - target.feet) > MAX_STEP ? ['elevation'] : []),
    ...(isStraightAhead(bout) ? [] : ['arc']),
  ];
};

/** Tons of tenths times hexes, rounded up; half of it, rounded up, under water. */
const tenths = (tons: number, hexes: number, isHalved: boolean): number =>
  Math.ceil((tons * hexes) / (isHalved ? 20 : 10));

const isTorsoWet = ({ ground, stand, from }: Bout): boolean => isWet(ground, stand, from, 'CT');

/** What the attacker takes. */
export const chargeRecoil = (bout: Bout): number => tenths(bout.to.sheet.tons, 1, isTorsoWet(bout));

export const charge = (bout: Bout): Melee => ({
  reasons: reasons(bout),
  base: bout.from.piloting,
  terms: [...commonTerms(bout), ...skillTerm(bout)],
  table: bout.isInShallow ? 'punch' : 'normal',
  side: bout.side,
  damage: tenths(bout.from.sheet.tons, bout.from.moved?.hexes ?? 0, isTorsoWet(bout)),
});
