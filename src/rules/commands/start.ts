/**
 * The start of a campaign (SETUP, ROUND-1): its first event carries the whole initial state, then round 1
 * begins.
 */
import { beginCampaign } from '../course';
import type { CampaignState } from '../model/state';
import type { Resolution } from '../resolution';

/**
 * `state` as `buildInitialState` makes it, of an input without violations; the resolution was made on the
 * same state.
 */
export const decideStart = (resolution: Resolution, state: CampaignState): void => {
  resolution.emit({ type: 'campaign-started', data: { state } });
  beginCampaign(resolution);
};
