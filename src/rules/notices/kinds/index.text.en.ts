/** The English texts of notices: a line a kind. */
export { battleOverdue } from './battle-overdue.text.en';
export { battleWaits } from './battle-waits.text.en';
export { campaignOver } from './campaign-over.text.en';
export { deadlineNear } from './deadline-near.text.en';
export { disputeWaits } from './dispute-waits.text.en';
export { invitationTaken } from './invitation-taken.text.en';
export { messageSent } from './message-sent.text.en';
export { nudged } from './nudged.text.en';
export { offerMade } from './offer-made.text.en';
export { phaseOpen } from './phase-open.text.en';
export { playersLate } from './players-late.text.en';
export { reportDisputed } from './report-disputed.text.en';
export { reportToConfirm } from './report-to-confirm.text.en';
export { resetLinkMade } from './reset-link-made.text.en';
export { seatLost } from './seat-lost.text.en';
export { seatTakenOver } from './seat-taken-over.text.en';
export { webhookFailing } from './webhook-failing.text.en';
