/** How posting battles to an engine's webhook goes (TAC-8), for the game master. */
import { ok, type Result, type UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import { deliveryId } from './deliver';
import type { PostFailure } from './delivery-state';
import type { RegisteredEngines } from './registered-engines';
import { registeredAs } from './registered';

export interface DeliveriesShape {
  readonly webhook: string | null;
  readonly lastTakenAt: string | null;
  readonly failingSince: string | null;
  readonly lastFailure: PostFailure | null;
  readonly battles: readonly {
    readonly battle: string;
    /** As its posts bear it. */
    readonly delivery: string;
    readonly attempts: number;
    readonly takenAt: string | null;
    readonly nextAt: string | null;
  }[];
}

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export class SeeDeliveries {
  constructor(private readonly store: RegisteredEngines) {}

  run(campaign: string, user: UserId, engine: string): Promise<Result<DeliveriesShape, Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) => {
      const registered = await registeredAs(transaction, engine);
      if (!registered.ok) return registered;
      const { lastTakenAt, failingSince, lastFailure, battles } = await transaction.deliveries(engine);
      return ok({
        webhook: registered.value.webhook,
        lastTakenAt: timeOf(lastTakenAt),
        failingSince: timeOf(failingSince),
        lastFailure,
        battles: battles.map(({ battle, hash, attempts, takenAt, nextAt }) => ({
          ...{ battle, delivery: deliveryId(battle, hash), attempts },
          ...{ takenAt: timeOf(takenAt), nextAt: timeOf(nextAt) },
        })),
      });
    });
  }
}
