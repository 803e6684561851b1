/** The catalogue over HTTP: searching, pages, record sheets, house lists; open to everybody. */
import { BUILDING_TYPES } from '../../src/rules';
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

const get = (path: string): Promise<Answer> => call(app, 'GET', `/v1/catalog/${path}`);
const itemsOf = (answer: Answer): readonly Record<string, unknown>[] =>
  answer.body['items'] as unknown as readonly Record<string, unknown>[];

const all = async (path: string, limit: number): Promise<readonly Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  let next: string | null = null;
  do {
    const page = await get(
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${next === null ? '' : `&after=${next}`}`,
    );
    found.push(...itemsOf(page));
    next = page.body['next'] as unknown as string | null;
  } while (next !== null);
  return found;
};

it('gives every design once, page by page', async () => {
  const mechs = await all('mechs', 100);
  expect(mechs).toHaveLength(630);
  expect(new Set(mechs.map(({ design }) => design)).size).toBe(630);
  for (const mech of mechs) check('MechSummary', mech);
});

it('searches designs by every criterion', async () => {
  const found = await all(
    'mechs?q=hunchback&houseList=liao&techBase=is&class=medium&minTons=50&maxTons=50&maxBv=2000',
    10,
  );
  for (const mech of found)
    expect(mech).toMatchObject({ chassis: 'Hunchback', tons: 50, class: 'medium', techBase: 'is' });
  expect(itemsOf(await get('mechs?q=hunchback%20hbk-4g')).map(({ design }) => design)).toContain(
    'hunchback-hbk-4g',
  );
  const davion = await all('mechs?faction=davion', 100);
  expect(davion.length).toBeGreaterThan(0);
  for (const mech of davion) expect(mech['factions']).toContain('davion');
  expect(itemsOf(await get('mechs?faction=elves'))).toEqual([]);
});

it('shows a record sheet in full', async () => {
  const sheet = await get('mechs/hunchback-hbk-4g');
  check('RecordSheet', sheet.body);
  expect(sheet.body).toMatchObject({
    design: 'hunchback-hbk-4g',
    name: 'Hunchback HBK-4G',
    tons: 50,
    walk: 4,
    armor: { HD: 9 },
  });
  expectProblem(await get('mechs/no-such-mech'), 404, 'request/not-found');
  expectProblem(await get('mechs/constructor'), 404, 'request/not-found');
});

it('shows several record sheets at once, in the order asked for', async () => {
  const answer = await get(
    'record-sheets?designs=hunchback-hbk-4g,no-such-mech,atlas-as7-d,hunchback-hbk-4g',
  );
  check('RecordSheetPage', answer.body);
  const [hunchback, atlas] = [await get('mechs/hunchback-hbk-4g'), await get('mechs/atlas-as7-d')];
  expect(answer.body).toEqual({ items: [hunchback.body, atlas.body], next: null });
  const ids = Array.from({ length: 41 }, (_, index) => `design-${index}`);
  expect((await get(`record-sheets?designs=${ids.slice(1).join(',')}`)).body).toEqual({
    items: [],
    next: null,
  });
  const refused = expectProblem(await get(`record-sheets?designs=${ids.join(',')}`), 400, 'shape/too-many');
  expect(pointersOf(refused)).toEqual(['/query/designs']);
  expectProblem(await get('record-sheets'), 400, 'shape/missing');
});

it('lists equipment, factions, house lists and buildings', async () => {
  const items = await all('equipment', 100);
  expect(items).toHaveLength(2340);
  for (const item of items) check('Item', item);
  expect(itemsOf(await get('equipment?q=laser&techBase=clan')).length).toBeGreaterThan(0);
  const factions = await get('factions');
  check('FactionPage', factions.body);
  expect(itemsOf(factions)).toHaveLength(13);
  for (const { faction } of itemsOf(factions))
    check('HouseList', (await get(`factions/${String(faction)}/house-list`)).body);
  expectProblem(await get('factions/elves/house-list'), 404, 'request/not-found');
  const buildings = await get('buildings');
  check('BuildingInfoPage', buildings.body);
  expect(itemsOf(buildings)).toHaveLength(BUILDING_TYPES.length);
});

it('refuses queries that it does not know, all at once', async () => {
  const answer = await get('mechs?class=huge&techBase=elf&minTons=x&maxBv=-1&limit=0&colour=red');
  expect(pointersOf(expectProblem(answer, 400, String(answer.body['code'])))).toEqual([
    '/query/class',
    '/query/colour',
    '/query/limit',
    '/query/maxBv',
    '/query/minTons',
    '/query/techBase',
  ]);
  expect(pointersOf(expectProblem(await get('factions?x=1'), 400, 'shape/unknown-property'))).toEqual([
    '/query/x',
  ]);
});

it('answers 304 to those who have it', async () => {
  const first = await get('mechs/atlas-as7-d');
  const again = await call(app, 'GET', '/v1/catalog/mechs/atlas-as7-d', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});
