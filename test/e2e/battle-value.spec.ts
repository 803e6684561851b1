/** The Battle Value explained over HTTP: every term, in both languages, with and without a pilot. */
import { battleValue, TERM_CODES } from '../../src/catalog/battle-value';
import { bundledCatalog } from '../../src/catalog/bundled';
import { TERM_TEXTS } from '../../src/api/catalog/term-texts';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

interface Said {
  readonly code: string;
  readonly kind: string;
  readonly text: string;
  readonly value: number;
  readonly params: Record<string, unknown>;
  readonly terms: readonly Said[];
}
const path = (query = ''): string => `/v1/catalog/mechs/hunchback-hbk-4g/battle-value${query}`;
const get = (query = '', language = 'en'): Promise<Answer> =>
  call(app, 'GET', path(query), { headers: { 'accept-language': language } });
const termOf = (answer: Answer, name = 'term'): Said => answer.body[name] as unknown as Said;
const each = (term: Said, visit: (term: Said) => void): void => {
  visit(term);
  for (const inner of term.terms) each(inner, visit);
};

it('explains every term of a Battle Value', async () => {
  const answer = await get();
  check('BattleValueExplanation', answer.body);
  const design = bundledCatalog().mech('hunchback-hbk-4g');
  if (design === null) throw new Error('no Hunchback');
  const value = battleValue(design, bundledCatalog().item);
  if (!value.ok) throw new Error('no value');
  expect(answer.body).toMatchObject({
    design: 'hunchback-hbk-4g',
    name: 'Hunchback HBK-4G',
    bv: design.bv,
    skilled: null,
  });
  const term = termOf(answer);
  expect(term.value).toBe(design.bv);
  // The same tree, with a text at each of its terms.
  const bare = ({ code, kind, value: figure, params, terms }: Said): object => ({
    code,
    kind,
    value: figure,
    params,
    terms: terms.map(bare),
  });
  expect(bare(term)).toEqual(JSON.parse(JSON.stringify(value.value.term)));
  expect(bare(termOf(answer, 'heatEfficiency'))).toEqual(
    JSON.parse(JSON.stringify(value.value.heatEfficiency)),
  );
  each(term, ({ code, text, params }) => {
    const { en } = TERM_TEXTS[code as keyof typeof TERM_TEXTS];
    const item = bundledCatalog().item(String(params['item']));
    // What is about an item names it, and where it stands.
    expect(text).toBe(item === null ? en : `${en}: ${item.name} (${String(params['location'])})`);
  });
  const said: string[] = [];
  each(term, ({ text }) => said.push(text));
  expect(said).toEqual(
    expect.arrayContaining(['Weapon: AC/20 (RT)', 'Bin of ammunition: AC/20 Ammo (LT)', 'Points of armour']),
  );
});

it('speaks the language of the reader', async () => {
  const [english, german] = [await get(), await get('', 'de-DE,en;q=0.5')];
  expect([english.headers.get('content-language'), german.headers.get('content-language')]).toEqual([
    'en',
    'de',
  ]);
  expect(german.headers.get('vary')).toContain('accept-language');
  expect([termOf(english).text, termOf(german).text]).toEqual(['Battle Value', 'Kampfwert (BV)']);
  expect(english.headers.get('etag')).not.toBe(german.headers.get('etag'));
  const again = await call(app, 'GET', path(), {
    headers: { 'if-none-match': english.headers.get('etag') ?? '', 'accept-language': 'en' },
  });
  expect(again.status).toBe(304);
});

it('says what a pilot makes of it', async () => {
  const answer = await get('?gunnery=3&piloting=4');
  check('BattleValueExplanation', answer.body);
  const { bv, skilled } = answer.body as unknown as {
    bv: number;
    skilled: { gunnery: number; piloting: number; bv: number; term: Said };
  };
  expect(skilled).toMatchObject({ gunnery: 3, piloting: 4, bv: Math.round(bv * 1.32) });
  expect(skilled.term.terms[0]?.terms.map(({ code, value }) => [code, value])).toEqual([
    ['battle-value', bv],
    ['skilled/factor', 1.32],
  ]);
  // Left out, a skill is a regular pilot's.
  expect((await get('?gunnery=0')).body).toMatchObject({
    skilled: { gunnery: 0, piloting: 5, bv: Math.round(bv * 1.75) },
  });
  expect((await get('?piloting=8')).body).toMatchObject({
    skilled: { gunnery: 4, piloting: 8, bv: Math.round(bv * 0.85) },
  });
});

it('refuses skills outside the table and unknown words, all at once', async () => {
  const answer = await get('?gunnery=9&piloting=elite&mood=good');
  expect(pointersOf(expectProblem(answer, 400, String(answer.body['code'])))).toEqual([
    '/query/gunnery',
    '/query/mood',
    '/query/piloting',
  ]);
  expectProblem(await get('?gunnery=-1'), 400, 'shape/not-an-integer');
  expectProblem(
    await call(app, 'GET', '/v1/catalog/mechs/no-such-mech/battle-value'),
    404,
    'request/not-found',
  );
});

it('has a text of its own for every term, in both languages', () => {
  for (const code of TERM_CODES) {
    const { en, de } = TERM_TEXTS[code];
    expect(`${code}: ${en}`).toMatch(/: \p{L}.+/u);
    expect(`${code}: ${de}`).toMatch(/: \p{L}.+/u);
    expect(de).not.toBe(en);
  }
});
