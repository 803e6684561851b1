/** What seats have left word of (MAT-6): orders from queues and standing words, instead of asking them. Pure. */
import type { Due, Frame, GameSystem, Order, Seat } from '../../../games';
import type { MatchSeat } from '../model';

/** What is done for a seat that is not asked: an order, or (null) a bot decides. */
export interface Following {
  readonly seat: Seat;
  readonly decision: string;
  readonly revision: number;
  readonly order: Order | null;
  readonly by: 'queue' | 'standing';
}

/** What a seat wants of a decision without being asked; null: it is asked. */
const wanted = (
  { seat, queue, standing }: MatchSeat,
  asked: {
    readonly id: string;
    readonly kind: string;
    readonly revision: number;
    readonly skip: Order | null;
    /** Of what was to come: what it answers. */
    readonly due: readonly Due[];
  },
  isLegal: (order: Order) => boolean,
): Following | null => {
  const { id: decision, kind, revision, due } = asked;
  const dueOf = (one: string): Due | undefined => due.find(({ later }) => later === one);
  const queued = queue.find((one) => dueOf(one.decision) !== undefined);
  const skip = queued === undefined ? asked.skip : (dueOf(queued.decision)?.skip ?? null);
  const by = queued === undefined ? 'standing' : 'queue';
  if (queued !== undefined && isLegal(queued.order))
    return { seat, decision, revision, order: queued.order, by };
  const then = queued?.otherwise ?? standing.find((one) => one.kind === kind)?.then ?? 'ask';
  return then === 'ask' ? null : { seat, decision, revision, order: then === 'skip' ? skip : null, by };
};

/** What a decision answers of what was to come: itself, and what the system says besides. */
const dueNow = (
  system: GameSystem,
  state: Frame,
  seat: Seat,
  { id, skip }: { readonly id: string; readonly skip: Order | null },
): readonly Due[] => [{ later: id, skip }, ...(system.queuedFor?.(state, seat, id) ?? [])];

/** The first seat that is asked and has left word of what to do; null: whoever is asked decides for themselves. */
export const following = (
  system: GameSystem,
  state: Frame,
  seats: readonly MatchSeat[],
): Following | null => {
  for (const { id, kind, asked } of system.awaited(state))
    for (const { seat, revision, skip, answer } of asked) {
      const place = seats.find((one) => one.seat === seat);
      if (place === undefined || answer !== null || place.bot !== null || place.botFor.includes(id)) continue;
      const knowledge = system.know(state, { kind: 'seat', seat });
      const found = wanted(
        place,
        { id, kind: kind.code, revision, skip, due: dueNow(system, state, seat, { id, skip }) },
        (order) => system.check(knowledge, seat, id, order).length === 0,
      );
      if (found !== null) return found;
    }
  return null;
};
