/** The English lines of the events of members and seats: a line an event. */
export { invitationMade } from './invitation-made.text.en';
export { invitationRevoked } from './invitation-revoked.text.en';
export { memberJoined } from './member-joined.text.en';
export { memberLeft } from './member-left.text.en';
export { memberRemoved } from './member-removed.text.en';
export { nudged } from './nudged.text.en';
export { resetLinkMade } from './reset-link-made.text.en';
export { resetLinkRefused } from './reset-link-refused.text.en';
export { seatGivenUp } from './seat-given-up.text.en';
export { seatReassigned } from './seat-reassigned.text.en';
export { vacationAnnounced } from './vacation-announced.text.en';
export { vacationWithdrawn } from './vacation-withdrawn.text.en';
