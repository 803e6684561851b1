/** attacks-settled (CMB-3): the rolls that settled circles of attacks. They concern several players, so only the GM is told. */
import type { Roll } from '../../../kernel';
import { defineEvent } from '../definition';

export interface AttacksSettled {
  readonly rolls: readonly Roll[];
}

export const attacksSettled = defineEvent<'attacks-settled', AttacksSettled>({
  type: 'attacks-settled',
  tell: ({ rolls }, to) => (to.kind === 'gm' ? { rolls } : null),
  text: {
    en: () => 'Attacks in a circle were settled by a roll.',
    de: () => 'Angriffe im Kreis wurden durch einen Wurf entschieden.',
  },
});
