/** Seats after an act (MAT-5, MAT-6): without words that no longer count, and with the clocks of what is asked. Pure. */
import type { AwaitedDecision, Frame, GameSystem } from '../../games';
import { withClocks } from './clocks/clocks';
import type { Match, MatchSeat } from './model';

/** Decisions to come for which the seat may have left orders, and those that are asked together with others. */
const laterOf = (
  system: GameSystem,
  state: Frame,
  { seat, queue }: MatchSeat,
  asked: readonly string[],
): readonly string[] =>
  queue.length === 0
    ? []
    : [
        ...system
          .decisions(system.know(state, { kind: 'seat', seat }), seat)
          .flatMap(({ id, due }) => (due === 'later' ? [id] : [])),
        ...asked.flatMap((id) => (system.queuedFor?.(state, seat, id) ?? []).map(({ later }) => later)),
      ];

/** Without what no longer counts: orders for decisions that are not to come, a bot for one that has gone. */
const tidied = (
  seat: MatchSeat,
  { asked, later }: { readonly asked: readonly string[]; readonly later: readonly string[] },
): MatchSeat => ({
  ...seat,
  queue: seat.queue.filter(({ decision }) => later.includes(decision)),
  botFor: seat.botFor.filter((decision) => asked.includes(decision)),
});

export const seatsAfter = (
  system: GameSystem,
  state: Frame,
  seats: readonly MatchSeat[],
  {
    awaited,
    options,
    now,
  }: {
    readonly awaited: readonly AwaitedDecision[];
    readonly options: Match['options'];
    readonly now: number;
  },
): readonly MatchSeat[] =>
  seats.map((seat) => {
    const asked = awaited
      .filter((one) => one.asked.some((each) => each.seat === seat.seat))
      .map(({ id }) => id);
    const later = laterOf(system, state, seat, asked);
    return withClocks(tidied(seat, { asked, later }), awaited, options, now);
  });
