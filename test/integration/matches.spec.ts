/** Matches in the database: the training scenario against a bot to its end, and who decides when two would. */
import type pg from 'pg';
import { OpenMatch } from '../../src/application/matches/opening/open-match';
import { PlayBots } from '../../src/application/matches/bots/play-bots';
import { replayMatch } from '../../src/application/matches/course/replay-match';
import { SendOrder } from '../../src/application/matches/orders/send-order';
import { openingState } from '../../src/application/matches/opening/set-up';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { changedField, type Offer, SYSTEMS } from '../../src/games';
import { PgMatches } from '../../src/infrastructure/matches/pg-matches';
import { systemOf } from '../../src/infrastructure/matches/pinned-systems';
import { ThreadThinker } from '../../src/infrastructure/matches/thread-thinker';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { systemChance } from '../../src/infrastructure/setup/chance';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { type UserId } from '../../src/kernel';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let matches: PgMatches;
let users: readonly UserId[];
const thinker = new ThreadThinker();

/** As another server that has kept nothing yet. */
const another = (): PgMatches =>
  new PgMatches(pool, new SealedBox(Buffer.alloc(32, 'matches'), 'dice-seeds'));

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  users = (await seedAccounts(pool, ['ada', 'ben'])) as unknown as readonly UserId[];
  matches = another();
});
afterAll(async () => {
  await thinker.end();
  await pool.end();
  await database.drop();
});

const OPTIONS = { dryRun: false, idempotency: null };
const open = async (seats: readonly object[], options = OPTIONS): Promise<string> => {
  const use = new OpenMatch(matches, SYSTEMS, { find: () => Promise.resolve([]) }, systemChance, () =>
    Date.now(),
  );
  const body = { system: 'battletech', scenario: 'training', seats };
  const opened = await use.run(users[0] as UserId, body, options);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
};

/** The first offer of seat A, with the revision of its decision; null: it is not asked. */
const firstOffer = async (id: string): Promise<{ offer: Offer; revision: number } | null> => {
  const match = await matches.read(id);
  if (match === null || match.state === null || match.status !== 'running') return null;
  const system = systemOf(match);
  const knowledge = system.know(match.state, { kind: 'seat', seat: 'A' });
  const [offer] = system.offers(knowledge, 'A');
  const decision = system.decisions(knowledge, 'A').find((one) => one.id === offer?.decision);
  return offer === undefined || decision === undefined ? null : { offer, revision: decision.revision };
};

const sentOf = ({ offer, revision }: { offer: Offer; revision: number }) => ({
  ...{ seat: 'A', decision: offer.decision, revision, order: offer.order },
});

it('plays the training scenario against a bot to its end, and the log replays it', async () => {
  const id = await open([{ me: true }, { bot: 'attack' }]);
  const bots = new PlayBots(matches, systemOf, thinker);
  const send = new SendOrder(matches, systemOf);
  for (let orders = 0; orders < 500; orders += 1) {
    await bots.run(id);
    const first = await firstOffer(id);
    if (first === null) break;
    const done = await send.run(users[0] as UserId, id, sentOf(first), OPTIONS);
    if (!done.ok) throw new Error(done.error.code);
  }
  const match = await another().read(id);
  if (match === null || match.state === null) throw new Error('gone');
  // What this server has kept is what the database has.
  expect(JSON.stringify((await matches.read(id))?.state)).toBe(JSON.stringify(match.state));
  const system = systemOf(match);
  expect(match.status).toBe('over');
  expect(system.outcome(match.state)).not.toBeNull();

  // GAM-11: setup, seed and log give the same events and state; another die does not.
  const log = await matches.log(id);
  expect(replayMatch(system, match, log)).toMatchObject({ differs: null, isSameState: true });
  const rolled = log.findIndex(({ entry, events }) => entry.kind === 'order' && events.length > 0);
  const cheated = log.map((one, index) =>
    index === rolled ? { ...one, events: one.events.slice(0, -1) } : one,
  );
  expect(replayMatch(system, match, cheated).differs).toBe(rolled + 1);
  const opening = openingState(system, match);

  // A feed has no gaps, and its changes lead to the field as it is.
  for (const seat of ['A', 'B']) {
    const told = await matches.told(id, seat, 0, 100_000);
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
    const fieldOf = (from: typeof opening) => {
      const knowledge = system.know(from, { kind: 'seat', seat });
      return { board: system.board(knowledge), scene: system.scene(knowledge) };
    };
    const folded = told.reduce((field, { change }) => changedField(field, change), fieldOf(opening));
    expect(folded).toEqual(fieldOf(match.state));
  }
});

