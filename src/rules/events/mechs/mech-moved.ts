/**
 * mech-moved (MOV-3, MOV-6): a mech went along a path. Revealed to whoever saw its start before the moves or
 * sees its end after them.
 */
import type { ForceId, MechId } from '../../../kernel';
import type { DesignSlug } from '../../../catalog';
import { isForce, mayKnow } from '../../model/audience';
import type { Direction, Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechMoved {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly design: DesignSlug;
  readonly name: string;
  readonly from: Hex;
  /** Without the start hex; what was really walked. */
  readonly path: readonly Hex[];
  readonly by: 'move' | 'rail' | 'dropship';
  /** Side of its last hex from which it entered. */
  readonly enteredFrom: Direction;
  /** `MechRow.inHexSince` after the move. */
  readonly since: number;
  /** Forces other than its own to which the move is revealed. */
  readonly revealedTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechMovedTold {
  readonly mech: string;
  readonly force: string;
  readonly design: string;
  readonly from: string;
  readonly path: readonly string[];
  readonly by: 'move' | 'rail' | 'dropship';
  readonly name?: string;
}

export const mechMoved = defineEvent<'mech-moved', MechMoved, MechMovedTold>({
  type: 'mech-moved',
  apply: (draft, data) => {
    const hex = data.path[data.path.length - 1] ?? data.from;
    const { by: moved, enteredFrom, since: inHexSince } = data;
    draft.patch('mechs', data.mech, {
      hex,
      moved,
      enteredFrom,
      inHexSince,
      plannedPath: null,
      plannedEntry: null,
      plannedFlight: null,
    });
  },
  tell: (data, to) => {
    const own = mayKnow(to, data.force);
    if (!own && !isForce(to, ...data.revealedTo)) return null;
    const { mech, force, design, from, path, by, name } = data;
    return own ? { mech, force, design, from, path, by, name } : { mech, force, design, from, path, by };
  },
});
