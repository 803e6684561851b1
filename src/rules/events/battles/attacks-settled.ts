/**
 * attacks-settled (CMB-3): the rolls that settled circles of attacks. They concern several players, so only
 * the GM is told.
 */
import type { Roll } from '../../../kernel';
import { defineEvent } from '../definition';

export interface AttacksSettled {
  readonly rolls: readonly Roll[];
}

/** What is told of it. */
export interface AttacksSettledTold {
  readonly rolls: readonly Roll[];
}

export const attacksSettled = defineEvent<'attacks-settled', AttacksSettled, AttacksSettledTold>({
  type: 'attacks-settled',
  tell: ({ rolls }, to) => (to.kind === 'gm' ? { rolls } : null),
});
