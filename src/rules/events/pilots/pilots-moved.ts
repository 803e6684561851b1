/**
 * pilots-moved (DEP-5): stored pilots and prisoners went from one depot to another. Told to who moved them
 * only.
 */
import { flatMap, type ForceId, type PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { ALONE } from '../beside';
import { defineEvent } from '../definition';

export interface PilotsMoved {
  /** Who moved them: their own force, or their captor. */
  readonly force: ForceId;
  readonly pilots: readonly PilotId[];
  readonly from: Hex;
  readonly to: Hex;
}

/** What is told of it. */
export interface PilotsMovedTold {
  readonly force: string;
  readonly pilots: readonly string[];
  readonly names?: readonly string[];
  readonly from: string;
  readonly to: string;
}

export const pilotsMoved = defineEvent<'pilots-moved', PilotsMoved, PilotsMovedTold>({
  type: 'pilots-moved',
  apply: (draft, { pilots, to }) => {
    for (const pilot of pilots) draft.patch('pilots', pilot, { hex: to });
  },
  tell: ({ force, pilots, from, to }, audience, beside = ALONE) => {
    if (!mayKnow(audience, force)) return null;
    // Whoever moves pilots knows them: their own, or prisoners in their hands.
    const names = flatMap(pilots, (pilot) => beside.pilot(pilot)?.name ?? []);
    return { force, pilots, ...(names.length === pilots.length ? { names } : {}), from, to };
  },
});
