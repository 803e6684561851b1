/**
 * The comparer of recordings notices whatever is planted into one of them, and lets nothing differ but words.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compareRecordings } from '../../tools/exchanges/compare.cjs';

const TOOL = join(__dirname, '..', '..', 'tools', 'exchanges.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchanges-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const violation = (code: string, pointer: string) => ({
  code,
  rule: 'MOV-2',
  pointer,
  params: { mp: 4 },
  message: `About ${code}`,
});
const recording = () => [
  {
    step: 'war',
    who: 'Player1',
    method: 'PUT',
    path: '/v1/campaigns/<id:1>/orders?dryRun=true',
    headers: { 'accept-language': 'en' },
    sent: { phase: 'planning', orders: [{ type: 'move', text: 'sent' }] },
    status: 422,
    answered: { 'content-type': 'application/problem+json' },
    body: {
      code: 'orders/illegal',
      detail: 'No',
      violations: [violation('move/too-far', '/orders/0'), violation('move/no-path', '/orders/0/path')],
    },
  },
  {
    step: 'war',
    who: 'gm',
    method: 'GET',
    path: '/v1/campaigns/<id:1>/view',
    headers: {},
    sent: '',
    status: 200,
    answered: { etag: 'W/"…"' },
    body: {
      round: 1,
      account: null,
      mechs: [
        { id: 'a', bv: 1_000 },
        { id: 'b', bv: 900 },
      ],
      text: 'Round 1',
    },
  },
];
type Recording = ReturnType<typeof recording>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a plant may be put anywhere
type Plant = (one: any, all: any[]) => void;

const written = (name: string, exchanges: Recording): string => {
  const file = join(folder, name);
  writeFileSync(file, gzipSync(`${exchanges.map((one) => JSON.stringify(one)).join('\n')}\n`));
  return file;
};

const changedBy = (plant: Plant, index: number): Recording => {
  const changed = recording();
  plant(changed[index], changed);
  return changed;
};

const compared = (plant: Plant, index = 0): string =>
  compareRecordings(recording(), changedBy(plant, index))
    .map(({ number, asked, differences }) => [`${number} ${asked}`, ...differences].join('\n'))
    .join('\n');

const told = (now: Recording): readonly [status: number | null, text: string] => {
  const files = [written('before.gz', recording()), written('now.gz', now)];
  const done = spawnSync(process.execPath, [TOOL, 'compare', ...files], { encoding: 'utf8' });
  return [done.status, done.stdout + done.stderr];
};

it('ends with 1 when anything differs, and tells what', () => {
  expect(told(recording())).toEqual([0, '2 exchanges before, 2 now; all equal\n']);
  const [status, text] = told(changedBy((one) => (one.status = 500), 1));
  expect(status).toBe(1);
  expect(text).toContain('2 war: gm GET /v1/campaigns/<id:1>/view');
  expect(text).toContain('status: 200 became 500');
});

it('lets words differ: messages, details and texts', () => {
  const plant: Plant = (one, [, view]) => {
    one.body.detail = 'Other words';
    one.body.violations[0].message = 'Other words';
    view.body.text = 'Other words';
  };
  expect(compared(plant)).toBe('');
});

it('lets the description say more, and less in nothing', () => {
  const asked = {
    step: 'world',
    who: 'nobody',
    method: 'GET',
    path: '/openapi.json',
    headers: {},
    sent: '',
    status: 200,
    answered: {},
  };
  const told = (paths: object) => ({ ...asked, body: { paths } });
  const one = { '/v1/me': { get: { operationId: 'getMe', responses: {} } } };
  expect(compareRecordings([told(one)], [told({ ...one, '/v1/more': {} })])).toEqual([]);
  expect(compareRecordings([told(one)], [told({})])).toMatchObject([
    { differences: ['GET /v1/me: is gone'] },
  ]);
});

it.each<[string, Plant, number, string]>([
  ['a status', (one) => (one.status = 400), 0, 'status: 422 became 400'],
  [
    'a code',
    (one) => (one.body.code = 'orders/other'),
    0,
    'body/code: "orders/illegal" became "orders/other"',
  ],
  ['a rule', (one) => (one.body.violations[0].rule = null), 0, 'body/violations/0/rule: "MOV-2" became null'],
  ['a pointer', (one) => (one.body.violations[1].pointer = '/orders/1'), 0, 'body/violations/1/pointer'],
  [
    'a parameter',
    (one) => (one.body.violations[0].params.mp = 5),
    0,
    'body/violations/0/params/mp: 4 became 5',
  ],
  ['an order of problems', (one) => one.body.violations.reverse(), 0, 'body/violations/0/code'],
  ['a problem that is gone', (one) => one.body.violations.pop(), 0, 'body/violations: 2 elements became 1'],
  ['one number', (one) => (one.body.mechs[1].bv = 901), 1, 'body/mechs/1/bv: 900 became 901'],
  ['a number as text', (one) => (one.body.round = '1'), 1, 'body/round: 1 became "1"'],
  ['null that is left out', (one) => delete one.body.account, 1, 'body/account: null is gone'],
  ['a new property', (one) => (one.body.secret = 1), 1, 'body/secret: 1 is new'],
  ['words that are gone', (one) => (one.body.text = null), 1, 'body/text: "Round 1" became null'],
  ['a header', (one) => delete one.answered.etag, 1, 'header/etag'],
  ['what was sent', (one) => (one.sent.orders[0].text = 'other'), 0, 'asked sent/orders/0/text'],
  ['an exchange that is missing', (_one, all) => all.pop(), 0, 'is gone'],
])('notices %s', (_name, plant, index, words) => {
  expect(compared(plant, index)).toContain(words);
});

describe('numbers of placeholders', () => {
  const told = (body: object) => [{ ...recording()[1], body }];
  const war = (mech: string, other: string) => ({
    mine: mech,
    mechs: [{ id: mech }, { id: other }],
    stock: { [other]: 1, [mech]: `/v1/mechs/${mech}` },
  });

  it('may be others in the whole exchange', () => {
    expect(compareRecordings(told(war('<id:4>', '<id:5>')), told(war('<id:5>', '<id:9>')))).toEqual([]);
  });

  it.each([
    ['another id of the exchange', war('<id:4>', '<id:5>'), { ...war('<id:4>', '<id:5>'), mine: '<id:5>' }],
    ['one id for two', war('<id:4>', '<id:5>'), war('<id:4>', '<id:4>')],
    ['another kind', { by: '<id:4>' }, { by: '<engine:4>' }],
    ['no placeholder', { by: '<id:4>' }, { by: 'gm' }],
    ['a key more', { '<id:4>': 1 }, { '<id:6>': 1, '<id:7>': 1 }],
  ])('but %s is noticed', (_name, before, now) => {
    expect(compareRecordings(told(before), told(now))).toHaveLength(1);
  });
});

it('pairs what was asked alike, whatever else was asked in between', () => {
  const [sheet, view] = recording();
  const more = { ...view, path: '/v1/me' };
  expect(compareRecordings([sheet, view], [more, sheet, more, view])).toMatchObject([
    { number: 1, differences: ['was not there before'] },
    { number: 3, differences: ['was not there before'] },
  ]);
  expect(compareRecordings([sheet, more, view], [sheet, view])).toMatchObject([
    { number: 2, differences: ['is gone'] },
  ]);
});
