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

const WHY: Readonly<Record<FallReason, { readonly en: string; readonly de: string }>> = {
  'own-battle': { en: 'a battle is fought where the attackers stand', de: 'wo die Angreifer stehen, wird gekämpft' },
  attacked: { en: 'the attackers were attacked themselves', de: 'die Angreifer wurden selbst angegriffen' },
  'nobody-there': { en: 'there was nobody left to fight', de: 'es war niemand mehr da' },
};
const why = (reason: unknown) => WHY[reason as FallReason];

export const attackFellAway = defineEvent<'attack-fell-away', AttackFellAway>({
  type: 'attack-fell-away',
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    return { force: data.force, mechs: data.mechs, from: data.from, target: data.target, reason: data.reason };
  },
  text: {
    en: (told) => `The attack on ${String(told['target'])} fell away: ${why(told['reason']).en}.`,
    de: (told) => `Der Angriff auf ${String(told['target'])} entfällt: ${why(told['reason']).de}.`,
  },
});
