/** The German lines of the events of tons, stores, buildings and offers: a line an event. */
export { accountChanged } from './account-changed.text.de';
export { buildingCaptured } from './building-captured.text.de';
export { buildingCorrected } from './building-corrected.text.de';
export { buildingRepaired } from './building-repaired.text.de';
export { buildingSabotaged } from './building-sabotaged.text.de';
export { depotPlundered } from './depot-plundered.text.de';
export { factoryWorked } from './factory-worked.text.de';
export { offerAccepted } from './offer-accepted.text.de';
export { offerMade } from './offer-made.text.de';
export { offerWithdrawn } from './offer-withdrawn.text.de';
export { stockCorrected } from './stock-corrected.text.de';
export { stockMoved } from './stock-moved.text.de';
