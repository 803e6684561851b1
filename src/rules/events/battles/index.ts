/** The events of battles and reports: a line an event. */
export { attackFellAway } from './attack-fell-away';
export { attacksSettled } from './attacks-settled';
export { battleEnded } from './battle-ended';
export { battleHandedOver } from './battle-handed-over';
export { battleOpened } from './battle-opened';
export { battleOverdue } from './battle-overdue';
export { disputeWaits } from './dispute-waits';
export { engineCountsChanged } from './engine-counts-changed';
export { engineRemoved } from './engine-removed';
export { reportConfirmed } from './report-confirmed';
export { reportDisputed } from './report-disputed';
export { reportEdited } from './report-edited';
export { reportFiled } from './report-filed';
export { sheetRead } from './sheet-read';
