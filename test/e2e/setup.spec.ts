/**
 * Setting campaigns up over HTTP, from the first player to the start: seats, invitations, map, forces, what
 * each role sees.
 */
import { BUILDING_TYPES } from '../../src/rules';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import type { Answer } from '../support/http';
import {
  expectStatus,
  register,
  setUpCampaign,
  startedCampaign,
  submitSuggested,
  type Person,
  type SetUp,
} from '../support/players';
import { storedEvents } from '../support/stored-history';

let app: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
});
afterAll(() => app.close());

interface Violation {
  readonly code: string;
  readonly rule: string | null;
  readonly pointer: string;
  readonly message: string;
}
const violationsOf = (answer: Answer): readonly Violation[] =>
  answer.body['violations'] as unknown as readonly Violation[];
const codesOf = (answer: Answer): readonly string[] => violationsOf(answer).map(({ code }) => code);
const refused = (answer: Answer, status: number): Answer => {
  expectStatus(answer, status);
  check('Problem', answer.body);
  return answer;
};

const invite = async ({ id, gm }: Pick<SetUp, 'id' | 'gm'>, body: object = {}): Promise<string> => {
  const answer = expectStatus(await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body }), 201);
  check('Invitation', answer.body);
  return answer.body['code'] as unknown as string;
};

const accept = (code: string, person: Person, body: unknown): Promise<Answer> =>
  person.call('POST', `/v1/invitations/${code}/accept`, { body });

describe('a whole setup', () => {
  it.each([2, 4])(
    'goes from sign-up to the first round with %d players',
    async (players) => {
      const campaign = await setUpCampaign(
        app,
        players,
        players === 4
          ? {
              teams: [
                [1, 2],
                [3, 4],
              ],
              deployment: 'own-half',
              startingBv: 12_000,
            }
          : {},
      );
      const { id, gm } = campaign;
      const missing = refused(await gm.call('POST', `/v1/campaigns/${id}/start`), 422);
      expect(codesOf(missing)).toEqual(Array.from({ length: players }, () => 'start/force-missing'));
      for (const [index, player] of campaign.players.entries())
        await submitSuggested(id, player, `seed ${index}`);
      const dry = expectStatus(await gm.call('POST', `/v1/campaigns/${id}/start?dryRun=true`), 200);
      expect(dry.body['status']).toBe('running');
      expect(expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).body['status']).toBe('setup');
      // The ids are hexadecimal, and the case of their letters does not matter.
      expect(expectStatus(await gm.call('GET', `/v1/campaigns/${id.toUpperCase()}`), 200).body['id']).toBe(
        id,
      );

      const started = expectStatus(
        await gm.call('POST', `/v1/campaigns/${id}/start`, { headers: { 'idempotency-key': 'start' } }),
        200,
      );
      check('Campaign', started.body);
      expect(started.body).toMatchObject({
        status: 'running',
        round: 1,
        phase: 'preparation',
        step: null,
        role: 'gm',
        myForce: null,
      });
      expect(Date.parse(String(started.body['deadline'])) - Date.now()).toBeGreaterThan(47 * 3_600_000);
      // The same key gets the same answer; without it, it is too late.
      const again = expectStatus(
        await gm.call('POST', `/v1/campaigns/${id}/start`, { headers: { 'idempotency-key': 'start' } }),
        200,
      );
      expect(again.text).toBe(started.text);
      refused(await gm.call('POST', `/v1/campaigns/${id}/start`), 409);
      expect(expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).text).toBe(started.text);

      for (const player of campaign.players) {
        const seen = expectStatus(await player.call('GET', `/v1/campaigns/${id}`), 200);
        check('Campaign', seen.body);
        expect(seen.body).toMatchObject({ status: 'running', role: 'player' });
        const force = expectStatus(await player.call('GET', `/v1/campaigns/${id}/force`), 200);
        expect(force.body['force']).toBe(seen.body['myForce']);
        const { rows } = await app.pool.query<{ mechs: string; user_id: string; team: number | null }>(
          'SELECT (SELECT count(*) FROM mechs m WHERE m.campaign_id = f.campaign_id AND m.force = f.id) AS mechs, user_id, team FROM forces f WHERE campaign_id = $1 AND id = $2',
          [id, seen.body['myForce']],
        );
        expect(rows[0]?.user_id).toBe(player.id);
        expect(Number(rows[0]?.mechs)).toBe((force.body['mechs'] as unknown as unknown[]).length);
      }
      const types = (await storedEvents(app.pool, id)).map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(['campaign-started', 'phase-opened']);
    },
    300_000,
  );

  it('refuses every change of the setup after the start', async () => {
    const { id, gm, players } = await startedCampaign(app, 2);
    const [player] = players;
    if (player === undefined) throw new Error('no player');
    const map = expectStatus(await gm.call('GET', `/v1/campaigns/${id}/map`), 200).body;
    const force = expectStatus(await player.call('GET', `/v1/campaigns/${id}/force`), 200).body;
    const late: [Person, string, string, unknown][] = [
      [gm, 'PATCH', '', { name: 'Other' }],
      [gm, 'DELETE', '', undefined],
      [gm, 'POST', '/start', undefined],
      [gm, 'POST', '/invitations', {}],
      [gm, 'PUT', '/map', map],
      [gm, 'POST', '/map/generate', { seed: 'x' }],
      [gm, 'DELETE', `/members/${player.id}`, undefined],
      [player, 'PUT', '/force', { mechs: force['mechs'], pilots: force['pilots'] }],
      [player, 'POST', '/force/submit', undefined],
      [player, 'POST', '/force/suggest', {}],
    ];
    for (const [who, method, path, body] of late) {
      const answer = refused(await who.call(method, `/v1/campaigns/${id}${path}`, { body }), 409);
      expect([path, answer.body['code']]).toEqual([path, 'setup/started']);
    }
    // Observers may still come.
    const watcher = await register(app, 'Watcher');
    const seen = expectStatus(
      await accept(await invite({ id, gm }, { role: 'observer' }), watcher, undefined),
      200,
    );
    expect(seen.body).toMatchObject({ role: 'observer', myForce: null });
  });
});

