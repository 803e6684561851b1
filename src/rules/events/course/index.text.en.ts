/** The English lines of the events of the course of a campaign: a line an event. */
export { campaignClaimed } from './campaign-claimed.text.en';
export { campaignFinished } from './campaign-finished.text.en';
export { campaignHandedOver } from './campaign-handed-over.text.en';
export { campaignPaused } from './campaign-paused.text.en';
export { campaignResumed } from './campaign-resumed.text.en';
export { campaignRolledBack } from './campaign-rolled-back.text.en';
export { campaignStarted } from './campaign-started.text.en';
export { correctionMade } from './correction-made.text.en';
export { deadlineMoved } from './deadline-moved.text.en';
export { deadlinePassed } from './deadline-passed.text.en';
export { designsImported } from './designs-imported.text.en';
export { forceOut } from './force-out.text.en';
export { orderDropped } from './order-dropped.text.en';
export { phaseAdvanced } from './phase-advanced.text.en';
export { phaseOpened } from './phase-opened.text.en';
export { roundEnded } from './round-ended.text.en';
export { sightingsChanged } from './sightings-changed.text.en';
