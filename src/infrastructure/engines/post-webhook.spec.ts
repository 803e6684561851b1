/**
 * Where webhooks may lead (TAC-8): every class of address, names that change their mind, redirects, slow and
 * endless answers.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { postWebhook, webhookUrl, type WebhookMeans } from './post-webhook';
import { isPublicAddress } from './public-address';

const strict: WebhookMeans = {
  allowPrivate: false,
  timeoutMs: 1_000,
  resolve: () => Promise.reject(new Error('nobody asks')),
};
const post = (url: string, means: Partial<WebhookMeans> = {}) =>
  postWebhook(
    { url, body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } },
    { ...strict, ...means },
  );

it.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
  ],
  ...[
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
  ],
  ...[
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '64:ff9b::a00:1',
  ],
  ...[
    '100::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
  ],
  ...['2606:4700::1%lo', '', 'localhost', '8.8.8', '0x7f.1'],
])('TAC-8 %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
])('TAC-8 %s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  'http://example.org/',
  'ftp://example.org/',
  'https://me:pw@example.org/',
  'https://me@example.org/',
  'file:///etc/passwd',
  'nonsense',
  '',
])('TAC-8 nothing is posted to %s', async (url) => {
  expect(webhookUrl(url, false)).toBeNull();
  expect(await post(url)).toEqual({ failure: 'bad-url' });
});

it.each([
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '169.254.169.254',
  '10.0.0.1:8443',
])('TAC-8 https://%s/ leads inside, however it is written', async (host) =>
  expect(await post(`https://${host}/`)).toEqual({ failure: 'not-public' }),
);

it('TAC-8 a name with one address inside is refused, and one that nobody knows', async () => {
  expect(
    await post('https://example.org/', { resolve: () => Promise.resolve(['1.1.1.1', '10.0.0.1']) }),
  ).toEqual({ failure: 'not-public' });
  expect(await post('https://example.org/', { resolve: () => Promise.resolve([]) })).toEqual({
    failure: 'unresolved',
  });
  expect(
    await post('https://example.org/', { timeoutMs: 50, resolve: () => new Promise(() => undefined) }),
  ).toEqual({ failure: 'unresolved' });
});

describe('at a server', () => {
  let server: http.Server;
  let port: number;
  const asked: string[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(`${request.url ?? ''} ${request.headers.host ?? ''}`);
      if (request.url === '/redirect') response.writeHead(307, { location: '/elsewhere' }).end();
      else if (request.url === '/endless') {
        response.writeHead(200);
        const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
        response.once('close', () => clearInterval(more));
      } else if (request.url === '/drip') response.writeHead(200).write('x');
      else if (request.url === '/ok') response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('TAC-8 asks for the name once, and connects to the address that it was told', async () => {
    let count = 0;
    const resolve = (): Promise<readonly string[]> =>
      Promise.resolve([(count += 1) === 1 ? '127.0.0.1' : '10.255.255.1']);
    expect(await post(`http://rebinding.example:${port}/ok`, { allowPrivate: true, resolve })).toEqual({
      status: 204,
    });
    expect(count).toBe(1);
    expect(asked.at(-1)).toBe(`/ok rebinding.example:${port}`);
  });

  it('TAC-8 follows no redirect', async () => {
    expect(await post(`http://127.0.0.1:${port}/redirect`, { allowPrivate: true })).toEqual({ status: 307 });
    expect(asked.filter((one) => one.startsWith('/elsewhere'))).toEqual([]);
  });

  it('TAC-8 never waits for a body, and not for ever for an answer', async () => {
    for (const path of ['/endless', '/drip']) {
      const began = performance.now();
      const target = `http://127.0.0.1:${port}${path}`;
      expect(await post(target, { allowPrivate: true, timeoutMs: 60_000 })).toEqual({ status: 200 });
      expect(performance.now() - began).toBeLessThan(30_000);
    }
    expect(await post(`http://127.0.0.1:${port}/silent`, { allowPrivate: true, timeoutMs: 200 })).toEqual({
      failure: 'too-slow',
    });
    expect(await post('http://127.0.0.1:1/', { allowPrivate: true })).toEqual({ failure: 'unreachable' });
  });
});
