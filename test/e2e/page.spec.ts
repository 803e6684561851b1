/**
 * The page that the server serves itself: deep links, headers, caching, packing, and nothing but its own
 * files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app';
import { buildPage, INDEX, SCRIPT, SECRET } from '../support/built-page';
import { register } from '../support/players';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}
type Headers = Readonly<Record<string, string>>;

let host: TestApp;
let page: ReturnType<typeof buildPage>;
beforeAll(async () => {
  page = buildPage();
  host = await startTestApp({}, null, page.directory);
});
afterAll(async () => {
  await host.close();
  rmSync(page.above, { recursive: true, force: true });
});

/** The path goes out as it stands, and what comes back is not unpacked. */
const get = (path: string, headers: Headers = {}, method = 'GET', at: TestApp = host): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(at.url);
    const asked = ask({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject).end();
  });

const BROWSER: Headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const PROGRAM: Headers = { accept: 'application/json' };
const PROBLEM = 'application/problem+json; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const ENTRY = '/assets/index-AbC123.js';

const kindOf = ({ status, headers }: Got): readonly unknown[] => [status, headers['content-type']];
const codeOf = ({ bytes }: Got): string => (JSON.parse(bytes.toString()) as { code: string }).code;

describe('screens', () => {
  const screens = [
    '/',
    '/index.html',
    '/login',
    '/me',
    '/new',
    '/m',
    '/m/7',
    '/reset',
    '/join',
    '/join/abc-DEF',
    '/rules/MOVE-3',
    '/c/0190/force/build',
  ];

  it.each([...screens, '/c/0190?hex=1607&mech=a.b', '/?source=pwa', '/login/'])(
    '%s is the page, also after reloading',
    async (path) => {
      for (const headers of [BROWSER, { accept: '*/*' }, {}, { accept: 'text/*' }]) {
        const got = await get(path, headers);
        expect([...kindOf(got), got.bytes.toString()]).toEqual([200, HTML, INDEX]);
      }
    },
  );

  it('programs that want no HTML get a problem document there, and caches tell the two apart', async () => {
    for (const accept of ['application/json', 'text/html;q=0, application/json', 'image/*']) {
      const got = await get('/c/0190', { accept });
      expect([...kindOf(got), codeOf(got)]).toEqual([404, PROBLEM, 'request/not-found']);
      expect(got.headers.vary).toMatch(/accept/i);
    }
    expect((await get('/c/0190', BROWSER)).headers.vary).toBe('Accept, Accept-Encoding');
  });

  it('where there is no screen the page says so itself, with 404, and only to whoever asks for HTML by name', async () => {
    const told = await get('/foo/bar', BROWSER);
    expect([...kindOf(told), told.bytes.toString()]).toEqual([404, HTML, INDEX]);
    expect([told.headers['cache-control'], told.headers.etag]).toEqual(['no-store', undefined]);
    expect(told.headers['content-security-policy']).toContain("script-src 'self'");
    for (const headers of [{ accept: '*/*' }, {}, PROGRAM])
      expect(kindOf(await get('/foo/bar', headers))).toEqual([404, PROBLEM]);
  });

  it.each([
    '/v1',
    '/v1/nothing',
    '/docs/nothing',
    '/health',
    '/.well-known/x',
    '/.env',
    '/assets',
    '/icons',
    '//',
    '//evil.example/x',
    '/%2e%2e/x',
    '/\\x',
  ])('at %s nobody gets the page', async (path) => {
    expect(kindOf(await get(path, BROWSER))).toEqual([404, PROBLEM]);
  });

  it('takes nothing but GET and HEAD', async () => {
    for (const path of ['/', '/login', '/c/1/force', ENTRY, '/sw.js']) {
      const got = await get(path, BROWSER, 'DELETE');
      expect([path, ...kindOf(got), got.headers.allow]).toEqual([path, 405, PROBLEM, 'GET, HEAD']);
    }
    expect(kindOf(await get('/foo', BROWSER, 'POST'))).toEqual([404, PROBLEM]);
  });

  it('the API stands where it stood, and keeps its headers', async () => {
    const mine = await get('/openapi.json', BROWSER);
    expect(JSON.parse(mine.bytes.toString())).toMatchObject({ openapi: '3.1.0' });
    const { headers, status } = await get('/v1/catalog/factions', BROWSER);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    );
    expect(headers['cross-origin-resource-policy']).toBe('same-site');
  });
});

