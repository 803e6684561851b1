/** The events of tons, stores, buildings and offers: a line an event. */
export { accountChanged } from './account-changed';
export { buildingCaptured } from './building-captured';
export { buildingCorrected } from './building-corrected';
export { buildingRepaired } from './building-repaired';
export { buildingSabotaged } from './building-sabotaged';
export { depotPlundered } from './depot-plundered';
export { factoryWorked } from './factory-worked';
export { offerAccepted } from './offer-accepted';
export { offerMade } from './offer-made';
export { offerWithdrawn } from './offer-withdrawn';
export { stockCorrected } from './stock-corrected';
export { stockMoved } from './stock-moved';
