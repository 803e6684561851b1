/** The German texts of notices: a line a kind. */
export { battleOverdue } from './battle-overdue.text.de';
export { battleWaits } from './battle-waits.text.de';
export { campaignOver } from './campaign-over.text.de';
export { deadlineNear } from './deadline-near.text.de';
export { disputeWaits } from './dispute-waits.text.de';
export { invitationTaken } from './invitation-taken.text.de';
export { messageSent } from './message-sent.text.de';
export { nudged } from './nudged.text.de';
export { offerMade } from './offer-made.text.de';
export { phaseOpen } from './phase-open.text.de';
export { playersLate } from './players-late.text.de';
export { reportDisputed } from './report-disputed.text.de';
export { reportToConfirm } from './report-to-confirm.text.de';
export { resetLinkMade } from './reset-link-made.text.de';
export { seatLost } from './seat-lost.text.de';
export { seatTakenOver } from './seat-taken-over.text.de';
export { webhookFailing } from './webhook-failing.text.de';
