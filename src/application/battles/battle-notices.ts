/**
 * Notices that something beside a battle's state has moved, what people say of it (TBL, MM-4): no events,
 * nothing counts yet.
 */
import type { BattleId } from '../../kernel';
import { sideIn } from '../../rules';
import { feedName } from '../campaigns/feeds/feeds';
import type { LoadedCampaign } from '../campaigns/campaign-store';

export interface BattleNotice {
  readonly battle: string;
  /** The kind of the papers. */
  readonly changed: string;
  /** Of what is filled in: the unit whose entry was saved; null: the whole, or what was handed in. */
  readonly unit: string | null;
  /** Of what is filled in: whose entry, and the revision that it has now; null of what was handed in. */
  readonly side: string | null;
  readonly revision: number | null;
}

/**
 * SIGHT-4: those who fight in the battle and the game master, who see all of what the notice is about. `feed`
 * as in `feedName`.
 */
export const mayHear = (
  { state }: Pick<LoadedCampaign, 'state'>,
  feed: string,
  { battle }: Pick<BattleNotice, 'battle'>,
): boolean => {
  const row = Object.hasOwn(state.battles, battle) ? state.battles[battle as BattleId] : undefined;
  if (row === undefined) return false;
  return feed === feedName({ kind: 'gm' }) || sideIn(row.setup, feed) !== null;
};
