/** Changes what an external engine's next reports are worth (TAC-7), or its webhook (TAC-8). */
import { err, ok, type Result, type UserId } from '../../kernel';
import { PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { Precondition } from '../setup/guards';
import type { EngineChanges, RegisteredEngines } from './registered-engines';
import { BAD_WEBHOOK, registeredAs, shapeOf, type EngineShape, type IsWebhook } from './registered';

export interface ChangeWish {
  readonly precondition: Precondition;
  readonly dryRun: boolean;
}

export class ChangeEngine {
  constructor(
    private readonly store: RegisteredEngines,
    private readonly isWebhook: IsWebhook,
  ) {}

  run(
    campaign: string,
    user: UserId,
    engine: string,
    changes: EngineChanges,
    { precondition, dryRun }: ChangeWish,
  ): Promise<Result<EngineShape, Refusal>> {
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const registered = await registeredAs(transaction, engine);
      if (!registered.ok) return registered;
      if (!precondition(shapeOf(registered.value))) return err(PRECONDITION_FAILED);
      const { webhook } = changes;
      if (webhook !== undefined && webhook !== null && !this.isWebhook(webhook)) return err(BAD_WEBHOOK);
      await transaction.change(engine, changes);
      const changed = { ...registered.value, ...changes };
      if (changed.counts !== registered.value.counts) await transaction.tellCounts(changed);
      return ok(shapeOf(changed));
    });
  }
}
