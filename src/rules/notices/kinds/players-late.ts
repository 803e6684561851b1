/**
 * players-late (ROUND-4): a deadline has passed, and the phase goes on without the orders of some. Only the
 * game master gets it.
 */
import { defineNotice } from '../definition';
import { isOpenNow, late, positionKey, type Position } from '../position';

export interface PlayersLateData extends Position {
  /** Names of the forces. */
  readonly late: readonly string[];
}

export const playersLate = defineNotice<'players-late', PlayersLateData>({
  kind: 'players-late',
  urgency: 'soon',
  calledBy: {
    'deadline-passed': ({ round, phase, step, late: ids = [] }, to, { epoch, forces }) => {
      if (to.kind !== 'gm' || ids.length === 0) return null;
      const position = { epoch, round, phase, step };
      return {
        cause: positionKey(position),
        data: { ...position, late: forces.filter(({ id }) => ids.includes(id)).map(({ name }) => name) },
      };
    },
  },
  stillTrue: (data, facts, to) =>
    to.kind === 'gm' && isOpenNow(data, facts) && late(facts).some(({ name }) => data.late.includes(name)),
  path: (_data, home) => `${home}/gm`,
});
