/** Pushes (BT-PHYS-4). */
import { armsOf, isGone, works } from '../mech/body';
import { type Bout, commonTerms, isStraightAhead, type Melee, reachReasons, some } from './bout';

const ARMS = ['RA', 'LA'] as const;

const reasons = (bout: Bout): readonly string[] => {
  const { from, to, stand, target, fired } = bout;
  return [
    ...reachReasons(bout),
    ...(ARMS.some((arm) => fired.has(arm)) ? ['weapon'] : []),
    ...(to.isProne ? ['target-prone'] : []),
    ...(from.sheet.motion === 'quad' ? ['quad'] : []),
    ...(armsOf(from.sheet).some((arm) => isGone(from, arm)) ? ['arm'] : []),
    ...(stand.feet === target.feet ? [] : ['elevation']),
    ...(isStraightAhead(bout) ? [] : ['arc']),
  ];
};

export const push = (bout: Bout): Melee => ({
  reasons: reasons(bout),
  base: bout.from.piloting - 1,
  terms: [
    ...commonTerms(bout),
    ...some('shoulder', 2 * ARMS.filter((arm) => !works(bout.from, arm, 'shoulder')).length),
  ],
  table: 'normal',
  side: bout.side,
  damage: 0,
});
