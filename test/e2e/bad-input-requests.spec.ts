/**
 * Bad requests around good bodies: URLs, ids, queries, media types, sizes and headers, at every operation;
 * nothing changes, the server lives on.
 */
import { randomUUID } from 'node:crypto';
import { actorOf, rightful, rowOf, type Rightful } from '../support/api-table/actor';
import { isCommand, operationsOf, pathOf, type Operation } from '../support/api-table/operations';
import { faultsOf, pointersIn } from '../support/api-table/problems';
import { asAnswer, codeOf, raw, type RawAnswer, type RawRequest } from '../support/api-table/raw';
import { pictureOf } from '../support/api-table/snapshot';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';

const LIMIT = 262_144;
let world: World;
let operations: readonly Operation[];
let before: unknown;
beforeAll(async () => {
  world = await buildWorld({ LIMIT_BODY_BYTES: String(LIMIT), LIMIT_STREAMS_PER_USER: '100' });
  operations = operationsOf(world.description).filter(({ signed }) => !signed);
  // That the game master reads an order sheet is told once a phase: whoever asks later changes nothing.
  await everywhere(
    operations.filter(({ method }) => method === 'GET'),
    async (_operation, good) => {
      await raw(world, 'GET', good.path, tokenOf(good));
      return [];
    },
  );
  before = await pictureOf(world.app.pool);
});
afterAll(() => world.close());
afterEach(async () => expect(await pictureOf(world.app.pool)).toEqual(before));

const commands = (): readonly Operation[] => operations.filter(isCommand);
const json = { 'content-type': 'application/json' };

const withQuery = ({ path }: Rightful, query: string): string => {
  const [at = '', present = ''] = path.split('?');
  const rest = query.startsWith('dryRun=') ? present.replace(/&?dryRun=true/, '') : present;
  return `${at}?${rest}${rest === '' ? '' : '&'}${query}`;
};

/** What is wrong with a refusal; it must have that status. */
const faults = (
  name: string,
  answer: RawAnswer,
  status: number | readonly number[],
  code?: string,
): readonly string[] => {
  const right = [status].flat().includes(answer.status) && (code === undefined || codeOf(answer) === code);
  return [
    ...(right
      ? []
      : [`${name}: ${answer.status} ${codeOf(answer)} instead of ${String(status)} ${code ?? ''}`]),
    ...(answer.status < 400 ? [] : faultsOf(asAnswer(answer)).map((fault) => `${name}: ${fault}`)),
  ];
};

const everywhere = async (
  of: readonly Operation[],
  run: (operation: Operation, good: Rightful) => Promise<readonly string[]>,
): Promise<void> => {
  const wrong: string[] = [];
  for (const operation of of) wrong.push(...(await run(operation, rightful(world, operation))));
  expect(wrong).toEqual([]);
};

const tokenOf = ({ token }: Rightful): Pick<RawRequest, 'token'> => (token === undefined ? {} : { token });

