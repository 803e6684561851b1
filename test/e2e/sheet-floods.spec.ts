/**
 * Many sheets at once, by nobody in particular: others do not wait for them, and what is too much is told so.
 */
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem } from '../support/http';

let app: TestApp;
let designs: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  const page = async (after: string): Promise<readonly string[]> =>
    (
      (await call(app, 'GET', `/v1/catalog/mechs?limit=100${after}`)).body['items'] as unknown as readonly {
        readonly design: string;
      }[]
    ).map(({ design }) => design);
  const first = await page('');
  designs = [...first, ...(await page(`&after=${first.at(-1) ?? ''}`))];
  // Whatever is loaded on first use.
  await sheet('atlas-as7-d');
});
afterAll(() => app.close());

const sheet = (design: string) => call(app, 'GET', `/v1/catalog/mechs/${design}/sheet.svg`);

it('others have their turn between two sheets', async () => {
  let drawn = 0;
  const asked = designs.slice(0, 40).map(async (design) => {
    const { status } = await sheet(design);
    drawn += 1;
    return status;
  });
  // However many are asked for at once, between a question and its answer only a few are drawn.
  const meanwhile: number[] = [];
  while (drawn < 40) {
    const before = drawn;
    expect((await call(app, 'GET', '/health/live')).status).toBe(200);
    meanwhile.push(drawn - before);
  }
  expect(await Promise.all(asked)).toEqual(Array(40).fill(200));
  expect(Math.max(...meanwhile)).toBeLessThan(20);
});

it('the same sheet is drawn once', async () => {
  const [design = ''] = designs.slice(-1);
  const answers = await Promise.all(Array.from({ length: 80 }, () => sheet(design)));
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
  expect((await sheet(design)).status).toBe(200);
});

it('too many are told to come again, and come then', async () => {
  const answers = await Promise.all(designs.slice(41, 191).map(sheet));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(expectProblem(answer, 429, 'sheets/busy').headers.get('retry-after')).toBe('5');
  expect((await sheet(designs[190] ?? '')).status).toBe(200);
});
