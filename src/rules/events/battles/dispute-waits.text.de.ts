import type { Line } from '../say';
import type { DisputeWaitsTold } from './dispute-waits';

export const disputeWaits: Line<DisputeWaitsTold> = ({ hex }) =>
  `Der Bericht über das Gefecht in ${hex} ist bestritten und wartet auf deine Entscheidung.`;
