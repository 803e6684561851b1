/** Last-seen memory (SIGHT-4). */
import type { CampaignState } from '../model/state';
import type { Resolution } from '../resolution';

/** Emits what each force remembers of whatever the events since `from` took out of its sight; `before` is the state before them. */
export const rememberLosses = (_resolution: Resolution, _before: CampaignState, _from: number): void => {
  return;
};
