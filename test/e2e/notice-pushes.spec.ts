/** Notices as pushes: who takes them in which browser, what comes there, and how it ends. */
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, pointersOf } from '../support/http';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';
import { PUSH_SUBSCRIPTION, PushBrowser, PushService } from '../support/outside/push-service';

const PATH = '/v1/me/push-subscriptions';
let service: PushService;
let app: TestApp;
let war: { readonly id: string; readonly anna: Person; readonly ben: Person; readonly force: string };
beforeAll(async () => {
  service = await PushService.start();
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true', PUBLIC_URL: 'https://war.example.org' });
  const { id, players } = await startedCampaign(app, 2);
  const [anna, ben] = players as [Person, Person];
  const { body } = await anna.call('GET', `/v1/campaigns/${id}`);
  war = { id, anna, ben, force: String(body['myForce']) };
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  service.manner = 201;
  await app.pool.query(`DELETE FROM notice_endpoints WHERE way = 'push'`);
});

const until = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no ${what} in time`);
};
/** Logged in once more. */
const again = async (person: Person): Promise<Person & { readonly refreshToken: string }> => {
  const body = { email: person.email, password: person.password };
  const { accessToken, refreshToken } = expectStatus(await call(app, 'POST', '/v1/auth/login', { body }), 200)
    .body as unknown as { accessToken: string; refreshToken: string };
  return {
    ...person,
    refreshToken,
    call: (method, path, options = {}) => call(app, method, path, { token: accessToken, ...options }),
  };
};
const add = async (person: Person, browser = new PushBrowser(service)): Promise<PushBrowser> => {
  expectStatus(await person.call('POST', PATH, { body: browser.subscription }), 201);
  return browser;
};
const list = async (person: Person): Promise<readonly { id: string; current: boolean }[]> =>
  expectStatus(await person.call('GET', PATH), 200).body['items'] as unknown as {
    id: string;
    current: boolean;
  }[];
const rows = async (): Promise<
  readonly { address: string; waiting: boolean; attempts: number; error: string | null }[]
> =>
  (
    await app.pool.query<{ address: string; waiting: boolean; attempts: number; error: string | null }>(
      `SELECT e.address, d.outcome IS NULL AS waiting, d.attempts, d.error FROM notice_endpoints e JOIN notice_deliveries d ON d.endpoint = e.id WHERE e.way = 'push'`,
    )
  ).rows;
/** Calls Anna. */
const write = async (text = 'Truce?'): Promise<void> => {
  await app.pool.query(`DELETE FROM notices WHERE kind = 'message-sent'`);
  const body = { to: war.force, text };
  expectStatus(await war.ben.call('POST', `/v1/campaigns/${war.id}/messages`, { body }), 201);
};

it('comes to every browser that was allowed to push, in its words, with the place on the page', async () => {
  const [one, two] = [await add(war.anna), await add(war.anna)];
  await write('<b>Truce?</b>');
  for (const browser of [one, two]) {
    const message = await until('push', () => browser.messages[0]);
    expect(message).toMatchObject({
      path: expect.stringContaining(`/c/${war.id}`) as string,
      language: 'en',
    });
    const { headers, body } = browser.got[0] ?? { headers: {}, body: Buffer.alloc(0) };
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: message.tag });
    expect(body.includes('Truce')).toBe(false);
    const [, claims = '', key = ''] =
      /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'https://war.example.org',
    });
    expect(key).toBe((await war.anna.call('GET', PATH)).body['publicKey']);
  }
  expect(one.messages[0]?.tag).not.toBe(two.messages[0]?.tag);
  expect(await war.anna.call('GET', '/v1/me/notice-settings')).toMatchObject({
    body: { reachableBy: ['push'] },
  });
  // Neither where it leads nor its keys are told, kept openly or logged.
  const { text } = await war.anna.call('GET', '/v1/me/export');
  for (const said of [text, app.log(), JSON.stringify(await rows()), (await war.anna.call('GET', PATH)).text])
    for (const secret of [one.path, ...Object.values(one.subscription)]) expect(said).not.toContain(secret);
});

it('the same browser again stays one, and under another account it moves with nothing of the first', async () => {
  const browser = await add(war.anna);
  const [first] = await list(war.anna);
  const renewed = new PushBrowser(service);
  const body = { ...renewed.subscription, endpoint: browser.subscription.endpoint };
  expect(expectStatus(await war.anna.call('POST', PATH, { body }), 201).body).toMatchObject({
    id: first?.id,
    current: true,
  });
  service.manner = 'silent';
  await write();
  await until('try', () => browser.got[0]);
  await add(war.ben, browser);
  expect([await list(war.anna), (await list(war.ben)).length, await rows()]).toEqual([[], 1, []]);
});

it('a browser with a new address keeps its entry; nobody renews what is not theirs', async () => {
  const browser = await add(war.anna);
  const [{ id } = { id: '' }] = await list(war.anna);
  const next = new PushBrowser(service);
  const body = { ...next.subscription, replaces: browser.subscription.endpoint };
  expectProblem(await war.ben.call('POST', PATH, { body }), 404, 'request/not-found');
  for (const replaces of ['https://push.example.org/none', 'none', next.subscription.endpoint])
    expectProblem(
      await war.anna.call('POST', PATH, { body: { ...body, replaces } }),
      404,
      'request/not-found',
    );
  expect(pointersOf(await war.anna.call('POST', PATH, { body: { ...body, replaces: 7 } }))).toEqual([
    '/replaces',
  ]);
  expectStatus(await war.anna.call('POST', `${PATH}?dryRun=true`, { body }), 201);
  await write();
  await until('push', () => browser.messages[0]);
  expect(expectStatus(await war.anna.call('POST', PATH, { body }), 201).body).toMatchObject({ id });
  await write();
  await until('push', () => next.messages[0]);
  expect(browser.messages).toHaveLength(1);
  // The page was faster: one entry is left.
  const last = await add(war.anna);
  const again = { ...last.subscription, replaces: next.subscription.endpoint };
  expectStatus(await war.anna.call('POST', PATH, { body: again }), 201);
  expect(await list(war.anna)).toHaveLength(1);
});

it('nothing changes in a dry run, and nobody removes what is another’s', async () => {
  const { subscription } = new PushBrowser(service);
  expectStatus(await war.anna.call('POST', `${PATH}?dryRun=true`, { body: subscription }), 201);
  expect(await list(war.anna)).toEqual([]);
  await add(war.anna);
  const [{ id } = { id: '' }] = await list(war.anna);
  for (const [who, path] of [
    [war.ben, id],
    [war.anna, 'none'],
    [war.anna, crypto.randomUUID()],
  ] as const)
    expectProblem(await who.call('DELETE', `${PATH}/${path}`), 404, 'request/not-found');
  expectStatus(await war.anna.call('DELETE', `${PATH}/${id}?dryRun=true`), 204);
  expect(await list(war.anna)).toHaveLength(1);
  expectStatus(await war.anna.call('DELETE', `${PATH}/${id}`), 204);
  expect(await list(war.anna)).toEqual([]);
});

it('ten browsers a person, also when all come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 13 }, () =>
      war.anna.call('POST', PATH, { body: new PushBrowser(service).subscription }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 422, 'notices/too-many-browsers');
  expect(await list(war.anna)).toHaveLength(10);
});

it('ends with the session, a new password and the account; others go on', async () => {
  const person = await register(app, 'Leaver');
  const other = await again(person);
  await add(person);
  await add(other);
  expect((await list(person)).map(({ current }) => current).sort()).toEqual([false, true]);
  expectStatus(
    await call(app, 'POST', '/v1/auth/logout', { body: { refreshToken: other.refreshToken } }),
    204,
  );
  expect((await list(person)).map(({ current }) => current)).toEqual([true]);
  const third = await again(person);
  await add(third);
  const change = { password: 'another horse battery', currentPassword: 'correct horse battery' };
  expectStatus(await person.call('PATCH', '/v1/me', { body: change }), 200);
  expect((await list(person)).map(({ current }) => current)).toEqual([true]);
  expectStatus(await person.call('DELETE', '/v1/me', { body: { password: change.password } }), 204);
  const { rowCount } = await app.pool.query(`SELECT 1 FROM notice_endpoints WHERE way = 'push'`);
  expect(rowCount).toBe(0);
});

it.each([404, 410])('a browser of which the service says %i is dropped, and no other', async (status) => {
  const [gone, stays] = [await add(war.anna), await add(war.anna)];
  service.manners.set(gone.path, status);
  await write();
  await until('end', async () => ((await list(war.anna)).length === 1 ? true : undefined));
  await until('push', () => stays.messages[0]);
});

it.each(['silent', 503, 429] as const)('%p holds up no other browser, and is tried again', async (manner) => {
  const [bad, good] = [await add(war.anna), await add(war.anna)];
  service.manners.set(bad.path, manner);
  await write();
  await until('push', () => good.messages[0]);
  await until('try', () => bad.got[0]);
  service.manners.delete(bad.path);
  if (manner === 'silent') return;
  await until('failure', async () =>
    (await rows()).some(({ error }) => error === 'busy') ? true : undefined,
  );
  await app.pool.query('UPDATE notice_deliveries SET due_at = clock_timestamp() WHERE outcome IS NULL');
  await until('second', () => bad.messages[1]);
  expect(bad.messages[1]).toEqual(bad.messages[0]);
  expect(bad.got[1]?.headers['topic']).toBe(bad.got[0]?.headers['topic']);
});

it('no redirect is followed, and a body without end is not read', async () => {
  const [lured, endless, target] = [await add(war.anna), await add(war.anna), new PushBrowser(service)];
  service.manners.set(lured.path, { redirect: target.subscription.endpoint });
  service.manners.set(endless.path, 'endless');
  await write();
  await until('end', async () => {
    const all = await rows();
    return all.length === 2 && all.every(({ waiting }) => !waiting) ? true : undefined;
  });
  expect(target.got).toEqual([]);
  expect((await rows()).map(({ error }) => error).sort()).toEqual([null, 'refused'].sort());
});

it('what no browser gives is refused, all at once', async () => {
  const wrong = { endpoint: 'ftp://push.example.org/', p256dh: `${'A'.repeat(86)}w`, auth: 'AAAA' };
  const answer = await war.anna.call('POST', PATH, { body: wrong });
  expectProblem(answer, 422, 'notices/bad-push-address');
  expect(pointersOf(answer)).toEqual(['/auth', '/endpoint', '/p256dh']);
  for (const body of [undefined, {}, { ...PUSH_SUBSCRIPTION, more: 1 }, { ...PUSH_SUBSCRIPTION, auth: 7 }])
    expect((await war.anna.call('POST', PATH, { body })).status).toBe(400);
  expect(await list(war.anna)).toEqual([]);
});

it('two servers give out the same key', async () => {
  const other = await startTestApp({}, app);
  const keys = await Promise.all(
    [app, other].map(
      async ({ url }) => (await call({ url }, 'GET', PATH, { token: war.anna.token })).body['publicKey'],
    ),
  );
  await other.close();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^B[\w-]{86}$/);
});
