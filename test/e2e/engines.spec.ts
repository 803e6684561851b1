/**
 * External engines over HTTP (TAC-6 to TAC-8): registration, signed long polls and reports, and the example
 * engine as a process of its own.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app';
import { openBattle, signed, type EngineKeys } from '../support/engines/engine-calls';
import { sameClock } from '../support/faults/server';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus, register, setUpCampaign } from '../support/players';

const RULESETS = ['planetary-1', 'planetary-2', 'planetary-3'];

interface Work {
  readonly battle: string;
  readonly setup: {
    readonly hash: string;
    readonly sides: readonly { readonly side: string }[];
    readonly units: readonly { readonly design: string }[];
  };
  readonly tons: Readonly<Record<string, number>>;
  readonly blank: { readonly hash: string; readonly units: readonly object[] };
}

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
const secrets: string[] = [];

const enrol = async (at: Game, name: string, counts?: string): Promise<EngineKeys> => {
  const { body } = expectStatus(
    await at.at(at.gm, 'POST', '/engines', {
      body: { name, rulesets: RULESETS, ...(counts === undefined ? {} : { counts }) },
    }),
    201,
  );
  secrets.push(String(body['secret']));
  return { id: String(body['id']), secret: String(body['secret']) };
};
const workOf = (answer: Answer): readonly Work[] =>
  expectStatus(answer, 200).body['items'] as unknown as readonly Work[];
const codeOf = ({ status, body }: Answer): string => `${status} ${String(body['code'])}`;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

describe('registration', () => {
  it('TAC-8 is for the game master alone, and tells the secret once', async () => {
    const body = { name: 'Würfel & Co', rulesets: RULESETS };
    for (const path of ['/engines', '/engines/ext-x/secret']) {
      expect((await game.at(A, 'POST', path, { body })).status).toBe(403);
      expect((await game.at(await register(app, 'Stranger'), 'POST', path, { body })).status).toBe(404);
    }
    const made = expectStatus(await game.at(game.gm, 'POST', '/engines', { body }), 201);
    expect(made.body).toMatchObject({
      id: expect.stringMatching(/^ext-wurfel-co-[0-9a-f]{8}$/),
      counts: 'confirmed',
      rulesets: RULESETS,
    });
    expect(Buffer.from(String(made.body['secret']), 'base64url')).toHaveLength(32);
    secrets.push(String(made.body['secret']));
    const listed = expectStatus(await game.at(game.gm, 'GET', '/engines'), 200);
    expect(listed.body['items']).toMatchObject([{ id: made.body['id'] }]);
    expect(listed.text).not.toContain(made.body['secret']);
    expect((await game.at(B, 'GET', '/engines')).status).toBe(403);
    expect((await game.at(game.gm, 'DELETE', `/engines/${String(made.body['id'])}`)).status).toBe(204);
    expect((await game.at(game.gm, 'DELETE', `/engines/${String(made.body['id'])}`)).status).toBe(404);
  });

  it('TAC-8 refuses an engine that does not know the ruleset, and names every mistake of form', async () => {
    const strange = await game.at(game.gm, 'POST', '/engines', {
      body: { name: 'X', rulesets: ['another-game'] },
    });
    expect(codeOf(strange)).toBe('422 engine/unknown-ruleset');
    // By name, and with what it knows.
    expect(strange.body['detail']).toBe(
      `The engine “X” knows another-game, but not the campaign’s ruleset ${String(RULESETS.at(-1))}.`,
    );
    const inside = { name: 'X', rulesets: RULESETS, webhook: 'file:///etc/passwd' };
    expect(codeOf(await game.at(game.gm, 'POST', '/engines', { body: inside }))).toBe(
      '422 engine/bad-webhook',
    );
    const wrong = await game.at(game.gm, 'POST', '/engines', {
      body: { rulesets: [], counts: 'never', webhook: 7 },
    });
    expect(wrong.status).toBe(400);
    expect(
      (wrong.body['violations'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer).sort(),
    ).toEqual(['/counts', '/name', '/rulesets', '/webhook']);
  });

  it('TAC-8 a campaign before its start can choose an engine that is registered for it, and keeps it from being removed', async () => {
    const { id, gm } = await setUpCampaign(app, 2);
    const path = `/v1/campaigns/${id}`;
    const { body } = expectStatus(
      await gm.call('POST', `${path}/engines`, { body: { name: 'Dice', rulesets: RULESETS } }),
      201,
    );
    const engine = String(body['id']);
    expectStatus(await gm.call('PATCH', path, { body: { options: { engine } } }), 200);
    const other = await setUpCampaign(app, 2);
    expect(
      codeOf(await other.gm.call('PATCH', `/v1/campaigns/${other.id}`, { body: { options: { engine } } })),
    ).toBe('422 setup/unknown-engine');
    expect(codeOf(await gm.call('DELETE', `${path}/engines/${engine}`))).toBe('409 engine/chosen');
    expectStatus(await gm.call('PATCH', path, { body: { options: { engine: 'table' } } }), 200);
    expect((await gm.call('DELETE', `${path}/engines/${engine}`)).status).toBe(204);
  });

  it('dry runs register, renew and remove nothing', async () => {
    const body = { name: 'Dry', rulesets: RULESETS };
    const dry = expectStatus(await game.at(game.gm, 'POST', '/engines?dryRun=true', { body }), 201);
    expect(dry.body['secret']).toBeNull();
    const keys = await enrol(game, 'Kept');
    expectStatus(await game.at(game.gm, 'POST', `/engines/${keys.id}/secret?dryRun=true`), 200);
    expectStatus(await game.at(game.gm, 'DELETE', `/engines/${keys.id}?dryRun=true`), 204);
    expect(workOf(await signed(app, keys, 'GET', '/work'))).toEqual([]);
    expectStatus(await game.at(game.gm, 'DELETE', `/engines/${keys.id}`), 204);
  });
});

describe('signatures', () => {
  it('TAC-8 an unknown engine, a wrong secret and a changed request are one and the same 401', async () => {
    const keys = await enrol(game, 'Signer');
    const other = await enrol(game, 'Other');
    const wrong = [
      await signed(app, { ...keys, id: 'ext-nobody-00000000' }, 'GET', '/work'),
      await signed(app, { ...keys, secret: other.secret }, 'GET', '/work'),
      await signed(app, keys, 'GET', '/work', { forged: { path: `/v1/engines/${keys.id}/work?wait=1` } }),
      await signed(app, keys, 'GET', '/work', { nonce: 'short' }),
      await signed(app, keys, 'GET', '/work', { forged: { headers: { 'x-engine-signature': 'v1=' } } }),
      await game.gm.call('GET', `/v1/engines/${keys.id}/work`),
      await signed(app, keys, 'POST', '/battles/b/report', { body: { a: 1 }, forged: { body: '{"a":2}' } }),
    ];
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => '401 engine/wrong-signature'));
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(1);
  });

  it('TAC-8 a nonce counts once, and a time stamp for five minutes', async () => {
    const keys = await enrol(game, 'Clock');
    const nonce = 'once-and-never-again';
    expectStatus(await signed(app, keys, 'GET', '/work', { nonce }), 200);
    expect(codeOf(await signed(app, keys, 'GET', '/work', { nonce }))).toBe('401 engine/nonce-used');
    for (const skew of [-290, 290]) expectStatus(await signed(app, keys, 'GET', '/work', { skew }), 200);
    for (const skew of [-310, 310])
      expect(codeOf(await signed(app, keys, 'GET', '/work', { skew }))).toBe('401 engine/stale-request');
    const both = await Promise.all(
      [1, 2].map(() => signed(app, keys, 'GET', '/work', { nonce: 'two-at-the-same-time' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('TAC-8 a new secret takes the place of the old one', async () => {
    const keys = await enrol(game, 'Renewed');
    const { body } = expectStatus(await game.at(game.gm, 'POST', `/engines/${keys.id}/secret`), 200);
    secrets.push(String(body['secret']));
    expect((await signed(app, keys, 'GET', '/work')).status).toBe(401);
    expectStatus(await signed(app, { ...keys, secret: String(body['secret']) }, 'GET', '/work'), 200);
  });
});

describe('battles', () => {
  let battle: string;
  let keys: EngineKeys;
  let work: Work;

  it('TAC-8 a long poll waits until the game master hands a battle over', async () => {
    keys = await enrol(game, 'Fighter');
    battle = await openBattle(game);
    const began = performance.now();
    const polling = signed(app, keys, 'GET', '/work?wait=20');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(
      codeOf(await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: 'ext-nobody' } })),
    ).toBe('422 battle/unknown-engine');
    expectStatus(
      await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: keys.id } }),
      200,
    );
    const items = workOf(await polling);
    expect(performance.now() - began).toBeLessThan(19_000);
    expect(items).toHaveLength(1);
    [work] = items as [Work];
    expect(work).toMatchObject({ battle, blank: { hash: work.setup.hash } });
    for (const { design } of work.setup.units) expect(work.tons[design]).toBeGreaterThan(9);
    expect(workOf(await signed(app, keys, 'GET', `/work?known=${battle}`))).toEqual([]);
  });

  it('TAC-6 hostile reports are refused with a code, all contradictions at once', async () => {
    const post = async (body: unknown, id = battle): Promise<string> =>
      codeOf(await signed(app, keys, 'POST', `/battles/${id}/report`, { body }));
    expect(await post({ ...work.blank, hash: '00' })).toBe('422 battle/stale-hash');
    expect(await post(work.blank, 'no-such-battle')).toBe('404 request/not-found');
    expect(await post({ ...work.blank, units: 7 })).toMatch(/^400 shape/);
    expect(await post([])).toMatch(/^400 shape/);
    expect(await post({ ...work.blank, 'unheard-of': 1 })).toBe('400 shape/unknown-property');
    for (const query of ['?unheard-of=1', '?wait=26', '?wait=-1', '?wait=', '?known='])
      expect((await signed(app, keys, 'GET', `/work${query}`)).status).toBe(400);
    const several = await signed(app, keys, 'POST', `/battles/${battle}/report`, {
      body: { ...work.blank, units: [], minesUsed: { Z: 4 } },
    });
    const codes = (several.body['violations'] as unknown as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['battle/unit-missing', 'battle/unknown-side']));
    const other = await enrol(game, 'Envious');
    expect(codeOf(await signed(app, other, 'POST', `/battles/${battle}/report`, { body: work.blank }))).toBe(
      '409 engine/not-its-battle',
    );
    expect((await game.at(A, 'GET', `/battles/${battle}`)).body['reports']).toEqual([]);
  });

  it('TAC-8 a dry run checks and answers like a report, and changes nothing', async () => {
    const tried = expectStatus(
      await signed(app, keys, 'POST', `/battles/${battle}/report?dryRun=true`, { body: work.blank }),
      200,
    );
    expect(tried.body).toMatchObject({ battle, state: 'reported', reportState: 'pending' });
    expect(
      codeOf(
        await signed(app, keys, 'POST', `/battles/${battle}/report?dryRun=true`, {
          body: { ...work.blank, hash: '0' },
        }),
      ),
    ).toBe('422 battle/stale-hash');
    for (const query of ['?dryRun=maybe', '?dry=true'])
      expect(
        (await signed(app, keys, 'POST', `/battles/${battle}/report${query}`, { body: work.blank })).status,
      ).toBe(400);
    expect((await game.at(A, 'GET', `/battles/${battle}`)).body).toMatchObject({
      state: 'open',
      reports: [],
    });
    expect(workOf(await signed(app, keys, 'GET', '/work'))).toHaveLength(1);
  });

  it('TAC-7 a report waits for the sides, names its engine, and changes nothing when it comes again', async () => {
    const first = expectStatus(
      await signed(app, keys, 'POST', `/battles/${battle}/report`, { body: work.blank }),
      200,
    );
    expect(first.body).toMatchObject({ battle, state: 'reported', reportState: 'pending' });
    const again = expectStatus(
      await signed(app, keys, 'POST', `/battles/${battle}/report`, { body: work.blank }),
      200,
    );
    expect(again.body).toEqual(first.body);
    expect((await game.at(A, 'GET', `/battles/${battle}`)).body['reports']).toHaveLength(1);
    expect(
      codeOf(
        await signed(app, keys, 'POST', `/battles/${battle}/report`, { body: { ...work.blank, turns: 3 } }),
      ),
    ).toBe('409 engine/report-waits');
    const events = (await game.at(B, 'GET', '/events?limit=100')).body['items'] as unknown as {
      type: string;
      data: object;
    }[];
    expect(events.filter(({ type }) => type === 'report-filed').map(({ data }) => data)).toEqual([
      expect.objectContaining({ engine: keys.id }),
    ]);
    expect(workOf(await signed(app, keys, 'GET', '/work'))).toEqual([]);
  });

  it('TAC-8 the battles of an engine that is removed go to the table, and the players are told', async () => {
    expectStatus(await game.at(game.gm, 'DELETE', `/engines/${keys.id}`), 204);
    expect((await game.at(A, 'GET', `/battles/${battle}`)).body).toMatchObject({
      engine: 'table',
      state: 'reported',
    });
    const events = (await game.at(A, 'GET', '/events?limit=100')).body['items'] as unknown as {
      type: string;
      text: string;
    }[];
    expect(events.at(-1)).toMatchObject({ type: 'engine-removed', text: expect.stringContaining('Fighter') });
    expect((await signed(app, keys, 'GET', '/work')).status).toBe(401);
  });

  it('TAC-8 a call that waits under an old secret is told nothing more', async () => {
    const played = await newGame(app);
    const old = await enrol(played, 'Leaked');
    const opened = await openBattle(played);
    const waiting = [signed(app, old, 'GET', '/work?wait=20'), signed(app, old, 'GET', '/work?wait=20')];
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { body } = expectStatus(await played.at(played.gm, 'POST', `/engines/${old.id}/secret`), 200);
    secrets.push(String(body['secret']));
    expectStatus(
      await played.at(played.gm, 'POST', `/battles/${opened}/engine`, { body: { engine: old.id } }),
      200,
    );
    for (const answer of await Promise.all(waiting))
      expect(codeOf(answer)).toBe('401 engine/wrong-signature');
    expect(
      workOf(await signed(app, { ...old, secret: String(body['secret']) }, 'GET', '/work')),
    ).toHaveLength(1);
  });

  it('TAC-8 handed to another engine, a battle is fought anew, and the report of the first waits no more', async () => {
    const played = await newGame(app);
    const [one, other] = [await enrol(played, 'One'), await enrol(played, 'Other')];
    const opened = await openBattle(played);
    const hand = async (engine: string) =>
      expectStatus(
        await played.at(played.gm, 'POST', `/battles/${opened}/engine`, { body: { engine } }),
        200,
      );
    const report = async (keys: EngineKeys, turns: number): Promise<Answer> => {
      const [{ blank } = { blank: {} }] = workOf(await signed(app, keys, 'GET', '/work'));
      return signed(app, keys, 'POST', `/battles/${opened}/report`, { body: { ...blank, turns } });
    };
    const [fighter] = played.players as [Player];
    await hand(one.id);
    const first = expectStatus(await report(one, 2), 200).body;
    await hand(other.id);
    expect((await played.at(fighter, 'GET', `/battles/${opened}`)).body).toMatchObject({
      state: 'open',
      report: null,
      engine: other.id,
    });
    const old = await played.at(
      fighter,
      'POST',
      `/battles/${opened}/reports/${String(first['report'])}/confirm`,
    );
    expect(codeOf(old)).toBe('409 battle/superseded-report');
    const second = expectStatus(await report(other, 3), 200).body;
    expect(second).toMatchObject({ state: 'reported', reportState: 'pending' });
    const { body } = await played.at(fighter, 'GET', `/battles/${opened}`);
    expect(body).toMatchObject({ state: 'reported', report: second['report'] });
    const { items } = (await played.at(fighter, 'GET', '/events?limit=100')).body as unknown as {
      items: { type: string; data: object; text: string }[];
    };
    expect(items.filter(({ type }) => type === 'battle-handed-over').at(-1)).toMatchObject({
      data: { engine: other.id, setAside: first['report'] },
      text: expect.stringContaining('no longer counts'),
    });
  });

  it('TAC-8 the example engine fights a battle as a process of its own', async () => {
    const played = await newGame(app);
    const engine = await enrol(played, 'Dice', 'at-once');
    const fought = await openBattle(played);
    const child = spawn(process.execPath, [join(__dirname, '../../examples/engine/engine.mjs')], {
      env: { ...sameClock(), SERVER: app.url, ENGINE: engine.id, SECRET: engine.secret, ONCE: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    expectStatus(
      await played.at(played.gm, 'POST', `/battles/${fought}/engine`, { body: { engine: engine.id } }),
      200,
    );
    const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
    expect({ code: await ended, said: said.trim() }).toEqual({ code: 0, said: `${fought}: 200 done` });
    clearTimeout(late);
    const { body } = await played.at(played.players[0] as Player, 'GET', `/battles/${fought}`);
    expect(body).toMatchObject({
      state: 'done',
      engine: engine.id,
      reports: [{ state: 'applied', by: null }],
    });
    expect(['A', 'B']).toContain(body['winner']);
  });
});

it('no secret lies in the logs or in clear in the database', async () => {
  const { rows } = await app.pool.query<{ all: string }>(
    `SELECT string_agg(e::text, ' ') || coalesce((SELECT string_agg(k::text, ' ') FROM kept_answers k), '') AS all FROM campaign_engines e`,
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) {
    expect(app.log()).not.toContain(secret);
    expect(rows[0]?.all).not.toContain(secret);
    expect(rows[0]?.all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
});
