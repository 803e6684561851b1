/**
 * END-2: when a game master is lost. It is told by what their account remembers, not by sessions, which
 * housekeeping removes.
 */
import { Accounts } from '../../src/application/accounts/accounts';
import { createDemo } from '../../src/application/demo/create-demo';
import type { Demo } from '../../src/application/demo/ports';
import { CampaignSetup } from '../../src/application/setup/campaign-setup';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { purge } from '../../src/infrastructure/accounts/housekeeping';
import { DemoFiles } from '../../src/infrastructure/demo/demo-files';
import { createDemoPorts } from '../../src/infrastructure/demo/demo-ports';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game } from '../support/game';
import { call, type Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

const password = 'correct horse battery';
let app: TestApp;
let game: Game;
let watcher: Person;
let email: string;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const begin = async (): Promise<void> => {
  game = await newGame(app);
  watcher = await register(app, 'Watcher');
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await watcher.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
    200,
  );
  email = String((await game.gm.call('GET', '/v1/me')).body['email']);
};

/** Everything that is known of a user lies so much further back. */
const later = async (user: string, time: string): Promise<void> => {
  for (const change of [
    'users SET created_at = created_at - $2::interval, last_seen_at = last_seen_at - $2::interval WHERE id = $1',
    'campaign_members SET joined_at = joined_at - $2::interval WHERE user_id = $1',
    'refresh_tokens SET used_at = used_at - $2::interval WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)',
    'sessions SET created_at = created_at - $2::interval, ended_at = ended_at - $2::interval WHERE user_id = $1',
  ])
    await app.pool.query(`UPDATE ${change}`, [user, time]);
};

const claim = (who: Person): Promise<Answer> => game.at(who, 'POST', '/gm/claim');
const expectNotLost = async (): Promise<void> => {
  for (const who of [watcher, ...game.players]) {
    const { status, body } = await claim(who);
    expect([who.name, status, body['code'], body['rule']]).toEqual([who.name, 409, 'gm/not-lost', 'END-2']);
  }
};
const login = (): Promise<Answer> => call(app, 'POST', '/v1/auth/login', { body: { email, password } });

it('END-2 who has logged out is lost after 7 days and not before, though their sessions are removed after one', async () => {
  await begin();
  const { body } = expectStatus(await login(), 200);
  expect(
    (await call(app, 'POST', '/v1/auth/logout', { body: { refreshToken: body['refreshToken'] } })).status,
  ).toBe(204);
  await app.pool.query('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [game.gm.id]);
  await later(game.gm.id, '2 days');
  await purge(app.pool);
  expect((await app.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [game.gm.id])).rowCount).toBe(0);
  await expectNotLost();
  await later(game.gm.id, '4 days 23 hours');
  await expectNotLost();
  await later(game.gm.id, '1 hour');
  expectStatus(await claim(watcher), 200);
});

it('END-2 a login and a refresh say that a game master is there', async () => {
  await begin();
  await later(game.gm.id, '20 days');
  expect((await game.at(watcher, 'POST', '/gm/claim?dryRun=true')).status).toBe(200);
  const { refreshToken } = expectStatus(await login(), 200).body;
  await expectNotLost();
  await later(game.gm.id, '20 days');
  expect((await game.at(watcher, 'POST', '/gm/claim?dryRun=true')).status).toBe(200);
  expectStatus(await call(app, 'POST', '/v1/auth/refresh', { body: { refreshToken } }), 200);
  await expectNotLost();
});

it('END-2 whoever has only just become game master is not lost, however long they had not been at their account', async () => {
  await begin();
  const heir = await register(app, 'Heir');
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(await heir.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }), 200);
  await later(heir.id, '20 days');
  expectStatus(await game.at(game.gm, 'POST', '/gm/hand-over', { body: { userId: heir.id } }), 200);
  await expectNotLost();
  await later(heir.id, '14 days');
  expectStatus(await claim(game.gm), 200);
});

it('END-2 the game master of a demo, who has never logged in, is not lost', async () => {
  const means = { accounts: app.app.get(Accounts), setup: app.app.get(CampaignSetup), url: app.url };
  await createDemo({ ...means, ports: createDemoPorts(app.pool, new DemoFiles(app.dataDir)) });
  const demo = JSON.parse(readFileSync(join(app.dataDir, 'demo.json'), 'utf8')) as Demo;
  const answers: unknown[] = [];
  for (const { email: address, password: secret } of demo.logins.filter(({ role }) => role === 'player')) {
    const token = String(
      (await call(app, 'POST', '/v1/auth/login', { body: { email: address, password: secret } })).body[
        'accessToken'
      ],
    );
    answers.push(
      (await call(app, 'POST', `/v1/campaigns/${demo.campaign}/gm/claim`, { token })).body['code'],
    );
  }
  expect(answers).toEqual(['gm/not-lost', 'gm/not-lost']);
});
