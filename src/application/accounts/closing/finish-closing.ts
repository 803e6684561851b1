/**
 * What follows when an account is closed: its seats are left, and its name goes from histories. Every step
 * may be done again after a break.
 */
import type { UserId } from '../../../kernel';
import { leaveForGood } from '../../setup/leave-for-good';
import type { SetupStore } from '../../setup/setup-store';
import type { ClosedAccounts } from './closed-accounts';

export class FinishClosing {
  constructor(
    private readonly closed: ClosedAccounts,
    private readonly store: SetupStore,
    /** One is tried again within the hour. */
    private readonly onLate: (error: unknown) => void,
  ) {}

  /** Never fails: the account is closed already. */
  run(user: UserId): Promise<void> {
    return this.#finish(user).catch(this.onLate);
  }

  /** All that a process had no time for, this one or another. One that fails holds up no other. */
  async runAll(): Promise<void> {
    for (const user of await this.closed.waiting()) await this.run(user);
  }

  async #finish(user: UserId): Promise<void> {
    for (const campaign of await this.closed.campaignsOf(user))
      await leaveForGood(this.store, campaign, user);
    await this.closed.forget(user);
    await this.closed.done(user);
  }
}
