/**
 * Four leaks that were once planted in the server, of which most tests saw nothing: they are kept here, so
 * that the comparison of bytes has to see each of them.
 */
import type pg from 'pg';
import type { Passing, Plant, Reply } from './planted-proxy';

const POLL_MS = 20;

const versionOf = async (pool: pg.Pool, campaign: string): Promise<string> =>
  (await pool.query<{ version: string }>('SELECT version FROM campaigns WHERE id = $1', [campaign])).rows[0]
    ?.version ?? '';

/** A comment in everybody's stream, whenever anything has changed. */
const streamComment = (pool: pg.Pool): Plant => ({
  name: 'a comment in the stream',
  stream: ({ campaign }, write) => {
    let known: string | null = null;
    const timer = setInterval(() => {
      void versionOf(pool, campaign ?? '').then((version) => {
        if (known !== null && known !== version) write(': changed\n\n');
        known = version;
      });
    }, POLL_MS);
    return () => clearInterval(timer);
  },
});

/** Whether the answer was made anew, which it is for any change of the campaign. */
const cacheHeader = (pool: pg.Pool): Plant => {
  const made = new Map<string, string>();
  return {
    name: 'an x-cache header',
    change: async (asked, reply) => {
      if (asked.campaign === null || asked.method !== 'GET') return reply;
      const key = `${asked.token} ${asked.path}`;
      const version = await versionOf(pool, asked.campaign);
      const hit = (made.get(key) ?? version) === version;
      made.set(key, version);
      return { ...reply, headers: ['x-cache', hit ? 'HIT' : 'MISS', ...reply.headers] };
    },
  };
};

const without = (headers: readonly string[], ...names: readonly string[]): string[] => {
  const left: string[] = [];
  for (let at = 0; at < headers.length; at += 2)
    if (!names.includes(headers[at]?.toLowerCase() ?? ''))
      left.push(headers[at] ?? '', headers[at + 1] ?? '');
  return left;
};

const isView = ({ method, path }: Passing): boolean => method === 'GET' && /\/view$/.test(path);

/** The view's entity tag goes by the campaign's version in place of the view's bytes. */
const campaignTag = (pool: pg.Pool): Plant => ({
  name: 'a campaign-wide view ETag',
  change: async (asked, reply): Promise<Reply> => {
    if (!isView(asked) || asked.campaign === null || reply.status !== 200) return reply;
    const etag = `"v${await versionOf(pool, asked.campaign)}"`;
    const headers = ['etag', etag, ...without(reply.headers, 'etag')];
    if (asked.headers['if-none-match'] !== etag) return { ...reply, headers };
    return {
      status: 304,
      headers: without(headers, 'content-length', 'content-type'),
      body: Buffer.alloc(0),
    };
  },
});

/** A design is refused when another force has one of that name. */
const uniqueNames = (pool: pg.Pool): Plant => ({
  name: 'names unique over all forces',
  change: async (asked, reply): Promise<Reply> => {
    if (asked.method !== 'POST' || !/\/designs(\?|$)/.test(asked.path) || reply.status !== 201) return reply;
    const { design } = JSON.parse(reply.body.toString()) as { readonly design: string };
    const taken = await pool.query('SELECT FROM variants WHERE campaign_id = $1 AND slug = $2', [
      asked.campaign,
      design,
    ]);
    if (taken.rowCount === 0) return reply;
    const body = Buffer.from(JSON.stringify({ code: 'designs/slug-taken' }));
    return {
      status: 422,
      headers: ['content-type', 'application/problem+json', 'content-length', String(body.length)],
      body,
    };
  },
});

export const plantsFor = (pool: pg.Pool): readonly Plant[] => [
  streamComment(pool),
  cacheHeader(pool),
  campaignTag(pool),
  uniqueNames(pool),
];
