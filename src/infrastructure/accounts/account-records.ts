/** What PostgreSQL keeps of a user, a page at a time: no connection is held while a client takes its time. */
import type { Pool } from 'pg';
import type { FindRecords } from '../../application/accounts/account-records';
import type { UserId } from '../../kernel';
import { unpack } from '../store/history/packed';
import { CAMPAIGNS, DRAWN, IMPORTED, type Kind, MESSAGES, ORDERS, SESSIONS } from './exported-rows';

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
    sessions: pagesOf(pool, user, [SESSIONS]),
    campaigns: pagesOf(pool, user, [CAMPAIGNS]),
    orders: pagesOf(pool, user, [ORDERS]),
    messages: pagesOf(pool, user, [MESSAGES]),
    designs: pagesOf(pool, user, [IMPORTED, DRAWN]),
  });
