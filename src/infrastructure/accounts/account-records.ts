/** What PostgreSQL keeps of a user, a page at a time: no connection is held while a client takes its time. */
import type { Pool } from 'pg';
import type { FindRecords } from '../../application/accounts/account-records';
import type { UserId } from '../../kernel';
import { unpack } from '../store/history/packed';
import * as kinds from './exported-rows';
import type { Kind } from './exported-rows';

interface Found {
  readonly key: readonly (string | number)[];
  readonly row: object;
  readonly body?: Buffer;
}

const whole = ({ row, body }: Found): object =>
  body === undefined ? row : { ...row, content: JSON.parse(unpack(body)) as object };

async function* pagesOf<T>(pool: Pool, user: UserId, kinds: readonly Kind[]): AsyncGenerator<readonly T[]> {
  for (const { text, first, page } of kinds) {
    for (let after: Found['key'] | undefined = first; after !== undefined;) {
      const { rows }: { readonly rows: readonly Found[] } = await pool.query<Found>(text, [
        user,
        ...after,
        page,
      ]);
      if (rows.length > 0) yield rows.map(whole) as T[];
      after = rows.length < page ? undefined : rows.at(-1)?.key;
    }
  }
}

export const findRecords =
  (pool: Pool): FindRecords =>
  (user) => ({
    sessions: pagesOf(pool, user, [kinds.SESSIONS]),
    campaigns: pagesOf(pool, user, [kinds.CAMPAIGNS]),
    orders: pagesOf(pool, user, [kinds.ORDERS]),
    messages: pagesOf(pool, user, [kinds.MESSAGES]),
    matches: pagesOf(pool, user, [kinds.MATCHES]),
    designs: pagesOf(pool, user, [kinds.IMPORTED, kinds.DRAWN]),
    figures: pagesOf(pool, user, [kinds.FIGURES]),
    boards: pagesOf(pool, user, [kinds.BOARDS]),
    noticeSettings: pagesOf(pool, user, [kinds.NOTICE_SETTINGS]),
    noticeMutes: pagesOf(pool, user, [kinds.NOTICE_MUTES]),
    noticeEndpoints: pagesOf(pool, user, [kinds.NOTICE_ENDPOINTS, kinds.EVENT_WEBHOOKS]),
    notices: pagesOf(pool, user, [kinds.NOTICES]),
  });
