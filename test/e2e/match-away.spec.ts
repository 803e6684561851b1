/** Playing by post (MAT-3, MAT-5, MAT-6, MAT-8): bots in players' seats, standing words, clocks, proposals. */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import type { Answer } from '../support/http';
import {
  firstOf,
  openTraining,
  playOn,
  turnOf,
  viewOf,
  type Viewed,
  wholeViewOf,
} from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

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

const refused = ({ status, body }: Answer): readonly unknown[] => [status, body['code']];
const put = (who: Person, id: string, what: string, body: object, query = ''): Promise<Answer> =>
  who.call('PUT', `/v1/matches/${id}/${what}${query}`, { body });
const propose = (who: Person, id: string, what: string, query = ''): Promise<Answer> =>
  who.call('POST', `/v1/matches/${id}/proposals${query}`, { body: { what } });

/** Ada in the first seat, Ben in the second. */
const together = async (options?: object): Promise<string> => {
  const body = {
    ...{ system: 'battletech', scenario: 'training', seats: [{ me: true }, { invite: true }] },
    ...(options === undefined ? {} : { options }),
  };
  const id = String(expectStatus(await ada.call('POST', '/v1/matches', { body }), 201).body['id']);
  const { codes } = expectStatus(await ada.call('GET', `/v1/matches/${id}`), 200).body as unknown as {
    codes: { seat: string; code: string }[];
  };
  const [{ seat, code } = { seat: '', code: '' }] = codes;
  expectStatus(await ben.call('POST', `/v1/matches/${id}/seats/${seat}`, { body: { code } }), 200);
  return id;
};

/** Whoever of the two is asked now. */
const asked = async (id: string): Promise<{ readonly who: Person; readonly view: Viewed }> => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    for (const who of [ada, ben]) {
      const view = await viewOf(who, id);
      if (view.offers.length > 0 || view.match.state === 'over') return { who, view };
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('nobody is asked');
};

const order = async (id: string): Promise<Person> => {
  const { who, view } = await asked(id);
  expectStatus(await who.call('POST', `/v1/matches/${id}/orders`, { body: firstOf(view) }), 200);
  return who;
};

const ended = async (who: Person, id: string): Promise<void> => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if ((await viewOf(who, id)).match.state === 'over') return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the match goes on');
};

const typesOf = async (who: Person, id: string): Promise<readonly string[]> => {
  const { items } = (await who.call('GET', `/v1/matches/${id}/events?limit=100`)).body as unknown as {
    items: { type: string; text: string }[];
  };
  return items.map(({ type }) => type);
};

/** As if so much time had gone by. */
const lapse = (id: string, hours: number): Promise<unknown> =>
  app.pool
    .query(
      `UPDATE match_seats SET deadlines = (SELECT coalesce(json_object_agg(key, value::text::float8 - $2 * 3600000), '{}') FROM json_each(deadlines))
      WHERE match_id = $1`,
      [id, hours],
    )
    .then(() =>
      app.pool.query(
        `UPDATE matches SET deadline_at = deadline_at - make_interval(hours => $2) WHERE id = $1`,
        [...[id, hours]],
      ),
    );

it('MAT-6: a bot plays a seat until its player takes it back', async () => {
  const id = await together();
  expect(refused(await put(ada, id, 'bot', {}))).toEqual([400, 'shape/missing']);
  expect(refused(await put(ada, id, 'bot', { stance: 'brave' }))[0]).toBe(400);
  expect(refused(await put(ada, id, 'bot', { stance: 'hold' }, '?seat=B'))[0]).toBe(404);
  expectStatus(await put(ada, id, 'bot', { stance: 'hold' }, '?dryRun=true'), 200);
  expect((await viewOf(ada, id)).match).toMatchObject({ seats: [{ bot: null }, {}] });
  expect(expectStatus(await put(ada, id, 'bot', { stance: 'attack' }), 200).body).toEqual({
    ...{ seat: 'A', bot: 'attack' },
  });
  expectStatus(await put(ben, id, 'bot', { stance: 'hold' }), 200);
  await ended(ben, id);
  expect(await typesOf(ben, id)).toEqual(expect.arrayContaining(['match/bot']));
  expect(refused(await put(ada, id, 'bot', { stance: null }))).toEqual([409, 'match/not-running']);

  const other = await together();
  expectStatus(await put(ada, other, 'bot', { stance: 'attack' }), 200);
  expectStatus(await put(ada, other, 'bot', { stance: null }), 200);
  expect((await viewOf(ada, other)).match).toMatchObject({ seats: [{ bot: null }, {}] });
  expect(await typesOf(ben, other)).toEqual(expect.arrayContaining(['match/bot', 'match/back']));
});