describe('headers', () => {
  it('let the page load from here alone, run nothing that stands inline, and be framed by nobody', async () => {
    for (const path of ['/', '/sw.js', ENTRY]) {
      const { headers } = await get(path, BROWSER);
      const policy = new Map(
        (headers['content-security-policy'] as string)
          .split(';')
          .map((one) => one.trim().split(/ (.*)/) as [string, string]),
      );
      expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([
        "'script'",
        'default',
      ]);
      const sources = [...policy]
        .filter(([name]) => !name.includes('trusted-types'))
        .flatMap(([, value]) => value.split(' '));
      expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", 'blob:', 'data:']);
      expect([
        policy.get('script-src'),
        policy.get('style-src'),
        policy.get('worker-src'),
        policy.get('connect-src'),
      ]).toEqual(Array(4).fill("'self'"));
      for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
        expect([name, policy.get(name)]).toEqual([name, "'none'"]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
        ) as string,
        'x-request-id': expect.any(String) as string,
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('bind browsers to https where clients reach the server by it', async () => {
    const safe = await startTestApp({ PUBLIC_URL: 'https://host.example' }, host, page.directory);
    try {
      const { headers } = await get('/', BROWSER, 'GET', safe);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await safe.close();
    }
  });

  it.each([
    ['/', 'no-cache', HTML],
    ['/login', 'no-cache', HTML],
    ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json; charset=utf-8'],
    ['/version.json', 'no-cache', 'application/json; charset=utf-8'],
    [ENTRY, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/assets/index-dEf456.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/assets/barlow-700.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
    ['/icons/icon.svg', 'public, max-age=86400', 'image/svg+xml; charset=utf-8'],
  ])('%s may be kept: %s', async (path, cache, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, cache, type]);
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.bytes.length, again.headers.etag, again.headers['cache-control']]).toEqual([
      304,
      0,
      headers.etag,
      cache,
    ]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get(path, { 'if-none-match': '"of-yesterday"' })).status).toBe(200);
  });

  it('HEAD says what GET would say, without a body', async () => {
    for (const path of ['/', ENTRY, '/assets/nothing.js', '/foo']) {
      const [long, short] = [await get(path, BROWSER), await get(path, BROWSER, 'HEAD')];
      const told = ({ status, headers }: Got): unknown => [
        status,
        { ...headers, date: '', 'x-request-id': '' },
      ];
      expect([path, told(short), short.bytes.length]).toEqual([path, told(long), 0]);
      expect(Number(short.headers['content-length'])).toBe(long.bytes.length);
    }
  });

  it('whoever asks for a part gets the whole, as a server may answer', async () => {
    for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=999999-', 'bytes=0-1,3-4,6-7']) {
      const got = await get(ENTRY, { range });
      expect([got.status, got.headers['content-range'], got.bytes.toString()]).toEqual([
        200,
        undefined,
        SCRIPT,
      ]);
    }
  });
});

