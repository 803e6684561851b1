/** The English lines of the events of pilots: a line an event. */
export { pilotBoarded } from './pilot-boarded.text.en';
export { pilotBought } from './pilot-bought.text.en';
export { pilotCorrected } from './pilot-corrected.text.en';
export { pilotDisembarked } from './pilot-disembarked.text.en';
export { pilotHealed } from './pilot-healed.text.en';
export { pilotSold } from './pilot-sold.text.en';
export { pilotTrained } from './pilot-trained.text.en';
export { pilotsExchanged } from './pilots-exchanged.text.en';
export { pilotsMoved } from './pilots-moved.text.en';
export { pilotsTaken } from './pilots-taken.text.en';
export { prisonerPassed } from './prisoner-passed.text.en';
