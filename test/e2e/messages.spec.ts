/**
 * Messages between the people of a campaign: who reads what, in every state of it, what is kept, what is
 * muted, and what streams tell.
 */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';
import {
  expectStatus,
  register,
  setUpCampaign,
  startedCampaign,
  submitSuggested,
  type Person,
  type SetUp,
} from '../support/players';
import { openStream, type OpenStream } from '../support/stream';

const SECRET_KEY = 'two servers of one group, and one database';

let app: TestApp;
/** On the same database, where three messages may be written within a minute. */
let twin: TestApp;
let check: AnswerCheck;
let war: War;
beforeAll(async () => {
  app = await startTestApp({ SECRET_KEY });
  twin = await startTestApp({
    SECRET_KEY,
    LIMIT_MESSAGES_PER_MINUTE: '3',
    DATABASE_URL: app.pool.options.connectionString ?? '',
  });
  check = await answerCheck(app);
  war = await withPeople(await startedCampaign(app, 4, { teams: [[1, 2]] }));
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

interface Message {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly at: string;
  readonly text: string;
}
interface Line {
  readonly items: readonly Message[];
  readonly next: string | null;
}
type Player = Person & { readonly force: string };
interface War extends SetUp {
  /** Anna and Ben are a team. */
  readonly anna: Player;
  readonly ben: Player;
  readonly cleo: Player;
  readonly dora: Player;
  readonly watcher: Person;
}

const at = ({ id }: { readonly id: string }, rest = ''): string => `/v1/campaigns/${id}/messages${rest}`;
const withPeople = async (campaign: SetUp): Promise<War> => {
  const seated = await Promise.all(
    campaign.players.map(async (one): Promise<Player> => {
      const seen = await one.call('GET', `/v1/campaigns/${campaign.id}`);
      return { ...one, force: String(seen.body['myForce']) };
    }),
  );
  const [anna, ben, cleo, dora] = seated as [Player, Player, Player, Player];
  return { ...campaign, anna, ben, cleo, dora, watcher: await joined(campaign, 'Watcher') };
};
const joined = async (
  { id, gm }: SetUp,
  name: string,
  invitation: object = { role: 'observer' },
): Promise<Person> => {
  const person = await register(app, name);
  const made = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: invitation }),
    201,
  );
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(made.body['code'])}/accept`, { body: {} }),
    200,
  );
  return person;
};
const post = (
  who: Person,
  to: string | null,
  text: string,
  options: { query?: string; headers?: Record<string, string>; in?: SetUp } = {},
) =>
  who.call('POST', at(options.in ?? war, options.query), {
    body: { to, text },
    ...(options.headers === undefined ? {} : { headers: options.headers }),
  });
const write = async (
  who: Person,
  to: string | null,
  text: string,
  campaign: SetUp = war,
): Promise<Message> => {
  const { body } = expectStatus(await post(who, to, text, { in: campaign }), 201);
  check('Message', body);
  return body as unknown as Message;
};
const read = async (who: Person, query = '', campaign: SetUp = war): Promise<Line> =>
  expectStatus(await who.call('GET', at(campaign, query)), 200).body as unknown as Line;
const all = async (who: Person, query = '', campaign: SetUp = war): Promise<readonly Message[]> => {
  const items: Message[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Line = await read(
      who,
      `?limit=100${query}${after === '' ? '' : `&after=${after}`}`,
      campaign,
    );
    items.push(...page.items);
    after = page.next;
  }
  return items;
};
const textsOf = async (who: Person, query = '', campaign: SetUp = war): Promise<readonly string[]> =>
  (await all(who, query, campaign)).map(({ text }) => text);
const sees = async (who: Person, { id }: Message, campaign: SetUp = war): Promise<boolean> =>
  (await all(who, '', campaign)).some((one) => one.id === id);
const readers = async (message: Message, campaign: War = war): Promise<readonly string[]> => {
  const people: readonly (readonly [string, Person])[] = [
    ['gm', campaign.gm],
    ['anna', campaign.anna],
    ['ben', campaign.ben],
    ['cleo', campaign.cleo],
    ['dora', campaign.dora],
    ['watcher', campaign.watcher],
  ];
  const found: string[] = [];
  for (const [name, who] of people) if (await sees(who, message, campaign)) found.push(name);
  return found;
};
const mute = async (who: Person, mutes: object): Promise<Answer> =>
  who.call('PUT', at(war, '/mutes'), { body: mutes });
const NONE = { everything: false, forces: [] };
const follow = (who: Person, server: TestApp = app, query = ''): Promise<OpenStream> =>
  openStream(server, who.token, `/v1/campaigns/${war.id}/events/stream${query}`, {
    'last-event-id': '100000',
  });
const codes = (answer: Answer): readonly string[] =>
  (answer.body['violations'] as unknown as readonly { code: string; pointer: string }[]).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

describe('who reads what', () => {
  it('a message reaches whom it is for and who wrote it, and nobody else; the game master only what is for them or for all', async () => {
    const EVERYBODY = ['gm', 'anna', 'ben', 'cleo', 'dora', 'watcher'];
    expect(await readers(await write(war.anna, war.cleo.force, 'A truce?'))).toEqual(['anna', 'cleo']);
    expect(await readers(await write(war.anna, 'team', 'To the bridge.'))).toEqual(['anna', 'ben']);
    expect(await readers(await write(war.anna, 'gm', 'Is 0805 woods?'))).toEqual(['gm', 'anna']);
    expect(await readers(await write(war.anna, null, 'Good luck!'))).toEqual(EVERYBODY);
    expect(await readers(await write(war.gm, war.dora.force, 'Mind the deadline.'))).toEqual(['gm', 'dora']);
    expect(await readers(await write(war.gm, null, 'Tea at five.'))).toEqual(EVERYBODY);
  });

  it('says from whom, to whom and when, and trims what was written', async () => {
    const before = Date.now() - 60_000;
    const message = await write(war.anna, war.ben.force, '  First line\r\nsecond 👨‍👩‍👧 line \n');
    expect(message).toMatchObject({
      from: war.anna.force,
      to: war.ben.force,
      text: 'First line\nsecond 👨‍👩‍👧 line',
    });
    expect(Date.parse(message.at)).toBeGreaterThan(before);
    expect(message.id).toMatch(/^[0-9a-f]{24}$/);
    expect((await all(war.ben)).at(-1)).toEqual(message);
    expect(await write(war.gm, 'team', 'x').catch(String)).toContain('messages/no-team');
  });

  it('observers listen; strangers find nothing', async () => {
    expectProblem(await post(war.watcher, null, 'May I?'), 403, 'request/forbidden');
    expectProblem(await post(war.watcher, 'gm', 'May I?'), 403, 'request/forbidden');
    const stranger = await register(app, 'Stranger');
    for (const rest of ['', '/mutes'])
      expectProblem(await stranger.call('GET', at(war, rest)), 404, 'request/not-found');
    expectProblem(await post(stranger, null, 'Hello'), 404, 'request/not-found');
    expectProblem(await call(app, 'GET', at(war)), 401, 'request/unauthenticated');
  });

  it('every mistake of form is told at once; nobody speaks to everybody by forgetting whom', async () => {
    const wrong = await war.anna.call('POST', at(war), { body: { text: 'a\u0007b', x: 1 } });
    expect(codes(expectStatus(wrong, 400))).toEqual([
      'shape/missing /to',
      'shape/not-a-message /text',
      'shape/unknown-property /x',
    ]);
    for (const text of ['', ' \n ', '\u200b', 7, null, 'x'.repeat(2_001), 'a\tb', 'a\u202eb'])
      expectProblem(
        await war.anna.call('POST', at(war), { body: { to: null, text } }),
        400,
        'shape/not-a-message',
      );
    for (const to of [7, '', {}, 'x'.repeat(101)])
      expectProblem(
        await war.anna.call('POST', at(war), { body: { to, text: 'x' } }),
        400,
        'shape/not-an-id',
      );
    for (const query of ['?limit=0', '?limit=101', '?muted=maybe', '?as=gm', '?after='])
      expectStatus(await war.anna.call('GET', at(war, query)), 400);
    expect((await write(war.anna, war.ben.force, '🤖'.repeat(2_000))).text).toHaveLength(4_000);
  });

  it('an addressee who is not there, or oneself, is refused', async () => {
    for (const [who, to, code] of [
      [war.anna, 'nobody', 'messages/no-such-force'],
      [war.anna, war.anna.force, 'messages/to-oneself'],
      [war.gm, 'gm', 'messages/to-oneself'],
      [war.cleo, 'team', 'messages/no-team'],
    ] as const)
      expectProblem(await post(who, to, 'x'), 422, code);
    const german = await post(war.cleo, 'team', 'x', { headers: { 'accept-language': 'de' } });
    expect(german.body['detail']).toBe('Du bist in keinem Team.');
  });
});

describe('what is kept', () => {
  it('pages are in order, without gaps and frozen, and any message is a cursor', async () => {
    const sent: Message[] = [];
    for (let index = 0; index < 7; index += 1) {
      sent.push(await write(war.cleo, war.dora.force, `Number ${index}`));
      // What others write meanwhile is no gap.
      await write(war.anna, war.ben.force, 'Between us.');
    }
    const ids = sent.map(({ id }) => id);
    const whole = (await all(war.dora)).filter(({ id }) => ids.includes(id));
    expect(whole).toEqual(sent);
    const first = await read(war.dora, `?limit=3&after=${ids[0] ?? ''}`);
    expect([first.items.map(({ id }) => id), first.next]).toEqual([ids.slice(1, 4), ids[3]]);
    expect(await read(war.dora, `?limit=3&after=${first.next ?? ''}`)).toEqual({
      items: sent.slice(4, 7),
      next: null,
    });
    expect(await read(war.dora, `?after=${ids[6] ?? ''}`)).toEqual({ items: [], next: null });
  });

  it('the cursor of a message that one cannot read is as one that never was', async () => {
    const theirs = await write(war.anna, war.ben.force, 'Between us.');
    await write(war.gm, null, 'After it.');
    const known = await war.cleo.call('GET', at(war, `?after=${theirs.id}`));
    const unknown = await war.cleo.call('GET', at(war, `?after=${'0'.repeat(24)}`));
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.body).toEqual({ items: [], next: null });
  });

  it('messages that are written at once by many, over two servers, are each there once for whoever reads on', async () => {
    const start = (await all(war.cleo)).at(-1)?.id ?? '';
    const seen: string[] = [];
    let after = start;
    let over = false;
    const reading = (async () => {
      do {
        const { items } = await read(war.cleo, `?limit=100&after=${after}`);
        seen.push(...items.map(({ id }) => id));
        after = items.at(-1)?.id ?? after;
      } while (!over);
      const { items } = await read(war.cleo, `?limit=100&after=${after}`);
      seen.push(...items.map(({ id }) => id));
    })();
    const texts = Array.from({ length: 24 }, (_, index) => `At once ${index}`);
    const sent = await Promise.all(
      texts.map((text, index) =>
        write([war.anna, war.ben, war.gm][index % 3] ?? war.gm, war.cleo.force, text),
      ),
    );
    over = true;
    await reading;
    expect([...seen].sort()).toEqual(sent.map(({ id }) => id).sort());
    expect((await all(war.cleo)).slice(-24).map(({ id }) => id)).toEqual(seen);
  });

  it('a repeated request is answered as before, and the message is there once; another body is refused', async () => {
    const headers = { 'idempotency-key': 'message-1' };
    const first = expectStatus(await post(war.anna, war.ben.force, 'Once.', { headers }), 201);
    const again = expectStatus(await post(war.anna, war.ben.force, 'Once.', { headers }), 201);
    expect(again.text).toBe(first.text);
    expect((await textsOf(war.ben)).filter((text) => text === 'Once.')).toHaveLength(1);
    expectProblem(
      await post(war.anna, war.ben.force, 'Twice.', { headers }),
      422,
      'request/idempotency-key-reused',
    );
  });

  it('a dry run answers alike and keeps nothing', async () => {
    const tried = expectStatus(
      await post(war.anna, war.ben.force, 'Only tried.', { query: '?dryRun=true' }),
      201,
    );
    check('Message', tried.body);
    expect(await textsOf(war.ben)).not.toContain('Only tried.');
    expectProblem(
      await post(war.anna, 'nobody', 'x', { query: '?dryRun=true' }),
      422,
      'messages/no-such-force',
    );
  });

  it('more than the limit within a minute are refused, whoever they are for; reading is not', async () => {
    await app.pool.query('DELETE FROM campaign_command_allowances');
    const flood = async (): Promise<Answer> =>
      call(twin, 'POST', at(war), { token: war.dora.token, body: { to: null, text: 'Me!' } });
    const answers = [await flood(), await flood(), await flood(), await flood()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('3');
    expectProblem(answers[3] as Answer, 429, 'request/too-many');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expectStatus(await call(twin, 'GET', at(war), { token: war.dora.token }), 200);
    expectStatus(
      await call(twin, 'POST', at(war), { token: war.cleo.token, body: { to: null, text: 'I am another.' } }),
      201,
    );
  });
});

describe('mutes', () => {
  afterEach(async () => void expectStatus(await mute(war.ben, NONE), 200));

  it('who is muted is left out as long as they are, and loses nothing; nobody else notices', async () => {
    expect((await war.ben.call('GET', at(war, '/mutes'))).body).toEqual(NONE);
    await write(war.cleo, war.ben.force, 'Before the mute.');
    const tried = expectStatus(
      await war.ben.call('PUT', at(war, '/mutes?dryRun=true'), {
        body: { everything: false, forces: [war.cleo.force] },
      }),
      200,
    );
    check('Mutes', tried.body);
    expect((await war.ben.call('GET', at(war, '/mutes'))).body).toEqual(NONE);
    expectStatus(await mute(war.ben, { everything: false, forces: [war.cleo.force] }), 200);
    const stream = await follow(war.ben);
    await write(war.cleo, war.ben.force, 'While muted.');
    await write(war.cleo, null, 'To all while muted.');
    const heard = await write(war.dora, war.ben.force, 'From another.');
    expect(await stream.nextMessage()).toEqual({ id: heard.id, from: war.dora.force, to: war.ben.force });
    stream.close();
    const muted = ['Before the mute.', 'While muted.', 'To all while muted.'];
    expect((await textsOf(war.ben)).filter((text) => muted.includes(text))).toEqual([]);
    expect((await textsOf(war.ben, '&muted=true')).filter((text) => muted.includes(text))).toEqual(muted);
    expect((await textsOf(war.cleo)).filter((text) => muted.includes(text))).toEqual(muted);
    expect(await textsOf(war.anna)).toContain('To all while muted.');
    expectStatus(await mute(war.ben, NONE), 200);
    expect((await textsOf(war.ben)).filter((text) => muted.includes(text))).toEqual(muted);
  });

  it('everything is everything but one’s own words', async () => {
    const mine = await write(war.ben, war.cleo.force, 'My own words.');
    await write(war.gm, null, 'From the game master.');
    expectStatus(await mute(war.ben, { everything: true, forces: [] }), 200);
    const left = await all(war.ben);
    expect(left.map(({ id }) => id)).toContain(mine.id);
    expect(new Set(left.map(({ from }) => from))).toEqual(new Set([war.ben.force]));
    expect(await textsOf(war.ben, '&muted=true')).toContain('From the game master.');
  });

  it('only forces that there are, each once, and not one’s own', async () => {
    expectProblem(
      await mute(war.ben, { everything: false, forces: ['nobody'] }),
      422,
      'messages/no-such-force',
    );
    expectProblem(
      await mute(war.ben, { everything: false, forces: [war.ben.force] }),
      422,
      'messages/mutes-oneself',
    );
    expectProblem(
      await mute(war.ben, { everything: false, forces: [war.cleo.force, war.cleo.force] }),
      400,
      'shape/twice',
    );
    expect(codes(expectStatus(await mute(war.ben, { everything: 'yes', x: 1 }), 400))).toEqual([
      'shape/not-a-boolean /everything',
      'shape/missing /forces',
      'shape/unknown-property /x',
    ]);
    expect((await war.ben.call('GET', at(war, '/mutes'))).body).toEqual(NONE);
  });
});

describe('streams', () => {
  it('tell at once who can read a message, over both servers, without its text and without a number, and nobody else', async () => {
    const heard = [await follow(war.anna), await follow(war.cleo), await follow(war.cleo, twin)];
    const deaf = [
      await follow(war.ben),
      await follow(war.gm, twin),
      await follow(war.gm, app, `?as=${war.cleo.force}`),
      await follow(war.watcher),
    ];
    const [writes, delays]: [number[], number[]] = [[], []];
    for (let time = 0; time < 5; time += 1) {
      const began = performance.now();
      const { id } = await write(war.anna, war.cleo.force, 'Do you hear me?');
      const answered = performance.now();
      writes.push(answered - began);
      for (const stream of heard)
        expect(await stream.nextMessage()).toEqual({ id, from: war.anna.force, to: war.cleo.force });
      delays.push(performance.now() - answered);
    }
    // On a slow machine writing takes longer, and so may hearing of it.
    const medianOf = (all: number[]): number => all.sort((one, other) => one - other)[2] ?? Infinity;
    expect(medianOf(delays)).toBeLessThan(Math.max(500, 3 * medianOf(writes)));
    const toAll = await write(war.gm, null, 'To all.');
    for (const stream of [...heard, ...deaf])
      expect(await stream.nextMessage()).toEqual({ id: toAll.id, from: 'gm', to: null });
    for (const stream of [...heard, ...deaf]) {
      expect(stream.messages).toEqual([]);
      stream.close();
    }
  });

  it('what was missed while a server heard nothing is said without an id', async () => {
    const streams = [await follow(war.ben, twin), await follow(war.ben)];
    await app.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen' AND datname = current_database()`,
    );
    // Both servers listen again before the next test follows one of them.
    for (const stream of streams) {
      expect(await stream.nextMessage()).toEqual({ id: null, from: null, to: null });
      stream.close();
    }
  });

  it('what others put on the channel is passed over', async () => {
    const stream = await follow(war.ben);
    for (const payload of [
      '',
      'nonsense',
      `${war.id} ${'x'.repeat(24)}`,
      `${war.id} ${'0'.repeat(24)}`,
      `${war.id} ${'0'.repeat(24)} more`,
    ])
      await app.pool.query(`SELECT pg_notify('message_sent', $1)`, [payload]);
    const { id } = await write(war.gm, war.ben.force, 'After the noise.');
    expect((await stream.nextMessage()).id).toBe(id);
    stream.close();
  });
});

