/** Matches over HTTP (MAT-1, MAT-3, MAT-4): the training scenario against a bot to its end, and what is refused. */
import { createHash, randomUUID } from 'node:crypto';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { pointersIn } from '../support/api-table/problems';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import type { Answer } from '../support/http';
import { firstOf, openTraining, playOn, turnOf, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';
import { openStream } from '../support/stream';

let app: TestApp;
let check: AnswerCheck;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  [ada, ben] = await Promise.all([register(app, 'Ada'), register(app, 'Ben')]);
});
afterAll(() => app.close());

const AGAINST_BOT = [{ me: true }, { bot: 'attack' }];
const refused = ({ status, body }: Answer): readonly unknown[] => [status, body['code']];

it('is played against a bot to its end by taking offers', async () => {
  const id = await openTraining(ada, AGAINST_BOT);
  const begun = await turnOf(ada, id);
  check('MatchView', begun);
  expect(begun.match).toMatchObject({ state: 'running', outcome: null, dice: { seed: null }, codes: [] });
  const board = expectStatus(await ada.call('GET', `/v1/matches/${id}/board`), 200);
  check('MatchBoard', board.body);
  expect(board.body['hash']).toBe(begun.board);

  const ended = await playOn(ada, id);
  check('MatchView', ended);
  expect(ended.match.state).toBe('over');
  expect([...ended.decisions, ...ended.offers]).toEqual([]);
  const match = expectStatus(await ada.call('GET', `/v1/matches/${id}`), 200).body;
  check('Match', match);
  expect(match['outcome']).not.toBeNull();
  const { commitment, seed } = match['dice'] as unknown as { commitment: string; seed: string };
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);

  // The feed by pages, without gaps.
  const told: { seq: number }[] = [];
  for (let after: string | null = '0'; after !== null;) {
    const page: Answer = await ada.call('GET', `/v1/matches/${id}/events?after=${after}&limit=7`);
    for (const one of page.body['items'] as unknown as { seq: number }[]) {
      check('MatchEvent', one);
      told.push(one);
    }
    after = page.body['next'] as unknown as string | null;
  }
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
  expect(told.length).toBeGreaterThan(7);

  const order = { decision: 'none', revision: 0, order: { type: 'pass', token: null } };
  const late = await ada.call('POST', `/v1/matches/${id}/orders`, { body: order });
  expect(refused(late)).toEqual([409, 'match/not-running']);
  expect(refused(await ada.call('POST', `/v1/matches/${id}/resign`))).toEqual([409, 'match/not-running']);
});

it('does not exist for strangers', async () => {
  const id = await openTraining(ada, AGAINST_BOT);
  const body = firstOf(await turnOf(ada, id));
  for (const match of [id, 'none', '00000000-0000-7000-8000-000000000000']) {
    const path = `/v1/matches/${match}`;
    for (const rest of ['', '/view', '/board', '/events'])
      expect(refused(await ben.call('GET', path + rest))).toEqual([404, 'request/not-found']);
    for (const query of ['', '?dryRun=true'])
      expect(refused(await ben.call('POST', `${path}/orders${query}`, { body }))[0]).toBe(404);
    expect(refused(await ben.call('POST', `${path}/resign`))[0]).toBe(404);
  }
  expect(refused(await ada.call('GET', `/v1/matches/${id}/view?seat=B`))[0]).toBe(404);
  expect((await ben.call('GET', '/v1/matches')).body).toEqual({ items: [], next: null });
  const list = (await ada.call('GET', '/v1/matches?limit=1')).body;
  check('MatchLine', (list['items'] as unknown as object[])[0]);
  const mine = { decisions: 1, proposals: 0, deadline: null };
  expect(list['items']).toMatchObject([{ id, turn: 1, step: { code: expect.any(String) }, mine }]);
});

