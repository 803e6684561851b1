/** A player announces a vacation (ROUND-4), by the database's clock; everybody is told. */
import { err, ok, type Result } from '../../kernel';
import { decideVacation, type Away } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { FORBIDDEN, type Refusal } from '../refusal';
import { vacationShape, type VacationShape } from './vacation-shape';

export class AnnounceVacation {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, { from, to }: Pick<Away, 'from' | 'to'>): Promise<Result<VacationShape, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, { force, user }) => {
      if (force === null) return err(FORBIDDEN);
      const decided = decideVacation(resolution, { force, user, from, to });
      return decided.ok
        ? ok({ answer: vacationShape(resolution.state, decided.value) })
        : err(refusalOf(decided.error));
    });
  }
}
