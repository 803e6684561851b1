/** The construction explained over HTTP: what every part weighs, in both languages, for everybody. */
import { weightOf } from '../../src/catalog/construction';
import { bundledCatalog } from '../../src/catalog/bundled';
import { toTons } from '../../src/kernel/tonnage';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { call, expectProblem, type Answer } from '../support/http';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

interface Line {
  readonly part: string;
  readonly item: string | null;
  readonly text: string;
  readonly tons: number;
}
const get = (design: string, language = 'en'): Promise<Answer> =>
  call(app, 'GET', `/v1/catalog/mechs/${design}/construction`, { headers: { 'accept-language': language } });
const linesOf = (answer: Answer): readonly Line[] => answer.body['weight'] as unknown as readonly Line[];

it('weighs every part of a design, up to its tonnage', async () => {
  const answer = await get('hunchback-hbk-4g');
  check('Construction', answer.body);
  expect(answer.body).toMatchObject({
    design: 'hunchback-hbk-4g',
    name: 'Hunchback HBK-4G',
    tons: 50,
    total: 50,
    unknown: [],
    violations: [],
  });
  const lines = linesOf(answer);
  expect(lines.find(({ part }) => part === 'engine')).toEqual({
    part: 'engine',
    item: null,
    count: null,
    text: 'Engine',
    tons: 8.5,
  });
  expect(lines.find(({ item }) => item === 'autocannon-20')).toMatchObject({ text: 'AC/20', tons: 14 });
  expect(lines.find(({ item }) => item === 'autocannon-20-ammo')).toMatchObject({ count: 2, tons: 2 });
  expect(lines.reduce((sum, { tons }) => sum + tons, 0)).toBe(50);
  const design = bundledCatalog().mech('hunchback-hbk-4g');
  if (design === null) throw new Error('no Hunchback');
  expect(toTons(weightOf(design, bundledCatalog().item).total)).toBe(50);
});

it('tells the free slots of every location', async () => {
  const { body } = await get('hunchback-hbk-4g');
  const slots = body['slots'] as unknown as {
    readonly used: number;
    readonly free: Readonly<Record<string, number>>;
  };
  expect(Object.keys(slots.free)).toEqual(['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL']);
  expect(slots.used + Object.values(slots.free).reduce((sum, free) => sum + free, 0)).toBe(78);
});

it('speaks the language of the reader', async () => {
  const answer = await get('hunchback-hbk-4g', 'de');
  expect(answer.headers.get('content-language')).toBe('de');
  expect(answer.headers.get('vary')).toContain('accept-language');
  expect(linesOf(answer).find(({ part }) => part === 'engine')?.text).toBe('Reaktor');
});

it('knows no design that is not there', async () => {
  expectProblem(await get('no-such-mech'), 404, 'request/not-found');
});
