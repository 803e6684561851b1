/** The events of pilots: a line an event. */
export { pilotBoarded } from './pilot-boarded';
export { pilotBought } from './pilot-bought';
export { pilotCorrected } from './pilot-corrected';
export { pilotDisembarked } from './pilot-disembarked';
export { pilotHealed } from './pilot-healed';
export { pilotSold } from './pilot-sold';
export { pilotTrained } from './pilot-trained';
export { pilotsExchanged } from './pilots-exchanged';
export { pilotsMoved } from './pilots-moved';
export { pilotsTaken } from './pilots-taken';
export { prisonerPassed } from './prisoner-passed';
