/** The GM ends the campaign (END-2): with a winner, whose team wins with them, or as a draw. */
import { flatMap, type ForceId, violation, type Violation } from '../../../kernel';
import { standingOf } from '../../end/standing';
import { rowOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { areAllies } from '../../sides';

export const decideEnd = (
  resolution: Resolution,
  { winner, reason }: { readonly winner: ForceId | null; readonly reason: string },
): readonly Violation[] => {
  const { state, catalog } = resolution;
  if (state.campaign.status === 'finished') return [violation('gm/campaign-finished', 'END-1', '')];
  if (winner !== null && rowOf(state.forces, winner) === null)
    return [violation('gm/no-such-force', 'END-2', '/winner')];
  const standing = standingOf(state, catalog);
  const winners =
    winner === null
      ? []
      : flatMap(standing, ({ force }) => (areAllies(state.forces, winner, force) ? [force] : []));
  resolution.emit({ type: 'campaign-finished', data: { winners, condition: 'gm', reason, standing } });
  return [];
};