it('MAT-6: a standing word answers a kind of decision', async () => {
  const id = await together();
  const { view, who } = await asked(id);
  const kind = String((view.decisions[0] as unknown as { kind: { code: string } }).kind.code);
  expect(refused(await put(who, id, 'standing', { standing: [{ kind: 'none', then: 'bot' }] }))).toEqual([
    ...[422, 'match/unknown-kind'],
  ]);
  expect(refused(await put(who, id, 'standing', { standing: [{ kind, then: 'no' }] }))[0]).toBe(400);
  const left = expectStatus(await put(who, id, 'standing', { standing: [{ kind, then: 'bot' }] }), 200).body;
  expect(left).toMatchObject({ standing: [{ kind, then: 'bot' }] });
  // Whoever is asked next, it is not of this seat and this kind.
  const isAskedIt = async (): Promise<boolean> =>
    (await viewOf(who, id)).decisions.some(
      (one) => (one as unknown as { kind: { code: string } }).kind.code === kind,
    );
  for (let tries = 0; tries < 3_000 && (await isAskedIt()); tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await isAskedIt()).toBe(false);
  expect((await viewOf(who, id)) as unknown).toMatchObject({ standing: [{ kind, then: 'bot' }] });
  expect(
    refused(
      await put(who, id, 'queue', {
        queue: [{ decision: 'none', order: { type: 'x', token: null }, otherwise: 'ask' }],
      }),
    ),
  ).toEqual([422, 'match/not-due-later']);
  expectStatus(await put(who, id, 'queue', { queue: [] }), 200);
});

it('MAT-6: who waits leaves an order for when they are asked, and it is given then', async () => {
  const id = await together();
  const { who } = await asked(id);
  const waits = who === ada ? ben : ada;
  const whole = await wholeViewOf(waits, id);
  check('MatchView', whole);
  const [later] = whole.decisions;
  const [offer] = whole.offers;
  if (later === undefined || offer === undefined) throw new Error('nothing can be left');
  expect([later.due, offer.decision]).toEqual(['later', later.id]);
  const left = offer.order;
  const sending = { decision: later.id, revision: later.revision, order: left, open: null };
  // It is tried as any other, and cannot be sent before it is asked.
  const path = `/v1/matches/${id}/orders`;
  const draft = expectStatus(await waits.call('POST', `${path}?dryRun=true`, { body: sending }), 200).body;
  expect(draft).toMatchObject({ offer: { order: left }, violations: [] });
  const stale = { ...sending, revision: later.revision + 1 };
  expect(refused(await waits.call('POST', `${path}?dryRun=true`, { body: stale }))).toEqual([
    ...[409, 'game/stale'],
  ]);
  const { open: _open, ...sent } = sending;
  expect(refused(await waits.call('POST', path, { body: sent }))).toEqual([409, 'game/gone']);
  const queue = [{ decision: later.id, order: left, otherwise: 'ask' }];
  const wrong = [{ ...queue[0], order: { ...left, strange: 1 } }];
  expect(refused(await put(waits, id, 'queue', { queue: wrong }))[0]).toBe(422);
  expect(refused(await put(who, id, 'queue', { queue }))).toEqual([422, 'match/not-due-later']);
  expectStatus(await put(waits, id, 'queue', { queue }), 200);
  expect((await wholeViewOf(waits, id)) as unknown).toMatchObject({ queue });
  // Nobody else learns of it.
  expect((await wholeViewOf(who, id)) as unknown).toMatchObject({ queue: [] });
  await order(id);
  const after = await wholeViewOf(waits, id);
  expect((after as unknown as { queue: unknown[] }).queue).toEqual([]);
  expect(after.decisions.some((one) => one.id === later.id)).toBe(false);
  const { tokens } = (after as unknown as { scene: { tokens: { place: string | null }[] } }).scene;
  expect(tokens.map(({ place }) => place === null)).toEqual([false, false]);
});

