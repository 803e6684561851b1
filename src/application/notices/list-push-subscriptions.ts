/** In which browsers a person takes pushes, and the key with which further ones subscribe. */
import type { Login } from '../accounts/model';
import type { PushSubscriptionBook, PushSubscriptionList } from './push-subscriptions';

export class ListPushSubscriptions {
  constructor(
    private readonly book: Pick<PushSubscriptionBook, 'list'>,
    private readonly publicKey: () => Promise<string>,
  ) {}

  async run(login: Login): Promise<PushSubscriptionList> {
    return { publicKey: await this.publicKey(), items: await this.book.list(login) };
  }
}
