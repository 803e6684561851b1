/** The German lines of the events of battles and reports: a line an event. */
export { attackFellAway } from './attack-fell-away.text.de';
export { attacksSettled } from './attacks-settled.text.de';
export { battleEnded } from './battle-ended.text.de';
export { battleHandedOver } from './battle-handed-over.text.de';
export { battleOpened } from './battle-opened.text.de';
export { battleOverdue } from './battle-overdue.text.de';
export { disputeWaits } from './dispute-waits.text.de';
export { engineCountsChanged } from './engine-counts-changed.text.de';
export { engineRemoved } from './engine-removed.text.de';
export { reportConfirmed } from './report-confirmed.text.de';
export { reportDisputed } from './report-disputed.text.de';
export { reportEdited } from './report-edited.text.de';
export { reportFiled } from './report-filed.text.de';
export { sheetRead } from './sheet-read.text.de';
