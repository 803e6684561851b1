/** The connection to PostgreSQL breaks at every single message of an order in a match (MAT-4), in both directions. */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { replayMatch } from '../../src/application/matches/course/replay-match';
import { OpenMatch } from '../../src/application/matches/opening/open-match';
import { openingState } from '../../src/application/matches/opening/set-up';
import { SendOrder } from '../../src/application/matches/orders/send-order';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { changedField, SYSTEMS, type Frame, type Sent } from '../../src/games';
import { PgMatches } from '../../src/infrastructure/matches/pg-matches';
import { systemOf } from '../../src/infrastructure/matches/pinned-systems';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { systemChance } from '../../src/infrastructure/setup/chance';
import { canonicalJson, type UserId } from '../../src/kernel';
import { lookingPool } from '../support/faults/checks';
import { Cutting } from '../support/faults/cutting';
import { CuttingProxy } from '../support/faults/cutting-proxy';
import { keepRows } from '../support/faults/snapshot-tables';
import { must } from '../support/faults/war';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let proxy: CuttingProxy;
let cutting: Cutting;
let putBack: () => Promise<void>;
let ada: UserId;
let id: string;

/** Hundreds of connections are made, cut and waited for. */
const PATIENCE_MS = process.env['DEEP'] === '1' ? 900_000 : 300_000;
const NOW = { dryRun: false, idempotency: null };
const NAME = 'order in a match';

/** As a process that has kept nothing. */
const storeOn = (on: pg.Pool): PgMatches =>
  new PgMatches(on, new SealedBox(Buffer.alloc(32, 'matches'), 'dice-seeds'));

const matchNow = async () => {
  const match = await storeOn(pool).read(id);
  if (match === null || match.state === null) throw new Error('the match is gone');
  return { match, state: match.state, system: systemOf(match) };
};

/** The first offer of whoever is asked now, as they would send it. */
const firstSending = async (): Promise<Sent> => {
  const { state, system, match } = await matchNow();
  for (const { seat } of match.seats) {
    const knowledge = system.know(state, { kind: 'seat', seat });
    const due = system.decisions(knowledge, seat).filter((one) => one.due === 'now');
    const offer = system
      .offers(knowledge, seat)
      .find(({ decision }) => due.some((one) => one.id === decision));
    const revision = due.find((one) => one.id === offer?.decision)?.revision;
    if (offer !== undefined && revision !== undefined)
      return { seat, decision: offer.decision, revision, order: offer.order };
  }
  throw new Error('nobody is asked');
};

/** The match as everybody is told it. Throws where log, state and feeds do not fit together. */
const whole = async (): Promise<string> => {
  const { match, state, system } = await matchNow();
  const store = storeOn(pool);
  const log = await store.log(id);
  expect(replayMatch(system, match, log)).toMatchObject({ differs: null, isSameState: true });
  const feeds = [];
  for (const { seat } of match.seats) {
    const told = await store.told(id, seat, 0, 100_000);
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
    const fieldOf = (from: Frame) => {
      const knowledge = system.know(from, { kind: 'seat', seat });
      return { board: system.board(knowledge), scene: system.scene(knowledge) };
    };
    const opening = fieldOf(openingState(system, match));
    expect(told.reduce((field, { change }) => changedField(field, change), opening)).toEqual(fieldOf(state));
    feeds.push(told);
  }
  return canonicalJson([match.entries, state, log, feeds]);
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  proxy = await CuttingProxy.start(database.url);
  [ada] = (await seedAccounts(pool, ['ada'])) as unknown as [UserId];
  const body = { system: 'battletech', scenario: 'training', seats: [{ me: true }, { me: true }] };
  const none = { find: () => Promise.resolve([]) };
  ({ id } = must(
    await new OpenMatch(storeOn(pool), SYSTEMS, none, systemChance, () => Date.now()).run(ada, body, NOW),
  ));
  // Some orders in: with a log, feeds and dice behind it.
  for (let orders = 0; orders < 4; orders += 1)
    must(await new SendOrder(storeOn(pool), systemOf).run(ada, id, await firstSending(), NOW));
  putBack = await keepRows(pool);
  cutting = new Cutting(database.url, pool, proxy, putBack);
});

afterAll(async () => {
  await proxy.stop();
  await pool.end();
  await database.drop();
  process.stdout.write(cutting.tally);
});

it(
  'MAT-4 an acknowledged order counts, one that is not acknowledged counts whole or not at all, and once when it is sent again',
  async () => {
    const sent = await firstSending();
    const bodyHash = createHash('sha256').update(canonicalJson(sent)).digest('hex');
    let key = randomUUID();
    const send = async (on: pg.Pool): Promise<unknown> => {
      const idempotency = { user: ada, route: `POST /v1/matches/${id}/orders`, key, bodyHash };
      return must(
        await new SendOrder(storeOn(on), systemOf).run(ada, id, sent, { dryRun: false, idempotency }),
      );
    };
    const before = await whole();
    const cuts = await cutting.every(send);
    expect(cuts.length).toBeGreaterThan(30);
    for (const cut of cuts) {
      key = randomUUID();
      const { acknowledged } = await cutting.during(cut, send);
      const after = await whole();
      const done = after !== before;
      if (acknowledged) expect({ cut, done }).toEqual({ cut, done: true });
      const answer = await send(pool);
      // What counted has counted once: the same answer, and nothing new.
      if (done) expect({ cut, now: await whole() }).toEqual({ cut, now: after });
      else expect({ cut, counts: (await whole()) !== before }).toEqual({ cut, counts: true });
      expect(await send(pool)).toEqual(answer);
      cutting.note(NAME, acknowledged, done);
      await putBack();
    }
    cutting.expectBothOutcomes(NAME);
  },
  PATIENCE_MS,
);