describe('packing', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, packing) => {
    for (const [path, whole] of [[ENTRY, SCRIPT] as const, ['/c/0190', INDEX] as const]) {
      const { headers, bytes } = await get(path, { ...BROWSER, 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(packing);
      expect(headers.vary).toMatch(/Accept-Encoding$/);
      const unpacked =
        packing === 'br' ? brotliDecompressSync(bytes) : packing === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(unpacked.toString()).toBe(whole);
    }
  });

  it('each form has a tag of its own, and 304 is told of the form that is asked for', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      forms.map(async (form) => (await get(ENTRY, { 'accept-encoding': form })).headers.etag ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    const statuses = await Promise.all(
      tags.map(async (tag) => (await get(ENTRY, { 'accept-encoding': 'br', 'if-none-match': tag })).status),
    );
    expect(statuses).toEqual([304, 200, 200]);
  });

  it('what was not packed goes out as it is', async () => {
    const { headers } = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('nothing but its files', () => {
  it.each([
    '/assets/nothing.js',
    '/assets/',
    '/assets/index-AbC123.js/',
    '/assets/index-AbC123.js.br',
    '/assets/index-AbC123.js.map',
    '/assets/strange.xyz',
    '/assets/link.txt',
    '/assets/../index.html',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/%252e%252e%252fsecret.txt',
    '/assets//index-AbC123.js',
    '/assets/./index-AbC123.js',
    '/assets/INDEX-ABC123.JS',
    '/assets/constructor',
    '/assets/index-AbC123.js;x=1',
    '/icons/',
    '/icons/up/secret.txt',
    '/notes/plan.txt',
    '/index.html.gz',
  ])('%s is not found, and never the page with 200', async (path) => {
    for (const headers of [BROWSER, {}]) {
      const got = await get(path, headers);
      expect({ path, status: got.status }).toEqual({ path, status: 404 });
      expect(got.bytes.toString()).not.toMatch(SECRET);
      if (/^\/(assets|icons)\//.test(path))
        expect([got.headers['content-type'], got.headers['cache-control']]).toEqual([PROBLEM, 'no-store']);
    }
  });

  it.each(['/assets/x%00.js', '/assets/index-AbC123.js%00', '/assets/%', '/c/%zz'])(
    '%s is no address',
    async (path) => {
      const got = await get(path, BROWSER);
      expect([...kindOf(got), codeOf(got)]).toEqual([400, PROBLEM, 'request/bad-url']);
    },
  );

  it('tells at the start what it leaves out', () => {
    const line =
      host
        .log()
        .split('\n')
        .find((one) => one.includes('files of the page that are not served')) ?? '{}';
    expect((JSON.parse(line) as { files: string[] }).files).toEqual([
      '/assets/strange.xyz',
      '/notes/plan.txt',
      '/openapi.json',
    ]);
  });

  it('logs screens and files by few patterns, and no code of an invitation', async () => {
    const codes = ['xq7-first-code', 'xq7-second-code'];
    for (const code of codes) await get(`/join/${code}`, BROWSER);
    await get('/assets/xq7-nothing.js', BROWSER);
    const routes = new Set([...host.log().matchAll(/"route":"([^"]+)"/g)].map((match) => match[1]));
    expect([...routes]).toEqual(expect.arrayContaining(['/join/*', '/assets/*']));
    expect(host.log()).not.toContain('xq7-');
    expect(routes.size).toBeLessThan(40);
  });

  it('a page that was built meanwhile waits for the next start', async () => {
    const own = buildPage();
    const running = await startTestApp({}, host, own.directory);
    try {
      rmSync(own.directory, { recursive: true });
      mkdirSync(own.directory);
      writeFileSync(join(own.directory, 'index.html'), 'another');
      expect((await get('/', BROWSER, 'GET', running)).bytes.toString()).toBe(INDEX);
      expect((await get(ENTRY, {}, 'GET', running)).bytes.toString()).toBe(SCRIPT);
    } finally {
      await running.close();
      rmSync(own.above, { recursive: true, force: true });
    }
  });
});

it('a server whose page was not built starts, says so in its log and at /, and the API works', async () => {
  const bare = await startTestApp({}, host, join(page.above, 'nowhere'));
  try {
    expect(bare.log()).toMatch(/"level":40,.*"msg":"there is no page to serve/);
    for (const path of ['/', '/login', '/c/0190/force']) {
      const got = await get(path, BROWSER, 'GET', bare);
      expect([...kindOf(got), codeOf(got)]).toEqual([404, PROBLEM, 'server/no-page']);
    }
    expect(kindOf(await get('/foo', BROWSER, 'GET', bare))).toEqual([404, PROBLEM]);
    expect((await get('/health/ready', {}, 'GET', bare)).status).toBe(200);
    expect((await register(bare, 'anna')).token).toEqual(expect.any(String));
  } finally {
    await bare.close();
  }
});