describe('bodies that are none', () => {
  const BROKEN: readonly (readonly [string, string | Buffer])[] = [
    ['cut off', '{"a":'],
    ['two values', '{}{}'],
    ['NaN', '{"a":NaN}'],
    ['single quotes', "{'a':1}"],
    ['a raw control character', '{"a":"\u0001"}'],
    ['no UTF-8', Buffer.from('{"a":"\xff"}', 'latin1')],
    ['a prototype', '{"__proto__":{"x":1}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['NUL', '{"a":"\\u0000"}'],
    ['half a surrogate pair', '{"a":"\\ud800"}'],
  ];

  it('are not understood, whoever asks', () =>
    everywhere(commands(), async (operation, good) => {
      const wrong: string[] = [];
      for (const [what, body] of BROKEN)
        for (const who of [tokenOf(good), {}])
          wrong.push(
            ...faults(
              `${operation.key} ${what}`,
              await raw(world, operation.method, good.path, { ...who, body, headers: json }),
              400,
              'request/bad-json',
            ),
          );
      return wrong;
    }));

  it('are of no other media type and within the limit', () =>
    everywhere(commands(), async (operation, good) => {
      const send = (body: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
        raw(world, operation.method, good.path, { ...tokenOf(good), body, headers });
      const type = (value: string): Readonly<Record<string, string>> => ({ 'content-type': value });
      // Programs that read mails end them with a form, of which nothing is read (RFC 8058).
      const [status, code] = operation.key.includes('/unsubscribe/')
        ? ([404, 'request/not-found'] as const)
        : ([415, 'request/media-type'] as const);
      return [
        ...faults(
          `${operation.key} form`,
          await send('a=b', type('application/x-www-form-urlencoded')),
          status,
          code,
        ),
        // The one operation that takes forms finds nothing in this one.
        ...(operation.key.endsWith('/records')
          ? faults(
              `${operation.key} multipart`,
              await send('--x--', type('multipart/form-data; boundary=x')),
              400,
              'record/nothing-sent',
            )
          : faults(
              `${operation.key} multipart`,
              await send('--x--', type('multipart/form-data; boundary=x')),
              status,
              code,
            )),
        ...faults(`${operation.key} text`, await send('{}', type('text/plain')), 415, 'request/media-type'),
        ...faults(`${operation.key} nonsense`, await send('{}', type('nonsense')), 415, 'request/media-type'),
        ...faults(`${operation.key} no type`, await send('{}', {}), 415, 'request/media-type'),
        ...faults(
          `${operation.key} gzip`,
          await send('{}', { ...json, 'content-encoding': 'gzip' }),
          415,
          'request/content-encoding',
        ),
        ...faults(
          `${operation.key} Latin 1`,
          await send('{}', type('application/json; charset=iso-8859-1')),
          415,
          'request/charset',
        ),
        ...faults(
          `${operation.key} large`,
          await send(JSON.stringify({ a: 'x'.repeat(LIMIT) }), json),
          413,
          'request/too-large',
        ),
      ];
    }));

  it.each<readonly [Readonly<Record<string, string | readonly string[]>>, string]>([
    [{ 'content-encoding': 'GZIP' }, 'request/content-encoding'],
    [{ 'content-encoding': 'identity, br' }, 'request/content-encoding'],
    [{ 'content-encoding': ['deflate', 'identity'] }, 'request/content-encoding'],
    [{ 'content-encoding': 'gzip', 'content-type': 'application/zip' }, 'request/content-encoding'],
    [
      { 'content-encoding': 'gzip', 'content-type': 'multipart/form-data; boundary=x' },
      'request/content-encoding',
    ],
    [{ 'content-type': 'application/json;charset="UTF-16"' }, 'request/charset'],
    [{ 'content-type': 'application/json; charset=utf-8; charset=latin1' }, 'request/charset'],
    [{ 'content-type': 'application/json; Charset=us-ascii' }, 'request/charset'],
  ])('are neither packed nor in other characters: %j', async (headers, code) => {
    const { token } = world.people.stranger;
    for (const who of [{ token }, {}]) {
      const answer = await raw(world, 'POST', '/v1/campaigns?dryRun=true', {
        ...who,
        headers: { ...json, ...headers },
        body: '{"name":"A"}',
      });
      expect([faults('', answer, 415, code), answer.headers['connection']]).toEqual([[], 'close']);
    }
  });

  it.each<Readonly<Record<string, string>>>([
    { 'content-encoding': 'identity' },
    { 'content-encoding': 'Identity, identity' },
    { 'content-encoding': '' },
    { 'content-type': 'application/json;charset=UTF-8' },
    { 'content-type': 'application/json; charset="utf-8"' },
    { 'content-type': 'Application/JSON; charset=utf8' },
  ])('may say that they are as they are read: %j', async (headers) => {
    const { token } = world.people.stranger;
    const answer = await raw(world, 'POST', '/v1/campaigns?dryRun=true', {
      token,
      headers: { ...json, ...headers },
      body: '{"name":"A"}',
    });
    expect([answer.status, answer.text.includes('"name":"A"')]).toEqual([201, true]);
  });

  it('may be nested as deep as they like, and hold numbers of any size', () =>
    everywhere(commands(), async (operation, { path, ...good }) => {
      const wrong: string[] = [];
      // In earnest: a key is looked at only then, and what is sent is wrong everywhere.
      const [at = ''] = path.split('?');
      const headers = { ...json, 'idempotency-key': 'strange' };
      const send = (body: string): Promise<RawAnswer> =>
        raw(world, operation.method, at, {
          ...(good.token === undefined ? {} : { token: good.token }),
          body,
          headers,
        });
      for (const body of ['{"name":1e999}', '{"reason":-1e999}', '{"unheard-of":1e-999}', '1e999'])
        wrong.push(...faults(`${operation.key} ${body}`, await send(body), 400));
      for (const [open, close, inner] of [
        ['[', ']', '1'],
        ['{"a":', '}', '1'],
        ['[', ']', '"\\u0000"'],
      ] as const) {
        // Whoever bears no token may not send as much.
        const depth = good.token === undefined ? 600 : 20_000;
        const body = open.repeat(depth) + inner + close.repeat(depth);
        wrong.push(...faults(`${operation.key} ${open}`, await send(body), 400));
        const within = `{"name":${open.repeat(depth - 50)}${inner}${close.repeat(depth - 50)}}`;
        wrong.push(...faults(`${operation.key} name ${open}`, await send(within), 400));
      }
      return wrong;
    }));
});

describe('queries', () => {
  const ID_OF_NOBODY = 'x'.repeat(101);
  const BAD: Readonly<Record<string, readonly string[]>> = {
    dryRun: ['', 'yes', '1', 'TRUE', 'true&dryRun=false', 'null'],
    cookie: ['', 'yes', 'true&cookie=true'],
    limit: ['0', '101', '-1', '1.5', 'abc', '', '1e2', '9'.repeat(30), '5&limit=5', '%20', '0x10'],
    as: ['', ID_OF_NOBODY, 'a&as=b'],
    round: ['0', '-1', 'one', '1e400', '1&round=2'],
    phase: ['setup', 'x', ''],
    step: ['x', ''],
    minTons: ['x', '-1'],
    maxTons: ['', 'NaN'],
    maxBv: ['1.5', '1e9'],
    techBase: ['x', ''],
    class: ['x'],
    q: ['x'.repeat(5_000)],
    after: [''],
  };
  /** Which steps there are in a match its game says: one that it has not is not found. */
  const badOf = (key: string, name: string): readonly string[] =>
    name === 'step' && key.includes('/matches/') ? [''] : (BAD[name] ?? ['']);

  it(
    'that nobody knows or understands are refused and named',
    () =>
      everywhere(
        operations.filter(({ key }) => !/^GET \/(health|\.well-known)/.test(key)),
        async (operation, good) => {
          const wrong: string[] = [];
          const send = (query: string): Promise<RawAnswer> =>
            raw(world, operation.method, withQuery(good, query), {
              ...tokenOf(good),
              ...(isCommand(operation) ? { body: JSON.stringify(good.body ?? {}), headers: json } : {}),
            });
          const check = async (name: string, query: string): Promise<void> => {
            const answer = await send(query);
            wrong.push(...faults(`${operation.key}?${query.slice(0, 60)}`, answer, 400));
            if (answer.status === 400 && !pointersIn(asAnswer(answer)).includes(`/query/${name}`))
              wrong.push(`${operation.key}?${query.slice(0, 60)} does not name it`);
          };
          await check('unheard-of', 'unheard-of=1');
          await check('__proto__', '__proto__=1');
          await check('constructor', 'constructor=1');
          for (const name of operation.queries)
            if (name === 'dryRun' || good.query[name] === undefined)
              for (const value of badOf(operation.key, name)) await check(name, `${name}=${value}`);
          return wrong;
        },
      ),
    300_000,
  );
});

describe('ids', () => {
  const STRANGE = [
    'x',
    '0',
    '-1',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%20',
    '%27%3B--',
    '%C3%A4',
    '%F0%9F%92%A9',
    '%E2%80%AE',
    'x'.repeat(200),
    randomUUID(),
    '%2e%2e',
    '..%2f..',
    '*',
    '{id}',
    '%5c',
  ];

  it(
    'that nothing has are answered alike',
    () =>
      everywhere(
        operations.filter(({ path }) => path.includes('{')),
        async (operation, good) => {
          const wrong: string[] = [];
          const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
          for (const name of names) {
            const send = (value: string): Promise<RawAnswer> => {
              const search = good.path.includes('?') ? good.path.slice(good.path.indexOf('?')) : '';
              return raw(
                world,
                operation.method,
                pathOf(operation.path, { ...good.ids, [name]: value }) + search,
                {
                  ...tokenOf(good),
                  ...(isCommand(operation) ? { body: JSON.stringify(good.body ?? {}), headers: json } : {}),
                },
              );
            };
            const nothing = await send('nothing-has-this-id');
            wrong.push(...faults(`${operation.key} ${name}`, nothing, 404, 'request/not-found'));
            for (const value of STRANGE) {
              const answer = await send(value);
              if (answer.text !== nothing.text)
                wrong.push(`${operation.key} ${name}=${value}: ${answer.status} ${codeOf(answer)}`);
            }
            wrong.push(
              ...faults(`${operation.key} ${name} broken`, await send('%zz'), 400, 'request/bad-url'),
            );
            wrong.push(...faults(`${operation.key} ${name} NUL`, await send('a%00'), 400, 'request/bad-url'));
            wrong.push(
              ...faults(`${operation.key} ${name} cut`, await send('%E4%B8'), 400, 'request/bad-url'),
            );
            wrong.push(
              ...faults(
                `${operation.key} ${name} long`,
                await send('x'.repeat(3_000)),
                404,
                'request/not-found',
              ),
            );
            wrong.push(...faults(`${operation.key} ${name} empty`, await send(''), [404, 405]));
          }
          return wrong;
        },
      ),
    300_000,
  );

  it('of other campaigns are as good as none', async () => {
    const { fighting, supplying, people } = world;
    const { gm, player } = people;
    const path = `/v1/campaigns/${supplying.id}`;
    const cases: readonly (readonly [string, string, string, unknown])[] = [
      [player.token, 'GET', `${path}/battles/${fighting.battle}`, undefined],
      [player.token, 'POST', `${path}/battles/${fighting.battle}/reports`, fighting.body],
      [player.token, 'POST', `${path}/battles/${fighting.battle}/reports/${fighting.report}/confirm`, {}],
      [gm.token, 'POST', `${path}/battles/${fighting.battle}/call-off`, { reason: 'Because' }],
      [gm.token, 'POST', `${path}/gm/seats/${fighting.forces[0]}/reassign`, { userId: people.observer.id }],
      [gm.token, 'GET', `${path}/view?as=${fighting.forces[0]}`, undefined],
      [player.token, 'POST', `/v1/campaigns/${fighting.id}/offers/${supplying.offer}/accept`, {}],
      [player.token, 'DELETE', `/v1/campaigns/${fighting.id}/offers/${supplying.offer}`, undefined],
    ];
    for (const [token, method, at, body] of cases) {
      const answer = await raw(world, method, at, {
        token,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: json }),
      });
      expect([method, at.replace(path, ''), faults('', answer, 404, 'request/not-found')]).toEqual([
        method,
        at.replace(path, ''),
        [],
      ]);
    }
  });
});

