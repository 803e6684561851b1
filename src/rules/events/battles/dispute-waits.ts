/** dispute-waits (CMB-11): a disputed report waits for the game master still. Only they are told, once a day. */
import { type BattleId, isoTime } from '../../../kernel';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface DisputeWaits {
  readonly battle: BattleId;
  readonly hex: Hex;
  /** When they are told again. */
  readonly dueAt: Instant;
}

export const disputeWaits = defineEvent<'dispute-waits', DisputeWaits>({
  type: 'dispute-waits',
  apply: (draft, { battle, dueAt }) => draft.patch('battles', battle, { dueAt }),
  tell: ({ battle, hex, dueAt }, to) => (to.kind === 'gm' ? { battle, hex, toldAgainAt: isoTime(dueAt) } : null),
  text: {
    en: (told) => `The report of the battle in ${String(told['hex'])} is disputed, and waits for the game master.`,
    de: (told) => `Der Bericht des Gefechts in ${String(told['hex'])} wird bestritten und wartet auf die Spielleitung.`,
  },
});
