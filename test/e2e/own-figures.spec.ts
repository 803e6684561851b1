/** A player's own figures (DA-SET-2, DA-CAMP-1): made of the catalogue's mechs, kept as a list, and led into matches. */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { expectProblem, pointersOf } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

const PATH = '/v1/me/figures';
let app: TestApp;
let check: AnswerCheck;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  [anna, ben] = await Promise.all([register(app, 'Anna'), register(app, 'Ben')]);
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('DELETE FROM own_figures'));

interface Figure {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly figure: { readonly dial: readonly { readonly attack: number; readonly defence: number }[] };
}
const make = async (who: Person, wish: object): Promise<Figure> =>
  expectStatus(await who.call('POST', PATH, { body: wish }), 201).body as unknown as Figure;
const namesOf = async (who: Person, query = ''): Promise<readonly string[]> => {
  const { body } = expectStatus(await who.call('GET', `${PATH}${query}`), 200);
  check('OwnFigurePage', body);
  return (body['items'] as unknown as readonly Figure[]).map(({ name }) => name);
};
const setup = (own: readonly string[], size = 300): object => ({
  system: 'dark-age',
  setup: { size, forces: [{ own }, { army: 'highlanders-100' }] },
  seats: [{ me: true }, { bot: 'hold' }],
});

it('DA-CAMP-9 makes the four samples of the conversion with gunnery 4, and a green pilot shoots worse', async () => {
  const samples = [
    ['locust-lct-1v', 8, 20, 36],
    ['hunchback-hbk-4g', 12, 19, 87],
    ['catapult-cplt-c1', 12, 19, 117],
    ['atlas-as7-d', 18, 21, 158],
  ] as const;
  for (const [design, clicks, defence, points] of samples) {
    const made = await make(anna, { design, rank: 'veteran' });
    check('OwnFigure', made);
    expect([made.figure.dial.length, made.figure.dial[0]?.defence, made.points]).toEqual([
      clicks,
      defence,
      points,
    ]);
    expect(made.figure.dial[0]?.attack).toBe(9);
  }
  const green = await make(anna, { design: 'atlas-as7-d', rank: 'green', faction: 'highlanders' });
  expect(green.figure.dial[0]?.attack).toBe(8);
  expect(green.points).toBeLessThan(158);
});

it('lists, finds, renames and removes what is mine, and shows it to nobody else', async () => {
  const atlas = await make(anna, { design: 'atlas-as7-d', rank: 'veteran', name: 'Old Mountain' });
  await make(anna, { design: 'locust-lct-1v', rank: 'veteran' });
  expect(await namesOf(anna)).toEqual(['Old Mountain', 'Locust LCT-1V']);
  expect(await namesOf(anna, '?q=OLD')).toEqual(['Old Mountain']);
  expect(await namesOf(anna, '?maxPoints=100')).toEqual(['Locust LCT-1V']);
  expect(await namesOf(anna, '?limit=1')).toEqual(['Old Mountain']);
  expect(await namesOf(anna, `?limit=1&after=${atlas.id}`)).toEqual(['Locust LCT-1V']);
  const own = `${PATH}/${atlas.id}`;
  const tried = expectStatus(
    await anna.call('PATCH', `${own}?dryRun=true`, { body: { name: 'Tried' } }),
    200,
  );
  expect([tried.body['name'], (await anna.call('GET', own)).body['name']]).toEqual(['Tried', 'Old Mountain']);
  expectStatus(await anna.call('PATCH', own, { body: { name: 'Older' } }), 200);
  const seen = expectStatus(await anna.call('GET', own), 200).body as unknown as Figure & { figure: Figure };
  expect([seen.name, seen.figure.name]).toEqual(['Older', 'Older']);
  expect(await namesOf(ben)).toEqual([]);
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', { name: 'Mine' }],
    ['DELETE', undefined],
  ] as const)
    expectProblem(await ben.call(method, own, body === undefined ? {} : { body }), 404, 'request/not-found');
  expectStatus(await anna.call('DELETE', `${own}?dryRun=true`), 204);
  expectStatus(await anna.call('DELETE', own), 204);
  expectStatus(await anna.call('DELETE', own), 404);
  expect(await namesOf(anna)).toEqual(['Locust LCT-1V']);
});