describe('headers', () => {
  it('that are no idempotency keys are refused', () =>
    everywhere(
      operations.filter(({ method, key }) => method === 'POST' && rowOf({ key }).kind === 'campaign'),
      async (operation, good) => {
        const wrong: string[] = [];
        for (const key of ['', ' ', 'two words', 'x'.repeat(201), '\u00e4', ['a', 'b']]) {
          const headers = { ...json, 'idempotency-key': key };
          const answer = await raw(world, operation.method, good.path, {
            ...tokenOf(good),
            headers,
            body: JSON.stringify(good.body ?? {}),
          });
          wrong.push(...faults(`${operation.key} key ${String(key).slice(0, 20)}`, answer, 400));
          if (!pointersIn(asAnswer(answer)).includes('/headers/idempotency-key'))
            wrong.push(`${operation.key} key ${String(key).slice(0, 20)}: not named`);
        }
        return wrong;
      },
    ));

  it('with conditions that do not hold stop what they are put on', () =>
    everywhere(
      operations.filter(({ method }) => method === 'PUT' || method === 'PATCH'),
      async (operation, good) => {
        if (!/\/(orders|map|force)$|^PATCH \/v1\/campaigns/.test(operation.key)) return [];
        const wrong: string[] = [];
        for (const value of ['"x"', 'x', '', 'W/"x"', '"x", "y"', '"'.repeat(999), ',,,', '"\u00e4"']) {
          const headers = { ...json, 'if-match': value };
          const answer = await raw(world, operation.method, good.path, {
            ...tokenOf(good),
            headers,
            body: JSON.stringify(good.body),
          });
          wrong.push(...faults(`${operation.key} if-match ${value.slice(0, 20)}`, answer, 412));
        }
        return wrong;
      },
    ));

  it('with conditions on reading are understood or left aside', () =>
    everywhere(
      operations.filter(({ method }) => method === 'GET'),
      async (operation, good) => {
        const wrong: string[] = [];
        const first = await raw(world, 'GET', good.path, tokenOf(good));
        const etag = first.headers['etag'];
        for (const value of ['x', '', '"', ',', '"x"', 'W/"y", z', 'x'.repeat(5_000)]) {
          const answer = await raw(world, 'GET', good.path, {
            ...tokenOf(good),
            headers: { 'if-none-match': value },
          });
          if (answer.status !== first.status || answer.headers['etag'] !== etag)
            wrong.push(`${operation.key} ${value.slice(0, 20)}: ${answer.status}`);
        }
        if (typeof etag !== 'string') return wrong;
        for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*', ['"x"', etag]]) {
          const answer = await raw(world, 'GET', good.path, {
            ...tokenOf(good),
            headers: { 'if-none-match': value },
          });
          if (answer.status !== 304 || answer.text !== '')
            wrong.push(`${operation.key} ${String(value)}: ${answer.status}`);
        }
        return wrong;
      },
    ));

  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr', 'en'],
    ['de;q=0.1, en;q=0.2', 'en'],
    ['de;q=x', 'de'],
    ['*', 'en'],
    [';;;,,,', 'en'],
    ['x,'.repeat(4_000), 'en'],
  ])('of languages give one that is spoken: %p', async (sent, language) => {
    const answer = await raw(world, 'PUT', `/v1/campaigns/${world.supplying.id}/ready`, {
      token: world.people.player.token,
      headers: { ...json, 'accept-language': sent },
      body: '{"ready":1}',
    });
    expect(faults('', answer, 400)).toEqual([]);
    expect(answer.headers['content-language']).toBe(language);
  });

  it('that resume a stream hold a number', async () => {
    const path = `/v1/campaigns/${world.fighting.id}/events/stream`;
    const { token } = world.people.player;
    for (const sent of ['x', '-1', '1.5', '9'.repeat(40), '1, 2'])
      expect(
        faults(sent, await raw(world, 'GET', path, { token, headers: { 'last-event-id': sent } }), 400),
      ).toEqual([]);
    expect((await raw(world, 'GET', path, { token, headers: { 'last-event-id': '1' } })).status).toBe(200);
  });
});