it('MAT-5: when a clock runs out a bot decides, and what was answered stands', async () => {
  const id = await together({ hoursPerDecision: 24 });
  const before = await asked(id);
  check('MatchView', before.view);
  const [awaited] = (before.view.match as unknown as { awaited: { deadline: string }[] }).awaited;
  expect(Date.parse(String(awaited?.deadline)) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await lapse(id, 25);
  const decided = before.view.decisions[0]?.id;
  for (let tries = 0; tries < 3_000; tries += 1) {
    const view = await viewOf(before.who, id);
    if (!view.decisions.some((one) => one.id === decided)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  expect((await viewOf(before.who, id)).decisions.map((one) => one.id)).not.toContain(decided);
  expect(await typesOf(ben, id)).toEqual(expect.arrayContaining(['match/late']));
  // The next decision is the player's again.
  expect((await asked(id)).view.match.state).toBe('running');
});

it('MAT-5: a clock may end the match, and a match has one clock only', async () => {
  const body = { system: 'battletech', scenario: 'training', seats: [{ me: true }, { invite: true }] };
  const open = (options: unknown): Promise<Answer> =>
    ada.call('POST', '/v1/matches', { body: { ...body, options } });
  expect(refused(await open({ hoursPerDecision: 5, live: { minutes: 1, reserve: 5 } }))).toEqual([
    ...[400, 'match/two-clocks'],
  ]);
  for (const options of [{ hoursPerDecision: 0 }, { live: {} }, { late: 'never' }, { more: 1 }, 7])
    expect(refused(await open(options))[0]).toBe(400);
  const id = await together({ live: { minutes: 5, reserve: 1 }, late: 'forfeit' });
  expect((await viewOf(ada, id)).match).toMatchObject({ seats: [{ reserve: 60 }, { reserve: 60 }] });
  await lapse(id, 1);
  await ended(ada, id);
  expect((await viewOf(ada, id)).match.outcome?.winners).toHaveLength(1);
});

it('MAT-3: an order is taken back when the other side agrees, and only while nothing was learnt by it', async () => {
  const id = await together();
  // Until a unit has moved: setting up may be secret, and initiative rolls.
  let mover: Person | null = null;
  for (let orders = 0; orders < 30 && mover === null; orders += 1) {
    const who = await order(id);
    if ((await propose(who, id, 'take-back', '?dryRun=true')).status === 200) mover = who;
  }
  if (mover === null) throw new Error('nothing can be taken back');
  const other = mover === ada ? ben : ada;
  const after = await viewOf(mover, id);
  expect(refused(await propose(other, id, 'take-back'))).toEqual([409, 'match/no-take-back']);
  const proposed = expectStatus(await propose(mover, id, 'take-back'), 200).body;
  check('MatchProposed', proposed);
  expect(proposed['state']).toBe('open');
  const seen = expectStatus(await other.call('GET', `/v1/matches/${id}`), 200).body;
  check('Match', seen);
  expect(seen['proposals']).toMatchObject([{ id: proposed['proposal'], what: 'take-back' }]);
  const answer = (agree: unknown): Promise<Answer> =>
    other.call('POST', `/v1/matches/${id}/proposals/${String(proposed['proposal'])}`, { body: { agree } });
  expect(refused(await answer('yes'))[0]).toBe(400);
  expect(expectStatus(await answer(true), 200).body).toMatchObject({ state: 'done' });
  expect(refused(await answer(true))[0]).toBe(404);
  const back = await viewOf(mover, id);
  expect(back.offers.length).toBeGreaterThan(0);
  expect(back).not.toEqual(after);
  expect(await typesOf(other, id)).toEqual(expect.arrayContaining(['match/taken-back']));
  // It is played on from there, and the log proves it.
  for (let orders = 0; orders < 4 && (await asked(id)).view.match.state !== 'over'; orders += 1)
    await order(id);
});

it('MAT-3, MAT-8: all agree to end, or to let bots play to the end', async () => {
  const id = await together();
  const { body } = expectStatus(await propose(ada, id, 'end'), 200);
  expect(body['state']).toBe('open');
  const path = `/v1/matches/${id}/proposals/${String(body['proposal'])}`;
  expect(expectStatus(await ben.call('POST', path, { body: { agree: false } }), 200).body).toMatchObject({
    state: 'declined',
  });
  expect((await viewOf(ada, id)).match.state).toBe('running');
  expectStatus(await propose(ada, id, 'end'), 200);
  // Who proposes the same has agreed.
  expect(expectStatus(await propose(ben, id, 'end'), 200).body['state']).toBe('done');
  expect((await viewOf(ada, id)).match.state).toBe('over');

  const other = await together();
  expectStatus(await propose(ada, other, 'bots'), 200);
  expectStatus(await propose(ben, other, 'bots'), 200);
  await ended(ada, other);
});

it('MAT-3: shows cards, drawings of any step, and the course; after the end the log', async () => {
  const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
  const view = (await turnOf(ada, id)) as unknown as { scene: { tokens: { id: string }[] } };
  const path = `/v1/matches/${id}`;
  const card = expectStatus(await ada.call('GET', `${path}/cards/${String(view.scene.tokens[0]?.id)}`), 200);
  check('MatchCard', card.body);
  expect(refused(await ada.call('GET', `${path}/cards/none`))[0]).toBe(404);
  const svg = expectStatus(await ada.call('GET', `${path}/scene.svg`), 200);
  expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(svg.text).toMatch(/^<svg /);
  expect(refused(await ada.call('GET', `${path}/scene.svg?turn=900`))[0]).toBe(404);
  expect(refused(await ada.call('GET', `${path}/scene.svg?turn=0`))[0]).toBe(400);
  const course = expectStatus(await ada.call('GET', `${path}/replay`), 200).body;
  check('MatchReplay', course);
  expect(course['outcome']).toBeNull();
  expect(refused(await ada.call('GET', `${path}/log`))).toEqual([409, 'match/not-over']);
  for (const rest of ['cards/x', 'scene.svg', 'replay', 'log'])
    expect(refused(await ben.call('GET', `${path}/${rest}`))[0]).toBe(404);

  await playOn(ada, id);
  const first = expectStatus(await ada.call('GET', `${path}/scene.svg?turn=1&step=deployment`), 200);
  expect(first.text).not.toBe(expectStatus(await ada.call('GET', `${path}/scene.svg`), 200).text);
  const whole = expectStatus(await ada.call('GET', `${path}/replay`), 200).body;
  check('MatchReplay', whole);
  const told = whole['told'] as unknown as { seq: number }[];
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
  expect(whole['outcome']).not.toBeNull();
  const log = expectStatus(await ada.call('GET', `${path}/log`), 200).body;
  check('MatchLog', log);
  expect((log['entries'] as unknown as object[]).length).toBeGreaterThan(5);
});

it('MAT-9: whoever has the link watches one turn late, until it is taken back', async () => {
  const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
  const link = (who: Person, shared: unknown): Promise<Answer> => put(who, id, 'link', { shared });
  expect(refused(await link(ben, true))[0]).toBe(404);
  expect(refused(await link(ada, 'yes'))[0]).toBe(400);
  const { code } = expectStatus(await link(ada, true), 200).body as unknown as { code: string };
  expect((await link(ada, true)).body).toEqual({ code });
  const see = (rest: string, by = code): Promise<Answer> =>
    ben.call('GET', `/v1/matches/${id}${rest}${rest.includes('?') ? '&' : '?'}watch=${by}`);
  for (const rest of ['', '/view', '/board', '/scene.svg', '/replay']) {
    expectStatus(await see(rest), 200);
    expect((await see(rest, 'wrong')).status).toBe(404);
  }
  expect(refused(await see('/view?seat=A'))[0]).toBe(404);
  const turnSeen = async (): Promise<readonly number[]> => {
    const late = expectStatus(await see('/view'), 200).body as unknown as Viewed & { offers: object[] };
    check('MatchView', late);
    expect([late.you, late.offers]).toEqual([null, []]);
    const now = await viewOf(ada, id);
    return [late, now].map(({ match }) => (match as unknown as { turn: number }).turn);
  };
  await turnOf(ada, id);
  // Nothing of the first turn is told before it is over.
  const opening = expectStatus(await see('/view'), 200).body as unknown as {
    scene: { tokens: { at: null }[] };
  };
  expect(opening.scene.tokens.map(({ at }) => at)).toEqual([null, null]);
  for (let orders = 0; orders < 40; orders += 1) {
    const view = await playOn(ada, id, 1);
    if (view.match.state === 'over') break;
    // Then nothing moves while one looks.
    if ((await turnOf(ada, id)).match.state === 'over') break;
    const [late = 0, now = 0] = await turnSeen();
    expect(late).toBe(Math.max(1, now - 1));
    expect((await see(`/scene.svg?turn=${String(now)}`)).status).toBe(404);
    const { told } = (await see('/replay')).body as unknown as { told: { turn: number }[] };
    for (const one of told) expect(one.turn).toBeLessThan(now);
  }
  expect((await link(ada, false)).body).toEqual({ code: null });
  expect((await see('/view')).status).toBe(404);
  expect((await link(ada, true)).body['code']).not.toBe(code);
});