it('waits for who is invited, who takes the seat by its code', async () => {
  const id = await openTraining(ada, [{ me: true }, { invite: true }]);
  const waiting = expectStatus(await ada.call('GET', `/v1/matches/${id}`), 200).body;
  check('Match', waiting);
  const [{ seat, code } = { seat: '', code: '' }] = waiting['codes'] as unknown as {
    seat: string;
    code: string;
  }[];
  expect(waiting).toMatchObject({ state: 'waiting', expiresAt: expect.any(String) });
  expect((await viewOf(ada, id)).offers).toEqual([]);
  const path = `/v1/matches/${id}/seats`;
  const take = (at: string, body: object, query = ''): Promise<Answer> =>
    ben.call('POST', `${path}/${at}${query}`, { body });
  for (const [at, sent] of [
    [seat, 'wrong'],
    ['A', code],
    ['Z', code],
  ] as const)
    expect(refused(await take(at, { code: sent }))).toEqual([404, 'request/not-found']);
  expect(refused(await take(seat, {}))).toEqual([400, 'shape/missing']);
  expectStatus(await take(seat, { code }, '?dryRun=true'), 200);
  expect(await viewOf(ada, id)).toMatchObject({ match: { state: 'waiting' } });
  expect(expectStatus(await take(seat, { code }), 200).body).toEqual({ id, seat });
  expectStatus(await take(seat, { code }), 200);
  expect(await viewOf(ben, id)).toMatchObject({ you: seat, match: { state: 'running', codes: [] } });

  expectStatus(await ben.call('POST', `/v1/matches/${id}/resign?dryRun=true`), 200);
  expect(expectStatus(await ben.call('POST', `/v1/matches/${id}/resign`), 200).body).toEqual({
    ...{ seat, state: 'over' },
  });
  const { match } = await viewOf(ada, id);
  expect(match.outcome?.winners).toEqual(['A']);
});

it('MAT-1 an account has at most 20 open; one that waits can be withdrawn by who has opened it, and has gone after 14 days', async () => {
  const [cat, dan] = await Promise.all([register(app, 'Cat'), register(app, 'Dan')]);
  const seats = [{ me: true }, { invite: true }];
  const ids = [];
  for (let open = 0; open < 20; open += 1) ids.push(await openTraining(cat, seats));
  const [first = '', second = '', third = ''] = ids;
  const body = { system: 'battletech', scenario: 'training', seats };
  const another = (): Promise<Answer> => cat.call('POST', '/v1/matches', { body });
  expect(refused(await another())).toEqual([422, 'match/too-many']);

  const withdraw = (who: Person, id: string, query = ''): Promise<Answer> =>
    who.call('DELETE', `/v1/matches/${id}${query}`);
  const codeOf = async (id: string): Promise<object> => {
    const { body: match } = expectStatus(await cat.call('GET', `/v1/matches/${id}`), 200);
    const [{ code } = { code: '' }] = match['codes'] as unknown as { code: string }[];
    return { code };
  };
  const code = await codeOf(first);
  expect(refused(await withdraw(dan, first))).toEqual([404, 'request/not-found']);
  expect((await withdraw(cat, first, '?dryRun=true')).status).toBe(204);
  const stream = await openStream(app, cat.token, `/v1/matches/${first}/events/stream`);
  expect((await withdraw(cat, first)).status).toBe(204);
  await stream.ended;
  expect(refused(await withdraw(cat, first))).toEqual([404, 'request/not-found']);
  expect(refused(await dan.call('POST', `/v1/matches/${first}/seats/B`, { body: code }))[0]).toBe(404);
  expect(refused(await cat.call('GET', `/v1/matches/${first}`))[0]).toBe(404);
  expectStatus(await another(), 201);
  expect(refused(await another())).toEqual([422, 'match/too-many']);

  // One that has begun stays, whoever has opened it, and waits for nobody any more.
  expectStatus(await dan.call('POST', `/v1/matches/${second}/seats/B`, { body: await codeOf(second) }), 200);
  expect(refused(await withdraw(dan, second))[0]).toBe(404);
  expect(refused(await withdraw(cat, second))).toEqual([409, 'match/has-begun']);
  const days = (await app.pool.query(
    'SELECT id, extract(epoch FROM expires_at - opened_at)::float8 / 86400 AS days FROM matches WHERE id = ANY ($1) ORDER BY id',
    [[second, third]],
  )) as { rows: { id: string; days: number | null }[] };
  expect(days.rows).toEqual([
    { id: second, days: null },
    { id: third, days: 14 },
  ]);
  await app.pool.query(`UPDATE matches SET expires_at = expires_at - interval '14 days' WHERE id = $1`, [
    third,
  ]);
  const goneSoon = async (): Promise<boolean> =>
    (await cat.call('GET', `/v1/matches/${third}`)).status === 404;
  await until('sweep of matches that waited too long', goneSoon);
  expectStatus(await cat.call('GET', `/v1/matches/${second}`), 200);
});

