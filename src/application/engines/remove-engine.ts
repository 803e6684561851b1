/**
 * Removes an external engine (TAC-8). Once the campaign has begun, its battles go back to where they came
 * from, which everybody is told.
 */
import { err, ok, type Result } from '../../kernel';
import { decideRemoveEngine } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import { conflict, NOT_FOUND, type Refusal } from '../refusal';
import type { RegisteredEngines } from './registered-engines';
import { registeredAs } from './registered';

export class RemoveEngine {
  constructor(
    private readonly store: RegisteredEngines,
    private readonly campaigns: CampaignTransactions,
  ) {}

  async run(call: CommandCall, engine: string): Promise<Result<null, Refusal>> {
    const before = await this.#beforeTheStart(call, engine);
    if (!before.ok) return before;
    if (before.value === 'removed') return ok(null);
    return command<null>(this.campaigns, call, 'gm', async (resolution, transaction) => {
      const registered = (await transaction.engines()).find(({ id }) => id === engine);
      if (registered === undefined) return err(NOT_FOUND);
      decideRemoveEngine(resolution, { engine, name: registered.name });
      if (!call.dryRun) await transaction.dropEngine(engine);
      return ok({ answer: null });
    });
  }

  #beforeTheStart(
    { id, user, dryRun }: CommandCall,
    engine: string,
  ): Promise<Result<'removed' | 'started', Refusal>> {
    return this.store.asGm<'removed' | 'started'>(
      id,
      user,
      dryRun ? 'try' : 'change',
      async (transaction) => {
        const registered = await registeredAs(transaction, engine);
        if (!registered.ok) return registered;
        if (transaction.started) return ok('started');
        if (transaction.chosen === engine) return err(conflict('engine/chosen', 'TAC-8'));
        await transaction.remove(engine);
        return ok('removed');
      },
    );
  }
}
