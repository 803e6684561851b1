/**
 * Who is in a campaign, how they come and go: members, invitations that are listed, revoked, looked at and
 * that take over a seat, leaving, and the end of it all.
 */
import { replay } from '../../src/infrastructure/store/history/replay';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';
import { openStream, type OpenStream } from '../support/stream';
import {
  expectStatus,
  register,
  setUpCampaign,
  startedCampaign,
  submitSuggested,
  type Person,
  type SetUp,
} from '../support/players';

let app: TestApp;
/**
 * On the same database, where few wrong codes are let pass. It lasts as long as the other: logins are looked
 * up by whichever was made last.
 */
let narrow: TestApp;
let check: AnswerCheck;
beforeAll(async () => {
  app = await startTestApp();
  narrow = await startTestApp({ LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS: '3' }, app);
  check = await answerCheck(app);
});
afterAll(async () => {
  await narrow.close();
  await app.close();
});

interface Line {
  readonly code: string;
  readonly url: string;
  readonly state: string;
  readonly role: string;
  readonly force: string | null;
  readonly usedBy: { readonly id: string; readonly displayName: string } | null;
}
interface Listed {
  readonly user: { readonly id: string; readonly displayName: string };
  readonly role: string;
  readonly force: string | null;
  readonly joinedAt: string;
  readonly lastSeen: string | null;
}
type War = SetUp & { readonly anna: Person; readonly ben: Person };

const at = ({ id }: { readonly id: string }, rest: string): string => `/v1/campaigns/${id}${rest}`;
const items = <T>(answer: Answer): readonly T[] =>
  expectStatus(answer, 200).body['items'] as unknown as readonly T[];
const codeOf = (answer: Answer): string =>
  (answer.body['violations'] as unknown as { code: string }[])[0]?.code ?? String(answer.body['code']);
const invite = async (war: SetUp, body: object): Promise<{ readonly code: string; readonly url: string }> => {
  const made = expectStatus(await war.gm.call('POST', at(war, '/invitations'), { body }), 201);
  check('Invitation', made.body);
  return made.body as unknown as { code: string; url: string };
};
const accept = (code: string, who: Person, body: unknown = {}, query = ''): Promise<Answer> =>
  who.call('POST', `/v1/invitations/${code}/accept${query}`, { body });
const look = (code: string): Promise<Answer> => call(app, 'GET', `/v1/invitations/${code}`);
const forceOf = async (war: SetUp, who: Person): Promise<string> =>
  String((await who.call('GET', at(war, ''))).body['myForce']);
const roles = async (war: SetUp): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    items<Listed>(await war.gm.call('GET', at(war, '/members'))).map(({ user, role }) => [user.id, role]),
  );
const told = async (war: SetUp, who: Person, type: string): Promise<readonly { readonly data: object }[]> =>
  items<{ type: string; data: object }>(await who.call('GET', at(war, '/events?limit=100'))).filter(
    (event) => event.type === type,
  );
const sound = async ({ id }: SetUp): Promise<void> =>
  expect((await replay(app.pool, id as never))?.checks.filter(({ same }) => !same)).toEqual([]);

const withTwo = (war: SetUp): War => {
  const [anna, ben] = war.players as [Person, Person];
  return { ...war, anna, ben };
};
const running = async (): Promise<War> => withTwo(await startedCampaign(app, 2));
const inSetup = async (): Promise<War> => withTwo(await setUpCampaign(app, 2));

