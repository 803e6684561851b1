/** The English lines of the events of battles and reports: a line an event. */
export { attackFellAway } from './attack-fell-away.text.en';
export { attacksSettled } from './attacks-settled.text.en';
export { battleEnded } from './battle-ended.text.en';
export { battleHandedOver } from './battle-handed-over.text.en';
export { battleOpened } from './battle-opened.text.en';
export { battleOverdue } from './battle-overdue.text.en';
export { disputeWaits } from './dispute-waits.text.en';
export { engineCountsChanged } from './engine-counts-changed.text.en';
export { engineRemoved } from './engine-removed.text.en';
export { reportConfirmed } from './report-confirmed.text.en';
export { reportDisputed } from './report-disputed.text.en';
export { reportEdited } from './report-edited.text.en';
export { reportFiled } from './report-filed.text.en';
export { sheetRead } from './sheet-read.text.en';
