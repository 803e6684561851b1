/** The rulebook over HTTP: in both languages, as JSON and as a page, and refusals that lead to it. */
import { SYSTEMS } from '../../src/games';
import { CHAPTERS } from '../../src/rules/rulebook';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';
import { expectStatus, register } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  call(app, 'GET', `/v1/rules${path}`, { headers });
const ids = [
  ...CHAPTERS.flatMap(({ entries }) => entries.map(({ id }) => id)),
  // GAM-10: behind them those of the games.
  ...SYSTEMS.newest.flatMap(({ rules }) => rules.map(({ id }) => id)),
];

it('gives the whole book to everybody, in the language that is wanted', async () => {
  const english = await get('');
  check('Rulebook', english.body);
  expect(english.body).toMatchObject({ language: 'en' });
  const chapters = english.body['chapters'] as unknown as readonly {
    readonly rules: readonly { readonly id: string }[];
  }[];
  expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  const german = await get('', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' });
  check('Rulebook', german.body);
  expect(german.body).toMatchObject({ language: 'de' });
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.headers.get('vary')).toBe('accept, accept-language');
  expect(german.text).toContain('Nachschub');
  expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'));
});

it('gives each rule by its id, and nothing by any other', async () => {
  for (const id of ids) {
    const rule = await get(`/${id}`);
    check('Rule', rule.body);
    expect([rule.status, rule.body['id']]).toEqual([200, id]);
  }
  expect((await get('/SETUP-2', { 'accept-language': 'de' })).body).toMatchObject({
    chapter: 'setup',
    title: 'Budget',
    options: ['startingBv'],
  });
  for (const id of ['MOV-99', 'mov-5', 'constructor', '__proto__', 'MOV-5%20'])
    expectProblem(await get(`/${id}`), 404, 'request/not-found');
  expectProblem(await get('?x=1'), 400, 'shape/unknown-property');
});

it('answers 304 to those who have it', async () => {
  for (const path of ['', '/MOV-5']) {
    const first = await get(path);
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await get(path, {
      'if-none-match': first.headers.get('etag') ?? '',
      'accept-language': 'de',
    });
    expect(other.status).toBe(200);
  }
});

it('shows browsers a page with an anchor for each rule, that loads nothing', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const page = await get('', { accept, 'accept-language': 'de' });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  for (const id of ids) expect(page.text).toContain(`id="${id}"`);
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).not.toMatch(/https?:|<script|<img|<link/);
  for (const [, id] of page.text.matchAll(/href="#([^"]+)"/g))
    expect(page.text).toContain(`<h2 id="${id ?? ''}">`);
  const one = await get('/BLD-SPY', { accept });
  expect(one.text).toContain('<a href="/v1/rules#BLD-SPY">');
  expect(one.text).toContain('href="/v1/rules/CMB-5"');
});

it('is where the rule of a refusal leads', async () => {
  const gm = await register(app, 'Reader');
  const refused = await gm.call('POST', '/v1/campaigns', {
    body: {
      name: 'Endless',
      factions: ['davion', 'liao'],
      options: { victory: { lastForceStanding: false } },
    },
  });
  const violations = refused.body['violations'] as unknown as readonly { readonly rule: string | null }[];
  const named = [
    ...new Set([refused.body['rule'] as unknown as string | null, ...violations.map(({ rule }) => rule)]),
  ].filter((rule) => rule !== null);
  expect(named).toContain('END-1');
  expect(refused.headers.get('link')).toBe(
    named.map((rule) => `</v1/rules/${String(rule)}>; rel="help"`).join(', '),
  );
  for (const rule of named) expectStatus(await get(`/${String(rule)}`), 200);
  expect((await get('/MOV-99')).headers.get('link')).toBeNull();
});