describe('members', () => {
  it('tells names and roles to all, and to the game master alone when they were last there; page by page', async () => {
    const war = await running();
    const watcher = await register(app, 'Watcher');
    expectStatus(await accept((await invite(war, { role: 'observer' })).code, watcher), 200);
    const asGm = items<Listed>(await war.gm.call('GET', at(war, '/members')));
    for (const one of asGm) check('Member', one);
    expect(asGm.map(({ user, role }) => [user.displayName, role]).sort()).toEqual([
      ['Gm', 'gm'],
      ['Player1', 'player'],
      ['Player2', 'player'],
      ['Watcher', 'observer'],
    ]);
    expect(asGm.every(({ lastSeen }) => lastSeen !== null)).toBe(true);
    for (const who of [war.anna, watcher])
      expect(items<Listed>(await who.call('GET', at(war, '/members')))).toEqual(
        asGm.map((one) => ({ ...one, lastSeen: null })),
      );
    const pages: string[] = [];
    for (let after = ''; ;) {
      const page = expectStatus(await war.anna.call('GET', at(war, `/members?limit=1${after}`)), 200).body;
      pages.push(...(page['items'] as unknown as Listed[]).map(({ user }) => user.id));
      if (page['next'] === null) break;
      after = `&after=${String(page['next'])}`;
    }
    expect(pages).toEqual(asGm.map(({ user }) => user.id));
    expect(items(await war.anna.call('GET', at(war, '/members?after=nobody')))).toEqual([]);
  });

  it('keeps when somebody came, whatever place they get later', async () => {
    const war = await running();
    const before = items<Listed>(await war.gm.call('GET', at(war, '/members'))).find(
      ({ user }) => user.id === war.anna.id,
    );
    const heir = await register(app, 'Heir');
    expectStatus(await accept((await invite(war, { force: await forceOf(war, war.anna) })).code, heir), 200);
    const after = items<Listed>(await war.gm.call('GET', at(war, '/members'))).find(
      ({ user }) => user.id === war.anna.id,
    );
    expect([after?.role, after?.joinedAt]).toEqual(['observer', before?.joinedAt]);
  });
});

