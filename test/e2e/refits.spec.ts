/** Asking for a refit over HTTP (REP-4): open to everybody, everything that is wrong named at once. */
import { randomUUID } from 'node:crypto';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { MechDesign } from '../../src/catalog/model';
import { documentOf, writeMtf } from '../../src/catalog/mtf';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';
import { register } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const ask = (body: unknown, language = 'en'): Promise<Answer> =>
  call(app, 'POST', '/v1/catalog/refits/check', { body, headers: { 'accept-language': language } });
const violationsOf = (answer: Answer): readonly Violation[] =>
  answer.body['violations'] as unknown as readonly Violation[];
type Violation = {
  readonly rule: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
};
const against = (answer: Answer, code: string, rule: string): Answer => {
  expect(answer).toMatchObject({ status: 422, body: { code, rule } });
  return answer;
};
const FROM = 'hunchback-hbk-4g';
const TO = 'hunchback-hbk-4p';
const undamaged = { armor: {}, structure: {}, slots: [], ammunition: [] };

it('REP-4 tells what would be needed, given back and paid, without a login', async () => {
  const answer = await ask({ from: FROM, to: TO });
  expect(answer.status).toBe(200);
  check('RefitPlan', answer.body);
  expect(answer.body).toMatchObject({
    from: { design: FROM },
    to: { design: TO },
    lost: [],
    condition: undamaged,
  });
  const takes = answer.body['takes'] as unknown as readonly { item: string; quantity: number }[];
  expect(takes).toContainEqual({ item: 'medium-laser', name: 'Medium Laser', unit: 'pieces', quantity: 6 });
  expect(answer.body['gives']).toContainEqual({
    item: 'autocannon-20',
    name: 'AC/20',
    unit: 'pieces',
    quantity: 1,
  });
  expect(answer.body['gives']).toContainEqual(
    expect.objectContaining({ item: 'autocannon-20-ammo', unit: 'shots', quantity: 10 }),
  );
  const stock = takes.map(({ item, quantity }) => ({ item, quantity }));
  expect((await ask({ from: FROM, to: TO, stock })).body).toEqual(answer.body);
});

it('REP-5 goes by the damage that the mech has', async () => {
  const condition = { ...undamaged, slots: [{ location: 'RT', slot: 4, state: 'hit' }], armor: { CT: 1 } };
  const answer = await ask({ from: FROM, to: TO, condition });
  expect(answer.body).toMatchObject({
    lost: [{ item: 'autocannon-20', quantity: 1 }],
    condition: { armor: { CT: 1 } },
  });
});

it('DEP-2 names what the depot lacks, in two languages', async () => {
  const short = { from: FROM, to: TO, stock: [{ item: 'medium-laser', quantity: 1 }] };
  const problem = against(await ask(short), 'refit/missing-stock', 'DEP-2');
  expect(violationsOf(problem)[0]).toMatchObject({ rule: 'DEP-2', params: { item: 'heat-sink' } });
  expect(violationsOf(problem)).toContainEqual(
    expect.objectContaining({
      params: { item: 'medium-laser', unit: 'pieces', needed: 6, there: 1, missing: 5 },
    }),
  );
  expect(violationsOf(await ask(short, 'de'))[0]?.message).toContain('im Lager');
});

it('REP-4 refuses another chassis and what is not known, with every reason', async () => {
  const other = against(await ask({ from: FROM, to: 'locust-lct-1v' }), 'refit/other-chassis', 'REP-4');
  expect(violationsOf(other).map(({ params }) => params['what'])).toEqual(
    expect.arrayContaining(['chassis', 'tons', 'engine', 'structure']),
  );
  const unknown = await ask({
    from: 'constructor',
    to: 'no-such-mech',
    stock: [{ item: 'elves', quantity: 1 }],
  });
  expect(pointersOf(expectProblem(unknown, 422, 'refit/no-such-design'))).toEqual([
    '/from',
    '/stock/0/item',
    '/to',
  ]);
});

it('takes the text of a mech file for either design', async () => {
  const file = (slug: string): string => writeMtf(documentOf(bundledCatalog().mech(slug) as MechDesign));
  const answer = await ask({ from: file(FROM), to: file(TO) });
  expect(answer.body).toEqual((await ask({ from: FROM, to: TO })).body);
  const broken = expectProblem(
    await ask({ from: FROM, to: file(TO).replace(/^mass:.*$/im, 'mass:none') }),
    400,
    'mech-file/no-number',
  );
  expect(pointersOf(broken)[0]).toMatch(/^\/to\/lines\/\d+$/);
});

it('REP-4 refuses a design that may not be built', async () => {
  const heavy = { ...(bundledCatalog().mech(TO) as MechDesign), model: 'X' };
  const armored = { ...heavy, armor: { ...heavy.armor, CT: heavy.armor.CT + 1 } };
  const answer = await ask({ from: FROM, to: writeMtf(documentOf(armored)) });
  expect({ status: answer.status, area: String(answer.body['code']).split('/')[0] }).toEqual({
    status: 422,
    area: 'construction',
  });
});

it('tells what a campaign sees to its members only', async () => {
  const url = `/v1/catalog/refits/check?campaign=${randomUUID()}`;
  expectProblem(
    await call(app, 'POST', url, { body: { from: FROM, to: TO } }),
    401,
    'request/unauthenticated',
  );
  const stranger = await register(app, 'Stranger');
  expectProblem(await stranger.call('POST', url, { body: { from: FROM, to: TO } }), 404, 'request/not-found');
});

it('refuses what has not the form of a question, all at once', async () => {
  const answer = await ask({
    to: 7,
    colour: 'red',
    stock: [{ item: 'medium-laser', quantity: -1 }, 'x'],
    condition: { armor: { CT: 'much' }, more: 1 },
  });
  expect(pointersOf(expectProblem(answer, 400, String(answer.body['code'])))).toEqual([
    '/colour',
    '/condition/ammunition',
    '/condition/armor/CT',
    '/condition/more',
    '/condition/slots',
    '/condition/structure',
    '/from',
    '/stock/0/quantity',
    '/stock/1',
    '/stock/1/item',
    '/stock/1/quantity',
    '/to',
  ]);
  expectProblem(await ask([]), 400, 'shape/not-an-object');
});
