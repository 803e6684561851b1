/** Who watches a match by its link (MAT-9): they see it as spectators, one turn late. */
import type { Frame, GameSystem } from '../../games';
import { bytesHex, sha256Hex } from '../../kernel';
import { foldSlowly, type Logged } from './course/log';
import type { LogEntry } from './course/log-entry';
import type { Match, MatchSeat } from './model';
import { openingState } from './opening/set-up';

/** The code of the link; null: nobody may watch. It follows from the seed, so that it can be told again. */
export const watchCode = ({ watch, dice }: Pick<Match, 'watch' | 'dice'>): string | null =>
  watch === null ? null : sha256Hex(`watch|${bytesHex(dice.seed)}|${watch}`).slice(0, 32);

export const mayWatch = (match: Match, code: string | null): boolean =>
  code !== null && match.battle === null && code === watchCode(match);

/** Nothing of what goes on now: no clock, no proposal, and no bot that a player has set in their place. */
const toldLate = (match: Match): Match => ({
  ...match,
  proposals: [],
  settlesAt: null,
  seats: match.seats.map((seat) => ({
    ...seat,
    bot: seat.user === null ? seat.bot : null,
    out: false,
    reserve: null,
    deadlines: {},
  })),
});

/** The seats after an entry of which is told. */
const seatsAfter = (seats: readonly MatchSeat[], entry: LogEntry): readonly MatchSeat[] => {
  if (entry.kind === 'bot')
    return seats.map((one) => (one.seat === entry.seat ? { ...one, bot: entry.stance } : one));
  if (entry.kind === 'stop' && entry.why.kind === 'resigned') {
    const { seat } = entry.why;
    return seats.map((one) => (one.seat === seat ? { ...one, out: true } : one));
  }
  return seats;
};

/** A match and its state as they stood at the end of the turn before; after the end, as they stand. */
export const oneTurnLate = async (
  system: GameSystem,
  match: Match,
  log: readonly Logged[],
): Promise<{ readonly match: Match; readonly state: Frame }> => {
  const opening = openingState(system, match);
  if (match.state === null) return { match, state: opening };
  if (match.status === 'over') return { match, state: match.state };
  const { turn } = match.state;
  let late = opening;
  let seats = toldLate(match).seats;
  for await (const { entry, states, state } of foldSlowly(system, match, log)) {
    for (const one of [...states, state]) if (one.turn < turn) late = one;
    if (state.turn < turn) seats = seatsAfter(seats, entry);
  }
  return { match: { ...toldLate(match), seats }, state: late };
};
