/**
 * prisoner-passed (DEP-5, END-1): a captor gave a prisoner up, to their own force (they are free and stored)
 * or to another captor.
 */
import type { ForceId, PilotId } from '../../../kernel';
import { isForce, mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface PrisonerPassed {
  readonly pilot: PilotId;
  readonly name: string;
  /** Whose pilot they are. */
  readonly owner: ForceId;
  readonly from: ForceId;
  /** The owner: they are free. */
  readonly to: ForceId;
  readonly hex: Hex;
}

/** What is told of it. */
export interface PrisonerPassedTold {
  readonly pilot: string;
  readonly name: string;
  readonly force: string;
  readonly from: string;
  readonly to: string;
  readonly hex: string | null;
}

export const prisonerPassed = defineEvent<'prisoner-passed', PrisonerPassed, PrisonerPassedTold>({
  type: 'prisoner-passed',
  apply: (draft, { pilot, owner, to, hex }) =>
    draft.patch(
      'pilots',
      pilot,
      to === owner ? { status: 'stored', captor: null, hex } : { status: 'captured', captor: to, hex },
    ),
  tell: ({ pilot, name, owner, from, to, hex }, audience) => {
    const facts = { pilot, name, force: owner, from, to };
    if (mayKnow(audience, to)) return { ...facts, hex };
    // Who gave them up need not learn where they went, and their owner learns nothing while they stay a
    // prisoner.
    return isForce(audience, from) ? { ...facts, hex: null } : null;
  },
});
