/**
 * Checks that many commands of the setup begin with, in the order that the API promises: phase, then version.
 */
import { err, ok, type Result } from '../../kernel';
import { conflict, PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { SetupCampaign } from './model';

/** Whether the client's `If-Match` holds for what they would be shown now. */
export type Precondition = (current: unknown) => boolean;
export const NO_PRECONDITION: Precondition = () => true;

/** After the start nothing is set up any more (409). */
export const stillInSetup = (campaign: SetupCampaign): Result<null, Refusal> =>
  campaign.status === 'setup' ? ok(null) : err(conflict('setup/started', null));

/** Still being set up (409), and as the client last saw it (412). */
export const changeable = (
  campaign: SetupCampaign,
  precondition: Precondition,
  current: () => unknown,
): Result<null, Refusal> => {
  const open = stillInSetup(campaign);
  if (!open.ok) return open;
  return precondition(current()) ? ok(null) : err(PRECONDITION_FAILED);
};
