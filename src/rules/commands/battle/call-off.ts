/** call-off (CMB-11): the GM calls a battle off; nobody has won, and everything is as it was. */
import type { BattleId, Violation } from '../../../kernel';
import { parseReason } from '../../combat/report/parse';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';
import { concludeWithout } from './conclude';

export interface CallOffBattle {
  readonly battle: BattleId;
  /** 1 … 1,000 characters; who fought reads it. */
  readonly reason: string;
}

export const decideCallOff = (
  resolution: Resolution,
  { battle: id, reason }: CallOffBattle,
): readonly Violation[] => {
  const text = parseReason(reason);
  if (!text.ok) return text.error;
  const battle = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!battle.ok) return battle.error;
  concludeWithout(resolution, battle.value, text.value);
  return [];
};
