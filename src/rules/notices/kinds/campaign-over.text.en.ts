import type { NoticeText } from '../say';
import type { CampaignOverData } from './campaign-over';

export const campaignOver: NoticeText<CampaignOverData> = ({ winners }, say) => ({
  title: 'The campaign is over',
  body:
    winners.length === 0
      ? 'It ends in a draw.'
      : `${say.list(winners)} ${say.plural(winners.length, 'has', 'have')} won.`,
});
