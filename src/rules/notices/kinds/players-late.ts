/**
 * players-late (ROUND-4): a deadline has passed, and the phase goes on without the orders of some. Only the
 * game master gets it.
 */
import { defineNotice } from '../definition';
import { isOpenNow, late, positionKey, type Position } from '../position';

export interface PlayersLateData extends Position {
  /** Names of the forces. */
  readonly late: readonly string[];
  /** Of those that the phase waits for, too, and whose player is on vacation. Left out: none. */
  readonly away?: readonly string[];
}

export const playersLate = defineNotice<'players-late', PlayersLateData>({
  kind: 'players-late',
  urgency: 'soon',
  calledBy: {
    'deadline-passed': ({ round, phase, step, late: ids = [] }, to, { epoch, forces, away }) => {
      if (to.kind !== 'gm' || ids.length === 0) return null;
      const position = { epoch, round, phase, step };
      const named = (isAway: boolean): readonly string[] =>
        forces.filter(({ id }) => ids.includes(id) && away.includes(id) === isAway).map(({ name }) => name);
      const gone = named(true);
      return {
        cause: positionKey(position),
        data: { ...position, late: named(false), ...(gone.length === 0 ? {} : { away: gone }) },
      };
    },
  },
  stillTrue: (data, facts, to) =>
    to.kind === 'gm' &&
    isOpenNow(data, facts) &&
    late(facts).some(({ name }) => data.late.includes(name) || data.away?.includes(name)),
  path: (_data, home) => `${home}/gm`,
});
