/** The events of members and seats: a line an event. */
export { invitationMade } from './invitation-made';
export { invitationRevoked } from './invitation-revoked';
export { memberJoined } from './member-joined';
export { memberLeft } from './member-left';
export { memberRemoved } from './member-removed';
export { nudged } from './nudged';
export { resetLinkMade } from './reset-link-made';
export { resetLinkRefused } from './reset-link-refused';
export { seatGivenUp } from './seat-given-up';
export { seatReassigned } from './seat-reassigned';
export { vacationAnnounced } from './vacation-announced';
export { vacationWithdrawn } from './vacation-withdrawn';
