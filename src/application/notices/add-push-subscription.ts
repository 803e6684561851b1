/** A person takes pushes in a browser, with what it gave to the page. */
import { err, ok, type Result, violation } from '../../kernel';
import { readAll } from '../../kernel/shape';
import type { Login } from '../accounts/model';
import { againstRules, misshapen, NOT_FOUND, type Refusal, UNAUTHENTICATED } from '../refusal';
import {
  MAX_BROWSERS,
  newSubscription,
  type PushReader,
  type PushSubscriptionBook,
  type PushSubscriptionShape,
} from './push-subscriptions';

export class AddPushSubscription {
  constructor(
    private readonly book: Pick<PushSubscriptionBook, 'add'>,
    private readonly reader: PushReader,
  ) {}

  async run(
    login: Login,
    body: unknown,
    device: string | null,
    dryRun: boolean,
  ): Promise<Result<PushSubscriptionShape, Refusal>> {
    const read = readAll(newSubscription, body === undefined ? {} : body);
    if (!read.ok) return err(misshapen(read.error));
    const { endpoint, p256dh: point, auth: secret, replaces = null } = read.value;
    const [url, p256dh, auth] = [
      this.reader.address(endpoint),
      this.reader.p256dh(point),
      this.reader.auth(secret),
    ];
    if (url === null || p256dh === null || auth === null)
      return err(
        againstRules([
          ...(url === null ? [violation('notices/bad-push-address', null, '/endpoint')] : []),
          ...(p256dh === null ? [violation('notices/bad-push-key', null, '/p256dh')] : []),
          ...(auth === null ? [violation('notices/bad-push-key', null, '/auth')] : []),
        ]),
      );
    const before = replaces === null ? null : this.reader.address(replaces);
    if (replaces !== null && before === null) return err(NOT_FOUND);
    const added = await this.book.add(login, { url, p256dh, auth }, device, {
      ...{ max: MAX_BROWSERS, dryRun },
      replaces: before,
    });
    if (added === 'ended') return err(UNAUTHENTICATED);
    if (added === 'unknown') return err(NOT_FOUND);
    return added === 'too-many'
      ? err(againstRules([violation('notices/too-many-browsers', null, '', { max: MAX_BROWSERS })]))
      : ok(added);
  }
}
