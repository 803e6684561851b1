/**
 * ROUND-5 over HTTP: the script that players run finds every roll right after the end, and whatever was
 * changed afterwards.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call } from '../support/http';
import { expectStatus } from '../support/players';
import { packList, unpackList } from '../../src/infrastructure/store/history/packed';

interface Roll {
  label: { epoch: number; round: number; phase: string; purpose: string; place: string };
  index: number;
  sides: number;
  result: number;
}
interface Told {
  seq: number;
  type: string;
  data: { rolls?: Roll[]; diceCommitment?: string };
}
interface Head {
  status: string;
  diceCommitment: string;
  diceSeeds: { epoch: number; commitment: string; seed: string }[];
}
interface Papers {
  readonly campaign: Head;
  readonly events: Told[];
}
interface Verdict {
  readonly code: number;
  readonly said: string;
}

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let folder: string;

/** A process of its own in the folder, with the script as the server gives it. */
const run = (...given: readonly string[]): Promise<Verdict> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['check-rolls.mjs', ...given], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
const overHttp = (...more: readonly string[]): Promise<Verdict> =>
  run(app.url, game.id, '--token', A.token, ...more);

/** A and B meet in A's HQ: a battle with its map sheets, which the game master calls off. */
const meet = async (): Promise<void> => {
  await game.advanceTo('combat', 'declarations');
  const { map, mechs } = await game.view(A);
  const stranger = (await game.view(B)).mechs.find((mech) => mech.own && mech.hex !== map.hq);
  expect(mechs.some((mech) => mech.own && mech.hex === map.hq)).toBe(true);
  await game.correct([{ set: 'mech', mech: stranger?.id, hex: map.hq }]);
  await game.allReady();
  for (const { id, state } of (await game.view(game.gm)).battles)
    if (state === 'open')
      expectStatus(
        await game.at(game.gm, 'POST', `/battles/${id}/call-off`, { body: { reason: 'not now' } }),
        200,
      );
};
/** How many rolls the log names so far: 25 map sheets a battle, and what else there was to roll for. */
const rolled = async (): Promise<number> => {
  const { items } = (await game.at(game.gm, 'GET', '/events?limit=100')).body as unknown as { items: Told[] };
  return items.reduce((sum, { data }) => sum + (data.rolls ?? []).length, 0);
};
const sum = (checked: number, open: number, mismatches = 0): string =>
  `${checked} rolls checked, ${open} whose seed is not public, ${mismatches} mismatches.`;
const end = async (): Promise<void> =>
  void expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'enough' } }),
    200,
  );
const head = async (): Promise<Head> =>
  (await A.call('GET', `/v1/campaigns/${game.id}`)).body as unknown as Head;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  folder = mkdtempSync(join(tmpdir(), 'check-rolls-'));
  const script = await call(app, 'GET', '/check-rolls.mjs');
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  writeFileSync(join(folder, 'check-rolls.mjs'), script.text);
  await meet();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('ROUND-5 the script is short, and shares nothing with the server', () => {
  const source = readFileSync(join(folder, 'check-rolls.mjs'), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThan(200);
  expect([...source.matchAll(/from '([^']+)'/g)].map((match) => match[1])).toEqual([
    'node:crypto',
    'node:fs',
  ]);
});

it('ROUND-5 before the end nobody gets the seed or the whole log', async () => {
  expect((await game.at(A, 'GET', '/events?as=gm')).status).toBe(403);
  expect(await overHttp()).toEqual({ code: 2, said: expect.stringMatching(/\b403\b/) as string });
  const early = await run(app.url, game.id, '--token', game.gm.token);
  expect(await rolled()).toBeGreaterThanOrEqual(25);
  expect(early).toEqual({ code: 2, said: `${sum(0, await rolled())}\n` });
});

it('ROUND-5 after the end every roll is right, over HTTP, for any player', async () => {
  const { diceCommitment } = await head();
  await end();
  expect(await overHttp('--noted', diceCommitment)).toEqual({ code: 0, said: `${sum(await rolled(), 0)}\n` });
  const other = await overHttp('--noted', 'f'.repeat(64));
  expect(other).toEqual({
    code: 1,
    said: expect.stringContaining(`the commitment ${'f'.repeat(64)} does not stand in the log`) as string,
  });
});

it('ROUND-5 END-2 taken back from its end it is played under a fresh seed; the replaced one is checked while it goes on, and both at its end', async () => {
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'preparation', reason: 'Once more' },
    }),
    200,
  );
  const before = await rolled();
  await meet();
  const more = (await rolled()) - before;
  expect(more).toBeGreaterThanOrEqual(25);
  expect(await run(app.url, game.id, '--token', game.gm.token)).toEqual({
    code: 2,
    said: `${sum(before, more)}\n`,
  });
  await end();
  expect(await overHttp('--save')).toEqual({ code: 0, said: `${sum(before + more, 0)}\n` });
  expect(await run('campaign.json', 'events.json')).toMatchObject({ code: 0 });
  expect(new Set((await head()).diceSeeds.map(({ seed }) => seed)).size).toBe(2);
});