describe('before the start, in a pause and after the end', () => {
  it('people write from the first invitation on, and what was private stays so when all else is told', async () => {
    const early = await setUpCampaign(app, 2);
    const [anna, ben] = early.players as [Person, Person];
    const forceOf = async (who: Person): Promise<string> =>
      String((await who.call('GET', `/v1/campaigns/${early.id}`)).body['myForce']);
    const [annas, bens] = [await forceOf(anna), await forceOf(ben)];
    const watcher = await joined(early, 'Watcher');
    await write(anna, bens, 'Before the start.', early);
    for (const [index, player] of early.players.entries())
      await submitSuggested(early.id, player, `force ${index}`);
    expectStatus(await early.gm.call('POST', `/v1/campaigns/${early.id}/start`), 200);
    const gm = (path: string, body: object): Promise<Answer> =>
      early.gm.call('POST', `/v1/campaigns/${early.id}/gm/${path}`, { body });
    expectStatus(await gm('pause', { reason: 'tea' }), 200);
    await write(ben, annas, 'In the pause.', early);
    expectStatus(await gm('resume', {}), 200);
    await write(anna, 'gm', 'In the war.', early);
    expectStatus(await gm('rollback', { round: 1, phase: 'preparation', reason: 'Because' }), 200);
    expectStatus(await gm('end', { winner: null, reason: 'Because' }), 200);
    await write(anna, bens, 'After the end.', early);
    await write(early.gm, null, 'To all, after the end.', early);
    const between = ['Before the start.', 'In the pause.', 'After the end.'];
    expect(await textsOf(anna, '', early)).toEqual([
      between[0],
      between[1],
      'In the war.',
      between[2],
      'To all, after the end.',
    ]);
    expect(await textsOf(ben, '', early)).toEqual([...between, 'To all, after the end.']);
    expect(await textsOf(early.gm, '', early)).toEqual(['In the war.', 'To all, after the end.']);
    expect(await textsOf(watcher, '', early)).toEqual(['To all, after the end.']);
    expectStatus(await early.gm.call('DELETE', `/v1/campaigns/${early.id}`), 204);
    expectStatus(await anna.call('GET', at(early)), 404);
    for (const table of ['messages', 'message_readers', 'message_mutes'])
      expect((await app.pool.query(`SELECT FROM ${table} WHERE campaign_id = $1`, [early.id])).rowCount).toBe(
        0,
      );
  });
});

