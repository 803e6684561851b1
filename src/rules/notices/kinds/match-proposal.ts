/** match-proposal (MAT-3): what another seat proposes waits for the person's answer. */
import { defineNotice } from '../definition';
import { type MatchPlace, matchPath, playsOn } from '../matches';

export interface MatchProposalData extends MatchPlace {
  readonly proposal: string;
  readonly what: 'take-back' | 'end' | 'bots';
  /** The seat that proposes. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

export const matchProposal = defineNotice<'match-proposal', MatchProposalData>({
  kind: 'match-proposal',
  urgency: 'soon',
  stillTrueIn: (data, facts, user) => {
    const agreed = facts.proposals[data.proposal];
    return playsOn(data, facts, user) && agreed !== undefined && !agreed.includes(data.seat);
  },
  path: matchPath,
});
