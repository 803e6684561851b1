/** match-over (GAM-9): a match of the person has ended, and not by what they did. */
import { defineNotice } from '../definition';
import { endPath, type MatchPlace } from '../matches';

export interface MatchOverData extends MatchPlace {
  /** How it ended for the person's seat. */
  readonly result: 'won' | 'lost' | 'drawn';
}

export const matchOver = defineNotice<'match-over', MatchOverData>({
  kind: 'match-over',
  urgency: 'soon',
  stillTrueIn: (_data, { status }) => status === 'over',
  path: endPath,
});