describe('names', () => {
  // Hangul fillers, marks without a letter, the Braille blank, what only joins letters: nobody sees a name in
  // them.
  const BLANK = [
    '\u3164\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u0301',
    '\u034f \u20dd',
    '\ufe0f',
    '\u2800\u2800',
    '\u00a0\u3000',
    '\u{e0100}',
  ];
  const FORBIDDEN = [
    '',
    '   ',
    'a\u202eb',
    'a\u2066b',
    'a\u0007b',
    'a\nb',
    'a\u200bb',
    'a\u2028b',
    '\ue000',
    'x'.repeat(61),
    ...BLANK,
  ];
  const cases = (): readonly (readonly [string, string, string, (name: string) => unknown])[] => {
    const { setup, supplying, people } = world;
    const { gm, player, stranger } = people;
    const [mech] = (setup.draft as { mechs: object[] }).mechs;
    const { mechs, pilots } = setup.draft as { mechs: object[]; pilots: object[] };
    return [
      [stranger.token, 'POST /v1/campaigns?dryRun=true', '/name', (name) => ({ name })],
      [gm.token, `PATCH /v1/campaigns/${setup.id}?dryRun=true`, '/name', (name) => ({ name })],
      [stranger.token, 'PATCH /v1/me', '/displayName', (displayName) => ({ displayName })],
      [
        player.token,
        `PUT /v1/campaigns/${setup.id}/force?dryRun=true`,
        '/mechs/0/name',
        (name) => ({ mechs: [{ ...mech, name }, ...mechs.slice(1)], pilots }),
      ],
      [
        player.token,
        `PUT /v1/campaigns/${setup.id}/force?dryRun=true`,
        '/pilots/0/name',
        (name) => ({ mechs, pilots: [{ ...pilots[0], name }, ...pilots.slice(1)] }),
      ],
      [
        player.token,
        `PUT /v1/campaigns/${supplying.id}/orders?dryRun=true`,
        '/orders/0/name',
        (name) => ({ phase: 'supply', orders: [{ type: 'buy-pilot', hex: '0101', name }] }),
      ],
      [
        gm.token,
        `POST /v1/campaigns/${supplying.id}/gm/correct?dryRun=true`,
        '/changes/0/name',
        (name) => ({
          reason: 'Because',
          changes: [{ add: 'pilot', force: supplying.forces[0], name, gunnery: 4, piloting: 5, hex: '0101' }],
        }),
      ],
    ];
  };

  it('hold no control or bidirectional characters, and one that is seen', async () => {
    for (const [token, target, pointer, body] of cases()) {
      const [method = '', path = ''] = target.split(' ');
      for (const name of FORBIDDEN) {
        const answer = await raw(world, method, path, {
          token,
          headers: json,
          body: JSON.stringify(body(name)),
        });
        expect([target, name, faults('', answer, 400), pointersIn(asAnswer(answer))]).toEqual([
          target,
          name,
          [],
          [pointer],
        ]);
      }
    }
  });

  it('are told in NFC and trimmed', async () => {
    const body = JSON.stringify({ name: '  Cafe\u0301 ' });
    const answer = await raw(world, 'POST', '/v1/campaigns?dryRun=true', {
      token: world.people.stranger.token,
      headers: json,
      body,
    });
    expect((JSON.parse(answer.text) as { name: string }).name).toBe('Caf\u00e9');
  });

  it.each(['\u30c6\u30c4', '\u{1f98a}', '7', '?', '\u0939\u093f\u0928\u094d\u0926\u0940', '\ud55c'])(
    'may be in any script: %s',
    async (name) => {
      const answer = await raw(world, 'POST', '/v1/campaigns?dryRun=true', {
        token: world.people.stranger.token,
        headers: json,
        body: JSON.stringify({ name }),
      });
      expect((JSON.parse(answer.text) as { name: string }).name).toBe(name);
    },
  );

  it('are not the only texts: reasons hold no control characters either', () =>
    everywhere(commands(), async (operation, good) => {
      if (typeof good.body !== 'object' || good.body === null || !('reason' in good.body)) return [];
      const wrong: string[] = [];
      for (const reason of ['', '  ', 'a\u202eb', 'a\u0007b', 'x'.repeat(1_001), 7, {}, []]) {
        const answer = await raw(world, operation.method, good.path, {
          ...tokenOf(good),
          headers: json,
          body: JSON.stringify({ ...good.body, reason }),
        });
        wrong.push(...faults(`${operation.key} ${String(reason).slice(0, 10)}`, answer, 400));
        if (pointersIn(asAnswer(answer)).join() !== '/reason')
          wrong.push(
            `${operation.key} ${String(reason).slice(0, 10)}: ${pointersIn(asAnswer(answer)).join()}`,
          );
      }
      return wrong;
    }));
});

