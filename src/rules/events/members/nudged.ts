/**
 * nudged (ROUND-3, END-2): the game master has reminded a player whose orders are waited for. Between the two
 * of them: nobody else is told.
 */
import type { ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';

export interface Nudged {
  readonly force: ForceId;
  /** Of the force. */
  readonly name: string;
  /** That waits for it. */
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly reason: string | null;
}

/** What is told of it. */
export interface NudgedTold {
  readonly force: string;
  readonly name: string;
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly reason: string | null;
}

export const nudged = defineEvent<'nudged', Nudged, NudgedTold>({
  type: 'nudged',
  tell: ({ force, name, round, phase, step, reason }, to) =>
    mayKnow(to, force) ? { force, name, round, phase, step, reason } : null,
});
