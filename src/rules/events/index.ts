/** The list of all events. A new event type: one file, one line in the table. A test fails when a file is not listed. */
import { campaignStarted } from './campaign-started';
import type { EventDefinition, EventOf } from './definition';
import { mechHalted } from './mech-halted';
import { mechMoved } from './mech-moved';
import { mechShutDown } from './mech-shut-down';
import { movesOrdered } from './moves-ordered';
import { orderDropped } from './order-dropped';
import { phaseOpened } from './phase-opened';
import { pilotBoarded } from './pilot-boarded';
import { pilotDisembarked } from './pilot-disembarked';
import { pilotsExchanged } from './pilots-exchanged';
import { sightingsChanged } from './sightings-changed';

export const EVENTS = {
  'campaign-started': campaignStarted,
  'phase-opened': phaseOpened,
  'mech-moved': mechMoved,
  'order-dropped': orderDropped,
  'mech-shut-down': mechShutDown,
  'pilots-exchanged': pilotsExchanged,
  'pilot-boarded': pilotBoarded,
  'pilot-disembarked': pilotDisembarked,
  'moves-ordered': movesOrdered,
  'mech-halted': mechHalted,
  'sightings-changed': sightingsChanged,
} as const;

type Definitions = typeof EVENTS;
export type EventType = keyof Definitions;
type EventFrom<Definition> = Definition extends EventDefinition<infer T, infer D> ? EventOf<T, D> : never;
/** Every event there is, as `{ type, data }`. */
export type CampaignEvent = EventFrom<Definitions[EventType]>;