it('streams what a seat is told, once and in order, and resumes', async () => {
  const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
  const url = `/v1/matches/${id}/events/stream`;
  expect(refused(await ben.call('GET', url))[0]).toBe(404);
  expect(refused(await ada.call('GET', `${url}?after=x`))[0]).toBe(400);
  const stream = await openStream(app, ada.token, url);
  const { seq } = await turnOf(ada, id);
  for (let next = 1; next <= seq; next += 1) {
    const frame = await stream.next();
    expect(frame.id).toBe(String(next));
    check('MatchEvent', frame.data);
  }
  const body = firstOf(await turnOf(ada, id));
  expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
  expect((await stream.next()).id).toBe(String(seq + 1));
  stream.close();
  const again = await openStream(app, ada.token, url, {
    ...{ 'last-event-id': String(seq), 'accept-language': 'de' },
  });
  expect((await again.next()).id).toBe(String(seq + 1));
  again.close();
});

it('takes an order once, whoever sends it how often', async () => {
  const id = await openTraining(ada, [{ me: true }, { me: true }]);
  const path = `/v1/matches/${id}/orders`;
  const body = firstOf(await turnOf(ada, id));
  const both = await Promise.all([1, 2].map(() => ada.call('POST', path, { body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  check('MatchOrdered', both.find(({ status }) => status === 200)?.body);
  expect(['game/gone', 'game/stale']).toContain(both.find(({ status }) => status === 409)?.body['code']);

  const next = firstOf(await turnOf(ada, id));
  const headers = { 'idempotency-key': 'once' };
  const first = expectStatus(await ada.call('POST', path, { body: next, headers }), 200);
  const again = expectStatus(await ada.call('POST', path, { body: next, headers }), 200);
  expect(again.body).toEqual(first.body);
});

it('answers a draft of an order, and changes nothing', async () => {
  const id = await openTraining(ada, [{ me: true }, { me: true }]);
  const before = await turnOf(ada, id);
  const body = firstOf(before);
  const path = `/v1/matches/${id}/orders?dryRun=true`;
  const draft = expectStatus(await ada.call('POST', path, { body }), 200);
  check('MatchDraft', draft.body);
  expect(draft.body['violations']).toEqual([]);
  expect(draft.body['offer']).toMatchObject({ order: body?.order });
  const wrong = { ...body, order: { ...body?.order, surprise: 1 } };
  const made = expectStatus(await ada.call('POST', path, { body: wrong }), 200);
  expect(made.body['violations']).toMatchObject([{ code: 'game/not-a-part', message: expect.any(String) }]);
  expect(refused(await ada.call('POST', path.split('?')[0] ?? '', { body: wrong }))).toEqual([
    422,
    'game/not-a-part',
  ]);
  for (const [sent, code] of [
    [{ ...body, revision: 9_999 }, 'game/stale'],
    [{ ...body, decision: 'none' }, 'game/gone'],
  ] as const)
    for (const query of [path, path.split('?')[0] ?? ''])
      expect(refused(await ada.call('POST', query, { body: sent }))).toEqual([409, code]);
  expect(await viewOf(ada, id)).toEqual(before);
});

it('refuses what is no match, with everything that is wrong', async () => {
  const open = (body: unknown): Promise<Answer> => ada.call('POST', '/v1/matches', { body });
  const training = { system: 'battletech', scenario: 'training' };
  expect(refused(await open({ ...training, system: 'chess', seats: AGAINST_BOT }))).toEqual([
    422,
    'match/unknown-system',
  ]);
  expect(refused(await open({ ...training, scenario: 'x', seats: AGAINST_BOT }))[1]).toBe(
    'match/unknown-scenario',
  );
  expect(refused(await open({ ...training, seats: [...AGAINST_BOT, { me: true }] }))[1]).toBe(
    'match/seat-count',
  );
  expect(refused(await open({ system: 'battletech', setup: { forces: 1 }, seats: AGAINST_BOT }))[0]).toBe(
    422,
  );
  for (const body of [{}, [], null, { ...training, seats: [{ me: false }, {}] }, { ...training, extra: 1 }])
    expect(refused(await open(body))[0]).toBe(400);
  const id = await openTraining(ada, [{ me: true }, { me: true }]);
  for (const body of [
    {},
    null,
    { decision: 1, revision: -1, order: [] },
    { decision: 'x', revision: 0, order: {} },
  ])
    expect(refused(await ada.call('POST', `/v1/matches/${id}/orders`, { body }))[0]).toBe(400);
});

it('speaks both languages, and answers 304 to who has the view', async () => {
  const id = await openTraining(ada, [{ me: true }, { me: true }]);
  const path = `/v1/matches/${id}/view`;
  const [en, de] = await Promise.all(
    ['en', 'de'].map((language) => ada.call('GET', path, { headers: { 'accept-language': language } })),
  );
  expect(de?.headers.get('content-language')).toBe('de');
  expect(de?.text).not.toBe(en?.text);
  for (const one of [en, de]) expect(one?.text).not.toMatch(/"(say|params)":/);
  const tag = { 'if-none-match': en?.headers.get('etag') ?? '', 'accept-language': 'en' };
  expect((await ada.call('GET', path, { headers: tag })).status).toBe(304);
  const gone = await ada.call('POST', `/v1/matches/${id}/orders`, {
    body: { decision: 'none', revision: 0, order: { type: 'x', token: null } },
    headers: { 'accept-language': 'de' },
  });
  expect(String(gone.body['detail'])).toMatch(/Entscheidung/);
});

it('names every mistake of query and body at once, and a wrong key alone', async () => {
  const path = `/v1/matches/${randomUUID()}/proposals?dryRun=maybe`;
  const wrong = { body: { what: 'x' } };
  const pointersOf = async (headers: Readonly<Record<string, string>>) =>
    pointersIn(await ada.call('POST', path, { ...wrong, headers }));
  expect([...(await pointersOf({}))].sort()).toEqual(['/query/dryRun', '/what']);
  expect(await pointersOf({ 'idempotency-key': 'no key' })).toEqual(['/headers/idempotency-key']);
});

it('goes on with a bot when an account is closed', async () => {
  const eve = await register(app, 'Eve');
  const id = await openTraining(eve, [{ me: true }, { bot: 'attack' }]);
  const data = expectStatus(await eve.call('GET', '/v1/me/export'), 200).body;
  expect(data['matches']).toMatchObject([{ match: id, seats: ['A'], opened: true }]);
  const closed = await eve.call('DELETE', '/v1/me', { body: { password: eve.password } });
  expect(closed.status).toBe(204);
  const { rows } = await app.pool.query(
    'SELECT m.opened_by, s.user_id, s.bot FROM matches m JOIN match_seats s ON s.match_id = m.id WHERE m.id = $1 ORDER BY s.seat',
    [id],
  );
  expect(rows).toEqual([
    { opened_by: null, user_id: null, bot: 'hold' },
    { opened_by: null, user_id: null, bot: 'attack' },
  ]);
});
