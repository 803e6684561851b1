/**
 * Health, keys and the description of the API, as a proxy, an orchestrator and a client library ask for them.
 */
import request from 'supertest';
import { startTestApp, type TestApp } from '../support/app';
import { wait } from '../support/faults/checks';

let host: TestApp;

beforeAll(async () => {
  host = await startTestApp();
});
afterAll(() => host.close());

it('answers that it lives and that it is ready', async () => {
  await request(host.url).get('/health/live').expect(200).expect('content-type', /json/);
  await request(host.url).get('/health/ready').expect(200);
});

it('publishes its verifying keys, and nothing private of them', async () => {
  const { body } = await request(host.url).get('/.well-known/jwks.json').expect(200);
  const { keys } = body as { keys: Record<string, unknown>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

it('describes itself, and shows the description', async () => {
  const { body } = await request(host.url).get('/openapi.json').expect(200);
  expect((body as { openapi: string }).openapi).toBe('3.1.0');
  await request(host.url).get('/docs').expect(200).expect('content-type', /html/);
});

it('sends the headers that keep browsers from doing more with an answer than showing it', async () => {
  await request(host.url)
    .get('/v1/catalog/factions')
    .expect('x-content-type-options', 'nosniff')
    .expect('x-frame-options', 'DENY')
    .expect('content-security-policy', /default-src 'none'/);
});

const PROBLEM = 'application/problem+json; charset=utf-8';

it('is not ready when the database is away, and says so in a problem document', async () => {
  const lonely = await startTestApp();
  try {
    await lonely.pool.end();
    await request(lonely.url).get('/health/live').expect(200);
    const { body } = await request(lonely.url)
      .get('/health/ready')
      .expect(503)
      .expect('content-type', PROBLEM);
    expect(body).toMatchObject({
      code: 'server/database-unreachable',
      cause: 'database-unreachable',
      detail: 'The database does not answer.',
    });
  } finally {
    await lonely.close().catch(() => undefined);
  }
});

/** What PostgreSQL answers on a full disk, by the same code, to everything that would write. */
const FILL = `
  CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
  CREATE FUNCTION no_room_at_all() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON users EXECUTE FUNCTION no_room();
  CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_room_at_all()`;
const EMPTY = 'DROP EVENT TRIGGER full_disk; DROP TRIGGER full_disk ON users';

it('tells a full disk by its cause, in the log and to whoever asks, until there is room', async () => {
  const full = await startTestApp();
  try {
    await full.pool.query(FILL);
    const register = (name: string): request.Test =>
      request(full.url)
        .post('/v1/auth/register')
        .send({ email: `${name}@example.org`, password: 'a long enough secret', displayName: name });
    await request(full.url).get('/health/ready').expect(200);
    for (const name of ['anna', 'ben']) await register(name).expect(503).expect('content-type', PROBLEM);
    const { body } = await request(full.url).get('/health/ready').expect(503).expect('content-type', PROBLEM);
    expect(body).toMatchObject({ code: 'server/disk-full', cause: 'disk-full', places: ['database'] });
    const told = full
      .log()
      .split('\n')
      .filter((line) => line.includes('"cause":"disk-full"'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/"level":50,.*"code":"53100".*"place":"database"/);
    await full.pool.query(EMPTY);
    // It tries to write at most every two seconds.
    for (
      const until = Date.now() + 60_000;
      Date.now() < until && (await request(full.url).get('/health/ready')).status !== 200;
    )
      await wait(200);
    await request(full.url).get('/health/ready').expect(200);
    expect(full.log()).toContain('there is room on the disk again');
    await register('anna').expect(201);
  } finally {
    await full.close();
  }
});
