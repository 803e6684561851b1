/** The list of all events. A new event type: one file, one line in the table. A test fails when a file is not listed. */
import { campaignStarted } from './campaign-started';
import type { EventDefinition, EventOf } from './definition';
import { mechMoved } from './mech-moved';
import { phaseOpened } from './phase-opened';

export const EVENTS = {
  'campaign-started': campaignStarted,
  'phase-opened': phaseOpened,
  'mech-moved': mechMoved,
} as const;

type Definitions = typeof EVENTS;
export type EventType = keyof Definitions;
type EventFrom<Definition> = Definition extends EventDefinition<infer T, infer D> ? EventOf<T, D> : never;
/** Every event there is, as `{ type, data }`. */
export type CampaignEvent = EventFrom<Definitions[EventType]>;
