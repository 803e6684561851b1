/** Closing an account, what stays of it in campaigns, and taking one's data along. */
import { FinishClosing } from '../../src/application/accounts/closing/finish-closing';
import { replay } from '../../src/infrastructure/store/history/replay';
import { unpack } from '../../src/infrastructure/store/history/packed';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';
import {
  expectStatus,
  register,
  setUpCampaign,
  startedCampaign,
  type Person,
  type SetUp,
} from '../support/players';

let app: TestApp;
/**
 * A process that starts while something is left to do. It lasts as long as the other: logins are looked up by
 * whichever was made last.
 */
let later: TestApp | null = null;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(async () => {
  await later?.close();
  await app.close();
});

const PASSWORD = 'correct horse battery';
const at = ({ id }: { readonly id: string }, rest: string): string => `/v1/campaigns/${id}${rest}`;
const close = (who: Person, password = PASSWORD, query = ''): Promise<Answer> =>
  who.call('DELETE', `/v1/me${query}`, { body: { password } });
const taken = async (who: Person): Promise<Record<string, unknown>> => {
  const { body } = expectStatus(await who.call('GET', '/v1/me/export'), 200);
  check('AccountExport', body);
  return body as Record<string, unknown>;
};
const events = async (
  war: SetUp,
  who: Person,
  language = 'en',
): Promise<readonly { type: string; data: object; text: string }[]> => {
  const answer = expectStatus(
    await who.call('GET', at(war, '/events?limit=100'), { headers: { 'accept-language': language } }),
    200,
  );
  return answer.body['items'] as unknown as { type: string; data: object; text: string }[];
};
const sound = async ({ id }: SetUp): Promise<void> =>
  expect((await replay(app.pool, id as never))?.checks.filter(({ same }) => !same)).toEqual([]);
