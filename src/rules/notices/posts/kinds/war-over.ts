/** war-over (END-1, END-2): the campaign is over, and who has won. */
import type { CampaignFinishedTold } from '../../../events/course/campaign-finished';
import type { CampaignOverData } from '../../kinds/campaign-over';
import { definePost, toldOf } from '../definition';

export const warOver = definePost<'war-over', CampaignOverData>({
  kind: 'war-over',
  called: (told, { epoch, forces }) => {
    const over = toldOf<CampaignFinishedTold>(told, 'campaign-finished').at(-1);
    if (over === undefined) return null;
    return {
      epoch,
      winners: forces.filter(({ id }) => over.winners.includes(id)).map(({ name }) => name),
    };
  },
  stillTrue: ({ epoch }, facts) => facts.status === 'finished' && facts.epoch === epoch,
  path: (_data, home) => `${home}/war`,
});
