/** The German lines of the events of the course of a campaign: a line an event. */
export { campaignClaimed } from './campaign-claimed.text.de';
export { campaignFinished } from './campaign-finished.text.de';
export { campaignHandedOver } from './campaign-handed-over.text.de';
export { campaignPaused } from './campaign-paused.text.de';
export { campaignResumed } from './campaign-resumed.text.de';
export { campaignRolledBack } from './campaign-rolled-back.text.de';
export { campaignStarted } from './campaign-started.text.de';
export { correctionMade } from './correction-made.text.de';
export { deadlineMoved } from './deadline-moved.text.de';
export { deadlinePassed } from './deadline-passed.text.de';
export { designsImported } from './designs-imported.text.de';
export { forceOut } from './force-out.text.de';
export { orderDropped } from './order-dropped.text.de';
export { phaseAdvanced } from './phase-advanced.text.de';
export { phaseOpened } from './phase-opened.text.de';
export { roundEnded } from './round-ended.text.de';
export { sightingsChanged } from './sightings-changed.text.de';
