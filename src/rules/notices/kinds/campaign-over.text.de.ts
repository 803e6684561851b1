import type { NoticeText } from '../say';
import type { CampaignOverData } from './campaign-over';

export const campaignOver: NoticeText<CampaignOverData> = ({ winners }, say) => ({
  title: 'Die Kampagne ist zu Ende',
  body:
    winners.length === 0
      ? 'Sie endet unentschieden.'
      : `${say.list(winners)} ${say.plural(winners.length, 'hat', 'haben')} gewonnen.`,
});
