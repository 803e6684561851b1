import { campaignOver } from '../../kinds/campaign-over.text.de';
import type { PostText } from '../definition';
import type { CampaignOverData } from '../../kinds/campaign-over';

export const warOver: PostText<CampaignOverData> = (data, say) => campaignOver(data, say);
