/** A seat agrees to what another one has proposed, or declines it (MAT-3, MAT-8). */
import { err, ok, type Result } from '../../../kernel';
import { NOT_FOUND, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { Commanding, InMySeat } from '../orders/in-my-seat';
import { agreeTo, keepProposals, type Proposed } from './agree-to';
import { openProposals } from './proposal';

export class AnswerProposal {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** 404 when it is not open any more. Who declines ends it. */
  run(
    who: Commanding,
    { proposal: id, agree }: { readonly proposal: string; readonly agree: boolean },
    options: CommandOptions,
  ): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { match, now } = seated.transaction;
      const open = openProposals(match, now);
      const proposal = open.find((one) => one.id === id);
      if (proposal === undefined) return err(NOT_FOUND);
      if (agree) return agreeTo(seated, proposal, open);
      await keepProposals(
        seated,
        open.filter((one) => one !== proposal),
      );
      return ok({ proposal: id, state: 'declined' });
    });
  }
}
