/** seat-taken-over (END-2): the person plays a force that somebody else has played, or nobody. */
import { isForce } from '../../model/audience';
import { defineNotice } from '../definition';

export interface SeatData {
  readonly force: string;
  readonly name: string;
}

export const seatTakenOver = defineNotice<'seat-taken-over', SeatData>({
  kind: 'seat-taken-over',
  urgency: 'soon',
  calledBy: {
    'seat-reassigned': ({ force }, to, { forces, now }) => {
      const found =
        to.kind === 'force' && to.force === force ? forces.find(({ id }) => id === force) : undefined;
      return found === undefined
        ? null
        : { cause: [force, now].join('.'), data: { force, name: found.name } };
    },
  },
  stillTrue: ({ force }, _facts, to) => to.kind === 'force' && isForce(to, force as typeof to.force),
  path: (_data, home) => home,
});
