/** Pushes to a service of the tests' own: what comes, and what becomes of them when it is slow, dead or full. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush } from '../../../../test/support/outside/decrypt-push';
import type { NoticeDelivery, WordedNotice } from '../../../application/notices/ways';
import type { UserId } from '../../../kernel';
import { PushWay, type PushContext } from './push-way';
import { newVapidKeys } from './vapid';

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const keys = newVapidKeys();
const got: { readonly headers: http.IncomingHttpHeaders; readonly body: Buffer }[] = [];
/** Null: it never answers. */
let status: number | null = 201;
const service = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    got.push({ headers: request.headers, body: Buffer.concat(parts) });
    if (status !== null) response.writeHead(status).end();
  });
});

const notice: WordedNotice = {
  ...{ id: 'n-1', kind: 'phase-open', urgency: 'now', campaign: null },
  ...{ title: 'Planning is open', body: 'Until 20:00', path: '/c/c-1' },
};
const delivery: NoticeDelivery = {
  ...{ key: 'n-1.e-1', attempt: 1, user: 'u-1' as UserId, language: 'en', zone: 'UTC' },
  ...{ endpoint: { id: 'e-1', address: 'any' }, notices: [notice] },
};
const way = (change: Partial<PushContext> = {}, allowPrivate = true): PushWay =>
  new PushWay({
    keys: () => Promise.resolve(keys),
    contact: 'mailto:war@example.org',
    means: { allowPrivate, timeoutMs: 500, resolve: () => Promise.resolve([]) },
    open: () => ({ url: here(), p256dh: browser.getPublicKey(), auth }),
    ...change,
  });
const here = (): string => `http://127.0.0.1:${String((service.address() as AddressInfo).port)}/push/1`;
const read = (body: Buffer | undefined): unknown =>
  JSON.parse(decryptPush(body ?? Buffer.alloc(0), browser, auth).toString());

beforeAll(() => once(service.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  got.length = 0;
  status = 201;
});

it('comes encrypted and signed, twice under one topic', async () => {
  const one = way();
  expect([await one.send(delivery), await one.send({ ...delivery, attempt: 2 })]).toEqual([
    { end: 'sent' },
    { end: 'sent' },
  ]);
  const [first, second] = got;
  expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(first?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
  expect(first?.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(second?.headers['topic']).toBe(first?.headers['topic']);
  expect(read(first?.body)).toEqual({
    ...{ title: 'Planning is open', body: 'Until 20:00', path: '/c/c-1', language: 'en' },
    tag: first?.headers['topic'],
  });
  expect(first?.body.includes('Planning')).toBe(false);
});

it('what is long is cut, also where a sign has four bytes', async () => {
  expect(await way().send({ ...delivery, notices: [{ ...notice, body: '🦊'.repeat(5_000) }] })).toEqual({
    end: 'sent',
  });
  expect(read(got[0]?.body)).toMatchObject({ body: expect.stringMatching(/^(?:🦊)+…$/u) as unknown });
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'again'],
  [503, 'again'],
  [null, 'again'],
  [400, 'never'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'never'],
  [302, 'never'],
])('to the answer %p: %s', async (answer, end) => {
  status = answer;
  expect(await way().send(delivery)).toMatchObject({ end });
});

it('goes into no private network, and to no address that is none', async () => {
  const privately = `https://10.0.0.1/push`;
  const to = (url: string) => () => ({ url, p256dh: browser.getPublicKey(), auth });
  expect(await way({}, false).send(delivery)).toMatchObject({ end: 'gone' });
  expect(await way({ open: to(privately) }, false).send(delivery)).toEqual({
    end: 'gone',
    error: 'not-public',
  });
  expect(await way({ open: to('no address') }).send(delivery)).toMatchObject({ end: 'gone' });
  expect(await way({ open: () => null }).send(delivery)).toMatchObject({ end: 'gone' });
  expect(got).toEqual([]);
});

it('a dead service: again', async () =>
  expect(
    await way({ open: () => ({ url: 'http://127.0.0.1:1/', p256dh: browser.getPublicKey(), auth }) }).send(
      delivery,
    ),
  ).toMatchObject({ end: 'again' }));
