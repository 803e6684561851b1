/** The kinds of notices: a line a kind. */
export { battleOverdue } from './battle-overdue';
export { battleWaits } from './battle-waits';
export { campaignOver } from './campaign-over';
export { deadlineNear } from './deadline-near';
export { disputeWaits } from './dispute-waits';
export { invitationTaken } from './invitation-taken';
export { messageSent } from './message-sent';
export { nudged } from './nudged';
export { offerMade } from './offer-made';
export { phaseOpen } from './phase-open';
export { playersLate } from './players-late';
export { reportDisputed } from './report-disputed';
export { reportToConfirm } from './report-to-confirm';
export { resetLinkMade } from './reset-link-made';
export { seatLost } from './seat-lost';
export { seatTakenOver } from './seat-taken-over';
export { webhookFailing } from './webhook-failing';
