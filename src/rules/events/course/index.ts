/** The events of the course of a campaign: a line an event. */
export { campaignClaimed } from './campaign-claimed';
export { campaignFinished } from './campaign-finished';
export { campaignHandedOver } from './campaign-handed-over';
export { campaignPaused } from './campaign-paused';
export { campaignResumed } from './campaign-resumed';
export { campaignRolledBack } from './campaign-rolled-back';
export { campaignStarted } from './campaign-started';
export { correctionMade } from './correction-made';
export { deadlineMoved } from './deadline-moved';
export { deadlinePassed } from './deadline-passed';
export { designsImported } from './designs-imported';
export { forceOut } from './force-out';
export { orderDropped } from './order-dropped';
export { phaseAdvanced } from './phase-advanced';
export { phaseOpened } from './phase-opened';
export { roundEnded } from './round-ended';
export { sightingsChanged } from './sightings-changed';
