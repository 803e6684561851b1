/** attack-fell-away (CMB-3): a declared attack did not take place. Told to its player. */
import type { ForceId, MechId } from '../../../kernel';
import type { FallReason } from '../../combat/attacks';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface AttackFellAway {
  readonly force: ForceId;
  readonly mechs: readonly MechId[];
  readonly from: Hex;
  readonly target: Hex;
  readonly reason: FallReason;
}

/** What is told of it. */
export interface AttackFellAwayTold {
  readonly force: string;
  readonly mechs: readonly string[];
  readonly from: string;
  readonly target: string;
  readonly reason: FallReason;
}

export const attackFellAway = defineEvent<'attack-fell-away', AttackFellAway, AttackFellAwayTold>({
  type: 'attack-fell-away',
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    return {
      force: data.force,
      mechs: data.mechs,
      from: data.from,
      target: data.target,
      reason: data.reason,
    };
  },
});
