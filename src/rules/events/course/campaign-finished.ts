/**
 * campaign-finished (END-1, END-2): the campaign is over; who won, why, and how all stood. Everybody is told.
 */
import { type ForceId, toTons } from '../../../kernel';
import type { Standing } from '../../model/standing';
import { defineEvent } from '../definition';

export interface CampaignFinished {
  /** Empty: a draw. */
  readonly winners: readonly ForceId[];
  readonly condition: 'last-force-standing' | 'buildings' | 'rounds' | 'all-out' | 'gm';
  /** END-2: the GM's reason; null when a condition of END-1 ended it. */
  readonly reason: string | null;
  /** By seat. */
  readonly standing: readonly Standing[];
}

/** What is told of it. Tons in tons, values in points. */
export interface CampaignFinishedTold {
  readonly winners: readonly string[];
  readonly condition: CampaignFinished['condition'];
  readonly reason: string | null;
  readonly standing: readonly {
    readonly force: string;
    readonly out: boolean;
    readonly bv: number;
    readonly tons: number;
    readonly buildings: number;
    readonly value: number;
  }[];
}

export const campaignFinished = defineEvent<'campaign-finished', CampaignFinished, CampaignFinishedTold>({
  type: 'campaign-finished',
  apply: (draft, { winners }) =>
    draft.patchCampaign({
      status: 'finished',
      phase: 'finished',
      step: null,
      deadline: null,
      remaining: null,
      winners,
    }),
  tell: ({ winners, condition, reason, standing }) => ({
    winners,
    condition,
    reason,
    standing: standing.map(({ force, out, bv, tons, buildings, value }) => ({
      force,
      out,
      bv,
      tons: toTons(tons),
      buildings,
      value: value / 1_000_000,
    })),
  }),
});
