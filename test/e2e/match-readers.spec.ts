/** Who reads a match along without a seat (MAT-2, MAT-9): its game master, and whoever has the link. */
import { changedField, type Field } from '../../src/games';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { openBattleMatch } from '../support/matches/battle-matches';
import { newGame } from '../support/game';
import { firstOf, openTraining, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';
import { openStream } from '../support/stream';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

interface Line {
  readonly seq: number;
  readonly turn: number;
  readonly type: string;
  readonly text: string;
  readonly change: Parameters<typeof changedField>[1];
}

/** All that somebody is told, page by page. */
const linesOf = async (who: Person, path: string, limit: number): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  for (let after: string | null = '0'; after !== null;) {
    const url: string = `${path}${path.includes('?') ? '&' : '?'}limit=${String(limit)}&after=${after}`;
    const { items, next } = expectStatus(await who.call('GET', url), 200).body as unknown as {
      items: Line[];
      next: string | null;
    };
    expect(items.length).toBeLessThanOrEqual(limit);
    lines.push(...items);
    after = next;
  }
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
  return lines;
};

/** The first offer of whoever is asked; false: nobody is. */
const order = async (players: readonly Person[], match: string): Promise<boolean> => {
  for (const who of players) {
    const body = firstOf(await viewOf(who, match));
    if (body === null) continue;
    expectStatus(await who.call('POST', `/v1/matches/${match}/orders`, { body }), 200);
    return true;
  }
  return false;
};

it('MAT-2 the game master hears everything, in order and without gaps, also when the match goes back', async () => {
  const game = await newGame(app);
  const { gm, players } = game;
  const { match } = await openBattleMatch(game);
  const path = `/v1/matches/${match}`;
  const stream = await openStream(app, gm.token, `${path}/events/stream`);
  const act = async (what: string, body: object): Promise<unknown> =>
    expectStatus(await gm.call('POST', `${path}/gm/${what}`, { body: { ...body, reason: 'Dinner' } }), 200);
  const opening = expectStatus(await gm.call('GET', `${path}/replay`), 200).body as unknown as Field;

  // Nobody but these players orders: nothing moves while one looks.
  expect(await order(players, match)).toBe(true);
  await act('pause', {});
  await act('resume', {});
  expect(await order(players, match)).toBe(true);
  await act('rewind', { turn: 1 });
  expect(await order(players, match)).toBe(true);

  const lines = await linesOf(gm, `${path}/events`, 2);
  for (const line of lines) check('MatchEvent', line);
  expect(lines.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['match/gm-pause', 'match/gm-resume', 'match/gm-rewind']),
  );
  expect(lines.find(({ type }) => type === 'match/gm-pause')?.text).toContain('Dinner');
  expect(await linesOf(gm, `${path}/events`, 100)).toEqual(lines);
  for (const line of lines) expect((await stream.next()).data).toEqual(line);
  stream.close();
  const view = (await viewOf(gm, match)) as unknown as { seq: number; scene: Field['scene'] };
  expect(view.seq).toBe(lines.length);
  expect(lines.reduce((field, { change }) => changedField(field, change), opening).scene).toEqual(view.scene);

  const again = await openStream(app, gm.token, `${path}/events/stream`, {
    ...{ 'last-event-id': String(lines.length - 1), 'accept-language': 'de' },
  });
  const last = (await again.next()).data;
  expect([last.seq, last.text === lines.at(-1)?.text]).toEqual([lines.length, false]);
  again.close();

  // Of what was kept for the proof no client is told more than the order.
  const stranger = await register(app, 'Stranger');
  for (const rest of ['events', 'events/stream', 'events?watch=x', 'events/stream?watch=x'])
    expect((await stranger.call('GET', `${path}/${rest}`)).status).toBe(404);
  expect((await gm.call('GET', `${path}/events?after=x`)).status).toBe(400);
  await act('end', {});
  const log = expectStatus(await gm.call('GET', `${path}/log`), 200);
  check('MatchLog', log.body);
  expect(log.text).not.toContain('"said"');
}, 120_000);

it('MAT-9 who has the link hears of a turn when it is over, until the link is taken back', async () => {
  const [ada, ben] = [await register(app, 'Ada'), await register(app, 'Ben')];
  const id = await openTraining(ada, [{ me: true }, { me: true }]);
  const path = `/v1/matches/${id}`;
  const share = async (shared: boolean): Promise<string> =>
    String(expectStatus(await ada.call('PUT', `${path}/link`, { body: { shared } }), 200).body['code']);
  const events = `${path}/events?watch=${await share(true)}`;
  const streamed = events.replace('/events', '/events/stream');
  const stream = await openStream(app, ben.token, streamed);
  let lines: readonly Line[] = [];
  for (let orders = 0; orders < 40 && (await order([ada], id)); orders += 1) {
    const { match } = await viewOf(ada, id);
    const now = await linesOf(ben, events, 100);
    expect(now.slice(0, lines.length)).toEqual(lines);
    if (match.state !== 'over') expect(now.every(({ turn }) => turn < match.turn)).toBe(true);
    lines = now;
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(await linesOf(ben, events, 3)).toEqual(lines);
  const view = expectStatus(await ben.call('GET', `${path}/view?${events.split('?')[1] ?? ''}`), 200).body;
  expect(view['seq']).toBe(lines.length);
  for (const line of lines) expect((await stream.next()).data).toEqual(line);

  expect((await ben.call('GET', `${path}/events`)).status).toBe(404);
  expect((await ben.call('GET', `${events}&seat=A`)).status).toBe(404);
  await share(false);
  await stream.ended;
  for (const url of [events, streamed]) expect((await ben.call('GET', url)).status).toBe(404);
}, 120_000);
