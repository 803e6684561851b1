/** What one seat proposes and the others agree to (MAT-3, MAT-8): to take an order back, to end, to let bots play. */
import { err, ok, type Result } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { Chance } from '../../setup/ports';
import type { CommandOptions } from '../../setup/setup-transaction';
import { callsOfProposal } from '../clocks/calls';
import { carriedOut, takenBack } from './carry-out';
import type { Commanding, InMySeat, Seated } from '../orders/in-my-seat';
import type { Proposal } from '../model';
import { agreedBy, electorate, isAgreed, openProposals } from './proposal';
import { settle } from '../orders/settle';

/** So long the others can agree. */
const OPEN_MS = 48 * 3_600_000;

export interface Proposed {
  readonly proposal: string;
  /** What it has come to: it waits for others, has been carried out, or was declined. */
  readonly state: 'open' | 'done' | 'declined';
}

export class Proposals {
  constructor(
    private readonly seats: Pick<InMySeat, 'run'>,
    private readonly chance: Pick<Chance, 'id'>,
  ) {}

  /** Carried out at once when there is nobody to ask. The same again is a word for what was proposed. */
  propose(
    who: Commanding,
    what: Proposal['what'],
    options: CommandOptions,
  ): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { transaction, place } = seated;
      const { match, now } = transaction;
      const open = openProposals(match, now);
      const same = open.find((one) => one.what === what);
      if (same !== undefined) return this.#agreeTo(seated, same, open);
      if (what === 'take-back' && (await takenBack(seated, place)) === null)
        return err(conflict('match/no-take-back', 'MAT-3'));
      const fresh: Proposal = {
        ...{ id: this.chance.id(), what, by: place.seat, agreed: [] },
        ...{ entries: match.entries, until: now + OPEN_MS },
      };
      return this.#agreeTo(seated, fresh, open);
    });
  }

  /** 404 when it is not open any more. Who declines ends it. */
  answer(
    who: Commanding,
    { proposal: id, agree }: { readonly proposal: string; readonly agree: boolean },
    options: CommandOptions,
  ): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { match, now } = seated.transaction;
      const open = openProposals(match, now);
      const proposal = open.find((one) => one.id === id);
      if (proposal === undefined) return err(NOT_FOUND);
      if (agree) return this.#agreeTo(seated, proposal, open);
      await this.#keep(
        seated,
        open.filter((one) => one !== proposal),
      );
      return ok({ proposal: id, state: 'declined' });
    });
  }

  async #agreeTo(
    seated: Seated,
    proposal: Proposal,
    open: readonly Proposal[],
  ): Promise<Result<Proposed, Refusal>> {
    const { match } = seated.transaction;
    const agreed = agreedBy(proposal, match, seated.place);
    const others = open.filter(({ id }) => id !== proposal.id);
    if (!isAgreed(match.seats, agreed)) {
      await this.#keep(seated, [...others, agreed], open.includes(proposal) ? null : agreed);
      return ok({ proposal: proposal.id, state: 'open' });
    }
    const done = await carriedOut(seated, agreed);
    if (done === null) return err(conflict('match/no-take-back', 'MAT-3'));
    await seated.transaction.write({ ...done, proposals: others });
    return ok({ proposal: proposal.id, state: 'done' });
  }

  /** `fresh`: whose answer others are called for. */
  #keep(
    { transaction, system }: Seated,
    proposals: readonly Proposal[],
    fresh: Proposal | null = null,
  ): Promise<void> {
    const { match } = transaction;
    const asked =
      fresh === null ? [] : electorate(match.seats, fresh).filter((seat) => !fresh.agreed.includes(seat));
    const calls = fresh === null ? [] : callsOfProposal(system, match, fresh, asked);
    return transaction.write({ ...settle(system, transaction, []), proposals, calls });
  }
}