it('lets one of two servers decide, and tells the other to look again', async () => {
  const id = await open([{ me: true }, { bot: 'hold' }]);
  await new PlayBots(matches, systemOf, thinker).run(id);
  const first = await firstOffer(id);
  if (first === null) throw new Error('not asked');
  const send = new SendOrder(matches, systemOf);
  const both = await Promise.all([1, 2].map(() => send.run(users[0] as UserId, id, sentOf(first), OPTIONS)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'conflict' } });
});

it('MAT-4 a server sees what another one has ordered, and keeps nothing of what was only tried', async () => {
  const id = await open([{ me: true }, { bot: 'hold' }]);
  const two = [matches, another()] as const;
  const texts = async (): Promise<readonly string[]> => {
    const read = await Promise.all([...two, another()].map((one) => one.read(id)));
    return [...new Set(read.map((one) => JSON.stringify([one?.state, one?.setup, one?.entries])))];
  };
  for (let orders = 0; orders < 12; orders += 1) {
    const server = two[orders % 2] ?? matches;
    await new PlayBots(server, systemOf, thinker).run(id);
    const first = await firstOffer(id);
    if (first === null) break;
    const send = new SendOrder(server, systemOf);
    const dry = await send.run(users[0] as UserId, id, sentOf(first), { ...OPTIONS, dryRun: true });
    expect([dry.ok, (await texts()).length]).toEqual([true, 1]);
    const before = await texts();
    expect(await send.run(users[0] as UserId, id, sentOf(first), OPTIONS)).toMatchObject({ ok: true });
    const after = await texts();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  }
});

it('MAT-4 keeps nothing of a state that another has followed, and all of one that a dry run has tried', async () => {
  const id = await open([{ me: true }, { bot: 'hold' }]);
  await new PlayBots(matches, systemOf, thinker).run(id);
  const [match, first] = [await matches.read(id), await firstOffer(id)];
  if (match === null || match.state === null || first === null) throw new Error('seat A is asked');
  const { state } = match;
  const known = (): unknown => systemOf(match).know(state, { kind: 'seat', seat: 'A' });
  const before = known();
  const send = new SendOrder(matches, systemOf);
  expect(await send.run(users[0] as UserId, id, sentOf(first), { ...OPTIONS, dryRun: true })).toMatchObject({
    ok: true,
  });
  expect(known()).toBe(before);
  expect(await send.run(users[0] as UserId, id, sentOf(first), OPTIONS)).toMatchObject({ ok: true });
  expect(known()).not.toBe(before);
});

it('gives nobody another one’s seat, and leaves nothing of a dry run', async () => {
  const id = await open([{ me: true }, { invite: true }]);
  const send = new SendOrder(matches, systemOf);
  const order = { seat: 'A', decision: 'none', revision: 0, order: { type: 'none', token: null } };
  expect(await send.run(users[1] as UserId, id, order, OPTIONS)).toMatchObject({
    error: { kind: 'not-found' },
  });
  expect(await send.run(users[0] as UserId, id, order, OPTIONS)).toMatchObject({
    error: { kind: 'conflict' },
  });
  const tried = await open([{ me: true }, { bot: 'hold' }], { ...OPTIONS, dryRun: true });
  expect(await matches.read(tried)).toBeNull();
});
