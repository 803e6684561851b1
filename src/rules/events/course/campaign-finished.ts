/** campaign-finished (END-1, END-2): the campaign is over; who won, why, and how all stood. Everybody is told. */
import { type ForceId, toTons } from '../../../kernel';
import type { Standing } from '../../model/standing';
import { defineEvent, type Told } from '../definition';

export interface CampaignFinished {
  /** Empty: a draw. */
  readonly winners: readonly ForceId[];
  readonly condition: 'last-force-standing' | 'buildings' | 'rounds' | 'all-out' | 'gm';
  /** END-2: the GM's reason; null when a condition of END-1 ended it. */
  readonly reason: string | null;
  /** By seat. */
  readonly standing: readonly Standing[];
}

const isDraw = (told: Told): boolean => (told['winners'] as readonly unknown[]).length === 0;
const because = (told: Told, word: string): string => (typeof told['reason'] === 'string' ? ` ${word}: ${told['reason']}` : '');

export const campaignFinished = defineEvent<'campaign-finished', CampaignFinished>({
  type: 'campaign-finished',
  apply: (draft, { winners }) => draft.patchCampaign({ status: 'finished', phase: 'finished', step: null, deadline: null, remaining: null, winners }),
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
  text: {
    en: (told) => `The campaign is over${isDraw(told) ? ': a draw' : ''}.${because(told, 'Reason')}`,
    de: (told) => `Die Kampagne ist zu Ende${isDraw(told) ? ': unentschieden' : ''}.${because(told, 'Grund')}`,
  },
});
