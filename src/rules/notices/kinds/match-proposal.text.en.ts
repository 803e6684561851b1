import type { NoticeText } from '../say';
import type { MatchProposalData } from './match-proposal';

const WHAT = {
  'take-back': 'to take the last order back',
  end: 'to end the match as it stands',
  bots: 'to let bots play the match to its end',
} as const;

export const matchProposal: NoticeText<MatchProposalData> = ({ system, by, what, until }, say) => ({
  title: 'A proposal in a match',
  body: `${system.en}: seat ${by} proposes ${WHAT[what]}. You can answer until ${say.time(until)}.`,
});
