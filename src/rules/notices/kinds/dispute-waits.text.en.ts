import type { NoticeText } from '../say';
import type { DisputeData } from './dispute-waits';

export const disputeWaits: NoticeText<DisputeData> = ({ hex }) => ({
  title: 'A dispute waits for you',
  body: `The report of the battle${hex === null ? '' : ` in ${hex}`} is disputed. Decide, or let the players file another one.`,
});
