/**
 * moves-ordered (MOV-2, MOV-4): the moves of one force that stand when planning or movement closes. They are
 * revealed by the announcement that carries them out, so this is told to nobody but the GM (ROUND-2); their
 * player knows their own sheet.
 */
import type { BuildingId, ForceId, MechId } from '../../../kernel';
import type { Direction, Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MovesOrdered {
  readonly force: ForceId;
  /** Paths without the start hex. */
  readonly moves: readonly {
    readonly mech: MechId;
    readonly path: readonly Hex[];
    /**
     * Left out: on foot. Who boards a train is not ready to fight this round, however far it gets (BLD-RAIL).
     */
    readonly by?: 'rail' | 'dropship';
    /** BLD-DROP: the dropship that carries it, and from which side it enters its last hex. */
    readonly flight?: { readonly dropship: BuildingId; readonly entry: Direction };
  }[];
}

/** What is told of it. */
export interface MovesOrderedTold {
  readonly force: string;
  readonly moves: MovesOrdered['moves'];
}

export const movesOrdered = defineEvent<'moves-ordered', MovesOrdered, MovesOrderedTold>({
  type: 'moves-ordered',
  apply: (draft, { moves }) => {
    for (const { mech, path, by, flight } of moves) {
      const carried = { plannedEntry: flight?.entry ?? null, plannedFlight: flight?.dropship ?? null };
      draft.patch('mechs', mech, {
        plannedPath: path,
        ...carried,
        ...(by === undefined ? {} : { moved: by }),
      });
      if (flight !== undefined) draft.patch('buildings', flight.dropship, { flown: true });
    }
  },
  tell: (data, to) => (to.kind === 'gm' ? { force: data.force, moves: data.moves } : null),
});