/** Checks the saved papers after something in them was changed. */
const tampered = async (change: (papers: Papers) => void): Promise<Verdict> => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const papers = { campaign: read('campaign.json'), events: read('events.json') } as Papers;
  change(papers);
  writeFileSync(join(folder, 'campaign-2.json'), JSON.stringify(papers.campaign));
  writeFileSync(join(folder, 'events-2.json'), JSON.stringify(papers.events));
  return run('campaign-2.json', 'events-2.json');
};
/** The first battle's 25 map sheets, and where the log has them. */
const withRolls = ({ events }: Papers): { readonly event: Told; readonly rolls: readonly Roll[] } => {
  const event = events.find(({ data }) => (data.rolls ?? []).length > 0);
  const rolls = event?.data.rolls?.filter(({ label }) => label.purpose === 'map-sheets') ?? [];
  if (event === undefined || rolls.length !== 25) throw new Error('no map sheets');
  return { event, rolls };
};
const started = ({ events }: Papers): Told['data'] => {
  const event = events.find(({ type }) => type === 'campaign-started');
  if (event === undefined) throw new Error('never started');
  return event.data;
};
const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const seven = ({ rolls }: { readonly rolls: readonly Roll[] }): Roll => {
  const roll = rolls[7];
  if (roll === undefined) throw new Error('too few rolls');
  return roll;
};

/** A roll that no die of six sides can show: one of 1 to 6 may be right by chance. */
const high = ({ rolls }: { readonly rolls: readonly Roll[] }): Roll => {
  const roll = rolls.find(({ result }) => result > 6);
  if (roll === undefined) throw new Error('all rolls are low');
  return roll;
};

const withoutRoll = (papers: Papers): void => {
  const { event } = withRolls(papers);
  const lost = seven(withRolls(papers));
  event.data.rolls = event.data.rolls?.filter((roll) => roll !== lost);
};

const TAMPERED: readonly (readonly [string, (papers: Papers) => void, string])[] = [
  [
    'a roll',
    (papers) => (seven(withRolls(papers)).result = (seven(withRolls(papers)).result % 144) + 1),
    'roll 7: event',
  ],
  ['the sides of a die', (papers) => (high(withRolls(papers)).sides = 6), 'MISMATCH: map-sheets'],
  [
    'the sides to more than any die has',
    (papers) => (seven(withRolls(papers)).sides = 2 ** 40),
    'roll 7: event',
  ],
  [
    'a seed',
    ({ campaign }) => campaign.diceSeeds.forEach((one) => (one.seed = flip(one.seed))),
    'which was never promised',
  ],
  [
    'the commitment that the log tells',
    (papers) => (started(papers).diceCommitment = '0'.repeat(64)),
    `no seed has the hash ${'0'.repeat(64)}`,
  ],
  [
    'the commitment that a seed shows',
    ({ campaign }) => campaign.diceSeeds.forEach((one) => (one.commitment = '0'.repeat(64))),
    'does not stand in the log',
  ],
  [
    'the commitment that the campaign shows',
    ({ campaign }) => (campaign.diceCommitment = flip(campaign.diceCommitment)),
    'the log another',
  ],
  ['a seed away', ({ campaign }) => void campaign.diceSeeds.pop(), 'which was promised'],
  ['a roll away', (papers) => withoutRoll(papers), 'rolls of this stream are missing'],
  ['an event away', ({ events }) => void events.splice(3, 1), 'event 4 is missing'],
  [
    'the hex of a roll',
    (papers) => withRolls(papers).rolls.forEach(({ label }) => (label.place = '9999')),
    "rolled as map-sheets '9999'",
  ],
  [
    'the round of a roll',
    (papers) => withRolls(papers).rolls.forEach(({ label }) => (label.round = 2)),
    'round 2, combat',
  ],
  [
    'the epoch of a roll',
    (papers) => withRolls(papers).rolls.forEach(({ label }) => (label.epoch = 1)),
    'epoch 1, round 1',
  ],
];

it.each(TAMPERED)('ROUND-5 whoever changes %s is found', async (_, change, said) => {
  expect(await tampered(change)).toEqual({ code: 1, said: expect.stringContaining(said) as string });
});

it('ROUND-5 a roll told in two events is told alike', async () => {
  const verdict = await tampered((papers) => {
    const { event, rolls } = withRolls(papers);
    const last = papers.events.length;
    papers.events.push({
      ...structuredClone(event),
      seq: last + 1,
      data: { ...event.data, rolls: [{ ...(rolls[0] as Roll), sides: 2, result: 1 }] },
    });
  });
  expect(verdict).toEqual({ code: 1, said: expect.stringContaining('tell it differently') as string });
});

it('ROUND-5 a roll that is changed in the database is found over HTTP', async () => {
  const { rows } = await app.pool.query<{ seq: string; body: Buffer }>(
    `SELECT seq, body FROM feeds WHERE campaign_id = $1 AND audience = 'gm' AND 'battle-opened' = ANY(types) ORDER BY seq LIMIT 1`,
    [game.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no battle was opened');
  const told = structuredClone(unpackList<{ type: string; data: { rolls: { result: number }[] } }>(row.body));
  const roll = told.find(({ type }) => type === 'battle-opened')?.data.rolls[3];
  if (roll === undefined) throw new Error('too few rolls');
  roll.result = (roll.result % 144) + 1;
  await app.pool.query(`UPDATE feeds SET body = $3 WHERE campaign_id = $1 AND audience = 'gm' AND seq = $2`, [
    game.id,
    row.seq,
    packList(told),
  ]);
  const { code, said } = await overHttp();
  expect({ code, lines: said.trim().split('\n') }).toEqual({
    code: 1,
    lines: [
      sum(await rolled(), 0, 1),
      expect.stringMatching(/^MISMATCH: [a-z-]+ '\d{4}' .*, roll \d+: event/),
    ],
  });
});

it('wrong use is told', async () => {
  expect(await run()).toEqual({ code: 2, said: expect.stringContaining('What is to be checked') as string });
  copyFileSync(join(folder, 'campaign.json'), join(folder, 'broken.json'));
  writeFileSync(join(folder, 'broken.json'), '{');
  expect((await run('broken.json', 'events.json')).code).toBe(2);
});
