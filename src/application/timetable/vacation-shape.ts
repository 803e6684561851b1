/** How vacations are told (ROUND-4): all members see whose they are, and when. */
import { isoTime } from '../../kernel';
import type { CampaignState, Vacation } from '../../rules';

export interface VacationShape {
  readonly id: string;
  readonly force: string;
  /** Of the force. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly to: string;
}

export const vacationShape = (
  { forces }: Pick<CampaignState, 'forces'>,
  { id, force, from, to }: Vacation,
): VacationShape => ({
  ...{ id, force, name: forces[force]?.name ?? '' },
  ...{ from: isoTime(from), to: isoTime(to) },
});