it('times are days of the calendar, with an offset, within reason', async () => {
  const path = `/v1/campaigns/${world.supplying.id}/gm/deadline?dryRun=true`;
  const send = (at: unknown): Promise<RawAnswer> =>
    raw(world, 'POST', path, { token: world.people.gm.token, headers: json, body: JSON.stringify({ at }) });
  const wrong = [
    '',
    'tomorrow',
    '2100-02-30T00:00:00Z',
    '2100-13-01T00:00:00Z',
    '2100-01-01',
    '2100-01-01T00:00:00',
    '2100-01-01T25:00:00Z',
    '1999-12-31T00:00:00Z',
    '3000-01-01T00:00:00Z',
    4e12,
    null,
  ];
  for (const at of wrong) expect([at, faults('', await send(at), 400)]).toEqual([at, []]);
  for (const at of ['2096-02-29T00:00:00Z', '2100-01-01T00:00+14:00', '2999-12-31T23:59:59.999999999Z'])
    expect([at, (await send(at)).status]).toEqual([at, 200]);
});

it('leaves the server alive', async () => {
  expect((await raw(world, 'GET', '/health/ready')).status).toBe(200);
  expect(world.app.log()).not.toMatch(/"level":(50|60)/);
  expect(actorOf(rowOf({ key: 'GET /v1/me' })).role).toBe('stranger');
});
