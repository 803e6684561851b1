/**
 * pilot-corrected (END-2, DEP-5): the GM has added or changed a pilot. Their owner is told, and who holds or
 * held them what a captor knows.
 */
import type { PilotRow } from '../../model/state';
import { defineEvent } from '../definition';

export interface PilotCorrected {
  /** Null: they have been added. */
  readonly before: PilotRow | null;
  readonly after: PilotRow;
  /** The owner's counter of pilots after an addition; null otherwise. */
  readonly counter: number | null;
}

/** What is told of it. */
export interface PilotCorrectedTold {
  readonly pilot: string;
  readonly force: string;
  readonly name: string;
  readonly status: string;
  readonly hex?: string | null;
  readonly rank?: string;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly hits?: number;
  readonly captor?: string | null;
}

export const pilotCorrected = defineEvent<'pilot-corrected', PilotCorrected, PilotCorrectedTold>({
  type: 'pilot-corrected',
  apply: (draft, { after, counter }) => {
    draft.put('pilots', after.id, after);
    const owner = draft.row('forces', after.force);
    if (counter !== null && owner !== null)
      draft.patch('forces', after.force, { counters: { ...owner.counters, pilots: counter } });
  },
  tell: ({ before, after }, to) => {
    if (to.kind === 'observer') return null;
    const { id, force, name, rank, gunnery, piloting, hits, status, hex, captor } = after;
    const facts = { pilot: id, force, name, rank, gunnery, piloting, hits, status };
    if (to.kind === 'gm') return { ...facts, hex, captor };
    if (to.force === force) return { ...facts, hex: status === 'captured' ? null : hex };
    if (captor === to.force) return { pilot: id, force, name, status: 'captured', hex };
    return before?.captor === to.force ? { pilot: id, force, name, status: 'gone', hex: null } : null;
  },
});
