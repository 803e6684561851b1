/**
 * The pages of problems: the `type` of every problem leads to one, in both languages, as JSON and as a page.
 */
import { meaningOf, problemCodes } from '../../src/api/problems/meaning';
import { hasAdvice } from '../../src/api/problems/advice';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck } from '../support/answers';
import { inLanes } from '../support/api-table/ask';
import { call } from '../support/http';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

const READABLE = /\p{L}{2}/u;
const UNREADABLE = /NaN|undefined|\[object|\$\{/;

it('there is one for every code, in English and in German', async () => {
  const check = await answerCheck(app);
  const wrong: string[] = [];
  await inLanes(problemCodes(), async (code) => {
    const texts = new Set<string>();
    for (const language of ['en', 'de'] as const) {
      const answer = await call(app, 'GET', `/v1/problems/${code}`, {
        headers: { 'accept-language': language },
      });
      check('ProblemMeaning', answer.body);
      const { text, advice } = answer.body as unknown as { readonly text: string; readonly advice: string };
      texts.add(text).add(advice);
      if (answer.status !== 200 || answer.headers.get('content-language') !== language)
        wrong.push(`${code} ${language}: ${answer.status}`);
      if (!READABLE.test(text.replaceAll('…', '')) || UNREADABLE.test(text) || text === code)
        wrong.push(`${code} ${language}: ${text}`);
    }
    if (texts.size !== 4) wrong.push(`${code}: the same in both languages`);
    if (!hasAdvice(code)) wrong.push(`${code}: nothing to do about it`);
  });
  expect(wrong).toEqual([]);
  expect(problemCodes().length).toBeGreaterThan(500);
});

it('the `type` of a problem leads there, and its rules are those of the rulebook', async () => {
  const problem = (await call(app, 'GET', '/v1/nothing-here')).body as unknown as {
    readonly type: string;
    readonly code: string;
  };
  const meaning = await call(app, 'GET', problem.type);
  expect(meaning.body).toMatchObject({
    code: problem.code,
    text: 'There is no such thing, or you may not see it.',
  });
  const ruled = meaningOf('movement/into-enemy-sight', 'de');
  expect(ruled?.rules).toEqual([
    { id: 'MOV-4', title: expect.any(String) as string, line: expect.any(String) as string },
  ]);
  expect(
    problemCodes().filter((code) => (meaningOf(code, 'en')?.rules.length ?? 0) > 0).length,
  ).toBeGreaterThan(150);
});

it('browsers get a page without script, in their language', async () => {
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' };
  const page = await call(app, 'GET', '/v1/problems/movement/into-enemy-sight', { headers });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).toContain('<a href="/v1/rules/MOV-4">MOV-4</a>');
  expect(page.text).not.toMatch(/<script|undefined/);
  const list = await call(app, 'GET', '/v1/problems', { headers });
  for (const code of ['movement/into-enemy-sight', 'request/not-found'])
    expect(list.text).toContain(`<a href="/v1/problems/${code}">`);
});

it('a code that nobody knows is a problem itself', async () => {
  for (const code of ['movement/unheard-of', '__proto__/toString', 'constructor/x']) {
    const answer = await call(app, 'GET', `/v1/problems/${code}`);
    expect([code, answer.status, answer.headers.get('content-type')]).toEqual([
      code,
      404,
      'application/problem+json; charset=utf-8',
    ]);
  }
  expect((await call(app, 'GET', '/v1/problems/movement')).status).toBe(404);
});