it('says what is wrong with one, and keeps 200 at most', async () => {
  const refused = await anna.call('POST', PATH, { body: { design: 'no-such-mech', rank: 'veteran' } });
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/design']]);
  const wrong = await anna.call('POST', PATH, {
    body: { design: 'atlas-as7-d', rank: 'old', faction: 'none', name: ' ' },
  });
  expect([wrong.status, pointersOf(wrong)]).toEqual([400, ['/faction', '/name', '/rank']]);
  const { id } = await make(anna, { design: 'atlas-as7-d', rank: 'veteran' });
  await app.pool.query(
    'INSERT INTO own_figures (id, user_id, design, figure) SELECT gen_random_uuid(), user_id, design, figure FROM own_figures, generate_series(1, 199) WHERE id = $1',
    [id],
  );
  const full = await anna.call('POST', PATH, { body: { design: 'atlas-as7-d', rank: 'veteran' } });
  expect([full.status, full.body['violations']]).toEqual([
    422,
    [expect.objectContaining({ code: 'figures/too-many', params: { max: 200 } })],
  ]);
});

it('DA-SET-2 leads my figures into a match, which keeps them, and takes nobody else’s', async () => {
  const atlas = await make(anna, { design: 'atlas-as7-d', rank: 'veteran', name: 'Old Mountain' });
  const opened = expectStatus(await anna.call('POST', '/v1/matches', { body: setup([atlas.id]) }), 201);
  expectStatus(await anna.call('DELETE', `${PATH}/${atlas.id}`), 204);
  const { body } = await anna.call('GET', `/v1/matches/${String(opened.body['id'])}/view`);
  const tokens = (body['scene'] as unknown as { readonly tokens: readonly { name: string; seat: string }[] })
    .tokens;
  expect(tokens.filter(({ seat }) => seat === 'A').map(({ name }) => name)).toEqual(['Old Mountain']);
  const theirs = await make(ben, { design: 'atlas-as7-d', rank: 'veteran' });
  for (const id of [theirs.id, atlas.id, 'none']) {
    const refused = await anna.call('POST', '/v1/matches?dryRun=true', { body: setup([id]) });
    expect([refused.status, pointersOf(refused)]).toEqual([422, ['/setup/forces/0/own/0']]);
  }
  const dear = await make(anna, { design: 'atlas-as7-d', rank: 'veteran' });
  const over = await anna.call('POST', '/v1/matches?dryRun=true', { body: setup([dear.id], 100) });
  expect([over.status, pointersOf(over)]).toEqual([422, ['/setup/forces/0/army']]);
  const hero = await make(anna, { design: 'locust-lct-1v', rank: 'unique' });
  const twice = await anna.call('POST', '/v1/matches?dryRun=true', { body: setup([hero.id, hero.id]) });
  expect([twice.status, pointersOf(twice)]).toEqual([422, ['/setup/forces/0/army/1']]);
});

it('is found by the form, goes out with my data, and goes with my account', async () => {
  const form = (await anna.call('GET', '/v1/systems/dark-age')).body['form'] as unknown as readonly {
    readonly part: string;
    readonly catalogue?: string;
  }[];
  expect(form.find(({ part }) => part === 'forces/0/own')?.catalogue).toBe(PATH);
  const cleo = await register(app, 'Cleo');
  const made = await make(cleo, { design: 'atlas-as7-d', rank: 'elite' });
  const { figures } = expectStatus(await cleo.call('GET', '/v1/me/export'), 200).body;
  expect(figures).toEqual([
    { id: made.id, design: 'atlas-as7-d', since: expect.any(String) as string, figure: made.figure },
  ]);
  expectStatus(await cleo.call('DELETE', '/v1/me', { body: { password: cleo.password } }), 204);
  expect((await app.pool.query('SELECT FROM own_figures WHERE id = $1', [made.id])).rowCount).toBe(0);
});
