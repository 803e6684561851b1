/** What an agreement brings about (MAT-3): a proposal is carried out when everybody agrees, or waits for others. */
import { err, ok, type Result } from '../../../kernel';
import { conflict, type Refusal } from '../../refusal';
import { callsOfProposal } from '../clocks/calls';
import type { Proposal } from '../model';
import type { Seated } from '../orders/in-my-seat';
import { settle } from '../orders/settle';
import { carriedOut } from './carry-out';
import { agreedBy, electorate, isAgreed } from './proposal';

export interface Proposed {
  readonly proposal: string;
  /** What it has come to: it waits for others, has been carried out, or was declined. */
  readonly state: 'open' | 'done' | 'declined';
}

/** `fresh`: whose answer others are called for. */
export const keepProposals = (
  { transaction, system }: Seated,
  proposals: readonly Proposal[],
  fresh: Proposal | null = null,
): Promise<void> => {
  const { match } = transaction;
  const asked =
    fresh === null ? [] : electorate(match.seats, fresh).filter((seat) => !fresh.agreed.includes(seat));
  const calls = fresh === null ? [] : callsOfProposal(system, match, fresh, asked);
  return transaction.write({ ...settle(system, transaction, []), proposals, calls });
};

export const agreeTo = async (
  seated: Seated,
  proposal: Proposal,
  open: readonly Proposal[],
): Promise<Result<Proposed, Refusal>> => {
  const { match } = seated.transaction;
  const agreed = agreedBy(proposal, match, seated.place);
  const others = open.filter(({ id }) => id !== proposal.id);
  if (!isAgreed(match.seats, agreed)) {
    await keepProposals(seated, [...others, agreed], open.includes(proposal) ? null : agreed);
    return ok({ proposal: proposal.id, state: 'open' });
  }
  const done = await carriedOut(seated, agreed);
  if (done === null) return err(conflict('match/no-take-back', 'MAT-3'));
  await seated.transaction.write({ ...done, proposals: others });
  return ok({ proposal: proposal.id, state: 'done' });
};
