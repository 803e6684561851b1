/** Taking a force's last-seen memory away (END-2, SIGHT-4): it knows only what it sees now. */
import type { Violation } from '../../../kernel';
import { rowOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { wrong } from './common';
import type { ForgetSightings } from './correction';

export const forgetSightings = (resolution: Resolution, order: ForgetSightings): readonly Violation[] => {
  const { state } = resolution;
  if (rowOf(state.forces, order.force) === null) return [wrong('no-such-force', '/force')];
  const forget = Object.keys(state.memories)
    .sort()
    .filter((key) => state.memories[key]?.force === order.force);
  if (forget.length > 0)
    resolution.emit({
      type: 'sightings-changed',
      data: { changes: [{ force: order.force, put: [], forget }] },
    });
  return [];
};
