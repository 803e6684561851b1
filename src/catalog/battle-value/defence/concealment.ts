/**
 * What hides a mech all the time: stealth armour and signature systems, fed by an ECM suite where they need
 * one (TM and TO, BV).
 */
import { carries, type Subject } from '../subject';
import { given, largest, sum, type Term } from '../term';

interface Concealment {
  readonly code: 'stealth' | 'null-signature' | 'chameleon' | 'void-signature';
  /** Added to its target modifier. */
  readonly modifier: number;
  /** Heat a turn. */
  readonly heat: number;
}
const STEALTH: Concealment = { code: 'stealth', modifier: 2, heat: 10 };
const NULL_SIGNATURE: Concealment = { code: 'null-signature', modifier: 2, heat: 10 };
const CHAMELEON: Concealment = { code: 'chameleon', modifier: 2, heat: 6 };
const VOID_HEAT = 10;
/**
 * A void signature gives a modifier of 3 to what had less, 1 more to what had 3, and nothing to what had more
 * (as MegaMek 0.49 does).
 */
const VOID_LEAST = 3;

const adding = (subject: Subject): readonly Concealment[] => [
  // Stealth armour and the null signature hide by the same means: one counts.
  ...(subject.design.armorType === 'stealth' && carries(subject, 'ecm')
    ? [STEALTH]
    : carries(subject, 'null-signature')
      ? [NULL_SIGNATURE]
      : []),
  ...(carries(subject, 'chameleon-shield') ? [CHAMELEON] : []),
];
const isVoid = (subject: Subject): boolean => carries(subject, 'void-signature') && carries(subject, 'ecm');

/** The target modifier by movement with all that hides. */
export const hidden = (subject: Subject, byMovement: Term): Term => {
  const added = sum('movement/defense-modifier', [
    byMovement,
    ...adding(subject).map(({ code, modifier }) => given('movement/concealment', modifier, { kind: code })),
  ]);
  if (!isVoid(subject)) return added;
  if (added.value < VOID_LEAST)
    return largest('movement/defense-modifier', [
      added,
      given('movement/void-least', VOID_LEAST, { kind: 'void-signature' }),
    ]);
  return sum('movement/defense-modifier', [
    added,
    given('movement/concealment', added.value === VOID_LEAST ? 1 : 0, { kind: 'void-signature' }),
  ]);
};

/** Heat a turn of all that hides, less than 0. */
export const concealmentHeat = (subject: Subject): readonly Term[] => [
  ...adding(subject).map(({ code, heat }) => given('heat/concealment', -heat, { kind: code })),
  ...(isVoid(subject) ? [given('heat/concealment', -VOID_HEAT, { kind: 'void-signature' })] : []),
];
