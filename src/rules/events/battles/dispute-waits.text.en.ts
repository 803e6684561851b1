import type { Line } from '../say';
import type { DisputeWaitsTold } from './dispute-waits';

export const disputeWaits: Line<DisputeWaitsTold> = ({ hex }) =>
  `The report of the battle in ${hex} is disputed and waits for your decision.`;
