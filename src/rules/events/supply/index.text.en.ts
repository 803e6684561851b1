/** The English lines of the events of tons, stores, buildings and offers: a line an event. */
export { accountChanged } from './account-changed.text.en';
export { buildingCaptured } from './building-captured.text.en';
export { buildingCorrected } from './building-corrected.text.en';
export { buildingRepaired } from './building-repaired.text.en';
export { buildingSabotaged } from './building-sabotaged.text.en';
export { depotPlundered } from './depot-plundered.text.en';
export { factoryWorked } from './factory-worked.text.en';
export { offerAccepted } from './offer-accepted.text.en';
export { offerMade } from './offer-made.text.en';
export { offerWithdrawn } from './offer-withdrawn.text.en';
export { stockCorrected } from './stock-corrected.text.en';
export { stockMoved } from './stock-moved.text.en';
