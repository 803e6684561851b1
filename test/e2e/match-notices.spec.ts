/** Notices of matches (MAT-2, MAT-3, MAT-5): who is called, once, and with what is still true. */
import { matchIn, worded } from '../../src/application/notices/deliver';
import type { TakenDelivery } from '../../src/application/notices/outbox';
import { PgDeliveryBook } from '../../src/infrastructure/notices/pg-deliveries';
import { startTestApp, type TestApp } from '../support/app';
import * as eventually from '../support/eventually';
import { lapse, sweepMatches } from '../support/matches/match-clock';
import { firstOf, openTraining, turnOf, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben] = await Promise.all([register(app, 'Ada'), register(app, 'Ben')]);
});
afterAll(() => app.close());

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const noticesOf = async (who: Person, id: string, language = 'en'): Promise<readonly Notice[]> => {
  const query = { headers: { 'accept-language': language } };
  const { items } = expectStatus(await who.call('GET', '/v1/me/notices', query), 200).body as unknown as {
    items: Notice[];
  };
  return items.filter(({ path }) => path.includes(id));
};
const kindsOf = async (who: Person, id: string): Promise<readonly string[]> =>
  (await noticesOf(who, id)).map(({ kind }) => kind);

const until = (what: string, look: () => Promise<boolean>): Promise<void> =>
  eventually.until(what, async () => {
    if (await look()) return true;
    await sweepMatches(app);
    return false;
  });

/** Ada in the first seat, Ben in the second. */
const together = async (hoursPerDecision: number | null = null): Promise<string> => {
  const body = {
    ...{ system: 'battletech', scenario: 'training', seats: [{ me: true }, { invite: true }] },
    ...(hoursPerDecision === null ? {} : { options: { hoursPerDecision } }),
  };
  const id = String(expectStatus(await ada.call('POST', '/v1/matches', { body }), 201).body['id']);
  const { codes } = expectStatus(await ada.call('GET', `/v1/matches/${id}`), 200).body as unknown as {
    codes: { seat: string; code: string }[];
  };
  const [{ seat, code } = { seat: '', code: '' }] = codes;
  expectStatus(await ben.call('POST', `/v1/matches/${id}/seats/${seat}`, { body: { code } }), 200);
  return id;
};

/** Whoever of the two is asked now, and the other one. */
const turn = async (id: string): Promise<readonly [Person, Person]> =>
  (await viewOf(ada, id)).offers.length > 0 ? [ada, ben] : [ben, ada];

/** The kinds of a person's notices of the match that would be sent now. */
const stillTrue = async (who: Person, id: string): Promise<readonly string[]> => {
  const facts = await new PgDeliveryBook(app.pool).matches([id]);
  const { rows } = await app.pool.query<TakenDelivery>(
    `SELECT id AS notice, user_id AS "user", kind, data, campaign_id AS campaign, audience, 'en' AS language, 'UTC' AS zone
    FROM notices WHERE user_id = $1 AND data ->> 'match' = $2 ORDER BY id`,
    [who.id, id],
  );
  return rows.flatMap((row) => worded(row, null, facts.get(matchIn(row) ?? '') ?? null)?.kind ?? []);
};

it('MAT-5: who does not answer is called, reminded by an event too, and then a bot decides', async () => {
  const id = await together(24);
  const [late, other] = await turn(id);
  await lapse(app, id, 4);
  await until('call', async () => (await kindsOf(late, id)).includes('match-move'));
  expect(await kindsOf(late, id)).toEqual(['match-move']);
  expect(await kindsOf(other, id)).toEqual([]);
  const [english] = await noticesOf(late, id);
  expect(english).toMatchObject({
    title: 'Your move in a match',
    path: expect.stringMatching(`^/m/${id}[?]decision=.`),
  });
  expect((await noticesOf(late, id, 'de'))[0]?.title).toBe('Du bist am Zug in einer Partie');
  await lapse(app, id, 18 * 60);
  await until('reminder', async () => (await kindsOf(late, id)).includes('match-clock'));
  const events = async (who: Person) =>
    (
      (await who.call('GET', `/v1/matches/${id}/events?limit=100`)).body as unknown as {
        items: { type: string; text: string; seq: number }[];
      }
    ).items;
  const heard = await events(late);
  expect(heard.at(-1)).toMatchObject({
    type: 'match/reminder',
    text: expect.stringContaining('6 h') as string,
  });
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_one, index) => index + 1));
  expect((await events(other)).map(({ type }) => type)).not.toContain('match/reminder');
  expect(await stillTrue(late, id)).toEqual(['match-move', 'match-clock']);
  await lapse(app, id, 7 * 60);
  await until('bot', async () => (await kindsOf(late, id)).includes('match-bot'));
  // What was asked has been answered.
  await until('answer', async () => (await stillTrue(late, id)).join() === 'match-bot');
});

it('what was answered is not sent, and who proposes is not called', async () => {
  const id = await together();
  const [late, other] = await turn(id);
  await lapse(app, id, 4);
  await until('call', async () => (await kindsOf(late, id)).includes('match-move'));
  expect(await stillTrue(late, id)).toEqual(['match-move']);
  const view = await turnOf(late, id);
  expectStatus(await late.call('POST', `/v1/matches/${id}/orders`, { body: firstOf(view) }), 200);
  expect(await stillTrue(late, id)).toEqual([]);

  const proposed = await late.call('POST', `/v1/matches/${id}/proposals`, { body: { what: 'end' } });
  const proposal = String(expectStatus(proposed, 200).body['proposal']);
  expect(await kindsOf(other, id)).toEqual(['match-proposal']);
  expectStatus(await late.call('POST', `/v1/matches/${id}/proposals`, { body: { what: 'end' } }), 200);
  expect(await kindsOf(other, id)).toEqual(['match-proposal']);
  expect(await kindsOf(late, id)).toEqual(['match-move']);
  expect(await stillTrue(other, id)).toEqual(['match-proposal']);
  const yes = { body: { agree: true } };
  expectStatus(await other.call('POST', `/v1/matches/${id}/proposals/${proposal}`, yes), 200);
  expect(await stillTrue(other, id)).toEqual(['match-over']);
});

it('who ends the match is not told that it is over', async () => {
  const id = await together();
  expectStatus(await ada.call('POST', `/v1/matches/${id}/resign`, { body: {} }), 200);
  expect(await kindsOf(ada, id)).toEqual([]);
  expect(await noticesOf(ben, id)).toMatchObject([{ kind: 'match-over', body: 'BattleTech: you have won.' }]);
});

it('a match against a bot without a clock calls nobody', async () => {
  const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
  await turnOf(ada, id);
  const { rows } = await app.pool.query('SELECT call_at FROM matches WHERE id = $1', [id]);
  expect(rows).toEqual([{ call_at: null }]);
});
