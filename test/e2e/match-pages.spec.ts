/** The course of a match in parts (MAT-3, GAM-11): together they are the whole, and each begins with the field as it was. */
import { type Change, changedField, type Field } from '../../src/games';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { openFaceToFace, setUp, standsStill } from '../support/matches/face-to-face';
import { openedUntil, openTogether, openTraining, playOn, turnOf, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

interface Part extends Field {
  readonly after: number;
  readonly count: number;
  readonly next: string | null;
  readonly told: readonly { readonly seq: number; readonly turn: number; readonly change: Change }[];
  readonly moments: readonly { readonly turn: number; readonly to: number }[];
}

let app: TestApp;
let check: AnswerCheck;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  [ada, ben] = [await register(app, 'Ada'), await register(app, 'Ben')];
});
afterAll(() => app.close());

const part = async (who: Person, id: string, query: string): Promise<Part> => {
  const { body } = expectStatus(await who.call('GET', `/v1/matches/${id}/replay?${query}`), 200);
  check('MatchReplay', body);
  return body as unknown as Part;
};
const scene = (field: Field): Field['scene'] => changedField(field, NOTHING).scene;
const areas = (field: Field): Field['board']['areas'] => changedField(field, NOTHING).board.areas;
const NOTHING: Change = { tokens: [], gone: [], areas: [], trays: [], marks: null, flash: [] };

/** Reads a course part by part, and holds each of them to the whole. */
const holdToWhole = async (who: Person, id: string, limit: number, query = ''): Promise<Part> => {
  const whole = await part(who, id, query);
  expect(whole).toMatchObject({ after: 0, next: null, count: whole.told.length });
  const fields = [whole as Field];
  for (const { change } of whole.told) fields.push(changedField(fields.at(-1) as Field, change));
  const told: Part['told'][number][] = [];
  for (let after: string | null = '0'; after !== null;) {
    const one: Part = await part(who, id, `${query}&after=${after}&limit=${limit}`);
    expect(one).toMatchObject({ after: Number(after), count: whole.count, moments: whole.moments });
    expect(one.told.length).toBeLessThanOrEqual(limit);
    expect(scene(one)).toEqual(scene(fields[one.after] as Field));
    expect(areas(one)).toEqual(areas(fields[one.after] as Field));
    told.push(...one.told);
    after = one.next;
  }
  expect(told).toEqual(whole.told);
  return whole;
};

/** What a course falls into covers all of it, each turn no earlier than the one before. */
const expectMoments = ({ moments, told }: Part): void => {
  expect(moments.at(-1)?.to).toBe(told.length);
  told.forEach(({ turn, seq }) => expect(moments.find(({ to }) => seq <= to)?.turn).toBe(turn));
};

it('MAT-3 a course comes in parts that make up the whole, while the match runs and after its end', async () => {
  const id = await openedUntil(
    async () => {
      const opened = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
      await playOn(ada, opened, 5);
      await turnOf(ada, opened);
      return opened;
    },
    async (opened) => (await viewOf(ada, opened)).match.state !== 'over',
  );
  const running = await holdToWhole(ada, id, 3);
  expectMoments(running);
  await playOn(ada, id);
  const over = await holdToWhole(ada, id, 7);
  expectMoments(over);
  expect(over.count).toBeGreaterThan(running.count);
});

it('MAT-3 begins anywhere, and behind the last event stands the field at the end', async () => {
  const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
  await playOn(ada, id);
  const { count, told } = await part(ada, id, '');
  const end = await part(ada, id, 'after=2147483647&limit=1');
  expect(end).toMatchObject({ after: count, told: [], next: null });
  const last = await part(ada, id, `after=${count - 1}`);
  expect(last.told).toEqual(told.slice(-1));
  expect(scene(changedField(last, last.told[0]?.change as Change))).toEqual(scene(end));
  for (const wrong of ['limit=0', 'limit=101', 'after=-1', 'after=x', 'page=2'])
    expect((await ada.call('GET', `/v1/matches/${id}/replay?${wrong}`)).status).toBe(400);
});

it('MAT-3, GAM-6 what is taken back, and what others do not know, is the same in parts as in the whole', async () => {
  const body = { system: 'battletech', scenario: 'training', seats: [{ me: true }, { invite: true }] };
  const id = await openTogether([ada, ben], body);
  const first = async (who: Person): Promise<void> => void (await playOn(who, id, 1));
  const asked = async (): Promise<Person> => ((await viewOf(ada, id)).offers.length > 0 ? ada : ben);
  await first(await asked());
  const { code } = expectStatus(
    await ada.call('PUT', `/v1/matches/${id}/link`, { body: { shared: true } }),
    200,
  ).body as unknown as { code: string };
  const cleo = await register(app, 'Cleo');
  for (let orders = 0; orders < 6; orders += 1) {
    for (const who of [ada, ben]) await holdToWhole(who, id, 2);
    const late = await holdToWhole(cleo, id, 2, `watch=${code}`);
    const { turn } = (await viewOf(ada, id)).match;
    for (const one of late.told) expect(one.turn).toBeLessThan(turn);
    if ((await viewOf(ada, id)).match.state === 'over') break;
    await first(await asked());
  }
});

it('MAT-3 an order that was taken back is told to those who heard of it, and is in no course after the end', async () => {
  const id = await openFaceToFace([ada, ben]);
  await setUp([ada, ben], id);
  await standsStill(ben, id);
  await playOn(ada, id, 1);
  const { proposal } = expectStatus(
    await ada.call('POST', `/v1/matches/${id}/proposals`, { body: { what: 'take-back' } }),
    200,
  ).body as unknown as { proposal: string };
  const before = await holdToWhole(ben, id, 3);
  expectStatus(
    await ben.call('POST', `/v1/matches/${id}/proposals/${proposal}`, { body: { agree: true } }),
    200,
  );
  const after = await holdToWhole(ben, id, 3);
  expect(after.count).toBe(before.count + 1);
  for (const who of [ada, ben])
    expectStatus(await who.call('POST', `/v1/matches/${id}/proposals`, { body: { what: 'bots' } }), 200);
  for (const until = Date.now() + 100_000; Date.now() < until;)
    if ((await viewOf(ada, id)).match.state === 'over') break;
  const whole = await holdToWhole(ada, id, 50);
  expectMoments(whole);
  const taken = before.told.at(-1) as { readonly seq: number };
  expect(whole.told[taken.seq - 1]).not.toEqual(taken);
});