describe('creating and changing', () => {
  it('SETUP fills the options in with the defaults of the rules', async () => {
    const gm = await register(app, 'Gm');
    const made = expectStatus(
      await gm.call('POST', '/v1/campaigns', { body: { name: ' Cafe\u0301 ' } }),
      201,
    );
    check('Campaign', made.body);
    expect(made.body).toMatchObject({
      name: 'Caf\u00e9',
      status: 'setup',
      round: 0,
      phase: 'setup',
      step: null,
      deadline: null,
      role: 'gm',
      myForce: null,
      options: {
        startingBv: 20_000,
        startingList: 'faction',
        buildingCount: BUILDING_TYPES.length,
        buildingCp: 100,
        deployment: 'hq',
        phaseHours: 48,
        battleHours: 168,
        onDeadline: 'advance',
        fogOfWar: true,
        sightTriggers: 'units-and-buildings',
        supplyPerRound: 20,
        startingTons: 0,
        battleTurnLimit: null,
        teams: null,
        engine: 'table',
        victory: { lastForceStanding: true, buildings: null, rounds: null, gm: false },
      },
    });
    expect(made.body['diceCommitment']).toMatch(/^[0-9a-f]{64}$/);
    expect(
      (made.body['seats'] as unknown as { seat: number; user: null }[]).map(({ seat, user }) => [seat, user]),
    ).toEqual([
      [1, null],
      [2, null],
    ]);
    refused(await gm.call('GET', `/v1/campaigns/${String(made.body['id'])}/map`), 404);
  });

  it('names every mistake of form at once', async () => {
    const gm = await register(app, 'Gm');
    const options = {
      startingBv: '1',
      startingList: 'mine',
      buildingCp: { castle: 3, quarry: 0 },
      phaseHours: 0,
      fogOfWar: 1,
      supplyPerRound: 0.1234567,
      teams: [[0]],
      victory: { gm: 'yes', wealth: 1 },
      taxes: 3,
    };
    const answer = refused(
      await gm.call('POST', '/v1/campaigns', {
        body: { name: 'x\u202e', factions: ['davion'], options, colour: 'red' },
      }),
      400,
    );
    expect(
      violationsOf(answer)
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual([
      '/colour',
      '/factions',
      '/name',
      '/options/buildingCp/castle',
      '/options/buildingCp/quarry',
      '/options/fogOfWar',
      '/options/phaseHours',
      '/options/startingBv',
      '/options/startingList',
      '/options/supplyPerRound',
      '/options/taxes',
      '/options/teams/0',
      '/options/victory/gm',
      '/options/victory/wealth',
    ]);
    for (const body of [null, 7, [], 'x'])
      refused(await gm.call('POST', '/v1/campaigns', { body: JSON.stringify(body) }), 400);
  });

  it('names everything that is against the rules at once, in the language that was asked for', async () => {
    const gm = await register(app, 'Gm');
    const body = {
      name: 'X',
      factions: ['davion', 'elves'],
      options: {
        teams: [[1, 3], [1]],
        buildingCount: 1,
        engine: 'chess',
        victory: { lastForceStanding: false },
      },
    };
    const answer = refused(
      await gm.call('POST', '/v1/campaigns', { body, headers: { 'accept-language': 'de' } }),
      422,
    );
    expect([...codesOf(answer)].sort()).toEqual(
      [
        'setup/no-victory',
        'setup/one-team-only',
        'setup/seat-in-two-teams',
        'setup/team-seat-unknown',
        'setup/too-few-buildings',
        'setup/unknown-engine',
        'setup/unknown-faction',
      ].sort(),
    );
    expect(violationsOf(answer).find(({ code }) => code === 'setup/unknown-faction')?.message).toBe(
      'Die Fraktion „elves“ gibt es nicht.',
    );
    expect(violationsOf(answer).every(({ message }) => message.includes(' '))).toBe(true);
  });

  it('gives the first answer again under the same key, and refuses the key for another body', async () => {
    const gm = await register(app, 'Gm');
    const send = (name: string): Promise<Answer> =>
      gm.call('POST', '/v1/campaigns', { body: { name }, headers: { 'idempotency-key': 'k' } });
    const [first, again] = [expectStatus(await send('One'), 201), expectStatus(await send('One'), 201)];
    expect(again.text).toBe(first.text);
    expect(refused(await send('Two'), 422).body['code']).toBe('request/idempotency-key-reused');
    expect(
      (expectStatus(await gm.call('GET', '/v1/campaigns'), 200).body['items'] as unknown as unknown[]).length,
    ).toBe(1);
  });

  it('lists my campaigns in pages, newest first', async () => {
    const gm = await register(app, 'Gm');
    for (const name of ['1', '2', '3'])
      expectStatus(await gm.call('POST', '/v1/campaigns', { body: { name } }), 201);
    const names = (page: Answer): string[] =>
      (page.body['items'] as unknown as { name: string }[]).map(({ name }) => name);
    const first = expectStatus(await gm.call('GET', '/v1/campaigns?limit=2'), 200);
    check('CampaignPage', first.body);
    const second = expectStatus(
      await gm.call('GET', `/v1/campaigns?limit=2&after=${String(first.body['next'])}`),
      200,
    );
    expect([names(first), names(second), second.body['next']]).toEqual([['3', '2'], ['1'], null]);
    expect(names(expectStatus(await gm.call('GET', '/v1/campaigns?after=nonsense'), 200))).toEqual([]);
    refused(await gm.call('GET', '/v1/campaigns?limit=101'), 400);
  });

  it('changes options before the start, by the version that the GM has seen', async () => {
    const gm = await register(app, 'Gm');
    const made = expectStatus(
      await gm.call('POST', '/v1/campaigns', { body: { name: 'X', mapSeed: 7 } }),
      201,
    );
    const path = `/v1/campaigns/${String(made.body['id'])}`;
    const seen = expectStatus(await gm.call('GET', path), 200);
    const etag = seen.headers.get('etag') ?? '';
    expect((await gm.call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const body = { seats: 3, options: { phaseHours: 0.5, victory: { rounds: 10 } } };
    const dry = expectStatus(await gm.call('PATCH', `${path}?dryRun=true`, { body }), 200);
    const changed = expectStatus(await gm.call('PATCH', path, { body, headers: { 'if-match': etag } }), 200);
    expect(changed.text).toBe(dry.text);
    expect(changed.body['options']).toMatchObject({
      phaseHours: 0.5,
      victory: { lastForceStanding: true, rounds: 10 },
      startingBv: 20_000,
    });
    expect(expectStatus(await gm.call('GET', path), 200).headers.get('etag')).toBe(
      changed.headers.get('etag'),
    );
    refused(await gm.call('PATCH', path, { body, headers: { 'if-match': etag } }), 412);
    // A map that follows from a seed follows the seats.
    const map = expectStatus(await gm.call('GET', `${path}/map`), 200).body;
    expect(map['hqs'] as unknown as string[]).toHaveLength(3);
    expectStatus(await gm.call('DELETE', path), 204);
    refused(await gm.call('GET', path), 404);
  });
});

describe('joining', () => {
  it('takes a code once, for the seat and the faction that it is for', async () => {
    const gm = await register(app, 'Gm');
    const made = expectStatus(
      await gm.call('POST', '/v1/campaigns', { body: { name: 'X', factions: ['davion', null] } }),
      201,
    );
    const id = made.body['id'] as unknown as string;
    const [anna, ben, carl] = [
      await register(app, 'Anna'),
      await register(app, 'Ben'),
      await register(app, 'Carl'),
    ];
    const code = await invite({ id, gm }, { seat: 1 });

    expect(codesOf(refused(await accept(code, anna, { faction: 'liao', forceName: 'A' }), 422))).toEqual([
      'setup/other-faction',
    ]);
    expect(codesOf(refused(await accept(code, anna, {}), 400))).toEqual(['shape/missing', 'shape/missing']);
    expect(codesOf(refused(await accept(code, gm, { faction: 'davion', forceName: 'A' }), 422))).toEqual([
      'setup/gm-does-not-play',
    ]);
    const dry = expectStatus(
      await anna.call('POST', `/v1/invitations/${code}/accept?dryRun=true`, {
        body: { faction: 'davion', forceName: 'A' },
      }),
      200,
    );
    const joined = expectStatus(await accept(code, anna, { faction: 'davion', forceName: 'A' }), 200);
    expect(joined.text).toBe(dry.text);
    expect(joined.body).toMatchObject({ role: 'player' });
    refused(await accept(code, ben, { faction: 'davion', forceName: 'B' }), 404);
    refused(await accept('nonsense', ben, { faction: 'davion', forceName: 'B' }), 404);

    const second = await invite({ id, gm });
    expect(codesOf(refused(await accept(second, ben, { faction: 'liao', forceName: 'a' }), 422))).toEqual([
      'setup/force-name-taken',
    ]);
    expect(codesOf(refused(await accept(second, anna, { faction: 'liao', forceName: 'B' }), 422))).toEqual([
      'setup/already-member',
    ]);
    expectStatus(await accept(second, ben, { faction: 'liao', forceName: 'B' }), 200);
    // The GM has said which seats there are.
    expect(
      codesOf(
        refused(await accept(await invite({ id, gm }), carl, { faction: 'liao', forceName: 'C' }), 422),
      ),
    ).toEqual(['setup/no-free-seat']);

    // Who leaves makes room.
    refused(await ben.call('DELETE', `/v1/campaigns/${id}/members/${anna.id}`), 403);
    expectStatus(await ben.call('DELETE', `/v1/campaigns/${id}/members/${ben.id}`), 204);
    refused(await ben.call('GET', `/v1/campaigns/${id}`), 404);
    expectStatus(await accept(await invite({ id, gm }), carl, { faction: 'kurita', forceName: 'C' }), 200);
    expectStatus(await gm.call('DELETE', `/v1/campaigns/${id}/members/${carl.id}`), 204);
    refused(await gm.call('DELETE', `/v1/campaigns/${id}/members/${gm.id}`), 403);
  });

  it('adds a seat for each invited player where the GM named none', async () => {
    const gm = await register(app, 'Gm');
    const id = expectStatus(
      await gm.call('POST', '/v1/campaigns', { body: { name: 'X', mapSeed: 'm' } }),
      201,
    ).body['id'] as unknown as string;
    for (const name of ['A', 'B', 'C'])
      expectStatus(
        await accept(await invite({ id, gm }), await register(app, name), {
          faction: 'davion',
          forceName: name,
        }),
        200,
      );
    const seen = expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200);
    expect(seen.body['seats'] as unknown as unknown[]).toHaveLength(3);
    expect(
      expectStatus(await gm.call('GET', `/v1/campaigns/${id}/map`), 200).body[
        'starts'
      ] as unknown as unknown[],
    ).toHaveLength(3);
  });

  it('keeps no code in the database, and gives the same one under the same key', async () => {
    const gm = await register(app, 'Gm');
    const id = expectStatus(await gm.call('POST', '/v1/campaigns', { body: { name: 'X' } }), 201).body[
      'id'
    ] as unknown as string;
    const send = (): Promise<Answer> =>
      gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: {}, headers: { 'idempotency-key': 'i' } });
    const [first, again] = [expectStatus(await send(), 201), expectStatus(await send(), 201)];
    expect(again.text).toBe(first.text);
    const { rows } = await app.pool.query<{ all: string }>(
      `SELECT concat((SELECT json_agg(i) FROM campaign_invitations i), (SELECT json_agg(k) FROM kept_answers k)) AS all`,
    );
    expect(rows[0]?.all).toContain('sealedCode');
    expect(rows[0]?.all).not.toContain(String(first.body['code']));
  });

  it('keeps no code with the answer to whoever has joined by it, and gives the same answer under the same key', async () => {
    const { id, gm } = await setUpCampaign(app, 2);
    const ben = await register(app, 'Ben');
    const codes = await Promise.all([1, 2].map(() => invite({ id, gm }, { role: 'observer' })));
    const send = (code: string | undefined): Promise<Answer> =>
      ben.call('POST', `/v1/invitations/${String(code)}/accept`, {
        body: {},
        headers: { 'idempotency-key': 'join' },
      });
    const [first, again] = [expectStatus(await send(codes[0]), 200), expectStatus(await send(codes[0]), 200)];
    expect(again.text).toBe(first.text);
    // The key is of this code's address only.
    expect((await send(codes[1])).body['code']).toBe('setup/already-member');
    const { rows } = await app.pool.query<{ all: string }>(
      'SELECT json_agg(k)::text AS all FROM kept_answers k WHERE user_id = $1',
      [ben.id],
    );
    expect(rows[0]?.all).toContain('/v1/invitations/');
    expect(codes.filter((code) => rows[0]?.all.includes(code))).toEqual([]);
  });

  it('refuses invitations out of time, for taken or unknown seats', async () => {
    const { id, gm } = await setUpCampaign(app, 2);
    const send = (body: unknown): Promise<Answer> =>
      gm.call('POST', `/v1/campaigns/${id}/invitations`, { body });
    expect(codesOf(refused(await send({ seat: 1, expiresAt: '2020-01-01T00:00:00Z' }), 422))).toEqual([
      'setup/seat-taken',
      'setup/invitation-expiry',
    ]);
    expect(codesOf(refused(await send({ seat: 3 }), 422))).toEqual(['setup/no-such-seat']);
    expect(codesOf(refused(await send({ seat: 1, role: 'observer' }), 422))).toContain(
      'setup/observer-has-no-seat',
    );
    expect(
      codesOf(refused(await send({ seat: 9, expiresAt: 'tomorrow', role: 'king', x: 1 }), 400)),
    ).toHaveLength(4);
    expect(codesOf(refused(await send({ expiresAt: '2999-02-30T00:00:00Z' }), 400))).toEqual([
      'shape/not-a-time',
    ]);
    const soon = expectStatus(await send({ role: 'observer' }), 201);
    await app.pool.query(
      `UPDATE campaign_invitations SET expires_at = now() - interval '1 second' WHERE campaign_id = $1 AND role = 'observer'`,
      [id],
    );
    refused(await accept(String(soon.body['code']), await register(app, 'Late'), {}), 404);
  });
});

