/** Importing designs over HTTP: who may, what is told, who sees it, and what a hostile upload comes to. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { call, expectProblem, visible, type Answer, type CallOptions } from '../support/http';
import { fileOf, testbed } from '../support/imported-designs';
import { expectStatus, register, setUpCampaign, type Person, type SetUp } from '../support/players';
import { zipOf, type ZipEntry } from '../support/zip';

const PATH = '/v1/catalog/imports';

let app: TestApp;
let check: AnswerCheck;
let mine: SetUp;
let theirs: SetUp;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  [mine, theirs] = [await setUpCampaign(app, 2), await setUpCampaign(app, 2)];
});
afterAll(() => app.close());

interface Report {
  readonly read: number;
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly designs: readonly {
    readonly design: string;
    readonly bv: number;
    readonly file: string;
    readonly state: string;
  }[];
  readonly tables: readonly { readonly list: string; readonly unresolved: readonly string[] }[];
  readonly refusals: readonly {
    readonly file: string;
    readonly violations: readonly { readonly code: string; readonly message: string }[];
  }[];
  readonly notes: readonly {
    readonly file: string;
    readonly notes: readonly { readonly code: string; readonly message: string }[];
  }[];
}

/** An upload as it is, under whatever media type. */
const upload = async (
  who: Person | null,
  bytes: Uint8Array,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const login: Record<string, string> = who === null ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(`${app.url}${PATH}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', ...login, ...headers },
    body: bytes as unknown as string,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as Answer['body'],
    text,
  };
};
const send = (
  who: Person,
  files: readonly { readonly name: string; readonly text: string }[],
  query = '',
  options: CallOptions = {},
) => who.call('POST', PATH + query, { body: { files }, ...options });
const reportOf = (answer: Answer): Report => {
  expectStatus(answer, 200);
  check('ImportReport', answer.body);
  return answer.body as unknown as Report;
};
const entry = (model: string, parts = {}): ZipEntry => ({
  name: `mechs/Testbed ${model}.mtf`,
  content: fileOf(testbed(model, parts)),
});

it('only game masters may; who is nobody, or no game master, is told before anything is read', async () => {
  const bytes = zipOf([entry('WHO-1')]);
  expectProblem(await upload(null, bytes), 401, 'request/unauthenticated');
  const [player] = mine.players as [Person];
  expectProblem(await upload(player, bytes), 403, 'request/forbidden');
  expectProblem(await send(player, []), 403, 'request/forbidden');
  expectProblem(await player.call('GET', PATH), 403, 'request/forbidden');
  expectProblem(await send(player, [], '?nonsense=1'), 403, 'request/forbidden');
});

it('imports an archive: what was added, what is known, and what is wrong with the rest, in the reader’s language', async () => {
  const broken = fileOf(testbed('ZIP-2')).replace(/^Medium Laser$/m, 'Hyper Laser of Doom');
  const table = 'Border Guards\nTestbed ZIP-1,4\nHunchback HBK-4G,2\nNobody N-1,1\n';
  const bytes = zipOf([
    entry('ZIP-1'),
    { name: 'mechs/bad.mtf', content: broken },
    { name: 'rat/guards.txt', content: table },
    { name: 'x.png', content: 'x' },
  ]);
  const dry = reportOf(await upload(mine.gm, bytes, '?dryRun=true'));
  expect(dry).toMatchObject({ read: 3, added: 1, known: 0, refused: 1 });
  const report = reportOf(await upload(mine.gm, bytes, '', { 'accept-language': 'de' }));
  expect(report).toEqual({ ...dry, refusals: report.refusals });
  expect(report.designs).toEqual([
    {
      design: 'testbed-zip-1',
      name: 'Testbed ZIP-1',
      file: 'mechs/Testbed ZIP-1.mtf',
      bv: testbed('ZIP-1').bv,
      state: 'added',
    },
  ]);
  expect(report.tables).toMatchObject([
    { list: 'border-guards', entries: 3, state: 'added', unresolved: ['Nobody N-1'] },
  ]);
  expect(report.refusals[0]?.file).toBe('mechs/bad.mtf');
  const [wrong] = report.refusals[0]?.violations ?? [];
  expect(wrong?.message).not.toBe(dry.refusals[0]?.violations[0]?.message);
  expect(reportOf(await upload(mine.gm, bytes))).toMatchObject({ added: 0, known: 1, refused: 1 });
  const listed = expectStatus(await mine.gm.call('GET', PATH), 200);
  check('ImportedDesignPage', listed.body);
  expect(listed.body['items']).toMatchObject([{ design: 'testbed-zip-1', file: 'mechs/Testbed ZIP-1.mtf' }]);
});

it('takes a file that is odd, and tells the line in the reader’s language', async () => {
  const odd = fileOf(testbed('ODD-1')).replace(/^(rules level:.*)$/m, 'source:One\nsource:Two\n$1');
  const files = [
    { name: 'odd.mtf', text: odd },
    { name: 'plain.mtf', text: fileOf(testbed('ODD-2')) },
  ];
  const report = reportOf(await send(mine.gm, files, '?dryRun=true'));
  expect(report).toMatchObject({ added: 2, refused: 0, refusals: [] });
  const german = reportOf(
    await send(mine.gm, files, '?dryRun=true', { headers: { 'accept-language': 'de' } }),
  );
  const line = odd.split('\n').indexOf('source:Two') + 1;
  for (const { notes } of [report, german])
    expect(notes).toMatchObject([
      { file: 'odd.mtf', notes: [{ code: 'mech-file/told-twice', pointer: `/lines/${line}` }] },
    ]);
  expect(german.notes[0]?.notes[0]?.message).not.toBe(report.notes[0]?.notes[0]?.message);
});

it('imports files as JSON, and keeps the answer under its key', async () => {
  const files = [{ name: 'a.mtf', text: fileOf(testbed('JSON-1')) }];
  const headers = { 'idempotency-key': 'json-1' };
  const first = reportOf(await send(mine.gm, files, '', { headers }));
  expect(first).toMatchObject({ read: 1, added: 1 });
  expect(reportOf(await send(mine.gm, files, '', { headers }))).toEqual(first);
  expectProblem(await send(mine.gm, [], '', { headers }), 400, 'shape/list-length');
  const other = [{ name: 'b.mtf', text: 'x' }];
  expectProblem(await send(mine.gm, other, '', { headers }), 422, 'request/idempotency-key-reused');
  const archive = zipOf([entry('KEY-1')]);
  const key = { 'idempotency-key': 'zip-1' };
  const zipped = reportOf(await upload(mine.gm, archive, '', key));
  expect(reportOf(await upload(mine.gm, archive, '', key))).toEqual(zipped);
  expectProblem(
    await upload(mine.gm, zipOf([entry('KEY-2')]), '', key),
    422,
    'request/idempotency-key-reused',
  );
  expectProblem(await upload(mine.gm, archive, '', { 'idempotency-key': 'no key' }), 400, 'shape/not-a-key');
  const listed: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = expectStatus(
      await mine.gm.call('GET', `${PATH}?limit=1${next === '' ? '' : `&after=${next}`}`),
      200,
    ).body;
    listed.push(...(page['items'] as unknown as { design: string }[]).map(({ design }) => design));
    next = page['next'] as unknown as string | null;
  }
  expect(listed).toEqual(['testbed-json-1', 'testbed-key-1', 'testbed-zip-1']);
});

it('refuses what is no body of it', async () => {
  expect(
    (await mine.gm.call('POST', PATH, { body: { files: [{ name: '', text: 1 }, 7], more: 1 } })).body[
      'violations'
    ],
  ).toHaveLength(6);
  expect((await mine.gm.call('POST', PATH)).status).toBe(400);
  const form = await upload(mine.gm, zipOf([entry('FORM-1')]), '', {
    'content-type': 'multipart/form-data; boundary=x',
  });
  expectProblem(form, 415, 'request/media-type');
  // What browsers on Windows call a zip archive.
  expectStatus(
    await upload(mine.gm, zipOf([entry('FORM-2')]), '?dryRun=true', {
      'content-type': 'application/x-zip-compressed',
    }),
    200,
  );
  const elsewhere = await fetch(`${app.url}/v1/campaigns`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', authorization: `Bearer ${mine.gm.token}` },
    body: zipOf([]) as unknown as string,
  });
  expect(elsewhere.status).toBe(415);
  expect((await upload(mine.gm, zipOf([]), '?nonsense=1')).body['code']).toBe('shape/unknown-property');
});

const seenBy = async (
  who: Person | null,
  campaign: string | null,
  design: string,
): Promise<readonly unknown[]> => {
  const scope = campaign === null ? '' : `campaign=${campaign}`;
  const options: CallOptions = who === null ? {} : { token: who.token };
  const paths = [
    `mechs?q=${design.replaceAll('-', '%20')}&${scope}`,
    `mechs?houseList=border-guards&${scope}`,
    `mechs/${design}?${scope}`,
  ];
  return Promise.all(
    paths.map(async (path) => visible(await call(app, 'GET', `/v1/catalog/${path}`, options))),
  );
};

it('members of their campaigns see it; everybody else gets the same bytes as before', async () => {
  const design = 'testbed-secret-1';
  const [player, stranger] = [mine.players[0] as Person, await register(app, 'Stranger')];
  const outside = (): Promise<unknown> =>
    Promise.all([
      seenBy(null, null, design),
      seenBy(mine.gm, null, design),
      seenBy(theirs.gm, theirs.id, design),
      seenBy(theirs.players[0] as Person, theirs.id, design),
      seenBy(stranger, mine.id, design),
      seenBy(stranger, theirs.id, design),
      seenBy(null, mine.id, design),
    ]);
  const before = await outside();
  const hidden = await seenBy(player, mine.id, design);
  reportOf(await send(mine.gm, [{ name: 's.mtf', text: fileOf(testbed('SECRET-1')) }]));
  expect(await outside()).toEqual(before);
  expect(await seenBy(player, mine.id, design)).not.toEqual(hidden);
  const found = expectStatus(
    await player.call('GET', `/v1/catalog/mechs?q=testbed%20secret&campaign=${mine.id}`),
    200,
  );
  expect(found.body['items']).toMatchObject([{ design, name: 'Testbed SECRET-1' }]);
  expect(found.headers.get('cache-control')).not.toContain('public');
  expectStatus(await player.call('GET', `/v1/catalog/mechs/${design}?campaign=${mine.id}`), 200);
  const listed = await player.call('GET', `/v1/catalog/mechs?houseList=border-guards&campaign=${mine.id}`);
  expect((listed.body['items'] as unknown as { design: string }[]).map((one) => one.design)).toEqual([
    'hunchback-hbk-4g',
    'testbed-zip-1',
  ]);
});

it('another game master imports another mech under the same name, and neither knows of the other', async () => {
  const heavier = testbed('ZIP-1', {
    model: 'ZIP-1',
    armor: { ...testbed('ZIP-1').armor, CT: testbed('ZIP-1').armor.CT - 1 },
  });
  const own = reportOf(await send(theirs.gm, [{ name: 'own.mtf', text: fileOf(heavier) }]));
  expect(own).toMatchObject({ added: 1, refused: 0 });
  const again = reportOf(await send(mine.gm, [{ name: 'own.mtf', text: fileOf(heavier) }]));
  expect(again.refusals[0]?.violations[0]?.code).toBe('import/name-taken');
});

const leftovers = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('campaign-upload-'));

it('hostile uploads are refused, leave nothing behind, and do not disturb the server', async () => {
  const held = leftovers();
  expectProblem(await upload(mine.gm, Buffer.from('this is no archive')), 400, 'import/not-an-archive');
  expectProblem(await upload(mine.gm, Buffer.alloc(0)), 400, 'import/not-an-archive');
  const whole = zipOf([entry('CUT-1'), entry('CUT-2')]);
  expectProblem(await upload(mine.gm, whole.subarray(0, whole.length - 30)), 400, 'import/not-an-archive');
  expectProblem(
    await upload(mine.gm, Buffer.from(JSON.stringify({ files: [] }))),
    400,
    'import/not-an-archive',
  );
  expectProblem(
    await upload(mine.gm, whole, '', { 'content-type': 'application/json' }),
    400,
    'request/bad-json',
  );
  const climbing = reportOf(
    await upload(
      mine.gm,
      zipOf([{ name: '../../etc/Testbed UP-1.mtf', content: fileOf(testbed('UP-1')) }, entry('UP-2')]),
    ),
  );
  expect(climbing).toMatchObject({ added: 1, refused: 1 });
  expect(climbing.refusals[0]?.violations[0]?.code).toBe('mech-file/bad-path');
  const bomb = reportOf(
    await upload(mine.gm, zipOf([{ name: 'bomb.mtf', content: Buffer.alloc(900_000, 'a') }])),
  );
  expect(bomb).toMatchObject({ added: 0, refused: 1 });
  const noise = Buffer.from(
    Array.from({ length: 5_000 }, (_, index) => (index * 7_919 + (index >> 3)) % 256),
  );
  expect(
    reportOf(
      await send(mine.gm, [{ name: 'noise.mtf', text: noise.toString('latin1').replaceAll('\0', ' ') }]),
    ),
  ).toMatchObject({ refused: 1 });
  expect(leftovers()).toEqual(held);
  expect((await call(app, 'GET', '/health/ready')).status).toBe(200);
});

it('40 MB are too large, whether or not the upload says so', async () => {
  const held = leftovers();
  const large = Buffer.alloc(40 * 1024 * 1024, 'z');
  expectProblem(await upload(mine.gm, large), 413, 'request/too-large');
  async function* slowly(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < large.length; at += 1_048_576) yield large.subarray(at, at + 1_048_576);
  }
  const response = await fetch(app.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', authorization: `Bearer ${mine.gm.token}` },
    body: slowly(),
    duplex: 'half',
  } as unknown as RequestInit);
  expect(response.status).toBe(413);
  expect(leftovers()).toEqual(held);
});
