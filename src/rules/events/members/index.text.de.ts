/** The German lines of the events of members and seats: a line an event. */
export { invitationMade } from './invitation-made.text.de';
export { invitationRevoked } from './invitation-revoked.text.de';
export { memberJoined } from './member-joined.text.de';
export { memberLeft } from './member-left.text.de';
export { memberRemoved } from './member-removed.text.de';
export { nudged } from './nudged.text.de';
export { resetLinkMade } from './reset-link-made.text.de';
export { resetLinkRefused } from './reset-link-refused.text.de';
export { seatGivenUp } from './seat-given-up.text.de';
export { seatReassigned } from './seat-reassigned.text.de';
export { vacationAnnounced } from './vacation-announced.text.de';
export { vacationWithdrawn } from './vacation-withdrawn.text.de';
