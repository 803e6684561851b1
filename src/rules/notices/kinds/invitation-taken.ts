/** invitation-taken (SETUP-1): somebody has accepted an invitation. Only the game master gets it. */
import { defineNotice } from '../definition';

/** Who it was stands in the list of members. */
export type InvitationTakenData = Readonly<Record<string, never>>;

export const invitationTaken = defineNotice<'invitation-taken', InvitationTakenData>({
  kind: 'invitation-taken',
  urgency: 'later',
  stillTrue: (_data, _facts, to) => to.kind === 'gm',
  path: (_data, home) => `${home}/gm/seats`,
});
