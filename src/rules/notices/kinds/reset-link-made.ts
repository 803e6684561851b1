/**
 * reset-link-made: the game master has made a link that sets a new password for the person, who can refuse
 * it.
 */
import { defineNotice } from '../definition';

export interface ResetLinkData {
  /** ISO 8601, UTC: from then on it works. */
  readonly worksFrom: string;
}

export const resetLinkMade = defineNotice<'reset-link-made', ResetLinkData>({
  kind: 'reset-link-made',
  urgency: 'now',
  calledBy: {
    'reset-link-made': ({ force, worksFrom }, to) =>
      to.kind === 'force' && to.force === force ? { cause: worksFrom, data: { worksFrom } } : null,
  },
  // Told even when it has been refused meanwhile: that somebody asked for it is what matters.
  path: () => '/me',
});
