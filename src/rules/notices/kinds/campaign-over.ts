/**
 * campaign-over (END-1, END-2): the campaign is over. Everybody in it gets it, observers too; not a game
 * master who has ended it.
 */
import { defineNotice } from '../definition';

export interface CampaignOverData {
  readonly epoch: number;
  /** Names of the forces that have won; empty: a draw. */
  readonly winners: readonly string[];
}

export const campaignOver = defineNotice<'campaign-over', CampaignOverData>({
  kind: 'campaign-over',
  urgency: 'soon',
  calledBy: {
    'campaign-finished': ({ winners, condition }, to, { epoch, forces }) =>
      to.kind === 'gm' && condition === 'gm'
        ? null
        : {
            cause: String(epoch),
            data: { epoch, winners: forces.filter(({ id }) => winners.includes(id)).map(({ name }) => name) },
          },
  },
  stillTrue: ({ epoch }, facts) => facts.status === 'finished' && facts.epoch === epoch,
  path: (_data, home) => `${home}/war`,
});
