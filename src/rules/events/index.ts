/** The list of all events. A new event type: one file, one line in the table. A test fails when a file is not listed. */
import { accountChanged } from './account-changed';
import { attackFellAway } from './attack-fell-away';
import { attacksSettled } from './attacks-settled';
import { battleEnded } from './battle-ended';
import { battleHandedOver } from './battle-handed-over';
import { battleOpened } from './battle-opened';
import { battleOverdue } from './battle-overdue';
import { buildingCaptured } from './building-captured';
import { buildingCorrected } from './building-corrected';
import { buildingRepaired } from './building-repaired';
import { buildingSabotaged } from './building-sabotaged';
import { campaignFinished } from './campaign-finished';
import { campaignClaimed } from './campaign-claimed';
import { campaignHandedOver } from './campaign-handed-over';
import { campaignPaused } from './campaign-paused';
import { campaignResumed } from './campaign-resumed';
import { campaignRolledBack } from './campaign-rolled-back';
import { campaignStarted } from './campaign-started';
import { correctionMade } from './correction-made';
import { deadlineMoved } from './deadline-moved';
import { deadlinePassed } from './deadline-passed';
import type { EventDefinition, EventOf } from './definition';
import { designsImported } from './designs-imported';
import { depotPlundered } from './depot-plundered';
import { engineCountsChanged } from './engine-counts-changed';
import { engineRemoved } from './engine-removed';
import { factoryWorked } from './factory-worked';
import { forceOut } from './force-out';
import { invitationMade } from './invitation-made';
import { invitationRevoked } from './invitation-revoked';
import { mechBought } from './mech-bought';
import { mechBuilt } from './mech-built';
import { mechCorrected } from './mech-corrected';
import { mechEntered } from './mech-entered';
import { mechHalted } from './mech-halted';
import { mechHired } from './mech-hired';
import { mechKept } from './mech-kept';
import { mechMoved } from './mech-moved';
import { mechRefitted } from './mech-refitted';
import { mechRepaired } from './mech-repaired';
import { mechSabotaged } from './mech-sabotaged';
import { mechShutDown } from './mech-shut-down';
import { mechSold } from './mech-sold';
import { memberRemoved } from './member-removed';
import { mercenaryLeft } from './mercenary-left';
import { movesOrdered } from './moves-ordered';
import { nudged } from './nudged';
import { offerAccepted } from './offer-accepted';
import { offerMade } from './offer-made';
import { offerWithdrawn } from './offer-withdrawn';
import { orderDropped } from './order-dropped';
import { phaseAdvanced } from './phase-advanced';
import { phaseOpened } from './phase-opened';
import { pilotBoarded } from './pilot-boarded';
import { pilotBought } from './pilot-bought';
import { pilotCorrected } from './pilot-corrected';
import { pilotDisembarked } from './pilot-disembarked';
import { pilotHealed } from './pilot-healed';
import { pilotSold } from './pilot-sold';
import { pilotTrained } from './pilot-trained';
import { pilotsExchanged } from './pilots-exchanged';
import { pilotsMoved } from './pilots-moved';
import { pilotsTaken } from './pilots-taken';
import { prisonerPassed } from './prisoner-passed';
import { reportConfirmed } from './report-confirmed';
import { reportDisputed } from './report-disputed';
import { reportEdited } from './report-edited';
import { reportFiled } from './report-filed';
import { resetLinkMade } from './reset-link-made';
import { resetLinkRefused } from './reset-link-refused';
import { roundEnded } from './round-ended';
import { seatGivenUp } from './seat-given-up';
import { seatReassigned } from './seat-reassigned';
import { sheetRead } from './sheet-read';
import { sightingsChanged } from './sightings-changed';
import { stockCorrected } from './stock-corrected';
import { stockMoved } from './stock-moved';
import { wreckCorrected } from './wreck-corrected';
import { wreckScrapped } from './wreck-scrapped';
import { wrecksLeft } from './wrecks-left';
import { wrecksLost } from './wrecks-lost';

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
  'seat-given-up': seatGivenUp,
  'seat-reassigned': seatReassigned,
  'member-removed': memberRemoved,
  'reset-link-made': resetLinkMade,
  'reset-link-refused': resetLinkRefused,
  'campaign-claimed': campaignClaimed,
  'campaign-handed-over': campaignHandedOver,
  'attack-fell-away': attackFellAway,
  'attacks-settled': attacksSettled,
  'battle-ended': battleEnded,
  'battle-handed-over': battleHandedOver,
  'engine-removed': engineRemoved,
  'battle-opened': battleOpened,
  'battle-overdue': battleOverdue,
  'building-captured': buildingCaptured,
  'building-repaired': buildingRepaired,
  'building-sabotaged': buildingSabotaged,
  'factory-worked': factoryWorked,
  'mech-built': mechBuilt,
  'mech-hired': mechHired,
  'mercenary-left': mercenaryLeft,
  'mech-refitted': mechRefitted,
  'mech-repaired': mechRepaired,
  'mech-sabotaged': mechSabotaged,
  'pilot-trained': pilotTrained,
  'depot-plundered': depotPlundered,
  'pilots-taken': pilotsTaken,
  'report-confirmed': reportConfirmed,
  'report-disputed': reportDisputed,
  'report-edited': reportEdited,
  'report-filed': reportFiled,
  'round-ended': roundEnded,
  'wrecks-left': wrecksLeft,
  'mech-kept': mechKept,
  'wreck-scrapped': wreckScrapped,
  'wrecks-lost': wrecksLost,
  'wreck-corrected': wreckCorrected,
  'invitation-made': invitationMade,
  'invitation-revoked': invitationRevoked,
  'sheet-read': sheetRead,
  nudged,
  'engine-counts-changed': engineCountsChanged,
  'designs-imported': designsImported,
} as const;

type Definitions = typeof EVENTS;
export type EventType = keyof Definitions;
type EventFrom<Definition> = Definition extends EventDefinition<infer T, infer D> ? EventOf<T, D> : never;
/** Every event there is, as `{ type, data }`. */
export type CampaignEvent = EventFrom<Definitions[EventType]>;
