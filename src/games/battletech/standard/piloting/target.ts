/** BT-PSR-1: the number of a piloting roll and what it is made of. */
import type { Throw } from '../../../shared/rolls';
import { term, totalOf } from '../../../shared/terms';
import type { Term } from '../../../shapes';
import { brokenParts, isWhole, legsOf, type Wounded } from '../mech/body';
import type { Mech } from '../mech/model';
import { legs } from '../movement/points/legs';
import type { Cause } from './causes';

export type Piloted = Wounded & Pick<Mech, 'piloting'>;

export interface PilotingTarget {
  /** On two dice; 2 or less cannot fail, above 12 cannot succeed. */
  readonly needed: number;
  readonly terms: readonly Term[];
}

const gyroTerms = (mech: Wounded): readonly Term[] => {
  const hits = brokenParts(mech, 'gyro');
  if (hits === 0) return [];
  return [term('gyro', mech.sheet.gyro === 'heavy-duty' && hits === 1 ? 1 : 3)];
};

const legTerms = (mech: Wounded): readonly Term[] => {
  const { lost, lame, actuators } = legs(mech);
  const isQuad = mech.sheet.motion === 'quad';
  const gone = isQuad ? (lost.length === 2 ? lost.slice(0, 1) : []) : lost;
  return [
    ...gone.map((location) => term('leg-lost', 5, { location })),
    ...lame.map((location) => term('hip', 2, { location })),
    ...actuators.map(({ location, part }) => term(part, 1, { location })),
    ...(isQuad && lost.length === 0 ? [term('quad', -2)] : []),
  ];
};

/** Actuator enhancement works in every leg. */
const hasEnhancedLegs = (mech: Wounded): boolean =>
  legsOf(mech.sheet).every((leg) =>
    mech.sheet.mounts.some(
      (mount) =>
        mount.location === leg &&
        mount.figures.flags.includes('actuator-enhancement-system') &&
        isWhole(mech, mount),
    ),
  );

/** Of the mech alone, without a cause. */
export const pilotingTerms = (mech: Piloted): readonly Term[] => [
  term('piloting', mech.piloting),
  ...gyroTerms(mech),
  ...legTerms(mech),
  ...(mech.sheet.cockpit === 'small' || mech.sheet.cockpit === 'small-command-console'
    ? [term('small-cockpit', 1)]
    : []),
  ...(hasEnhancedLegs(mech) ? [term('leg-enhancement', -2)] : []),
];

export const targetOf = (terms: readonly Term[]): PilotingTarget => ({ needed: totalOf(terms), terms });

/** `added`: what the cause adds here (BT-PSR-3). */
export const pilotingTarget = (mech: Piloted, cause: Cause, added: number): PilotingTarget =>
  targetOf([...pilotingTerms(mech), ...(added === 0 ? [] : [term(cause, added)])]);

/** Two dice for `roll` of `shared/rolls`; `purpose`: a code with a text. `besides`: of its stream. */
export const pilotingThrow = (
  purpose: string,
  who: string,
  { needed }: PilotingTarget,
  besides = '',
): Throw => ({
  purpose,
  who: `${who}${besides}`,
  token: who,
  sides: 6,
  count: 2,
  needed,
  judged: 'total',
});
