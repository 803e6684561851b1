/** How a match stands for one person, and in which order matches are listed. Pure. */
import type { Schemas } from '../api/client';

export type MatchLine = Schemas['MatchLine'];
export type Match = Schemas['Match'];

/** What the list and a match itself tell alike; `mine` is told by the list. */
export type Line = Pick<Match, 'id' | 'title' | 'openedAt' | 'state' | 'seats'> &
  Partial<Pick<MatchLine, 'mine' | 'turn' | 'step' | 'battle'>>;

/** A match of the list, or one that was read by itself; null: it was not. */
export interface Listed {
  readonly line: Line;
  readonly match: Match | null;
}

/**
 * `move`: the person is asked; `proposal`: another seat proposes something to them; `missing`: players are missing;
 * `waits`: others are asked; `bot`: a bot plays for the person; `watch`: they have no seat.
 */
export type Standing = 'move' | 'proposal' | 'missing' | 'waits' | 'bot' | 'watch' | 'paused' | 'over';

const ORDER: readonly Standing[] = ['move', 'proposal', 'missing', 'waits', 'bot', 'watch', 'paused', 'over'];

const seatsOf = ({ seats }: Line, me: string) => seats.filter(({ user }) => user?.id === me);

/** What is asked of these seats and not answered yet. */
const askedOf = ({ awaited }: Match, seats: readonly string[]): Match['awaited'] =>
  awaited.filter((one) => one.seats.some((seat) => seats.includes(seat) && !one.answered.includes(seat)));

/** Seats that the person plays by themselves. */
const playedBy = (line: Line, me: string): readonly string[] =>
  seatsOf(line, me)
    .filter(({ bot, out }) => bot === null && !out)
    .map(({ seat }) => seat);

const NOTHING = { decisions: 0, proposals: 0, deadline: null };

const mineOf = (match: Match, played: readonly string[]): MatchLine['mine'] => {
  const asked = askedOf(match, played);
  return {
    decisions: asked.length,
    proposals: match.proposals.filter(({ agreed }) => played.some((seat) => !agreed.includes(seat))).length,
    deadline: asked.flatMap(({ deadline }) => deadline ?? []).sort()[0] ?? null,
  };
};

export const standingOf = ({ line, match }: Listed, me: string): Standing => {
  const state = match?.state ?? line.state;
  if (state === 'over' || state === 'paused') return state;
  if (state === 'waiting') return 'missing';
  const mine = seatsOf(line, me);
  if (mine.length === 0) return 'watch';
  const played = playedBy(line, me);
  const { decisions, proposals } = match === null ? (line.mine ?? NOTHING) : mineOf(match, played);
  if (decisions > 0) return 'move';
  if (proposals > 0) return 'proposal';
  return played.length === 0 ? 'bot' : 'waits';
};

/** ISO 8601: when the first clock of what is asked of the person runs out; null: none does. */
export const deadlineOf = ({ line, match }: Listed, me: string): string | null =>
  (match === null ? (line.mine ?? NOTHING) : mineOf(match, playedBy(line, me))).deadline;

/** My move first, and of those what is due first; then as they came, newest first. */
export const inOrder = (listed: readonly Listed[], me: string): readonly Listed[] => {
  const rank = (one: Listed): number => ORDER.indexOf(standingOf(one, me));
  const due = (one: Listed): string => deadlineOf(one, me) ?? '9';
  return [...listed].sort((a, b) => rank(a) - rank(b) || (due(a) < due(b) ? -1 : due(a) > due(b) ? 1 : 0));
};

/** In how many matches the person is asked. */
export const movesOf = (listed: readonly Listed[], me: string): number =>
  listed.filter((one) => standingOf(one, me) === 'move').length;
