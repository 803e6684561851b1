/** The list of all events. A new event type: one file, one line in the table. A test fails when a file is not listed. */
import { accountChanged } from './account-changed';
import { campaignFinished } from './campaign-finished';
import { campaignStarted } from './campaign-started';
import { deadlinePassed } from './deadline-passed';
import type { EventDefinition, EventOf } from './definition';
import { forceOut } from './force-out';
import { mechBought } from './mech-bought';
import { mechEntered } from './mech-entered';
import { mechHalted } from './mech-halted';
import { mechMoved } from './mech-moved';
import { mechShutDown } from './mech-shut-down';
import { mechSold } from './mech-sold';
import { movesOrdered } from './moves-ordered';
import { offerAccepted } from './offer-accepted';
import { offerMade } from './offer-made';
import { offerWithdrawn } from './offer-withdrawn';
import { orderDropped } from './order-dropped';
import { phaseAdvanced } from './phase-advanced';
import { phaseOpened } from './phase-opened';
import { pilotBoarded } from './pilot-boarded';
import { pilotBought } from './pilot-bought';
import { pilotDisembarked } from './pilot-disembarked';
import { pilotHealed } from './pilot-healed';
import { pilotSold } from './pilot-sold';
import { pilotsExchanged } from './pilots-exchanged';
import { pilotsMoved } from './pilots-moved';
import { prisonerPassed } from './prisoner-passed';
import { sightingsChanged } from './sightings-changed';
import { stockMoved } from './stock-moved';
import { campaignRolledBack } from './campaign-rolled-back';
import { correctionMade } from './correction-made';
import { mechCorrected } from './mech-corrected';
import { pilotCorrected } from './pilot-corrected';
import { buildingCorrected } from './building-corrected';
import { stockCorrected } from './stock-corrected';
import { campaignPaused } from './campaign-paused';
import { campaignResumed } from './campaign-resumed';
import { deadlineMoved } from './deadline-moved';
import { seatReassigned } from './seat-reassigned';
import { memberRemoved } from './member-removed';
import { campaignHandedOver } from './campaign-handed-over';

export const EVENTS = {
  'campaign-started': campaignStarted,
  'phase-opened': phaseOpened,
  'phase-advanced': phaseAdvanced,
  'deadline-passed': deadlinePassed,
  'mech-moved': mechMoved,
  'order-dropped': orderDropped,
  'mech-shut-down': mechShutDown,
  'pilots-exchanged': pilotsExchanged,
  'pilot-boarded': pilotBoarded,
  'pilot-disembarked': pilotDisembarked,
  'moves-ordered': movesOrdered,
  'mech-halted': mechHalted,
  'sightings-changed': sightingsChanged,
  'account-changed': accountChanged,
  'stock-moved': stockMoved,
  'mech-bought': mechBought,
  'mech-entered': mechEntered,
  'mech-sold': mechSold,
  'pilot-bought': pilotBought,
  'pilot-sold': pilotSold,
  'pilots-moved': pilotsMoved,
  'pilot-healed': pilotHealed,
  'prisoner-passed': prisonerPassed,
  'offer-made': offerMade,
  'offer-withdrawn': offerWithdrawn,
  'offer-accepted': offerAccepted,
  'force-out': forceOut,
  'campaign-finished': campaignFinished,
  'campaign-rolled-back': campaignRolledBack,
  'correction-made': correctionMade,
  'mech-corrected': mechCorrected,
  'pilot-corrected': pilotCorrected,
  'building-corrected': buildingCorrected,
  'stock-corrected': stockCorrected,
  'campaign-paused': campaignPaused,
  'campaign-resumed': campaignResumed,
  'deadline-moved': deadlineMoved,
  'seat-reassigned': seatReassigned,
  'member-removed': memberRemoved,
  'campaign-handed-over': campaignHandedOver,
} as const;

type Definitions = typeof EVENTS;
export type EventType = keyof Definitions;
type EventFrom<Definition> = Definition extends EventDefinition<infer T, infer D> ? EventOf<T, D> : never;
/** Every event there is, as `{ type, data }`. */
export type CampaignEvent = EventFrom<Definitions[EventType]>;
