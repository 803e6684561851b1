/** Game systems over HTTP: in both languages, with scenarios whose setups are taken as they stand. */
import { SYSTEMS } from '../../src/games';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const get = (path = '', headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  call(app, 'GET', `/v1/systems${path}`, { headers });

it('lists the newest version of each', async () => {
  const { body } = await get();
  check('GameSystemPage', body);
  expect(body['items']).toEqual([
    {
      ...{ id: 'battletech', title: 'BattleTech', version: '1' },
      seats: { least: 2, most: 8, cooperative: false },
    },
    {
      ...{ id: 'dark-age', title: 'MechWarrior Dark Age', version: '1' },
      seats: { least: 2, most: 4, cooperative: false },
    },
  ]);
});

it('tells of one what a client needs to open a match', async () => {
  const { body } = await get('/battletech');
  check('GameSystem', body);
  const system = SYSTEMS.newestOf('battletech');
  const scenarios = body['scenarios'] as unknown as readonly { id: string; setup: unknown }[];
  expect(scenarios.map(({ id }) => id)).toContain('training');
  for (const { setup } of scenarios) expect(system?.readSetup(setup).ok).toBe(true);
  expect(body['schema']).toEqual(system?.schema);
  expect(JSON.stringify(body['form'])).toContain('"catalogue":"/v1/catalog/mechs"');
});

it('speaks German, and nothing stays a code', async () => {
  const german = await get('/battletech', { 'accept-language': 'de' });
  check('GameSystem', german.body);
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.body['title']).toBe('BattleTech');
  for (const { text } of [german, await get('/battletech')]) expect(text).not.toMatch(/"(say|params)":/);
});

it('answers 304 to those who have it, in the same language', async () => {
  for (const path of ['', '/battletech']) {
    const tag = { 'if-none-match': (await get(path)).headers.get('etag') ?? '' };
    expect([(await get(path, tag)).status, (await get(path, tag)).text]).toEqual([304, '']);
    // The list reads the same in both languages.
    const german = (await get(path, { ...tag, 'accept-language': 'de' })).status;
    expect(german).toBe(path === '' ? 304 : 200);
  }
});

it('knows no other system', async () => {
  for (const id of ['chess', 'constructor', '__proto__', 'BattleTech', 'battletech%20'])
    expectProblem(await get(`/${id}`), 404, 'request/not-found');
  expectProblem(await get('?x=1'), 400, 'shape/unknown-property');
  expectProblem(await get('/battletech?x=1'), 400, 'shape/unknown-property');
});
