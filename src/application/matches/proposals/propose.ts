/** A seat proposes to the others (MAT-3, MAT-8): to take an order back, to end, to let bots play. */
import { err, type Result } from '../../../kernel';
import { conflict, type Refusal } from '../../refusal';
import type { Chance } from '../../setup/ports';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { Proposal } from '../model';
import type { Commanding, InMySeat } from '../orders/in-my-seat';
import { agreeTo, type Proposed } from './agree-to';
import { takenBack } from './carry-out';
import { openProposals } from './proposal';

/** So long the others can agree. */
const OPEN_MS = 48 * 3_600_000;

export class Propose {
  constructor(
    private readonly seats: Pick<InMySeat, 'run'>,
    private readonly chance: Pick<Chance, 'id'>,
  ) {}

  /** Carried out at once when there is nobody to ask. The same again is a word for what was proposed. */
  run(who: Commanding, what: Proposal['what'], options: CommandOptions): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { transaction, place } = seated;
      const { match, now } = transaction;
      const open = openProposals(match, now);
      const same = open.find((one) => one.what === what);
      if (same !== undefined) return agreeTo(seated, same, open);
      if (what === 'take-back' && (await takenBack(seated, place)) === null)
        return err(conflict('match/no-take-back', 'MAT-3'));
      const fresh: Proposal = {
        ...{ id: this.chance.id(), what, by: place.seat, agreed: [] },
        ...{ entries: match.entries, until: now + OPEN_MS },
      };
      return agreeTo(seated, fresh, open);
    });
  }
}
