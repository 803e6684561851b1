/**
 * dispute-waits (CMB-11): a disputed report waits for the game master still. Only they are told, once a day.
 */
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

/** What is told of it. */
export interface DisputeWaitsTold {
  readonly battle: string;
  readonly hex: string;
  readonly toldAgainAt: string;
}

export const disputeWaits = defineEvent<'dispute-waits', DisputeWaits, DisputeWaitsTold>({
  type: 'dispute-waits',
  apply: (draft, { battle, dueAt }) => draft.patch('battles', battle, { dueAt }),
  tell: ({ battle, hex, dueAt }, to) =>
    to.kind === 'gm' ? { battle, hex, toldAgainAt: isoTime(dueAt) } : null,
});
