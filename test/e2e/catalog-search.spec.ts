/**
 * Searching the catalogue over HTTP, as a player does on their phone: every criterion, every order, page by
 * page, and for a campaign.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';
import { expectStatus, register, setUpCampaign } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

interface Mech {
  readonly design: string;
  readonly name: string;
  readonly tons: number;
  readonly bv: number;
  readonly walk: number;
  readonly jump: number;
  readonly year: number;
  readonly role: string;
  readonly class: string;
  readonly techBase: string;
  readonly motion: string;
  readonly omni: boolean;
  readonly cost: number | null;
}

const get = (path: string): Promise<Answer> => call(app, 'GET', `/v1/catalog/${path}`);
const mechsOf = (answer: Answer): readonly Mech[] =>
  expectStatus(answer, 200).body['items'] as unknown as readonly Mech[];
const search = async (query: string): Promise<readonly Mech[]> =>
  mechsOf(await get(`mechs?limit=100&${query}`));
const all = async (path: string, limit: number): Promise<readonly Mech[]> => {
  const found: Mech[] = [];
  let next: string | null = null;
  do {
    const page = await get(
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${next === null ? '' : `&after=${next}`}`,
    );
    found.push(...mechsOf(page));
    next = page.body['next'] as unknown as string | null;
  } while (next !== null);
  return found;
};

it('finds a design by what somebody remembers of its name', async () => {
  for (const q of ['atlas 7d', 'AS7-D', '7d%20Ätlas', 'atlasas7'])
    expect([q, (await search(`q=${q}`)).map(({ design }) => design)]).toEqual([
      q,
      expect.arrayContaining(['atlas-as7-d']),
    ]);
  expect(await search('q=no such mech')).toEqual([]);
});

it('filters by figures, kind, role, year and weapon, all at once', async () => {
  const query =
    'minBv=1200&maxBv=2400&minWalk=4&maxWalk=6&minRun=6&minJump=3&minYear=3050&maxYear=3070&role=skirmisher&techBase=is';
  const found = await search(
    `${query}&rulesLevel=standard&class=heavy&motion=biped&omni=false&mixedTech=false`,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const mech of found) {
    check('MechSummary', mech);
    expect(mech).toMatchObject({
      role: 'Skirmisher',
      techBase: 'is',
      class: 'heavy',
      motion: 'biped',
      omni: false,
    });
    expect([
      mech.bv >= 1200 && mech.bv <= 2400,
      mech.walk >= 4 && mech.walk <= 6,
      mech.jump >= 3,
      mech.year >= 3050,
    ]).toEqual([true, true, true, true]);
  }
  expect((await search('weapon=hatchet')).map(({ design }) => design)).toContain('hatchetman-hct-3f');
  const gauss = await search('weapon=clan-gauss-rifle');
  expect(gauss.length).toBeGreaterThan(0);
  expect((await search('weapon=gauss')).length).toBeGreaterThan(gauss.length);
});

it('sorts by every key, both ways, and pages stay what they are', async () => {
  for (const key of ['name', 'tons', 'bv', 'walk', 'year', 'cost'] as const)
    for (const sign of ['', '-']) {
      const found = await all(`mechs?sort=${sign}${key}&faction=davion`, 17);
      const values = found.map((mech) => (key === 'name' ? mech.name.toLowerCase() : (mech[key] ?? -1)));
      const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect([key, sign, values]).toEqual([key, sign, sign === '' ? sorted : sorted.reverse()]);
      expect(new Set(found.map(({ design }) => design)).size).toBe(found.length);
    }
});

it('names everything that is wrong with a query in one problem document', async () => {
  const wrong =
    'sort=colour&minBv=-1&minWalk=two&omni=yes&motion=tripod&rulesLevel=easy&mixedTech=1&minYear=x&weapon=&colour=red&limit=101';
  const answer = await get(`mechs?${wrong}`);
  expect(pointersOf(expectProblem(answer, 400, String(answer.body['code'])))).toEqual([
    '/query/colour',
    '/query/limit',
    '/query/minBv',
    '/query/minWalk',
    '/query/minYear',
    '/query/mixedTech',
    '/query/motion',
    '/query/omni',
    '/query/rulesLevel',
    '/query/sort',
    '/query/weapon',
  ]);
  const items = await get('equipment?kind=toy&rulesLevel=easy&minBv=3');
  expect(pointersOf(expectProblem(items, 400, String(items.body['code'])))).toEqual([
    '/query/kind',
    '/query/minBv',
    '/query/rulesLevel',
  ]);
  expect(pointersOf(expectProblem(await get('mechs?q=a&q=b'), 400, 'shape/not-a-string'))).toEqual([
    '/query/q',
  ]);
});

it('searches for a campaign for its members only', async () => {
  const { id, gm, players } = await setUpCampaign(app, 2);
  const path = `/v1/catalog/mechs?campaign=${id}&q=atlas`;
  expectProblem(await call(app, 'GET', path), 401, 'request/unauthenticated');
  const stranger = await register(app, 'Stranger');
  expectProblem(await stranger.call('GET', path), 404, 'request/not-found');
  expectProblem(
    await stranger.call('GET', '/v1/catalog/mechs?campaign=nonsense&sort=colour'),
    404,
    'request/not-found',
  );
  for (const member of [gm, ...players]) {
    const answer = await member.call('GET', path);
    expect(mechsOf(answer).map(({ design }) => design)).toContain('atlas-as7-d');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  expect((await get('mechs?q=atlas')).headers.get('cache-control')).toBe('public, max-age=300');
  const sheet = await gm.call('GET', `/v1/catalog/mechs/atlas-as7-d?campaign=${id}`);
  check('RecordSheet', expectStatus(sheet, 200).body);
  expectProblem(
    await stranger.call('GET', `/v1/catalog/mechs/atlas-as7-d?campaign=${id}`),
    404,
    'request/not-found',
  );
});

it('finds all equipment, also by kind and rules level', async () => {
  const items = (await all('equipment', 100)) as unknown as readonly {
    readonly item: string;
    readonly kind: string;
  }[];
  expect(items).toHaveLength(2340);
  for (const item of items) check('Item', item);
  const armor = (await all('equipment?kind=armor&rulesLevel=advanced', 3)) as unknown as readonly {
    readonly item: string;
  }[];
  expect(armor.map(({ item }) => item)).toContain('hardened-armor');
  const byId = (await all(
    'equipment?items=medium-laser,clan-er-large-laser,nothing',
    50,
  )) as unknown as readonly { readonly item: string }[];
  expect(byId.map(({ item }) => item)).toEqual(['clan-er-large-laser', 'medium-laser']);
  expect((await get('equipment?items=')).status).toBe(400);
  const found = (await all('equipment?q=snub%20ppc&kind=weapon', 50)) as unknown as readonly {
    readonly item: string;
  }[];
  expect(found.map(({ item }) => item)).toEqual(['is-snub-nose-ppc']);
});
