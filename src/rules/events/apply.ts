/** Applying events to a state: total, immutable, no dice. A replay is a fold with this. */
import { Draft } from '../model/draft';
import type { CampaignState } from '../model/state';
import { EVENTS, type CampaignEvent } from '.';

/** Applies one event to a draft in place. */
export const applyTo = (draft: Draft, event: CampaignEvent): void => {
  const definition = EVENTS[event.type] as { apply(draft: Draft, data: object): void };
  definition.apply(draft, event.data);
};

/** The state after the events; shares every table and row that they did not change. */
export const apply = (state: CampaignState, events: readonly CampaignEvent[]): CampaignState => {
  const draft = new Draft(state);
  for (const event of events) applyTo(draft, event);
  return draft.finish();
};