/** The tables in which a text stands anywhere; what is packed is not looked into. */
const tablesWith = async (text: string, campaign: string | null = null): Promise<readonly string[]> => {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables t WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND ($1::text IS NULL OR EXISTS (SELECT FROM information_schema.columns c WHERE c.table_name = t.table_name AND c.column_name = 'campaign_id'))`,
    [campaign],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const where = campaign === null ? 't::text ILIKE $1' : `t::text ILIKE $1 AND campaign_id = '${campaign}'`;
    const { rowCount } = await app.pool.query(`SELECT 1 FROM "${name}" t WHERE ${where} LIMIT 1`, [
      `%${text}%`,
    ]);
    if (rowCount !== 0) found.push(name);
  }
  return found;
};

/** Of a campaign's packed history, those rows that name somebody: by table. */
const packedWith = async ({ id }: SetUp, text: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const table of ['events', 'feeds', 'snapshots']) {
    const { rows } = await app.pool.query<{ body: Buffer | null }>(
      `SELECT body FROM ${table} WHERE campaign_id = $1`,
      [id],
    );
    if (rows.some(({ body }) => body !== null && unpack(body).includes(text))) found.push(table);
  }
  return found;
};

describe('closing an account', () => {
  it('takes the present password; whoever leads a war is told so by its name; trying changes nothing', async () => {
    const war = await startedCampaign(app, 2);
    expectProblem(await close(war.gm, 'no such password'), 422, 'accounts/wrong-password');
    const refused = expectProblem(await close(war.gm), 422, 'accounts/leads-campaign');
    expect(JSON.stringify(refused)).toContain(String((await war.gm.call('GET', at(war, ''))).body['name']));
    const [anna] = war.players as [Person];
    expectStatus(await close(anna, PASSWORD, '?dryRun=true'), 204);
    expectStatus(await anna.call('GET', '/v1/me'), 200);
    for (const body of [{}, { password: 1 }, { password: PASSWORD, more: 1 }, undefined])
      expectStatus(await anna.call('DELETE', '/v1/me', { body }), 400);
  });

  it('ends logins and frees the seat of a war; the war goes on, and names a former player', async () => {
    const war = await startedCampaign(app, 2);
    const [anna, ben] = war.players as [Person, Person];
    const { email } = (await anna.call('GET', '/v1/me')).body;
    expectStatus(await anna.call('PATCH', '/v1/me', { body: { displayName: 'Annabella' } }), 200);
    expect(await packedWith(war, '"Player1"')).toEqual(['events', 'snapshots']);
    expect(await tablesWith('Player1', war.id)).toEqual(['campaign_members', 'forces']);
    // A new password was asked for, and the mail waits: nothing but the address leads to anybody.
    await app.pool.query(
      `INSERT INTO account_mails (id, kind, email, language, expires_at, next_at)
       VALUES (gen_random_uuid(), 'reset', $1, 'en', now() + interval '1 hour', now() + interval '1 hour')`,
      [email],
    );
    expectStatus(await close(anna), 204);
    expect(await packedWith(war, '"Player1"')).toEqual([]);
    expect(await tablesWith('Player1', war.id)).toEqual([]);
    for (const path of ['/v1/me', at(war, '/view')]) expectStatus(await anna.call('GET', path), 401);
    expectStatus(await call(app, 'POST', '/v1/auth/login', { body: { email, password: PASSWORD } }), 401);
    const [left] = (await events(war, ben)).filter(({ type }) => type === 'seat-given-up');
    expect(left).toMatchObject({
      data: { name: '' },
      text: expect.stringMatching(/^A former player no longer plays /),
    });
    const [german] = (await events(war, ben, 'de')).filter(({ type }) => type === 'seat-given-up');
    expect(german?.text).toMatch(/^Ein ehemaliges Mitglied spielt /);
    const { forces } = (await ben.call('GET', at(war, '/view'))).body as unknown as {
      forces: readonly { player: string | null }[];
    };
    expect(forces.map(({ player }) => player)).toContain(null);
    for (const text of [String(email), 'Annabella']) expect(await tablesWith(text)).toEqual([]);
    expect(await tablesWith(anna.id)).not.toContain('users');
    await sound(war);
    expectStatus(await ben.call('PUT', at(war, '/ready'), { body: { ready: true } }), 200);
  });

  it('leaves a war that is over with all who were in it, also when the game master goes', async () => {
    const war = await startedCampaign(app, 2);
    const [anna, ben] = war.players as [Person, Person];
    expectStatus(
      await war.gm.call('POST', at(war, '/gm/end'), { body: { winner: null, reason: 'We move' } }),
      200,
    );
    const players = async (): Promise<readonly (string | null)[]> =>
      (
        (await ben.call('GET', at(war, '/view'))).body as unknown as {
          forces: readonly { player: string | null }[];
        }
      ).forces.map(({ player }) => player);
    expect([...(await players())].sort()).toEqual(['Player1', 'Player2']);
    expectStatus(await close(anna), 204);
    expectStatus(await close(war.gm), 204);
    const lines = (await events(war, ben))
      .filter(({ type }) => type === 'member-left')
      .map(({ text }) => text);
    expect(lines).toEqual([
      'A former player has left the campaign.',
      'A former player has left the campaign.',
    ]);
    expect([...(await players())].sort()).toEqual(['', 'Player2']);
    await sound(war);
  });

  it('takes a campaign that has not begun with its maker, unless others have joined', async () => {
    const alone = await register(app, 'Alone');
    const { id } = expectStatus(
      await alone.call('POST', '/v1/campaigns', { body: { name: 'Mine', factions: ['davion', 'liao'] } }),
      201,
    ).body;
    expectStatus(await close(alone), 204);
    expect((await app.pool.query('SELECT 1 FROM campaigns WHERE id = $1', [id])).rowCount).toBe(0);
    const joined = await setUpCampaign(app, 2);
    expectProblem(await close(joined.gm), 422, 'accounts/leads-setup');
    const [anna] = joined.players as [Person];
    expectStatus(await close(anna), 204);
    expect(
      (
        await app.pool.query('SELECT 1 FROM campaign_seats WHERE campaign_id = $1 AND user_id = $2', [
          joined.id,
          anna.id,
        ])
      ).rowCount,
    ).toBe(0);
  });

  it('lets the address register anew, with nothing of what was', async () => {
    const war = await startedCampaign(app, 2);
    const [anna] = war.players as [Person];
    const { email } = (await anna.call('GET', '/v1/me')).body;
    const login = await call(app, 'POST', '/v1/auth/login', { body: { email, password: PASSWORD } });
    expectStatus(await close(anna), 204);
    const { refreshToken } = login.body as unknown as { refreshToken: string };
    expectStatus(await call(app, 'POST', '/v1/auth/refresh', { body: { refreshToken } }), 401);
    const account = { email, displayName: 'Player1', password: PASSWORD };
    const token = String(
      expectStatus(await call(app, 'POST', '/v1/auth/register', { body: account }), 201).body['accessToken'],
    );
    const again = (path: string): Promise<Answer> => call(app, 'GET', path, { token });
    expect((await again('/v1/me')).body['id']).not.toBe(anna.id);
    expect((await again('/v1/campaigns')).body['items']).toEqual([]);
    expectStatus(await again(at(war, '/view')), 404);
    expect((await again('/v1/me/export')).body).toMatchObject({
      campaigns: [],
      orders: [],
      messages: [],
      matches: [],
      designs: [],
    });
  });

  it('is done once by whoever asks at once, and a place that is taken meanwhile is left again', async () => {
    const war = await startedCampaign(app, 2);
    const [anna, ben] = war.players as [Person, Person];
    const statuses = (await Promise.all([close(anna), close(anna), close(anna)])).map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
    const left = (await events(war, ben)).filter(({ type }) => type === 'seat-given-up');
    expect(left).toHaveLength(1);
    // As by a request that was let in before.
    await app.pool.query(
      `INSERT INTO campaign_members (campaign_id, user_id, role, display_name) VALUES ($1, $2, 'observer', 'Player1')`,
      [war.id, anna.id],
    );
    await app.pool.query('INSERT INTO campaign_people (campaign_id, user_id) VALUES ($1, $2)', [
      war.id,
      anna.id,
    ]);
    await app.app.get(FinishClosing).runAll();
    expect(await tablesWith('Player1', war.id)).toEqual([]);
    expect((await events(war, ben)).filter(({ type }) => type === 'member-left')).toMatchObject([
      { data: { name: '' } },
    ]);
    await sound(war);
  });

  it('goes on where a process broke off', async () => {
    const war = await startedCampaign(app, 2);
    const [anna] = war.players as [Person];
    // The account is gone, and nothing of what follows has been done.
    await app.pool.query(
      'INSERT INTO closed_accounts (user_id, closed_at) VALUES ($1, now() - interval $$1 hour$$)',
      [anna.id],
    );
    await app.pool.query('DELETE FROM users WHERE id = $1', [anna.id]);
    later = await startTestApp({}, app);
    for (let tries = 0; tries < 600; tries += 1) {
      if (
        (await app.pool.query('SELECT 1 FROM closed_accounts WHERE user_id = $1', [anna.id])).rowCount === 0
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(
      (await app.pool.query('SELECT 1 FROM closed_accounts WHERE user_id = $1', [anna.id])).rowCount,
    ).toBe(0);
    expect(
      (await app.pool.query('SELECT 1 FROM campaign_members WHERE user_id = $1', [anna.id])).rowCount,
    ).toBe(0);
    await sound(war);
  });
});

it('exports what is kept of somebody, and nothing that others keep from them', async () => {
  const war = await startedCampaign(app, 2);
  const [anna, ben] = war.players as [Person, Person];
  const force = async (who: Person): Promise<string> =>
    String((await who.call('GET', at(war, ''))).body['myForce']);
  const [mine, theirs] = [await force(anna), await force(ben)];
  const write = async (who: Person, to: string | null, text: string): Promise<unknown> =>
    expectStatus(await who.call('POST', at(war, '/messages'), { body: { to, text } }), 201);
  await write(anna, theirs, 'To Ben alone');
  await write(ben, null, 'To everybody');
  await write(ben, 'gm', 'To the game master alone');
  const { phase } = (await anna.call('GET', at(war, '/view'))).body;
  for (const who of [anna, ben])
    expectStatus(await who.call('PUT', at(war, '/orders'), { body: { phase, orders: [] } }), 200);
  await app.pool.query(
    `INSERT INTO vacations SELECT $1, 'v' || n, f, u, '2020-01-01', '2020-02-01', now(), '', 0 FROM unnest($2::text[], $3::uuid[]) WITH ORDINALITY AS x (f, u, n)`,
    [war.id, [mine, theirs], [anna.id, ben.id]],
  );
  const {
    kinds: _kinds,
    reachableBy: _ways,
    chosen: _chosen,
    ...settings
  } = expectStatus(await anna.call('GET', '/v1/me/notice-settings'), 200).body;
  expectStatus(
    await anna.call('PUT', '/v1/me/notice-settings', {
      body: { ...settings, zone: 'Europe/Berlin', mutedCampaigns: [war.id] },
    }),
    200,
  );
  const data = await taken(anna);
  expect(data).toMatchObject({
    noticeSettings: [{ zone: 'Europe/Berlin' }],
    noticeMutes: [{ campaign: war.id }],
    noticeEndpoints: [],
  });
  expect(data['notices']).toContainEqual(expect.objectContaining({ campaign: war.id, kind: 'message-sent' }));
  expect(data).toMatchObject({
    account: { id: anna.id },
    sessions: [{ endedAt: null }],
    campaigns: [{ campaign: { id: war.id, status: 'running' }, role: 'player', force: { id: mine } }],
    orders: [{ campaign: war.id, force: mine, phase, orders: [] }],
    messages: [
      { own: true, from: mine, to: theirs, text: 'To Ben alone' },
      { own: false, from: theirs, to: null, text: 'To everybody' },
    ],
    matches: [],
    designs: [],
  });
  expect(data).toMatchObject({
    campaigns: [
      {
        hidden: false,
        mutes: null,
        standing: null,
        vacations: [{ to: '2020-02-01T00:00:00.000Z' }],
        force: { mechs: expect.anything(), pilots: expect.anything() },
      },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/\$argon2|hash|token|secret/i);
  expect(JSON.stringify(await taken(await register(app, 'Stranger')))).not.toContain(war.id);
  expectStatus(await close(anna), 204);
  expect(
    (await app.pool.query('SELECT user_id FROM vacations WHERE campaign_id = $1', [war.id])).rows,
  ).toEqual([{ user_id: ben.id }]);
});

it('comes whole in pieces: more messages than a page has, each once and in order', async () => {
  const war = await startedCampaign(app, 2);
  const [anna, ben] = war.players as [Person, Person];
  const insert = `INSERT INTO messages (campaign_id, number, id, sender, sent_by, sent_at, text)
    SELECT $1::uuid, n, 'm' || n, 'gm', CASE WHEN n % 3 = 0 THEN $2::uuid ELSE $3::uuid END, now(), 'Text ' || n FROM generate_series(1, 1050) AS n`;
  await app.pool.query(insert, [war.id, anna.id, ben.id]);
  const readers = `INSERT INTO message_readers (campaign_id, user_id, number)
    SELECT $1::uuid, CASE WHEN n % 2 = 0 THEN '00000000-0000-0000-0000-000000000000' ELSE $2::uuid END, n FROM generate_series(1, 1050) AS n`;
  await app.pool.query(readers, [war.id, ben.id]);
  const { messages } = (await taken(anna)) as {
    readonly messages: readonly { readonly id: string; readonly own: boolean }[];
  };
  const mine = Array.from({ length: 1050 }, (_, index) => index + 1).filter(
    (n) => n % 3 === 0 || n % 2 === 0,
  );
  expect(messages.map(({ id }) => id)).toEqual(mine.map((n) => `m${n}`));
  expect(messages.filter(({ own }) => own)).toHaveLength(350);
});
