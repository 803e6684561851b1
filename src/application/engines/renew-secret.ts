/**
 * Gives an external engine a new secret (TAC-8), told once: what was signed with the old one is refused from
 * now on.
 */
import { ok, type Result, type UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { RegisteredEngines } from './registered-engines';
import {
  registeredAs,
  SECRET_BYTES,
  shapeOf,
  shownSecret,
  type EngineShape,
  type WithSecret,
} from './registered';

export class RenewSecret {
  constructor(
    private readonly store: RegisteredEngines,
    private readonly chance: Pick<Chance, 'bytes'>,
  ) {}

  run(
    campaign: string,
    user: UserId,
    engine: string,
    dryRun: boolean,
  ): Promise<Result<EngineShape & WithSecret, Refusal>> {
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const registered = await registeredAs(transaction, engine);
      if (!registered.ok) return registered;
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.setSecret(engine, secret);
      return ok({ ...shapeOf(registered.value), ...shownSecret(secret, dryRun) });
    });
  }
}