describe('the list of invitations', () => {
  it('has open, used and expired ones with their codes, newest first, for the game master alone, and sealed in the database', async () => {
    const war = await inSetup();
    const [used, late, open] = [
      await invite(war, { role: 'observer' }),
      await invite(war, { role: 'observer' }),
      await invite(war, { role: 'observer' }),
    ];
    const watcher = await register(app, 'Watcher');
    expectStatus(await accept(used.code, watcher), 200);
    await app.pool.query(
      `UPDATE campaign_invitations SET expires_at = now() - interval '1 second'
       WHERE code_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [late.code],
    );
    const answer = await war.gm.call('GET', at(war, '/invitations?limit=3'));
    const list = items<Line>(answer);
    for (const one of list) check('ListedInvitation', one);
    expect(list.map(({ code, url, state }) => [code, url, state])).toEqual([
      [open.code, open.url, 'open'],
      [late.code, late.url, 'expired'],
      [used.code, used.url, 'used'],
    ]);
    expect(list[2]?.usedBy).toEqual({ id: watcher.id, displayName: 'Watcher' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // The two players' are behind the cursor.
    const rest = items<Line>(
      await war.gm.call('GET', at(war, `/invitations?after=${String(answer.body['next'])}`)),
    );
    expect(rest.map(({ usedBy }) => usedBy?.displayName)).toEqual(['Player2', 'Player1']);
    expect(items(await war.gm.call('GET', at(war, '/invitations?after=nothing')))).toEqual([]);
    const { rows } = await app.pool.query<{ all: string }>(
      `SELECT json_agg(i)::text AS all FROM campaign_invitations i`,
    );
    for (const { code } of [used, late, open]) expect(rows[0]?.all).not.toContain(code);
  });

  it('revokes an open one for good, and no accepted one', async () => {
    const war = await running();
    const { code } = await invite(war, { role: 'observer' });
    const path = at(war, `/invitations/${code}`);
    expectStatus(await war.gm.call('DELETE', `${path}?dryRun=true`), 204);
    expectStatus(await look(code), 200);
    expectStatus(await war.gm.call('DELETE', path), 204);
    expectProblem(await war.gm.call('DELETE', path), 404, 'request/not-found');
    expectProblem(await look(code), 404, 'request/not-found');
    expectProblem(await accept(code, await register(app, 'Late')), 404, 'request/not-found');
    expect((await told(war, war.anna, 'invitation-revoked')).map(({ data }) => data)).toEqual([
      { role: 'observer', force: null },
    ]);
    const used = await invite(war, { role: 'observer' });
    expectStatus(await accept(used.code, await register(app, 'Watcher')), 200);
    expectProblem(
      await war.gm.call('DELETE', at(war, `/invitations/${used.code}`)),
      409,
      'setup/invitation-used',
    );
    // Another campaign's game master has no such invitation.
    const other = await inSetup();
    const mine = await invite(war, { role: 'observer' });
    expectProblem(
      await other.gm.call('DELETE', at(other, `/invitations/${mine.code}`)),
      404,
      'request/not-found',
    );
    await sound(war);
  });
});

describe('looking at an invitation before one has an account', () => {
  it('tells what it is for, and nothing more', async () => {
    const war = await inSetup();
    const made = expectStatus(
      await war.gm.call('POST', '/v1/campaigns', {
        body: { name: 'Open <b>war</b>', factions: ['davion', null] },
      }),
      201,
    );
    const other = { ...war, id: String(made.body['id']) };
    const shown = async (body: object, of: SetUp = other): Promise<object> => {
      const answer = expectStatus(await look((await invite(of, body)).code), 200);
      check('InvitationLook', answer.body);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      for (const secret of [of.id, of.gm.id]) expect(answer.text).not.toContain(secret);
      return answer.body;
    };
    const head = {
      campaign: { name: 'Open <b>war</b>', status: 'setup' },
      gameMaster: 'Gm',
      open: true,
      force: null,
    };
    expect(await shown({ role: 'observer' })).toMatchObject({
      ...head,
      role: 'observer',
      seat: null,
      factions: [],
    });
    expect(await shown({ seat: 1 })).toMatchObject({
      ...head,
      role: 'player',
      seat: 1,
      factions: ['davion'],
    });
    const free = (await shown({ seat: 2 })) as { readonly factions: readonly string[] };
    expect(free.factions).toEqual(expect.arrayContaining(['davion', 'liao', 'kurita']));
    expect(await shown({ force: await forceOf(war, war.anna) }, war)).toMatchObject({
      role: 'player',
      seat: 1,
      force: { name: 'Force 1', faction: 'davion' },
      factions: [],
      open: true,
    });
    // Every seat is taken by now.
    expect(await shown({}, war)).toMatchObject({ open: false });
  });

  it('says that it was used, or is out of date, and knows no wrong code', async () => {
    const war = await inSetup();
    const { code } = await invite(war, { role: 'observer' });
    await app.pool.query(
      `UPDATE campaign_invitations SET expires_at = now() WHERE campaign_id = $1 AND used_by IS NULL`,
      [war.id],
    );
    expect(expectStatus(await look(code), 200).body).toMatchObject({ open: false });
    await app.pool.query(
      `UPDATE campaign_invitations SET expires_at = now() + interval '1 day' WHERE campaign_id = $1`,
      [war.id],
    );
    expectStatus(await accept(code, await register(app, 'Watcher')), 200);
    expect(expectStatus(await look(code), 200).body).toMatchObject({ open: false });
    expectProblem(await look('x'.repeat(32)), 404, 'request/not-found');
    expectStatus(await call(app, 'GET', `/v1/invitations/${code}?x=1`), 400);
  });

  it('lets nobody guess, and whoever has a code look on', async () => {
    try {
      const { code } = await invite(await inSetup(), { role: 'observer' });
      const ask = (one: string): Promise<Answer> => call(narrow, 'GET', `/v1/invitations/${one}`);
      await app.pool.query('DELETE FROM attempt_counters');
      for (let time = 0; time < 6; time += 1) expectStatus(await ask(code), 200);
      for (let time = 0; time < 3; time += 1) expectStatus(await ask(`wrong-${time}`), 404);
      for (const language of ['en', 'de']) {
        const refused = await call(narrow, 'GET', '/v1/invitations/wrong', {
          headers: { 'accept-language': language },
        });
        expectProblem(refused, 429, 'setup/too-many-looks');
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(String(refused.body['detail'])).toMatch(
          language === 'en' ? /wrong invitation codes/ : /falsche Einladungscodes/,
        );
      }
    } finally {
      await app.pool.query('DELETE FROM attempt_counters');
    }
  });
});

describe('taking over a seat by an invitation', () => {
  it('before the start: the draft stays, the player before becomes an observer', async () => {
    const war = await inSetup();
    await submitSuggested(war.id, war.anna, 'anna');
    const draft = expectStatus(await war.anna.call('GET', at(war, '/force')), 200).text;
    const force = await forceOf(war, war.anna);
    const heir = await register(app, 'Heir');
    const { code } = await invite(war, { force });
    const dry = expectStatus(await accept(code, heir, {}, '?dryRun=true'), 200);
    check('Campaign', dry.body);
    const done = expectStatus(await accept(code, heir), 200);
    expect(done.text).toBe(dry.text);
    expect(done.body).toMatchObject({ role: 'player', myForce: force });
    expect(expectStatus(await heir.call('GET', at(war, '/force')), 200).text).toBe(draft);
    expectStatus(await war.anna.call('GET', at(war, '/force')), 403);
    expect(await roles(war)).toMatchObject({
      [heir.id]: 'player',
      [war.anna.id]: 'observer',
      [war.ben.id]: 'player',
    });
    await submitSuggested(war.id, war.ben, 'ben');
    expectStatus(await war.gm.call('POST', at(war, '/start')), 200);
    expectStatus(await heir.call('GET', at(war, '/view')), 200);
    await sound(war);
  });

  it('of a seat that is free takes a faction and a name, as for any seat', async () => {
    const war = await inSetup();
    const force = await forceOf(war, war.anna);
    const { code } = await invite(war, { force });
    expectStatus(await war.anna.call('POST', at(war, '/leave')), 204);
    const heir = await register(app, 'Heir');
    expectProblem(await accept(code, heir), 400, 'shape/missing');
    const done = expectStatus(await accept(code, heir, { faction: 'davion', forceName: 'Heirs' }), 200);
    expect(done.body).toMatchObject({ role: 'player', myForce: force });
  });

  it('in a war: everybody is told, the ready mark goes, and the seat is played on', async () => {
    const war = await running();
    const force = await forceOf(war, war.anna);
    const heir = await register(app, 'Heir');
    expectStatus(await war.anna.call('PUT', at(war, '/ready'), { body: { ready: true } }), 200);
    const { code } = await invite(war, { force });
    expect((await told(war, war.ben, 'invitation-made')).at(-1)?.data).toMatchObject({
      role: 'player',
      force,
    });
    const dry = expectStatus(await accept(code, heir, {}, '?dryRun=true'), 200);
    expect(await roles(war)).not.toHaveProperty(heir.id);
    const key = { headers: { 'idempotency-key': 'over' }, body: {} };
    const done = expectStatus(await heir.call('POST', `/v1/invitations/${code}/accept`, key), 200);
    check('Campaign', done.body);
    expect(done.text).toBe(dry.text);
    expect(expectStatus(await heir.call('POST', `/v1/invitations/${code}/accept`, key), 200).text).toBe(
      done.text,
    );
    for (const who of [war.ben, war.anna, heir, war.gm])
      expect((await told(war, who, 'seat-reassigned')).map(({ data }) => data)).toEqual([
        { force, player: 'Heir', reason: null },
      ]);
    const view = expectStatus(await heir.call('GET', at(war, '/view')), 200).body;
    expect(view).toMatchObject({ force });
    const forces = view['forces'] as unknown as { id: string; player: string; ready: boolean }[];
    expect(forces.find(({ id }) => id === force)).toMatchObject({ player: 'Heir', ready: false });
    expectStatus(await war.anna.call('PUT', at(war, '/ready'), { body: { ready: true } }), 403);
    expectStatus(await heir.call('PUT', at(war, '/ready'), { body: { ready: true } }), 200);
    expect(await roles(war)).toMatchObject({ [heir.id]: 'player', [war.anna.id]: 'observer' });
    expectProblem(await accept(code, await register(app, 'Late')), 404, 'request/not-found');
    await sound(war);
  });

  it('is open to observers, and to nobody who plays or leads; the rules name what is wrong', async () => {
    const war = await running();
    const force = await forceOf(war, war.anna);
    const { code } = await invite(war, { force });
    expect(codeOf(expectStatus(await accept(code, war.gm), 422))).toBe('setup/gm-does-not-play');
    expect(codeOf(expectStatus(await accept(code, war.ben), 422))).toBe('gm/user-has-seat');
    expect(codeOf(expectStatus(await accept(code, war.anna), 422))).toBe('setup/already-member');
    const watcher = await register(app, 'Watcher');
    expectStatus(await accept((await invite(war, { role: 'observer' })).code, watcher), 200);
    expectStatus(await accept(code, watcher), 200);
    expect(await roles(war)).toMatchObject({ [watcher.id]: 'player', [war.anna.id]: 'observer' });
    const send = async (body: object): Promise<string> =>
      codeOf(expectStatus(await war.gm.call('POST', at(war, '/invitations'), { body }), 422));
    expect(await send({ force: 'nothing-has-this-id' })).toBe('gm/no-such-force');
    expect(await send({ force, role: 'observer' })).toBe('setup/force-alone');
    expect(await send({ force, seat: 1 })).toBe('setup/force-alone');
    expectProblem(
      await war.gm.call('POST', at(war, '/invitations'), { body: { seat: 1 } }),
      409,
      'setup/started',
    );
    await sound(war);
  });

  it('lets one of many have it, or the revocation, and nobody after the end', async () => {
    const war = await running();
    const force = await forceOf(war, war.anna);
    const { code } = await invite(war, { force });
    const many = await Promise.all(['One', 'Two', 'Three'].map((name) => register(app, name)));
    const answers = await Promise.all(many.map((who) => accept(code, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const second = await invite(war, { force });
    const [taken, revoked] = await Promise.all([
      accept(second.code, await register(app, 'Four')),
      war.gm.call('DELETE', at(war, `/invitations/${second.code}`)),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([taken.status, revoked.status]);
    const third = await invite(war, { force });
    expectStatus(
      await war.gm.call('POST', at(war, '/gm/end'), { body: { winner: null, reason: 'We move' } }),
      200,
    );
    expectProblem(await accept(third.code, await register(app, 'Five')), 409, 'gm/campaign-finished');
    expect(expectStatus(await look(third.code), 200).body).toMatchObject({
      open: false,
      campaign: { status: 'finished' },
    });
    await sound(war);
  });
});

describe('leaving', () => {
  it('frees the seat before the start, and makes it vacant in a war, where the phase does not wait for it', async () => {
    const early = await inSetup();
    expectStatus(await early.anna.call('POST', at(early, '/leave?dryRun=true')), 204);
    expectStatus(await early.anna.call('POST', at(early, '/leave')), 204);
    expectStatus(await early.anna.call('POST', at(early, '/leave')), 404);
    expectProblem(await early.gm.call('POST', at(early, '/leave')), 403, 'request/forbidden');
    const seats = expectStatus(await early.gm.call('GET', at(early, '')), 200).body['seats'] as unknown as {
      user: unknown;
    }[];
    expect(seats[0]?.user).toBeNull();

    const war = await running();
    const force = await forceOf(war, war.anna);
    expectStatus(await war.ben.call('PUT', at(war, '/ready'), { body: { ready: true } }), 200);
    const phase = async (): Promise<unknown> =>
      expectStatus(await war.gm.call('GET', at(war, '')), 200).body['phase'];
    const before = await phase();
    expectStatus(await war.anna.call('POST', at(war, '/leave?dryRun=true')), 204);
    expect(await phase()).toBe(before);
    expectStatus(
      await war.anna.call('POST', at(war, '/leave'), { headers: { 'idempotency-key': 'go' } }),
      204,
    );
    expectStatus(
      await war.anna.call('POST', at(war, '/leave'), { headers: { 'idempotency-key': 'go' } }),
      204,
    );
    expect(await phase()).not.toBe(before);
    expectStatus(await war.anna.call('GET', at(war, '/view')), 404);
    expect((await told(war, war.ben, 'seat-given-up')).map(({ data }) => data)).toEqual([
      { name: 'Player1', force },
    ]);
    await sound(war);
    // Somebody else takes the vacant seat over.
    const heir = await register(app, 'Heir');
    expectStatus(await accept((await invite(war, { force })).code, heir), 200);
    expect(expectStatus(await heir.call('GET', at(war, '/view')), 200).body).toMatchObject({ force });
    await sound(war);
  });

  it('ends the event streams of who leaves, and everybody’s when the campaign is deleted', async () => {
    const war = await running();
    const follow = (who: Person): Promise<OpenStream> =>
      openStream(app, who.token, at(war, '/events/stream'));
    const [annas, bens] = [await follow(war.anna), await follow(war.ben)];
    await Promise.all([annas.next(), bens.next()]);
    expectStatus(await war.anna.call('POST', at(war, '/leave')), 204);
    await annas.ended;
    expectStatus(
      await war.gm.call('POST', at(war, '/gm/end'), { body: { winner: null, reason: 'We move' } }),
      200,
    );
    expectStatus(await war.gm.call('DELETE', at(war, '')), 204);
    await bens.ended;
  });

  it('is for observers at any time, and for players after the end; all are told of both, and of an observer who comes', async () => {
    const war = await running();
    const watcher = await register(app, 'Watcher');
    expectStatus(await accept((await invite(war, { role: 'observer' })).code, watcher), 200);
    expectStatus(await watcher.call('DELETE', at(war, `/members/${watcher.id}`)), 204);
    expectStatus(await watcher.call('GET', at(war, '')), 404);
    expectStatus(
      await war.gm.call('POST', at(war, '/gm/end'), { body: { winner: null, reason: 'We move' } }),
      200,
    );
    expectStatus(await war.anna.call('POST', at(war, '/leave')), 204);
    expect(await told(war, war.ben, 'seat-given-up')).toEqual([]);
    for (const who of [war.ben, war.gm]) {
      expect((await told(war, who, 'member-joined')).map(({ data }) => data)).toEqual([
        { name: 'Watcher', role: 'observer' },
      ]);
      expect((await told(war, who, 'member-left')).map(({ data }) => data)).toEqual([
        { name: 'Watcher', role: 'observer' },
        { name: 'Player1', role: 'player' },
      ]);
    }
    expectProblem(await war.gm.call('DELETE', at(war, `/members/${war.ben.id}`)), 409, 'setup/started');
    await sound(war);
  });
});

it('deletes a campaign that is over with everything in it, and none that runs', async () => {
  const war = await running();
  await invite(war, { role: 'observer' });
  expectStatus(await war.gm.call('POST', at(war, '/gm/advance'), { body: { reason: 'Go' } }), 200);
  expectProblem(await war.gm.call('DELETE', at(war, '')), 409, 'setup/started');
  expectStatus(
    await war.gm.call('POST', at(war, '/gm/end'), { body: { winner: null, reason: 'We move' } }),
    200,
  );
  const { rows: tables } = await app.pool.query<{ name: string; column: string }>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns c JOIN pg_tables t ON t.tablename = c.table_name
     WHERE t.schemaname = 'public' AND (column_name = 'campaign_id' OR (table_name = 'campaigns' AND column_name = 'id'))`,
  );
  const left = async (): Promise<readonly string[]> => {
    const kept: string[] = [];
    for (const { name, column } of tables)
      if (
        ((await app.pool.query(`SELECT 1 FROM ${name} WHERE ${column} = $1 LIMIT 1`, [war.id])).rowCount ??
          0) > 0
      )
        kept.push(name);
    return kept;
  };
  expect((await left()).length).toBeGreaterThan(12);
  expectStatus(await war.gm.call('DELETE', `${at(war, '')}?dryRun=true`), 204);
  expectStatus(await war.gm.call('GET', at(war, '/view')), 200);
  expectStatus(await war.gm.call('DELETE', at(war, '')), 204);
  for (const who of [war.gm, war.anna])
    for (const path of ['', '/view', '/members']) expectStatus(await who.call('GET', at(war, path)), 404);
  expect(
    (await left()).filter((name) => !['campaign_command_allowances', 'reset_links'].includes(name)),
  ).toEqual([]);
});

describe('the own list of campaigns', () => {
  const listed = async (who: Person, query = ''): Promise<readonly string[]> =>
    items<{ id: string }>(await who.call('GET', `/v1/campaigns${query}`)).map(({ id }) => id);
  const hide = (war: SetUp, who: Person, hidden: boolean, query = ''): Promise<Answer> =>
    who.call('PUT', at(war, `/hidden${query}`), { body: { hidden } });

  it('hides a campaign for who asks alone, and shows it again', async () => {
    const war = await running();
    expect(expectStatus(await hide(war, war.anna, true, '?dryRun=true'), 200).body).toEqual({ hidden: true });
    expect([await listed(war.anna), await listed(war.anna, '?hidden=true')]).toEqual([[war.id], []]);
    expect(expectStatus(await hide(war, war.anna, true), 200).body).toEqual({ hidden: true });
    expect([await listed(war.anna), await listed(war.anna, '?hidden=true')]).toEqual([[], [war.id]]);
    expect(await listed(war.ben)).toEqual([war.id]);
    expectStatus(await war.anna.call('GET', at(war, '/view')), 200);
    expectStatus(await hide(war, war.anna, false), 200);
    expect([await listed(war.anna), await listed(war.anna, '?hidden=true')]).toEqual([[war.id], []]);
  });

  it('shows a hidden campaign again when somebody gets another place in it', async () => {
    const war = await running();
    expectStatus(await hide(war, war.anna, true), 200);
    const { code } = await invite(war, { force: await forceOf(war, war.anna) });
    expectStatus(await accept(code, await register(app, 'Heir')), 200);
    expect(await listed(war.anna)).toEqual([war.id]);
  });

  it('refuses what is no such wish', async () => {
    const war = await inSetup();
    for (const body of [{}, { hidden: 'yes' }, { hidden: true, more: 1 }, []])
      expectStatus(await war.anna.call('PUT', at(war, '/hidden'), { body }), 400);
    expectStatus(await war.anna.call('GET', '/v1/campaigns?hidden=maybe'), 400);
    expectStatus(await hide(war, await register(app, 'Stranger'), true), 404);
  });
});

it('replaces a player who quit with three calls', async () => {
  const war = await running();
  const force = await forceOf(war, war.anna);
  const heir = await register(app, 'Heir');
  expectStatus(
    await war.gm.call('POST', at(war, `/gm/members/${war.anna.id}/remove`), { body: { reason: 'Has quit' } }),
    200,
  );
  const { code } = await invite(war, { force });
  expectStatus(await accept(code, heir), 200);
  expectStatus(await heir.call('PUT', at(war, '/ready'), { body: { ready: true } }), 200);
  expect(await roles(war)).toMatchObject({ [heir.id]: 'player', [war.ben.id]: 'player' });
  expect(await roles(war)).not.toHaveProperty(war.anna.id);
  await sound(war);
});
