/** The external engines of a campaign, as its game master sees them (TAC-8): all of them, or one. */
import { ok, type Result, type UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import type { RegisteredEngines } from './registered-engines';
import { registeredAs, shapeOf, type EngineShape } from './registered';

export class SeeEngines {
  constructor(private readonly store: RegisteredEngines) {}

  all(campaign: string, user: UserId): Promise<Result<readonly EngineShape[], Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) =>
      ok((await transaction.list()).map(shapeOf)),
    );
  }

  one(campaign: string, user: UserId, engine: string): Promise<Result<EngineShape, Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) => {
      const registered = await registeredAs(transaction, engine);
      return registered.ok ? ok(shapeOf(registered.value)) : registered;
    });
  }
}
