/** The German lines of the events of pilots: a line an event. */
export { pilotBoarded } from './pilot-boarded.text.de';
export { pilotBought } from './pilot-bought.text.de';
export { pilotCorrected } from './pilot-corrected.text.de';
export { pilotDisembarked } from './pilot-disembarked.text.de';
export { pilotHealed } from './pilot-healed.text.de';
export { pilotSold } from './pilot-sold.text.de';
export { pilotTrained } from './pilot-trained.text.de';
export { pilotsExchanged } from './pilots-exchanged.text.de';
export { pilotsMoved } from './pilots-moved.text.de';
export { pilotsTaken } from './pilots-taken.text.de';
export { prisonerPassed } from './prisoner-passed.text.de';