describe('forces', () => {
  it('SETUP-11 saves a draft with every violation named, and does not take it', async () => {
    const { id, players } = await setUpCampaign(app, 2);
    const [anna] = players;
    if (anna === undefined) throw new Error('no player');
    const path = `/v1/campaigns/${id}/force`;
    const empty = expectStatus(await anna.call('GET', path), 200);
    check('Force', empty.body);
    expect(empty.body).toMatchObject({ mechs: [], pilots: [], bvSpent: 0, budget: 20_000, submitted: false });
    expect(codesOf(empty)).toContain('force/no-mechs');

    const mechs = [
      { design: 'no-such-mech' },
      { design: 'atlas-as7-d', pilot: 0 },
      { design: 'hunchback-hbk-4g', pilot: 0, name: ' Zoe\u0301 ' },
      { design: 'dire-wolf-prime', pilot: 5, hex: '0101' },
    ];
    const saved = expectStatus(
      await anna.call('PUT', path, { body: { mechs, pilots: [{ rank: 'elite', name: null }] } }),
      200,
    );
    check('Force', saved.body);
    expect(new Set(codesOf(saved))).toEqual(
      new Set([
        'force/unknown-design',
        'force/off-list',
        'force/unknown-pilot',
        'force/pilot-in-two-mechs',
        'force/pilot-count',
        'start/mech-misplaced',
      ]),
    );
    expect((saved.body['mechs'] as unknown as { name: string | null }[])[2]?.name).toBe('Zo\u00e9');
    const read = expectStatus(await anna.call('GET', path), 200);
    expect([read.text, read.headers.get('etag')]).toEqual([saved.text, saved.headers.get('etag')]);
    const german = expectStatus(await anna.call('GET', path, { headers: { 'accept-language': 'de' } }), 200);
    expect(violationsOf(german)[0]?.message).not.toBe(violationsOf(read)[0]?.message);
    const submitted = refused(await anna.call('POST', `${path}/submit`), 422);
    expect(codesOf(submitted)).toEqual(codesOf(saved));
  });

  it('refuses what is no draft', async () => {
    const { id, players } = await setUpCampaign(app, 2);
    const put = (body: unknown): Promise<Answer> =>
      (players[0] as Person).call('PUT', `/v1/campaigns/${id}/force`, { body });
    const body = {
      mechs: [{ design: 7, pilot: -1, hex: 'x', colour: 1 }, null],
      pilots: [{ rank: 'hero', name: 'a\u0007' }],
      x: 1,
    };
    const answer = refused(await put(body), 400);
    expect(
      violationsOf(answer)
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual([
      '/mechs/0/colour',
      '/mechs/0/design',
      '/mechs/0/hex',
      '/mechs/0/pilot',
      '/mechs/1',
      '/mechs/1/design',
      '/pilots/0/name',
      '/pilots/0/rank',
      '/x',
    ]);
    for (const wrong of [{}, { mechs: {}, pilots: null }, { mechs: [] }]) refused(await put(wrong), 400);
  });

  it('suggests a legal force of at least 97 % of the budget, the same for the same seed, and saves nothing', async () => {
    const { id, players } = await setUpCampaign(app, 2);
    const [anna] = players as [Person];
    const path = `/v1/campaigns/${id}/force`;
    const [one, same, other] = [
      expectStatus(await anna.call('POST', `${path}/suggest`, { body: { seed: 5 } }), 200),
      expectStatus(await anna.call('POST', `${path}/suggest`, { body: { seed: '5' } }), 200),
      expectStatus(await anna.call('POST', `${path}/suggest`), 200),
    ];
    check('Force', one.body);
    expect(same.text).toBe(one.text);
    expect(other.text).not.toBe(one.text);
    expect(violationsOf(one)).toEqual([]);
    expect(Number(one.body['bvSpent'])).toBeGreaterThanOrEqual(19_400);
    expect(expectStatus(await anna.call('GET', path), 200).body['mechs']).toEqual([]);
  });

  it('takes a submitted force back when it, the options or the map make it illegal', async () => {
    const campaign = await setUpCampaign(app, 2);
    const { id, gm } = campaign;
    const [anna, ben] = campaign.players as [Person, Person];
    await submitSuggested(id, anna, 'a');
    await submitSuggested(id, ben, 'b');
    const submitted = async (): Promise<boolean[]> =>
      (
        expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).body['seats'] as unknown as {
          submitted: boolean;
        }[]
      ).map((seat) => seat.submitted);
    expect(await submitted()).toEqual([true, true]);
    const { mechs, pilots } = expectStatus(await anna.call('GET', `/v1/campaigns/${id}/force`), 200).body;
    expectStatus(await anna.call('PUT', `/v1/campaigns/${id}/force`, { body: { mechs, pilots } }), 200);
    expect(await submitted()).toEqual([false, true]);
    expectStatus(
      await gm.call('PATCH', `/v1/campaigns/${id}`, { body: { options: { startingBv: 15_000 } } }),
      200,
    );
    expect(await submitted()).toEqual([false, false]);
  });
});