describe('people who come and go', () => {
  it('whoever takes over a force reads nothing that was written to it before, and who had it keeps what they read', async () => {
    const other = await withPeople(await startedCampaign(app, 4, { teams: [[1, 2]] }));
    const { gm, anna, ben, cleo } = other;
    await write(anna, cleo.force, 'To the old player.', other);
    await write(cleo, anna.force, 'From the old player.', other);
    await write(anna, null, 'To all, before.', other);
    const body = { userId: other.watcher.id, reason: 'Because' };
    expectStatus(
      await gm.call('POST', `/v1/campaigns/${other.id}/gm/seats/${cleo.force}/reassign`, { body }),
      200,
    );
    expect(await textsOf(other.watcher, '', other)).toEqual(['To all, before.']);
    await write(anna, cleo.force, 'To the new player.', other);
    expect((await write(other.watcher, anna.force, 'From the new player.', other)).from).toBe(cleo.force);
    expect(await textsOf(other.watcher, '', other)).toEqual([
      'To all, before.',
      'To the new player.',
      'From the new player.',
    ]);
    // The old one watches now.
    expect(await textsOf(cleo, '', other)).toEqual([
      'To the old player.',
      'From the old player.',
      'To all, before.',
    ]);
    expectProblem(await post(cleo, null, 'I was here.', { in: other }), 403, 'request/forbidden');

    // By an invitation that takes a force over.
    await write(anna, 'team', 'To the old team.', other);
    const newcomer = await joined(other, 'Newcomer', { force: ben.force });
    await write(anna, 'team', 'To the new team.', other);
    expect(await textsOf(newcomer, '', other)).toEqual(['To all, before.', 'To the new team.']);
    expect(await textsOf(ben, '', other)).toContain('To the old team.');
    expect(await textsOf(ben, '', other)).not.toContain('To the new team.');

    // Who is sent away reads nothing, and a force that nobody plays cannot be written to.
    const stream = await openStream(app, other.dora.token, `/v1/campaigns/${other.id}/events/stream`, {
      'last-event-id': '100000',
    });
    expectStatus(
      await gm.call('POST', `/v1/campaigns/${other.id}/gm/members/${other.dora.id}/remove`, {
        body: { reason: 'Because' },
      }),
      200,
    );
    await write(gm, null, 'Dora has left.', other);
    expectStatus(await other.dora.call('GET', at(other)), 404);
    expectProblem(await post(other.dora, null, 'Let me in.', { in: other }), 404, 'request/not-found');
    expectProblem(
      await post(anna, other.dora.force, 'Are you there?', { in: other }),
      422,
      'messages/nobody-there',
    );
    await stream.ended;
    expect(stream.messages).toEqual([]);

    // A new game master has the place, and not the letters.
    await write(anna, 'gm', 'To the old game master.', other);
    expectStatus(
      await gm.call('POST', `/v1/campaigns/${other.id}/gm/hand-over`, {
        body: { userId: cleo.id, reason: 'Because' },
      }),
      200,
    );
    await write(anna, 'gm', 'To the new game master.', other);
    expect(await textsOf(cleo, '', other)).toContain('To the new game master.');
    expect(await textsOf(cleo, '', other)).not.toContain('To the old game master.');
    expect(await textsOf(gm, '', other)).toContain('To the old game master.');
    expect(await textsOf(gm, '', other)).not.toContain('To the new game master.');
  });

  it('a force that is out still speaks and is spoken to', async () => {
    const small = await startedCampaign(app, 3);
    const [anna, ben] = small.players as [Person, Person];
    const force = String((await anna.call('GET', `/v1/campaigns/${small.id}`)).body['myForce']);
    await app.pool.query('UPDATE forces SET out = true WHERE campaign_id = $1 AND id = $2', [
      small.id,
      force,
    ]);
    await write(ben, force, 'Well fought.', small);
    await write(anna, null, 'Thank you.', small);
    expect(await textsOf(anna, '', small)).toEqual(['Well fought.', 'Thank you.']);
  });
});
