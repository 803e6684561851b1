/** A person takes no more pushes in a browser. */
import { err, isUuid, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { PushSubscriptionBook } from './push-subscriptions';

export class RemovePushSubscription {
  constructor(private readonly book: Pick<PushSubscriptionBook, 'remove'>) {}

  async run(user: UserId, id: string, dryRun: boolean): Promise<Result<null, Refusal>> {
    return isUuid(id) && (await this.book.remove(user, id, dryRun)) ? ok(null) : err(NOT_FOUND);
  }
}
