/** A proposal of one seat (MAT-3): which count, who is asked, and whether all have agreed. Pure. */
import type { Seat } from '../../../games';
import type { Match, MatchSeat, Proposal } from '../model';

/** Those that count: a take-back of the last order only, and none whose time is up. */
export const openProposals = ({ proposals, entries }: Match, now: number): readonly Proposal[] =>
  proposals.filter((one) => one.until > now && (one.what !== 'take-back' || one.entries === entries));

/** Seats whose players are asked; bots agree. Of a take-back, those of the other sides. */
export const electorate = (seats: readonly MatchSeat[], { what, by }: Proposal): readonly Seat[] => {
  const side = seats.find(({ seat }) => seat === by)?.side;
  return seats
    .filter(({ user, bot, out }) => user !== null && bot === null && !out)
    .filter((one) => what !== 'take-back' || one.side !== side)
    .map(({ seat }) => seat);
};

export const isAgreed = (seats: readonly MatchSeat[], proposal: Proposal): boolean =>
  electorate(seats, proposal).every((seat) => proposal.agreed.includes(seat));

/** With the word of who sits there, for every seat of theirs. */
export const agreedBy = (
  proposal: Proposal,
  { seats }: Pick<Match, 'seats'>,
  { user }: MatchSeat,
): Proposal => {
  const theirs = seats.filter((one) => one.user?.id === user?.id).map(({ seat }) => seat);
  return { ...proposal, agreed: [...new Set([...proposal.agreed, ...theirs])].sort() };
};
