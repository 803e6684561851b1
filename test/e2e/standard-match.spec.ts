/** A match at the level of the standard rules over HTTP: opened, played against a bot, wrong orders refused. */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { firstOf, playOn, turnOf, viewOf, type Offered, type Viewed } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  ada = await register(app, 'Ada');
});
afterAll(() => app.close());

const seats = [{ me: true }, { bot: 'attack' }];
const opened = async (body: object): Promise<string> =>
  String(
    expectStatus(
      await ada.call('POST', '/v1/matches', { body: { system: 'battletech', seats, ...body } }),
      201,
    ).body['id'],
  );

const offerOf = (view: Viewed, type: string): Offered | null => {
  const which = view.offers.findIndex(({ order }) => order['type'] === type);
  return which < 0 ? null : firstOf(view, which);
};

/** Plays first offers until one of this type is on offer. */
const until = async (id: string, type: string): Promise<Offered> => {
  for (;;) {
    const view = await turnOf(ada, id);
    const offer = offerOf(view, type);
    if (offer !== null) return offer;
    if (view.match.state === 'over') throw new Error(`no ${type} was on offer`);
    await playOn(ada, id, 1);
  }
};

it('is played against a bot to its end by taking offers', async () => {
  const id = await opened({ scenario: 'duel' });
  check('MatchView', await turnOf(ada, id));
  check('MatchBoard', expectStatus(await ada.call('GET', `/v1/matches/${id}/board`), 200).body);
  const ended = await playOn(ada, id);
  check('MatchView', ended);
  expect(ended.match.state).toBe('over');
  let told = '';
  for (let after: string | null = '0'; after !== null;) {
    const page = expectStatus(
      await ada.call('GET', `/v1/matches/${id}/events?after=${after}&limit=100`),
      200,
    );
    told += page.text;
    after = page.body['next'] as unknown as string | null;
  }
  expect(told).toMatch(/needs \d+ \(gunnery 4/);
});

it('refuses orders that the rules do not allow, by name, and nothing changes', async () => {
  const id = await opened({ scenario: 'duel' });
  const walk = await until(id, 'walk');
  const before = await viewOf(ada, id);
  const sent = (order: object) =>
    ada.call('POST', `/v1/matches/${id}/orders`, { body: { ...walk, order: { ...walk.order, ...order } } });
  const codes = async (order: object): Promise<unknown> => {
    const { status, body } = await sent(order);
    return [
      status,
      (body['violations'] as unknown as { code: string }[] | undefined)?.map(({ code }) => code),
    ];
  };
  expect(await codes({ to: '9999' })).toEqual([422, ['battletech/not-reached', 'game/out-of-bounds']]);
  expect(await codes({ facing: 61 })).toEqual([422, ['game/out-of-bounds']]);
  expect(await codes({ token: 'b1' })).toEqual([422, ['game/not-offered']]);
  expect(await codes({ level: 3 })).toEqual([422, ['game/not-a-part']]);
  expect(await codes({ type: 'fly' })).toEqual([422, expect.arrayContaining(['game/not-offered'])]);
  expect(await viewOf(ada, id)).toEqual(before);
  const draft = { ...walk, open: '/to' };
  const { body } = expectStatus(
    await ada.call('POST', `/v1/matches/${id}/orders?dryRun=true`, { body: draft }),
    200,
  );
  expect(JSON.stringify(body)).toContain('"kind":"place"');
});

it('tells every mistake of a setup at once', async () => {
  const setup = {
    level: 'standard',
    sheets: ['moon-1'],
    forces: [{ units: ['nothing'] }, { units: ['enforcer-enf-4r'] }],
  };
  const { status, body } = await ada.call('POST', '/v1/matches', {
    body: { system: 'battletech', setup, seats },
  });
  expect(status).toBe(422);
  expect((body['violations'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
    '/setup/sheets/0',
    '/setup/forces/0/units/0',
  ]);
});

describe('on a board of MegaMek’s', () => {
  const forces = [{ units: ['hunchback-hbk-4g'] }, { units: ['enforcer-enf-4r'] }];
  /** As MegaMek writes them: every hex a line, 32 × 34. */
  const lines = (said: string): string =>
    Array.from({ length: 34 }, (_, row) =>
      Array.from({ length: 32 }, (__, column) => {
        const label = `${column + 1}`.padStart(2, '0') + `${row + 1}`.padStart(2, '0');
        return `hex ${label} 0 "${label === '0305' ? said : ''}" "grass"`;
      }).join('\n'),
    ).join('\n');
  const open = (board: string) =>
    ada.call('POST', '/v1/matches', {
      body: { system: 'battletech', seats, setup: { level: 'standard', turns: 2, board, forces } },
    });

  it('BT-8 a match is opened and played on it', async () => {
    const { body } = expectStatus(await open(`size 32 34\n${lines('woods:2')}\nend\n`), 201);
    const id = String(body['id']);
    const board = expectStatus(await ada.call('GET', `/v1/matches/${id}/board`), 200);
    expect(board.body).toMatchObject({ grid: { columns: 32, rows: 34 } });
    expect(board.text).toContain('"kind":"heavy-woods"');
    expect((await playOn(ada, id)).match.state).toBe('over');
  });

  it('BT-8 what is wrong in it is named by its lines', async () => {
    const { status, body } = await open(`size 32 34\n${lines('lava:1')}\nend\n`);
    const [first] = body['violations'] as unknown as { code: string; pointer: string; message: string }[];
    expect([status, first?.code, first?.pointer]).toEqual([
      422,
      'battletech/terrain',
      expect.stringMatching(/^\/setup\/board\/lines\/\d+$/),
    ]);
    expect(first?.message).toContain('lava');
    expect((await open('x'.repeat(65_537))).status).toBe(422);
  });
});