describe('the map', () => {
  it('shows players the land and the buildings, but where others begin only to the GM', async () => {
    const { id, gm, players } = await setUpCampaign(app, 2, { deployment: 'own-half' });
    const [anna] = players as [Person];
    const path = `/v1/campaigns/${id}/map`;
    const all = expectStatus(await gm.call('GET', path), 200);
    check('MapPlan', all.body);
    const seen = expectStatus(await anna.call('GET', path), 200);
    check('PublicMap', seen.body);
    const hqs = all.body['hqs'] as unknown as string[];
    expect(seen.body['hq']).toBe(hqs[0]);
    expect(Object.keys(seen.body).sort()).toEqual(['buildings', 'columns', 'hq', 'part', 'rows', 'terrain']);
    expect(
      (seen.body['buildings'] as unknown as { seat: number | null }[])
        .filter(({ seat }) => seat !== null)
        .map(({ seat }) => seat),
    ).toEqual([1]);
    expect(seen.body['part']).toContain(hqs[0]);
    expect(seen.body['part']).not.toContain(hqs[1]);
    const watcher = await register(app, 'Watcher');
    expectStatus(await accept(await invite({ id, gm }, { role: 'observer' }), watcher, {}), 200);
    const public_ = expectStatus(await watcher.call('GET', path), 200).body;
    expect([public_['hq'], public_['part']]).toEqual([null, null]);
    expect(
      (public_['buildings'] as unknown as { seat: number | null }[]).every(({ seat }) => seat === null),
    ).toBe(true);
  });

  it('takes a map back that was edited, and names everything that is wrong with one', async () => {
    const { id, gm } = await setUpCampaign(app, 2);
    const path = `/v1/campaigns/${id}/map`;
    expectStatus(await gm.call('POST', `${path}/generate`, { body: { seed: 'drawn' } }), 200);
    const seen = expectStatus(await gm.call('GET', path), 200);
    const etag = seen.headers.get('etag') ?? '';
    const plan = seen.body as unknown as {
      terrain: Record<string, string>;
      buildings: { hex: string; seat: number | null }[];
      hqs: string[];
    };
    const saved = expectStatus(
      await gm.call('PUT', path, { body: plan, headers: { 'if-match': etag } }),
      200,
    );
    expect(saved.body['seed']).toBeNull();
    refused(await gm.call('PUT', path, { body: plan, headers: { 'if-match': etag } }), 412);
    const site = plan.buildings.find(({ seat }) => seat === null)?.hex ?? '';
    const drowned = {
      ...plan,
      terrain: { ...plan.terrain, [site]: 'deep-water', [plan.hqs[0] ?? '']: 'deep-water' },
    };
    const codes = codesOf(refused(await gm.call('PUT', path, { body: drowned }), 422));
    expect(codes).toContain('map/building-in-deep-water');
    expect(codes).toContain('map/hq-in-deep-water');
    expect(
      codesOf(refused(await gm.call('PUT', path, { body: { ...plan, columns: 'x', colour: 1 } }), 400)),
    ).toEqual(['map/unknown-property', 'map/form']);
    expect(expectStatus(await gm.call('GET', path), 200).text).toBe(saved.text);
  });

  it('draws maps from seeds within the limits', async () => {
    const { id, gm } = await setUpCampaign(app, 2);
    const send = (body: unknown): Promise<Answer> =>
      gm.call('POST', `/v1/campaigns/${id}/map/generate`, { body });
    const drawn = expectStatus(await send({ seed: 'other', columns: 12, rows: 10, buildings: 9 }), 200);
    check('MapPlan', drawn.body);
    expect(drawn.body).toMatchObject({ columns: 12, rows: 10, seed: 'other' });
    expect(drawn.body['buildings'] as unknown as unknown[]).toHaveLength(9);
    expect(expectStatus(await gm.call('GET', `/v1/campaigns/${id}/map`), 200).text).toBe(drawn.text);
    expect(codesOf(refused(await send({ seed: 'x', buildings: 1 }), 422))).toEqual(['map/building-count']);
    expect(
      violationsOf(refused(await send({ columns: 61, rows: 'x', seat: 1 }), 400))
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/columns', '/rows', '/seat', '/seed']);
  });
});

describe('bad input', () => {
  it('refuses bodies that are no objects, unknown queries and wrong keys everywhere, and changes nothing', async () => {
    const { id, gm, players } = await setUpCampaign(app, 2);
    const [anna] = players as [Person];
    const code = await invite({ id, gm }, { role: 'observer' });
    const stranger = await register(app, 'Stranger');
    const tables = async (): Promise<unknown> =>
      (
        await app.pool.query(
          'SELECT (SELECT json_agg(c) FROM campaigns c WHERE id = $1) AS c, (SELECT json_agg(s ORDER BY seat) FROM campaign_seats s WHERE campaign_id = $1) AS s',
          [id],
        )
      ).rows;
    const before = await tables();
    const operations: [who: Person, method: string, path: string][] = [
      [gm, 'POST', ''],
      [gm, 'PATCH', `/${id}`],
      [gm, 'DELETE', `/${id}`],
      [gm, 'POST', `/${id}/start`],
      [gm, 'POST', `/${id}/invitations`],
      [gm, 'PUT', `/${id}/map`],
      [gm, 'POST', `/${id}/map/generate`],
      [anna, 'PUT', `/${id}/force`],
      [anna, 'POST', `/${id}/force/submit`],
      [anna, 'POST', `/${id}/force/suggest`],
      [stranger, 'POST', `/../invitations/${code}/accept`],
      [gm, 'DELETE', `/${id}/members/${anna.id}`],
    ];
    for (const [who, method, path] of operations) {
      const url = `/v1/campaigns${path}`.replace('/campaigns/..', '');
      for (const body of ['null', '7', '[]', '"x"', '{"nonsense":1}', '{'])
        expect([method, path, body, (await who.call(method, url, { body })).status]).toEqual([
          method,
          path,
          body,
          400,
        ]);
      const query = refused(await who.call(method, `${url}?dryRun=maybe&x=1`, { body: {} }), 400);
      expect(
        violationsOf(query)
          .map(({ pointer }) => pointer)
          .sort(),
      ).toEqual(['/query/dryRun', '/query/x']);
      if (method === 'POST')
        refused(await who.call(method, url, { body: {}, headers: { 'idempotency-key': 'a b' } }), 400);
    }
    expect(await tables()).toEqual(before);
  });
});

describe('who may', () => {
  it('answers by role, and to strangers as if there were nothing', async () => {
    const { id, gm, players } = await setUpCampaign(app, 2);
    const [anna] = players as [Person];
    const watcher = await register(app, 'Watcher');
    const stranger = await register(app, 'Stranger');
    expectStatus(await accept(await invite({ id, gm }, { role: 'observer' }), watcher, {}), 200);
    const operations: [method: string, path: string, gm: boolean, player: boolean, observer: boolean][] = [
      ['GET', '', true, true, true],
      ['PATCH', '', true, false, false],
      ['DELETE', '?dryRun=true', true, false, false],
      ['POST', '/start', true, false, false],
      ['POST', '/invitations', true, false, false],
      ['GET', '/map', true, true, true],
      ['PUT', '/map', true, false, false],
      ['POST', '/map/generate', true, false, false],
      ['GET', '/force', false, true, false],
      ['PUT', '/force', false, true, false],
      ['POST', '/force/submit', false, true, false],
      ['POST', '/force/suggest', false, true, false],
    ];
    for (const [method, path, ...may] of operations) {
      for (const [index, who] of [gm, anna, watcher].entries()) {
        const answer = await who.call(method, `/v1/campaigns/${id}${path}`);
        expect([method, path, who.name, answer.status === 403]).toEqual([
          method,
          path,
          who.name,
          may[index] !== true,
        ]);
      }
      // Before the form is looked at.
      refused(
        await stranger.call(
          method,
          `/v1/campaigns/${id}${path}`,
          method === 'GET' ? {} : { body: { nonsense: 1 } },
        ),
        404,
      );
      refused(await gm.call(method, `/v1/campaigns/${id.replace(/^./, 'x')}${path}`), 404);
    }
    const other =
      (
        expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).body['seats'] as unknown as {
          force: string;
        }[]
      )[0]?.force ?? '';
    check('Force', expectStatus(await gm.call('GET', `/v1/campaigns/${id}/force?as=${other}`), 200).body);
    refused(await gm.call('GET', `/v1/campaigns/${id}/force?as=nobody`), 404);
    refused(await anna.call('GET', `/v1/campaigns/${id}/force?as=${other}`), 403);
  });
});
