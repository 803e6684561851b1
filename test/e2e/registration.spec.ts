/**
 * Who may register, and with which password: settings that close it or open it to the invited, and passwords
 * that anybody would guess.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Accounts } from '../../src/application/accounts/accounts';
import { offerDemo } from '../../src/demo-offer';
import { readSettings } from '../../src/infrastructure/config/settings';
import type { Logger } from '../../src/infrastructure/logging/logger';
import { buildOnce } from '../support/faults/server';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';
import { expectStatus, register, setUpCampaign, type SetUp } from '../support/players';

const PASSWORD = 'correct horse battery';
let count = 0;
const newcomer = (more: object = {}): Record<string, string> => {
  count += 1;
  return {
    email: `newcomer${count}@example.org`,
    displayName: 'Natasha Kerensky',
    password: PASSWORD,
    ...more,
  };
};
const enter = (app: TestApp, body: object, headers = {}): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/register', { body, headers });
const accounts = async (app: TestApp): Promise<number> =>
  Number((await app.pool.query<{ n: string }>('SELECT count(*) AS n FROM users')).rows[0]?.n);

let open: TestApp;
beforeAll(async () => (open = await startTestApp({ LIMIT_LOGIN_ATTEMPTS_PER_ACCOUNT: '100' })));
afterAll(() => open.close());

describe('with a password that is common, or the account’s own', () => {
  const BAD: readonly (readonly [string, string])[] = [
    ['Password1234', 'accounts/password-is-common'],
    ['qwertyuiop', 'accounts/password-is-common'],
    ['natasha kerensky', 'accounts/password-is-own'],
  ];

  it.each(BAD)('nobody registers: %p', async (password, code) => {
    const before = await accounts(open);
    const answer = expectProblem(
      await enter(open, newcomer({ password }), { 'accept-language': 'de' }),
      422,
      code,
    );
    expect(pointersOf(answer)).toEqual(['/password']);
    expect(answer.body['detail']).toMatch(/Passwort/);
    expect(await accounts(open)).toBe(before);
    const body = newcomer();
    expectProblem(await enter(open, { ...body, password: body['email'] }), 422, 'accounts/password-is-own');
  });

  it.each(BAD)('nobody goes on, by a change or a reset: %p', async (password, code) => {
    const body = newcomer();
    const { accessToken: token } = expectStatus(await enter(open, body), 201).body as unknown as {
      accessToken: string;
    };
    const change = (more: object): Promise<Answer> =>
      call(open, 'PATCH', '/v1/me', { token, body: { password, currentPassword: PASSWORD, ...more } });
    expect(pointersOf(expectProblem(await change({}), 422, code))).toEqual(['/password']);
    // The name that is set at the same time counts, and nothing of the request is done.
    expectProblem(
      await change({ password: 'Jade Falcon Turkina', displayName: 'Jade Falcon Turkina' }),
      422,
      'accounts/password-is-own',
    );
    expect((await call(open, 'GET', '/v1/me', { token })).body['displayName']).toBe('Natasha Kerensky');
    const link = await open.app.get(Accounts).createResetLink(body['email'] ?? '');
    const reset = (next: string): Promise<Answer> =>
      call(open, 'POST', '/v1/auth/reset', { body: { token: link?.token, password: next } });
    expect(pointersOf(expectProblem(await reset(password), 422, code))).toEqual(['/password']);
    // The link still works.
    expect((await reset('another password')).status).toBe(204);
  });

  it('an account of before logs in all the same', async () => {
    const body = newcomer();
    expect(expectStatus(await enter(open, body), 201).headers.get('location')).toBe('/v1/me');
    const { rows } = await open.pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE email = $1',
      [body['email']],
    );
    expect(rows[0]?.hash).toContain('argon2id');
    expect(
      (await call(open, 'POST', '/v1/auth/login', { body: { email: body['email'], password: PASSWORD } }))
        .status,
    ).toBe(200);
  });
});

describe('where registering takes an invitation', () => {
  let app: TestApp;
  let war: SetUp;
  beforeAll(async () => {
    war = await setUpCampaign(open, 2);
    app = await startTestApp({ REGISTRATION: 'invitation' }, open);
  });
  afterAll(() => app.close());

  const invited = async (): Promise<string> =>
    String(
      expectStatus(
        await war.gm.call('POST', `/v1/campaigns/${war.id}/invitations`, { body: { role: 'observer' } }),
        201,
      ).body['code'],
    );

  it('it lets in who has one, once; then it is accepted as ever', async () => {
    const invitation = await invited();
    const twins = await Promise.all([
      enter(app, newcomer({ invitation })),
      enter(app, newcomer({ invitation })),
    ]);
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 403]);
    expectProblem(await enter(app, newcomer({ invitation })), 403, 'accounts/registration-by-invitation');
    const token = twins.find(({ status }) => status === 201)?.body['accessToken'] as unknown as string;
    expectStatus(await call(app, 'POST', `/v1/invitations/${invitation}/accept`, { token, body: {} }), 200);
    expect((await call(app, 'GET', `/v1/campaigns/${war.id}`, { token })).status).toBe(200);
  });

  it('a registration that fails does not use it up', async () => {
    const invitation = await invited();
    const taken = newcomer();
    expectStatus(await enter(open, taken), 201);
    expectProblem(await enter(app, { ...taken, invitation }), 422, 'accounts/email-taken');
    expectProblem(
      await enter(app, newcomer({ invitation, password: 'password1234' })),
      422,
      'accounts/password-is-common',
    );
    expectStatus(await enter(app, newcomer({ invitation })), 201);
  });

  it('nobody comes in without one, or by one that is used, out of date or of a war that is over', async () => {
    const refused = async (body: object): Promise<void> => {
      const before = await accounts(open);
      expectProblem(await enter(app, body), 403, 'accounts/registration-by-invitation');
      expect(await accounts(open)).toBe(before);
    };
    await refused(newcomer());
    await refused(newcomer({ invitation: 'guess' }));
    const used = await invited();
    const guest = await register(open, 'Guest');
    expectStatus(await guest.call('POST', `/v1/invitations/${used}/accept`, { body: {} }), 200);
    await refused(newcomer({ invitation: used }));
    const late = await invited();
    await open.pool.query(
      'UPDATE campaign_invitations SET expires_at = now() WHERE used_by IS NULL AND registered_by IS NULL',
    );
    await refused(newcomer({ invitation: late }));
    const gone = await invited();
    expectStatus(await war.gm.call('DELETE', `/v1/campaigns/${war.id}`), 204);
    await refused(newcomer({ invitation: gone }));
  });

  it('elsewhere a code is not looked at', async () => {
    expectStatus(await enter(open, newcomer({ invitation: 'whatever' })), 201);
  });
});

describe('where nobody may register', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ REGISTRATION: 'closed' })));
  afterAll(() => app.close());

  it('nobody does, and the demo comes up all the same', async () => {
    expectProblem(await enter(app, newcomer()), 403, 'accounts/registration-closed');
    const german = await enter(app, newcomer({ invitation: 'x' }), { 'accept-language': 'de' });
    expect(expectProblem(german, 403, 'accounts/registration-closed').body['detail']).toMatch(
      /niemand selbst registrieren/,
    );
    expect(await accounts(app)).toBe(0);
    const settings = { ...readSettings({ DATA_DIR: app.dataDir, REGISTRATION: 'closed' }), demo: true };
    const said: string[] = [];
    const logger = { info: (_: unknown, message: string) => said.push(message) } as unknown as Logger;
    // At every later start it is there already, and nothing to tell of.
    for (const _ of ['first', 'later'])
      await offerDemo(app.app, { settings, logger, database: { pool: app.pool } as never });
    expect(said).toEqual(['demo campaign']);
    expect(await accounts(app)).toBe(3);
    expect((await app.pool.query(`SELECT 1 FROM campaigns WHERE status = 'running'`)).rowCount).toBe(1);
  });

  it('the command line makes accounts, once for an address; their owners set the password by a link', async () => {
    buildOnce();
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join('tools', 'run-cli.mjs'), 'make-account', ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, REGISTRATION: 'closed' },
      });
    const made = run('Anna@example.org', 'Anna');
    expect({ status: made.status, stderr: made.stderr }).toEqual({ status: 0, stderr: '' });
    const token = /#token=([\w-]+)\nWorks once/.exec(made.stdout)?.[1] ?? '';
    expect((await call(app, 'POST', '/v1/auth/reset', { body: { token, password: PASSWORD } })).status).toBe(
      204,
    );
    expect(
      (await call(app, 'POST', '/v1/auth/login', { body: { email: 'anna@example.org', password: PASSWORD } }))
        .status,
    ).toBe(200);
    expect(run('anna@example.org', 'Anna')).toMatchObject({ status: 1, stdout: '' });
    expect(run('anna', 'Anna').status).toBe(2);
    expect(run('anna2@example.org').status).toBe(2);
  });
});
