/** BT-PSR-7: whether the pilot stays unhurt in a fall. */
import { term } from '../../../../shared/terms';
import type { Mech } from '../../mech/model';
import { failureOf } from '../automatic';
import { type PilotingTarget, pilotingTerms, targetOf } from '../target';

export type PilotInFall =
  | { readonly kind: 'unhurt' }
  /** One hit, without a roll. */
  | { readonly kind: 'hurt' }
  /** One hit if the roll fails. */
  | { readonly kind: 'roll'; readonly target: PilotingTarget };

const INSTEAD = { 'gyro-lost': 6, 'legs-lost': 10, 'shut-down': 3, 'leg-lost': 0 } as const;

/** `mech` as it is after the damage of the fall over so many levels. */
export const pilotInFall = (mech: Mech, levels: number): PilotInFall => {
  const failure = failureOf(mech);
  if (failure === 'pilot-dead') return { kind: 'unhurt' };
  if (failure === 'pilot-unconscious') return { kind: 'hurt' };
  const terms =
    failure === null
      ? pilotingTerms(mech)
      : [term('piloting', mech.piloting), term(failure, INSTEAD[failure])];
  const height = levels > 1 ? [term('fall-height', levels - 1)] : [];
  return { kind: 'roll', target: targetOf([...terms, ...height]) };
};
