/** match-move (MAT-5): the person has been asked for an order for a while, and has not answered. */
import { defineNotice } from '../definition';
import { decisionPath, isAsked, type MatchPlace } from '../matches';

export interface MatchMoveData extends MatchPlace {
  readonly decision: string;
  readonly turn: number;
  /** When the clock runs out, ISO 8601, UTC; null: there is none. */
  readonly deadline: string | null;
}

export const matchMove = defineNotice<'match-move', MatchMoveData>({
  kind: 'match-move',
  urgency: 'soon',
  stillTrueIn: isAsked,
  path: decisionPath,
});
